import { Choice, Toggle } from '../../../kit/choice.tsx';
import { useTexts } from '../../../kit/context.ts';
import { ModeBar } from '../../../kit/mode-bar.tsx';
import { joints, visitorKinds } from '../../../rules/mage-knight/access.ts';
import { doorMoments } from '../../../rules/mage-knight/doors.ts';
import { type SectionKind, sectionKinds } from '../../../rules/mage-knight/kinds.ts';
import { CastleQuestion } from '../../question-frame.tsx';
import { StartOver } from '../../start-over.tsx';
import { WaysGoals, WaysLines, WaysVerdict, WaysWhy } from './answers.tsx';
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
import type { CastleWaysModel } from './model.ts';
import './access.css';

interface Switch {
  readonly label: string;
  readonly pressed: boolean;
  readonly onChange: (pressed: boolean) => void;
}

/** Conditions that belong together, each on or off. */
function ToggleGroup({
  legend,
  switches,
}: {
  readonly legend: string;
  readonly switches: readonly Switch[];
}) {
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      <div class="chips">
        {switches.map(({ label, pressed, onChange }) => (
          <Toggle key={label} pressed={pressed} onChange={onChange}>
            {label}
          </Toggle>
        ))}
      </div>
    </fieldset>
  );
}

interface SectionChoiceProps {
  readonly legend: string;
  readonly value: SectionKind;
  readonly kinds?: readonly SectionKind[];
  readonly onChange: (kind: SectionKind) => void;
}

/** Which section of a castle. */
function SectionChoice({ legend, value, kinds = sectionKinds, onChange }: SectionChoiceProps) {
  const { sections } = useTexts('castleterms');
  return (
    <Choice
      legend={legend}
      value={value}
      options={kinds.map((kind) => ({ value: kind, label: sections[kind] }))}
      onChange={onChange}
    />
  );
}

/** Who wants to get there. */
function VisitorChoice({ model }: { readonly model: CastleWaysModel }) {
  const t = useTexts('castleways');
  return (
    <Choice
      legend={t.visitor}
      value={model.inputs.value.value.visitor}
      options={visitorKinds.map((value) => ({ value, label: t.visitors[value] }))}
      onChange={model.choose}
    />
  );
}

/** A figure on top of one section that wants to go on to the next. */
function AcrossForm({ model }: { readonly model: CastleWaysModel }) {
  const t = useTexts('castleways');
  const { from, to, joint, byLord, touchesWall, rightAngles } = model.inputs.value.value.across;
  const change = model.changeAcross;
  return (
    <div class="stack">
      <VisitorChoice model={model} />
      <SectionChoice legend={t.from} value={from} onChange={(kind) => change({ from: kind })} />
      <SectionChoice legend={t.to} value={to} onChange={(kind) => change({ to: kind })} />
      <Choice
        legend={t.joint}
        value={joint}
        options={joints.map((value) => ({ value, label: t.joints[value] }))}
        onChange={(value) => change({ joint: value })}
      />
      {joint !== 'touching' && (
        <ToggleGroup
          legend={t.plankingTitle}
          switches={[
            { label: t.byLord, pressed: byLord, onChange: (on) => change({ byLord: on }) },
            { label: t.touchesWall, pressed: touchesWall, onChange: (on) => change({ touchesWall: on }) },
            { label: t.rightAngles, pressed: rightAngles, onChange: (on) => change({ rightAngles: on }) },
          ]}
        />
      )}
    </div>
  );
}

const whos = ['lord', 'another'] as const;

