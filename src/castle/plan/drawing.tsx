import type { ComponentChildren } from 'preact';
import type { CastlePlan } from '../../rules/mage-knight/plan/plan.ts';
import { riseOf } from '../drawing/labels.ts';
import { pieceOf } from '../drawing/oblique.ts';
import { isHidden } from '../drawing/pawn.ts';
import { HiddenPawn, Pawn, Strokes } from '../drawing/standing.tsx';
import { areaOf, isSameThing, sizeOf, type Thing, type ThingKind, thousandth } from './model.ts';
import { coverOf, itemOf, outlineIn, type PlacedThing, thingsAsTheyStand } from './shapes.ts';
import './drawing.css';

/** The ground with its starting areas, marked every 6 inches. */
export function TableGround({
  plan,
  children,
}: {
  readonly plan: CastlePlan;
  readonly children?: ComponentChildren;
}) {
  const { width, depth } = plan;
  const lines = (length: number) =>
    Array.from({ length: Math.ceil(length / 6) - 1 }, (_, place) => (place + 1) * 6);
  const [across, along] = [lines(width), lines(depth)];
  return (
    <>
      <rect class="map-table" width={width} height={depth} />
      {children}
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

interface StandingThingsProps {
  readonly plan: CastlePlan;
  /** Only a shadow of each is left where it stood. */
  readonly lifted?: readonly Thing[];
}

/** All things as they stand, those in front over those behind; who acts on them has buttons of his own. */
export function StandingThings({ plan, lifted = [] }: StandingThingsProps) {
  const standing = thingsAsTheyStand(plan);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus
    <g class="map-standing" aria-hidden="true">
      {standing.map((thing) => {
        const item = itemOf(plan, thing);
        return (
          item && (
            <StandingThing
              key={`${thing.kind}-${thing.index}`}
              kind={thing.kind}
              item={item}
              lifted={lifted.some((each) => isSameThing(thing, each))}
            />
          )
        );
      })}
      {hiddenFigures(plan, standing).map(({ owner, centre: { x, y }, radius }, place) => (
        <g key={place} transform={`translate(${x} ${y})`} data-player={owner}>
          <HiddenPawn radius={radius} />
        </g>
      ))}
    </g>
  );
}

/** The figures that stand behind stone. */
function hiddenFigures(plan: CastlePlan, standing: readonly Thing[]): CastlePlan['figures'] {
  return standing.flatMap(({ kind, index }, place) => {
    const figure = kind === 'figure' ? plan.figures[index] : undefined;
    const inFront = standing.slice(place + 1).flatMap((thing) => {
      const section = thing.kind === 'section' ? plan.sections[thing.index] : undefined;
      return section ? [{ outline: section.outline, rise: riseOf(section.kind) }] : [];
    });
    return figure && isHidden(figure.centre, figure.radius, inFront) ? [figure] : [];
  });
}

interface StandingThingProps {
  readonly kind: ThingKind;
  readonly item: PlacedThing;
  readonly lifted: boolean;
}

/** Redrawn only when it changes itself: while another one is dragged it stays as it is. */
function StandingThing({ kind, item, lifted }: StandingThingProps) {
  const outline = outlineIn(item);
  const { x, y } = outline.centre;
  return (
    <g
      transform={`translate(${thousandth(x)} ${thousandth(y)})`}
      data-kind={kind}
      data-player={item.owner}
      data-lifted={lifted || undefined}
    >
      {'kind' in item ? (
        <Strokes strokes={pieceOf(item.kind, outline).strokes} />
      ) : kind === 'figure' ? (
        <Pawn radius={sizeOf(outline).width / 2} demoralised={'demoralised' in item && item.demoralised} />
      ) : (
        <path class="map-body" d={coverOf('terrain', outline)} />
      )}
    </g>
  );
}
