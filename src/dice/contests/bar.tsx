import { Button } from '../../kit/button.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { ContestsModel } from './model.ts';
import { whoName } from './record.ts';

/** More names than these do not fit on the button. */
const mostNamed = 3;

/** Throwing for all who are due, within the thumb's reach, or typing what lies on the table. */
export function ContestBar({ model }: { readonly model: ContestsModel }) {
  const t = useTexts('contests');
  const format = useFormat();
  // The pad stands here, with buttons of its own.
  if (model.shown.value?.typing) return null;
  return (
    <div class="dice-bar">
      <Button icon="keypad" label={t.typeFaces} onClick={model.startTyping} />
      <Button kind="primary" wide icon="dice" onClick={model.throwDice}>
        {throwLabel(model, t, format)}
      </Button>
    </div>
  );
}

function throwLabel(model: ContestsModel, t: Messages['contests'], format: Format): string {
  const kind = model.kind.value;
  const state = model.shown.value;
  if (state && !state.outcome) {
    if (state.due.length > mostNamed) return t.rollFor(state.due.length);
    return t.rollAgain(format.list(state.due.map((who) => whoName(t, kind, model.names.value, who))));
  }
  if (kind === 'wisg' || kind === 'starts') return t.rollFor(model.inputs.value.value.dice.length);
  return t.rollKind[kind];
}
