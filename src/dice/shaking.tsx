import { useEffect } from 'preact/hooks';
import { useServices } from '../kit/context.ts';
import type { DiceModel } from './model.ts';
import { rollOnShake } from './shake.ts';

/** While this stands on the screen, a shake rolls. */
export function Shaking({ model }: { readonly model: DiceModel }) {
  const { now } = useServices();
  useEffect(() => {
    return rollOnShake(model, now);
  }, [model, now]);
  return null;
}
