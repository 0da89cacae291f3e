import { useEffect, useRef } from 'preact/hooks';
import { useTexts } from '../../kit/context.ts';
import { limits } from '../../rules/mage-knight/placement-limits.ts';
import type { Point } from '../../rules/mage-knight/plan.ts';
import { TableGround } from '../plan/drawing.tsx';
import { useMapPhrases } from '../plan/findings-text.ts';
import { halfExtent, isSameThing, outlineOf, thingsOf, trayKindOf } from '../plan/model.ts';
import { coverOf, labelsWithRoom, spreadLabels } from '../plan/shapes.ts';
import { MapButton } from './map-button.tsx';
import type { MapGestures } from './map-gestures.ts';
import { MapThings } from './map-things.tsx';
import type { MapView } from './map-view.ts';
import type { CastleMapModel } from './model.ts';
import { removeAndGoOn } from './thing-tools.tsx';
import { MapZones } from './zones.tsx';

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
function MapLines({ model, letter }: { readonly model: CastleMapModel; readonly letter: number }) {
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
    const mine = isSameThing(thing, chosen);
    const drawn =
      code === 'GAP3'
        ? distance === measures?.neighbour?.distance
        : mine && measured.some((measure) => measure && other && isSameThing(other, measure.other));
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

interface TableMapProps {
  readonly model: CastleMapModel;
  readonly view: MapView;
  readonly gestures: MapGestures;
}

/** The table from above with everything on it, and the buttons that stand beside it. */
export function TableMap({ model, view, gestures }: TableMapProps) {
  const t = useTexts('castlemap');
  const shell = useTexts('shell');
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
        <EnclosedGround model={model} />
        <MapThings model={model} scale={scale} letter={letter} />
        <ChosenFrame model={model} />
        <MapLines model={model} letter={letter} />
      </svg>
      <div class="map-buttons">
        <MapButton icon="undo" label={shell.undo} off={!model.canUndo.value} onClick={model.undo} />
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
  const { x, y } = outline.centre;
  return (
    <path
      class="map-chosen"
      transform={`translate(${x} ${y})`}
      d={coverOf(trayKindOf(plan, chosen), outline)}
    />
  );
}
