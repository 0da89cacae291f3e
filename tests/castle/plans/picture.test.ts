import { describe, expect, it, test } from 'vitest';
import { defaultPlayers, emptyPlan, withTable } from '../../../src/castle/plan/model.ts';
import { pictureOf, pictureSize } from '../../../src/castle/plans/picture.ts';
import { canSend, fileNameOf, sendFile } from '../../../src/castle/plans/picture-dialog.tsx';
import {
  type Block,
  flow,
  gap,
  linesNeeded,
  type PictureWords,
  wrap,
} from '../../../src/castle/plans/picture-text.ts';
import { createSeededSource } from '../../../src/rules/dice/random.ts';
import { checkPlan } from '../../../src/rules/mage-knight/plan/placement.ts';
import type { CastlePlan } from '../../../src/rules/mage-knight/plan/plan.ts';
import { deepOr } from '../../support/deep.ts';
import { circle, rectangle, section } from '../../support/samples/castle-plans.ts';
import { everyElement, readXml, type XmlElement } from '../../support/xml.ts';

const words: PictureWords = {
  language: 'en',
  title: 'Castle',
  table: 'Table',
  enclosed: 'Enclosed',
  note: 'Note',
  inches: (value) => `${Math.round(value * 100) / 100}″`,
  player: (player) => `Player ${player + 1}`,
  area: (player) => `Area ${player + 1}`,
  mark: ({ kind, index }) => `${kind === 'section' ? '' : kind.charAt(0)}${index + 1}`,
  called: ({ kind, index }) => `${kind} ${index + 1}`,
  size: (outline) => outline.shape,
  position: ({ kind, index }) => `place of ${kind} ${index + 1}`,
  found: (amount) => `${amount} wrong`,
  finding: ({ code, thing }) => `${code} of ${thing.kind} ${thing.index + 1}`,
};

/** A ring of eight sections with a tower that touches none, an opponent's wall, terrain and a figure. */
const plan: CastlePlan = {
  ...emptyPlan,
  sections: [
    section('gatehouse', rectangle(18, 52, 6, 4)),
    section('wall', rectangle(13, 52, 4, 2)),
    section('wall', rectangle(23, 52, 4, 2)),
    section('round-tower', circle(10, 57, 2)),
    section('round-tower', circle(26, 57, 2)),
    section('keep', rectangle(18, 60, 6, 6)),
    section('door-wall', rectangle(12, 60, 6, 2)),
    section('door-wall', rectangle(24, 60, 6, 2)),
    section('round-tower', circle(4, 44, 2)),
    section('wall', rectangle(18, 20, 6, 2, 15), 1),
  ],
  terrain: [{ owner: 1, outline: rectangle(8, 36, 5, 4, 30) }],
  figures: [{ owner: 0, centre: { x: 30, y: 66 }, radius: 0.75 }],
};

const drawn = (given: CastlePlan, changes: Partial<PictureWords> = {}) =>
  readXml(pictureOf(given, { ...words, ...changes }));
const named = (root: XmlElement, name: string) => everyElement(root).filter((each) => each.name === name);
const textsOf = (root: XmlElement) => named(root, 'text').map(({ text }) => text);
const thingsIn = (root: XmlElement) =>
  everyElement(root).flatMap(({ attributes }) => attributes['data-thing'] ?? []);

