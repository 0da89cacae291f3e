import { Button } from '../../kit/button.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import type { Purpose } from './figures-sheet.tsx';

interface TakeBarProps {
  readonly count: number;
  readonly most: number;
  readonly beside: number;
  readonly purpose: Purpose;
  readonly onTake: (how: 'instead' | 'beside') => void;
}

/** What is done with the marked figures: they attack, or join those who do. */
export function TakeBar({ count, most, beside, purpose, onTake }: TakeBarProps) {
  const t = useTexts('castlefigures');
  const format = useFormat();
  const room = count + beside <= most;
  return (
    <div class="take-bar">
      <Button kind="primary" icon="check" disabled={count > most} onClick={() => onTake('instead')}>
        {purpose === 'army' ? t.intoArmy(count) : t.attackWith(count)}
      </Button>
      {beside > 0 && (
        <Button icon="plus" disabled={!room} onClick={() => onTake('beside')}>
          {t.addToThem(count)}
        </Button>
      )}
      {(count > most || (beside > 0 && !room)) && (
        <p class="hint">{t.tooMany[purpose](format.number(most))}</p>
      )}
    </div>
  );
}
