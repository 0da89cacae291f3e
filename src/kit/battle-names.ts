import type { Messages } from '../platform/words.ts';
import { type BattleSide, battleLimits, battleSides } from '../rules/battle.ts';
import type { StoredPlay } from '../storage/plays.ts';

/** A battle as it is shown: what no player gave a name is called in the language of now. */
export function namedPlay(t: Messages['battle'], play: StoredPlay): StoredPlay {
  const called = (side: BattleSide) => {
    const { name, army } = play[side];
    return name || (army === undefined ? (side === 'mine' ? t.sides.mine : t.enemy) : t.unnamedArmy);
  };
  const [mine, theirs] = battleSides.map(called) as [string, string];
  const two = play.units.some(({ side }) => side === 'theirs');
  return {
    ...play,
    name: play.name || (two ? t.title(mine, theirs) : mine).slice(0, battleLimits.name),
    mine: { ...play.mine, name: mine },
    theirs: { ...play.theirs, name: theirs },
    units: play.units.every(({ name }) => name)
      ? play.units
      : play.units.map((unit) => ({ ...unit, name: unit.name || t.plainUnit(Number(unit.id.slice(1))) })),
  };
}
