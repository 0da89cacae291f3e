import { describe, expect, it } from 'vitest';
import { type ChargeAhead, chargeAhead } from '../../../../src/rules/brikwars/charge/charge-ahead.ts';
import { tableSteps } from '../../../../src/rules/brikwars/charge/charge-play.ts';
import { type ChargeTable, layTable } from '../../../../src/rules/brikwars/charge/charge-play-blow.ts';
import type { ChargeEntry, ChargeOutcome } from '../../../../src/rules/brikwars/charge/charge-play-record.ts';
import type { ChargeRules } from '../../../../src/rules/brikwars/charge/charge-rules.ts';
import type { Charge, ChargeSetup } from '../../../../src/rules/brikwars/charge/charge-setup.ts';
import { createSeededSource } from '../../../../src/rules/dice/random.ts';
import { type PlayedMove, replay } from '../../../../src/rules/steps.ts';
import { deepOr } from '../../../support/deep.ts';
import { type Ends, everyPlace, type Place } from '../../../support/play/ahead-twin.ts';
import { chargeOf, noBonus, plan, webNoBonus } from './charge-table.ts';

function endOf({ defenderDies, attackerDies, flies }: ChargeOutcome): Ends {
  const end = defenderDies
    ? attackerDies
      ? 'bothDie'
      : 'onlyDefenderDies'
    : attackerDies
      ? 'onlyAttackerDies'
      : 'neitherDies';
  return { [end]: 1, ...(flies === 'defender' && { defenderFlies: 1 }) };
}

function aheadOf(charge: Charge, moves: readonly PlayedMove[]): ChargeAhead {
  let table: ChargeTable = layTable(charge, []);
  const played = replay((log: ChargeEntry[]) => {
    table = layTable(charge, log);
    return tableSteps(table);
  }, moves);
  if (!played.ok) throw new Error(JSON.stringify(played.issues));
  return chargeAhead(table);
}

function expectSame(ahead: ChargeAhead, twin: Ends, where: unknown): void {
  for (const [id, chance] of Object.entries(ahead)) {
    if (Math.abs(chance - (twin[id] ?? 0)) < 1e-9) continue;
    const at = JSON.stringify(where);
    expect({ id, at, chance }).toEqual({ id, at, chance: twin[id] ?? 0 });
  }
}

/** Short dice: every face of each is played. */
const spear = { skill: '1d3', use: 2, damage: '1d2', reach: 2 };
const pike = { skill: '1d2', use: 2, damage: '1d2', reach: 3 };
const buckler = { skill: '1d3', use: 2, damage: '1' };

interface Case extends Partial<Omit<ChargeSetup, 'rules'>> {
  /** Dice of each side by speed and Size; 1 and 0 if nothing else is said. */
  readonly points?: readonly [number, number];
  readonly house?: Partial<ChargeRules>;
  readonly web?: true;
  /** Faces with which it begins, where all of it would be too much to play. */
  readonly from?: readonly (readonly number[])[];
}

/** Outside the deep run the longest fights begin with a first roll; how first rolls are averaged the others show. */
const begun = (...faces: readonly (readonly number[])[]) => deepOr([], faces);

const foot = { armor: '1d2+2', size: 1 } as const;
const rider = { armor: '4', size: 1, weapon: spear } as const;

