import { useServices } from '../kit/context.ts';
import { play } from '../platform/sound.ts';

/** What is heard and felt of a roll. */
export function useCues(): { readonly flies: () => void; readonly lies: () => void } {
  const { settings, vibrate } = useServices();
  const heard = () => settings.value.peek().sound === true;
  return {
    flies: () => {
      if (heard()) play('throw');
    },
    lies: () => {
      if (heard()) play('land');
      vibrate(12);
    },
  };
}
