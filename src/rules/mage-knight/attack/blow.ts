import type { Figure } from './figure.ts';
import { clicksOf, dialOf, rangedOf } from './figure-dial.ts';
import { type ToHit, toHit } from './shooting-to-hit.ts';
import { doesHit } from './two-dice.ts';

/** A figure at another one on level ground, with nothing but what their dials show (MK-A-15). */
export const plainHit = (attack: number, defence: number): ToHit =>
  toHit({
    attack,
    defence,
    attackBonus: 0,
    defenceBonus: 0,
    fortification: 0,
    height: 0,
    criticals: true,
    shooterIsSection: false,
    targetIsSection: false,
  });

/** A figure and the clicks that are behind it. */
export interface TurnedFigure {
  readonly figure: Figure | undefined;
  readonly clicks: number;
}

/** What two dice must show, and by how many clicks a hit turns the dial of the other: hand to hand, and from afar. */
export interface Blow {
  readonly need: ToHit;
  readonly damages: { readonly close: number; readonly ranged?: number };
  /** Clicks left to the other: more are not lost. */
  readonly left: number;
}

/** What a dial shows; nothing where it was turned and nobody has typed it, or its last click is behind it. */
function clickOf({ figure, clicks }: TurnedFigure) {
  if (!figure || (!figure.dial && clicks > 0)) return undefined;
  if (clicks >= (clicksOf(figure) ?? Number.POSITIVE_INFINITY)) return undefined;
  return dialOf(figure)[clicks];
}

/** A blow of one figure at another, where both dials are known as they stand. */
export function blowOf(attacker: TurnedFigure, target: TurnedFigure): Blow | undefined {
  const click = clickOf(attacker);
  const attack = click?.attack;
  const defence = clickOf(target)?.defence;
  if (!click || attack === undefined || defence === undefined) return undefined;
  const ranged = rangedOf(click, attacker.figure?.range);
  return {
    need: plainHit(attack, defence),
    damages: { close: click.damage ?? 0, ...(ranged > 0 && { ranged }) },
    left: ((target.figure && clicksOf(target.figure)) ?? Number.POSITIVE_INFINITY) - target.clicks,
  };
}

/** How a blow came out, and what was to be expected of it; without dice where they were thrown on the table. */
export interface Struck {
  readonly clicks: number;
  readonly expected: number;
  readonly thrown?: { readonly faces: readonly [number, number]; readonly likely: number };
}

/** The blow as the dice that were thrown have it. */
export function thrownBlow(blow: Blow, damage: number, faces: readonly [number, number]): Struck {
  const { need } = blow;
  const hit = doesHit(faces[0] + faces[1], need.needed, need.naturals);
  const chance = need.ways / 36;
  return {
    ...toldBlow(blow, damage, hit),
    thrown: { faces, likely: hit ? chance : 1 - chance },
  };
}

/** The blow as the players say that it came out. */
export function toldBlow({ need, left }: Blow, damage: number, hit: boolean): Struck {
  return { clicks: hit ? damage : 0, expected: (Math.min(damage, left) * need.ways) / 36 };
}
