import { presets } from '../../../../src/brikwars/creation/presets.ts';
import { wreckAnswerOf } from '../../../../src/brikwars/wreck/answer.ts';
import { initialWreck, type WreckGroup, type WreckInputs } from '../../../../src/brikwars/wreck/inputs.ts';
import { noSituation } from '../../../../src/rules/brikwars/attack/circumstances.ts';
import type { TableRules } from '../../../../src/rules/brikwars/house-rules.ts';
import type { ShownRule } from '../house-rules-shown.ts';

const initial = initialWreck('2005');
const [first] = initial.groups as readonly [WreckGroup];

function answer(table: TableRules, group: Partial<WreckGroup>, part: Partial<WreckInputs> = {}) {
  const answered = wreckAnswerOf({ ...initial, ...part, groups: [{ ...first, count: 1, ...group }], table });
  const [one] = answered.ok ? answered.value.groups : [];
  if (!one) throw new Error('no attack');
  return one;
}

const without = (table: TableRules): TableRules => ({ ...table, house: { ...table.house, bonus: 'none' } });

/** What each switch changes of attacks on creations. */
export const wreckHouseRules: readonly ShownRule[] = [
  {
    rule: 'bonus',
    mode: 'wreck',
    what: 'a hero and Use 13 at a car',
    shows: (table) => answer(table, { weapon: 'own', ownUse: 13, unit: 'hero' }).hit,
  },
  {
    rule: 'skillCriticalFailure',
    mode: 'wreck',
    what: 'Use 1 at a car, where only a 1 fails',
    shows: (table) => answer(without(table), { weapon: 'own', ownUse: 1 }).hit,
    expected: { true: 5 / 6, false: 1 },
  },
  {
    rule: 'damageCriticalFailure',
    mode: 'wreck',
    what: 'a 1 of 1d6+2 against a part that shows a 1 or 2',
    shows: (table) =>
      answer(without(table), { weapon: 'heavy' }, { aim: { kind: 'propulsion', place: 0 } }).through,
  },
  {
    rule: 'equalDamage',
    mode: 'wreck',
    what: '1d6 against a part of 1d6',
    shows: (table) =>
      answer(without(table), { weapon: 'hand' }, { aim: { kind: 'propulsion', place: 0 } }).through,
    expected: { glances: 15 / 36, kills: 20 / 36 },
  },
  {
    rule: 'headOnIgnoresSpeed',
    mode: 'wreck',
    what: 'a shot at something that rushes up',
    shows: (table) => answer(table, { situation: { ...noSituation, speed: 12, headOn: true } }).modifier,
    expected: { true: 1, false: -1 },
  },
  {
    rule: 'largeTarget',
    mode: 'wreck',
    what: 'a car of 3 inches',
    shows: (table) => answer(table, {}).modifier,
    expected: { every: 1, 'beyond-first': 0 },
  },
  {
    rule: 'cranky',
    mode: 'wreck',
    what: 'Use 6 by a hero of 2d6 who is Cranky by 2',
    shows: (table) =>
      answer(without(table), { weapon: 'own', ownUse: 6, unit: 'own', ownSkill: '2d6', cranky: 2 }).hit,
    // The car in sight gives 1: both dice must show 9, or 7.
    expected: { die: 10 / 36, roll: 21 / 36 },
  },
  {
    rule: 'heavyUse',
    mode: 'wreck',
    what: 'a sword at a car',
    shows: (table) => answer(table, { weapon: 'heavy' }).use,
    expected: { 4: 4, 3: 3 },
  },
  {
    rule: 'automaticHits',
    mode: 'wreck',
    what: 'swords at a house that nobody defends',
    shows: (table) => answer(without(table), { weapon: 'heavy' }, { creation: presets.house }).hit,
    // Use 4 and a house of ten inches and more: its size gives 5, and a 1 fails.
    expected: { true: 1, false: 5 / 6 },
  },
  {
    rule: 'rangeCriticalFailure',
    mode: 'wreck',
    what: 'a grenade thrown over 3 inches, where a 1 carries if it counts',
    shows: (table) => answer(without(table), { weapon: 'explosive', ownUse: 3, distance: 3 }).hit,
    expected: { true: (5 / 6) * (5 / 6), false: 5 / 6 },
  },
  {
    rule: 'randomObjectUse',
    mode: 'wreck',
    what: 'a stone at a car',
    shows: (table) => answer(table, { weapon: 'random-object' }).use,
    expected: { 3: 3, 2: 2 },
  },
];
