import { useComputed } from '@preact/signals';
import { useMapPhrases } from '../plan/findings-text.ts';
import type { CastleMapModel } from './map-model.ts';
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
}

/** Every distance that breaks a rule as a line; and one tape along the worst distance, which the corner of the map says. */
export function TapeMark({ model, letter }: TapeMarkProps) {
  const findings = model.findings.value;
  const tape = useTape(model);
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
    </g>
  );
}
