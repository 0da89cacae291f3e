import type { DiceModel, ShownRoll } from '../../state/dice.ts';
import { useFormat, useTexts } from '../context.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { DrawnDice } from './drawn-dice.tsx';
import { FaceTable } from './face-table.tsx';
import { Total } from './total.tsx';
import { Trail } from './trail.tsx';

/** A roll that was made: total, dice, what was special, how likely, how it came about. */
export function Rolled({ model, last }: { readonly model: DiceModel; readonly last: ShownRoll }) {
  const t = useTexts('dice');
  const format = useFormat();
  const { record, roll } = last;
  const total = format.number(record.total);
  const notes = [
    last.chance === undefined ? '' : t.howLikely(total, format.percent(last.chance)),
    record.typed ? t.typed : '',
    last.fresh ? '' : t.rolledAt(format.dateTime(record.time)),
  ].filter(Boolean);
  return (
    <>
      <p class="dice-what">{t.dice(record.notation)}</p>
      <Total shown={total} />
      {last.criticalFailure && (
        <p class="dice-mark" data-tone="bad">
          <Icon name="warning" size={20} />
          {t.criticalFailure}
        </p>
      )}
      {roll !== undefined && roll.bonusDice > 0 && (
        <p class="dice-mark" data-tone="good">
          <Icon name="plus" size={20} />
          {t.criticalSuccess(roll.bonusDice)}
        </p>
      )}
      {roll && <DrawnDice roll={roll} tumble={last.fresh} key={record.time} />}
      {last.faces && <FaceTable faces={last.faces} />}
      <p class="hint dice-centred">{notes.join(' · ')}</p>
      <Trail steps={last.trail} />
      <div class="row dice-centred dice-after">
        <Button kind="quiet" icon="repeat" onClick={() => model.repeat(record)}>
          {t.repeat}
        </Button>
        <Button kind="quiet" icon="undo" onClick={model.undo}>
          {t.undoRoll}
        </Button>
      </div>
    </>
  );
}
