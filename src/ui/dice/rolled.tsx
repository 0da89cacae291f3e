import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { DiceModel, ShownRoll } from '../../state/dice.ts';
import { expressionOf } from '../../state/dice-history.ts';
import { isMoraleId, isPresetId, moraleAfterTest } from '../../state/dice-presets.ts';
import { useFormat, useTexts } from '../context.ts';
import { useAfterPaint } from '../parts/after-paint.ts';
import { Icon } from '../parts/icon.tsx';
import { BlankDice, BlankFaces } from './blank-roll.tsx';
import { DrawnDice } from './drawn-dice.tsx';
import { FaceTable } from './face-table.tsx';
import { KeepChips } from './keep-chips.tsx';
import { Luck } from './luck.tsx';
import { ResultTools } from './result-tools.tsx';
import { Total } from './total.tsx';
import { Trail } from './trail.tsx';
import './rolled.css';
import { LargeResult } from './large-result.tsx';

const heap = 12;
let tumbled: number | undefined;

export interface RolledProps {
  readonly model: DiceModel;
  readonly last: ShownRoll;
}

/** A roll that was made: total, dice, what was special, how likely, how it came about. */
export function Rolled({ model, last }: RolledProps) {
  const t = useTexts('compose');
  const format = useFormat();
  const large = useSignal(false);
  const { record, roll } = last;
  // The total stands there first; a heap of dice follows.
  const settled = useAfterPaint(record.time, (roll?.dice.length ?? 0) > heap);
  // A roll tumbles once, however often it is drawn.
  const drawn = useRef({ time: 0, tumbles: false });
  if (drawn.current.time !== record.time)
    drawn.current = { time: record.time, tumbles: last.fresh && tumbled !== record.time };
  if (model.keeping.value) drawn.current.tumbles = false;
  useEffect(() => {
    tumbled = record.time;
  }, [record.time]);
  const notes = [
    record.typed ? t.typed : '',
    record.kept ? t.keptBefore(record.kept) : '',
    last.fresh ? '' : t.rolledAt(format.dateTime(record.time)),
  ].filter(Boolean);
  return (
    <>
      <div class="dice-face" data-flipped={model.flipped.value || undefined}>
        <RollWords
          last={last}
          onLarge={() => {
            large.value = true;
          }}
        />
        {roll &&
          (settled ? (
            <DrawnDice model={model} roll={roll} tumble={drawn.current.tumbles} key={record.time} />
          ) : (
            <BlankDice expression={roll.expression} />
          ))}
      </div>
      {roll && <KeepChips model={model} roll={roll} />}
      {roll && !settled && <BlankFaces expression={roll.expression} />}
      {!model.keeping.value &&
        settled &&
        last.faces.map((faces) => <FaceTable key={faces.sides} faces={faces} many={last.faces.length > 1} />)}
      <p class="hint dice-centred dice-notes">{notes.join(' · ')}</p>
      <ResultTools model={model} last={last} />
      <Luck key={record.time} last={last} />
      <Trail steps={last.trail} />
      {large.value && (
        <LargeResult
          model={model}
          last={last}
          onClose={() => {
            large.value = false;
          }}
        />
      )}
    </>
  );
}

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
