import { useTexts } from '../../../kit/context.ts';
import { Choice } from '../../../kit/controls/choice.tsx';
import { Icon } from '../../../kit/controls/icon.tsx';
import { Reasons } from '../../../kit/stage/reasons.tsx';
import { answerSigns, CastleQuestion, StartOver, Verdict, WouldHelp } from '../../question-frame.tsx';
import { WaysForm } from './forms.tsx';
import { waysQuestions } from './inputs.ts';
import { helpText, namesText, reasonItems, sayingText, type WayLine, type WaysTexts } from './line.ts';
import type { CastleWaysModel } from './model.ts';

function useWaysTexts(): WaysTexts {
  return { t: useTexts('castlequestions'), terms: useTexts('castleterms') };
}

/** Where one may want to get, each with its own sign beside the others; the chosen one is answered in full. */
function WaysGoals({ model }: { readonly model: CastleWaysModel }) {
  const { t } = useWaysTexts();
  const { goals, main } = model.answer.value;
  if (goals.length === 0) return null;
  return (
    <div class="way-goals castle-few">
      <Choice
        legend={t.goal}
        hideLegend
        value={goals.find(({ line }) => line === main)?.goal}
        options={goals.map(({ goal, line: { outcome } }) => ({
          value: goal,
          label:
            outcome === 'fact' ? (
              t.goals[goal]
            ) : (
              <span class="way-goal" data-answer={outcome}>
                <Icon name={answerSigns[outcome]} size={18} />
                <span aria-hidden="true">{t.goals[goal]}</span>
                <span class="visually-hidden">{`${t.goals[goal]}: ${t.outcomes[outcome]}`}</span>
              </span>
            ),
        }))}
        onChange={model.wish}
      />
    </div>
  );
}

/** The answer with the ways that lead there. */
function WaysVerdict({ model }: { readonly model: CastleWaysModel }) {
  const texts = useWaysTexts();
  const { main } = model.answer.value;
  const [decisive] = reasonItems(texts, main);
  const ways = main.says === 'up' || main.says === 'in' ? namesText(texts, main) : '';
  return (
    <Verdict
      answer={main.outcome === 'fact' ? 'open' : main.outcome}
      word={sayingText(texts, main)}
      reason={decisive?.text}
    >
      {ways !== '' && <b>{texts.t.by(ways)}</b>}
    </Verdict>
  );
}

/** What else hangs on it, each with its own yes or no and its rules. */
function WaysLines({ model }: { readonly model: CastleWaysModel }) {
  const { t } = useWaysTexts();
  const { lines } = model.answer.value;
  if (lines.length === 0) return null;
  return (
    <section class="card" aria-labelledby="ways-besides">
      <h2 id="ways-besides" class="card-title">
        {t.besides}
      </h2>
      <ul class="way-lines">
        {lines.map((line) => (
          <Line key={`${line.says}-${line.names?.join()}`} line={line} />
        ))}
      </ul>
    </section>
  );
}

function Line({ line }: { readonly line: WayLine }) {
  const texts = useWaysTexts();
  const { outcome } = line;
  const items = reasonItems(texts, line);
  return (
    <li class="way-line" data-answer={outcome}>
      <p class="way-says">
        {outcome !== 'fact' && <Icon name={answerSigns[outcome]} size={20} />}
        <span>{sayingText(texts, line)}</span>
      </p>
      {items.length > 0 && <Reasons items={items} />}
    </li>
  );
}

/** Every reason of the answer, what would turn a "no" into a "yes", and what else hangs on it. */
function WaysWhy({ model }: { readonly model: CastleWaysModel }) {
  const texts = useWaysTexts();
  const { t } = texts;
  const { main } = model.answer.value;
  const helps = model.helps.value;
  // Figures that are not in contact may move: what they can change has no end.
  const listed = model.inputs.value.value.question !== 'contact';
  return (
    <>
      {((main.outcome === 'no' && listed) || helps.length > 0) && (
        <WouldHelp helps={helps.map((help) => helpText(texts, help))} words={t} />
      )}
      <section class="card">
        <h2 class="card-title">{t.why}</h2>
        <Reasons items={reasonItems(texts, main)} />
      </section>
      <WaysLines model={model} />
    </>
  );
}

/** What would help, else what else is answered. */
function useWhyShort(model: CastleWaysModel): string {
  const texts = useWaysTexts();
  const castle = useTexts('castle');
  const helps = model.helps.value.map((help) => helpText(texts, help));
  if (helps.length > 0) return `${texts.t.wouldHelp}: ${helps.join('; ')}.`;
  const [line] = model.answer.value.lines;
  return line ? `${texts.t.besides}: ${sayingText(texts, line)} …` : castle.whyShort;
}

/** "Who gets where?": the answer on top, following every tap, and all that hangs on it. */
export function WaysQuestion({ model }: { readonly model: CastleWaysModel }) {
  const t = useTexts('castlequestions');
  const { question } = model.inputs.value.value;
  const whyShort = useWhyShort(model);
  return (
    <CastleQuestion
      class="ways"
      inputs={model.inputs}
      choice={
        <div class="castle-few">
          <Choice
            legend={t.choice}
            hideLegend
            value={question}
            options={waysQuestions.map((value) => ({ value, label: t.questions[value] }))}
            onChange={model.ask}
          />
        </div>
      }
      question={t.asks[question]}
      answer={
        <>
          <WaysGoals model={model} />
          <WaysVerdict model={model} />
        </>
      }
      whyShort={whyShort}
      why={<WaysWhy model={model} />}
      formTitle={t.inputs}
      form={
        <>
          <WaysForm model={model} />
          <div class="castle-buttons">
            <StartOver model={model} words={t} />
          </div>
        </>
      }
    />
  );
}
