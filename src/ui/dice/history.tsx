import { useSignal } from '@preact/signals';
import type { DiceModel } from '../../state/dice.ts';
import type { RollRecord } from '../../state/dice-history.ts';
import { useFormat, useTexts } from '../context.ts';
import { Button } from '../parts/button.tsx';
import { Fold } from '../parts/fold.tsx';

const firstShown = 10;

/** The last rolls, newest first; each can be rolled again. */
export function History({ model }: { readonly model: DiceModel }) {
  const t = useTexts('dice');
  const all = useSignal(false);
  const rolls = model.history.value;
  const newest = rolls.slice(all.value ? 0 : -firstShown).reverse();
  return (
    <Fold title={t.history} count={rolls.length} countLabel={t.historyCount}>
      {rolls.length === 0 && <p class="hint">{t.historyEmpty}</p>}
      <ol class="dice-history">
        {newest.map((record) => (
          <HistoryRow key={record.time} model={model} record={record} />
        ))}
      </ol>
      {rolls.length > newest.length && (
        <Button
          wide
          onClick={() => {
            all.value = true;
          }}
        >
          {t.historyAll(rolls.length)}
        </Button>
      )}
    </Fold>
  );
}

const facesShown = 12;

function HistoryRow({ model, record }: { readonly model: DiceModel; readonly record: RollRecord }) {
  const t = useTexts('dice');
  const format = useFormat();
  const shown = t.dice(record.notation);
  const total = format.number(record.total);
  const faces = record.faces.slice(0, facesShown).map((face) => format.number(face));
  if (record.faces.length > facesShown) faces.push('…');
  return (
    <li>
      <b class="dice-history-total">{total}</b>
      <span>
        {shown}
        <span class="hint dice-history-faces">
          {faces.join(', ')} · {format.dateTime(record.time)}
        </span>
      </span>
      <Button
        kind="quiet"
        icon="repeat"
        label={t.repeatThis(shown, total)}
        onClick={() => model.repeat(record)}
      />
    </li>
  );
}
