import type { Signal } from '@preact/signals';
import { Button } from '../../kit/button.tsx';
import { Choice, Toggle } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import { useMapPhrases } from '../plan/findings-text.ts';
import {
  isFull,
  leastSize,
  mostSize,
  outlineOf,
  ownerOf,
  sizeOf,
  type Thing,
  trayKindOf,
} from '../plan/model.ts';
import { MapButton } from './map-icon.tsx';
import type { CastleMapModel } from './model.ts';
import { useFullNotice } from './tray.tsx';

interface OwnerChoiceProps {
  readonly model: CastleMapModel;
  readonly legend: string;
  readonly owner: number;
  readonly onChange: (owner: number) => void;
}

function OwnerChoice({ model, legend, owner, onChange }: OwnerChoiceProps) {
  const t = useTexts('castlemap');
  return (
    <Choice
      legend={legend}
      value={String(owner)}
      options={model.plan.value.players.map((_, player) => ({
        value: String(player),
        label: t.player(player + 1),
      }))}
      onChange={(value) => onChange(Number(value))}
    />
  );
}

/** Whose things come out of the tray, and how they are drawn and set down. */
export function MapHabits({ model }: { readonly model: CastleMapModel }) {
  const t = useTexts('castlemap');
  const { snap, grid, zones } = model.habits.value.value;
  const { change } = model.habits;
  return (
    <>
      <OwnerChoice model={model} legend={t.whose} owner={model.owner.value} onChange={model.useOwner} />
      <Fold title={t.habits}>
        <Toggle pressed={snap} onChange={(on) => change({ snap: on })}>
          {t.snap}
        </Toggle>
        <Toggle pressed={grid} onChange={(on) => change({ grid: on })}>
          {t.grid}
        </Toggle>
        <Toggle pressed={zones} onChange={(on) => change({ zones: on })}>
          {t.zones}
        </Toggle>
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
}

/** All that can be done to the chosen thing. */
export function ThingTools({ model, step }: ToolsProps) {
  const t = useTexts('castlemap');
  const plan = model.plan.value;
  const phrases = useMapPhrases(plan);
  const tellFull = useFullNotice();
  const chosen = model.rested.value;
  const outline = chosen && outlineOf(plan, chosen);
  if (!chosen || !outline) return null;
  const kind = trayKindOf(plan, chosen);
  return (
    <section class="card" aria-labelledby="map-tools">
      <h2 id="map-tools">{phrases.name(chosen)}</h2>
      <p class="hint">{phrases.position(chosen)}</p>
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
      <OwnerChoice
        model={model}
        legend={t.owner}
        owner={ownerOf(plan, chosen)}
        onChange={(owner) => model.give(owner)}
      />
      <SizeFold model={model} thing={chosen} />
      <div class="row">
        <Button icon="copy" onClick={() => (isFull(plan, kind) ? tellFull(kind) : model.duplicate())}>
          {t.duplicate}
        </Button>
        <Button icon="trash" onClick={() => removeAndGoOn(model)}>
          {t.remove}
        </Button>
      </div>
    </section>
  );
}

function SizeFold({ model, thing }: { readonly model: CastleMapModel; readonly thing: Thing }) {
  const t = useTexts('castlemap');
  const outline = outlineOf(model.plan.value, thing);
  if (!outline) return null;
  const size = sizeOf(outline);
  const steps = { min: leastSize, max: mostSize, step: 0.25, decimals: 2 };
  return (
    <Fold title={t.size}>
      <p class="hint">{t.sizeHint}</p>
      {outline.shape === 'circle' ? (
        <Stepper
          {...steps}
          label={t.across}
          value={size.width}
          onChange={(value) => model.resize({ width: value, depth: value })}
        />
      ) : (
        <>
          <Stepper
            {...steps}
            label={t.width}
            value={size.width}
            onChange={(width) => model.resize({ ...size, width })}
          />
          <Stepper
            {...steps}
            label={t.depth}
            value={size.depth}
            onChange={(depth) => model.resize({ ...size, depth })}
          />
        </>
      )}
    </Fold>
  );
}
