import type { Messages } from '../platform/words.ts';
import { type BattleSide, battleLimits, battleSides } from '../rules/battle.ts';
import type { PlaySummary } from '../storage/play-summary.ts';
import type { StoredPlay } from '../storage/plays.ts';

/** How a battle and its sides are called: what no player gave a name has one in the language of now. */
export function battleNames(
  t: Messages['battle'],
  play: Pick<PlaySummary, 'name' | 'mine' | 'theirs' | 'two'>,
): Pick<PlaySummary, 'name' | 'mine' | 'theirs'> {
  const called = (side: BattleSide) => {
    const { name, army } = play[side];
    return name || (army === undefined ? (side === 'mine' ? t.sides.mine : t.enemy) : t.unnamedArmy);
  };
  const [mine, named] = battleSides.map(called) as [string, string];
  // Of two that are called the same it is said which is the enemy's.
  const theirs = named === mine ? t.sameName(named).slice(0, battleLimits.name) : named;
  return {
    name: play.name || (play.two ? t.title(mine, theirs) : mine).slice(0, battleLimits.name),
    mine: { ...play.mine, name: mine },
    theirs: { ...play.theirs, name: theirs },
  };
}

/** A battle as it is shown. */
export function namedPlay(t: Messages['battle'], play: StoredPlay): StoredPlay {
  const two = play.units.some(({ side }) => side === 'theirs');
  return {
    ...play,
    ...battleNames(t, { ...play, two }),
    units: play.units.every(({ name }) => name)
      ? play.units
      : play.units.map((unit) => ({ ...unit, name: unit.name || t.plainUnit(Number(unit.id.slice(1))) })),
  };
}
