import { Choice, Toggle } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import { type PropulsionId, quikTerrains } from '../../rules/brikwars/quik-vehicle.ts';
import { BrickList } from './brick-list.tsx';
import { CarPrice } from './car-price.tsx';
import { propulsionFor } from './facts.ts';
import { quikBounds, quikObstacles } from './inputs.ts';
import type { QuikModel } from './model.ts';
import { TargetCard } from './target-card.tsx';

/** A vehicle: what drives it and where, who is aboard, and what it may run into. */
export function VehicleCard({ model }: { readonly model: QuikModel }) {
  const t = useTexts('quik');
  const more = useTexts('quikmore');
  const { vehicle, table, studs } = model.inputs.value.value;
  const { terrain, aboard, controlled, lastInches, obstacle } = vehicle;
  const { usual, rest } = propulsionFor(terrain);
  const inForce = rest.filter((id) => (vehicle.units[id] ?? 0) > 0).length;
  return (
    <>
      <section class="card">
        <h2 class="card-title">{t.kinds.vehicle}</h2>
        <Choice
          legend={more.terrain}
          hideLegend
          value={terrain}
          options={quikTerrains.map((value) => ({ value, label: more.terrains[value] }))}
          onChange={(value) => model.changeVehicle({ terrain: value })}
        />
        {usual.map((id) => (
          <Units key={id} model={model} id={id} />
        ))}
        <Fold title={more.otherUnits} count={inForce} countLabel={t.inForce}>
          {rest.map((id) => (
            <Units key={id} model={model} id={id} />
          ))}
        </Fold>
        <Stepper
          label={more.aboard}
          value={aboard}
          min={0}
          max={quikBounds.aboard}
          onChange={(value) => model.changeVehicle({ aboard: value })}
        />
        <div class="row">
          <Toggle pressed={controlled} onChange={(value) => model.changeVehicle({ controlled: value })}>
            {more.controlled}
          </Toggle>
        </div>
        {!controlled && (
          <Stepper
            label={more.lastInches}
            value={lastInches}
            min={0}
            max={quikBounds.lastInches}
            onChange={(value) => model.changeVehicle({ lastInches: value })}
          />
        )}
        {table.game === 'lugpol' && <CarPrice model={model} />}
      </section>
      <section class="card">
        <h2 class="card-title">{more.crash}</h2>
        <Choice
          legend={more.hits}
          value={obstacle}
          options={quikObstacles.map((value) => ({ value, label: more.obstacles[value] }))}
          onChange={(value) => model.changeVehicle({ obstacle: value })}
        />
        <BrickList
          legend={more.vehicleBricks}
          studs={vehicle.studs}
          onChange={(value) => model.changeVehicle({ studs: value })}
        />
        {obstacle === 'bricks' && (
          <BrickList
            legend={more.obstacleBricks}
            studs={studs}
            onChange={(value) => model.change({ studs: value })}
          />
        )}
      </section>
      {obstacle === 'unit' && <TargetCard model={model} />}
    </>
  );
}

function Units({ model, id }: { readonly model: QuikModel; readonly id: PropulsionId }) {
  const t = useTexts('quikmore');
  const { units } = model.inputs.value.value.vehicle;
  return (
    <Stepper
      label={t.propulsion[id]}
      value={units[id] ?? 0}
      min={0}
      max={quikBounds.units}
      onChange={(value) => model.changeVehicle({ units: { ...units, [id]: value } })}
    />
  );
}
