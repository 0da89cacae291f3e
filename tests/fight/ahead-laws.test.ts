import { describe, expect, it } from 'vitest';
import { chargeAnswerOf } from '../../src/brikwars/charge/answer.ts';
import { initialCharge } from '../../src/brikwars/charge/inputs.ts';
import { chargePresets, withChargePreset } from '../../src/brikwars/charge/model.ts';
import { chargeGiven, chargePlay } from '../../src/brikwars/charge/play.ts';
import { blastDead, gangDead, manyAnswerOf } from '../../src/brikwars/many/answer.ts';
import { manyGiven } from '../../src/brikwars/many/given.ts';
import { initialMany } from '../../src/brikwars/many/inputs.ts';
import { manyPlay, manyPresets, withManyPreset } from '../../src/brikwars/many/model.ts';
import type { OddsAhead } from '../../src/fight/step-player.ts';
import { asksOption, asksRoll } from '../../src/fight/step-record.ts';
import { editionIds } from '../../src/rules/brikwars/edition.ts';
import { chanceOf } from '../../src/rules/dice/distribution.ts';
import { createSeededSource } from '../../src/rules/dice/random.ts';
import { roll } from '../../src/rules/dice/roll.ts';
import { type PlayedMove, replay, type Steps } from '../../src/rules/steps.ts';

/** Every move of a fight thrown by a source; where a choice is offered the last option is taken. */
function movesOf<Moment, Entry, Outcome>(
  begin: (log: Entry[]) => Steps<Moment, Outcome>,
  seed: number,
): readonly PlayedMove[] {
  const source = createSeededSource(seed);
  const moves: PlayedMove[] = [];
  for (;;) {
    const played = replay(begin, moves);
    const next = played.ok ? played.value.next : undefined;
    if (asksOption(next)) moves.push({ option: next.options.at(-1) ?? '' });
    else if (asksRoll(next)) {
      moves.push({ faces: roll(next.expression, next.rules, source).dice.map(({ face }) => face) });
    } else return moves;
  }
}

/** Chances that add up to 1, and every choice with its own. */
function expectChances(odds: OddsAhead | undefined): void {
  expect(odds).toBeDefined();
  for (const ends of [
    odds?.ends ?? [],
    ...(odds?.options?.nothing ? [] : Object.values(odds?.options ?? {})),
  ]) {
    expect(ends.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
    for (const { chance } of ends) expect(chance).toBeGreaterThan(-1e-9);
  }
}

describe.each(editionIds)('brikwars/charge/play: the odds ahead (%s)', (edition) => {
  it.each(chargePresets)(
    'brikwars/charge/play: %s begins with the odds of the panel and stays whole',
    (preset) => {
      const inputs = withChargePreset(initialCharge(edition), preset);
      const answer = chargeAnswerOf(inputs);
      const begin = chargePlay.begin(inputs);
      if (!answer.ok || !begin) throw new Error('no Charge');
      const { odds } = answer.value;
      const before = chargePlay.ahead?.(inputs, []);
      if (before === undefined) throw new Error('no odds');
      const given = chargeGiven(odds, before);
      for (const id of ['defenderDies', 'attackerDies', 'shoved'] as const) {
        expect(given[id].value).toBeCloseTo(odds[id].value, 9);
      }
      const moves = movesOf(begin, 3);
      for (let made = 0; made < moves.length; made++) {
        expectChances(chargePlay.ahead?.(inputs, moves.slice(0, made)));
      }
    },
  );
});

describe.each(editionIds)('brikwars/many/model: the odds ahead (%s)', (edition) => {
  it.each(manyPresets)(
    'brikwars/many/model: %s begins with the odds of the panel and stays whole',
    (preset) => {
      const inputs = withManyPreset(initialMany(edition), preset);
      const answer = manyAnswerOf(inputs);
      const begin = manyPlay.begin(inputs);
      if (!answer.ok || !begin) throw new Error('no attack');
      const before = manyPlay.ahead?.(inputs, []);
      if (before === undefined) throw new Error('no odds');
      const { value } = answer;
      const given = manyGiven(value, before);
      if (value.kind === 'gang' && given.kind === 'gang') {
        expect(given.odds.victimDies.value).toBeCloseTo(value.odds.victimDies.value, 9);
        expect(gangDead(given).attacker.value).toBeCloseTo(gangDead(value).attacker.value, 9);
        expect(gangDead(given).nobody.value).toBeCloseTo(gangDead(value).nobody.value, 9);
      } else if (value.kind === 'blast' && given.kind === 'blast') {
        const [now, then] = [blastDead(given), blastDead(value)];
        expect(now.enemies?.any.value).toBeCloseTo(then.enemies?.any.value ?? -1, 9);
        expect(now.enemies?.mean.value).toBeCloseTo(then.enemies?.mean.value ?? -1, 9);
        expect(now.own === undefined).toBe(then.own === undefined);
        expect(now.own?.any.value ?? 0).toBeCloseTo(then.own?.any.value ?? 0, 9);
      } else if (value.kind === 'volley' && given.kind === 'volley') {
        for (let dead = 0; dead < 9; dead++) {
          expect(chanceOf(given.odds.deaths.value, dead)).toBeCloseTo(
            chanceOf(value.odds.deaths.value, dead),
            9,
          );
        }
        expect(given.odds.meanDeaths.value).toBeCloseTo(value.odds.meanDeaths.value, 9);
        const [now, then] = [given.odds.assaults[0]?.combined, value.odds.assaults[0]?.combined];
        expect(now?.meanHits.value ?? 0).toBeCloseTo(then?.meanHits.value ?? 0, 9);
        expect(now?.meanDamage.value ?? 0).toBeCloseTo(then?.meanDamage.value ?? 0, 9);
      }
      const moves = movesOf(begin, 4);
      for (let made = 0; made < moves.length; made++) {
        expectChances(manyPlay.ahead?.(inputs, moves.slice(0, made)));
      }
    },
  );
});
