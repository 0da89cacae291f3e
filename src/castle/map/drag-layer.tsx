import { useComputed, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Point } from '../../rules/mage-knight/plan/plan.ts';
import { pieceOf } from '../drawing/oblique.ts';
import { Pawn, Strokes } from '../drawing/standing.tsx';
import { useMapPhrases } from '../plan/findings-text.ts';
import { halfExtent, sizeOf, trayKindOf } from '../plan/model.ts';
import { coverOf } from '../plan/shapes.ts';
import type { Held } from './held.ts';
import { Loupe } from './loupe.tsx';
import type { MapGestures } from './map-gestures.ts';
import type { CastleMapModel } from './map-model.ts';
import type { MapView } from './map-view.ts';
import { tapeOfSection } from './tape.ts';
import './held.css';

interface DragLayerProps {
  readonly model: CastleMapModel;
  readonly view: MapView;
  readonly gestures: MapGestures;
}

/** Flags rise so far over a piece, in inches. */
const over = 4.5;

/** What is drawn of it again only when it is turned or becomes another. */
const looksOf = (held: Held | undefined): string =>
  held
    ? `${held.thing.kind}-${held.thing.index} ${JSON.stringify({ ...held.outline, centre: undefined })}`
    : '';

/** Where an inch of the table is in the frame, in or out of sight. */
function pixelOf(view: MapView, { x, y }: Point): Point {
  const { x: left, y: far } = view.inchAt({ x: 0, y: 0 });
  const { scale } = view.view.peek();
  return { x: (x - left) * scale, y: (y - far) * scale };
}

/**
 * What is dragged, over the map: while it moves nothing is laid out again, its parts are only shifted, and the map
 * below stays as it is painted.
 */
export function DragLayer({ model, view, gestures }: DragLayerProps) {
  const looks = useComputed(() => looksOf(model.held.value));
  const piece = useRef<HTMLDivElement>(null);
  const { x: off, y: below } = heldRoom(model.held.peek());
  useSignalEffect(() => {
    const held = model.held.value;
    if (!held || !piece.current) return;
    const { x, y } = pixelOf(view, held.outline.centre);
    const { scale } = view.view.peek();
    const room = heldRoom(held);
    piece.current.style.transform = `translate(${x - room.x * scale}px, ${y - room.y * scale}px)`;
    piece.current.dataset.snapped = String(held.snapped);
  });
  const held = looks.value === '' ? undefined : model.held.peek();
  const { scale } = view.view.value;
  return (
    <div class="map-held" aria-hidden="true" data-on={held !== undefined}>
      <HeldTape model={model} view={view} />
      <div ref={piece} class="map-held-piece" data-player={held?.owner}>
        {held && (
          <svg
            class="map-held-drawing"
            aria-hidden="true"
            width={2 * off * scale}
            height={(below + halfExtent(held.outline).y + 1) * scale}
            viewBox={`${-off} ${-below} ${2 * off} ${below + halfExtent(held.outline).y + 1}`}
          >
            <HeldPiece held={held} />
            {held.together.map(({ thing, outline }) => (
              <g
                key={`${thing.kind}-${thing.index}`}
                transform={`translate(${outline.centre.x - held.outline.centre.x} ${outline.centre.y - held.outline.centre.y})`}
              >
                <HeldPiece held={{ ...held, thing, outline, kind: trayKindOf(held.base, thing) }} />
              </g>
            ))}
          </svg>
        )}
      </div>
      {gestures.byFinger.value && <Loupe model={model} view={view} looks={looks.value} />}
    </div>
  );
}

/** From its far left corner to the middle of the piece, in inches. */
function heldRoom(held: Held | undefined): Point {
  if (!held) return { x: 1, y: 1 };
  const half = halfExtent(held.outline);
  return { x: half.x + 1, y: half.y + over };
}

function HeldPiece({ held: { kind, outline, base, thing } }: { readonly held: Held }) {
  const cover = coverOf(kind, outline);
  return (
    <g data-kind={kind}>
      {kind === 'terrain' ? (
        <path class="map-body" d={cover} />
      ) : kind === 'figure' ? (
        <Pawn radius={sizeOf(outline).width / 2} demoralised={base.figures[thing.index]?.demoralised} />
      ) : (
        <Strokes strokes={pieceOf(kind, outline).strokes} />
      )}
      <path class="map-chosen" d={cover} />
    </g>
  );
}

/** From the middle of the label to its edges, and some pixels more. */
const labelRoom = { across: 112, down: 20 };

/** Where a middle has room on both sides. */
const within = (value: number, room: number, length: number): number =>
  length < 2 * room ? length / 2 : Math.max(room, Math.min(length - room, value));

/** The tape is a strip of so many pixels, drawn out to the distance. */
const strip = 100;

/** The worst distance of the section that is dragged. */
function HeldTape({ model, view }: Pick<DragLayerProps, 'model' | 'view'>) {
  const phrases = useMapPhrases(model.plan.value);
  const line = useRef<HTMLDivElement>(null);
  const label = useRef<HTMLDivElement>(null);
  useSignalEffect(() => {
    const held = model.held.value;
    const [tape, words] = [line.current, label.current];
    if (!tape || !words) return;
    const measures = model.laidMeasures.value;
    const found = held && measures ? tapeOfSection(measures) : undefined;
    tape.hidden = !found;
    words.hidden = !found;
    if (!found) return;
    const [from, to] = [pixelOf(view, found.from), pixelOf(view, found.to)];
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const turn = `rotate(${Math.atan2(dy, dx)}rad) scaleX(${Math.hypot(dx, dy) / strip})`;
    tape.style.transform = `translate(${from.x}px, ${from.y}px) ${turn}`;
    const text = phrases.tape(found);
    if (words.textContent !== text) words.textContent = text;
    words.dataset.kept = String(found.kept);
    const { width, height } = view.view.peek();
    const x = within((from.x + to.x) / 2, labelRoom.across, width);
    const y = within((from.y + to.y) / 2, labelRoom.down, height);
    words.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  });
  return (
    <>
      <div ref={line} class="map-held-tape" hidden />
      <div ref={label} class="map-held-label" hidden />
    </>
  );
}
