import { useEffect, useRef } from 'preact/hooks';
import { useTexts } from '../../kit/context.ts';
import { TableGround } from '../plan/drawing.tsx';
import { outlineOf, trayKindOf } from '../plan/model.ts';
import { shapeOf } from '../plan/shapes.ts';
import type { MapGestures } from './map-gestures.ts';
import { MapButton } from './map-icon.tsx';
import { MapLines } from './map-lines.tsx';
import { MapThings } from './map-things.tsx';
import type { MapView } from './map-view.ts';
import { MapZones } from './map-zones.tsx';
import type { CastleMapModel } from './model.ts';
import { removeAndGoOn } from './remove-thing.ts';

interface TableMapProps {
  readonly model: CastleMapModel;
  readonly view: MapView;
  readonly gestures: MapGestures;
}

/** The table from above with everything on it, and the buttons that stand beside it. */
export function TableMap({ model, view, gestures }: TableMapProps) {
  const t = useTexts('castlemap');
  const box = useRef<SVGSVGElement>(null);
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

  const { scale, letter, box: viewBox, room } = view.view.value;
  const zoom = (factor: number) => {
    const chosen = model.chosen.peek();
    const centre = chosen && outlineOf(model.plan.peek(), chosen)?.centre;
    view.zoomBy(factor, centre && view.pixelAt(centre));
  };
  // What is dragged is drawn by the parts below: the frame stands still.
  const plan = model.plan.value;
  return (
    <div class="map-box" data-room={room}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing of buttons, with their name */}
      <svg
        ref={box}
        class="map"
        role="group"
        aria-label={t.map}
        aria-describedby="map-keys"
        tabindex={-1}
        viewBox={viewBox}
        data-dragging={model.dragging.value}
        onPointerDown={gestures.down}
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
        <TableGround plan={plan} />
        {model.habits.value.value.zones && <MapZones model={model} letter={letter} />}
        <EnclosedGround model={model} />
        <MapThings model={model} scale={scale} letter={letter} />
        <ChosenFrame model={model} />
        <MapLines model={model} letter={letter} />
      </svg>
      <div class="map-buttons">
        <MapButton icon="undo" label={t.undo} off={!model.canUndo.value} onClick={model.undo} />
        <MapButton icon="redo" label={t.redo} off={!model.canRedo.value} onClick={model.redo} />
        <ChosenButtons model={model} view={view} />
      </div>
      <div class="map-buttons" data-end>
        <MapButton icon="in" label={t.zoomIn} onClick={() => zoom(1.5)} />
        <MapButton icon="out" label={t.zoomOut} onClick={() => zoom(1 / 1.5)} />
        <MapButton icon="fit" label={t.fit} onClick={view.fit} />
      </div>
    </div>
  );
}

/** To turn and to take away without leaving the map, where it has room for that. */
function ChosenButtons({ model, view }: Pick<TableMapProps, 'model' | 'view'>) {
  const t = useTexts('castlemap');
  const chosen = model.rested.value;
  const outline = chosen && outlineOf(model.plan.value, chosen);
  if (!outline || !view.view.value.spare) return null;
  return (
    <>
      <MapButton
        icon="clockwise"
        label={t.turnRight(90)}
        off={outline.shape === 'circle'}
        onClick={() => model.turn(90)}
      />
      <MapButton icon="trash" label={t.remove} onClick={() => removeAndGoOn(model)} />
    </>
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

function ChosenFrame({ model }: { readonly model: CastleMapModel }) {
  const chosen = model.chosen.value;
  const plan = model.shown.value;
  const outline = chosen && outlineOf(plan, chosen);
  if (!chosen || !outline) return null;
  const { transform, body } = shapeOf(trayKindOf(plan, chosen), outline);
  return <path class="map-chosen" transform={transform} d={body} />;
}
