import { goals } from '../rules/brikwars/advice.ts';
import type { EditionId } from '../rules/brikwars/edition.ts';
import { actions } from '../rules/brikwars/fight.ts';
import type { TableRules } from '../rules/brikwars/house-rules.ts';
import { fightModes } from '../rules/brikwars/modifiers.ts';
import { ownWeaponKinds } from '../rules/brikwars/setup.ts';
import { unitIds } from '../rules/brikwars/units.ts';
import { weaponIds } from '../rules/brikwars/weapons.ts';
import { decodeNotation, encodeNotation } from './fight-dice.ts';
import { fittingHands, type Held } from './fight-hands.ts';
import {
  bonusUses,
  type FightInputs,
  fightBounds,
  initialFight,
  type OwnWeaponInputs,
  type SideInputs,
  shots,
  startingSide,
} from './fight-inputs.ts';
import type { InputCodec } from './inputs.ts';
import { decodeRules, encodeRules, withWord } from './table-rules.ts';

const heldThingsKnown: readonly Held[] = [...weaponIds, 'own', 'own-2', 'nothing'];

function encodeWeapon({ use, damage, kind }: OwnWeaponInputs): string {
  return [use, encodeNotation(damage), kind].join(',');
}

export function encodeSide(side: SideInputs): string {
  return [
    side.unit,
    ...side.hands,
    encodeNotation(side.ownSkill),
    encodeNotation(side.ownArmor),
    encodeWeapon(side.ownWeapon),
    side.skillModifier,
    side.bonusDice,
    side.priorDamage,
    encodeWeapon(side.secondWeapon),
    side.size,
  ].join('.');
}

function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}

/** `v=1&e=2005~bonus.none&m=close&a=…&d=…&s=…`: the rules, two sides, the situation, and every option by value. */
export function fightCodec(edition: EditionId): InputCodec<FightInputs> {
  return { initial: initialFight(edition), encode: encodeFight, decode: decodeFight };
}

export function encodeFight(inputs: FightInputs): string {
  const { situation } = inputs;
  const { still, aimed, thirds, blind, speed, headOn, large } = situation;
  const fields: [string, string | number][] = [
    ['v', 1],
    ['e', encodeRules(inputs.table)],
    ['m', inputs.mode],
    ['a', encodeSide(inputs.attacker)],
    ['d', encodeSide(inputs.defender)],
    ['s', [flag(still), flag(aimed), thirds, flag(blind), speed, flag(headOn), large].join('.')],
    [
      'x',
      [inputs.shot, flag(inputs.shieldAgainstShots), flag(inputs.slowMissile), inputs.distance].join('.'),
    ],
    ['o', [inputs.height, inputs.automatic, inputs.shovedOutOfReach, inputs.asked].map(Number).join('.')],
    ['ac', [inputs.action, ...inputs.order].join('-')],
    ['sp', flag(inputs.shieldParriesCounter)],
    ['r', inputs.attackRoll ?? '-'],
    ['g', inputs.goal],
    ['ag', inputs.attackGoal],
    ['p', inputs.plan],
  ];
  return fields.map(([name, value]) => `${name}=${value}`).join('&');
}

/** Reads a list of parts; anything not understood makes the whole undefined. */
class Parts {
  readonly #parts: readonly string[];
  #next = 0;
  #failed = false;

  constructor(text: string, separator: string, count: number) {
    this.#parts = text.split(separator);
    this.#failed = this.#parts.length !== count;
  }

  get failed(): boolean {
    return this.#failed;
  }

  text(): string {
    return this.#parts[this.#next++] ?? '';
  }

  whole(low: number, high: number): number {
    const text = this.text();
    const value = Number(text);
    if (!/^-?\d{1,3}$/.test(text) || value < low || value > high) this.#failed = true;
    return value;
  }

  flag(): boolean {
    return this.whole(0, 1) === 1;
  }

  one<T extends string | number>(known: readonly T[], fallback: T): T {
    const text = this.text();
    const found = known.find((value) => String(value) === text);
    if (found === undefined) this.#failed = true;
    return found ?? fallback;
  }

  dice(): string {
    const notation = decodeNotation(this.text());
    if (notation === undefined) this.#failed = true;
    return notation ?? '0';
  }

