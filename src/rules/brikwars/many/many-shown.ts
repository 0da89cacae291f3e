import { type Distribution, shift } from '../../dice/distribution.ts';
import { type Fight, firstArm } from '../attack/fight.ts';
import { bodyOf } from '../attack/standing.ts';
import { splitAlike } from './many-alike.ts';
import type { ManyEntry } from './many-record.ts';
import { deathsOf } from './volley.ts';

/** A fight in which it is known that what is thrown flies far enough. */
export function inRange({ distance: _, ...fight }: Fight): Fight {
  return fight;
}

/** How many of the rolls of a line did what they should. */
export function madeIt(
  { result, amount }: ManyEntry,
  alone: ManyEntry['result'],
  heap: ManyEntry['result'],
): number {
  if (result === heap && result !== alone) return amount;
  return result === alone ? 1 : 0;
}

export function count(entries: readonly ManyEntry[], of: (entry: ManyEntry) => number): number {
  return entries.reduce((all, entry) => all + of(entry), 0);
}

/** Points of the damage rolls on the table, one for each hit. */
export function pointsOf(fight: Fight, log: readonly ManyEntry[]): readonly number[] {
  const { damage } = firstArm(fight);
  return log
    .filter(({ purpose }) => purpose === 'damage')
    .flatMap((entry): readonly number[] => {
      const { roll } = entry;
      if (roll === undefined || entry.count === 1) {
        return Array.from({ length: entry.count }, () => entry.amount / entry.count);
      }
      return splitAlike(roll, damage, entry.count).map(({ total, allOnes }) =>
        allOnes && fight.rules.damageCriticalFailure === 'zero' ? 0 : total,
      );
    });
}

/** How many of those who took these points die, where some have thrown for their Armor. */
export function deathsUnder(
  fight: Fight,
  points: readonly number[],
  log: readonly ManyEntry[],
): Distribution {
  const { hold } = bodyOf(fight, 'defender');
  const armors = log.filter(({ purpose }) => purpose === 'armor');
  const rolled = count(armors, (entry) => entry.count);
  const rest = points.filter((one) => one > 0).slice(rolled);
  const chances = rest.map((one) => ({ count: 1, chance: 1 - (hold[one] ?? 0) }));
  return shift(
    deathsOf(chances),
    count(armors, (entry) => madeIt(entry, 'dies', 'dead')),
  );
}
