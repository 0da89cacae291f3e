import { Choice } from '../../../kit/choice.tsx';
import { useTexts } from '../../../kit/context.ts';
import { doorMoments } from '../../../rules/mage-knight/doors.ts';
import { doorStates, doorsOfKind, kindsWithDoors } from './inputs.ts';
import type { CastleWaysModel } from './model.ts';
import { SectionChoice } from './section-choice.tsx';
import { ToggleGroup } from './toggle-group.tsx';

const whos = ['lord', 'another'] as const;

/** A door that somebody wants to open or close. */
export function DoorsForm({ model }: { readonly model: CastleWaysModel }) {
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
