import { useSignal } from '@preact/signals';
import { Button } from '../kit/button.tsx';
import { useTexts } from '../kit/context.ts';
import { DiceMenu } from './late-parts.ts';
import type { DiceModel } from './model.ts';

const longNotation = 7;

/** The main button, within the thumb's reach, the way to type real dice instead, and what few need. */
export function RollBar({ model }: { readonly model: DiceModel }) {
  const t = useTexts('dice');
  const expression = model.expression.value;
  const composer = model.rest.value?.composer;
  const menu = useSignal(false);
  const shown = t.dice(model.inputs.value.value.text);
  const kept = model.keeping.value;
  // The pad stands here, with buttons of its own.
  if (composer && (model.typing.value || composer.typingOthers.value !== undefined)) return null;
  if (composer && kept) {
    const others = (model.last.value?.roll?.expression.groups ?? []).reduce(
      (sum, { count }) => sum + count,
      0,
    );
    return (
      <div class="dice-bar">
        <Button icon="close" label={t.keepAll} onClick={() => composer.chooseKept(false)} />
        <Button
          kind="primary"
          wide
          icon="repeat"
          disabled={others === kept.length}
          onClick={composer.rollOthers}
        >
          {t.rollOthers(others - kept.length)}
        </Button>
      </div>
    );
  }
  return (
    <div class="dice-bar">
      <Button
        icon="keypad"
        label={t.typeFaces}
        disabled={!composer || !expression || expression.groups.length === 0}
        onClick={() => composer?.startTyping()}
      />
      <Button
        kind="primary"
        wide
        icon="dice"
        label={expression ? t.rollThis(shown) : t.roll}
        disabled={!expression?.groups.length}
        onClick={model.roll}
      >
        {expression && shown.length <= longNotation ? t.rollThis(shown) : t.roll}
      </Button>
      <Button
        icon="more"
        label={t.menu}
        onClick={() => {
          menu.value = true;
        }}
      />
      {menu.value && (
        <DiceMenu
          onClose={() => {
            menu.value = false;
          }}
        />
      )}
    </div>
  );
}
