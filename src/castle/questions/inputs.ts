import { namedLink, question } from '../../kit/question/asked.ts';
import { type InputsOf, written } from '../../kit/question/fields.ts';
import { checked, plain } from '../../kit/question/link.ts';
import { readEffects1 } from './link-1.ts';

export const longestEffectQuery = 100;

const fields = {
  query: written(
    checked(plain(/^/), ({ length }) => length <= longestEffectQuery),
    '',
  ),
};

/** What is asked of effects: words of any. */
export type CastleEffectsInputs = InputsOf<typeof fields>;

export const effectsAsked = question(fields);

export const castleEffectsCodec = namedLink(effectsAsked, readEffects1);
