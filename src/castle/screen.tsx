import { useSignal } from '@preact/signals';
import { Fetched } from '../kit/controls/fetched.tsx';
import { openMode } from '../kit/mode.ts';
import { AskField } from './ask-field.tsx';
import { CastleHead } from './castle-head.tsx';
import type { CastleModel } from './model.ts';
import { castleModes } from './modes.ts';
import { addressOfShots } from './onward.ts';
import { ToShots } from './siege/attack/to-shots.ts';
import './castle.css';

/** The place for castles: a quick question, or the castle on the table. */
export default function CastleScreen({ model }: { readonly model: CastleModel }) {
  const asking = useSignal(false);
  const mode = model.mode.value;
  const thing = model.thing.value;
  const ask = (on: boolean) => {
    asking.value = on;
  };
  return (
    <div class="screen castle-screen" data-game="mage-knight" data-thing={thing}>
      <CastleHead model={model} onAsk={() => ask(true)} />
      <ToShots.Provider value={addressOfShots}>
        <Fetched key={mode} load={() => openMode(castleModes, mode, model)} />
      </ToShots.Provider>
      {/* Beside a castle all of the height is for the castle. */}
      {(thing === 'question' || asking.value) && <AskField model={model} open={asking.value} onOpen={ask} />}
    </div>
  );
}
