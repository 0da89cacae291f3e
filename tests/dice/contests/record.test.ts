import { describe, expect, it } from 'vitest';
import { textLoaders } from '../../../src/app/word-files.ts';
import { type ContestInputs, contestKinds, initialContest } from '../../../src/dice/contests/inputs.ts';
import { type ContestPlay, readContest } from '../../../src/dice/contests/play.ts';
import {
  announcement,
  type ContestTable,
  decodeTable,
  emptyTable,
  encodeTable,
  verdict,
  verdictLine,
  whoName,
} from '../../../src/dice/contests/record.ts';
import { createFormat } from '../../../src/platform/format.ts';
import { createLanguageModel } from '../../../src/platform/language.ts';
import type { Language } from '../../../src/rules/languages.ts';

async function words(language: Language) {
  const model = createLanguageModel(textLoaders, language);
  await model.load(['start', 'dice']);
  return { t: model.texts('contests'), format: createFormat(language) };
}

function state(part: Partial<ContestInputs>, ...rolls: readonly (readonly number[])[]) {
  const read = readContest({
    game: 'brikwars',
    inputs: { ...initialContest('2005', 'wisg'), ...part },
    rolls: rolls.map((faces) => ({ faces })),
  });
  if (!read) throw new Error('no contest');
  return read;
}

const first = {
  kind: 'first',
  active: { skill: '1d6', modifier: 0, use: 4, declines: false },
  responder: { skill: '1d6', modifier: 0, declines: false },
} as const;

const three = { dice: ['1d6', '1d6', '1d6'] as const };

describe('contest-words', () => {
  it('dice/contests/record: players go by their own names or by their numbers', async () => {
    const { t } = await words('en');
    expect(whoName(t, 'wisg', ['Ania'], 0)).toBe('Ania');
    expect(whoName(t, 'wisg', ['Ania', ''], 1)).toBe('Player 2');
    expect(whoName(t, 'starts', [], 7)).toBe('Player 8');
    expect(whoName(t, 'feat', ['Ania'], 0)).toBe('Hero');
    expect(whoName(t, 'first', ['Ania'], 1)).not.toBe('Ania');
  });

  it('dice/contests/record: the throws of a round are said with what follows from them', async () => {
    const { t, format } = await words('en');
    const tied = announcement(t, format, state(three, [5], [2], [5]), ['Ania']);
    expect(tied).toBe('Ania 5, Player 2 2, Player 3 5. Tied: Ania and Player 3 roll again.');
    const all = announcement(t, format, state({ ...three, again: 'all' }, [5], [2], [5]), ['Ania']);
    expect(all).toBe('Ania 5, Player 2 2, Player 3 5. Tied: everybody rolls again.');
    const won = announcement(t, format, state(three, [5], [2], [4]), ['Ania']);
    expect(won).toBe('Ania 5, Player 2 2, Player 3 4. Ania wins.');
  });

  it('BW-RESP-05 the verdict and the margins are two sentences', async () => {
    const { t, format } = await words('en');
    expect(announcement(t, format, state(first, [4], [2]), [])).toBe(
      'Acting 4, Responding 2. The responding side goes first. Acting 0, responding 2 (Skill minus Use).',
    );
  });

  it('dice/contests/record: nothing is decided while a contest goes on', async () => {
    const { t, format } = await words('en');
    expect(verdict(t, state(three, [5], [2], [5]), [])).toBeUndefined();
    expect(verdictLine(t, format, state(three, [5], [2], [5]))).toBeUndefined();
  });

  it.each<Language>(['en', 'pl', 'hu'])(
    'BW-RESP-05 margins are shown with a real minus sign (%s)',
    async (language) => {
      const { t, format } = await words(language);
      const line = verdictLine(t, format, state(first, [2], [3]));
      expect(line).toContain('−2');
      expect(line).toContain('3');
      expect(line).not.toContain('-2');
    },
  );

  it.each<Language>(['en', 'pl', 'hu'])(
    'dice/contests/record: every end has its own verdict (%s)',
    async (language) => {
      const { t } = await words(language);
      const ends = [
        state({}, [5], [2]),
        state({ kind: 'starts' }, [5], [2]),
        state(first, [6, 6, 1], [3]),
        state(first, [2], [3]),
        state(first, [5], [1]),
        state({ kind: 'feat' }, [4], [4]),
        state({ kind: 'feat' }, [4], [5]),
        state({ kind: 'dispute' }, [2]),
        state({ kind: 'dispute' }, [5]),
      ].map((end) => verdict(t, end, ['Ania', 'Béla']));
      expect(new Set(ends).size).toBe(ends.length);
      for (const end of ends) expect(end?.trim()).toBeTruthy();
      expect(ends[0]).toContain('Ania');
      expect(ends[1]).toContain('Ania');
    },
  );

  it('BW-DICE-04 a critical failure of the hero is named instead of the totals', async () => {
    const { t, format } = await words('en');
    expect(verdictLine(t, format, state({ kind: 'feat' }, [1], [1]))).toContain('Critical failure');
    expect(verdictLine(t, format, state({ kind: 'feat' }, [4], [3]))).toBe('Hero 4, opponent 3.');
    expect(verdictLine(t, format, state({ kind: 'dispute' }, [4]))).toBeUndefined();
  });
});

