import { formationEffects, terrainEffects, terrainRules } from '../circumstances.ts';
import type { UsbRuleId } from '../ids.ts';
import type { Fighter } from '../units/fighter.ts';
import { isSpecialised, machineOf } from '../units/profile.ts';
import { typeExtras, type UsbUnit } from '../units/unit.ts';

/** Moves that a unit makes of its own will, and its flight after a lost melee (USB-RES-04). */
export const moveActions = ['tactical', 'run', 'charge', 'flight'] as const;
export type MoveAction = (typeof moveActions)[number];

/** Inches before anything is added (USB-ACT-01 to USB-ACT-03, USB-RES-04). */
export const moveBases = {
  tactical: { inches: 5, rule: 'USB-ACT-01' },
  run: { inches: 10, rule: 'USB-ACT-02' },
  charge: { inches: 10, rule: 'USB-ACT-03' },
  flight: { inches: 10, rule: 'USB-RES-04' },
} as const satisfies Readonly<Record<MoveAction, { readonly inches: number; readonly rule: UsbRuleId }>>;

/** What lies on the way beside the ground that the unit stands in. */
export interface Way {
  /** Difficult ground, a pit of corpses, ruins or a forest. */
  readonly slow?: boolean;
  readonly road?: boolean;
}

export const moveEffects = [
  'base',
  'riders',
  'leaders',
  'fliers',
  'growth-inches',
  'column',
  'phalanx',
  'road',
  'half-hidden',
  'half-slow',
  'halved-once',
  'slow-ceiling',
  'flies-over',
  'hunter',
  'heeds-no-terrain',
  'immobile',
  'slowest',
] as const;
export type MoveEffect = (typeof moveEffects)[number];

export interface MoveReason {
  readonly rule: UsbRuleId;
  readonly effect: MoveEffect;
  readonly amount?: number;
}

/** Inches, fractions kept (USB-A-08), with what made them. */
export interface MoveInches {
  readonly value: number;
  readonly reasons: readonly MoveReason[];
}

/**
 * How far a unit may move by an action, in inches: everything added, halved once, then the ceiling of slow ground
 * (USB-MOVE-05 to USB-MOVE-07, USB-A-08). With a joined hero the slower of both (USB-A-42); a machine that has not grown
 * never moves.
 */
export function moveInches(
  fighter: Pick<Fighter, 'unit' | 'models' | 'joined' | 'formation' | 'terrain'>,
  action: MoveAction,
  way: Way = {},
): MoveInches {
  const unit = inchesOf(fighter.unit, fighter, action, way);
  if (!fighter.joined) return unit;
  const hero = inchesOf(fighter.joined.unit, fighter, action, way);
  // Of a unit whose soldiers have all fallen only its hero moves.
  if (fighter.models === 0) return hero;
  if (hero.value >= unit.value) return unit;
  return { value: hero.value, reasons: [...hero.reasons, { rule: 'USB-A-42', effect: 'slowest' }] };
}

function inchesOf(
  unit: UsbUnit,
  { formation, terrain }: Pick<Fighter, 'formation' | 'terrain'>,
  action: MoveAction,
  way: Way,
): MoveInches {
  const base = moveBases[action];
  const machine = machineOf(unit);
  if (machine?.growth === 0) return { value: 0, reasons: [{ rule: 'USB-MOVE-06', effect: 'immobile' }] };
  const ground = terrainEffects[terrain];
  const slow = way.slow === true || ground.slow;
  const road = way.road === true || ground.inches > 0;
  const freed = freedOf(unit);
  const added = [
    { rule: base.rule, effect: 'base', amount: base.inches } as const,
    ...ownInches(unit),
    ...formationInches(formation),
    ...(road && freed?.all !== true
      ? [{ rule: 'USB-TERR-09', effect: 'road', amount: terrainEffects.road.inches } as const]
      : []),
  ];
  const reasons: MoveReason[] = added.filter(({ amount }) => amount !== 0);
  let value = reasons.reduce((sum, { amount = 0 }) => sum + amount, 0);
  const hidden = formation === 'hide';
  const held = slow && freed === undefined;
  if (freed && (slow || (road && freed.all))) reasons.push(freed.reason);
  const slowRule = ground.slow ? (terrainRules[terrain] ?? 'USB-TERR-04') : 'USB-TERR-04';
  if (hidden) reasons.push({ rule: 'USB-FORM-05', effect: 'half-hidden' });
  if (held) reasons.push({ rule: slowRule, effect: 'half-slow' });
  if (hidden && held) reasons.push({ rule: 'USB-A-08', effect: 'halved-once' });
  if (hidden || held) value /= 2;
  if (held && value > slowCeiling) {
    value = slowCeiling;
    reasons.push({ rule: slowRule, effect: 'slow-ceiling', amount: slowCeiling });
  }
  return { value, reasons };
}

/** Most inches of one activation in slow ground (USB-TERR-04). */
const slowCeiling = 5;

/** Why slow ground does not hold a unit; `all` when roads do not help it either. */
function freedOf(unit: UsbUnit): { readonly reason: MoveReason; readonly all: boolean } | undefined {
  if ((machineOf(unit)?.growth ?? 0) >= 3) {
    return { reason: { rule: 'USB-TERR-11', effect: 'heeds-no-terrain' }, all: true };
  }
  if (isSpecialised(unit, 'fliers'))
    return { reason: { rule: 'USB-SPEC-03', effect: 'flies-over' }, all: true };
  return isSpecialised(unit, 'hunter')
    ? { reason: { rule: 'USB-SPEC-06', effect: 'hunter' }, all: false }
    : undefined;
}

function ownInches(unit: UsbUnit): readonly (MoveReason & { readonly amount: number })[] {
  const machine = machineOf(unit);
  const type = unit.kind === 'machine' || machine ? 'infantry' : unit.type;
  return [
    { rule: 'USB-MOVE-05', effect: 'riders', amount: typeExtras[type].inches },
    { rule: 'USB-MELEE-09', effect: 'leaders', amount: unit.kind === 'line' && unit.leaders ? 1 : 0 },
    { rule: 'USB-SPEC-03', effect: 'fliers', amount: isSpecialised(unit, 'fliers') ? 2 : 0 },
    { rule: 'USB-MOVE-06', effect: 'growth-inches', amount: (machine?.growth ?? 0) >= 5 ? 2 : 0 },
  ];
}

function formationInches(
  formation: Fighter['formation'],
): readonly (MoveReason & { readonly amount: number })[] {
  switch (formation) {
    case 'column':
      return [{ rule: 'USB-FORM-03', effect: 'column', amount: formationEffects.column.inches }];
    case 'phalanx':
      return [{ rule: 'USB-FORM-04', effect: 'phalanx', amount: formationEffects.phalanx.inches }];
    case 'skirmish':
    case 'hide':
      return [];
  }
}

/** A length in centimetres where a table plays with them: twice the inches (USB-MEAS-02). */
export function inCentimetres(inches: number): number {
  return 2 * inches;
}
