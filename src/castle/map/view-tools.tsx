import type { Signal } from '@preact/signals';
import { useTexts } from '../../kit/context.ts';
import { isWide } from '../../kit/stage/wide.ts';
import { castleBox } from '../plan/castle-box.ts';
import { outlineOf } from '../plan/model.ts';
import { Compass } from './compass.tsx';
import { MapButton } from './map-button.tsx';
import type { CastleMapModel } from './map-model.ts';
import type { MapView, Room } from './map-view.ts';

/** Where the buttons lie over the map: in a column where it is broad, else one of them beside the answer. */
export const roomForTools = (): Room => (isWide() ? 'right' : 'top');

interface ViewToolsProps {
  readonly model: CastleMapModel;
  readonly view: MapView;
  /** All of them are shown where one stands for all. */
  readonly open: Signal<boolean>;
}

/** Nearer, farther, the castle, the table, a quarter around: one button that opens them, so that they cover no castle. */
export function ViewTools({ model, view, open }: ViewToolsProps) {
  const t = useTexts('castlemap');
  const wide = isWide();
  const castle = castleBox(model.plan.value, model.owner.value);
  const zoom = (factor: number) => {
    const chosen = model.chosen.peek();
    const centre = chosen && outlineOf(model.plan.peek(), chosen)?.centre;
    view.zoomBy(factor, centre && view.pixelAt(centre));
  };
  const turn = <Compass model={model} view={view} />;
  const shown = wide || open.value;
  return (
    <>
      <div class="map-buttons" data-open={shown}>
        {!wide && (
          <MapButton
            icon="view"
            label={t.view}
            expanded={open.value}
            onClick={() => (open.value = !open.peek())}
          />
        )}
        {shown && (
          <>
            <MapButton icon="in" label={t.zoomIn} onClick={() => zoom(1.5)} />
            <MapButton icon="out" label={t.zoomOut} onClick={() => zoom(1 / 1.5)} />
            {castle && (
              <MapButton
                icon="castle"
                label={t.fitCastle}
                onClick={() => view.showBox(castle, roomForTools())}
              />
            )}
            <MapButton icon="fit" label={t.fit} onClick={view.fit} />
            {!wide && turn}
          </>
        )}
      </div>
      {wide && turn}
    </>
  );
}
