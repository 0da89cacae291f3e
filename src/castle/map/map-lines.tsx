import type { Point } from '../../rules/mage-knight/plan.ts';
import { useMapPhrases } from '../plan/findings-text.ts';
import { labelsWithRoom, spreadLabels } from '../plan/labels.ts';
import { halfExtent, outlineOf, thingsOf } from '../plan/model.ts';
import type { CastleMapModel } from './model.ts';
import { isSame } from './wrong.ts';

interface Line {
  readonly key: string;
  readonly from: Point;
  readonly to: Point;
  readonly text: string;
  readonly kept: boolean;
  /** Of something that is not in hand. */
  readonly aside?: boolean;
}

/** The distances of the chosen section, and those that break a rule, as lines; with their length where it covers nothing. */
export function MapLines({ model, letter }: { readonly model: CastleMapModel; readonly letter: number }) {
  const plan = model.shown.value;
  const phrases = useMapPhrases(plan);
  const measures = model.measures.value;
  const chosen = model.chosen.value;
  const [opponent] = measures?.opponents ?? [];
  const measured = measures ? [measures.own, opponent, measures.neighbour, measures.edge] : [];
  const lines: Line[] = measured.flatMap((measure, place) => {
    if (!measure || measure.distance === 0) return [];
    const { from, to, kept, distance, limit } = measure;
    return [{ key: `m${place}`, from, to, kept, text: phrases.inches(distance, limit) }];
  });
  for (const { code, thing, other, from, to, distance, limit } of model.findings.value) {
    const mine = isSame(thing, chosen);
    const drawn =
      code === 'GAP3'
        ? distance === measures?.neighbour?.distance
        : mine && measured.some((measure) => measure && other && isSame(other, measure.other));
    if (!from || !to || distance === undefined || code === 'OVERLAP' || drawn) continue;
    const text = phrases.inches(Math.abs(distance), limit);
    lines.push({ key: `v${lines.length}`, from, to, kept: false, text, aside: !mine });
  }
  const size = 12 * letter;
  const things = thingsOf(plan).flatMap((thing) => {
    const outline = outlineOf(plan, thing);
    return outline ? [{ centre: outline.centre, half: halfExtent(outline) }] : [];
  });
  const inHand = lines.filter(({ aside }) => !aside);
  const others = lines.filter(({ aside }) => aside);
  const ownLabels = spreadLabels(inHand, size, things, plan.width);
  // With something in hand only its own distances are to be read.
  const labels = chosen
    ? ownLabels
    : [...ownLabels, ...labelsWithRoom(others, size, things, ownLabels, plan.width)];
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus
    <g aria-hidden="true">
      {lines.map(({ key, from, to, kept, aside }) => (
        <path
          key={key}
          class="map-line"
          data-kept={kept}
          data-aside={aside}
          d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
        />
      ))}
      {[...inHand, ...others].map(({ key, kept, text }, place) => {
        const at = labels[place];
        return (
          at && (
            <g key={key} class="map-label" data-kept={kept} transform={`translate(${at.x} ${at.y})`}>
              <rect x={-at.width / 2} y={-size * 0.75} width={at.width} height={size * 1.5} rx={size * 0.4} />
              <text y={size * 0.36} font-size={size}>
                {`${kept ? '✓' : '✗'} ${text}`}
              </text>
            </g>
          )
        );
      })}
    </g>
  );
}
