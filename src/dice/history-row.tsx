import { Button } from '../kit/button.tsx';
import { useFormat, useTexts } from '../kit/context.ts';
import type { RollRecord } from '../storage/rolls.ts';
import { faceTexts } from './history-text.ts';

interface HistoryRowProps {
  readonly record: RollRecord;
  readonly name: string;
  /** Notation and total as they are shown. */
  readonly dice: string;
  readonly total: string;
  readonly onRepeat: () => void;
  readonly onShare: () => void;
}

const facesShown = 12;

/** One roll of the history. */
export function HistoryRow({ record, name, dice, total, onRepeat, onShare }: HistoryRowProps) {
  const t = useTexts('rolls');
  const format = useFormat();
  const faces = faceTexts(record, format.number);
  const shown = faces.length > facesShown ? [...faces.slice(0, facesShown), '…'] : faces;
  const facts = [
    shown.join(', '),
    record.bare ? t.onlyTotal : record.typed ? t.typed : '',
    format.dateTime(record.time),
  ].filter(Boolean);
  return (
    <li tabIndex={-1}>
      <b class="dice-history-total">{total}</b>
      <span class="dice-history-what">
        {name !== '' && <b>{name} </b>}
        {dice}
        <span class="hint dice-history-faces">{facts.join(' · ')}</span>
      </span>
      <span class="dice-history-tools">
        <Button kind="quiet" icon="repeat" label={t.repeatThis(dice, total)} onClick={onRepeat} />
        <Button kind="quiet" icon="share" label={t.shareThis(dice, total)} onClick={onShare} />
      </span>
    </li>
  );
}