/** A door that somebody wants to open or close. */
function DoorsForm({ model }: { readonly model: CastleWaysModel }) {
  const t = useTexts('castleways');
  const terms = useTexts('castleterms');
  const { kind, door, to, byLord, moment, breached, blocked } = model.inputs.value.value.doors;
  const doors = doorsOfKind(kind);
  const change = model.changeDoor;
  return (
    <div class="stack">
      <Choice
        legend={t.change}
        value={to}
        options={doorStates.map((value) => ({ value, label: t.changes[value] }))}
        onChange={(value) => change({ to: value })}
      />
      <SectionChoice
        legend={t.section}
        value={kind}
        kinds={kindsWithDoors}
        onChange={(value) => change({ kind: value })}
      />
      {doors.length > 1 && (
        <Choice
          legend={t.door}
          value={door}
          options={doors.map((value) => ({ value, label: terms.doors[value] }))}
          onChange={(value) => change({ door: value })}
        />
      )}
      <Choice
        legend={t.who}
        value={byLord ? 'lord' : 'another'}
        options={whos.map((value) => ({ value, label: t.whos[value] }))}
        onChange={(value) => change({ byLord: value === 'lord' })}
      />
      <Choice
        legend={t.moment}
        value={moment}
        options={doorMoments.map((value) => ({ value, label: t.moments[value] }))}
        onChange={(value) => change({ moment: value })}
      />
      {to === 'closed' && (
        <ToggleGroup
          legend={t.state}
          switches={[
            { label: t.breached, pressed: breached, onChange: (on) => change({ breached: on }) },
            { label: t.blocked, pressed: blocked, onChange: (on) => change({ blocked: on }) },
          ]}
        />
      )}
    </div>
  );
}

/** A figure on the ground before a section. */
function UpForm({ model }: { readonly model: CastleWaysModel }) {
  const t = useTexts('castleways');
  const terms = useTexts('castleterms');
  const { kind, condition, opened, ladder, wallBeside } = model.inputs.value.value.up;
  const doors = doorsOfKind(kind);
  const stands = condition !== 'rubble';
  return (
    <div class="stack">
      <VisitorChoice model={model} />
      <SectionChoice legend={t.section} value={kind} onChange={(value) => model.changeUp({ kind: value })} />
      <Choice
        legend={t.condition}
        value={condition}
        options={wayConditions.map((value) => ({ value, label: t.conditions[value] }))}
        onChange={(value) => model.changeUp({ condition: value })}
      />
      {doors.length > 0 && condition === 'standing' && (
        <ToggleGroup
          legend={t.openDoors}
          switches={doors.map((door) => ({
            label: terms.doors[door],
            pressed: opened.includes(door),
            onChange: () => model.toggleDoor(door),
          }))}
        />
      )}
      {doors.length > 0 && condition === 'breached' && <p class="hint">{t.allOpen}</p>}
      {stands && (
        <ToggleGroup
          legend={t.beside}
          switches={[
            { label: t.ladder, pressed: ladder, onChange: (on) => model.changeUp({ ladder: on }) },
            {
              label: t.wallBeside,
              pressed: wallBeside,
              onChange: (on) => model.changeUp({ wallBeside: on }),
            },
          ]}
        />
      )}
    </div>
  );
}

/** Two whose contact is asked. */
function ContactForm({ model }: { readonly model: CastleWaysModel }) {
  const t = useTexts('castleways');
  const { contact } = model.inputs.value.value;
  const { one, other, sameGatehouse, basesTouch } = contact;
  const change = model.changeContact;
  const places = contactPlaces.map((value) => ({ value, label: t.places[value] }));
  const same = {
    label: t.sameGatehouse,
    pressed: sameGatehouse,
    onChange: (on: boolean) => change({ sameGatehouse: on }),
  };
  const touch = {
    label: t.basesTouch,
    pressed: basesTouch,
    onChange: (on: boolean) => change({ basesTouch: on }),
  };
  const switches = [...(bothAtGatehouse(contact) ? [same] : []), ...(basesMatter(contact) ? [touch] : [])];
  return (
    <div class="stack">
      <Choice legend={t.one} value={one} options={places} onChange={(value) => change({ one: value })} />
      <Choice
        legend={t.other}
        value={other}
        options={places}
        onChange={(value) => change({ other: value })}
      />
      {switches.length > 0 && <ToggleGroup legend={t.bases} switches={switches} />}
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
