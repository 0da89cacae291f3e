import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageWith, parcelOf } from '../../../src/kit/send/parcel.ts';
import { createSeededSource } from '../../../src/rules/dice/random.ts';
import type { FigureClick } from '../../../src/rules/mage-knight/attack/figure.ts';
import type { SiegeEvent, Thrown } from '../../../src/rules/mage-knight/siege/siege-events.ts';
import { beginHistory } from '../../../src/rules/mage-knight/siege/siege-history.ts';
import {
  freshSection,
  type SiegeSetup,
  typicalCastle,
} from '../../../src/rules/mage-knight/siege/siege-setup.ts';
import { encodeSiege, fromAddress, toAddress, unpack } from '../../../src/storage/backup/parcel.ts';
import { siegeFromBits, siegeToBits } from '../../../src/storage/backup/siege-bits.ts';
import { storedSiege } from '../../rules/mage-knight/siege/lived-siege.ts';
import { plainClick } from '../../rules/mage-knight/siege/siege-game.ts';
import { fixture, given } from '../device.ts';

const thrown: Thrown = { faces: [3, 6], typed: true, hit: true, damage: 4, ways: 21 };
const dial: readonly FigureClick[] = [
  { speed: 8, attack: 10, defence: 17, damage: 3, ranged: 2, abilities: ['atutes', 'bombazas'] },
  { speed: 7, attack: 10, defence: 16, damage: 3 },
  { attack: 6, defence: 15, damage: 1, demoralised: true },
];
const came = { name: 'Őr', owner: 1, kind: 'mounted', clicks: 8, dial, points: 22, range: 10 } as const;
const values = {
  kind: 'values',
  profile: {
    range: 12,
    clicks: [plainClick, { ...plainClick, attack: 8, yellow: true, brokenTowers: 3, demoralised: true }],
  },
} as const;

/** One of each kind. */
const deeds: { readonly [Does in SiegeEvent['do']]: Extract<SiegeEvent, { readonly do: Does }> } = {
  begin: { do: 'begin' },
  door: { do: 'door', section: 2, door: 'portcullis', open: true },
  'begin-command': { do: 'begin-command', also: true },
  act: { do: 'act', section: 9, order: 'special', forced: true },
  'warrior-acts': { do: 'warrior-acts', more: -1 },
  'end-turn': { do: 'end-turn', tokensOff: [0, 3] },
  tokens: { do: 'tokens', section: 1, tokens: 2 },
  dial: { do: 'dial', section: 1, by: 1, click: 7 },
  profile: { do: 'profile', section: 1, dial: values },
  amend: { do: 'amend', section: 1, name: 'Öregtorony', points: 9_999 },
  breach: { do: 'breach', section: 4, by: 1, cause: 'yellow' },
  destroy: { do: 'destroy', section: 39 },
  'raise-ladder': { do: 'raise-ladder', section: 4, owner: 1 },
  'take-ladder': { do: 'take-ladder', ladder: 0, enemyAtEnd: true },
  planking: { do: 'planking', section: 4, present: false },
  figure: { do: 'figure', section: 4, part: 'planking', ...came, from: 'here' },
  field: { do: 'field', ...came, spot: { x: 12.34, y: 70 } },
  stand: { do: 'stand', figure: 17, spot: { x: -3.5, y: 1 / 3 } },
  'figure-to': { do: 'figure-to', figure: 1, section: 2, part: 'arch' },
  'figure-down': { do: 'figure-down', figure: 1 },
  'figure-clicks': { do: 'figure-clicks', figure: 1, clicks: 3 },
  eliminate: { do: 'eliminate', figure: 1 },
  fall: { do: 'fall', figure: 1, face: 6, typed: false },
  habits: { do: 'habits', tokens: 'ask', turns: 'tap', actions: [3, null] },
  attack: {
    do: 'attack',
    section: 3,
    by: 1,
    name: 'Ogre',
    mode: 'ranged',
    ...thrown,
    helpers: ['Ork', 'Őr'],
  },
  helper: { do: 'helper', mode: 'close', bonus: 2 },
  shot: { do: 'shot', section: 0, name: '', figure: 4, ...thrown, hit: false, damage: 0 },
  strike: { do: 'strike', figure: 2, by: 0, name: 'Kapitány', mode: 'close', ...thrown },
};