const cases: Readonly<Record<string, Case>> = {
  'a target that takes a pip and strikes back': {
    attacker: { ...rider, weapon: { ...spear, reach: 3 } },
    defender: { ...foot, weapon: { ...spear, skill: '1d2' }, steps: 2 },
  },
  'a charger who takes a pip on the longer weapon, and rams on': {
    attacker: { ...rider, steps: 2 },
    defender: { ...foot, weapon: pike },
    from: begun([2]),
  },
  'both take pips at once': {
    attacker: { ...rider, armor: '2', steps: 3 },
    defender: { armor: '3', size: 1, weapon: spear, steps: 2 },
  },
  'pips at a wall': {
    attacker: rider,
    defender: { ...foot, steps: 2 },
    behind: { kind: 'wall', free: 1 },
    moveLeft: 5,
  },
  'pips and a drop': {
    attacker: { ...rider, weapon: { ...spear, skill: '1d2' } },
    defender: { ...foot, armor: '3', steps: 2 },
    behind: { kind: 'drop', free: 1, height: 4 },
    from: begun([2]),
  },
  'a line after a pip': {
    attacker: { armor: '3', size: 1, steps: 3 },
    defender: { armor: '3', size: 1 },
    line: 1,
    moveLeft: 9,
    points: [1, 1],
    from: [[3], [5], [6], [1]],
  },
  'a pip in the line': {
    attacker: { armor: '3', size: 1, steps: 3 },
    defender: { armor: '3', size: 1 },
    line: 1,
    moveLeft: 9,
    points: [1, 1],
    from: [[3], [2], [6], [1]],
  },
  'pips by a die': {
    attacker: { ...rider, weapon: { ...spear, skill: '1d2' }, steps: 2 },
    defender: { armor: '3', size: 1, weapon: { ...spear, skill: '1d2' } },
    web: true,
  },
  bodies: { attacker: foot, defender: foot, points: [1, 1], from: begun([5]) },
  'lance and shield': { attacker: rider, defender: { ...foot, shield: buckler } },
  'the longer weapon of the target': {
    attacker: { ...rider, shield: buckler },
    defender: { ...foot, weapon: pike },
    from: begun([2]),
  },
  'weapons alike': { attacker: rider, defender: { armor: '3', size: 1, weapon: spear, shield: buckler } },
  'runs past': { attacker: rider, defender: foot, plan: { ...plan, afterMiss: 'past' } },
  'nobody parries': {
    attacker: rider,
    defender: { ...foot, shield: buckler },
    plan: { ...plan, defenderParries: false },
  },
  'aim apart': { attacker: rider, defender: { ...foot, weapon: pike }, aimApart: true },
  wall: { attacker: rider, defender: foot, behind: { kind: 'wall', free: 2 }, moveLeft: 5 },
  'pressed at the wall': { attacker: rider, defender: foot, behind: { kind: 'wall', free: 0 }, moveLeft: 5 },
  drop: {
    attacker: rider,
    defender: foot,
    behind: { kind: 'drop', free: 1, height: 4 },
    from: begun([2]),
  },
  tramples: { attacker: rider, defender: foot, moveLeft: 5, plan: { ...plan, tramples: true } },
  'all ones count, equal damage kills': {
    attacker: rider,
    defender: { ...foot, shield: buckler },
    house: { damageCriticalFailure: 'total', skillCriticalFailure: false, equalDamage: 'kills' },
  },
  'weapons hit by themselves': {
    attacker: rider,
    defender: { ...foot, weapon: pike, shield: buckler },
    house: { skillRoll: 'none' },
  },
  'a die multiplied': {
    attacker: rider,
    defender: { armor: '4', size: 1, weapon: { ...pike, damage: '1' } },
    points: [3, 2],
    house: { momentumDice: 'multiplied' },
  },
  'a die multiplied, of Cranky Heroes': {
    attacker: { ...rider, cranky: 2 },
    defender: { armor: '1d2+3', size: 1, cranky: 1 },
    points: [3, 2],
    house: { momentumDice: 'multiplied' },
  },
  'Cranky Heroes': {
    attacker: { ...rider, cranky: 1 },
    defender: { armor: '3', size: 1, weapon: spear, shield: buckler, cranky: 2 },
  },
  'two chargers': {
    attacker: { armor: '4', size: 1, weapon: { ...spear, skill: '1d2', damage: '1' } },
    defender: { armor: '5', size: 1, shield: buckler },
    chargers: 2,
    from: begun([2]),
  },
  'two chargers, Momentum alone': {
    attacker: rider,
    defender: { armor: '5', size: 1 },
    chargers: 2,
    house: { combined: 'momentum' },
  },
  line: {
    attacker: { armor: '4', size: 1 },
    defender: { armor: '6', size: 1 },
    line: 1,
    moveLeft: 9,
    points: [1, 1],
    from: [[3], [2], [6], [1]],
  },
  'line compared': {
    attacker: { armor: '3', size: 1 },
    defender: { armor: '3', size: 1 },
    line: 1,
    moveLeft: 9,
    points: [1, 1],
    from: [[3], [2], [6], [2]],
    house: { ploughing: 'compare', withinSize: 'runs-on', trampling: 'automatic' },
  },
  'two in the line': {
    attacker: { armor: '2', size: 1 },
    defender: { armor: '1d2+2', size: 1 },
    line: 2,
    moveLeft: 9,
    points: [2, 0],
    from: [[1, 2], [1], [6, 5]],
    plan: { ...plan, tramples: true },
  },
  'by a die': { web: true, attacker: rider, defender: { ...foot, weapon: pike } },
  'by a die, a shield': {
    web: true,
    attacker: rider,
    defender: { ...foot, shield: buckler },
    plan: { ...plan, answer: 'body' },
  },
  'by a die, rolled once': {
    web: true,
    attacker: rider,
    defender: { ...foot, weapon: pike },
    house: { momentumRoll: 'once' },
    behind: { kind: 'wall', free: 1 },
  },
  'by a die, both charge, rolled once': {
    web: true,
    attacker: rider,
    defender: { ...foot, weapon: spear },
    run: { straight: 6, target: { inches: 6, direction: 'towards' } },
    house: { momentumRoll: 'once', smash: 'alone' },
  },
  shove: {
    web: true,
    attacker: rider,
    defender: { ...foot, shield: buckler },
    plan: { ...plan, strikes: 'shove', answer: 'body' },
    behind: { kind: 'wall', free: 4 },
  },
  'shove off a wall': {
    web: true,
    attacker: { armor: '3', size: 1 },
    defender: { armor: '1d4', size: 1, weapon: pike },
    plan: { ...plan, strikes: 'shove' },
    behind: { kind: 'drop', free: 2, height: 5 },
    from: begun([2]),
  },
  bail: {
    web: true,
    attacker: rider,
    defender: foot,
    plan: { ...plan, answer: 'bail' },
    house: { smash: 'alone' },
    behind: { kind: 'wall', free: 1 },
  },
  'two by a die': {
    web: true,
    attacker: { armor: '2', size: 1, weapon: { ...spear, damage: '1' } },
    defender: { armor: '4', size: 1 },
    chargers: 2,
    from: begun([2]),
  },
};

