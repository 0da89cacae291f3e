import { chargeAims } from '../rules/brikwars/charge-aims.ts';
import { afterMisses } from '../rules/brikwars/charge-blow.ts';
import { chargeAnswers, chargeManners } from '../rules/brikwars/charge-setup.ts';
import { targetMoves } from '../rules/brikwars/charge-speed.ts';
import {
  behindKinds,
  type ChargeInputs,
  type ChargeSideInputs,
  chargeArms,
  chargeBounds,
  chargeUnits,
  initialCharge,
  mounts,
} from './charge-inputs.ts';
import { decodeNotation, encodeNotation } from './fight-dice.ts';
import type { InputCodec } from './inputs.ts';
import { decodeRules, encodeRules } from './table-rules.ts';

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

function encodeSide(side: ChargeSideInputs): string {
  return [
    side.unit,
    encodeNotation(side.ownSkill),
    encodeNotation(side.ownArmor),
    side.mount,
    side.size,
    side.struck,
    side.arm,
    side.ownUse,
    encodeNotation(side.ownDamage),
    side.reach,
    flag(side.shield),
    flag(side.rooted),
  ].join('.');
}

/** `v=1&e=2005&a=…&d=…&r=…&p=…&x=…&g=kill`: the rules, two sides, the run, what they choose, and what lies around. */
export function encodeCharge(inputs: ChargeInputs): string {
  const fields: readonly (readonly [string, string])[] = [
    ['v', '1'],
    ['e', encodeRules(inputs.table)],
    ['a', encodeSide(inputs.attacker)],
    ['d', encodeSide(inputs.defender)],
    [
      'r',
      [inputs.straight, inputs.earlier, inputs.targetMove, inputs.direction, flag(inputs.unintentional)].join(
        '.',
      ),
    ],
    [
      'p',
      [
        inputs.strikes,
        inputs.afterMiss,
        flag(inputs.tramples),
        flag(inputs.attackerParries),
        inputs.answer,
        flag(inputs.defenderParries),
        flag(inputs.braced),
      ].join('.'),
    ],
    [
      'x',
      [
        inputs.chargers,
        flag(inputs.sameDirection),
        inputs.line,
        inputs.moveLeft,
        flag(inputs.low),
        inputs.behind,
        inputs.free,
        inputs.height,
        flag(inputs.aimApart),
      ].join('.'),
    ],
    ['g', inputs.goal],
  ];
  return fields.map(([name, value]) => `${name}=${value}`).join('&');
}

/** Thrown, and caught below, where a part of a link is not understood. */
class Misread extends Error {}

function whole(text: string | undefined, low: number, high: number): number {
  const value = Number(text);
  if (text === undefined || !/^\d{1,3}$/.test(text) || value < low || value > high) throw new Misread();
  return value;
}

const yes = (text: string | undefined): boolean => whole(text, 0, 1) === 1;

function one<T extends string>(text: string | undefined, known: readonly T[]): T {
  const found = known.find((value) => value === text);
  if (found === undefined) throw new Misread();
  return found;
}

function dice(text: string | undefined): string {
  const notation = decodeNotation(text ?? '');
  if (notation === undefined) throw new Misread();
  return notation;
}

function parts(text: string, count: number): readonly string[] {
  const read = text.split('.');
  if (read.length !== count) throw new Misread();
  return read;
}

function decodeSide(text: string, arms: readonly ChargeSideInputs['arm'][]): ChargeSideInputs {
  const [unit, skill, armor, mount, size, struck, arm, use, damage, reach, shield, rooted] = parts(text, 12);
  return {
    unit: one(unit, chargeUnits),
    ownSkill: dice(skill),
    ownArmor: dice(armor),
    mount: one(mount, mounts),
    size: whole(size, 0, chargeBounds.size),
    struck: one(struck, ['rider', 'mount']),
    arm: one(arm, arms),
    ownUse: whole(use, 0, chargeBounds.use),
    ownDamage: dice(damage),
    reach: whole(reach, 0, chargeBounds.reach),
    shield: yes(shield),
    rooted: yes(rooted),
  };
}

function readCharge(query: string): ChargeInputs {
  const read = new URLSearchParams(query);
  const field = (name: string): string => read.get(name) ?? '';
  const table = decodeRules(field('e'));
  if (field('v') !== '1' || table === undefined) throw new Misread();
  const [straight, earlier, move, direction, unintentional] = parts(field('r'), 5);
  const [strikes, afterMiss, tramples, attackerParries, answer, defenderParries, braced] = parts(
    field('p'),
    7,
  );
  const [chargers, same, line, left, low, behind, free, height, apart] = parts(field('x'), 9);
  const inches = (text: string | undefined) => whole(text, 0, chargeBounds.inches);
  return {
    table,
    // What does not thrust cannot charge.
    attacker: decodeSide(
      field('a'),
      chargeArms.filter((arm) => arm !== 'hand'),
    ),
    defender: decodeSide(field('d'), chargeArms),
    straight: inches(straight),
    earlier: inches(earlier),
    targetMove: inches(move),
    direction: one(direction, targetMoves),
    unintentional: yes(unintentional),
    braced: yes(braced),
    strikes: one(strikes, chargeManners),
    afterMiss: one(afterMiss, afterMisses),
    tramples: yes(tramples),
    attackerParries: yes(attackerParries),
    answer: one(answer, chargeAnswers),
    defenderParries: yes(defenderParries),
    chargers: whole(chargers, 1, chargeBounds.chargers),
    sameDirection: yes(same),
    line: whole(line, 0, chargeBounds.line),
    moveLeft: inches(left),
    low: yes(low),
    behind: one(behind, behindKinds),
    free: inches(free),
    height: inches(height),
    aimApart: yes(apart),
    goal: one(field('g'), chargeAims),
  };
}

export function decodeCharge(query: string): ChargeInputs | undefined {
  try {
    return readCharge(query);
  } catch (error) {
    if (error instanceof Misread) return undefined;
    throw error;
  }
}

export function chargeCodec(edition: ChargeInputs['table']['edition']): InputCodec<ChargeInputs> {
  return { initial: initialCharge(edition), encode: encodeCharge, decode: decodeCharge };
}