/** A castle that was planned: no two sections alike. */
const setup: SiegeSetup = {
  game: 'conquest',
  players: [{ name: 'Anna', actions: 3 }, { name: 'Béla' }],
  sections: typicalCastle.map((kind, at) => ({
    ...freshSection(kind, at === 7 ? 1 : 0, at % 2 === 0 ? 'heavy' : 'light'),
    number: at + 1,
    ofKind: at % 3,
    ...(at === 2 && { name: 'Bástya', dial: values }),
    ...(at === 3 && { dial: { kind: 'clicks', destroyedAt: 9 } }),
    outline:
      kind === 'round-tower'
        ? { shape: 'circle', centre: { x: 11 + 14 * at, y: 60 }, radius: 2 }
        : {
            shape: 'rectangle',
            centre: { x: 10.25 + at, y: 50 + at / 8 },
            width: 6,
            depth: 2,
            angle: 7.5 * at,
          },
  })),
};

const all = storedSiege(
  { ...beginHistory(setup), events: Object.values(deeds), undone: [deeds.act, deeds.stand] },
  { name: 'Kőszeg „vára”', ended: 1_763_703_600_000, created: 1_763_700_000_000, revision: 140 },
);
const sent = { created: 1_763_703_700_000, app: '1.0.0', siege: all };

/** Ten rounds as they are played: twelve figures whose dials are known, each turn three or four deeds, pawns that walk. */
function tenRounds() {
  const random = createSeededSource(10);
  const names = ['Mester', 'Kapuőr', 'Íjász', 'Lándzsás', 'Gólem', 'Lovag', 'Ork harcos', 'Sárkány', 'Mágus'];
  const called = [...names, 'Felderítő', 'Fekete lovag', 'Troll'];
  const spot = () => ({ x: (600 + random(2_600)) / 100, y: (4_000 + random(1_000)) / 100 });
  const dialOf = (at: number): readonly FigureClick[] =>
    Array.from({ length: 6 + (at % 5) }, (_, click) => ({
      ...{ speed: 10 - click, attack: 11 - click + random(2), defence: 18 - click },
      damage: Math.max(1, 4 - (click >> 1)),
      ...(click > 5 && { demoralised: true as const }),
    }));
  const events: SiegeEvent[] = called.map((name, at) => {
    const figure = { name, owner: at < 5 ? 0 : 1, kind: 'warrior', points: 12 + random(40) } as const;
    const dial = dialOf(at);
    return at < 5
      ? { do: 'figure', section: random(8) - 1, part: 'top', ...figure, dial, clicks: dial.length }
      : { do: 'field', ...figure, dial, clicks: dial.length, spot: spot(), range: 10 };
  });
  events.push({ do: 'begin' }, { do: 'habits', tokens: 'not-acted', turns: 'deed', actions: [null, null] });
  for (let turn = 0; turn < 20; turn++) {
    const by = turn % 2;
    events.push({ do: 'begin-command' });
    for (let deed = 2 + (turn % 3 === 0 ? 2 : 1); deed > 0; deed--) {
      const faces = [random(6), random(6)] as const;
      const hit = faces[0] + faces[1] > 6;
      const dice = { faces, typed: deed % 2 === 0, hit, damage: hit ? random(4) : 0, ways: 15 + random(16) };
      const name = called[by === 1 ? 4 + random(8) : random(5) - 1] ?? '';
      const mode = random(2) === 1 ? 'close' : 'ranged';
      const figure = random(12) - 1;
      if (by === 0) events.push({ do: 'shot', section: random(8) - 1, name, figure, ...dice });
      else if (deed === 1) events.push({ do: 'strike', figure, by, name, mode, ...dice });
      else events.push({ do: 'attack', section: random(8) - 1, by, name, mode, ...dice });
      if (random(2) === 1) events.push({ do: 'stand', figure: 4 + random(7), spot: spot() });
    }
    events.push({ do: 'end-turn', tokensOff: turn % 3 === 0 ? [random(8) - 1] : [] });
  }
  return storedSiege({ ...beginHistory({ ...setup, game: 'ordinary' }), events });
}

