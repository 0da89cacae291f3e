import { goals } from '../rules/brikwars/advice.ts';
import { damageCriticalFailures, type EditionId, editionIds } from '../rules/brikwars/edition.ts';
import { fightModes } from '../rules/brikwars/modifiers.ts';
import { bonusChoices, ownWeaponKinds } from '../rules/brikwars/setup.ts';
import { unitIds } from '../rules/brikwars/units.ts';
import { weaponIds } from '../rules/brikwars/weapons.ts';
import { fittingHands, type Held } from './fight-hands.ts';
import {
  type DiceValue,
  type FightInputs,
  fightBounds,
  initialFight,
  type OwnWeaponInputs,
  type SideInputs,
  shots,
} from './fight-inputs.ts';
import type { InputCodec } from './inputs.ts';

const heldThingsKnown: readonly Held[] = [...weaponIds, 'own', 'nothing'];

function encodeDice({ count, sides, plus }: DiceValue): string {
  return [count, sides, plus].join(',');
}

function encodeSide(side: SideInputs): string {
  const { use, damage, kind } = side.ownWeapon;
  return [
    side.unit,
    ...side.hands,
    encodeDice(side.ownSkill),
    encodeDice(side.ownArmor),
    [use, encodeDice(damage), kind].join(','),
    side.skillModifier,
    side.bonusDice,
    side.priorDamage,
  ].join('.');
}

function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}

/** `v=1&e=2005&cf=zero&m=close&a=…&d=…&s=…`: two sides, the situation, and every switch by value. */
export function fightCodec(edition: EditionId): InputCodec<FightInputs> {
  return { initial: initialFight(edition), encode: encodeFight, decode: decodeFight };
}

export function encodeFight(inputs: FightInputs): string {
  const { situation } = inputs;
  const { still, aimed, thirds, blind, speed, headOn, large } = situation;
  const fields: [string, string | number][] = [
    ['v', 1],
    ['e', inputs.edition],
    ['cf', inputs.damageCriticalFailure],
    ['m', inputs.mode],
    ['a', encodeSide(inputs.attacker)],
    ['d', encodeSide(inputs.defender)],
    ['s', [flag(still), flag(aimed), thirds, flag(blind), speed, flag(headOn), large].join('.')],
    [
      'x',
      [inputs.shot, flag(inputs.shieldAgainstShots), flag(inputs.slowMissile), inputs.distance].join('.'),
    ],
    ['sp', flag(inputs.shieldParriesCounter)],
    ['r', inputs.attackRoll ?? '-'],
    ['g', inputs.goal],
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

  dice(): DiceValue {
    const inner = new Parts(this.text(), ',', 3);
    const value = readDice(inner);
    if (inner.failed) this.#failed = true;
    return value;
  }

  weapon(): OwnWeaponInputs {
    const inner = new Parts(this.text(), ',', 5);
    const use = inner.whole(0, fightBounds.use);
    const damage = readDice(inner);
    const kind = inner.one(ownWeaponKinds, 'heavy');
    if (inner.failed) this.#failed = true;
    return { use, damage, kind };
  }
}

function readDice(parts: Parts): DiceValue {
  return {
    count: parts.whole(0, fightBounds.dice),
    sides: parts.one([6, 10] as const, 6),
    plus: parts.whole(fightBounds.plusLow, fightBounds.plusHigh),
  };
}

function decodeSide(text: string, attacks: boolean): SideInputs | undefined {
  const parts = new Parts(text, '.', 9);
  const side: SideInputs = {
    unit: parts.one([...unitIds, 'own'] as const, 'minifig'),
    hands: [parts.one(heldThingsKnown, 'nothing'), parts.one(heldThingsKnown, 'nothing')],
    ownSkill: parts.dice(),
    ownArmor: parts.dice(),
    ownWeapon: parts.weapon(),
    skillModifier: parts.whole(-fightBounds.modifier, fightBounds.modifier),
    bonusDice: parts.one(bonusChoices, 'take'),
    priorDamage: parts.whole(0, fightBounds.damage),
  };
  const fits = fittingHands(side.hands, side.unit, side.ownWeapon.kind, attacks);
  if (parts.failed || fits[0] !== side.hands[0] || fits[1] !== side.hands[1]) return undefined;
  return side;
}

function decodeFight(query: string): FightInputs | undefined {
  const read = new URLSearchParams(query);
  const field = (name: string): string => read.get(name) ?? '';
  const attacker = decodeSide(field('a'), true);
  const defender = decodeSide(field('d'), false);
  const head = new Parts(['e', 'cf', 'm', 'sp', 'g'].map(field).join('|'), '|', 5);
  const situation = new Parts(field('s'), '.', 7);
  const shot = new Parts(field('x'), '.', 4);
  const rolled = new Parts(field('r'), '|', 1);
  const plan = field('p');
  if (field('v') !== '1' || !attacker || !defender) return undefined;
  if (!/^(n|c\d|p\d|r\d\d)?(-(n|c\d|p\d|r\d\d))*$/.test(plan) || plan.length > 40) return undefined;
  const inputs: FightInputs = {
    edition: head.one(editionIds, '2005'),
    damageCriticalFailure: head.one(damageCriticalFailures, 'zero'),
    mode: head.one(fightModes, 'close'),
    attacker,
    defender,
    shieldParriesCounter: head.flag(),
    goal: head.one(goals, 'survive'),
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
    ...(field('r') === '-' ? {} : { attackRoll: rolled.whole(0, fightBounds.attackRoll) }),
    plan,
  };
  return head.failed || situation.failed || shot.failed || rolled.failed ? undefined : inputs;
}
