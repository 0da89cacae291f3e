import type { ComponentChildren } from 'preact';
import { useFormat, useServices, useTexts } from '../kit/context.ts';
import { Dialog } from '../kit/dialog.tsx';
import { Plate, Ruler, Spot, Stage, scene } from '../kit/stage.tsx';
import type { Format } from '../platform/format.ts';
import type { Messages } from '../platform/words.ts';
import type { Fighter } from '../rules/usb/fighter.ts';
import type { UsbRules } from '../rules/usb/house-rules.ts';
import { fatigueOf } from '../rules/usb/modifiers.ts';
import { hasShield, type UsbStats } from '../rules/usb/profile.ts';
import type { UsbUnit } from '../rules/usb/unit.ts';
import { restedPenalty } from './side.ts';
import { UnitCard, type UnitCardProps, type UnitRole } from './unit-card.tsx';
import type { Arms } from './unit-looks.ts';
import { fighterText, statsIn, thingsOf } from './unit-names.ts';
import { aloneTall, aloneX, UnitsGroup, unitsTall } from './unit-picture.tsx';
import './usb.css';

/** A unit on the stage: how it stands, what it is seen with, and what a tap on each part of it opens. */
export interface StagedUnit {
  readonly fighter: Fighter;
  readonly as: UnitRole;
  /** None that matters: it is seen with what it strikes with, and nothing is said of that. */
  readonly arms?: Arms;
  /** The values that matter; all where nothing is said. */
  readonly values?: readonly (keyof UsbStats)[];
  /** Its sheet. */
  readonly onOpen: () => void;
  /** Its weapons; without it there is nothing to choose. */
  readonly onArms?: (() => void) | undefined;
  /** What it stands in or behind. */
  readonly onGround?: (() => void) | undefined;
}

interface UsbStageProps {
  readonly rules: UsbRules;
  readonly chips: ComponentChildren;
  /** Whoever acts. */
  readonly mine: StagedUnit;
  readonly theirs?: StagedUnit | undefined;
  readonly ruler?: ComponentChildren;
  /** More of the picture, before the units. */
  readonly picture?: ComponentChildren;
  /** Between the plates, such as a button that swaps them. */
  readonly middle?: ComponentChildren;
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

const allValues: readonly (keyof UsbStats)[] = ['hit', 'tough', 'initiative', 'standfast'];

/** A unit in words: who it is, what it holds and how it stands, its values. A tap opens its sheet. */
function UnitPlate({
  unit: { fighter, as: role, arms, values = allValues, onOpen },
  side,
  rules,
}: {
  readonly unit: StagedUnit;
  readonly side: 'mine' | 'theirs';
  readonly rules: UsbRules;
}) {
  const t = useTexts('usb');
  const { short, target } = useTexts('usbbuilder');
  const format = useFormat();
  const { hit, tough, initiative, standfast } = statsIn(fighter.unit, rules);
  const shown = { hit: target(hit), tough: target(tough), initiative, standfast };
  const held = [...(arms ? [armsText(t, fighter.unit, arms)] : []), ...standingOf(t, format, fighter, rules)];
  return (
    <Plate
      side={side}
      role={t.role[role]}
      name={fighterText(t, fighter)}
      held={held.join(' · ') || t.states.steady}
      values={values.map((value) => `${short[value]}\u00a0${shown[value]}`).join(' · ')}
      onClick={onOpen}
    />
  );
}

/** Where the spots of a unit are, by how far from its own edge of the scene. */
function UnitSpots({ unit, side, alone }: { unit: StagedUnit; side: 'mine' | 'theirs'; alone: boolean }) {
  const t = useTexts('usb');
  const { fighter, as: role, arms, onArms, onGround } = unit;
  const at = (x: number, y: number) =>
    [alone ? aloneX(x) : side === 'mine' ? x : scene.width - x, (y / unitsTall) * scene.height] as const;
  const says = (what: string) => t.lineOf(t.role[role], what);
  return (
    <>
      {arms && onArms && (
        <Spot at={at(148, 24)} label={says(armsText(t, fighter.unit, arms))} onClick={onArms} />
      )}
      {onGround && (
        <Spot
          at={at(150, 88)}
          label={says(fighter.entrenched ? t.entrenched : t.terrains[fighter.terrain])}
          onClick={onGround}
        />
      )}
    </>
  );
}

/** Units of USB on a stage: one against another, face to face, or one by itself. */
export function UsbStage({ rules, chips, mine, theirs, ruler, picture, middle }: UsbStageProps) {
  const t = useTexts('usb');
  const alone = theirs === undefined;
  return (
    <Stage
      label={t.stage}
      tall={alone ? aloneTall : unitsTall}
      alone={alone}
      chips={chips}
      picture={
        <>
          {picture}
          <UnitsGroup
            mine={mine.fighter}
            theirs={theirs?.fighter}
            arms={mine.arms ?? 'melee'}
            theirArms={theirs?.arms ?? 'melee'}
          />
        </>
      }
      spots={
        <>
          <UnitSpots unit={mine} side="mine" alone={alone} />
          {theirs && <UnitSpots unit={theirs} side="theirs" alone={false} />}
        </>
      }
      ruler={ruler}
      plates={
        <>
          <UnitPlate unit={mine} side="mine" rules={rules} />
          {middle ?? (theirs && <span />)}
          {theirs && <UnitPlate unit={theirs} side="theirs" rules={rules} />}
        </>
      }
    />
  );
}

interface LengthRulerProps {
  readonly label: string;
  /** All in inches, whatever the table measures with. */
  readonly value: number;
  readonly max: number;
  readonly reach: number | undefined;
  readonly onChange: (inches: number) => void;
}

/** A length on a ruler, told in the measure of the table (USB-MEAS-02). */
export function LengthRuler({ value, ...ruler }: LengthRulerProps) {
  const { settings } = useServices();
  const format = useFormat();
  const shown = settings.value.value.centimetres
    ? `${format.number(2 * value)} cm`
    : `${format.number(value)}″`;
  return <Ruler {...ruler} value={value} shown={shown} />;
}

/** All that may be set of a unit, over the lower part of the stage. */
export function UnitSheet({ onClose, ...card }: UnitCardProps & { readonly onClose: () => void }) {
  const t = useTexts('usb');
  return (
    <Dialog kind="sheet" title={t.role[card.as]} onClose={onClose}>
      <UnitCard {...card} inSheet />
    </Dialog>
  );
}
