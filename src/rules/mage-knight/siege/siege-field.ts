import type { Point } from '../plan/plan.ts';
import type { SiegeDeed } from './siege-events.ts';
import { alive, figureDown, fresh } from './siege-figures.ts';
import { type SiegeState, withFigure } from './siege-state.ts';
import type { Attempt } from './siege-step.ts';

type Deed<Kind extends SiegeDeed['do']> = Extract<SiegeDeed, { readonly do: Kind }>;

/** No table is longer; the ground of a castle that nobody planned begins in its middle. */
const farthest = 1_000;

const isSpot = ({ x, y }: Point): boolean => [x, y].every((inches) => Math.abs(inches) <= farthest);

/** A figure comes to stand on the ground: nobody asks how. */
export function addToField(state: SiegeState, event: Deed<'field'>): Attempt {
  const figure = fresh(state, event);
  if (typeof figure === 'string') return figure;
  if (!isSpot(event.spot)) return 'bad-number';
  return {
    state: { ...state, figures: [...state.figures, { ...figure, spot: event.spot }] },
    reasons: [],
  };
}

/** A figure stands on the ground from now on; from the top it needs a way down. */
export function standOn(state: SiegeState, { figure: id, spot }: Deed<'stand'>): Attempt {
  const figure = alive(state, id);
  if (!figure) return 'no-figure';
  if (!isSpot(spot)) return 'bad-number';
  const down = figure.at ? figureDown(state, id) : { state, reasons: [] };
  if (typeof down === 'string') return down;
  return { ...down, state: withFigure(down.state, id, (known) => ({ ...known, spot })) };
}
