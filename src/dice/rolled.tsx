import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useAfterPaint } from '../kit/after-paint.ts';
import { useFormat, useTexts } from '../kit/context.ts';
import { BlankDice, BlankFaces } from './blank-roll.tsx';
import { DrawnDice } from './drawn-dice.tsx';
import { FaceTable } from './face-table.tsx';
import { KeepChips } from './keep-chips.tsx';
import { LargeResult } from './large-result.tsx';
import { Luck } from './luck.tsx';
import type { DiceModel, ShownRoll } from './model.ts';
import { ResultTools } from './result-tools.tsx';
import { RollWords } from './roll-words.tsx';
import { Trail } from './trail.tsx';
import './rolled.css';

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
