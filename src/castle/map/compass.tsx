import { useTexts } from '../../kit/context.ts';
import { isWide } from '../../kit/stage/wide.ts';
import { castleBox } from '../plan/castle-box.ts';
import { areaOf } from '../plan/model.ts';
import type { CastleMapModel } from './map-model.ts';
import type { MapView } from './map-view.ts';

/** How large the table is drawn in it, in pixels. */
const side = 26;

/** The table with the starting area of the player in hand: where his edge is now. A tap turns the table by a quarter. */
export function Compass({ model, view }: { readonly model: CastleMapModel; readonly view: MapView }) {
  const t = useTexts('castlemap');
  const plan = model.plan.value;
  const owner = model.owner.value;
  const { turned } = model.habits.value.value;
  const area = areaOf(plan, owner);
  const scale = side / Math.max(plan.width, plan.depth);
  const [width, height] = [plan.width * scale, plan.depth * scale];
  const turn = () => {
    model.habits.change({ turned: (turned + 1) % 4 });
    const castle = castleBox(model.plan.peek(), owner);
    if (castle) view.showBox(castle, isWide() ? 'right' : 'top');
    else view.fit();
  };
  return (
    <button
      type="button"
      class="map-compass"
      aria-label={t.turnTable(90 * turned)}
      title={t.turnTable(90 * turned)}
      data-player={owner}
      onClick={turn}
    >
      <svg width="46" height="46" viewBox="-23 -23 46 46" aria-hidden="true" focusable="false">
        <g transform={`translate(${-width / 2} ${-height / 2})`}>
          <rect class="map-compass-table" width={width} height={height} />
          <rect
            class="map-compass-area"
            x={area.x * scale}
            y={area.y * scale}
            width={Math.max(3, area.width * scale)}
            height={Math.max(3, area.depth * scale)}
          />
        </g>
        <path class="map-compass-turn" d="M8 -20A21 21 0 0 1 20 -8M20 -14V-8H14" />
      </svg>
    </button>
  );
}
