import { useTexts } from '../../kit/context.ts';
import { Choice, Toggle } from '../../kit/controls/choice.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { Stepper } from '../../kit/controls/stepper.tsx';
import { asksOf } from '../../kit/question/asks.tsx';
import { type StartingArea, tableEdges } from '../../rules/mage-knight/plan/plan.ts';
import {
  defaultArea,
  edgeLength,
  leastArea,
  leastTable,
  mostPlayers,
  mostTable,
  tableSizes,
} from '../plan/model.ts';
import { MapButton } from './map-button.tsx';
import type { CastleMapModel } from './map-model.ts';

interface AreaFormProps {
  readonly model: CastleMapModel;
  readonly player: number;
  readonly area: StartingArea;
}

/** Where a player's starting area lies, and how large it is. */
function AreaForm({ model, player, area }: AreaFormProps) {
  const t = useTexts('castlemap');
  const { width, depth } = model.plan.value;
  const length = edgeLength(area.edge, width, depth);
  const ask = asksOf(area, (part) => model.setArea(player, { ...area, ...part }));
  const typed = { decimals: 2 };
  return (
    <>
      <Choice
        legend={t.edge}
        value={area.edge}
        options={tableEdges.map((value) => ({ value, label: t.edges[value] }))}
        onChange={(edge) => model.setArea(player, { ...defaultArea(edge, width, depth), depth: area.depth })}
      />
      {ask.number('from', t.from, area.to - leastArea, typed)}
      {ask.number('to', t.to, length, { ...typed, min: area.from + leastArea })}
      {ask.number('depth', t.areaDepth, width + depth - length, { ...typed, min: leastArea })}
    </>
  );
}

const sizeName = (width: number, depth: number): string => `${width} × ${depth}`;

/** The table, who plays at it from where, and what was agreed. */
export function TableSetup({ model }: { readonly model: CastleMapModel }) {
  const t = useTexts('castlemap');
  const { width, depth, players } = model.plan.value;
  const table = { width, depth };
  const ask = asksOf(table, (part) => {
    const next = { ...table, ...part };
    model.setTable(next.width, next.depth);
  });
  return (
    <>
      <Fold title={t.table}>
        <Choice
          legend={t.tableSize}
          value={sizeName(width, depth)}
          options={tableSizes.map((size) => {
            const name = sizeName(size.width, size.depth);
            return { value: name, label: t.inches(name) };
          })}
          onChange={(name) => {
            const size = tableSizes.find((known) => sizeName(known.width, known.depth) === name);
            if (size) model.setTable(size.width, size.depth);
          }}
        />
        {ask.number('width', t.tableWidth, mostTable, { min: leastTable })}
        {ask.number('depth', t.tableDepth, mostTable, { min: leastTable })}
        <Stepper
          label={t.players}
          min={2}
          max={mostPlayers}
          value={players.length}
          onChange={(count) => model.setPlayers(count)}
        />
        {players.map(({ area }, player) => (
          <Fold key={player} title={t.areaTitle(player + 1)}>
            <AreaForm model={model} player={player} area={area} />
          </Fold>
        ))}
      </Fold>
      <Fold title={t.agreement}>
        <Agreement model={model} />
      </Fold>
    </>
  );
}

function Agreement({ model }: { readonly model: CastleMapModel }) {
  const t = useTexts('castlemap');
  const { consent, order } = model.plan.value;
  const earlier = (place: number) => {
    const step = order[place];
    if (step && place > 0) model.setOrder(order.toSpliced(place, 1).toSpliced(place - 1, 0, step));
  };
  return (
    <>
      <div class="row">
        <Toggle pressed={consent} onChange={model.setConsent}>
          {t.consent}
        </Toggle>
      </div>
      <p class="label" id="map-order">
        {t.order}
      </p>
      <ol class="map-order" aria-labelledby="map-order">
        {order.map((step, place) => (
          <li key={step}>
            <span>
              {place + 1}. {t.steps[step]}
            </span>
            <MapButton
              icon="up"
              label={t.earlier(t.steps[step])}
              off={place === 0}
              onClick={() => earlier(place)}
            />
          </li>
        ))}
      </ol>
    </>
  );
}
