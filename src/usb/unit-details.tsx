import { useFormat, useTexts } from '../kit/context.ts';
import { Choice, Toggle } from '../kit/controls/choice.tsx';
import { useShown } from '../kit/controls/dialog.tsx';
import { Stepper } from '../kit/controls/stepper.tsx';
import { type Weighing, weighingBy } from '../kit/controls/worth.tsx';
import { asksOf } from '../kit/question/asks.tsx';
import type { UsbRules } from '../rules/usb/house-rules.ts';
import { type Fighter, heroIn } from '../rules/usb/units/fighter.ts';
import { type HeroTier, tierStats, type UsbUnit } from '../rules/usb/units/unit.ts';
import { heroOf, mostModelsOf, type PickedUnit } from './side.ts';
import { fatigueChoices, mostFights, withFatigue, withStart } from './side-codec.ts';
import { isMachine, tirednessOf, unitChoices } from './unit-arms.tsx';
import { statsIn } from './unit-names.ts';
import type { UnitKind } from './units/choices.ts';
import { UnitBuilder } from './units/unit-builder.tsx';

interface UnitSourceProps {
  /** The unit in hand, to build on. */
  readonly from?: UsbUnit;
  /** Only units of this kind. */
  readonly only?: UnitKind;
  readonly onPick: (picked: PickedUnit) => void;
  readonly onClose: () => void;
  /** What each unit would make of the odds, and of what they are the chance. */
  readonly taking?: Weighing<PickedUnit> | undefined;
  readonly watched?: string | undefined;
}

/** Units of one's own and of stored armies in a sheet, and the builder for new ones. */
export function UnitSource({ from, only, onPick, onClose, taking, watched }: UnitSourceProps) {
  return (
    <UnitBuilder
      takes="take"
      only={only}
      from={from && { name: '', unit: from }}
      onPick={({ unit }, id) => onPick({ unit, ...(id !== undefined && { id }) })}
      weighing={taking}
      watched={watched}
      onClose={onClose}
    />
  );
}

/** The hero who has joined a unit: of a tier, or one of the player's own. */
function JoinedHero({ fighter, rules, onChange, weighing }: UnitDetailsProps) {
  const t = useTexts('usb');
  const [picking, pick, stop] = useShown();
  // What one hero has spent, another has.
  const { joined, spent: _, ...alone } = fighter;
  const led = (tier: HeroTier | 'none'): Fighter =>
    tier === 'none'
      ? { ...alone, models: Math.max(1, alone.models) }
      : { ...alone, joined: { unit: heroOf(tier), lost: 0 } };
  return (
    <>
      <Choice
        legend={t.hero}
        value={joined?.unit.tier ?? 'none'}
        options={[
          { value: 'none' as const, label: t.noHero },
          ...unitChoices.tiers.map((value) => ({ value, label: t.tiers[value] })),
        ]}
        onChange={(tier) => onChange(led(tier))}
        weighing={weighingBy(weighing, led)}
      >
        <button type="button" class="chip" onClick={pick}>
          <span>{t.ownHero}</span>
        </button>
      </Choice>
      {picking && (
        <UnitSource
          only="hero"
          onPick={({ unit }) => {
            stop();
            if (unit.kind === 'hero') onChange({ ...alone, joined: { unit, lost: 0 } });
          }}
          onClose={stop}
        />
      )}
      {joined &&
        asksOf(
          joined,
          (part) => onChange({ ...fighter, joined: { ...joined, ...part } }),
          weighingBy(weighing, (part) => ({ ...fighter, joined: { ...joined, ...part } })),
        ).number('lost', t.heroLost, statsIn(joined.unit, rules).standfast - 1)}
    </>
  );
}

export interface UnitDetailsProps {
  readonly fighter: Fighter;
  readonly rules: UsbRules;
  readonly onChange: (fighter: Fighter) => void;
  readonly weighing?: Weighing<Fighter> | undefined;
}

/** How a unit stands: where and in what order, how it feels, how tired it is, what it has lost, who has joined it. */
export function UnitDetails({ fighter, rules, onChange, weighing }: UnitDetailsProps) {
  const t = useTexts('usb');
  const format = useFormat();
  const { unit, formation, entrenched, activated, fights } = fighter;
  const change = (part: Partial<Fighter>) => onChange({ ...fighter, ...part });
  const entrench = (on: boolean) => ({
    entrenched: on,
    ...(formation === 'column' && { formation: 'skirmish' as const }),
  });
  const formed = (value: Fighter['formation']) => ({
    formation: value,
    entrenched: entrenched && value !== 'column',
  });
  const active = (pressed: boolean) => ({ activated: pressed, fights: Math.min(fights, mostFights) });
  const weighs = weighingBy(weighing, (part: Partial<Fighter>) => ({ ...fighter, ...part }));
  const ask = asksOf({ ...fighter, spent: fighter.spent ?? 0 }, change, weighs);
  const hero = heroIn(fighter);
  return (
    <>
      {ask.choice('terrain', t.terrain, unitChoices.terrains, t.terrains)}
      {!isMachine(unit) && (
        <div class="chips">
          <Toggle
            pressed={entrenched && formation !== 'column'}
            onChange={(pressed) => change(entrench(pressed))}
            weighing={weighingBy(weighs, entrench)}
          >
            {t.entrenched}
          </Toggle>
        </div>
      )}
      <Choice
        legend={t.formation}
        value={formation}
        options={unitChoices.formations.map((value) => ({ value, label: t.formations[value] }))}
        onChange={(value) => change(formed(value))}
        weighing={weighingBy(weighs, formed)}
      />
      {ask.choice('state', t.state, unitChoices.states, t.states)}
      <Choice
        legend={t.fatigue}
        value={String(tirednessOf(fighter, rules))}
        options={fatigueChoices(rules).map((tired) => ({
          value: String(tired),
          label: format.signed(-tired),
        }))}
        onChange={(tired) => onChange(withFatigue(fighter, Number(tired), rules))}
        weighing={weighingBy(weighing, (tired: string) => withFatigue(fighter, Number(tired), rules))}
      >
        <Toggle
          pressed={activated}
          onChange={(pressed) => change(active(pressed))}
          weighing={weighingBy(weighs, active)}
        >
          {t.activated}
        </Toggle>
      </Choice>
      <Losses fighter={fighter} rules={rules} onChange={onChange} weighing={weighing} />
      {unit.kind === 'line' && (
        <JoinedHero fighter={fighter} rules={rules} onChange={onChange} weighing={weighing} />
      )}
      {hero && ask.number('spent', t.spent, tierStats[hero.tier].power)}
    </>
  );
}

function Losses({ fighter, rules, onChange, weighing }: UnitDetailsProps) {
  const t = useTexts('usb');
  const { unit, models } = fighter;
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
          weighing={weighingBy(weighing, (start: number) => withStart(fighter, start))}
        />
      )}
      {standfast > 1 &&
        models > 0 &&
        asksOf(
          fighter,
          (part) => onChange({ ...fighter, ...part }),
          weighingBy(weighing, (part) => ({ ...fighter, ...part })),
        ).number('wounded', t.wounded, standfast - 1)}
    </>
  );
}
