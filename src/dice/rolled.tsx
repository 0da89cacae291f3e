import { useSignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../kit/button.tsx';
import { useFormat, useServices, useTexts } from '../kit/context.ts';
import { useModal, useShown } from '../kit/dialog.tsx';
import { Fold } from '../kit/fold.tsx';
import { Icon } from '../kit/icon.tsx';
import { Reasons } from '../kit/reasons.tsx';
import { BlankDice, BlankFaces, columnsFor } from './blank-roll.tsx';
import type { ShownRoll } from './core.ts';
import { DrawnDice } from './drawn-dice.tsx';
import { expressionOf } from './history-model.ts';
import type { DiceModel } from './model.ts';
import { isMoraleId, isPresetId, moraleAfterTest } from './preset-list.ts';
import { Total } from './result-card.tsx';
import { KeepChips, ResultTools } from './result-tools.tsx';
import { phraseStep } from './step-phrases.ts';
import type { FaceCounts, TrailStep } from './trail-model.ts';
import './results.css';

/**
 * False for the first paint with a new key, true from the next one on: what is dear to draw must not hold up what is
 * waited for. Where `heavy` is false there is nothing to put off.
 */
function useAfterPaint(key: number, heavy: boolean): boolean {
  const [painted, setPainted] = useState<number | undefined>(undefined);
  useEffect(() => {
    if (!heavy) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(key));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [key, heavy]);
  return !heavy || painted === key;
}

/** What was rolled and what came out, in the largest letters. */
function RollWords({ last, onLarge }: { readonly last: ShownRoll; readonly onLarge?: () => void }) {
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

/** One honest sentence about the last roll, for who asks. */
function Luck({ last }: { readonly last: ShownRoll }) {
  const t = useTexts('compose');
  const format = useFormat();
  const open = useSignal(false);
  const sentence = useRef<HTMLParagraphElement>(null);
  // The question is gone: the keyboard goes on with the answer.
  useEffect(() => {
    if (open.value) sentence.current?.focus();
  }, [open.value]);
  if (!last.luck) return null;
  const { orMore, orLess } = last.luck;
  if (!open.value) {
    return (
      <Button
        kind="quiet"
        onClick={() => {
          open.value = true;
        }}
      >
        {t.howLucky}
      </Button>
    );
  }
  const words =
    orMore >= 1 && orLess >= 1
      ? t.luck.sure
      : orMore <= orLess && orMore < 1 / 3
        ? t.luck.high(...format.outOf(orMore))
        : orLess < 1 / 3
          ? t.luck.low(...format.outOf(orLess))
          : t.luck.usual(...format.outOf(orMore));
  return (
    <p class="dice-luck" role="status" tabIndex={-1} ref={sentence}>
      {words}
    </p>
  );
}

/** The result over the whole screen, to be read across the table; a tap anywhere closes it. */
function LargeResult({ model, last, onClose }: RolledProps & { readonly onClose: () => void }) {
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
        {last.roll && <DrawnDice roll={last.roll} tumble={false} scale={1.3} />}
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

interface FaceTableProps {
  readonly faces: FaceCounts;
  /** Several kinds of dice were rolled: each table says which it is. */
  readonly many: boolean;
}

/** How many dice show each face, and how many that or more: what a pool of dice is rolled for. */
function FaceTable({ faces: { sides, faces }, many }: FaceTableProps) {
  const t = useTexts('compose');
  const dice = useTexts('dice');
  const format = useFormat();
  return (
    <ul class="dice-faces" aria-label={t.facesOf(dice.die(sides))} style={{ '--columns': columnsFor(sides) }}>
      {many && <li class="label dice-faces-kind">{dice.die(sides)}</li>}
      {faces.map(({ face, count, orMore }) => (
        <li key={face}>
          <span class="visually-hidden">{t.faceCount(face, count, orMore)}</span>
          <span aria-hidden="true">
            {face}: <b>{format.number(count)}</b>
          </span>
          <span aria-hidden="true" class="hint">
            {face}+: {format.number(orMore)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** How the total came about: each die, each bonus die, each modifier, with its rule. */
function Trail({ steps }: { readonly steps: readonly TrailStep[] }) {
  const t = useTexts('compose');
  const dice = useTexts('dice');
  const format = useFormat();
  if (steps.length === 0) return null;
  return (
    <Fold title={t.trail}>
      <Reasons
        items={steps.map((step) => ({ text: phraseStep(step, { t, dice, format }), rule: step.rule }))}
      />
    </Fold>
  );
}

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
  const [large, enlarge, shrink] = useShown();
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
        <RollWords last={last} onLarge={enlarge} />
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
      {large && <LargeResult model={model} last={last} onClose={shrink} />}
    </>
  );
}
