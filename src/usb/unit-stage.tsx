import { useFighters } from '../fight/unit-names.ts';
import { useFormat, useServices, useTexts } from '../kit/context.ts';
import { Dialog } from '../kit/controls/dialog.tsx';
import type { Band, GroundProps } from '../kit/stage/ground.tsx';
import { OverStage } from '../kit/stage/over-stage.ts';
import type { Plate } from '../kit/stage/plate.tsx';
import { type Spot, Stage, type StageProps, scene } from '../kit/stage/stage.tsx';
import type { Format } from '../platform/format.ts';
import type { Messages } from '../platform/words.ts';
import type { UsbRules } from '../rules/usb/house-rules.ts';
import { fatigueOf } from '../rules/usb/modifiers.ts';
import type { Fighter } from '../rules/usb/units/fighter.ts';
import { hasShield, type UsbStats } from '../rules/usb/units/profile.ts';
import type { UsbUnit } from '../rules/usb/units/unit.ts';
import { restedPenalty } from './side.ts';
import { UnitCard, type UnitCardProps, type UnitRole } from './unit-card.tsx';
import type { Arms } from './unit-looks.ts';
import { fighterText, statsIn, thingsOf } from './unit-names.ts';
import { aloneTall, aloneX, UnitsGroup, unitsTall } from './unit-picture.tsx';
import './usb.css';

/** A unit on the stage: how it stands, what it is seen with, and what a tap on each part of it opens. */
export interface StagedUnit<Sheet> {
  readonly fighter: Fighter;
  readonly as: UnitRole;
  /** None that matters: it is seen with what it strikes with, and nothing is said of that. */
  readonly arms?: Arms;
  /** The values that matter; all where nothing is said. */
  readonly values?: readonly (keyof UsbStats)[];
  /** Its sheet. */
  readonly opens: Sheet;
  /** Its weapons; without it there is nothing to choose. */
  readonly opensArms?: Sheet | false;
  /** What it stands in or behind. */
  readonly opensGround?: Sheet;
  /** What else holds it, such as a fight it is locked in. */
  readonly held?: readonly string[];
}

interface UsbStageProps<Sheet> extends Pick<StageProps<Sheet>, 'chips' | 'ruler' | 'middle' | 'onSheet'> {
  readonly rules: UsbRules;
  /** The side that acts. */
  readonly mine: StagedUnit<Sheet>;
  /** Anyone who stands against it, or what stands in its place in words. */
  readonly theirs?: StagedUnit<Sheet>;
  readonly event?: Plate<Sheet>;
}

type Texts = Messages['usb'];

/** What a unit is seen with: its shots, or its weapon for the melee and its shield. */
function armsText(t: Texts, unit: UsbUnit, arms: Arms): string {
  if (unit.kind === 'machine') return thingsOf(t, { ...unit, specialisations: [] }).join(', ') || t.arms.none;
  if (arms === 'ranged') {
    const own = unit.ranged ? t.ranged[unit.ranged] : t.arms.none;
    const more = unit.kind === 'line' && unit.specials > 0 ? [t.more(t.ranged.special, unit.specials)] : [];
    return [own, ...more].join(', ');
  }
  return [t.melee[unit.melee], ...(hasShield(unit) ? [t.shield] : [])].join(', ');
}

/** What sets a unit apart from one that stands fresh in the open. */
function standingOf(t: Texts, format: Format, fighter: Fighter, rules: UsbRules): readonly string[] {
  const { state, formation, terrain, entrenched } = fighter;
  const tired = fatigueOf(fighter, rules);
  return [
    ...(state === 'steady' ? [] : [t.states[state]]),
    ...(formation === 'skirmish' ? [] : [t.formations[formation]]),
    ...(terrain === 'open' ? [] : [t.terrains[terrain]]),
    ...(entrenched ? [t.entrenched] : []),
    ...(tired === restedPenalty(rules) ? [] : [`${t.fatigue} ${format.signed(-tired)}`]),
  ];
}

/** How it stands, by name above it: its plate says the same in full. */
function Signs({
  side,
  unit: { fighter, held = [] },
}: {
  readonly side: 'mine' | 'theirs';
  readonly unit: StagedUnit<unknown>;
}) {
  const t = useTexts('usb');
  const { state, formation, terrain, entrenched } = fighter;
  const signs = [
    ...(state === 'steady' ? [] : [t.states[state]]),
    ...held,
    ...(formation === 'skirmish' ? [] : [t.formations[formation]]),
    ...(terrain === 'open' ? [] : [t.terrains[terrain]]),
    ...(entrenched ? [t.entrenched] : []),
  ];
  return (
    <p class="usb-signs" data-side={side} aria-hidden="true">
      {signs.map((sign) => (
        <span key={sign}>{sign}</span>
      ))}
    </p>
  );
}

