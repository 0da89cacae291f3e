import type { DiceModel } from '../../state/dice.ts';
import { useServices } from '../context.ts';
import { LinkedNote } from '../parts/linked-note.tsx';
import { History } from './history.tsx';
import { OddsCard } from './odds-card.tsx';
import { PadCard } from './pad-card.tsx';
import { ResultCard } from './result-card.tsx';
import { RollBar } from './roll-bar.tsx';
import { TypingCard } from './typing-card.tsx';
import './dice.css';

/** Rolling: the result on top, what to roll below it, the odds beside it. */
export default function DiceScreen({ model }: { readonly model: DiceModel }) {
  const { settings } = useServices();
  const typing = model.typing.value;
  return (
    <div class="screen dice" data-game={settings.currentGame.value}>
      <LinkedNote inputs={model.inputs} />
      <div class="columns">
        <div>
          {typing && <TypingCard model={model} typing={typing} />}
          <ResultCard model={model} />
          <RollBar model={model} />
          {!typing && <PadCard model={model} />}
        </div>
        <div>
          <OddsCard model={model} />
          <History model={model} />
        </div>
      </div>
    </div>
  );
}
