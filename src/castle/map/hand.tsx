import { type Signal, useComputed } from '@preact/signals';
import { useContext } from 'preact/hooks';
import { useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Group } from '../../kit/group.tsx';
import { useRootSign } from '../../kit/stage/root-sign.ts';
import { isWide } from '../../kit/stage/wide.ts';
import type { SectionMeasures } from '../../rules/mage-knight/plan/measurements.ts';
import { SectionAnswers } from '../plan/asked-section.ts';
import { type MapPhrases, useMapPhrases } from '../plan/findings-text.ts';
import { sendPlan } from '../plan/hand-over.ts';
import { outlineOf, thingsOf } from '../plan/model.ts';
import { askedOf } from './asked.ts';
import { FixButton } from './fix.tsx';
import { MapButton } from './map-button.tsx';
import type { MapGestures } from './map-gestures.ts';
import type { CastleMapModel } from './map-model.ts';
import { removeAndGoOn } from './thing-tools.tsx';
import { Tray } from './tray.tsx';
import '../../kit/controls/thumb-bar.css';

interface MapHandProps {
  readonly model: CastleMapModel;
  readonly gestures: MapGestures;
  /** Inches that a tap moves by. */
  readonly step: Signal<number>;
  readonly onPiece: () => void;
  readonly onMore: () => void;
}

/** Below the map, or beside it on a phone held sideways: what is in hand, what can be put down, and what the thumb does. */
export function MapHand({ model, gestures, step, onPiece, onMore }: MapHandProps) {
  useRootSign('thumb');
  const { drafts, navigation } = useServices();
  const t = useTexts('castlemap');
  const shell = useTexts('shell');
  // Only whether, so that nothing here is redrawn in every frame of a drag.
  const wrong = useComputed(() => model.laidFindings.value.length > 0).value;
  return (
    <div class="map-hand">
      <InHand model={model} />
      <QuickTools model={model} step={step} onPiece={onPiece} />
      <AskedOrTray model={model} gestures={gestures} />
      <div class="thumb-bar">
        <Button icon="undo" label={shell.undo} disabled={!model.canUndo.value} onClick={model.undo} />
        <MapButton icon="redo" label={t.redo} off={!model.canRedo.value} onClick={model.redo} />
        {wrong ? (
          <FixButton model={model} kind="primary" />
        ) : (
          <Button
            kind="primary"
            disabled={model.plan.value.sections.length === 0}
            onClick={() => {
              sendPlan(drafts, model.plan.peek());
              navigation.go('castle/siege');
            }}
          >
            {t.toSiege}
          </Button>
        )}
        <Button icon="more" label={t.more} onClick={onMore} />
      </div>
    </div>
  );
}

/** What can be put down; where a section was tapped its questions stand in the same room, with the way back. */
function AskedOrTray({ model, gestures }: Pick<MapHandProps, 'model' | 'gestures'>) {
  const t = useTexts('castlemap');
  const index = model.asked.value;
  if (index === undefined || isWide()) return <Tray model={model} gestures={gestures} />;
  return (
    <div class="map-asked">
      <PlanAnswers model={model} index={index} short />
      <MapButton icon="in" label={t.tray} onClick={model.stopAsking} />
    </div>
  );
}

/** The questions about a section of the plan, with their answers. */
export function PlanAnswers({
  model,
  index,
  short = false,
}: Pick<MapHandProps, 'model'> & { readonly index: number; readonly short?: boolean }) {
  const Answers = useContext(SectionAnswers);
  const plan = model.plan.value;
  const phrases = useMapPhrases(plan);
  const asked = askedOf(plan, index, (figure) => phrases.name({ kind: 'figure', index: figure }));
  return asked ? <Answers key={index} asked={asked} short={short} /> : null;
}

/** The piece in hand, where it is now: its name and its distances; else what can be done. */
function InHand({ model }: { readonly model: CastleMapModel }) {
  const t = useTexts('castlemap');
  const phrases = useMapPhrases(model.laid.value);
  const chosen = model.inHand.value;
  const measures = model.laidMeasures.value;
  const [first] = model.laidFindings.value;
  const several = model.group.value.length;
  return (
    <div class="map-in-hand">
      {chosen ? (
        <>
          <p class="map-called">
            <b>{several > 1 ? t.pieces(several) : phrases.name(chosen)}</b>{' '}
            <small>{phrases.position(chosen)}</small>
          </p>
          {measures && <Measures measures={measures} phrases={phrases} />}
        </>
      ) : (
        <p class="hint">{first ? phrases.finding(first) : t.trayHint}</p>
      )}
    </div>
  );
}

interface QuickToolsProps {
  readonly model: CastleMapModel;
  readonly step: Signal<number>;
  readonly onPiece: () => void;
}

/** For one thumb: to move, turn and take away what is chosen, and all else that can be done to it; its room is kept. */
function QuickTools({ model, step, onPiece }: QuickToolsProps) {
  const t = useTexts('castlemap');
  const chosen = model.rested.value;
  if (!chosen) {
    return <p class="map-quick-room hint">{thingsOf(model.plan.value).length > 0 && t.toolsHint}</p>;
  }
  const round = outlineOf(model.plan.value, chosen)?.shape === 'circle';
  const by = step.value;
  return (
    <Group class="map-quick" label={t.tools}>
      <MapButton icon="left" label={t.left} onClick={() => model.nudge(-by, 0)} />
      <MapButton icon="up" label={t.up} onClick={() => model.nudge(0, -by)} />
      <MapButton icon="down" label={t.down} onClick={() => model.nudge(0, by)} />
      <MapButton icon="right" label={t.right} onClick={() => model.nudge(by, 0)} />
      <MapButton icon="clockwise" label={t.turnRight(90)} off={round} onClick={() => model.turn(90)} />
      <MapButton icon="trash" label={t.remove} onClick={() => removeAndGoOn(model)} />
      <MapButton icon="more" label={t.piece} onClick={onPiece} />
    </Group>
  );
}

type Measure = SectionMeasures['own'];

interface MeasuresProps {
  readonly measures: SectionMeasures;
  readonly phrases: MapPhrases;
}

function Measures({ measures, phrases }: MeasuresProps) {
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
}: Pick<MeasuresProps, 'phrases'> & { readonly measure: Measure | undefined }) {
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
