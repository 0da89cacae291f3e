import type { ComponentChildren } from 'preact';
import { useTexts } from '../../../kit/context.ts';
import { Chips, Toggle } from '../../../kit/controls/choice.tsx';
import { asksIn } from '../../../kit/question/asks-in.tsx';
import { visitorKinds } from '../../../rules/mage-knight/access.ts';
import { doorMoments } from '../../../rules/mage-knight/doors.ts';
import { sectionKinds } from '../../../rules/mage-knight/kinds.ts';
import { Pick } from '../../plate.tsx';
import { ShortAnswer } from '../../question-frame.tsx';
import { answerOf } from './answer.ts';
import {
  basesMatter,
  bothAtGatehouse,
  contactPlaces,
  doorsOfKind,
  kindsWithDoors,
  type WayGoal,
  type WaysInputs,
  waysAsked,
  withDoorOf,
} from './inputs.ts';
import { sayingText } from './line.ts';
import type { CastleWaysModel } from './model.ts';

interface FormProps {
  readonly model: CastleWaysModel;
}

/** What would be answered with a change; of several goals the one that is answered now. */
function useTrial(model: CastleWaysModel): (part: Partial<WaysInputs>) => ComponentChildren {
  const t = useTexts('castlequestions');
  const terms = useTexts('castleterms');
  const inputs = model.inputs.value.value;
  const { goals, main } = model.answer.value;
  const wanted: WayGoal | undefined = goals.find(({ line }) => line === main)?.goal;
  return (part) => {
    const line = answerOf({ ...inputs, ...part }, wanted).main;
    const answer = line.outcome === 'fact' ? 'open' : line.outcome;
    return <ShortAnswer answer={answer} says={sayingText({ t, terms }, line)} />;
  };
}

/** Who wants to get somewhere. */
function Visitor({ model }: FormProps) {
  const t = useTexts('castlequestions');
  const trial = useTrial(model);
  return (
    <Pick
      legend={t.visitor}
      value={model.inputs.value.value.visitor}
      known={visitorKinds}
      names={t.visitors}
      becomes={(visitor) => trial({ visitor })}
      onChange={(visitor) => model.change({ visitor })}
    />
  );
}

function Flies({ model }: FormProps) {
  const t = useTexts('castlequestions');
  return asksIn(waysAsked, model.inputs.value.value, model.change).flag('flies', t.flies);
}

/** A figure on the ground before a section. */
function UpForm({ model }: FormProps) {
  const t = useTexts('castlequestions');
  const terms = useTexts('castleterms');
  const { up } = model.inputs.value.value;
  const { kind, condition, opened } = up;
  const doors = doorsOfKind(kind);
  const ask = asksIn(waysAsked.fields.up, up, model.changeUp);
  const trial = useTrial(model);
  return (
    <>
      <div class="castle-plates">
        <Visitor model={model} />
        <Pick
          legend={t.section}
          value={kind}
          known={sectionKinds}
          names={terms.sections}
          becomes={(each) => trial({ up: { ...up, kind: each } })}
          onChange={(each) => model.changeUp({ kind: each })}
        />
      </div>
      <div class="castle-few">{ask.choice('condition', t.condition, t.conditions)}</div>
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
      <Chips legend={t.beside}>
        {ask.flag('ladder', t.ladder)}
        {ask.flag('wallBeside', t.wallBeside)}
        <Flies model={model} />
      </Chips>
    </>
  );
}

