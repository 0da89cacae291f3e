import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useTexts } from '../../kit/context.ts';
import type { CastleSiegeModel } from './model.ts';
import './siege.css';
import { SiegeBoard } from './siege-board.tsx';
import { SiegeStart } from './siege-start.tsx';

/** One game with castles followed to its end; between games the set-up of the next one. */
export function SiegeMode({ model }: { readonly model: CastleSiegeModel }) {
  const shell = useTexts('shell');
  const arrived = useSignal(false);
  const fromStart = useRef(false);
  const fromBoard = useRef(false);
  useEffect(() => {
    let here = true;
    void model.arrived.then(() => {
      if (here) arrived.value = true;
    });
    return () => {
      here = false;
    };
  }, [model, arrived]);
  if (!arrived.value) return <p class="hint">{shell.loading}</p>;
  const siege = model.current.value;
  if (!siege) {
    fromStart.current = true;
    return <SiegeStart model={model} fromBoard={fromBoard.current} />;
  }
  fromBoard.current = true;
  return <SiegeBoard key={siege.id} model={model} siege={siege} fromStart={fromStart.current} />;
}
