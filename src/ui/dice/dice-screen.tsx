import type { DiceModel } from '../../state/dice.ts';
import { useServices } from '../context.ts';
import { later } from '../parts/later.tsx';
import { PadCard } from './pad-card.tsx';
import { ResultCard } from './result-card.tsx';
import { RollBar } from './roll-bar.tsx';
import './dice.css';

// A roll can be made before these have arrived.
const History = later(() => import('./history.tsx').then((module) => module.History));
const LinkedNote = later(() => import('../parts/linked-note.tsx').then((module) => module.LinkedNote));
const OddsCard = later(() => import('./odds-card.tsx').then((module) => module.OddsCard));
const TypingCard = later(() => import('./typing-card.tsx').then((module) => module.TypingCard));

/** Rolling: the result on top, what to roll below it, the odds beside it. */
export default function DiceScreen({ model }: { readonly model: DiceModel }) {
  const { settings } = useServices();
  const typing = model.typing.value;
  return (
    <div class="screen dice" data-game={settings.currentGame.value}>
      {(model.inputs.linked.value || model.inputs.unreadable.value) && <LinkedNote inputs={model.inputs} />}
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
