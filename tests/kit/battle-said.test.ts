import { describe, expect, it } from 'vitest';
import { battle as en } from '../../src/armies/words/battle-en.ts';
import { battle as hu } from '../../src/armies/words/battle-hu.ts';
import { battle as pl } from '../../src/armies/words/battle-pl.ts';
import { armies as armiesEn } from '../../src/armies/words/en.ts';
import { armies as armiesHu } from '../../src/armies/words/hu.ts';
import { armies as armiesPl } from '../../src/armies/words/pl.ts';
import { namedByItself, playSaid } from '../../src/kit/battle-said.ts';
import { battleLimits } from '../../src/rules/battle.ts';
import { playAcross, type StoredPlay } from '../../src/storage/plays.ts';

const texts = [
  { ...armiesEn, ...en },
  { ...armiesPl, ...pl },
  { ...armiesHu, ...hu },
] as const;
type Texts = (typeof texts)[number];

/** A battle as it is begun in a language. */
function begun(t: Texts, own: string, enemy: { readonly name: string; readonly army?: string }): StoredPlay {
  const unit = { side: 'theirs', models: 5 } as const;
  return {
    ...{ version: 1, id: 'p', game: 'usb', created: 0, changed: 0, revision: 1, events: [], undone: [] },
    name: t.title(own, enemy.name).slice(0, battleLimits.name),
    mine: { name: own, army: 'a' },
    theirs: enemy,
    units: [
      { id: 't1', ...unit, name: t.plainUnit(1) },
      { id: 't2', ...unit, name: t.plainUnit(12) },
      { id: 't3', ...unit, name: 'Giant' },
    ],
  };
}

const pairs = texts.flatMap((then) => texts.map((now) => [then, now] as const));

describe('kit/battle-said', () => {
  it('kit/battle-said: what a battle names by itself is known in each language', () => {
    expect(texts.map(({ enemy }) => enemy)).toEqual(namedByItself.enemy);
    expect(texts.map(({ unnamed }) => unnamed)).toEqual(namedByItself.unnamed);
    expect(texts.map(({ title }) => title('', ''))).toEqual(namedByItself.against);
    for (const { plainUnit } of texts) expect(plainUnit(7)).toMatch(namedByItself.unit);
  });

  it.each(pairs)('kit/battle-said: a battle of old is told in the language of today (%#)', (then, now) => {
    const old = begun(then, 'Guard', { name: then.enemy });
    const today = begun(now, 'Guard', { name: now.enemy });
    expect(playSaid(old, now)).toEqual(today);
    // One that was handed over has its sides the other way round, and the title that it began with.
    expect(playSaid(playAcross(old), now)).toEqual(playAcross(today));
    // Nobody has named the own army either.
    const nameless = [then, now].map((t) => begun(t, t.unnamed, { name: 'Horde', army: 'b' }));
    expect(playSaid(nameless[0] as StoredPlay, now)).toEqual(nameless[1]);
  });

  it('kit/battle-said: what a player has named stays, also where it sounds alike', () => {
    const named = {
      ...begun(texts[0], 'Enemy', { name: 'Enemy', army: 'b' }),
      name: 'The bridge',
      units: [],
    };
    expect(playSaid(named, texts[1])).toEqual(named);
    const sold = {
      ...named,
      units: [{ ...begun(texts[0], 'a', named.theirs).units[0], unit: { game: 'usb', id: 'x' } }],
    };
    expect(playSaid(sold as unknown as StoredPlay, texts[2])).toEqual(sold);
    const alone = {
      ...named,
      name: 'Unnamed army',
      mine: { name: 'Unnamed army', army: 'a' },
      theirs: { name: 'Enemy' },
    };
    expect(playSaid(alone, texts[2])).toMatchObject({
      name: 'Névtelen sereg',
      mine: { name: 'Névtelen sereg' },
    });
  });
});
