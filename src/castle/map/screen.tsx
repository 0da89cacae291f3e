import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { LinkedNote } from '../../kit/question/linked-note.tsx';
import { useRootSign } from '../../kit/stage/root-sign.ts';
import { TableMode, useTableSwitch } from '../../kit/stage/table-mode.tsx';
import { isWide } from '../../kit/stage/wide.ts';
import type { CastlePlan } from '../../rules/mage-knight/plan/plan.ts';
import { areaShift } from '../plan/model.ts';
import { useLentPlan } from '../plans/lent-plan.ts';
import { PlanKeeping, useSavedPlans } from '../plans/plan-keeping.tsx';
import { PlansPage } from '../plans/plans-page.tsx';
import { FixButton } from './fix.tsx';
import { MapHand } from './hand.tsx';
import { homeBox, standingBox } from './home-box.ts';
import { createMapGestures, onMapKey } from './map-gestures.ts';
import type { CastleMapModel } from './map-model.ts';
import { FindingsSheet, MoreSheet, PieceSheet } from './map-sheets.tsx';
import { MapSide, MapVoice } from './map-side.tsx';
import { createMapView, type MapView, type View } from './map-view.ts';
import { MapStatus } from './status.tsx';
import { TableMap } from './table-map.tsx';
import { MapHabits } from './thing-tools.tsx';
import { turnedModel } from './turned.ts';
import { roomForTools } from './view-tools.tsx';
import './map.css';
import './work.css';

/** What opens over the map on a phone, and stands beside it where there is room. */
type Sheet = 'findings' | 'piece' | 'more';

/** What came with a link is shown whole, the own plan with the ground where a castle may stand. */
function useFirstSight(model: CastleMapModel, view: MapView): void {
  const measured = view.measured.value;
  const linked = model.inputs.linked.value;
  const seen = useRef(false);
  useEffect(() => {
    // A link that is taken over, or changed, stays as it is seen.
    if (!measured || (seen.current && !linked)) return;
    seen.current = true;
    const plan = model.plan.peek();
    const standing = linked ? standingBox(plan) : undefined;
    if (standing) view.showBox(standing, roomForTools());
    else view.showBox(homeBox(plan, model.owner.peek()));
  }, [measured, linked, model, view]);
}

/** A table of another size is seen as near as the one before it, and from where the player's castle was. */
function useKeptSight(model: CastleMapModel, view: MapView): void {
  const before = useRef<{ readonly plan: CastlePlan; readonly seen: View } | undefined>(undefined);
  useSignalEffect(() => {
    const plan = model.plan.value;
    const was = before.current;
    const { value: seen } = view.view;
    if (was && was.seen.zoom > 1 && (was.plan.width !== plan.width || was.plan.depth !== plan.depth)) {
      const { x, y } = areaShift(was.plan, plan, model.owner.peek());
      view.showAt(was.seen.scale, { x: was.seen.middle.x + x, y: was.seen.middle.y + y });
    }
    // Where it was just moved, the effect comes again.
    before.current = { plan, seen };
  });
}

/** The way to what is wrong: a sheet, or the list beside the map. */
function showFindings(open: () => void): void {
  if (isWide()) document.getElementById('map-findings')?.focus();
  else open();
}

/** A table planned at home: what stands where, how far from what, and whether that is legal. */
export function MapMode({ model }: { readonly model: CastleMapModel }) {
  const { navigation } = useServices();
  if (navigation.location.value.rest === 'map/plans') return <PlansPage model={model} />;
  return <MapWork model={model} />;
}

function MapWork({ model }: { readonly model: CastleMapModel }) {
  const { vibrate } = useServices();
  const t = useTexts('castlemap');
  const shell = useTexts('shell');
  const table = useTableSwitch();
  const seen = useMemo(() => turnedModel(model), [model]);
  const step = useSignal(1);
  const sheet = useSignal<Sheet | undefined>(undefined);
  const open = (name: Sheet | undefined) => () => {
    sheet.value = name;
  };
  const [view, gestures] = useMemo(() => {
    const made = createMapView(seen.tableSize);
    const frameOf = () => document.querySelector('.map');
    return [made, createMapGestures(seen, made, frameOf, () => vibrate(12))] as const;
  }, [seen, vibrate]);
  useRootSign('work');
  useKeptSight(seen, view);
  useFirstSight(seen, view);
  useLentPlan(model);
  // Read before the sheet opens in which they stand.
  const saved = useSavedPlans().value;

  const status = <MapStatus model={model} onOpen={() => showFindings(open('findings'))} />;
  const map = (
    <TableMap model={seen} view={view} gestures={gestures}>
      {status}
    </TableMap>
  );
  const sheets = (
    <>
      {sheet.value === 'findings' && <FindingsSheet model={model} onClose={open(undefined)} />}
      {sheet.value === 'piece' && <PieceSheet model={model} step={step} onClose={open(undefined)} />}
      {sheet.value === 'more' && (
        <MoreSheet model={model} saved={saved} onTable={table.enter} onClose={open(undefined)} />
      )}
    </>
  );
  if (table.on.value)
    return (
      <TableMode
        title={t.title}
        onLeave={table.leave}
        bar={
          <>
            <Button icon="undo" disabled={!model.canUndo.value} onClick={model.undo}>
              {shell.undo}
            </Button>
            <FixButton model={model} kind="primary" />
            <Button disabled={!model.rested.value} onClick={open('piece')}>
              {t.piece}
            </Button>
          </>
        }
      >
        {map}
        {sheets}
      </TableMode>
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: undo by keys, wherever the focus is
    <div class="map-work" onKeyDown={onMapKey(model, view)}>
      <LinkedNote inputs={model.inputs} />
      <MapVoice model={model} />
      <section class="map-main" aria-label={t.title}>
        {map}
        <MapHand
          model={model}
          gestures={gestures}
          step={step}
          onPiece={open('piece')}
          onMore={open('more')}
        />
      </section>
      {isWide() && (
        <div class="map-side stack">
          <MapSide model={model} step={step} />
          <MapHabits model={model} />
          <PlanKeeping model={model} saved={saved} onTable={table.enter} />
        </div>
      )}
      <p id="map-keys" class="visually-hidden">
        {t.keys}
      </p>
      {sheets}
    </div>
  );
}
