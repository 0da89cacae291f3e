import { namedLink, question } from '../../kit/asked.ts';
import { battleField, swappedPair } from '../../kit/battle-ref.ts';
import { choice, group, type InputsOf, number, onOff, optional } from '../../kit/fields.ts';
import type { InputCodec } from '../../kit/inputs.ts';
import { whole } from '../../kit/link.ts';
import { goals } from '../../rules/brikwars/advice.ts';
import type { AttackChoice } from '../../rules/brikwars/attack-advice.ts';
import { noSituation } from '../../rules/brikwars/circumstances.ts';
import type { EditionId } from '../../rules/brikwars/edition.ts';
import { type Action, actions, type Side } from '../../rules/brikwars/fight.ts';
import { editionOf } from '../../rules/brikwars/house-rules.ts';
import { type AttackKind, fightModes } from '../../rules/brikwars/modifiers.ts';
import {
  bonusChoices,
  type FightSetup,
  ownWeaponKinds,
  type SideSetup,
  type WeaponSetup,
} from '../../rules/brikwars/setup.ts';
import { sizeOfUnit, unitIds, units } from '../../rules/brikwars/units.ts';
import { stepsToDestroy } from '../../rules/brikwars/wreck/size-damage.ts';
import { crankyField, mayBeCranky } from '../cranky.ts';
import { creationField } from '../creation/creation-field.ts';
import { diceField } from '../dice.ts';
import { fateOf } from '../fates.ts';
import { begun, tableField } from '../house-rules.ts';
import { situationGroup } from '../situation.ts';
import { armHeld, barOf } from './creation-arms.ts';
import { fittingHands, type Hands, type Held, handsField, strikes } from './hands.ts';
import { readDuel1 } from './link-1.ts';
import { orderField, planField } from './plan-fields.ts';

const ownWeaponFields = {
  use: number({ usual: 3, most: 15 }),
  damage: diceField('1d6'),
  kind: choice(ownWeaponKinds, 'heavy'),
};

export type OwnWeaponInputs = InputsOf<typeof ownWeaponFields>;

export const duelWeapon = question(ownWeaponFields);

/** Takes its bonus dice, declines all of them, or has none on its Skill alone (BW-DICE-06). */
const bonusUses = [...bonusChoices, 'no-skill'] as const;

/** The most inches of a side, and pips that it can lose. */
const largest = 30;

const sideFields = {
  unit: choice([...unitIds, 'own'], 'minifig'),
  /** Skill and armor of a unit with own values; kept while another unit is chosen. */
  ownSkill: diceField('1d6'),
  ownArmor: diceField('4'),
  hands: handsField,
  /** The weapons with own values that `own` and `own-2` stand for. */
  ownWeapon: group(ownWeaponFields),
  secondWeapon: group(ownWeaponFields, { use: 2, kind: 'hand' }),
  skillModifier: number({ least: -9, most: 9 }),
  bonusDice: choice(bonusUses, 'take'),
  priorDamage: number({ most: 60 }),
  /** Inches. */
  size: number({ usual: 1, most: largest }),
  /** Other conscious Egos of its team (BW-HERO-03); kept while another unit is chosen, which has none. */
  cranky: crankyField,
  /** It is master of the weapon in its first hand, or of the one it shoots with (BW-SKL-03). */
  master: onOff(),
  /** What it is built of, where it is a vehicle, a creature or a building. */
  creation: optional(creationField),
  /** Pips that it has lost; one at least is left (BW-DMG-03). */
  pips: number({ most: largest }),
};

export type SideInputs = InputsOf<typeof sideFields>;

export const duelSide = question(sideFields, {
  limits: {
    cranky: { when: mayBeCranky },
    pips: { most: (side) => wholeSteps(side) - 1 },
  },
});

/** A minifig with a hand weapon. */
export const startingSide: SideInputs = duelSide.usual;

export const shots = ['short-ranged', 'long-ranged', 'explosive', 'hand', 'random-object', 'own'] as const;

export type Shot = (typeof shots)[number];

const inches = { most: 48 };

/** The most that an attacker can have rolled. */
export const highestRoll = 99;

