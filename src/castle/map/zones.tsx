import { useTexts } from '../../kit/context.ts';
import { limits } from '../../rules/mage-knight/plan/placement-limits.ts';
import type { CastlePlan, TableEdge } from '../../rules/mage-knight/plan/plan.ts';
import { areaOf } from '../plan/model.ts';
import type { CastleMapModel } from './map-model.ts';

interface RingProps {
  readonly plan: CastlePlan;
  readonly player: number;
  readonly reach: number;
  readonly kind: 'within' | 'outside';
  readonly letter: number;
}

/** All that lies within so many inches of a starting area. */
function Ring({ plan, player, reach, kind, letter }: RingProps) {
  const t = useTexts('castlemap');
  const { x, y, width, depth } = areaOf(plan, player);
  const top = y - reach;
  const line = top > 0 ? top : Math.min(plan.depth, y + depth + reach);
  return (
    <>
      <rect
        class="map-zone"
        data-zone={kind}
        x={x - reach}
        y={top}
        width={width + 2 * reach}
        height={depth + 2 * reach}
        rx={reach}
      />
      <text
        class="map-zone-name"
        data-zone={kind}
        x={x + width / 2}
        y={line + (top > 0 ? 13 : -4) * letter}
        font-size={11 * letter}
      >
        {kind === 'outside' ? t.toArea(t.inches(String(reach)), player + 1) : t.inches(String(reach))}
      </text>
    </>
  );
}

/** How its name is turned to be read along its edge. */
const turns: Readonly<Record<TableEdge, number>> = { near: 0, far: 0, left: -90, right: 90 };

/** Whose each starting area is, in it. */
export function AreaNames({ model, letter }: { readonly model: CastleMapModel; readonly letter: number }) {
  const t = useTexts('castlemap');
  const plan = model.plan.value;
  return (
    <>
      {plan.players.map(({ area }, player) => {
        const { x, y, width, depth } = areaOf(plan, player);
        const deep = area.edge === 'near' || area.edge === 'far' ? depth : width;
        const size = Math.min(13 * letter, 0.8 * deep);
        return (
          <text
            key={player}
            class="map-area-name"
            data-player={player}
            transform={`translate(${x + width / 2} ${y + depth / 2}) rotate(${turns[area.edge]})`}
            y={size * 0.36}
            font-size={size}
          >
            {t.startArea(player + 1)}
          </text>
        );
      })}
    </>
  );
}

/** The ground where the castle of the player in hand may stand is lit: within 18″ of his area, not within 30″ of another, 3″ off the edge. */
export function MapZones({ model, letter }: { readonly model: CastleMapModel; readonly letter: number }) {
  const plan = model.plan.value;
  const owner = model.owner.value;
  const { edge, ownArea, opposingArea } = limits;
  const opponents = plan.players.map((_, player) => player).filter((player) => player !== owner);
  return (
    <g clip-path="url(#map-table)">
      <rect class="map-dim" width={plan.width} height={plan.depth} />
      <g clip-path="url(#map-margin)">
        <Ring plan={plan} player={owner} reach={ownArea} kind="within" letter={letter} />
        {opponents.map((player) => (
          <Ring
            key={player}
            plan={plan}
            player={player}
            reach={opposingArea}
            kind="outside"
            letter={letter}
          />
        ))}
      </g>
      <rect
        class="map-margin"
        x={edge}
        y={edge}
        width={Math.max(0, plan.width - 2 * edge)}
        height={Math.max(0, plan.depth - 2 * edge)}
      />
    </g>
  );
}
