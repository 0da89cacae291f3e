import type { ReadonlySignal } from '@preact/signals';
import { useBackOut } from '../kit/back-out.ts';
import { useTexts } from '../kit/context.ts';
import { ThumbBar } from '../kit/controls/thumb-bar.tsx';
import type { DiceComposer } from './composer/composer-model.ts';
import type { ShownRoll } from './core.ts';

interface KeepBarProps {
  readonly composer: DiceComposer;
  readonly last: ReadonlySignal<ShownRoll | undefined>;
  /** Places of the dice that stay. */
  readonly kept: readonly number[];
}

/** While dice are chosen that stay: what rolls the others, and the way back. */
export function KeepBar({ composer, last, kept }: KeepBarProps) {
  const t = useTexts('table');
  useBackOut(true, () => composer.chooseKept(false));
  const groups = last.value?.roll?.expression.groups ?? [];
  const others = groups.reduce((sum, { count }) => sum + count, 0);
  return (
    <ThumbBar
      real={{ icon: 'close', label: t.keepAll, onClick: () => composer.chooseKept(false) }}
      main={{
        label: t.rollOthers(others - kept.length),
        disabled: others === kept.length,
        onClick: () => composer.rollOthers(),
      }}
    />
  );
}
