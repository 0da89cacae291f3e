import { linkOf } from '../../fight/ask/said.ts';
import type { AskedSide } from '../../fight/ask/sides.ts';
import { type QuikTable, quikGameOf } from '../../rules/brikwars/quik/quik-house-rules.ts';
import { quikHouse } from '../house-rules.ts';
import { type Builder, counted, said } from './asked-parts.ts';

/** What there is nearest to a weapon or a unit in a short game that has no such one. */
const nearest: Readonly<Record<string, string>> = {
  hand: 'short',
  short: 'hand',
  heavy: 'hand',
  'two-handed': 'hand',
  'short-ranged': 'ranged',
  'long-ranged': 'ranged',
  explosive: 'brick',
  improvised: 'brick',
  officer: 'minifig',
  minifig: 'mercenary',
};

/** In a short game: nobody rolls to hit, and its weapons are those nearest to what is said. */
export const quikOf =
  (table: QuikTable): Builder =>
  (asked, _, { bow }) => {
    if (!asked.has(...counted, 'shield')) return undefined;
    const { weapons, units } = quikGameOf(table);
    asked.allow('attack', 'shoot', 'throw');
    const distance = asked.inches(60);
    const inGame = (ids: object, id: string | undefined) =>
      id === undefined || id in ids ? id : nearest[id];
    const rowOf = (side: AskedSide): Record<string, unknown> => {
      const count = asked.count(side, counted, 40);
      const armor = asked.takeOf(side, 'armored-minifig') !== undefined;
      const unit = asked.takeOf(side, 'hero', 'officer', 'minifig');
      const shot = asked.takeOf(side, 'explosive', 'long-ranged', 'short-ranged', 'bow');
      const struck = asked.takeOf(side, 'two-handed', 'heavy', 'hand', 'random-object');
      const held = shot === 'bow' ? bow : (shot ?? (struck === 'random-object' ? 'improvised' : struck));
      const shield = asked.takeOf(side, 'shield') !== undefined;
      const plain = { unit: unit ?? 'minifig', weapon: held ?? 'hand' };
      return {
        ...said({ count, unit: inGame(units, plain.unit), weapon: inGame(weapons, plain.weapon) }),
        armor,
        shield,
      };
    };
    const row = { ...rowOf('acts'), ...said({ distance }) };
    const values = { strikers: [row], target: rowOf('other'), move: { unit: inGame(units, 'minifig') } };
    return { mode: 'quik', query: linkOf(quikHouse.write(table), values) };
  };
