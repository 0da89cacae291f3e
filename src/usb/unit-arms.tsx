import { useTexts } from '../kit/context.ts';
import { Choice, Toggle } from '../kit/controls/choice.tsx';
import { asksOf } from '../kit/question/asks.tsx';
import { formations, terrains } from '../rules/usb/circumstances.ts';
import type { UsbRules } from '../rules/usb/house-rules.ts';
import { fatigueOf } from '../rules/usb/modifiers.ts';
import { moraleStates } from '../rules/usb/morale/morale.ts';
import { lineMeleeIds, lineRangedIds, mostSpecials } from '../rules/usb/units/equipment.ts';
import type { Fighter } from '../rules/usb/units/fighter.ts';
import { machineOf } from '../rules/usb/units/profile.ts';
import {
  type HeroUnit,
  heroTiers,
  type LineUnit,
  type StatValue,
  type UsbUnit,
} from '../rules/usb/units/unit.ts';
import type { Aura } from './side.ts';

/** What a screen offers to choose from of a unit and of how it stands. */
export const unitChoices = {
  formations,
  terrains,
  states: moraleStates.filter((state) => state !== 'destroyed'),
  melee: lineMeleeIds,
  ranged: lineRangedIds,
  tiers: heroTiers,
  mostSpecials,
} as const;

/** The control of a hero near by, who need not be there. */
export function asksAura(aura: StatValue | undefined, set: (aura: StatValue | undefined) => void) {
  return asksOf<{ aura: Aura }>({ aura: aura ?? 'none' }, ({ aura: chosen }) =>
    set(chosen === 'none' ? undefined : chosen),
  );
}

/** A monster or machine, or a hero on one: nothing entrenches it. */
export function isMachine(unit: UsbUnit): boolean {
  return machineOf(unit) !== undefined;
}

/** How tired it is, as a number of penalties. */
export function tirednessOf(fighter: Fighter, rules: UsbRules): number {
  return fatigueOf(fighter, rules);
}

interface UnitArmsProps {
  readonly fighter: Fighter;
  readonly arms: 'ranged' | 'melee';
  readonly onChange: (fighter: Fighter) => void;
}

/** The weapons of soldiers or of a hero, a tap each; machines are built. */
export function UnitArms({ fighter, arms, onChange }: UnitArmsProps) {
  const { unit } = fighter;
  if (unit.kind === 'machine') return null;
  const set = (next: LineUnit | HeroUnit) => onChange({ ...fighter, unit: next });
  return arms === 'ranged' ? <Ranged unit={unit} onChange={set} /> : <Melee unit={unit} onChange={set} />;
}

interface ArmsProps {
  readonly unit: LineUnit | HeroUnit;
  readonly onChange: (unit: LineUnit | HeroUnit) => void;
}

function Ranged({ unit, onChange }: ArmsProps) {
  const t = useTexts('usb');
  return (
    <>
      <Choice
        legend={t.arms.ranged}
        value={unit.ranged ?? 'none'}
        options={[
          ...unitChoices.ranged.map((value) => ({ value, label: t.ranged[value] })),
          { value: 'none' as const, label: t.arms.none },
        ]}
        onChange={(value) => {
          const { ranged: _, ...rest } = unit;
          if (value !== 'none') onChange({ ...rest, ranged: value });
          else onChange(rest.kind === 'line' ? { ...rest, specials: 0 } : rest);
        }}
      />
      {unit.kind === 'line' &&
        unit.ranged &&
        asksOf(unit, (part) => onChange({ ...unit, ...part })).number(
          'specials',
          t.specials,
          Math.min(unitChoices.mostSpecials, unit.models),
        )}
    </>
  );
}

function Melee({ unit, onChange }: ArmsProps) {
  const t = useTexts('usb');
  return (
    <Choice
      legend={t.arms.melee}
      value={unit.melee}
      options={unitChoices.melee.map((value) => ({ value, label: t.melee[value] }))}
      onChange={(melee) => onChange({ ...unit, melee })}
    >
      <Toggle pressed={unit.shield} onChange={(shield) => onChange({ ...unit, shield })}>
        {t.shield}
      </Toggle>
      {unit.kind === 'line' && (
        <Toggle pressed={unit.leaders} onChange={(leaders) => onChange({ ...unit, leaders })}>
          {t.leaders}
        </Toggle>
      )}
    </Choice>
  );
}
