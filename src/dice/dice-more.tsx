import { useServices } from '../kit/context.ts';
import { Fetched, type Render } from '../kit/fetched.tsx';
import { LinkedNote } from '../kit/linked-note.tsx';
import { Composer } from './composer.tsx';
import { ContestsScreen } from './contests/screen.tsx';
import { FairnessScreen } from './fairness/screen.tsx';
import { History } from './history.tsx';
import type { DiceModel } from './model.ts';
import { OddsCard } from './odds-card.tsx';
import type { DiceRest } from './rest.ts';
import { Shaking } from './shaking.tsx';
import { TypingCard } from './typing-card.tsx';

interface MoreProps {
  readonly model: DiceModel;
  readonly rest: DiceRest;
}

/** Over the result: what a link brought, and dice on the table being typed. */
export function Above({ model, rest }: MoreProps) {
  const typing = model.typing.value;
  return (
    <>
      {(model.inputs.linked.value || model.inputs.unreadable.value) && <LinkedNote inputs={model.inputs} />}
      {typing && <TypingCard model={model} composer={rest.composer} typing={typing} />}
    </>
  );
}

/** Under the result: what to roll; it stays as it is while dice are typed for it. */
export function Below({ model, rest }: MoreProps) {
  const typing = model.typing.value !== undefined;
  return (
    <div inert={typing}>
      <Composer model={model} composer={rest.composer} saved={rest.saved} />
    </div>
  );
}

/** Beside them: odds and history. */
export function Beside({ model, rest }: MoreProps) {
  const { settings } = useServices();
  return (
    <>
      <OddsCard model={model} composer={rest.composer} />
      <History model={model} />
      {settings.value.value.shake && <Shaking model={model} />}
    </>
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
