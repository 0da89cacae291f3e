import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { useServices, useTexts } from '../../kit/context.ts';
import { LinkedNote } from '../../kit/linked-note.tsx';
import { createMapGestures } from './map-gestures.ts';
import { onMapKey } from './map-keys.ts';
import { MapStatus } from './map-status.tsx';
import { createMapView } from './map-view.ts';
import type { CastleMapModel } from './model.ts';
import { TableMap } from './table-map.tsx';
import { Tray } from './tray.tsx';
import './map.css';
import { PlanKeeping } from '../plans/plan-keeping.tsx';
import { PlansPage } from '../plans/plans-page.tsx';
import { MapSide, MapUnder } from './map-side.tsx';

/** A table planned at home: what stands where, how far from what, and whether that is legal. */
export function MapMode({ model }: { readonly model: CastleMapModel }) {
  const { navigation } = useServices();
  const t = useTexts('castlemap');
  const step = useSignal(1);
  const [view, gestures] = useMemo(() => {
    const made = createMapView(model.tableSize);
    return [made, createMapGestures(model, made, () => document.querySelector('.map'))] as const;
  }, [model]);
  if (navigation.location.value.rest === 'map/plans') return <PlansPage model={model} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: undo by keys, wherever the focus is
    <div class="map-mode" onKeyDown={onMapKey(model, view)}>
      <LinkedNote inputs={model.inputs} />
      <div class="map-columns">
        <section class="map-main" aria-label={t.title}>
          <MapStatus model={model} />
          <TableMap model={model} view={view} gestures={gestures} />
          <Tray model={model} gestures={gestures} />
          <MapUnder model={model} step={step} />
          <PlanKeeping model={model} />
        </section>
        <div class="stack">
          <MapSide model={model} step={step} />
          <p id="map-keys" class="hint map-keys">
            {t.keys}
          </p>
        </div>
      </div>
    </div>
  );
}
