import { describe, expect, it } from 'vitest';
import {
  deedLines,
  type EndTexts,
  luckText,
  reportText,
  roleOf,
  verdictText,
  whenText,
  whyLines,
} from '../../../../src/castle/siege/end/text.ts';
import { siegeNames } from '../../../../src/castle/siege/text.ts';
import { viewOf } from '../../../../src/castle/siege/view.ts';
import { createFormat } from '../../../../src/platform/format.ts';
import { endOf } from '../../../../src/rules/mage-knight/siege/siege-end.ts';
import type { SiegeEvent } from '../../../../src/rules/mage-knight/siege/siege-events.ts';
import { beginHistory } from '../../../../src/rules/mage-knight/siege/siege-history.ts';
import { storedSiege } from '../../../rules/mage-knight/siege/lived-siege.ts';
import { begun, command, section, setupOf, turnOver } from '../../../rules/mage-knight/siege/siege-game.ts';
import { en } from '../../../support/words.ts';

const setup = setupOf([
  section('keep', { points: 170 }),
  section('wall', { points: 21 }),
  section('wall', { points: 40, name: 'Long' }),
  section('wall', { points: 30, name: 'Low' }),
]);
const hit = { faces: [5, 4], typed: true, hit: true, damage: 9 } as const;
const guard: SiegeEvent = {
  ...{ do: 'figure', section: 1, name: 'Guard', owner: 0, kind: 'warrior', part: 'top' },
  ...{ clicks: 2, points: 12, from: 'here' },
};
const ork: SiegeEvent = {
  ...{ do: 'field', name: 'Ork', owner: 1, kind: 'warrior', clicks: 3, points: 25 },
  spot: { x: 0, y: 20 },
};
const events: readonly SiegeEvent[] = [
  guard,
  { ...guard, name: 'Archer', points: 8 },
  ork,
  { ...ork, name: 'Hound', points: undefined } as unknown as SiegeEvent,
  { ...guard, name: 'Cook', section: 3 },
  begun,
  command,
  { do: 'shot', section: 0, name: '', figure: 2, ...hit, ways: 30 },
  { do: 'eliminate', figure: 3 },
  turnOver,
  command,
  { do: 'strike', figure: 4, by: 1, name: 'Ogre', mode: 'close', ...hit, helpers: ['Imp'], ways: 26 },
  { do: 'breach', section: 2, cause: 'demoralised', by: 1 },
  { do: 'destroy', section: 1, by: 1 },
  { do: 'fall', figure: 0, face: 6, typed: true },
  { do: 'fall', figure: 1, face: 1, typed: true },
  turnOver,
];

const format = createFormat('en');

async function told(played = events, parts: Parameters<typeof storedSiege>[1] = {}) {
  const [t, terms, plan] = await Promise.all([en.castlesiege(), en.castleterms(), en.castleplan()]);
  const forced = played.map((event) => ({ ...event, forced: true }) as const);
  const history = { ...beginHistory(setup), events: forced };
  const siege = viewOf(storedSiege(history, parts));
  const names = siegeNames({ t, terms, plan }, siege.state);
  const texts: EndTexts = { t, terms, format, names, siege };
  return { texts, end: endOf(history), t };
}