const fields = {
  /** The edition and what the table changed of it. */
  table: tableField,
  mode: choice(fightModes, 'close'),
  attacker: group(sideFields, { hands: ['heavy', 'nothing'] }),
  defender: group(sideFields, { hands: ['hand', 'shield'] }),
  /** What the attacker does in close combat. */
  action: choice(actions, 'attack'),
  order: orderField,
  shieldParriesCounter: onOff(true),
  /** Two inches apart neither reaches the other. */
  shovedOutOfReach: onOff(),
  shot: choice(shots, 'short-ranged'),
  shieldAgainstShots: onOff(),
  slowMissile: onOff(),
  /** Inches; 0 stands for "in range". */
  distance: number(inches),
  /** Inches that the shooter stands above the target. */
  height: number(inches),
  /** A thing that cannot move or defend itself, in reach: nothing is rolled to hit. */
  automatic: onOff(),
  attackRoll: optional(whole(0, highestRoll)),
  /** What the attacker wants, and the defender. */
  attackGoal: choice(goals, 'kill'),
  goal: choice(goals, 'survive'),
  plan: planField,
  /** A turn of a fight that goes on: both sides are asked on the table what they do. */
  asked: onOff(),
  situation: situationGroup,
  battle: battleField,
};

/** Everything the fight screen asks. */
export type DuelInputs = InputsOf<typeof fields>;

const close = ({ mode }: DuelInputs) => mode === 'close';
const ranged = ({ mode }: DuelInputs) => mode === 'ranged';

const holdsFitting = (side: SideInputs, attacks: boolean) =>
  fittingHands(side, attacks).join() === side.hands.join();

export const duelAsked = question(fields, {
  limits: {
    shieldParriesCounter: { when: (inputs) => close(inputs) && inputs.attacker.hands.includes('shield') },
    shovedOutOfReach: { when: close },
    shieldAgainstShots: { when: ranged },
    slowMissile: { when: ranged },
    height: { when: (inputs) => ranged(inputs) && inputs.distance > 0 },
    automatic: { when: mayBeAutomatic },
  },
  fits: ({ attacker, defender, action }) =>
    holdsFitting(attacker, action === 'attack') && holdsFitting(defender, false),
});

const link = namedLink(duelAsked, readDuel1);

export const { encode: encodeDuel, decode: decodeDuel } = link;

export const initialDuel = (edition: EditionId): DuelInputs => begun(duelAsked.usual, edition);

export function duelCodec(edition: EditionId): InputCodec<DuelInputs> {
  return { ...link, initial: initialDuel(edition) };
}

export function skillOf(side: SideInputs): string {
  return side.unit === 'own' ? side.ownSkill : units[side.unit].skill;
}

export function armorOf(side: SideInputs): string {
  return side.unit === 'own' ? side.ownArmor : units[side.unit].armor;
}

/** The own weapon that is meant. */
export function ownWeaponOf(side: SideInputs, held: Held): OwnWeaponInputs | undefined {
  return held === 'own' ? side.ownWeapon : held === 'own-2' ? side.secondWeapon : undefined;
}

function weaponOf(held: Held | Shot, side: SideInputs, mode: AttackKind): readonly WeaponSetup[] {
  if (held === 'nothing') return [];
  const arm = held === 'own' && mode === 'ranged' ? armHeld(side, mode) : undefined;
  if (arm) {
    const { range, thrown } = arm;
    return [{ ...arm.own, id: 'own', ...(range && { range }), ...(thrown && { thrown }) }];
  }
  if (held === 'own') return [{ ...side.ownWeapon, id: held }];
  return [held === 'own-2' ? { ...side.secondWeapon, id: held } : held];
}

/** The weapons of a side in the order of the setup's list, as the screen names them. */
export function heldThings(inputs: DuelInputs, side: 'attacker' | 'defender'): readonly Held[] {
  if (inputs.mode === 'ranged') {
    if (side === 'attacker') return [inputs.shot];
    return inputs.shieldAgainstShots ? ['shield'] : [];
  }
  if (side === 'defender' && barOf(inputs) !== undefined) return [];
  return inputs[side].hands.filter((held) => held !== 'nothing');
}

/** Places of the things that a side is master of: the first that is no shield, and all of its kind (BW-SKL-03). */
function mastersOf(inputs: DuelInputs, side: Side): readonly number[] {
  const things = heldThings(inputs, side);
  const first = things.find((held) => held !== 'shield');
  return things.flatMap((held, place) => (held === first ? [place] : []));
}

/** Whether a thing that cannot defend itself may be hit without a roll (BW-ATK-08): not where it is shoved or fled from. */
function mayBeAutomatic({ table, mode, action }: DuelInputs): boolean {
  return editionOf(table).rules.automaticHits && (mode === 'ranged' || action === 'attack');
}

