import type { CastlePlan } from '../../rules/mage-knight/plan.ts';
import { areaOf, outlineOf, type Thing, trayKindOf } from './model.ts';
import { shapeOf } from './shapes.ts';
import './drawing.css';

/** The ground with its starting areas, marked every 6 inches. */
export function TableGround({ plan }: { readonly plan: CastlePlan }) {
  const { width, depth } = plan;
  const lines = (length: number) =>
    Array.from({ length: Math.ceil(length / 6) - 1 }, (_, place) => (place + 1) * 6);
  const [across, along] = [lines(width), lines(depth)];
  return (
    <>
      <rect class="map-table" width={width} height={depth} />
      <path
        class="map-grid"
        d={[...across.map((x) => `M${x} 0V${depth}`), ...along.map((y) => `M0 ${y}H${width}`)].join('')}
      />
      {plan.players.map((_, player) => {
        const { x, y, width, depth } = areaOf(plan, player);
        return (
          <rect key={player} class="map-area" data-player={player} x={x} y={y} width={width} height={depth} />
        );
      })}
    </>
  );
}

interface ThingDrawingProps {
  readonly plan: CastlePlan;
  readonly thing: Thing;
  readonly wrong?: boolean;
}

/** One thing from above, in the colour of its owner; hatched if a rule is broken by it. */
export function ThingDrawing({ plan, thing, wrong }: ThingDrawingProps) {
  const outline = outlineOf(plan, thing);
  if (!outline) return null;
  const { transform, body, merlons, lines } = shapeOf(trayKindOf(plan, thing), outline);
  return (
    <g transform={transform} data-kind={thing.kind}>
      <path class="map-body" d={body} />
      {merlons && <path class="map-merlons" d={merlons} />}
      {lines && <path class="map-lines" d={lines} />}
      {wrong && <path class="map-wrong" d={body} />}
    </g>
  );
}