describe('castle/plans/picture', () => {
  it('castle/plans/picture everything on the table is drawn and named once, with its place', () => {
    const root = drawn(plan);
    const things = [...plan.sections.map((_, index) => `section-${index}`), 'terrain-0', 'figure-0'];
    expect(thingsIn(root).toSorted()).toEqual(things.toSorted());
    // Those in front are painted over those behind, and terrain lies below all.
    expect(thingsIn(root)[0]).toBe('terrain-0');
    const southern = (name: string) => plan.sections[Number(name.split('-')[1])]?.outline.centre.y ?? 0;
    const walls = thingsIn(root).filter((name) => name.startsWith('section'));
    expect(southern(walls.at(-1) ?? '')).toBeGreaterThan(southern(walls[0] ?? ''));
    const texts = textsOf(root).join('\n');
    for (const thing of things) {
      const [kind, index] = thing.split('-');
      const name = `${kind} ${Number(index) + 1}`;
      expect(texts.split(`${name} · `)).toHaveLength(2);
      expect(texts).toContain(`place of ${name}`);
    }
    for (const text of ['Castle', 'Table', 'Player 1', 'Player 2', 'Area 1', 'Area 2', 'Enclosed', 'Note'])
      expect(textsOf(root)).toContain(text);
    expect(textsOf(root).filter((text) => /^(0|6|12|72)$/.test(text))).toHaveLength(2 + 2 + 2 + 1 + 1);
  });

  it('castle/plans/picture terrain and figures carry marks of their own, as on the map', () => {
    const texts = textsOf(drawn(plan));
    for (const [place] of plan.sections.entries()) expect(texts).toContain(String(place + 1));
    expect(texts).toContain('t1');
    expect(texts).toContain('f1');
  });

  it('castle/plans/picture every distance that breaks a rule stands beside its line, and every finding below', () => {
    const findings = checkPlan(plan);
    expect(findings.length).toBeGreaterThan(2);
    const root = drawn(plan);
    const texts = textsOf(root);
    expect(texts).toContain(`✗ ${findings.length} wrong`);
    for (const found of findings) expect(texts).toContain(words.finding(found));
    const measured = findings.filter(({ from, code }) => from && code !== 'OVERLAP');
    const distances = texts.filter((text) => /^✗ [\d.]+″$/.test(text));
    expect(distances.toSorted()).toEqual(
      measured.map(({ distance = 0 }) => `✗ ${words.inches(Math.abs(distance))}`).toSorted(),
    );
    const wrong = everyElement(root).filter(({ attributes }) => attributes.fill === 'url(#wrong)');
    expect(wrong.length).toBeGreaterThan(0);
    const legal: CastlePlan = { ...emptyPlan, sections: [section('gatehouse', rectangle(18, 60, 6, 4))] };
    expect(checkPlan(legal)).toEqual([]);
    expect(textsOf(drawn(legal))).toContain('✓ 0 wrong');
    expect(everyElement(drawn(legal)).some(({ attributes }) => attributes.fill === 'url(#wrong)')).toBe(
      false,
    );
  });

  it('castle/plans/picture where very much is wrong, only the worst distance of each kind is drawn', () => {
    const row = Array.from({ length: 11 }, (_, place) => section('wall', rectangle(3 + place * 3, 18, 2, 2)));
    const near: CastlePlan = { ...withTable(emptyPlan, 36, 36), sections: row };
    const findings = checkPlan(near).filter(({ from, code }) => from && code !== 'OVERLAP');
    const texts = textsOf(drawn(near));
    const shown = texts.filter((text) => /^✗ [\d.]+″$/.test(text));
    const groups = new Set(findings.map(({ code, other }) => `${code} ${other?.kind} ${other?.index}`));
    expect(findings.length).toBeGreaterThan(12);
    expect(shown).toHaveLength(groups.size);
    for (const found of findings) expect(texts).toContain(words.finding(found));
  });

  test.each([
    ['<script>alert(1)</script>'],
    [`"><svg onload='x'>`],
    ['&amp; ]]> <!-- &lt;'],
    ['nul \u0000 bell \u0007 half \ud800 end \uffff', 'nul  bell  half  end '],
    ['Őrtorony „Łuk” 🏰'],
  ])('castle/plans/picture the name “%s” is nothing but text', (title, shown = title) => {
    const root = drawn(plan, { title });
    const [own] = named(root, 'title');
    expect(own?.text).toBe(shown);
    expect(textsOf(root).join(' ').replace(/\s+/g, ' ')).toContain(shown.split(/\s+/)[0] ?? '');
    expect(new Set(everyElement(root).map(({ name }) => name))).toEqual(
      new Set(['svg', 'title', 'defs', 'pattern', 'rect', 'text', 'g', 'path', 'polygon']),
    );
  });

  it('castle/plans/picture there is no style, script, link or event in it, for a strict policy would stop them', () => {
    for (const { attributes } of everyElement(drawn(plan, { title: 'x" onload="y' }))) {
      for (const [name, value] of Object.entries(attributes)) {
        expect(name).not.toMatch(/^(style|class|href|xlink.*|on.*)$/);
        if (value.includes('url(')) expect(value).toBe('url(#wrong)');
      }
    }
  });

  test.each([
    [36, 36],
    [48, 48],
    [36, 72],
    [72, 36],
    [144, 12],
    [12, 144],
  ])('castle/plans/picture a table of %d by %d is drawn whole, its longer side %#', (width, depth) => {
    const many: CastlePlan = {
      ...withTable({ ...plan, players: defaultPlayers(4, plan.width, plan.depth) }, width, depth),
    };
    const root = drawn(many, { title: 'A name of some length that needs a line or two in a narrow picture' });
    const { viewBox = '', width: across, height: along } = root.attributes;
    const [, , wide = 0, tall = 0] = viewBox.split(' ').map(Number);
    expect(Math.max(Number(across), Number(along))).toBe(pictureSize);
    expect(Number(across) / Number(along)).toBeCloseTo(wide / tall, 1);
    const [table] = everyElement(root).filter(({ name }) => name === 'g');
    const [, x = 0, y = 0] =
      /translate\((\S+) (\S+)\)/.exec(table?.attributes.transform ?? '')?.map(Number) ?? [];
    expect(x + width).toBeLessThan(wide);
    expect(y + depth).toBeLessThan(tall);
    // Lines of words start within the picture.
    for (const { name, attributes } of root.children) {
      if (name !== 'text') continue;
      expect(Number(attributes.x)).toBeGreaterThan(0);
      expect(Number(attributes.x)).toBeLessThan(wide);
      expect(Number(attributes.y)).toBeLessThan(tall);
    }
  });

  it('castle/plans/picture words of the legend never lie on one another or on the table', () => {
    const finding = () => 'A sentence that is long enough to be broken into two lines, or into three of them';
    for (const [width, depth] of [
      [36, 72],
      [72, 36],
    ] as const) {
      const root = drawn(withTable(plan, width, depth), { finding });
      const size = Math.max(width, depth) / 60;
      const lines = root.children
        .filter(({ name, attributes }) => name === 'text' && Number(attributes['font-size']) === size)
        .map(({ attributes }) => ({ x: Number(attributes.x), y: Number(attributes.y) }));
      expect(lines.length).toBeGreaterThan(20);
      const [table] = named(root, 'g');
      const [, left = 0, top = 0] =
        /translate\((\S+) (\S+)\)/.exec(table?.attributes.transform ?? '')?.map(Number) ?? [];
      for (const [index, one] of lines.entries()) {
        expect(one.x > left + width || one.y > top + depth).toBe(true);
        for (const other of lines.slice(index + 1))
          expect(Math.abs(one.x - other.x) > 20 * size || Math.abs(one.y - other.y) > size).toBe(true);
      }
    }
  });
});

