import { useComputed } from '@preact/signals';
import { useMapPhrases } from '../plan/findings-text.ts';
import { halfExtent, outlineOf, thingsOf } from '../plan/model.ts';
import { labelsWithRoom } from '../plan/shapes.ts';
import type { CastleMapModel } from './map-model.ts';
import type { View } from './map-view.ts';
import { type Tape, tapeOfPlan, tapeOfSection } from './tape.ts';

/** The distance that is shown. */
function useTape(model: CastleMapModel): Tape | undefined {
  return useComputed(() => {
    if (model.dragging.value) return undefined;
    const measures = model.measures.value;
    return measures ? tapeOfSection(measures) : tapeOfPlan(model.plan.value, model.findings.value);
  }).value;
}

/** The same in words, at the corner of the map. */
export function TapeChip({ model }: { readonly model: CastleMapModel }) {
  const phrases = useMapPhrases(model.plan.value);
  const tape = useTape(model);
  if (!tape) return null;
  return (
    <p class="map-told" data-kept={tape.kept}>
      {phrases.tape(tape)}
    </p>
  );
}

interface TapeMarkProps {
  readonly model: CastleMapModel;
  /** Inches of a pixel of text. */
  readonly letter: number;
  readonly view: View;
}

/** The buttons that lie over an edge of the map, in pixels. */
const buttons = 60;

/** Whether a label of this size is in sight, and no button lies over it; the chip at the corner says the same. */
function isSeen(
  { middle, scale, width, height }: View,
  at: { x: number; y: number; width: number },
  size: number,
) {
  const across = width / 2 / scale - at.width / 2;
  const away = { x: at.x - middle.x, y: Math.abs(at.y - middle.y) };
  return away.x >= -across && away.x <= across - buttons / scale && away.y + size <= height / 2 / scale;
}

/** Every distance that breaks a rule as a line; and one tape, with the worst distance and what it must be. */
export function TapeMark({ model, letter, view }: TapeMarkProps) {
  const plan = model.plan.value;
  const findings = model.findings.value;
  const phrases = useMapPhrases(plan);
  const tape = useTape(model);
  const size = 13 * letter;
  const things = thingsOf(plan).flatMap((thing) => {
    const outline = outlineOf(plan, thing);
    return outline ? [{ centre: outline.centre, half: halfExtent(outline) }] : [];
  });
  const text = tape && phrases.tape(tape);
  const [at] = tape && text ? labelsWithRoom([{ ...tape, text }], size, things, [], plan.width) : [];
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus
    <g aria-hidden="true">
      {findings.map(({ from, to, code, distance }, place) =>
        from && to && distance !== undefined && code !== 'OVERLAP' ? (
          <path key={place} class="map-line" data-kept={false} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
        ) : null,
      )}
      {tape && (
        <g class="map-tape" data-kept={tape.kept}>
          <path data-part="edge" d={`M${tape.from.x} ${tape.from.y}L${tape.to.x} ${tape.to.y}`} />
          <path data-part="strip" d={`M${tape.from.x} ${tape.from.y}L${tape.to.x} ${tape.to.y}`} />
          <path data-part="marks" d={`M${tape.from.x} ${tape.from.y}L${tape.to.x} ${tape.to.y}`} />
          <circle cx={tape.from.x} cy={tape.from.y} r={6 * letter} />
        </g>
      )}
      {at && isSeen(view, at, size) && (
        <g class="map-label" data-kept={tape?.kept} transform={`translate(${at.x} ${at.y})`}>
          <rect x={-at.width / 2} y={-size * 0.85} width={at.width} height={size * 1.7} rx={size * 0.5} />
          <text y={size * 0.36} font-size={size}>
            {text}
          </text>
        </g>
      )}
    </g>
  );
}