  weapon(): OwnWeaponInputs {
    const [use = '', ...rest] = this.text().split(',');
    const kind = rest.pop() ?? '';
    const inner = new Parts([use, rest.join(','), kind].join('|'), '|', 3);
    const weapon: OwnWeaponInputs = {
      use: inner.whole(0, fightBounds.use),
      damage: inner.dice(),
      kind: inner.one(ownWeaponKinds, 'heavy'),
    };
    if (inner.failed) this.#failed = true;
    return weapon;
  }
}

function decodeSide(text: string, attacks: boolean): SideInputs | undefined {
  // Links of old knew one own weapon and no size.
  const old = text.split('.').length === 9;
  const parts = new Parts(text, '.', old ? 9 : 11);
  const side: SideInputs = {
    unit: parts.one([...unitIds, 'own'] as const, 'minifig'),
    hands: [parts.one(heldThingsKnown, 'nothing'), parts.one(heldThingsKnown, 'nothing')],
    ownSkill: parts.dice(),
    ownArmor: parts.dice(),
    ownWeapon: parts.weapon(),
    skillModifier: parts.whole(-fightBounds.modifier, fightBounds.modifier),
    bonusDice: parts.one(bonusUses, 'take'),
    priorDamage: parts.whole(0, fightBounds.damage),
    secondWeapon: old ? startingSide.secondWeapon : parts.weapon(),
    size: old ? startingSide.size : parts.whole(0, fightBounds.size),
  };
  const fits = fittingHands(side, attacks);
  if (parts.failed || fits[0] !== side.hands[0] || fits[1] !== side.hands[1]) return undefined;
  return side;
}

/** The first links named one switch in a field of its own. */
function decodeTable(rules: string, damageOnes: string | null): TableRules | undefined {
  const table = decodeRules(rules);
  return table && damageOnes !== null ? withWord(table, 'damageCriticalFailure', damageOnes) : table;
}

/** In what order two things can be used. */
const orders: readonly string[] = ['', '0', '1', '0,1', '1,0'];

function decodeFight(query: string): FightInputs | undefined {
  const read = new URLSearchParams(query);
  const field = (name: string): string => read.get(name) ?? '';
  const table = decodeTable(field('e'), read.get('cf'));
  const [action = '', ...order] = (read.get('ac') ?? 'attack').split('-');
  const attacker = decodeSide(field('a'), action === 'attack');
  const defender = decodeSide(field('d'), false);
  const head = new Parts(
    [action, ...['m', 'sp', 'g'].map(field), read.get('ag') ?? 'kill'].join('|'),
    '|',
    5,
  );
  const situation = new Parts(field('s'), '.', 7);
  const shot = new Parts(field('x'), '.', 4);
  const options = new Parts(read.get('o') ?? '0.0.0.0', '.', 4);
  const rolled = new Parts(field('r'), '|', 1);
  const plan = field('p');
  if (field('v') !== '1' || !table || !attacker || !defender) return undefined;
  if (!orders.includes(order.join())) return undefined;
  if (!/^(n|c\d|p\d|r\d\d)?(-(n|c\d|p\d|r\d\d))*$/.test(plan) || plan.length > 40) return undefined;
  const inputs: FightInputs = {
    table,
    action: head.one(actions, 'attack'),
    order: order.map(Number),
    mode: head.one(fightModes, 'close'),
    attacker,
    defender,
    shieldParriesCounter: head.flag(),
    goal: head.one(goals, 'survive'),
    attackGoal: head.one(goals, 'kill'),
    situation: {
      still: situation.flag(),
      aimed: situation.flag(),
      thirds: situation.one([1, 2, 3] as const, 3),
      blind: situation.flag(),
      speed: situation.whole(0, fightBounds.speed),
      headOn: situation.flag(),
      large: situation.whole(0, fightBounds.large),
    },
    shot: shot.one(shots, 'short-ranged'),
    shieldAgainstShots: shot.flag(),
    slowMissile: shot.flag(),
    distance: shot.whole(0, fightBounds.distance),
    height: options.whole(0, fightBounds.height),
    automatic: options.flag(),
    shovedOutOfReach: options.flag(),
    asked: options.flag(),
    ...(field('r') === '-' ? {} : { attackRoll: rolled.whole(0, fightBounds.attackRoll) }),
    plan,
  };
  return [head, situation, shot, options, rolled].some(({ failed }) => failed) ? undefined : inputs;
}
