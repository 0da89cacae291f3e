import { useRef, useState } from 'preact/hooks';
import { onceShown } from '../../kit/behind.ts';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/controls/fold.tsx';
import { NumberPad, Stepper } from '../../kit/controls/stepper.tsx';
import { asksIn } from '../../kit/question/asks-in.tsx';
import { quikGameOf } from '../../rules/brikwars/quik/quik-house-rules.ts';
import type { PropulsionId } from '../../rules/brikwars/quik/quik-vehicle.ts';
import { brickBounds, mostPropulsion, quikVehicle } from './inputs.ts';
import type { QuikModel } from './model.ts';
import { CarPrice } from './odds-details.tsx';
import { propulsionFor, TargetCard } from './target-card.tsx';
import './quik.css';

interface BrickListProps {
  readonly legend: string;
  readonly studs: readonly number[];
  readonly onChange: (studs: readonly number[]) => void;
}

/** Studs of the bricks that are built most. */
const common = [1, 2, 3, 4, 6, 8];

/** Bricks in their order, each by the studs that hold it: a tap on a number adds one, a tap on a brick takes it away. */
export function BrickList({ legend, studs, onChange }: BrickListProps) {
  const t = useTexts('quik');
  const format = useFormat();
  const [typing, setTyping] = useState(false);
  const list = useRef<HTMLFieldSetElement>(null);
  const full = studs.length >= brickBounds.bricks;
  const remove = (place: number) => {
    onChange(studs.filter((_, index) => index !== place));
    // The brick that had the focus is gone: the one in its place has it now, or the numbers below.
    onceShown(() => {
      const bricks = list.current?.querySelectorAll<HTMLElement>('.quik-brick');
      const next = bricks?.[Math.min(place, bricks.length - 1)];
      (next ?? list.current?.querySelector<HTMLElement>('.quik-add'))?.focus();
    });
  };
  return (
    <fieldset class="choice" ref={list}>
      <legend>{legend}</legend>
      {studs.length === 0 ? (
        <p class="hint">{t.noBricks}</p>
      ) : (
        <ol class="quik-bricks">
          {studs.map((held, place) => (
            <li key={place}>
              <button
                type="button"
                class="quik-brick"
                aria-label={t.brick(place + 1, held)}
                onClick={() => remove(place)}
              >
                <span>{format.number(held)}</span>
                <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ol>
      )}
      <div class="chips">
        {common.map((held) => (
          <button
            key={held}
            type="button"
            class="chip quik-add"
            disabled={full}
            aria-label={t.addBrick(held)}
            onClick={() => onChange([...studs, held])}
          >
            +{format.number(held)}
          </button>
        ))}
        <button
          type="button"
          class="chip"
          disabled={full}
          aria-label={t.addBrickOther}
          onClick={() => setTyping(true)}
        >
          +…
        </button>
      </div>
      {typing && (
        <NumberPad
          label={t.studs}
          min={0}
          max={brickBounds.studs}
          decimals={0}
          onDone={(held) => {
            setTyping(false);
            if (held !== undefined) onChange([...studs, held]);
          }}
        />
      )}
    </fieldset>
  );
}

/** A vehicle: what drives it and where, who is aboard, and what it may run into. */
export function VehicleCard({ model }: { readonly model: QuikModel }) {
  const t = useTexts('quik');
  const { vehicle, table, studs } = model.inputs.value.value;
  const ask = asksIn(quikVehicle, vehicle, model.changeVehicle);
  const { terrain, obstacle } = vehicle;
  const { common, rest } = propulsionFor(terrain);
  const units = (id: PropulsionId) => (
    <Stepper
      key={id}
      label={t.propulsion[id]}
      value={vehicle.units[id] ?? 0}
      min={0}
      max={mostPropulsion}
      onChange={(value) => model.changeVehicle({ units: { ...vehicle.units, [id]: value } })}
    />
  );
  const inForce = rest.filter((id) => (vehicle.units[id] ?? 0) > 0).length;
  return (
    <>
      <section class="card">
        <h2 class="card-title">{t.kinds.vehicle}</h2>
        {ask.choice('terrain', t.terrain, t.terrains, { hideLegend: true })}
        {common.map(units)}
        <Fold title={t.otherUnits} count={inForce} countLabel={t.inForce}>
          {rest.map(units)}
        </Fold>
        {ask.number('aboard', t.aboard)}
        <div class="row">{ask.flag('controlled', t.controlled)}</div>
        {ask.number('lastInches', t.lastInches)}
        {quikGameOf(table).priced && <CarPrice model={model} />}
      </section>
      <section class="card">
        <h2 class="card-title">{t.crash}</h2>
        {ask.choice('obstacle', t.hits, t.obstacles)}
        <BrickList
          legend={t.vehicleBricks}
          studs={vehicle.studs}
          onChange={(value) => model.changeVehicle({ studs: value })}
        />
        {obstacle === 'bricks' && (
          <BrickList
            legend={t.obstacleBricks}
            studs={studs}
            onChange={(value) => model.change({ studs: value })}
          />
        )}
      </section>
      {obstacle === 'unit' && <TargetCard model={model} />}
    </>
  );
}
