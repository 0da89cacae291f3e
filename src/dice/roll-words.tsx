import { useFormat, useTexts } from '../kit/context.ts';
import { Icon } from '../kit/icon.tsx';
import { expressionOf } from './history-model.ts';
import type { ShownRoll } from './model.ts';
import { isMoraleId, isPresetId, moraleAfterTest } from './preset-list.ts';
import { Total } from './total.tsx';

/** What was rolled and what came out, in the largest letters. */
export function RollWords({ last, onLarge }: { readonly last: ShownRoll; readonly onLarge?: () => void }) {
  const t = useTexts('compose');
  const dice = useTexts('dice');
  const format = useFormat();
  const { record, roll } = last;
  const { preset, label, inches } = record;
  const name = label || (isPresetId(preset) ? t.presetNames[preset] : '');
  const notation = dice.dice(record.notation);
  const total = format.number(record.total);
  const shown = inches ? dice.inches(total) : total;
  const pools = (roll?.expression ?? expressionOf(record))?.groups ?? [];
  const pool = pools.length > 0 && pools.every((group) => group.target !== undefined);
  const poolDice = pools.reduce((sum, group) => sum + group.count, 0);
  return (
    <>
      <p class="dice-what">{name ? `${name} · ${notation}` : notation}</p>
      {onLarge ? (
        <button type="button" class="dice-open" aria-label={t.showLarge(shown)} onClick={onLarge}>
          <Total shown={shown} />
        </button>
      ) : (
        <Total shown={shown} />
      )}
      {pool && <p class="dice-of">{t.successes(record.total, format.number(poolDice))}</p>}
      <div class="dice-marks">
        {last.criticalFailure && (
          <p class="dice-mark" data-tone="bad">
            <Icon name="warning" size={20} />
            {dice.criticalFailure}
          </p>
        )}
        {roll !== undefined && roll.bonusDice > 0 && (
          <p class="dice-mark" data-tone="good">
            <Icon name="plus" size={20} />
            {dice.criticalSuccess(roll.bonusDice)}
          </p>
        )}
        {last.made !== undefined && (
          <p class="dice-mark" data-tone={last.made ? 'good' : 'bad'}>
            <Icon name={last.made ? 'check' : 'close'} size={20} />
            {isMoraleId(preset)
              ? t.moraleTest(last.made, t.moraleStates[moraleAfterTest(preset, last.made)])
              : t.needed(format.number(record.need ?? 0), last.made)}
          </p>
        )}
      </div>
      {preset === 'dispute' && <p class="dice-of">{record.total <= 3 ? t.dispute.low : t.dispute.high}</p>}
    </>
  );
}
