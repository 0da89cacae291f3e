import type { InputCodec } from '../../../kit/inputs.ts';

export interface CastleEffectsInputs {
  readonly query: string;
}

export const longestEffectQuery = 100;

/** `v=1&q=poison`. */
export const castleEffectsCodec: InputCodec<CastleEffectsInputs> = {
  initial: { query: '' },
  encode: ({ query }) => new URLSearchParams({ v: '1', q: query }).toString(),
  decode(text) {
    const fields = new URLSearchParams(text);
    const query = fields.get('q');
    if (fields.get('v') !== '1' || query === null || query.length > longestEffectQuery) return undefined;
    return { query };
  },
};
