import { useRef } from 'preact/hooks';
import { useServices } from '../kit/context.ts';
import { Above, Below, Beside, DicePart } from './late-parts.ts';
import type { DiceModel } from './model.ts';
import { ResultCard } from './result-card.tsx';
import { RollBar } from './roll-bar.tsx';
import './dice.css';

/** Rolling: the result on top, what to roll below it, the odds beside it. */
export default function DiceScreen({ model }: { readonly model: DiceModel }) {
  const { settings, navigation } = useServices();
  const location = navigation.location.value;
  const own = useRef(location.rest);
  // While the next place is being fetched, the address is already its own.
  if (location.place === 'dice') own.current = location.rest;
  const part = own.current;
  const rest = model.rest.value;
  if (part !== '') return rest ? <DicePart key={part} part={part} rest={rest} /> : null;
  return (
    <div class="screen dice" data-game={settings.currentGame.value}>
      <div class="columns">
        <div>
          {rest && <Above model={model} rest={rest} />}
          <ResultCard model={model} />
          <RollBar model={model} />
          {rest && <Below model={model} rest={rest} />}
        </div>
        <div>{rest && <Beside model={model} rest={rest} />}</div>
      </div>
    </div>
  );
}