type Sized = Pick<SideInputs, 'unit' | 'size' | 'creation'>;

/** Pips of a side that nothing has happened to: a creature or a creation has as many as its Size (BW-DMG-04). */
export function wholeSteps({ unit, size, creation }: Sized): number {
  return stepsToDestroy(unit === 'own' || (creation && sizeOfUnit(unit) === 1) ? size : sizeOfUnit(unit));
}

/** Pips that still destroy a side. */
function stepsOf({ pips, ...side }: Sized & Pick<SideInputs, 'pips'>): number {
  return Math.max(1, wholeSteps(side) - pips);
}

/** What becomes of each side whose Armor does not hold; who shoots takes no harm. */
export function fatesOf({ attacker, defender, mode }: Pick<DuelInputs, 'attacker' | 'defender' | 'mode'>) {
  const of = (side: SideInputs) => fateOf(stepsOf(side), side.creation !== undefined);
  const [target, charger] = [of(defender), mode === 'ranged' ? 'dies' : of(attacker)];
  return { target, charger, plain: target === 'dies' && charger === 'dies' };
}

/** What a side loses by Crankiness. */
export function crankyOf(side: Pick<SideInputs, 'unit' | 'creation' | 'cranky'>): number {
  return mayBeCranky(side) ? side.cranky : 0;
}

/** The fight as the rules take it. Speed concerns both sides' blows, the rest of the situation the attacker's only. */
export function setupOf(inputs: DuelInputs): FightSetup {
  const { situation, mode } = inputs;
  const edition = editionOf(inputs.table);
  const side = (name: 'attacker' | 'defender'): SideSetup => {
    const entered = inputs[name];
    return {
      skill: skillOf(entered),
      skillModifier: entered.skillModifier,
      armor: armorOf(entered),
      weapons: heldThings(inputs, name).flatMap((held) => weaponOf(held, entered, mode)),
      bonusDice: entered.bonusDice === 'decline' ? 'decline' : 'take',
      ...(entered.bonusDice === 'no-skill' ? { skillBonusDice: 'decline' } : {}),
      size: entered.size,
      cranky: crankyOf(entered),
      ...(stepsOf(entered) > 1 && { steps: stepsOf(entered) }),
      ...(entered.master && { masters: mastersOf(inputs, name) }),
      priorDamage: mode === 'close' ? entered.priorDamage : 0,
    };
  };
  return {
    edition,
    mode,
    attacker: {
      ...side('attacker'),
      situation: mode === 'ranged' ? situation : { ...situation, still: false, aimed: false },
    },
    defender: { ...side('defender'), situation: { speed: situation.speed, headOn: situation.headOn } },
    ...(mode === 'close' ? { action: inputs.action, shovedOutOfReach: inputs.shovedOutOfReach } : {}),
    ...(mode === 'close' && inputs.action === 'attack' && inputs.order.length > 0
      ? { order: inputs.order }
      : {}),
    shieldParriesCounter: inputs.shieldParriesCounter,
    missile: inputs.slowMissile ? 'slow' : 'fast',
    ...(inputs.attackRoll === undefined ? {} : { attackRoll: inputs.attackRoll }),
    ...(mode === 'ranged' && inputs.distance > 0 ? { distance: inputs.distance, height: inputs.height } : {}),
    automaticHit: inputs.automatic && mayBeAutomatic(inputs),
  };
}

/** A side with hands that fit what it has become. */
export function withSide(side: SideInputs, change: Partial<SideInputs>, attacks: boolean): SideInputs {
  const { creation, ...bare } = { ...side, ...change };
  // Another unit is no creation any more, and has lost nothing.
  const same = change.unit === undefined;
  const kept = creation && (same || change.creation !== undefined);
  const rest: SideInputs = { ...bare, pips: same ? bare.pips : (change.pips ?? 0) };
  const next: SideInputs = kept ? { ...rest, creation } : rest;
  return { ...next, hands: fittingHands(next, attacks) };
}

/** What an attacker does with other hands: without a weapon no more than shove, and who takes one up attacks. */
function actionWith(action: Action, before: Hands, after: Hands): Action {
  if (action === 'withdraw') return action;
  if (!strikes(after)) return 'shove';
  return strikes(before) ? action : 'attack';
}

