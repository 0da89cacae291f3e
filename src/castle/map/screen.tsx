import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { Button } from '../../kit/button.tsx';
import { useServices, useTexts } from '../../kit/context.ts';
import { Icon } from '../../kit/icon.tsx';
import { LinkedNote } from '../../kit/linked-note.tsx';
import { TableMode, useTableSwitch } from '../../kit/table-mode.tsx';
import type { SectionMeasures } from '../../rules/mage-knight/measurements.ts';
import { type MapPhrases, useMapPhrases } from '../plan/findings-text.ts';
import { PlanKeeping } from '../plans/plan-keeping.tsx';
import { PlansPage } from '../plans/plans-page.tsx';
import { createMapGestures, onMapKey } from './map-gestures.ts';
import { MapSide, MapUnder } from './map-side.tsx';
import { createMapView } from './map-view.ts';
import type { CastleMapModel } from './model.ts';
import { TableMap } from './table-map.tsx';
import { Tray } from './tray.tsx';
import './map.css';

type Measure = SectionMeasures['own'];

/** The answer on top: legal or not, and the way to what is wrong; and the distances of what is in hand, which a thumb may cover on the map. */
function MapStatus({ model }: { readonly model: CastleMapModel }) {
  const t = useTexts('castlemap');
  const plan = model.shown.value;
  const phrases = useMapPhrases(plan);
  const findings = model.findings.value;
  const wrong = findings.length;
  const [first] = findings;
  const chosen = model.chosen.value;
  const measures = model.measures.value;
  const empty = plan.sections.length === 0 && wrong === 0;
  const answer = empty ? undefined : wrong > 0 ? 'no' : 'yes';
  return (
    <div class="map-status" data-answer={answer}>
      {wrong > 0 ? (
        <button type="button" class="map-answer" onClick={goToFindings}>
          <Icon name="close" />
          <span>{t.wrong(wrong)}</span>
        </button>
      ) : (
        <p class="map-answer">
          {answer && <Icon name="check" />}
          <span>{empty ? t.empty : t.legal}</span>
        </p>
      )}
      {measures ? (
        <Measures measures={measures} phrases={phrases} />
      ) : (
        <p class="hint">
          {chosen
            ? `${phrases.name(chosen)}: ${phrases.position(chosen)}`
            : first
              ? phrases.finding(first)
              : t.trayHint}
        </p>
      )}
    </div>
  );
}

/** The list stands far below on a phone. */
function goToFindings(): void {
  document.getElementById('map-findings')?.focus();
}

function Measures({
  measures,
  phrases,
}: {
  readonly measures: SectionMeasures;
  readonly phrases: MapPhrases;
}) {
  const t = useTexts('castlemap');
  const { own, opponents, neighbour, edge } = measures;
  const cells = [
    ['own', own],
    ['opponent', opponents[0]],
    ['neighbour', neighbour],
    ['edge', edge],
  ] as const;
  return (
    <dl class="map-measures" aria-label={t.measured}>
      {cells.map(([key, measure]) => (
        <div key={key} data-kept={measure?.kept}>
          <dt>{t.measures[key]}</dt>
          <dd>
            <Value measure={measure} phrases={phrases} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({
  measure,
  phrases,
}: {
  readonly measure: Measure | undefined;
  readonly phrases: MapPhrases;
}) {
  const t = useTexts('castlemap');
  if (!measure) return <span class="hint">{t.alone}</span>;
  return (
    <>
      {phrases.inches(measure.distance, measure.limit)}{' '}
      <span aria-hidden="true">{measure.kept ? '✓' : '✗'}</span>
      <span class="visually-hidden">{measure.kept ? t.kept : t.broken}</span>
    </>
  );
}

/** A table planned at home: what stands where, how far from what, and whether that is legal. */
export function MapMode({ model }: { readonly model: CastleMapModel }) {
  const { navigation } = useServices();
  const t = useTexts('castlemap');
  const step = useSignal(1);
  const table = useTableSwitch();
  const tableTexts = useTexts('tablemode');
  const shell = useTexts('shell');
  const [view, gestures] = useMemo(() => {
    const made = createMapView(model.tableSize);
    return [made, createMapGestures(model, made, () => document.querySelector('.map'))] as const;
  }, [model]);
  if (navigation.location.value.rest === 'map/plans') return <PlansPage model={model} />;
  if (table.on.value) {
    const bar = (
      <>
        <Button icon="undo" disabled={!model.canUndo.value} onClick={model.undo}>
          {shell.undo}
        </Button>
        <Button onClick={view.fit}>{t.fit}</Button>
      </>
    );
    return (
      <TableMode title={t.title} onLeave={table.leave} bar={bar}>
        <TableMap model={model} view={view} gestures={gestures} />
      </TableMode>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: undo by keys, wherever the focus is
    <div class="map-mode" onKeyDown={onMapKey(model, view)}>
      <LinkedNote inPage inputs={model.inputs} />
      <div class="map-columns">
        <section class="map-main" aria-label={t.title}>
          <MapStatus model={model} />
          <TableMap model={model} view={view} gestures={gestures} />
          <Tray model={model} gestures={gestures} />
          <MapUnder model={model} step={step} />
          <Button icon="awake" onClick={table.enter}>
            {tableTexts.enter}
          </Button>
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