/** A figure on top of one section that wants to go on to the next. */
function AcrossForm({ model }: FormProps) {
  const t = useTexts('castlequestions');
  const { sections } = useTexts('castleterms');
  const { across } = model.inputs.value.value;
  const ask = asksIn(waysAsked.fields.across, across, model.changeAcross);
  const trial = useTrial(model);
  return (
    <>
      <div class="castle-plates">
        <Pick
          legend={t.from}
          value={across.from}
          known={sectionKinds}
          names={sections}
          becomes={(from) => trial({ across: { ...across, from } })}
          onChange={(from) => model.changeAcross({ from })}
        />
        <Pick
          legend={t.to}
          value={across.to}
          known={sectionKinds}
          names={sections}
          becomes={(to) => trial({ across: { ...across, to } })}
          onChange={(to) => model.changeAcross({ to })}
        />
        <Visitor model={model} />
      </div>
      <div class="castle-few">{ask.choice('joint', t.joint, t.joints)}</div>
      {across.joint !== 'touching' && (
        <Chips legend={t.plankingTitle}>
          {ask.flag('byLord', t.byLord)}
          {ask.flag('touchesWall', t.touchesWall)}
          {ask.flag('rightAngles', t.rightAngles)}
        </Chips>
      )}
      <div class="row">
        <Flies model={model} />
      </div>
    </>
  );
}

/** Two whose contact is asked. */
function ContactForm({ model }: FormProps) {
  const t = useTexts('castlequestions');
  const { contact } = model.inputs.value.value;
  const ask = asksIn(waysAsked.fields.contact, contact, model.changeContact);
  const trial = useTrial(model);
  return (
    <>
      <div class="castle-plates">
        {(['one', 'other'] as const).map((which) => (
          <Pick
            key={which}
            legend={t[which]}
            value={contact[which]}
            known={contactPlaces}
            names={t.places}
            becomes={(place) => trial({ contact: { ...contact, [which]: place } })}
            onChange={(place) => model.changeContact({ [which]: place })}
          />
        ))}
      </div>
      {(bothAtGatehouse(contact) || basesMatter(contact)) && (
        <Chips legend={t.bases}>
          {ask.flag('sameGatehouse', t.sameGatehouse)}
          {ask.flag('basesTouch', t.basesTouch)}
        </Chips>
      )}
    </>
  );
}

/** A door that somebody wants to open or close. */
function DoorsForm({ model }: FormProps) {
  const t = useTexts('castlequestions');
  const terms = useTexts('castleterms');
  const asked = model.inputs.value.value.doors;
  const doors = doorsOfKind(asked.kind);
  const ask = asksIn(waysAsked.fields.doors, asked, model.changeDoor);
  const trial = useTrial(model);
  return (
    <>
      <div class="castle-few">{ask.choice('to', t.change, t.changes, { hideLegend: true })}</div>
      <div class="castle-plates">
        <Pick
          legend={t.section}
          value={asked.kind}
          known={kindsWithDoors}
          names={terms.sections}
          becomes={(kind) => trial({ doors: withDoorOf(asked, { kind }) })}
          onChange={(kind) => model.changeDoor({ kind })}
        />
        {doors.length > 1 && (
          <Pick
            legend={t.door}
            value={asked.door}
            known={doors}
            names={terms.doors}
            becomes={(door) => trial({ doors: { ...asked, door } })}
            onChange={(door) => model.changeDoor({ door })}
          />
        )}
        <Pick
          legend={t.who}
          value={asked.byLord ? 'lord' : 'another'}
          known={['lord', 'another']}
          names={t.whos}
          becomes={(who) => trial({ doors: { ...asked, byLord: who === 'lord' } })}
          onChange={(who) => model.changeDoor({ byLord: who === 'lord' })}
        />
        <Pick
          legend={t.moment}
          value={asked.moment}
          known={doorMoments}
          names={t.moments}
          becomes={(moment) => trial({ doors: { ...asked, moment } })}
          onChange={(moment) => model.changeDoor({ moment })}
        />
      </div>
      {asked.to === 'closed' && (
        <Chips legend={t.state}>
          {ask.flag('breached', t.breached)}
          {ask.flag('blocked', t.blocked)}
        </Chips>
      )}
    </>
  );
}

const forms = { up: UpForm, across: AcrossForm, contact: ContactForm, doors: DoorsForm };

/** What the question about ways in hand hangs on. */
export function WaysForm({ model }: FormProps) {
  const Form = forms[model.inputs.value.value.question];
  return <Form model={model} />;
}
