import { namedLink, question } from '../../kit/question/asked.ts';
import { battleField } from '../../kit/question/battle-ref.ts';
import { choice, group, type InputsOf, number, onOff, optional } from '../../kit/question/fields.ts';
import type { InputCodec } from '../../kit/question/inputs.ts';
import { whole } from '../../kit/question/link.ts';
import { checkFight } from '../../rules/brikwars/attack/check-fight.ts';
import { isLegalDefence } from '../../rules/brikwars/attack/defences.ts';
import { actions, type Fight, type Side } from '../../rules/brikwars/attack/fight.ts';
import { type AttackKind, fightModes } from '../../rules/brikwars/attack/modifiers.ts';
import {
  armIdsOf,
  bonusChoices,
  type FightSetup,
  ownWeaponKinds,
  type SideSetup,
  type WeaponSetup,
} from '../../rules/brikwars/attack/setup.ts';
import { goals } from '../../rules/brikwars/duel/advice.ts';
import type { EditionId } from '../../rules/brikwars/edition.ts';
import { editionOf } from '../../rules/brikwars/house-rules.ts';
import { sizeOfUnit, unitIds, units } from '../../rules/brikwars/units.ts';
import type { ArmId, WeaponName } from '../../rules/brikwars/weapons.ts';
import { stepsToDestroy } from '../../rules/brikwars/wreck/size-damage.ts';
import { crankyField, mayBeCranky } from '../cranky.ts';
import { creationField } from '../creation/creation-field.ts';
import { diceField } from '../dice.ts';
import { fateOf } from '../fates.ts';
import { begun, tableField } from '../house-rules.ts';
import { situationGroup } from '../situation.ts';
import { isByPlace, planByPlace } from './by-place.ts';
import { armHeld, barOf } from './creation-arms.ts';
import { fittingHands, type Held, handsField } from './hands.ts';
import { readDuel1 } from './link-1.ts';
import { orderField, planField } from './plan-fields.ts';

const ownWeaponFields = {
  use: number({ default: 3, most: 15 }),
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
  size: number({ default: 1, most: largest }),
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
export const startingSide: SideInputs = duelSide.default;

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

const link = namedLink(duelAsked, readByPlace);

export const { encode: encodeDuel, decode: decodeDuel } = link;

type ByPlace = Omit<DuelInputs, 'order' | 'plan'> & {
  readonly order: readonly number[];
  readonly plan: string;
};

/** What was written while weapons had no names, by their places: as a link of old, or by names like one of today. */
function readByPlace(query: string): DuelInputs | undefined {
  const named = new URLSearchParams(query);
  const [order, plan] = [named.get('order'), named.get('plan')];
  named.delete('order');
  named.delete('plan');
  const today = named.get('v') === '2' && isByPlace(order ?? '', plan ?? '');
  const old: Partial<ByPlace> | undefined = today
    ? { ...link.decode(named.toString()), order: order ? order.split(',').map(Number) : [], plan: plan ?? '' }
    : readDuel1(query);
  if (!old?.attacker || !old.defender) return undefined;
  const inputs: DuelInputs = { ...duelAsked.default, ...old, order: [], plan: [] };
  const held = armsOf({ ...inputs, mode: 'close' }).attacker;
  const places = (old.order ?? []).map((place) => held[place]);
  const ordered = { ...inputs, order: places.filter((arm) => arm !== undefined) };
  const said = planByPlace(old.plan ?? '', armsOf(inputs).defender) ?? [];
  const fight = fightOf(ordered);
  // What was no legal plan was none.
  return { ...ordered, plan: fight && !isLegalDefence(fight, said) ? [] : said };
}

export const initialDuel = (edition: EditionId): DuelInputs => begun(duelAsked.default, edition);

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
export function heldThings(inputs: DuelInputs, side: 'attacker' | 'defender'): readonly WeaponName[] {
  if (inputs.mode === 'ranged') {
    if (side === 'attacker') return [inputs.shot];
    return inputs.shieldAgainstShots ? ['shield'] : [];
  }
  if (side === 'defender' && barOf(inputs) !== undefined) return [];
  return inputs[side].hands.filter((held) => held !== 'nothing');
}

/** The kind of weapon that a side is master of: the first that is no shield (BW-SKL-03). */
export function masteredBy(inputs: DuelInputs, side: Side): WeaponName | undefined {
  return heldThings(inputs, side).find((held): held is WeaponName => held !== 'shield');
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
    const master = entered.master ? masteredBy(inputs, name) : undefined;
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
      ...(master && { master }),
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

/** The fight that is entered; undefined where it is none. */
export function fightOf(inputs: DuelInputs): Fight | undefined {
  const checked = checkFight(setupOf(inputs));
  return checked.ok ? checked.value : undefined;
}

/** What the weapons of both sides are called, in the order in which they are held. */
export function armsOf(inputs: DuelInputs): Readonly<Record<Side, readonly ArmId[]>> {
  const setup = setupOf(inputs);
  const of = (side: Side): readonly ArmId[] => {
    const arms = armIdsOf(setup[side].weapons);
    return arms.length === 0 && inputs.mode === 'close' ? ['bare-hands.1'] : arms;
  };
  return { attacker: of('attacker'), defender: of('defender') };
}

/** Whether the shove of this fight asks how big the two are (BWC-10). */
export function asksSize({ mode, table }: DuelInputs): boolean {
  return mode === 'close' && editionOf(table).rules.shoveTargets === 'no-bigger';
}

/** Whether pips of a side matter: it has several, and who shoots takes no harm. */
export function mayBeHurt({ mode, ...sides }: Pick<DuelInputs, 'mode' | Side>, side: Side): boolean {
  return wholeSteps(sides[side]) > 1 && (mode === 'close' || side === 'defender');
}

/** How many of the folded options of the situation are in force. */
export function optionsInForce(inputs: DuelInputs): number {
  const { mode, distance, slowMissile, height, action, shovedOutOfReach } = inputs;
  const both = Number(mayBeAutomatic(inputs) && inputs.automatic);
  if (mode === 'close') return both + Number(shovedOutOfReach && action !== 'withdraw');
  return both + [slowMissile, distance > 0 && height > 0].filter(Boolean).length;
}
