import type { Messages } from '../../platform/words.ts';
import type { Figure } from '../../rules/mage-knight/attack/figure.ts';
import type { ArmyLine } from '../../storage/army/army.ts';
import { unitOf } from '../../storage/castle/castle-figures.ts';

type Words = Messages['armylist'];
type FigureId = keyof Words['figures'];

/** Figures with values of our own making, for the points at the right. */
const figures: Readonly<Record<FigureId, Omit<Figure, 'name'>>> = {
  captain: { kind: 'warrior', cost: 46, ...values(['atutes'], 0, 10, 17, 3, 0, 9) },
  pike: { kind: 'warrior', cost: 20, ...values([], 0, 8, 15, 2, 0, 7) },
  archer: { kind: 'warrior', cost: 24, ...values([], 10, 9, 13, 1, 2, 6) },
  sapper: { kind: 'warrior', cost: 23, ...values(['bombazas'], 6, 8, 14, 1, 2, 6) },
  rider: { kind: 'mounted', cost: 38, ...values(['utkozes'], 0, 10, 16, 3, 0, 8) },
  wanderer: { kind: 'warrior', cost: 54, ...values(['magikus-robbantas'], 12, 10, 16, 1, 3, 9) },
  giant: { kind: 'titan', cost: 90, ...values(['letarolas'], 0, 11, 17, 5, 0, 12) },
  scout: { kind: 'warrior', cost: 20, ...values([], 8, 8, 14, 1, 1, 6) },
};

function values(
  abilities: Figure['abilities'],
  range: number,
  attack: number,
  defence: number,
  baseDamage: number,
  baseRangedDamage: number,
  clicks: number,
) {
  // All of it sinks as a figure is hurt: its dial is known at every click.
  const dial = Array.from({ length: clicks }, (_, click) => {
    const sunk = (value: number, each: number) => value - Math.floor(click / each);
    return {
      attack: sunk(attack, 2),
      defence: sunk(defence, 2),
      damage: Math.max(1, sunk(baseDamage, 3)),
      ...(range > 0 && { ranged: Math.max(1, sunk(baseRangedDamage, 3)) }),
      // The values do not show an ability that the dial does not: it stays to the last click.
      ...(abilities.length > 0 && { abilities }),
    };
  });
  return { abilities, range, attack, defence, baseDamage, baseRangedDamage, clicks, dial };
}

/** Armies of figures to start from: which ones and how many. */
const armies: Readonly<Record<keyof Words['figureArmies'], readonly (readonly [number, FigureId])[]>> = {
  gate: [
    [1, 'captain'],
    [3, 'pike'],
    [2, 'archer'],
    [2, 'sapper'],
  ],
  road: [
    [1, 'giant'],
    [1, 'wanderer'],
    [2, 'rider'],
    [4, 'scout'],
  ],
};

/** The figures of the ready armies, with their names. */
export function readyFigures(t: Words): readonly (Figure & { readonly cost: number })[] {
  return Object.entries(figures).map(([id, figure]) => ({
    ...figure,
    name: t.figures[id as FigureId],
    cost: figure.cost ?? 0,
  }));
}

/** The ready armies of figures: their names and lines. */
export function figureArmies(
  t: Words,
): readonly { readonly name: string; readonly lines: readonly Omit<ArmyLine, 'id'>[] }[] {
  return (['gate', 'road'] as const).map((id) => ({
    name: t.figureArmies[id],
    lines: armies[id].map(([count, figure]) => {
      const name = t.figures[figure];
      const { cost = 0, ...rest } = figures[figure];
      return { name, count, points: cost, note: '', unit: unitOf({ name, cost, ...rest }) };
    }),
  }));
}