/** Inputs with a side changed. */
export function withSideOf(inputs: DuelInputs, side: Side, part: Partial<SideInputs>): DuelInputs {
  if (side === 'defender') return { ...inputs, defender: withSide(inputs.defender, part, false) };
  const before = inputs.attacker.hands;
  const after = part.hands ?? before;
  const action = inputs.mode === 'ranged' ? inputs.action : actionWith(inputs.action, before, after);
  const attacker = withSide(inputs.attacker, part, action === 'attack');
  const order = attacker.hands.join() === before.join() ? inputs.order : [];
  return { ...inputs, action, attacker, order };
}

/** Inputs with another action; who attacks needs something to strike with. */
export function withAction(inputs: DuelInputs, action: Action): DuelInputs {
  return { ...inputs, action, order: [], attacker: withSide(inputs.attacker, {}, action === 'attack') };
}

/** The attack as the advice would declare it. */
export function withAttack(inputs: DuelInputs, { plan, bonus }: AttackChoice): DuelInputs {
  const chosen = withAction(inputs, plan.action);
  const before = inputs.attacker.bonusDice;
  // Dice that a Skill has not got are no part of what is declared.
  const bonusDice = bonus === 'take' && before === 'no-skill' ? before : bonus;
  return {
    ...chosen,
    order: plan.action === 'attack' ? plan.arms : [],
    shieldParriesCounter: plan.shieldParries || !inputs.attacker.hands.includes('shield'),
    attacker: { ...chosen.attacker, bonusDice },
  };
}

/** The sides in each other's place; what belonged to the turn or to the sight of the target is forgotten. */
export function swapped(inputs: DuelInputs): DuelInputs {
  const { attackRoll: _, ...rest } = inputs;
  const { speed, headOn } = rest.situation;
  const action = actionWith(rest.action, inputs.attacker.hands, inputs.defender.hands);
  return {
    ...rest,
    action,
    attacker: withSide(inputs.defender, {}, action === 'attack'),
    defender: withSide(inputs.attacker, {}, false),
    situation: { ...noSituation, speed, headOn },
    order: [],
    plan: '',
    ...swappedPair(inputs),
  };
}

/** Whether the shove of this fight asks how big the two are (BWC-10). */
export function asksSize({ mode, table }: DuelInputs): boolean {
  return mode === 'close' && editionOf(table).rules.shoveTargets === 'no-bigger';
}

/** Whether pips of a side matter: it has several, and who shoots takes no harm. */
export function mayBeHurt({ mode, ...sides }: Pick<DuelInputs, 'mode' | Side>, side: Side): boolean {
  return wholeSteps(sides[side]) > 1 && (mode === 'close' || side === 'defender');
}

/** How many of a side's folded values are in force. */
export function valuesInForce(inputs: DuelInputs, side: Side): number {
  const { unit, skillModifier, bonusDice, size, hands } = inputs[side];
  const keeps = side === 'attacker' && inputs.mode === 'close' && hands.includes('shield');
  return [
    unit === 'own',
    inputs.mode === 'close' ? hands[0] === 'own' : side === 'attacker' && inputs.shot === 'own',
    skillModifier !== 0,
    bonusDice !== 'take',
    crankyOf(inputs[side]) > 0,
    inputs[side].master,
    asksSize(inputs) && size !== 1,
    mayBeHurt(inputs, side) && inputs[side].pips > 0,
    keeps && !inputs.shieldParriesCounter,
  ].filter(Boolean).length;
}

/** How many of the folded options of the situation are in force. */
export function optionsInForce(inputs: DuelInputs): number {
  const { mode, distance, slowMissile, height, action, shovedOutOfReach } = inputs;
  const both = Number(mayBeAutomatic(inputs) && inputs.automatic);
  if (mode === 'close') return both + Number(shovedOutOfReach && action !== 'withdraw');
  return both + [slowMissile, distance > 0 && height > 0].filter(Boolean).length;
}

/** Use and damage of what is held; nothing has none. */
export function weaponProfile(
  inputs: DuelInputs,
  side: Side,
  held: Held,
): { readonly use: number; readonly damage: string } | undefined {
  if (held === 'nothing') return undefined;
  if (held === 'own' || held === 'own-2') return ownWeaponOf(inputs[side], held);
  const { use, damage } = editionOf(inputs.table).weapons[held];
  return { use, damage: damage ?? '0' };
}
