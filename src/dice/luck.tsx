import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../kit/button.tsx';
import { useFormat, useTexts } from '../kit/context.ts';
import type { ShownRoll } from './model.ts';

/** One honest sentence about the last roll, for who asks. */
export function Luck({ last }: { readonly last: ShownRoll }) {
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
