import { describe, expect, it } from 'vitest';
import { lastPlayed } from '../../src/armies/played/last-played.ts';
import type { BattleEvent } from '../../src/rules/battle.ts';
import { summaryOfPlay } from '../../src/storage/play-summary.ts';
import type { StoredPlay } from '../../src/storage/plays.ts';

const play = (id: string, parts: Partial<StoredPlay> = {}): StoredPlay => ({
  version: 2,
  id,
  game: 'usb',
  name: 'x',
  created: 1,
  changed: 1,
  revision: 1,
  mine: { name: 'm', army: 'a' },
  theirs: { name: 't', army: 'b' },
  units: [
    { id: 'u', side: 'mine', name: 'U', models: 3 },
    { id: 'v', side: 'theirs', name: 'V', models: 3 },
    { id: 'w', side: 'theirs', name: 'W', models: 1, weight: 2 },
  ],
  events: [],
  undone: [],
  ...parts,
});
const score = (mine: number, theirs: number): readonly BattleEvent[] => [
  { do: 'score', side: 'mine', by: mine },
  { do: 'score', side: 'theirs', by: theirs },
];
const fall = (unit: string, by = 9): BattleEvent => ({ do: 'lose', unit, by });

describe('armies/last-played', () => {
  it.each<[string, Partial<StoredPlay>, object, object]>([
    [
      'the score decides, each army’s own points first',
      { events: score(5, 3) },
      { outcome: 'won', score: [5, 3] },
      { outcome: 'lost', score: [3, 5] },
    ],
    [
      'the same score is a draw',
      { events: score(2, 2) },
      { outcome: 'drawn', score: [2, 2] },
      { outcome: 'drawn' },
    ],
    ['who is left has won', { events: [fall('v'), fall('w')] }, { outcome: 'won' }, { outcome: 'lost' }],
    ['USB-VIC-01 fewer losses win', { events: [fall('w')] }, { outcome: 'won' }, { outcome: 'lost' }],
    ['USB-VIC-01 the same losses are a draw', {}, { outcome: 'drawn' }, { outcome: 'drawn' }],
    ['without a score nobody says who won in BrikWars', { game: 'brikwars', events: [fall('w')] }, {}, {}],
  ])('armies/last-played %s', (_, parts, mine, theirs) => {
    const played = lastPlayed([summaryOfPlay(play('p', { ended: 7, ...parts }))]);
    expect(played.get('a')).toMatchObject({ when: 7, ...mine });
    expect(played.get('b')).toMatchObject(theirs);
    if (Object.keys(mine).length === 0) expect(played.get('a')).toEqual({ when: 7 });
  });

  it('armies/last-played the latest battle counts, and one that goes on says its round', () => {
    const played = lastPlayed(
      [
        play('old', { ended: 5, changed: 5, events: score(1, 0) }),
        play('new', { changed: 9, events: [{ do: 'round' }, { do: 'round' }] }),
        play('other', {
          changed: 7,
          ended: 7,
          theirs: { name: 'plain' },
          mine: { name: 'c', army: 'c' },
          events: score(1, 0),
        }),
      ].map(summaryOfPlay),
    );
    expect(played.get('a')).toEqual({ when: 9, round: 3 });
    expect(played.get('c')).toEqual({ when: 7, outcome: 'won', score: [1, 0] });
    expect([...played.keys()].sort()).toEqual(['a', 'b', 'c']);
  });
});
