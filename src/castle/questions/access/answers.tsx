import { Choice } from '../../../kit/choice.tsx';
import { useTexts } from '../../../kit/context.ts';
import { Icon } from '../../../kit/icon.tsx';
import { Reasons } from '../../../kit/reasons.tsx';
import { Verdict, WouldHelp } from '../../verdict.tsx';
import type { WayLine } from './line.ts';
import type { CastleWaysModel } from './model.ts';
import { helpText, namesText, reasonItems, sayingText, type WaysTexts } from './text.ts';

function useWaysTexts(): WaysTexts {
  return { t: useTexts('castleways'), terms: useTexts('castleterms') };
}

/** Where one may want to get, each with its own sign beside the others; the chosen one is answered in full. */
export function WaysGoals({ model }: { readonly model: CastleWaysModel }) {
  const { t } = useWaysTexts();
  const { goals, main } = model.answer.value;
  if (goals.length === 0) return null;
  return (
    <div class="way-goals">
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
                <Icon name={signs[outcome]} size={20} />
                {t.goals[goal]}
                <span class="visually-hidden">: {t.outcomes[outcome]}</span>
              </span>
            ),
        }))}
        onChange={model.wish}
      />
    </div>
  );
}

/** The answer with the ways that lead there. */
export function WaysVerdict({ model }: { readonly model: CastleWaysModel }) {
  const texts = useWaysTexts();
  const { main } = model.answer.value;
  const [decisive] = reasonItems(texts, main);
  const ways = main.says === 'up' || main.says === 'in' ? namesText(texts, main) : '';
  return (
    <Verdict
      answer={main.outcome === 'fact' ? 'open' : main.outcome}
      word={sayingText(texts, main)}
      reason={decisive}
    >
      {ways !== '' && <p>{texts.t.by(ways)}</p>}
    </Verdict>
  );
}

/** What else hangs on it, each with its own yes or no and its rules. */
export function WaysLines({ model }: { readonly model: CastleWaysModel }) {
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

const signs = { yes: 'check', no: 'close', open: 'scales' } as const;

function Line({ line }: { readonly line: WayLine }) {
  const texts = useWaysTexts();
  const { outcome } = line;
  const items = reasonItems(texts, line);
  return (
    <li class="way-line" data-answer={outcome}>
      <p class="way-says">
        {outcome !== 'fact' && <Icon name={signs[outcome]} size={20} />}
        <span>{sayingText(texts, line)}</span>
      </p>
      {items.length > 0 && <Reasons items={items} />}
    </li>
  );
}

/** Every reason of the answer, and what would turn a "no" into a "yes". */
export function WaysWhy({ model }: { readonly model: CastleWaysModel }) {
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
    </>
  );
}
