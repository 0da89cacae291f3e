import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { ownerOf, type Thing, thingsOf } from '../plan/model.ts';
import { footprintOf, itemOf, outlineIn } from '../plan/shapes.ts';
import type { Held } from './held.ts';
import type { CastleMapModel } from './map-model.ts';
import type { MapView } from './map-view.ts';
import { isAmong } from './together.ts';

/** Half of its width, and how far above the piece it stays, in pixels. */
const radius = 52;
const above = 78;

/** The buttons at the right of the map are never covered by it. */
const buttons = 60;

/** Pixels of an inch in it; a drawing that is larger than a screen can hold is not magnified as much. */
function magnified(scale: number, { width, depth }: Held['base']): number {
  return Math.min(Math.max(1.8 * scale, 16), 3000 / Math.max(width, depth));
}

interface LoupeProps {
  readonly model: CastleMapModel;
  readonly view: MapView;
  /** It is redrawn when this changes, and shifted in between. */
  readonly looks: string;
}

/** Footprints about the piece under the finger, which covers them: as on a plan, true to the inch. */
export function Loupe({ model, view }: LoupeProps) {
  const frame = useRef<HTMLDivElement>(null);
  const scene = useRef<SVGSVGElement>(null);
  useSignalEffect(() => {
    const held = model.held.value;
    if (!held || !frame.current || !scene.current) return;
    const { scale } = view.view.peek();
    const { x, y } = held.outline.centre;
    const near = magnified(scale, held.base);
    scene.current.style.transform = `translate(${radius - x * near}px, ${radius - y * near}px)`;
    const { x: left, y: far } = view.inchAt({ x: 0, y: 0 });
    const [middle, foot] = [(x - left) * scale, (y - far) * scale];
    const wide = view.view.peek().width;
    const at = Math.max(radius, Math.min(wide - radius - buttons, middle));
    // At the far end of the map there is no room above: it goes beside the finger.
    const up = foot - above - 2 * radius;
    const aside = up < 0 ? (middle > wide / 2 ? -above - radius : above + radius) : 0;
    frame.current.style.transform = `translate(${at + aside - radius}px, ${Math.max(2, up)}px)`;
  });
  const held = model.held.peek();
  if (!held) return null;
  const { base, thing } = held;
  const near = magnified(view.view.peek().scale, base);
  const others = thingsOf(base).filter(
    (other) => !isAmong([thing, ...held.together.map((piece) => piece.thing)], other),
  );
  return (
    <div ref={frame} class="map-loupe">
      <svg
        class="map-loupe-part"
        aria-hidden="true"
        ref={scene}
        width={base.width * near}
        height={base.depth * near}
        viewBox={`0 0 ${base.width} ${base.depth}`}
      >
        <rect class="map-table" width={base.width} height={base.depth} />
        {others.map((other) => (
          <Footprint key={`${other.kind}-${other.index}`} held={held} thing={other} />
        ))}
      </svg>
      <svg
        class="map-loupe-part"
        aria-hidden="true"
        width={2 * radius}
        height={2 * radius}
        viewBox={[-radius, -radius, 2 * radius, 2 * radius].map((value) => value / near).join(' ')}
        data-player={held.owner}
      >
        <path class="map-footprint" data-held d={footprintOf(held.outline)} />
        <path class="map-cross" d="M-.5 0H.5M0-.5V.5" />
      </svg>
    </div>
  );
}

function Footprint({ held: { base }, thing }: { readonly held: Held; readonly thing: Thing }) {
  const item = itemOf(base, thing);
  if (!item) return null;
  const outline = outlineIn(item);
  const { x, y } = outline.centre;
  return (
    <path
      class="map-footprint"
      data-kind={thing.kind}
      data-player={ownerOf(base, thing)}
      transform={`translate(${x} ${y})`}
      d={footprintOf(outline)}
    />
  );
}
