import { useTexts } from '../kit/context.ts';
import { Choice, Toggle } from '../kit/controls/choice.tsx';
import { type Weighing, weighingBy } from '../kit/controls/worth.tsx';
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
export function asksAura(
  aura: StatValue | undefined,
  set: (aura: StatValue | undefined) => void,
  weighing?: Weighing<StatValue | undefined>,
) {
  const near = ({ aura: chosen }: { readonly aura?: Aura }) => (chosen === 'none' ? undefined : chosen);
  return asksOf<{ aura: Aura }>(
    { aura: aura ?? 'none' },
    (chosen) => set(near(chosen)),
    weighingBy(weighing, near),
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
  readonly weighing?: Weighing<Fighter> | undefined;
}

/** The weapons of soldiers or of a hero, a tap each; machines are built. */
export function UnitArms({ fighter, arms, onChange, weighing }: UnitArmsProps) {
  const { unit } = fighter;
  if (unit.kind === 'machine') return null;
  const set = (next: LineUnit | HeroUnit) => onChange({ ...fighter, unit: next });
  const weighs = weighingBy(weighing, (next: LineUnit | HeroUnit) => ({ ...fighter, unit: next }));
  const armed = { unit, onChange: set, weighing: weighs };
  return arms === 'ranged' ? <Ranged {...armed} /> : <Melee {...armed} />;
}

interface ArmsProps {
  readonly unit: LineUnit | HeroUnit;
  readonly onChange: (unit: LineUnit | HeroUnit) => void;
  readonly weighing: Weighing<LineUnit | HeroUnit> | undefined;
}

function Ranged({ unit, onChange, weighing }: ArmsProps) {
  const t = useTexts('usb');
  const { ranged: _, ...rest } = unit;
  const unarmed = rest.kind === 'line' ? { ...rest, specials: 0 } : rest;
  return (
    <>
      <Choice
        legend={t.arms.ranged}
        value={unit.ranged ?? 'none'}
        options={[
          ...unitChoices.ranged.map((value) => ({ value, label: t.ranged[value] })),
          { value: 'none' as const, label: t.arms.none },
        ]}
        onChange={(value) => onChange(value === 'none' ? unarmed : { ...rest, ranged: value })}
        weighing={weighingBy(weighing, (value: (typeof unitChoices.ranged)[number] | 'none') =>
          value === 'none' ? unarmed : { ...rest, ranged: value },
        )}
      />
      {unit.kind === 'line' &&
        unit.ranged &&
        asksOf(
          unit,
          (part) => onChange({ ...unit, ...part }),
          weighingBy(weighing, (part) => ({ ...unit, ...part })),
        ).number('specials', t.specials, Math.min(unitChoices.mostSpecials, unit.models))}
    </>
  );
}

function Melee({ unit, onChange, weighing }: ArmsProps) {
  const t = useTexts('usb');
  return (
    <Choice
      legend={t.arms.melee}
      value={unit.melee}
      options={unitChoices.melee.map((value) => ({ value, label: t.melee[value] }))}
      onChange={(melee) => onChange({ ...unit, melee })}
      weighing={weighingBy(weighing, (melee: (typeof unitChoices.melee)[number]) => ({ ...unit, melee }))}
    >
      <Toggle
        pressed={unit.shield}
        onChange={(shield) => onChange({ ...unit, shield })}
        weighing={weighingBy(weighing, (shield: boolean) => ({ ...unit, shield }))}
      >
        {t.shield}
      </Toggle>
      {unit.kind === 'line' && (
        <Toggle
          pressed={unit.leaders}
          onChange={(leaders) => onChange({ ...unit, leaders })}
          weighing={weighingBy(weighing, (leaders: boolean) => ({ ...unit, leaders }))}
        >
          {t.leaders}
        </Toggle>
      )}
    </Choice>
  );
}
