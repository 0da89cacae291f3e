import { describe, expect, it } from 'vitest';
import { endOf } from '../../../src/brikwars/magic/ends.ts';
import { magicCodec, magicKinds } from '../../../src/brikwars/magic/inputs.ts';
import { magicPlay } from '../../../src/brikwars/magic/model.ts';
import { createSeededSource } from '../../../src/rules/dice/random.ts';
import { roll } from '../../../src/rules/dice/roll.ts';
import type { PlayedRoll } from '../../../src/rules/played-roll.ts';
import { replay } from '../../../src/rules/steps.ts';

const { initial } = magicCodec('pl');

describe('brikwars/magic/model', () => {
  it('brikwars/magic/model: odds given the dice so far average to those before, and the end is one of them', () => {
    const random = createSeededSource(7);
    for (const kind of magicKinds) {
      const inputs = { ...initial, kind, perceives: true };
      const begin = magicPlay.begin(inputs);
      if (!begin) throw new Error(kind);
      for (let game = 0; game < 20; game += 1) {
        const moves: PlayedRoll[] = [];
        for (;;) {
          const played = replay(begin, moves);
          if (!played.ok) throw new Error(JSON.stringify(played.issues));
          const { next, outcome, log } = played.value;
          if (!next) {
            if (!outcome) throw new Error('no end');
            const likely = magicPlay.likelihood(inputs, outcome, log);
            expect(likely, `${kind} ${endOf(kind, outcome.end)}`).toBeGreaterThan(0);
            expect(magicPlay.ahead?.(inputs, moves)).toBeUndefined();
            break;
          }
          const ends = magicPlay.ahead?.(inputs, moves)?.ends ?? [];
          expect(ends.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
          if (!('expression' in next)) throw new Error('a choice was asked for');
          const thrown = roll(next.expression, next.rules, random);
          moves.push({ faces: thrown.dice.map(({ face }) => face) });
        }
      }
    }
  });

  it('BW-MAG-08 who rose stays on in the next turn, until there is no room', () => {
    const inputs = { ...initial, kind: 'raise', magic: 2, undead: 0 } as const;
    const next = magicPlay.next?.(inputs, { end: 'succeeds' });
    expect(next?.undead).toBe(1);
    expect(next && magicPlay.next?.(next, { end: 'succeeds' })).toBeUndefined();
    expect(magicPlay.next?.(inputs, { end: 'fails' })?.undead).toBe(0);
    expect(magicPlay.next?.({ ...inputs, kind: 'bolt' }, { end: 'misses' })).toBeUndefined();
  });
});
