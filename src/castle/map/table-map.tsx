import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useTexts } from '../../kit/context.ts';
import { limits } from '../../rules/mage-knight/plan/placement-limits.ts';
import { TableGround } from '../plan/drawing.tsx';
import { outlineOf, trayKindOf } from '../plan/model.ts';
import { coverOf } from '../plan/shapes.ts';
import { DragLayer } from './drag-layer.tsx';
import type { MapGestures } from './map-gestures.ts';
import type { CastleMapModel } from './map-model.ts';
import { MapThings } from './map-things.tsx';
import type { MapView } from './map-view.ts';
import { TapeMark } from './tape-mark.tsx';
import { piecesOf } from './together.ts';
import { ViewTools } from './view-tools.tsx';
import { AreaNames, MapZones } from './zones.tsx';

interface TableMapProps {
  readonly model: CastleMapModel;
  readonly view: MapView;
  readonly gestures: MapGestures;
  /** What lies over it. */
  readonly children?: ComponentChildren;
}

/** The table with everything on it. */
export function TableMap({ model, view, gestures, children }: TableMapProps) {
  const t = useTexts('castlemap');
  const box = useRef<SVGSVGElement>(null);
  const tools = useSignal(false);
  useEffect(() => {
    const frame = box.current;
    if (!frame) return undefined;
    const watch = new ResizeObserver(() => {
      const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      view.measure({ width: frame.clientWidth, height: frame.clientHeight }, text || 1);
    });
    watch.observe(frame);
    return () => watch.disconnect();
  }, [view]);

  const { last } = model;
  useEffect(() => {
    const thing = last.value?.thing;
    const centre = thing && outlineOf(model.plan.peek(), thing)?.centre;
    if (centre) view.reveal(centre);
  }, [model, view, last.value]);

  const { scale, letter, box: viewBox } = view.view.value;
  // What is dragged is drawn by the parts below: the frame stands still.
  const plan = model.plan.value;
  return (
    <div class="map-box">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing of buttons, with their name */}
      <svg
        ref={box}
        class="map"
        role="group"
        aria-label={t.map}
        aria-describedby="map-keys"
        tabindex={-1}
        data-scroller
        viewBox={viewBox}
        data-dragging={model.dragging.value}
        onPointerDown={(event) => {
          tools.value = false;
          gestures.down(event);
        }}
        onPointerMove={gestures.move}
        onPointerUp={gestures.up}
        onPointerCancel={gestures.cancel}
        onTouchMove={gestures.touch}
        onWheel={gestures.wheel}
      >
        <defs>
          <clipPath id="map-table">
            <rect width={plan.width} height={plan.depth} />
          </clipPath>
          <clipPath id="map-margin">
            <rect
              x={limits.edge}
              y={limits.edge}
              width={Math.max(0, plan.width - 2 * limits.edge)}
              height={Math.max(0, plan.depth - 2 * limits.edge)}
            />
          </clipPath>
          <pattern
            id="map-hatch"
            width={7 / scale}
            height={7 / scale}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect class="map-hatch" width={2.5 / scale} height={7 / scale} />
          </pattern>
        </defs>
        <TableGround plan={plan}>
          {model.habits.value.value.zones && <MapZones model={model} letter={letter} />}
        </TableGround>
        <AreaNames model={model} letter={letter} />
        <EnclosedGround model={model} />
        <MapThings model={model} scale={scale} letter={letter} />
        <ChosenFrames model={model} />
        <TapeMark model={model} letter={letter} />
      </svg>
      <DragLayer model={model} view={view} gestures={gestures} />
      {children}
      <ViewTools model={model} view={view} open={tools} />
    </div>
  );
}

function EnclosedGround({ model }: { readonly model: CastleMapModel }) {
  return (
    <g class="map-enclosed">
      {model.enclosed.value.map((loop, place) => (
        <polygon key={place} points={loop.map(({ x, y }) => `${x},${y}`).join(' ')} />
      ))}
    </g>
  );
}

function ChosenFrames({ model }: { readonly model: CastleMapModel }) {
  const plan = model.plan.value;
  if (model.dragging.value) return null;
  return (
    <>
      {piecesOf(plan, model.group.value).map(({ thing, outline }) => (
        <path
          key={`${thing.kind}-${thing.index}`}
          class="map-chosen"
          transform={`translate(${outline.centre.x} ${outline.centre.y})`}
          d={coverOf(trayKindOf(plan, thing), outline)}
        />
      ))}
    </>
  );
}