function caseOf({ house, web, from: _, points: [mine, theirs] = [1, 0], ...setup }: Case): Charge {
  const rules = { ...(web ? webNoBonus : noBonus), ...house };
  const charge = chargeOf({ run: { straight: 6 }, ...setup, rules });
  if (web) return charge;
  const { attacker, defender } = charge;
  return { ...charge, attacker: { ...attacker, points: mine }, defender: { ...defender, points: theirs } };
}

describe('brikwars/charge/charge-ahead: the odds given what has been rolled', () => {
  it.each(Object.entries(cases))(
    'brikwars/charge/charge-ahead: after every prefix of moves they are those of playing on with every face (%s)',
    (_, made) => {
      const charge = caseOf(made);
      const source = createSeededSource(5);
      let seen = 0;
      const from = made.from ?? [];
      const visit = ({ ends, moves, options = {} }: Place) => {
        seen++;
        // Every early prefix, and some of the many late ones.
        if (moves.length > from.length + 2 && source(100) > 1) return;
        expectSame(aheadOf(charge, moves), ends, moves);
        for (const [option, chosen] of Object.entries(options)) {
          const made = [...moves, { option }];
          expectSame(aheadOf(charge, made), chosen, made);
        }
      };
      const begin = () => tableSteps(layTable(charge, []));
      const all = everyPlace({ begin, ends: endOf, from }, visit);
      const start = from.map((faces) => ({ faces }));
      expectSame(aheadOf(charge, start), all, 'all');
      expect(seen).toBeGreaterThan(10);
    },
    60_000,
  );
});
