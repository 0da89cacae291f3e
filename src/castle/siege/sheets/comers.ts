import type { Figure } from '../../../rules/mage-knight/attack/figure.ts';
import { clickNow, clicksOf, dialOf, isBlank } from '../../../rules/mage-knight/attack/figure-dial.ts';
import type { Point } from '../../../rules/mage-knight/plan/plan.ts';
import type { SiegeEvent } from '../../../rules/mage-knight/siege/siege-events.ts';
import { siegeLimits } from '../../../rules/mage-knight/siege/siege-setup.ts';
import type { SiegeFigure, SiegeState } from '../../../rules/mage-knight/siege/siege-state.ts';
import type { TypedFigure } from '../../../storage/typed-figure.ts';
import { baseRadius, groundOf, spotBeside } from '../ground.ts';

/** The section to which a figure comes, or the spot on the ground. */
export type Goal = { readonly section: number } | { readonly spot: Point };

/** The clicks that a kept figure has left, with as much of its dial as was typed. */
function dialLeft(figure: Figure): Pick<TypedFigure, 'clicks' | 'dial'> {
  const all = clicksOf(figure);
  const known = isBlank(figure) ? [] : dialOf(figure);
  const [only] = known;
  if (all === undefined) return only ? { dial: [only] } : {};
  const now = clickNow(figure);
  const clicks = Math.max(1, all - now);
  if (!only) return { clicks };
  // One click of several is the one that it stands at, and says nothing about the others.
  const at = known.length === 1 ? Math.min(now, all - 1) : 0;
  const dial = Array.from({ length: all }, (_, click) => known[click - at] ?? {});
  return { clicks, dial };
}

/** A figure with so many clicks left, or of which nobody counts them; one click that is known stays what it shows now. */
export function withClicks(figure: TypedFigure, counted: number | undefined): TypedFigure {
  const { clicks: _, dial, ...rest } = figure;
  const [only, ...others] = dial ?? [];
  const alone = only !== undefined && others.every((click) => Object.keys(click).length === 0);
  const unknown = Array.from({ length: (counted ?? 1) - 1 }, () => ({}));
  const shown = alone ? [only, ...unknown] : dial;
  return {
    ...rest,
    ...(counted === undefined ? {} : { clicks: counted }),
    ...(shown ? { dial: shown } : {}),
  };
}

function rangeOf({ range }: Figure): Pick<TypedFigure, 'range'> {
  return range === undefined ? {} : { range };
}

/** So many come to the ground at once. */
export const mostAtOnce = 12;

/** Two of one name cannot be told apart: the second one gets a number. */
export function nameAmong(
  name: string,
  figures: readonly Pick<SiegeFigure, 'name' | 'eliminated'>[],
): string {
  const taken = (wanted: string) => figures.some((other) => other.name === wanted && !other.eliminated);
  if (name === '' || !taken(name)) return name;
  for (let number = 2; ; number += 1) {
    const numbered = `${name.slice(0, siegeLimits.name - 3)} ${number}`;
    if (!taken(numbered)) return numbered;
  }
}

function costOf({ cost }: Figure): Pick<TypedFigure, 'points'> {
  return cost ? { points: Math.min(siegeLimits.points, Math.round(cost)) } : {};
}

/** A kept figure as it comes into a siege. */
export function comerOf(figure: Figure, owner: number): TypedFigure {
  return {
    name: figure.name,
    owner,
    kind: figure.kind,
    ...dialLeft(figure),
    ...costOf(figure),
    ...rangeOf(figure),
  };
}

/** So many come to stand on the ground, one beside the other. */
export function ontoGround(
  state: SiegeState,
  to: Goal,
  comers: readonly TypedFigure[],
): readonly SiegeEvent[] {
  const ground = groundOf(state);
  let now = state;
  return comers.map((comer, place): SiegeEvent => {
    const named = { ...comer, name: nameAmong(comer.name.trim(), now.figures) };
    const spot =
      'spot' in to
        ? { x: to.spot.x + place * 2 * baseRadius, y: to.spot.y }
        : ground
          ? spotBeside(ground, now, to.section)
          : { x: 0, y: 0 };
    now = { ...now, figures: [...now.figures, { ...named, id: now.figures.length, spot }] };
    return { do: 'field', ...named, spot };
  });
}
