import { type AskTries, triesOf } from '../../fight/tries.ts';
import { alike } from '../../rules/tries.ts';
import type { ManyInputs } from './inputs.ts';

/**
 * The chance that somebody falls within several volleys, or several blasts: as long as nobody has, all stands as at first.
 * Undefined where many attack hand to hand, since the one attacked strikes back in his own turn.
 */
export function manyTries(
  { kind }: Pick<ManyInputs, 'kind'>,
  first: { readonly label: string; readonly chance: number } | undefined,
): AskTries {
  return () =>
    first && kind !== 'gang'
      ? triesOf(
          { ends: [{ label: first.label, gain: 'mine' }], counts: 'attacks', assumes: 'again' },
          alike(first.chance),
        )
      : undefined;
}
