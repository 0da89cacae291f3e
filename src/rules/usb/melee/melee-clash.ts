// A melee up to its result: the blows of the units, and the duel of their heroes apart (U417-419/436-438).
import type { Fighter } from '../units/fighter.ts';
import { type Blows, each, exchange, kept } from './melee-exchange.ts';
import type { MeleeRole } from './melee-setup.ts';
import { fleeing, type Parts, partsOf, together } from './melee-units.ts';

/** A side after the blows: what is left of it, and what they took. */
export interface AfterBlows {
  /** Undefined when nothing is left. */
  readonly fighter: Fighter | undefined;
  /** Of this fighter in lists that are kept by fighter. */
  readonly place: number;
  readonly lost: number;
  /** Models of it that live, and the most Standfast on one of them. */
  readonly survivors: number;
  readonly most: number;
  /** It destroyed itself: there is no result (USB-MELEE-11, USB-A-19). */
  readonly destroyedItself: boolean;
  /** Its hero fell in a duel, or fled from one (USB-DUEL-01, USB-DUEL-02). */
  readonly heroFell: boolean;
  readonly heroFled: boolean;
}

/** Each side has few such ends; every one of them is the same object whenever it comes. */
export type SeenClash = (charger: AfterBlows, target: AfterBlows, chance: number) => void;

interface Also {
  readonly destroyedItself?: boolean;
  readonly heroFell?: boolean;
  readonly heroFled?: boolean;
}

function endOf(blows: Blows, fighter: Fighter | undefined, lost: number, also: Also = {}): AfterBlows {
  const points = fighter ? blows.points(fighter) : [];
  const { destroyedItself = false, heroFell = false, heroFled = false } = also;
  return {
    fighter,
    place: blows.place(fighter),
    lost,
    survivors: points.length,
    most: points.at(-1) ?? 0,
    destroyedItself,
    heroFell,
    heroFled,
  };
}

/** Every end of the blows of a melee, with its chance; the ends of each side are told apart by what it lost. */
export function clash(blows: Blows, charger: Fighter, target: Fighter, before: number, see: SeenClash): void {
  const heroes = { charger: partsOf(charger), target: partsOf(target) };
  const { duel, locked } = blows.setup;
  if (locked || !heroes.charger || !heroes.target) plainClash(blows, charger, target, before, see);
  else if (duel === 'fight') duelClash(blows, heroes.charger, heroes.target, before, see);
  else fledClash(blows, heroes.charger, heroes.target, fleeing[duel], before, see);
}

function plainClash(blows: Blows, charger: Fighter, target: Fighter, before: number, see: SeenClash): void {
  const ends = { charger: endsOf(blows, 'charger', charger), target: endsOf(blows, 'target', target) };
  exchange(blows, charger, target, before, (chargerLost, targetLost, chance, destroyed) =>
    see(
      ends.charger(chargerLost, destroyed === 'charger'),
      ends.target(targetLost, destroyed === 'target'),
      chance,
    ),
  );
}

/** The ends of a side by what it lost, each made once. */
function endsOf(
  blows: Blows,
  who: MeleeRole,
  fighter: Fighter,
): (lost: number, destroyedItself: boolean) => AfterBlows {
  const left = blows.hurt(who, fighter);
  const ends = left.map((after, lost) => endOf(blows, after, lost));
  const gone = endOf(blows, undefined, left.length - 1, { destroyedItself: true });
  return (lost, destroyedItself) => (destroyedItself ? gone : (ends[lost] as AfterBlows));
}

/** Heroes strike each other at once, both as if they charged; the soldiers fight apart where both have some (USB-DUEL-02, USB-C-27, USB-A-38). */
function duelClash(blows: Blows, charger: Parts, target: Parts, before: number, see: SeenClash): void {
  const chargerLoss = blows.lost(duelStrike('target', target.hero, charger.hero));
  const targetLoss = blows.lost(duelStrike('charger', charger.hero, target.hero));
  const ends = { charger: duelEnds(blows, 'charger', charger), target: duelEnds(blows, 'target', target) };
  const heroes = (chargerLost: number, targetLost: number, chance: number) =>
    each(chargerLoss, chance, (a, either) =>
      each(targetLoss, either, (b, both) =>
        see(ends.charger(chargerLost, a), ends.target(targetLost, b), both),
      ),
    );
  if (charger.soldiers && target.soldiers) exchange(blows, charger.soldiers, target.soldiers, before, heroes);
  else heroes(0, 0, before);
}

export function duelStrike(by: MeleeRole, attacker: Fighter, target: Fighter) {
  return { by, when: 'duel', attacker, target, reroll: false } as const;
}

/** The ends of a side by what its soldiers and its hero lost. */
function duelEnds(
  blows: Blows,
  who: MeleeRole,
  parts: Parts,
): (soldiersLost: number, heroLost: number) => AfterBlows {
  const heroes = blows.hurt(who, parts.hero);
  const wholes = blows.wholes[who];
  const soldiers = parts.soldiers ? blows.hurt(who, parts.soldiers) : [undefined];
  const ends = soldiers.map((soldiersLeft, soldiersLost) =>
    heroes.map((heroLeft, heroLost) =>
      endOf(
        blows,
        kept(
          kept(wholes, soldiersLeft, () => new Map()),
          heroLeft,
          () => blows.same(who, together(parts, soldiersLeft, heroLeft)),
        ),
        soldiersLost + heroLost,
        { heroFell: heroLeft === undefined },
      ),
    ),
  );
  return (soldiersLost, heroLost) => ends[soldiersLost]?.[heroLost] as AfterBlows;
}

/** The hero who flees does not fight and is not struck; his soldiers meet all of the enemy (USB-DUEL-01). */
function fledClash(
  blows: Blows,
  charger: Parts,
  target: Parts,
  fled: MeleeRole,
  before: number,
  see: SeenClash,
): void {
  const parts = { charger, target };
  const meets = (who: MeleeRole) => (who === fled ? parts[who].soldiers : parts[who].whole);
  const made = new Map<string, AfterBlows>();
  const end = (who: MeleeRole, lost: number) =>
    kept(made, `${who} ${lost}`, () => {
      const fighter = meets(who);
      const left = fighter && blows.hurt(who, fighter)[lost];
      const after = who === fled ? blows.same(who, together(parts[who], left, parts[who].hero)) : left;
      return endOf(blows, after, lost, { heroFled: who === fled });
    });
  const first = meets('charger');
  const second = meets('target');
  if (first && second)
    exchange(blows, first, second, before, (chargerLost, targetLost, chance) =>
      see(end('charger', chargerLost), end('target', targetLost), chance),
    );
  else see(end('charger', 0), end('target', 0), before);
}
