import { type Signal, useSignal } from '@preact/signals';
import { useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Choice } from '../../kit/controls/choice.tsx';
import { Field } from '../../kit/controls/field.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { SwitchRow } from '../../kit/controls/sheet-row.tsx';
import { asksOf } from '../../kit/question/asks.tsx';
import type { Messages } from '../../platform/words.ts';
import type { CastlePlan } from '../../rules/mage-knight/plan/plan.ts';
import { useMapPhrases, wrongAmong } from '../plan/findings-text.ts';
import { noRoomFor } from '../plan/link.ts';
import {
  type FigureLabel,
  leastSize,
  longestFigureName,
  mostSize,
  outlineOf,
  ownerOf,
  sizeOf,
  type Thing,
  trayKindOf,
} from '../plan/model.ts';
import { useFix } from './fix.tsx';
import { MapButton } from './map-button.tsx';
import type { CastleMapModel } from './map-model.ts';
import { useFullNotice } from './tray.tsx';

const playerNames = (t: Messages['castlemap'], { players }: CastlePlan) =>
  players.map((_, player) => t.player(player + 1));

/** Whose things come out of the tray, and how they are drawn and set down. */
export function MapHabits({ model }: { readonly model: CastleMapModel }) {
  const t = useTexts('castlemap');
  const owner = model.owner.value;
  const owners = asksOf({ owner }, (part) => model.useOwner(part.owner ?? owner));
  const ask = asksOf(model.habits.value.value, model.habits.change);
  return (
    <>
      {owners.place('owner', t.whose, playerNames(t, model.plan.value))}
      <Fold title={t.habits}>
        {ask.flag('snap', t.snap)}
        {ask.flag('grid', t.grid)}
        {ask.flag('zones', t.zones)}
      </Fold>
    </>
  );
}

/** Takes the chosen thing away; its buttons go with it, and the map takes the focus. */
export function removeAndGoOn(model: CastleMapModel): void {
  document.querySelector<SVGElement>('.map')?.focus({ preventScroll: true });
  model.remove();
}

interface ToolsProps {
  readonly model: CastleMapModel;
  /** Inches that a tap moves by. */
  readonly step: Signal<number>;
  /** The piece was taken away. */
  readonly onGone?: () => void;
}

/** All that can be done to the chosen thing. */
export function ThingTools({ model, step, onGone }: ToolsProps) {
  const fix = useFix(model);
  const t = useTexts('castlemap');
  const plan = model.plan.value;
  const phrases = useMapPhrases(plan);
  const announceFull = useFullNotice();
  const chosen = model.rested.value;
  const outline = chosen && outlineOf(plan, chosen);
  if (!chosen || !outline) return null;
  const kind = trayKindOf(plan, chosen);
  const owner = ownerOf(plan, chosen);
  const owners = asksOf({ owner }, (part) => model.give(part.owner ?? owner));
  return (
    <>
      {chosen.kind === 'figure' && <FigureTools key={chosen.index} model={model} index={chosen.index} />}
      <p class="hint">{phrases.position(chosen)}</p>
      <SwitchRow on={model.several.value} onChange={model.chooseSeveral}>
        {t.several}
      </SwitchRow>
      <Button onClick={model.chooseCastle}>{t.chooseCastle}</Button>
      {wrongAmong(model.findings.value)(chosen) && <Button onClick={() => fix(chosen)}>{t.fixThis}</Button>}
      {outline.shape === 'rectangle' && (
        <div class="map-turns">
          <MapButton
            icon="counterclockwise"
            label={t.turnLeft(15)}
            words="15°"
            onClick={() => model.turn(-15)}
          />
          <MapButton icon="clockwise" label={t.turnRight(15)} words="15°" onClick={() => model.turn(15)} />
          <MapButton
            icon="counterclockwise"
            label={t.turnLeft(90)}
            words="90°"
            onClick={() => model.turn(-90)}
          />
        </div>
      )}
      <Choice
        legend={t.step}
        value={String(step.value)}
        options={[
          { value: '1', label: t.inches('1') },
          { value: '0.25', label: t.inches('¼') },
        ]}
        onChange={(value) => {
          step.value = Number(value);
        }}
      />
      {owners.place('owner', t.owner, playerNames(t, plan))}
      <SizeFold model={model} thing={chosen} />
      <div class="row">
        <Button
          icon="copy"
          onClick={() => (noRoomFor(plan, kind) ? announceFull(plan, kind) : model.duplicate())}
        >
          {t.duplicate}
        </Button>
        <Button
          icon="trash"
          onClick={() => {
            onGone?.();
            removeAndGoOn(model);
          }}
        >
          {t.remove}
        </Button>
      </div>
    </>
  );
}

/** Who a figure is, and whether it has lost heart. */
function FigureTools({ model, index }: { readonly model: CastleMapModel; readonly index: number }) {
  const t = useTexts('castlemap');
  const dial = useTexts('castledial');
  const full = useSignal(false);
  const { name = '', demoralised = false } = model.plan.value.figures[index] ?? {};
  const typed = useSignal(name);
  const notify = (part: FigureLabel) => {
    full.value = !model.notify(part);
  };
  return (
    <>
      <Field
        label={t.figureName}
        value={typed.value}
        maxLength={longestFigureName}
        placeholder={t.numbered(t.figure, index + 1)}
        onInput={(text) => {
          typed.value = text;
          notify({ name: text });
        }}
      />
      <SwitchRow on={demoralised} onChange={(on) => notify({ demoralised: on })}>
        {dial.demoralised}
      </SwitchRow>
      {full.value && (
        <p class="note" data-tone="bad" role="alert">
          {t.full.names}
        </p>
      )}
    </>
  );
}

function SizeFold({ model, thing }: { readonly model: CastleMapModel; readonly thing: Thing }) {
  const t = useTexts('castlemap');
  const outline = outlineOf(model.plan.value, thing);
  if (!outline) return null;
  const size = sizeOf(outline);
  const steps = { min: leastSize, step: 0.25, decimals: 2 };
  const ask = asksOf(size, (part) => model.resize({ ...size, ...part }));
  return (
    <Fold title={t.size}>
      <p class="hint">{t.sizeHint}</p>
      {outline.shape === 'circle' ? (
        asksOf(size, ({ width = size.width }) => model.resize({ width, depth: width })).number(
          'width',
          t.across,
          mostSize,
          steps,
        )
      ) : (
        <>
          {ask.number('width', t.width, mostSize, steps)}
          {ask.number('depth', t.depth, mostSize, steps)}
        </>
      )}
    </Fold>
  );
}
