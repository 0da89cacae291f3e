import { useRef } from 'preact/hooks';
import type { DiceModel } from '../../state/dice.ts';
import { useServices } from '../context.ts';
import { later } from '../parts/later.tsx';
import { ResultCard } from './result-card.tsx';
import { RollBar } from './roll-bar.tsx';
import './dice.css';

// A roll can be made before these have arrived.
const more = () => import('./dice-more.tsx');
const words = ['compose', 'rolls'] as const;
const Above = later(() => more().then((module) => module.Above), words);
const Below = later(() => more().then((module) => module.Below), words);
const Beside = later(() => more().then((module) => module.Beside), words);
const DicePart = later(() => more().then((module) => module.DicePart), words);

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
