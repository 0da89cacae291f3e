import { useEffect } from 'preact/hooks';
import type { DiceModel } from '../../state/dice.ts';
import { useServices } from '../context.ts';

/** While this stands on the screen, a shake rolls. */
export function Shaking({ model }: { readonly model: DiceModel }) {
  const { now } = useServices();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    void import('../../state/shake.ts').then(({ rollOnShake }) => {
      if (!gone) stop = rollOnShake(model, now);
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, [model, now]);
  return null;
}