describe('castle/siege/end/text', () => {
  it('MK-VP-01 castle/siege/end/text: each deed says what it was, who did it, when, how likely, and what it brought', async () => {
    const { texts, end } = await told();
    expect(deedLines(texts, end)).toEqual([
      { player: 0, title: 'Keep shot Ork', detail: 'Anna · round 1 · 83.3\u00a0% to hit', points: '25' },
      { player: 0, title: 'Hound is eliminated', detail: 'Anna · round 1', points: '' },
      {
        player: 1,
        title: 'Cook is eliminated',
        detail: 'Ogre + Imp · round 1 · 72.2\u00a0% to hit',
        points: '12',
      },
      { player: 1, title: 'Long breached: half of 40', detail: 'Béla · round 1', points: '20' },
      { player: 1, title: 'Wall 1 is destroyed', detail: 'Béla · round 1', points: '21' },
      { player: 1, title: 'Guard fell with Wall 1', detail: 'Béla · round 1', points: '12' },
    ]);
    // Of what is folded away nobody knows when, and before the game there is no round.
    const { at: _, ...early } = end.deeds[4] ?? { player: 1, what: 'destroyed', of: 1, points: 21 };
    const unnamed = { player: 1, what: 'figure', of: 0, points: 12, at: 0 } as const;
    expect(deedLines(texts, { ...end, deeds: [early, unnamed] })).toEqual([
      { player: 1, title: 'Wall 1 is destroyed', detail: 'Béla', points: '21' },
      { player: 1, title: 'Guard is eliminated', detail: 'Béla', points: '12' },
    ]);
  });

  it('MK-VP-02 castle/siege/end/text: who won, by how much, with what castle, and by the other reading', async () => {
    const { texts, end } = await told();
    expect(verdictText(texts, end)).toBe('Béla won');
    const castle = 'Sections: 4; breached 1, destroyed 1.';
    expect(whyLines(texts, end)).toEqual(['Béla is 40 victory points ahead.', castle]);
    const even = { deeds: [], luck: [] };
    expect(verdictText(texts, even)).toBe('A draw');
    expect(whyLines(texts, { ...even, otherwise: 0 })).toEqual([
      'More than one player has the most victory points: 65.',
      castle,
      texts.t.end.otherWins('Anna'),
    ]);
    expect(whyLines(texts, { ...end, otherwise: -1 }).at(-1)).toBe(texts.t.end.otherDraw);
    expect([0, 1].map((player) => roleOf(texts.t, texts.siege, player))).toEqual([
      texts.t.end.holds,
      texts.t.end.besieges,
    ]);
    // One that was breached and fell is not counted twice.
    const both = await told([...events, { do: 'destroy', section: 2, by: 1 }]);
    expect(whyLines(both.texts, both.end)[1]).toBe('Sections: 4; breached 0, destroyed 2.');
  });

  it('castle/siege/end/text: when it was, in which round it ended, and how long it took, unless that was days or nothing', async () => {
    const began = Date.UTC(2026, 4, 1, 12);
    const minute = 60_000;
    const when = async (minutes: number | undefined, played = events) => {
      const ended = minutes === undefined ? {} : { ended: began + minutes * minute };
      const { texts } = await told(played, ended);
      return whenText(texts, began).split(' · ').slice(1);
    };
    const day = format.date(began);
    expect(whenText((await told()).texts, began)).toBe(`${day} · round 2`);
    expect(await when(135)).toEqual(['round 2', '2 h 15 min']);
    expect(await when(45)).toEqual(['round 2', '45 min']);
    expect(await when(1)).toEqual(['round 2', '1 min']);
    expect(await when(24 * 60 - 1)).toEqual(['round 2', '23 h 59 min']);
    for (const minutes of [undefined, 0, 0.4, 24 * 60, 3_000])
      expect(await when(minutes)).toEqual(['round 2']);
    expect(await when(45, events.slice(0, 2))).toEqual(['45 min']);
  });

  it('castle/siege/end/text: the luck of a player is told in pips and in percent, of whom no die is known not at all', async () => {
    const { texts, end } = await told();
    const luck = [{ dice: 2, above: 2.04, better: 0.8333 }, undefined];
    const { luckOf } = texts.t.end;
    expect(luckText(texts, { ...end, luck }, 0)).toBe(luckOf('Anna', '+2', '83'));
    const low = [{ dice: 1, above: -2.46, better: 0 }];
    expect(luckText(texts, { ...end, luck: low }, 0)).toBe(luckOf('Anna', '−2.5', '0'));
    expect(luckText(texts, { ...end, luck }, 1)).toBe('');
  });

  it('castle/siege/end/text: the report tells all of it, round by round, without the turns in which nothing happened', async () => {
    const { texts, end, t } = await told(events, { name: 'Kőszeg' });
    const rows = reportText(texts, end, 0).split('\n');
    expect(rows.slice(0, 7)).toEqual([
      'Kőszeg',
      `${format.date(0)} · round 2`,
      '',
      'Béla won',
      `Anna (${t.end.holds}): 25`,
      `Béla (${t.end.besieges}): 65`,
      'Béla is 40 victory points ahead.',
    ]);
    expect(rows.slice(8, 12)).toEqual([
      '',
      'Deeds:',
      '  Keep shot Ork (Anna · round 1 · 83.3\u00a0% to hit): 25',
      '  Hound is eliminated (Anna · round 1)',
    ]);
    const from = rows.indexOf(`${t.before}:`);
    expect(rows.slice(from - 4, from)).toEqual(['', luckText(texts, end, 0), luckText(texts, end, 1), '']);
    const heads = rows.slice(from).filter((row) => !row.startsWith('  '));
    expect(heads).toEqual([`${t.before}:`, 'Round 1, Anna:', 'Round 1, Béla:']);
    expect(rows).toContain('  Guard falls: 6, eliminated');
    expect(rows).toContain('  Archer falls: 1');
    expect(rows.slice(from)).toHaveLength(3 + events.length - 4);
    // Nobody threw any dice.
    const quiet = await told(events.slice(0, 4));
    const said = reportText(quiet.texts, quiet.end, 0);
    expect(said).not.toContain('Luck');
    expect(said).not.toContain('\n\n\n');
    const idle = await told([begun, command, turnOver, command, { do: 'tokens', section: 3, tokens: 1 }]);
    const turns = reportText(idle.texts, idle.end, 0).split('\n');
    expect(turns).toContain('Round 1, Béla:');
    expect(turns).not.toContain('Round 1, Anna:');
    expect(said.split('\n')).toContain('A draw');
  });
});
