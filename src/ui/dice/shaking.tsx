import { useEffect } from 'preact/hooks';
import type { DiceModel } from '../../state/dice.ts';
import { rollOnShake } from '../../state/shake.ts';
import { useServices } from '../context.ts';

/** While this stands on the screen, a shake rolls. */
export function Shaking({ model }: { readonly model: DiceModel }) {
  const { now } = useServices();
  useEffect(() => {
    return rollOnShake(model, now);
  }, [model, now]);
  return null;
}