const inputs = (part: Partial<ContestInputs>): ContestInputs => ({
  ...initialContest('pl', 'wisg'),
  ...part,
});

const tied: ContestPlay = {
  game: 'brikwars',
  inputs: inputs({ dice: ['1d10', '1d6', '1d100'] }),
  rolls: [{ faces: [10, 10, 2] }, { faces: [6, 6, 3], typed: true }, { faces: [22], typed: true }],
};

const full: ContestTable = {
  names: ['Ania', '', 'Zoë & „Béla”=1'],
  plays: {
    wisg: tied,
    starts: { game: 'mage-knight', inputs: inputs({ kind: 'starts', bonus: 'none' }), rolls: [], faces: [] },
    first: {
      game: 'brikwars',
      inputs: inputs({ kind: 'first', bonus: 'd6' }),
      rolls: [{ faces: [6], typed: true, declined: true }],
      faces: [6, 6],
    },
    feat: { game: 'brikwars', inputs: inputs({ kind: 'feat' }), rolls: [{ faces: [1] }, { faces: [2] }] },
    dispute: { game: 'usb', inputs: inputs({ kind: 'dispute' }), rolls: [{ faces: [4] }] },
  },
};

describe('contest-store', () => {
  it('dice/contests/record: the table reads back as it was, half-typed throws too', () => {
    expect(Object.keys(full.plays).sort()).toEqual([...contestKinds].sort());
    expect(decodeTable(encodeTable(full))).toEqual(full);
    expect(decodeTable(encodeTable(emptyTable))).toEqual(emptyTable);
  });

  it('dice/contests/record: eight players who tie again and again still fit', () => {
    const dice = Array.from({ length: 8 }, () => '1d6' as const);
    const rolls = Array.from({ length: 8 * 30 }, () => ({ faces: [5], typed: true as const }));
    const long: ContestTable = {
      names: Array.from({ length: 8 }, () => 'ő'.repeat(30)),
      plays: { wisg: { game: 'brikwars', inputs: inputs({ dice }), rolls } },
    };
    expect(decodeTable(encodeTable(long))).toEqual(long);
  });

  it('dice/contests/record: a contest that cannot be read is left out, the others stay', () => {
    const fields = new URLSearchParams(encodeTable(full));
    fields.set('wisg.rolls', '77');
    fields.set('feat.game', 'chess');
    fields.set('dispute.inputs', 'v=1');
    fields.set('first.faces', '9');
    const { names, plays } = decodeTable(fields.toString());
    expect(names).toEqual(full.names);
    expect(plays).toEqual({ starts: full.plays.starts });
  });

  it.each([
    ['nothing', ''],
    ['another version', encodeTable(full).replace('v=1', 'v=2')],
    ['noise', '%%%&&&==='],
  ])('dice/contests/record: %s is an empty table', (_name, text) => {
    expect(decodeTable(text)).toEqual(emptyTable);
  });

  it('dice/contests/record: no more than eight names, none longer than thirty letters', () => {
    const fields = new URLSearchParams({ v: '1' });
    for (let name = 0; name < 20; name++) fields.append('n', 'x'.repeat(99));
    const { names } = decodeTable(fields.toString());
    expect(names).toHaveLength(8);
    expect(new Set(names.map((name) => name.length))).toEqual(new Set([30]));
  });
});
