import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useFormat, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { Fold } from '../kit/controls/fold.tsx';
import { Reasons } from '../kit/stage/reasons.tsx';
import type { ShownRoll } from './core.ts';
import { ResultTools } from './result-tools.tsx';
import type { RolledProps } from './roll-words.tsx';
import { phraseStep } from './step-phrases.ts';
import type { FaceCounts, TrailStep } from './trail-model.ts';

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
        ? t.luck.high(format.fine(orMore))
        : orLess < 1 / 3
          ? t.luck.low(format.fine(orLess))
          : t.luck.usual(format.fine(orMore));
  return (
    <p class="dice-luck" role="status" tabIndex={-1} ref={sentence}>
      {words}
    </p>
  );
}

/** Columns of the table that counts dice of so many sides: a d6 in one row of a phone, more faces in rows of five. */
function columnsFor(sides: number): number {
  return sides <= 6 ? sides : 5;
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

/** How often each face came up. */
export function FaceTables({ last: { faces } }: { readonly last: ShownRoll }) {
  return faces.map((each) => <FaceTable key={each.sides} faces={each} many={faces.length > 1} />);
}

/** All that can be said of a roll beside what came out: how often each face, how likely, how it came about. */
export function RollDetails({ model, last }: RolledProps) {
  return (
    <>
      <ResultTools model={model} last={last} />
      <FaceTables last={last} />
      <Luck key={last.record.time} last={last} />
      <Trail steps={last.trail} />
    </>
  );
}