describe('storage/backup/siege-bits: a siege as few bytes', () => {
  it('storage/backup/siege-bits: every kind of event is the same again, and links that were written are read for ever', async () => {
    const bytes = siegeToBits(sent);
    if (!bytes) throw new Error('not as bits');
    expect(siegeFromBits(bytes)).toEqual(sent);
    expect(given(await unpack(bytes))).toBe(
      encodeSiege(siegeFromBits(bytes)?.siege ?? all, sent.created, sent.app),
    );
    const { link: kept } = fixture('siege-bits-1.json') as { readonly link: string };
    expect(siegeFromBits(given(fromAddress(kept)))).toEqual(sent);
    // A way of writing that changes would leave the links of old behind.
    expect(toAddress(bytes)).toBe(kept);
  });

  it('storage/backup/siege-bits: a siege of ten rounds fits into a message', async () => {
    const siege = tenRounds();
    const short = siegeToBits({ ...sent, siege });
    expect(siegeFromBits(short ?? new Uint8Array())?.siege).toEqual(siege);
    const page = { origin: 'https://players.example.org', pathname: '/adjutant/' };
    const text = encodeSiege(siege, sent.created, sent.app);
    const [before, now] = [await parcelOf(text, page), await parcelOf(text, page, short)];
    const words = (address: string) => `Kőszegi vár ostroma, ostrom az Adjutánshoz:\n${address}`;
    expect(messageWith(before, words, page)).toBeUndefined();
    const message = messageWith(now, words, page) ?? '';
    process.stdout.write(
      `siege: ten rounds, ${siege.events.length} events: ${before.bytes} bytes in ${before.codes?.length} codes before, ${now.bytes} in ${now.codes?.length} now, a message of ${message.length} letters\n`,
    );
    expect(message).toContain('?p=');
    expect(message.length).toBeLessThan(1_700);
    expect(now.codes?.length).toBeLessThanOrEqual(3);
  });

  it('storage/backup/siege-bits: what has no place in it goes as before, and what is damaged or forged is refused', async () => {
    expect(siegeToBits({ ...sent, siege: { ...all, later: 1 } as typeof all })).toBeUndefined();
    expect(siegeToBits({ ...sent, siege: { ...all, name: '\ud800' } })).toBeUndefined();
    expect(siegeToBits({ ...sent, siege: { ...all, created: 0.5 } })).toBeUndefined();
    const many = Array.from({ length: 601 }, () => deeds['begin-command']);
    expect(siegeToBits({ ...sent, siege: { ...all, events: many } })).toBeUndefined();
    const bytes = siegeToBits(sent) ?? new Uint8Array();
    const damaged = { ok: false, issues: [{ code: 'damaged' }] };
    expect(await unpack(bytes.slice(0, -9))).toEqual(damaged);
    for (const at of [1, 5, 90]) {
      const changed = bytes.slice();
      changed[at] = (changed[at] ?? 0) ^ 64;
      expect(await unpack(changed)).toEqual(damaged);
    }
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 400 }), async (noise) => {
        const { checkSum } = await import('../../../src/storage/backup/code-series.ts');
        const sum = checkSum(noise);
        await unpack(Uint8Array.of(7, sum & 0xff, (sum >> 8) & 0xff, ...noise));
      }),
      { numRuns: 200 },
    );
  });
});
