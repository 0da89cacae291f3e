import { firstRoll, magicAnswerOf } from '../../../../src/brikwars/magic/answer.ts';
import { type MagicInputs, magicCodec } from '../../../../src/brikwars/magic/inputs.ts';
import type { TableRules } from '../../../../src/rules/brikwars/house-rules.ts';
import { endsFrom } from '../../../../src/rules/brikwars/supplement/stages.ts';
import type { ShownRule } from '../house-rules-shown.ts';

const { initial } = magicCodec('2005');

function chances(table: TableRules, part: Partial<MagicInputs>): ReadonlyMap<string, number> {
  const first = firstRoll({ ...initial, ...part, table });
  if (first === undefined) throw new Error(JSON.stringify(magicAnswerOf({ ...initial, ...part, table })));
  return endsFrom(first);
}

const without = (table: TableRules): TableRules => ({
  ...table,
  house: { ...table.house, bonus: 'none' },
});

/** What each switch changes of spells and care. */
export const magicHouseRules: readonly ShownRule[] = [
  {
    rule: 'bonus',
    mode: 'magic',
    what: 'a Hero’s call of a unit of Size 4, Use 12',
    shows: (table) =>
      chances(table, { kind: 'summon', caster: 'hero', magic: 8, size: 4 }).get('succeeds') ?? 0,
    expected: { d6: 1 / 12, same: 9 / 100, none: 0 },
  },
  {
    rule: 'skillCriticalFailure',
    mode: 'magic',
    what: 'a call of a minifig at +9, where only a 1 fails',
    shows: (table) => chances(without(table), { kind: 'summon', modifier: 9 }).get('succeeds') ?? 0,
    expected: { true: 5 / 6, false: 1 },
  },
  {
    rule: 'damageCriticalFailure',
    mode: 'magic',
    what: 'a heavy weapon’s 1 against a warhorse that shows a 1 or 2',
    shows: (table) =>
      chances(without(table), { kind: 'heal', struck: 'heavy', target: 'warhorse' }).get('unhurt') ?? 0,
  },
  {
    rule: 'rangeCriticalFailure',
    mode: 'magic',
    what: 'an area spell at somebody 1 inch away',
    shows: (table) => chances(without(table), { kind: 'area', modifier: 9, distance: 1 }).get('misses') ?? 0,
    expected: { true: 1 - 25 / 36, false: 1 / 6 },
  },
  {
    rule: 'equalDamage',
    mode: 'magic',
    what: 'a bolt of 1d6 that hits Armor 4',
    shows: (table) => {
      const ends = chances(without(table), { kind: 'bolt', modifier: 9 });
      const dies = ends.get('dies') ?? 0;
      return dies / (dies + (ends.get('lives') ?? 0));
    },
    expected: { glances: 2 / 6, kills: 3 / 6 },
  },
  {
    rule: 'summonCircle',
    mode: 'magic',
    what: 'two mages of level 2 who call a unit of Size 2',
    shows: (table) =>
      firstRoll({ ...initial, kind: 'summon', magic: 2, others: 2, size: 2, table }) !== undefined,
    expected: { half: true, 'below-half': false },
  },
];
