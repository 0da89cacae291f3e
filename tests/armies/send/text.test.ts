import { describe, expect, it } from 'vitest';
import { shell } from '../../../src/app/words/en.ts';
import { armyText, standing } from '../../../src/armies/send/text.ts';
import { armies } from '../../../src/armies/words/en.ts';
import { send } from '../../../src/armies/words/send-en.ts';
import { createFormat } from '../../../src/platform/format.ts';

describe('armies/send', () => {
  it('armies/send/text: what goes into a chat has the name, the points of the limit, and a line for each line', () => {
    const said = armyText(
      { name: 'Guard', game: 'usb', limit: 450 },
      [
        { count: 4, name: 'Regulars', models: 1, points: 60, more: ['spears, shields', 'Hit 5+'] },
        { count: 1, name: 'Hero', models: 1, points: 30.5, more: [] },
      ],
      { send, armies, shell },
      createFormat('en'),
    );
    expect(said.split('\n')).toEqual([
      'Guard (USB, 90.5 of 450 points)',
      '4 × Regulars: 60 points',
      '   spears, shields',
      '   Hit 5+',
      '1 × Hero: 30.5 points',
      'Made with Adjutant.',
    ]);
  });

  it('armies/send/text: notes below the title, lines under their headings, and who stays at home counts for nothing', () => {
    const one = { count: 1, models: 1, points: 10, more: [] };
    const said = armyText(
      { name: 'Guard', game: 'usb', notes: 'Left first\nthen right' },
      [
        { ...one, name: 'Hero', squad: 'Left\nwing' },
        { ...one, name: 'Owl' },
        { ...one, name: 'Wolf', squad: 'Left\nwing', reserve: true },
      ],
      { send, armies, shell },
      createFormat('en'),
    );
    expect(said.split('\n')).toEqual([
      'Guard (USB, 20 points)',
      '   Left first',
      '   then right',
      '1 × Owl: 10 points',
      '— Left wing —',
      '1 × Hero: 10 points',
      '1 × Wolf: 10 points (not today)',
      'Made with Adjutant.',
    ]);
  });

  it('armies/send/text: names stand in one row, and where the app may part a word is nothing to a chat', () => {
    const one = { count: 1, models: 1, points: 10, more: ['no\u00adthing'] };
    const said = armyText(
      { name: '', game: 'usb' },
      [{ ...one, name: ' Old\n \tOwl ', squad: ' Left ' }],
      { send, armies, shell },
      createFormat('en'),
    );
    expect(said.split('\n')).toEqual([
      `${armies.unnamed} (USB, 10 points)`,
      '— Left —',
      '1 × Old Owl: 10 points',
      '   nothing',
      'Made with Adjutant.',
    ]);
  });

  it('armies/send/text: a line stands under its heading, and at home where it does not play', () => {
    expect(standing({})).toEqual({});
    expect(standing({ squad: 'Left' })).toEqual({ squad: 'Left' });
    expect(standing({ squad: 'Left', reserve: true })).toEqual({ squad: 'Left', reserve: true });
  });
});
