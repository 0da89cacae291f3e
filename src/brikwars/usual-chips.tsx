import { useFormat, useTexts } from '../kit/context.ts';
import { Toggle } from '../kit/controls/choice.tsx';
import { SheetChip } from '../kit/stage/stage.tsx';
import type { Situation } from '../rules/brikwars/attack/circumstances.ts';
import { situationWords } from './situation.ts';

interface UsualChipsProps {
  /** Of all who attack. */
  readonly of: readonly Situation[];
  /** Which of them stand there. */
  readonly asks: readonly ('hidden' | 'aimed' | 'moved')[];
  /** In close combat nobody stands still. */
  readonly close?: boolean;
  /** How much else is in force behind the last chip. */
  readonly also?: number;
  readonly change: (part: Partial<Situation>) => void;
  readonly onMore: () => void;
}

/** What most often changes the roll of all who attack, a tap each; the rest behind the last chip. */
export function UsualChips({ of, asks, close = false, also = 0, change, onMore }: UsualChipsProps) {
  const t = useTexts('brikwars');
  const format = useFormat();
  const hidden = of.every(({ thirds }) => thirds === 2);
  const aimed = of.every((situation) => situation.aimed);
  const moved = of.every(({ speed }) => speed >= 6);
  // What the chips show counts here only where it differs from them.
  const others = of.flatMap((situation) =>
    situationWords(t, format, {
      ...situation,
      aimed: situation.aimed && !aimed,
      still: situation.still && !close,
      thirds: hidden && asks.includes('hidden') ? 3 : situation.thirds,
      speed: moved && situation.speed === 6 && asks.includes('moved') ? 0 : situation.speed,
    }),
  );
  return (
    <>
      {asks.includes('hidden') && (
        <Toggle pressed={hidden} onChange={(on) => change({ thirds: on ? 2 : 3 })}>
          {t.legsHidden}
        </Toggle>
      )}
      {asks.includes('aimed') && (
        <Toggle pressed={aimed} onChange={(on) => change({ aimed: on })}>
          {t.aimed}
        </Toggle>
      )}
      {asks.includes('moved') && (
        <Toggle pressed={moved} onChange={(on) => change({ speed: on ? 6 : 0 })}>
          {t.moved}
        </Toggle>
      )}
      <SheetChip count={new Set(others).size + also} onClick={onMore}>
        {t.otherOptions}
      </SheetChip>
    </>
  );
}
