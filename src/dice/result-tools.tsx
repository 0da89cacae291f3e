import { useServices, useTexts } from '../kit/context.ts';
import { Icon, type IconName } from '../kit/icon.tsx';
import { highestKept, mostDrawn } from './chains.ts';
import type { ShownRoll } from './core.ts';
import type { DiceModel } from './model.ts';

/** What can be done with a result, within a thumb's sweep. */
export function ResultTools({ model, last }: { readonly model: DiceModel; readonly last: ShownRoll }) {
  const { settings } = useServices();
  const t = useTexts('compose');
  const { animation } = settings.value.value;
  const composer = model.rest.value?.composer;
  const typing = model.typing.value !== undefined;
  const keeping = model.keeping.value !== undefined;
  const dice = last.roll?.expression.groups.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons in a row, not a form
    <div class="dice-tools" role="group" aria-label={t.tools}>
      <Tool
        icon="repeat"
        label={t.repeat}
        short={t.repeatShort}
        disabled={typing || keeping}
        onClick={() => composer?.repeat(last.record)}
      />
      <Tool
        icon="keep"
        label={t.keepSome}
        short={t.keepShort}
        disabled={dice < 2 || (dice > mostDrawn && highestKept(last.roll) === 0) || typing}
        pressed={keeping}
        onClick={() => composer?.chooseKept(!keeping)}
      />
      <Tool
        icon="undo"
        label={t.undoRoll}
        short={t.undoShort}
        disabled={typing}
        onClick={() => (keeping ? composer?.chooseKept(false) : composer?.undo())}
      />
      <Tool
        icon="flip"
        label={t.flip}
        short={t.flipShort}
        pressed={model.flipped.value}
        onClick={model.flip}
      />
      <Tool
        icon="bolt"
        label={t.instant}
        short={t.instantShort}
        pressed={!animation}
        onClick={() => settings.change({ animation: !animation })}
      />
    </div>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly short: string;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly onClick: () => void;
}

function Tool({ icon, label, short, disabled, pressed, onClick }: ToolProps) {
  return (
    <button type="button" class="dice-tool" disabled={disabled} aria-pressed={pressed} onClick={onClick}>
      <Icon name={icon} size={22} />
      <span aria-hidden="true">{short}</span>
      <span class="visually-hidden">{label}</span>
    </button>
  );
}
