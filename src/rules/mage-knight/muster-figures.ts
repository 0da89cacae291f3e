// An army of figures that makes itself, within its points (MK-PTS-02).
import type { RandomSource } from '../dice/random.ts';
import { type Mustered, type MusterTaste, muster } from '../muster.ts';
import type { Figure } from './attack/figure.ts';

/** A figure with its points. */
export type PricedFigure = Figure & { readonly cost: number };

/** Points by which a figure is a strong one. */
const strong = 40;
/** Titans and their like are few. */
const fewest = 2;

const tastes: Readonly<Record<MusterTaste, (figure: PricedFigure) => number>> = {
  mixed: () => 3,
  many: ({ cost }) => (cost < strong / 2 + 5 ? 5 : 0),
  strong: ({ cost }) => (cost >= strong ? 5 : 1),
  shooting: ({ range = 0 }) => (range > 0 ? 5 : 0),
  mounted: ({ kind }) => (kind === 'mounted' ? 6 : 1),
};

/** Figures and how many of each that cost together no more than the points; nothing where none fits. */
export function musterFigures(
  asked: { readonly points: number; readonly taste: MusterTaste; readonly figures: readonly PricedFigure[] },
  random: RandomSource,
): readonly Mustered<PricedFigure>[] {
  const { points, taste, figures } = asked;
  const weigh = tastes[taste];
  return muster(
    figures.map((figure) => ({
      ...{ units: [figure], points: figure.cost, weight: weigh(figure) },
      ...(figure.kind !== 'warrior' && figure.kind !== 'mounted' && { most: fewest }),
    })),
    points,
    random,
  );
}
