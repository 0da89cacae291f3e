import { asksOf } from '../../../kit/asks.tsx';
import { Chips, Choice, Toggle } from '../../../kit/choice.tsx';
import { useTexts } from '../../../kit/context.ts';
import { Icon } from '../../../kit/icon.tsx';
import { ModeBar } from '../../../kit/place-head.tsx';
import { Reasons } from '../../../kit/reasons.tsx';
import { joints, visitorKinds } from '../../../rules/mage-knight/access.ts';
import { doorMoments } from '../../../rules/mage-knight/doors.ts';
import { sectionKinds } from '../../../rules/mage-knight/kinds.ts';
import { CastleQuestion, StartOver, Verdict, WouldHelp } from '../../question-frame.tsx';
import {
  basesMatter,
  bothAtGatehouse,
  contactPlaces,
  doorStates,
  doorsOfKind,
  kindsWithDoors,
  wayConditions,
  waysQuestions,
} from './inputs.ts';
import { helpText, namesText, reasonItems, sayingText, type WayLine, type WaysTexts } from './line.ts';
import type { CastleWaysModel } from './model.ts';

function useWaysTexts(): WaysTexts {
  return { t: useTexts('castleways'), terms: useTexts('castleterms') };
}

/** Where one may want to get, each with its own sign beside the others; the chosen one is answered in full. */
function WaysGoals({ model }: { readonly model: CastleWaysModel }) {
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
function WaysVerdict({ model }: { readonly model: CastleWaysModel }) {
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
    </>
  );
}

/** A figure on top of one section that wants to go on to the next. */
function AcrossForm({ model }: { readonly model: CastleWaysModel }) {
  const t = useTexts('castleways');
  const { sections } = useTexts('castleterms');
  const { visitor, across } = model.inputs.value.value;
  const ask = asksOf(across, model.changeAcross);
  return (
    <div class="stack">
      {asksOf({ visitor }, model.change).choice('visitor', t.visitor, visitorKinds, t.visitors)}
      {ask.choice('from', t.from, sectionKinds, sections)}
      {ask.choice('to', t.to, sectionKinds, sections)}
      {ask.choice('joint', t.joint, joints, t.joints)}
      {across.joint !== 'touching' && (
        <Chips legend={t.plankingTitle}>
          {ask.flag('byLord', t.byLord)}
          {ask.flag('touchesWall', t.touchesWall)}
          {ask.flag('rightAngles', t.rightAngles)}
        </Chips>
      )}
    </div>
  );
}

/** A door that somebody wants to open or close. */
function DoorsForm({ model }: { readonly model: CastleWaysModel }) {
  const t = useTexts('castleways');
  const terms = useTexts('castleterms');
  const asked = model.inputs.value.value.doors;
  const doors = doorsOfKind(asked.kind);
  const ask = asksOf(asked, model.changeDoor);
  return (
    <div class="stack">
      {ask.choice('to', t.change, doorStates, t.changes)}
      {ask.choice('kind', t.section, kindsWithDoors, terms.sections)}
      {doors.length > 1 && ask.choice('door', t.door, doors, terms.doors)}
      <Choice
        legend={t.who}
        value={asked.byLord ? 'lord' : 'another'}
        options={(['lord', 'another'] as const).map((value) => ({ value, label: t.whos[value] }))}
        onChange={(value) => model.changeDoor({ byLord: value === 'lord' })}
      />
      {ask.choice('moment', t.moment, doorMoments, t.moments)}
      {asked.to === 'closed' && (
        <Chips legend={t.state}>
          {ask.flag('breached', t.breached)}
          {ask.flag('blocked', t.blocked)}
        </Chips>
      )}
    </div>
  );
}

/** A figure on the ground before a section. */
function UpForm({ model }: { readonly model: CastleWaysModel }) {
  const t = useTexts('castleways');
  const terms = useTexts('castleterms');
  const { visitor, up } = model.inputs.value.value;
  const { kind, condition, opened } = up;
  const doors = doorsOfKind(kind);
  const ask = asksOf(up, model.changeUp);
  return (
    <div class="stack">
      {asksOf({ visitor }, model.change).choice('visitor', t.visitor, visitorKinds, t.visitors)}
      {ask.choice('kind', t.section, sectionKinds, terms.sections)}
      {ask.choice('condition', t.condition, wayConditions, t.conditions)}
      {doors.length > 0 && condition === 'standing' && (
        <Chips legend={t.openDoors}>
          {doors.map((door) => (
            <Toggle key={door} pressed={opened.includes(door)} onChange={() => model.toggleDoor(door)}>
              {terms.doors[door]}
            </Toggle>
          ))}
        </Chips>
      )}
      {doors.length > 0 && condition === 'breached' && <p class="hint">{t.allOpen}</p>}
      {condition !== 'rubble' && (
        <Chips legend={t.beside}>
          {ask.flag('ladder', t.ladder)}
          {ask.flag('wallBeside', t.wallBeside)}
        </Chips>
      )}
    </div>
  );
}

/** Two whose contact is asked. */
function ContactForm({ model }: { readonly model: CastleWaysModel }) {
  const t = useTexts('castleways');
  const { contact } = model.inputs.value.value;
  const [same, bases] = [bothAtGatehouse(contact), basesMatter(contact)];
  const ask = asksOf(contact, model.changeContact);
  return (
    <div class="stack">
      {ask.choice('one', t.one, contactPlaces, t.places)}
      {ask.choice('other', t.other, contactPlaces, t.places)}
      {(same || bases) && (
        <Chips legend={t.bases}>
          {same && ask.flag('sameGatehouse', t.sameGatehouse)}
          {bases && ask.flag('basesTouch', t.basesTouch)}
        </Chips>
      )}
    </div>
  );
}

const forms = { up: UpForm, across: AcrossForm, contact: ContactForm, doors: DoorsForm };

/** "Who gets where?": the answer on top, following every tap, and all that hangs on it. */
export function WaysQuestion({ model }: { readonly model: CastleWaysModel }) {
  const t = useTexts('castleways');
  const { question } = model.inputs.value.value;
  const Form = forms[question];
  return (
    <CastleQuestion
      class="ways"
      inputs={model.inputs}
      choice={
        <ModeBar
          legend={t.choice}
          modes={waysQuestions}
          names={t.questions}
          mode={question}
          onChoose={model.ask}
        />
      }
      question={t.asks[question]}
      answer={
        <>
          <WaysGoals model={model} />
          <WaysVerdict model={model} />
        </>
      }
      formTitle={t.inputs}
      form={
        <>
          <Form model={model} />
          <StartOver model={model} words={t} />
        </>
      }
      why={
        <>
          <WaysWhy model={model} />
          <WaysLines model={model} />
        </>
      }
    />
  );
}
