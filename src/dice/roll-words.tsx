import { useFormat, useServices, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { useModal } from '../kit/controls/dialog.tsx';
import { Icon } from '../kit/controls/icon.tsx';
import { isMoraleId, isPresetId, moraleAfterTest } from './composer/preset-list.ts';
import type { ShownRoll } from './core.ts';
import { DrawnDice, type Room, sizeFor } from './drawn-dice.tsx';
import { expressionOf } from './history/history-model.ts';
import type { DiceModel } from './model.ts';

export interface RolledProps {
  readonly model: DiceModel;
  readonly last: ShownRoll;
}

const longTotal = 5;

/** The largest thing on the screen. */
function Total({ shown }: { readonly shown: string }) {
  return (
    <span
      class="dice-total"
      data-long={shown.length > longTotal || undefined}
      style={{ '--chars': shown.length }}
    >
      {shown}
    </span>
  );
}

interface RollWordsProps {
  readonly last: ShownRoll;
  readonly onLarge?: () => void;
  /** Said where nothing more urgent is. */
  readonly notes?: string;
}

/** Dice that are counted, not added up. */
export function poolOf({
  roll,
  record,
}: ShownRoll): { readonly dice: number; readonly target: number } | undefined {
  const pools = (roll?.expression ?? expressionOf(record))?.groups ?? [];
  const target = pools[0]?.target;
  if (target === undefined || pools.some((group) => group.target === undefined)) return undefined;
  return { dice: pools.reduce((sum, group) => sum + group.count, 0), target };
}

/** What was rolled and what came out, in the largest letters. */
export function RollWords({ last, onLarge, notes }: RollWordsProps) {
  const t = useTexts('compose');
  const dice = useTexts('dice');
  const format = useFormat();
  const { record, roll } = last;
  const { preset, label, inches } = record;
  const name = label || (isPresetId(preset) ? t.presetNames[preset] : '');
  const notation = dice.dice(record.notation);
  const total = format.number(record.total);
  const shown = inches ? dice.inches(total) : total;
  const pool = poolOf(last);
  return (
    <>
      <p class="dice-what" data-pool={pool !== undefined || undefined}>
        {name ? `${name} · ${notation}` : notation}
      </p>
      {onLarge ? (
        <button type="button" class="dice-open" aria-label={t.showLarge(shown)} onClick={onLarge}>
          <Total shown={shown} />
        </button>
      ) : (
        <Total shown={shown} />
      )}
      {pool && <p class="dice-of">{t.successes(record.total, format.number(pool.dice))}</p>}
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
        {notes && <p class="dice-notes">{notes}</p>}
      </div>
      {preset === 'dispute' && <p class="dice-of">{record.total <= 3 ? t.dispute.low : t.dispute.high}</p>}
    </>
  );
}

const largeRoom: Room = { width: 300, height: 240 };

/** The result over the whole screen, to be read across the table; a tap anywhere closes it. */
export function LargeResult({ model, last, onClose }: RolledProps & { readonly onClose: () => void }) {
  const { settings } = useServices();
  const t = useTexts('table');
  const compose = useTexts('compose');
  const dialog = useModal(onClose);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button do the same as the tap
    <dialog
      ref={dialog}
      class="large-result"
      data-game={settings.currentGame.value}
      aria-label={t.large}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={onClose}
    >
      <div class="large-result-face" data-flipped={model.flipped.value || undefined}>
        <RollWords last={last} />
        {last.roll && (
          <DrawnDice roll={last.roll} tumble={false} size={sizeFor(last.roll.dice.length, largeRoom)} />
        )}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only keeps a tap on a button from closing */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div class="large-result-foot" onClick={(event) => event.stopPropagation()}>
        <Button icon="flip" label={compose.flip} pressed={model.flipped.value} onClick={model.flip} />
        <Button wide icon="back" onClick={onClose}>
          {t.closeLarge}
        </Button>
      </div>
    </dialog>
  );
}