const allValues: readonly (keyof UsbStats)[] = ['hit', 'tough', 'initiative', 'standfast'];

/** A unit in words: who it is, what it holds and how it stands, its values. A tap opens its sheet. */
function useUnitPlate(rules: UsbRules) {
  const t = useTexts('usb');
  const { short, target } = useTexts('usbbuilder');
  const format = useFormat();
  return <Sheet extends string>(side: 'mine' | 'theirs', unit: StagedUnit<Sheet>): Plate<Sheet> => {
    const { fighter, as: role, arms, values = allValues, opens } = unit;
    const { hit, tough, initiative, standfast } = statsIn(fighter.unit, rules);
    const shown = { hit: target(hit), tough: target(tough), initiative, standfast };
    const held = [
      ...(arms ? [armsText(t, fighter.unit, arms)] : []),
      ...standingOf(t, format, fighter, rules),
    ];
    return {
      side,
      role: t.role[role],
      name: fighterText(t, fighter),
      kind: true,
      held: held.join(' · ') || t.states.steady,
      values: values.map((value) => `${short[value]}\u00a0${shown[value]}`).join(' · '),
      opens,
    };
  };
}

/** What may be touched of a unit, by how far from its own edge of the scene. */
function unitSpots<Sheet>(
  t: Texts,
  side: 'mine' | 'theirs',
  unit: StagedUnit<Sheet>,
  alone = false,
): readonly (Spot<Sheet> | false | undefined)[] {
  const { fighter, as: role, arms, opensArms, opensGround } = unit;
  const tall = alone ? aloneTall : unitsTall;
  const at = (x: number, y: number) =>
    [
      alone ? aloneX(x) : side === 'mine' ? x : scene.width - x,
      scene.height - tall * (1 - y / unitsTall),
    ] as const;
  const says = (what: string) => t.lineOf(t.role[role], what);
  return [
    arms && opensArms && { at: at(148, 24), label: says(armsText(t, fighter.unit, arms)), opens: opensArms },
    opensGround && {
      at: at(150, 88),
      label: says(fighter.entrenched ? t.entrenched : t.terrains[fighter.terrain]),
      opens: opensGround,
    },
  ];
}

/** Units of USB on a stage: one against another, face to face, or one by itself. */
export function UsbStage<Sheet extends string>(props: UsbStageProps<Sheet>) {
  const { rules, mine, theirs, event, ...stage } = props;
  const t = useTexts('usb');
  const plate = useUnitPlate(rules);
  const alone = theirs === undefined;
  const spots = [...unitSpots(t, 'mine', mine, alone), ...(theirs ? unitSpots(t, 'theirs', theirs) : [])];
  return (
    <Stage
      {...stage}
      label={t.stage}
      tall={alone ? aloneTall : unitsTall}
      alone={alone}
      picture={
        <UnitsGroup
          mine={mine.fighter}
          theirs={theirs?.fighter}
          arms={mine.arms ?? 'melee'}
          theirArms={theirs?.arms ?? 'melee'}
        />
      }
      spots={spots}
      over={
        <div class="usb-above">
          <Signs side="mine" unit={mine} />
          {theirs && <Signs side="theirs" unit={theirs} />}
        </div>
      }
      plates={[plate('mine', mine), theirs ? plate('theirs', theirs) : event]}
    />
  );
}

/** A length in the measure of the table (USB-MEAS-02). */
export function useLength(): (inches: number) => string {
  const { settings } = useServices();
  const format = useFormat();
  return (inches) =>
    settings.value.value.centimetres ? `${format.number(2 * inches)} cm` : `${format.number(inches)}″`;
}

/** The ground between two units, with what reaches how far; in centimetres nothing but the plain ruler says it. */
export function useUsbGround(): (
  inches: number,
  reaches: readonly number[],
  plain: number,
) => Partial<GroundProps> {
  const { settings } = useServices();
  const length = useLength();
  return (inches, reaches, plain) => {
    if (settings.value.value.centimetres) return {};
    const known = [...new Set(reaches)].filter((to) => to > 0).toSorted((a, b) => a - b);
    const bands = known.map(
      (to): Band => ({ to, label: length(to), reach: to === known[0] ? 'sure' : 'far' }),
    );
    return { bands, end: Math.max(plain, Math.ceil(inches)), at: inches, still: true };
  };
}

/** All that may be set of a unit, over the lower part of the stage. */
export function UnitSheet({ onClose, ...card }: UnitCardProps & { readonly onClose: () => void }) {
  const t = useTexts('usb');
  const units = useFighters('unitOf');
  const titles = { acts: units.mine, other: units.theirs, unit: t.role.unit };
  return (
    <Dialog kind="sheet" title={titles[card.as]} onClose={onClose}>
      <OverStage />
      <UnitCard {...card} inSheet />
    </Dialog>
  );
}
