import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useServices, useTexts } from '../../kit/context.ts';
import { type PowerHero, type PowerModel, powerOf } from './power-model.ts';

/** The heroes of my side; undefined until they are read from the device. */
export function usePower(): PowerModel | undefined {
  const { drafts } = useServices();
  const model = useSignal<PowerModel | undefined>(undefined);
  useEffect(() => {
    void powerOf(drafts).then((found) => {
      model.value = found;
    });
  }, [drafts, model]);
  return model.value;
}

/** A hero as he is called, with his number where there are more of his tier. */
export function useHeroName(): (hero: PowerHero) => string {
  const t = useTexts('usbpower');
  const { tiers } = useTexts('usbunits');
  return ({ tier, number }) => (number === undefined ? tiers[tier] : t.numbered(tiers[tier], number));
}
