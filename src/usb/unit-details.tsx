import { Choice, Toggle } from '../kit/choice.tsx';
import { useFormat, useTexts } from '../kit/context.ts';
import { Stepper } from '../kit/stepper.tsx';
import type { Fighter } from '../rules/usb/fighter.ts';
import type { UsbRules } from '../rules/usb/house-rules.ts';
import { JoinedHero } from './joined-hero.tsx';
import { mostModelsOf } from './side.ts';
import { fatigueChoices, mostFights, withFatigue, withStart } from './side-edit.ts';
import { isMachine, tirednessOf, unitChoices } from './unit-choices.ts';
import { statsIn } from './unit-facts.ts';

export interface UnitDetailsProps {
  readonly fighter: Fighter;
  readonly rules: UsbRules;
  readonly onChange: (fighter: Fighter) => void;
}

/** How a unit stands: where and in what order, how it feels, how tired it is, what it has lost, who has joined it. */
export function UnitDetails({ fighter, rules, onChange }: UnitDetailsProps) {
  const t = useTexts('usbunits');
  const format = useFormat();
  const { unit, formation, terrain, entrenched, state, activated, fights } = fighter;
  const change = (part: Partial<Fighter>) => onChange({ ...fighter, ...part });
  return (
    <>
      <Choice
        legend={t.terrain}
        value={terrain}
        options={unitChoices.terrains.map((value) => ({ value, label: t.terrains[value] }))}
        onChange={(value) => change({ terrain: value })}
      />
      {!isMachine(unit) && (
        <div class="chips">
          <Toggle
            pressed={entrenched && formation !== 'column'}
            onChange={(pressed) =>
              change({ entrenched: pressed, ...(formation === 'column' && { formation: 'skirmish' }) })
            }
          >
            {t.entrenched}
          </Toggle>
        </div>
      )}
      <Choice
        legend={t.formation}
        value={formation}
        options={unitChoices.formations.map((value) => ({ value, label: t.formations[value] }))}
        onChange={(value) => change({ formation: value, entrenched: entrenched && value !== 'column' })}
      />
      <Choice
        legend={t.state}
        value={state}
        options={unitChoices.states.map((value) => ({ value, label: t.states[value] }))}
        onChange={(value) => change({ state: value })}
      />
      <Choice
        legend={t.fatigue}
        value={String(tirednessOf(fighter, rules))}
        options={fatigueChoices(rules).map((tired) => ({
          value: String(tired),
          label: format.signed(-tired),
        }))}
        onChange={(tired) => onChange(withFatigue(fighter, Number(tired), rules))}
      >
        <Toggle
          pressed={activated}
          onChange={(pressed) => change({ activated: pressed, fights: Math.min(fights, mostFights) })}
        >
          {t.activated}
        </Toggle>
      </Choice>
      <Losses fighter={fighter} rules={rules} onChange={onChange} />
      {unit.kind === 'line' && <JoinedHero fighter={fighter} rules={rules} onChange={onChange} />}
    </>
  );
}

function Losses({ fighter, rules, onChange }: UnitDetailsProps) {
  const t = useTexts('usbunits');
  const { unit, models, wounded } = fighter;
  const { standfast } = statsIn(unit, rules);
  return (
    <>
      {unit.kind === 'line' && (
        <Stepper
          label={t.atStart}
          value={unit.models}
          min={1}
          max={mostModelsOf(unit)}
          onChange={(start) => onChange(withStart(fighter, start))}
        />
      )}
      {standfast > 1 && models > 0 && (
        <Stepper
          label={t.wounded}
          value={wounded}
          min={0}
          max={standfast - 1}
          onChange={(value) => onChange({ ...fighter, wounded: value })}
        />
      )}
    </>
  );
}
