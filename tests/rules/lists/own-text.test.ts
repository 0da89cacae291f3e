import { describe, expect, it } from 'vitest';
import { readOwn } from '../../../src/rules/lists/own-text.ts';

const title = 'Guard (USB, 1,128 of 1,300 points)';
const made = 'Made with Adjutant.';

describe('own-text', () => {
  it('lists/own-text: words before the title and behind the end are unread, each with its line', () => {
    const read = readOwn(['Hi all ', ' look:', title, '12 × Guards: 12 points', made, ' see you', 'bye']);
    expect(read).toMatchObject({ name: 'Guard', game: 'usb', declared: 1128, limit: 1300 });
    expect(read?.rows.map(({ kind, line, said }) => [kind, line, said])).toEqual([
      ['unread', 1, 'Hi all'],
      ['unread', 2, 'look:'],
      ['unit', 4, '12 × Guards: 12 points'],
      ['unread', 6, 'see you'],
      ['unread', 7, 'bye'],
    ]);
  });

  it('lists/own-text: a title that somebody rewrote is the name, what stands below it the notes, also behind the first unit none', () => {
    const read = readOwn(['My men ', '   for Sunday', '2 × Guards: 12 points', '   spears', made]);
    expect(read).toMatchObject({ name: 'My men', notes: 'for Sunday' });
    expect(read?.rows).toMatchObject([{ kind: 'unit', line: 3, unit: { note: 'spears' } }]);
    const heading = readOwn([title, '2 × Guards: 12 points', '— Left —', 'who is that', made]);
    expect(heading).not.toHaveProperty('notes');
    expect(heading?.rows.at(-1)).toEqual({ kind: 'unread', line: 4, said: 'who is that' });
  });

  it('lists/own-text: the game is that of the title, not one that only its numbers or its name could be', () => {
    const game = (row: string) => readOwn([row, '2 × Guards: 12 points', made])?.game;
    expect(game(title)).toBe('usb');
    expect(game('USB men (BrikWars, 12 CP)')).toBe('brikwars');
    expect(game('Guard (12 USB)')).toBeUndefined();
    expect(game('Guard (old, USB 12 points)')).toBeUndefined();
    expect(readOwn(['Guard (USB, 12 points)', '2 × Guards: 12 points', made])).not.toHaveProperty('limit');
    expect(readOwn(['Guard (USB, 1x2 points)', '2 × Guards: 12 points', made])?.game).toBeUndefined();
    // Without a unit it is no army.
    expect(readOwn([title, made])).toBeUndefined();
  });
});
