import { useEffect } from 'preact/hooks';
import { useServices } from '../kit/context.ts';
import { Fetched, type Render } from '../kit/controls/fetched.tsx';
import { LinkedNote } from '../kit/question/linked-note.tsx';
import { isWide } from '../kit/stage/wide.ts';
import { TypingCard } from './composer/typing-card.tsx';
import { ContestsScreen } from './contests/screen.tsx';
import { FairnessScreen } from './fairness/screen.tsx';
import { History } from './history/history-list.tsx';
import type { DiceModel } from './model.ts';
import { OddsCard } from './odds-card.tsx';
import type { DiceRest } from './place-models.ts';
import { Quick } from './quick.tsx';
import { KeepChips } from './result-tools.tsx';
import type { OpenSheet } from './screen.tsx';
import { allowShakes, rollOnShake } from './shake.ts';
import './results.css';

/** While this stands on the screen, a shake rolls; iOS, which forgets that it may, is asked again at the first tap. */
function Shaking({ model }: { readonly model: DiceModel }) {
  const { now } = useServices();
  useEffect(() => {
    return rollOnShake(model, now);
  }, [model, now]);
  useEffect(() => {
    const ask = () => void allowShakes();
    addEventListener('click', ask, { once: true });
    return () => removeEventListener('click', ask);
  }, []);
  return null;
}

interface MoreProps {
  readonly model: DiceModel;
  readonly rest: DiceRest;
}

/** Over the tray: what a link brought, and dice on the table being typed. */
export function Above({ model, rest }: MoreProps) {
  const typing = model.typing.value;
  return (
    <>
      {(model.inputs.linked.value || model.inputs.unreadable.value) && <LinkedNote inputs={model.inputs} />}
      {typing && <TypingCard model={model} composer={rest.composer} typing={typing} />}
    </>
  );
}

/** Under the tray: what to roll, or which dice stay; it stays as it is while dice are typed for it. */
export function Below({ model, rest, sheet }: MoreProps & { readonly sheet: OpenSheet }) {
  const { settings } = useServices();
  const roll = model.last.value?.roll;
  return (
    <div class="dice-quick-rows" inert={model.typing.value !== undefined}>
      {model.keeping.value && roll ? (
        <KeepChips model={model} roll={roll} />
      ) : (
        <Quick model={model} composer={rest.composer} sheet={sheet} />
      )}
      {settings.value.value.shake && <Shaking model={model} />}
    </div>
  );
}

/** Beside them, where there is room: odds and history. */
export function Beside({ model, rest }: MoreProps) {
  if (!isWide()) return null;
  return (
    <div>
      <OddsCard model={model} composer={rest.composer} />
      <History model={model} />
    </div>
  );
}

/** The parts of the place with an address of their own: `#/dice/contests` and `#/dice/fairness`. */
export function DicePart({ part, rest }: { readonly part: string; readonly rest: DiceRest }) {
  const { navigation } = useServices();
  const load = async (): Promise<Render> => {
    if (part === 'contests') {
      const contests = await rest.contests();
      return () => <ContestsScreen model={contests} />;
    }
    if (part !== 'fairness') {
      navigation.go('dice');
      return () => null;
    }
    const fairness = await rest.fairness();
    return () => <FairnessScreen model={fairness} />;
  };
  return <Fetched load={load} />;
}