describe('castle/plans/picture: text in lines and columns', () => {
  test.each<[string, number, readonly string[]]>([
    ['', 10, []],
    ['one two three', 7, ['one two', 'three']],
    ['one two three', 3, ['one', 'two', 'thr', 'ee']],
    ['  one \n two ', 20, ['one two']],
    ['🏰🏰🏰', 2, ['🏰🏰', '🏰']],
  ])('castle/plans/picture “%s” in lines of %d', (text, most, lines) => {
    expect(wrap(text, most)).toEqual(lines);
  });

  it('castle/plans/picture columns hold all blocks in their order, and a heading is never the last of one', () => {
    const random = createSeededSource(5);
    for (let round = 0; round < deepOr(300, 60); round++) {
      const blocks = Array.from({ length: random(30) }, (): Block => {
        const lines = Array.from({ length: random(3) }, () => 'x');
        return random(5) === 1 ? gap : { lines, heading: random(4) === 1 };
      });
      const columns = random(3);
      const most = linesNeeded(blocks, columns);
      const placed = flow(blocks, most);
      expect(placed.map(({ lines }) => lines)).toEqual(blocks.map(({ lines }) => lines));
      expect(Math.max(...placed.map(({ column }) => column))).toBeLessThan(columns);
      for (const [index, { column, line, lines, heading }] of placed.entries()) {
        const next = placed[index + 1];
        // What is longer than a column cannot keep within it.
        if (line > 0) expect(line + lines.length).toBeLessThanOrEqual(most);
        if (next && next.column === column) expect(next.line).toBeGreaterThanOrEqual(line);
        if (heading && next && !next.heading && line > 0) expect(next.column).toBe(column);
      }
    }
  });
});

describe('castle/plans/picture: files', () => {
  test.each([
    ['Castle of 7 sections', 'castle-of-7-sections.png'],
    ['8 részes vár', '8-részes-vár.png'],
    ['../../etc/passwd', 'etc-passwd.png'],
    ['   <>:"|?*', 'plan.png'],
    ['x'.repeat(200), `${'x'.repeat(60)}.png`],
  ])('castle/plans/picture a plan called “%s” is the file %s', (title, file) => {
    expect(fileNameOf(title, 'png')).toBe(file);
  });

  it('castle/plans/picture a file is sent where the device can, and each way of failing is told apart', async () => {
    const file = new File(['x'], 'x.svg');
    const refusing = (name: string) => ({ share: () => Promise.reject(new DOMException('no', name)) });
    expect(canSend(file, {})).toBe(false);
    expect(canSend(file, { share: async () => undefined })).toBe(false);
    expect(canSend(file, { share: async () => undefined, canShare: () => false })).toBe(false);
    expect(canSend(file, { share: async () => undefined, canShare: () => true })).toBe(true);
    const given: unknown[] = [];
    expect(
      await sendFile(file, {
        share: async (data) => {
          given.push(data);
        },
      }),
    ).toBe('sent');
    expect(given).toEqual([{ files: [file] }]);
    expect(await sendFile(file, refusing('AbortError'))).toBe('given-up');
    expect(await sendFile(file, refusing('NotAllowedError'))).toBe('failed');
    expect(await sendFile(file, {})).toBe('failed');
  });
});
