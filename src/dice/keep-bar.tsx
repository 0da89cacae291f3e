import { useTexts } from '../kit/context.ts';
import { ThumbBar } from '../kit/thumb-bar.tsx';
import type { DiceModel } from './model.ts';

interface KeepBarProps {
  readonly model: DiceModel;
  /** Places of the dice that stay. */
  readonly kept: readonly number[];
}

/** While dice are chosen that stay: what rolls the others, and the way back. */
export function KeepBar({ model, kept }: KeepBarProps) {
  const t = useTexts('keeping');
  const composer = model.rest.value?.composer;
  const groups = model.last.value?.roll?.expression.groups ?? [];
  const others = groups.reduce((sum, { count }) => sum + count, 0);
  return (
    <ThumbBar
      real={{ icon: 'close', label: t.keepAll, onClick: () => composer?.chooseKept(false) }}
      main={{
        label: t.rollOthers(others - kept.length),
        disabled: others === kept.length,
        onClick: () => composer?.rollOthers(),
      }}
    />
  );
}
