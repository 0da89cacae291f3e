import { hopeOf, squadsAnswerOf } from '../../../../src/brikwars/squads/answer.ts';
import { initialSquads, type SquadSide, type SquadsInputs } from '../../../../src/brikwars/squads/inputs.ts';
import { roundOf, valuesOf } from '../../../../src/brikwars/squads/setup.ts';
import { noSituation } from '../../../../src/rules/brikwars/attack/circumstances.ts';
import type { TableRules } from '../../../../src/rules/brikwars/house-rules.ts';
import type { ShownRule } from '../house-rules-shown.ts';

const initial = initialSquads('2005');

function answer(table: TableRules, side: Partial<SquadSide>, part: Partial<SquadsInputs> = {}) {
  const one = { ...initial.mine, count: 1, ...side };
  const answered = squadsAnswerOf({ ...initial, mine: one, theirs: one, ...part, table });
  if (!answered.ok) throw new Error('no answer');
  return answered.value;
}

const without = (table: TableRules): TableRules => ({ ...table, house: { ...table.house, bonus: 'none' } });
const added = (table: TableRules, part: Partial<SquadsInputs>): number => {
  const round = roundOf({ ...initial, kind: 'ranged', ...part, table });
  return (round.ok ? round.value.attacker.arms[0]?.modifier : undefined) ?? 0;
};

/** What each switch changes of two squads. */
export const squadsHouseRules: readonly ShownRule[] = [
  {
    rule: 'bonus',
    mode: 'squads',
    what: 'Skill of 1d10 and Use 13',
    shows: (table) =>
      answer(table, { unit: 'own', ownSkill: '1d10', close: 'own', ownUse: 13 }).one?.hit ?? 0,
  },
  {
    rule: 'skillCriticalFailure',
    mode: 'squads',
    what: 'Use 1, where only a 1 fails',
    shows: (table) => answer(without(table), { close: 'own', ownUse: 1 }).one?.hit ?? 0,
    expected: { true: 5 / 6, false: 1 },
  },
  {
    rule: 'damageCriticalFailure',
    mode: 'squads',
    what: 'a 1 of 1d6+4',
    shows: (table) => answer(without(table), { close: 'own', ownUse: 0, ownDamage: '1d6+4' }).one?.kill ?? 0,
  },
  {
    rule: 'equalDamage',
    mode: 'squads',
    what: 'a hand weapon against Armor 4',
    shows: (table) => answer(without(table), { close: 'hand' }).one?.kill ?? 0,
  },
  {
    rule: 'headOnIgnoresSpeed',
    mode: 'squads',
    what: 'shots at a squad that rushes up',
    shows: (table) =>
      added(table, { situation: { ...noSituation, speed: 12, headOn: true } }) - added(table, {}),
    expected: { true: 0, false: -2 },
  },
  {
    rule: 'largeTarget',
    mode: 'squads',
    what: 'shots at a plate of 4 inches',
    shows: (table) => added(table, { theirs: { ...initial.theirs, plate: 4 } }),
    expected: { every: 2, 'beyond-first': 1 },
  },
  {
    rule: 'heavyUse',
    mode: 'squads',
    what: 'swords',
    shows: (table) => valuesOf(initial.mine, { kind: 'close', table }).use,
    expected: { 4: 4, 3: 3 },
  },
  {
    rule: 'randomObjectUse',
    mode: 'squads',
    what: 'stones',
    shows: (table) => valuesOf({ ...initial.mine, close: 'random-object' }, { kind: 'close', table }).use,
    expected: { 3: 3, 2: 2 },
  },
  {
    rule: 'combined',
    mode: 'squads',
    what: 'four spears on Armor 3d10',
    shows: (table) => {
      const run = { ...initial.run, armed: true, path: 1 };
      const inputs: SquadsInputs = {
        ...initial,
        kind: 'charge',
        run,
        mine: { ...initial.mine, count: 4, charging: 'heavy' },
        theirs: { ...initial.theirs, count: 1, unit: 'own', ownArmor: '3d10' },
        table,
      };
      const answered = squadsAnswerOf(inputs);
      return answered.ok ? hopeOf(inputs, answered.value.lost) : undefined;
    },
    // A squad has one Momentum, so that damage alone comes to the same as both.
    differ: 2,
  },
  {
    rule: 'bracedSquad',
    mode: 'squads',
    what: 'six minifigs who brace against 4 inches',
    shows: (table) => {
      const run = { ...initial.run, braced: true, inches: 4 };
      const theirs = { ...initial.theirs, count: 6 };
      const answered = squadsAnswerOf({ ...initial, kind: 'charge', run, theirs, table });
      return answered.ok ? answered.value.push?.opposition : undefined;
    },
    expected: { members: 6, 'one-body': 2 },
  },
];
