import { describe, expect, it } from 'vitest';
import { decodePlan } from '../../../src/castle/plan/link.ts';
import { type SharedWords, sharedPictureOf } from '../../../src/castle/plans/shared-picture.ts';
import { everyElement, readXml } from '../../support/xml.ts';

const words: SharedWords = {
  language: 'en',
  title: 'Thornfield & sons',
  table: 'Table',
  enclosed: 'Enclosed',
  note: 'Note',
  scan: 'Scan it',
  app: 'App',
  inches: String,
  sections: (count) => `${count} sections`,
  player: (player) => `Player ${player + 1}`,
  area: (player) => `Area ${player + 1}`,
  mark: ({ kind, index }) => `${kind.charAt(0)}${index}`,
  called: ({ kind, index }) => `${kind} ${index}`,
  size: () => '',
  position: () => '',
  found: (amount) => `${amount} wrong`,
  finding: () => '',
};

const code = { path: 'M0 0h1v1h-1z', side: 29 };

const drawn = (query: string) => {
  const plan = decodePlan(`v=1&c=1&o=cptf&${query}`);
  if (!plan) throw new Error('no plan');
  return everyElement(readXml(sharedPictureOf(plan, words, code)));
};

describe('castle/plans/shared-picture', () => {
  it('castle/plans/shared-picture: it is cut to the castle with 2 inches about it, however large the table, and has the code', () => {
    const all = drawn('t=72-72&a=near-0-72-3&a=far-0-72-3&s=w0-30-50-6-2-0,w0-36-50-6-2-0,k0-48-50-6-6-0');
    const [picture, castle, qr] = all.filter(({ name }) => name === 'svg');
    const [left = 0, far = 0, width = 0, height = 0] = (castle?.attributes.viewBox ?? '')
      .split(' ')
      .map(Number);
    // From 27 to 51 across; its keep from 47 to 53, and its top above.
    expect(left).toBeCloseTo(25, 3);
    expect(left + width).toBeCloseTo(53, 3);
    expect(far).toBeLessThan(45);
    expect(far + height).toBeGreaterThanOrEqual(55 - 1e-3);
    expect(height).toBeLessThan(20);
    expect(Number(picture?.attributes.width)).toBe(1080);
    expect(Number(castle?.attributes.width) / width).toBeGreaterThan(30);
    expect(qr?.attributes.viewBox).toBe('0 0 29 29');
    expect(all.some(({ attributes }) => attributes.d === code.path)).toBe(true);
    const texts = all.filter(({ name }) => name === 'text').map(({ text }) => text);
    for (const text of ['Thornfield & sons', 'Player 1 · 3 sections', 'Table', 'Scan it', 'App', 's2'])
      expect(texts).toContain(text);
    expect(texts.some((text) => text.startsWith('✗ '))).toBe(true);
    expect(texts).not.toContain('Player 2 · 0 sections');
  });

  it('castle/plans/shared-picture: without a castle the whole table is drawn; a deep castle is no higher than a screen', () => {
    const [, table] = drawn('t=36-36&a=near-0-36-3&a=far-0-36-3').filter(({ name }) => name === 'svg');
    const [, , width = 0, height = 0] = (table?.attributes.viewBox ?? '').split(' ').map(Number);
    expect([width >= 36, height >= 36]).toEqual([true, true]);
    const deep = drawn('t=36-72&a=near-0-36-3&a=far-0-36-3&s=w0-10-10-6-2-90,w0-10-60-6-2-90');
    const [picture, castle] = deep.filter(({ name }) => name === 'svg');
    expect(Number(castle?.attributes.height)).toBeLessThanOrEqual(900.01);
    expect(Number(picture?.attributes.height)).toBeLessThan(1_600);
  });

  it('castle/plans/shared-picture: the name of a start area stands whole in what is seen of it, or nowhere', () => {
    const areas = (query: string) =>
      drawn(query).filter(({ name, text }) => name === 'text' && text.startsWith('Area'));
    const near = 'v=1&t=72-36&a=near-0-72-3&a=far-0-72-3';
    const [named, ...more] = areas(`${near}&s=w0-10-31-6-2-0,w0-16-31-6-2-0,w0-22-31-6-2-0`);
    expect([named?.text, more]).toEqual(['Area 1', []]);
    const [x] =
      /translate\(([\d.]+) /
        .exec(named?.attributes.transform ?? '')
        ?.slice(1)
        .map(Number) ?? [];
    // The castle stands from 7 to 25 with 2 inches about it: not in the middle of the table.
    expect(x).toBeCloseTo(16, 0);
    // None of it is seen.
    expect(areas(`${near}&s=w0-10-18-6-2-0,w0-16-18-6-2-0,w0-22-18-6-2-0`)).toEqual([]);
  });
});
