import type { ComponentChild } from 'preact';
import { describe, expect, it } from 'vitest';
import { BlockGroup, type ModelKind } from '../../../src/kit/figures/block.tsx';
import {
  anchors,
  Figure,
  FigureGroup,
  type FigureLook,
  figureBox,
  WallGroup,
  type Weapon,
  WeaponPicture,
} from '../../../src/kit/figures/figure.tsx';
import { FigureNote } from '../../../src/kit/figures/figure-note.tsx';
import { all, draw } from '../../support/drawn.ts';

const picture = (child: ComponentChild) => JSON.stringify(draw(child));

const weapons: readonly Weapon[] = [
  'hand',
  'heavy',
  'two-handed',
  'object',
  'bow',
  'longbow',
  'staff',
  'rifle',
  'pistol',
  'spear',
  'lance',
  'axe',
  'grenade',
  'none',
];
const kinds: readonly ModelKind[] = ['infantry', 'vehicle', 'monster', 'cavalry', 'flyer'];
const looks: readonly FigureLook[] = [
  ...weapons.map((weapon): FigureLook => ({ weapon })),
  ...[...weapons, 'shield' as const]
    .filter((other) => other !== 'none')
    .map((other): FigureLook => ({ weapon: 'heavy', other })),
  { weapon: 'heavy', armour: true },
  { weapon: 'heavy', cape: true },
  ...(['helmet', 'kettle', 'plume', 'pointed', 'none'] as const).map(
    (hat): FigureLook => ({ weapon: 'heavy', hat }),
  ),
  { weapon: 'heavy', robe: true },
  { weapon: 'heavy', robe: true, down: true },
  { weapon: 'heavy', hat: 'helmet', down: true },
  { weapon: 'heavy', mount: 'horse', down: true },
  { weapon: 'heavy', mount: 'barded-horse', down: true },
  { weapon: 'heavy', mount: 'horse' },
  { weapon: 'heavy', mount: 'barded-horse' },
  { weapon: 'none', mount: 'horse', alone: true },
  { weapon: 'none', mount: 'barded-horse', alone: true },
  { weapon: 'none', mount: 'horse', alone: true, down: true },
  { weapon: 'heavy', down: true },
  { weapon: 'spear', down: true },
  { weapon: 'none', down: true },
];

describe('kit/figures/figure', () => {
  it('kit/figures/figure what a figure holds, wears, rides and has come to is seen: no two looks are drawn alike', () => {
    const pictures = looks.map((look) => picture(<Figure look={look} side="mine" />));
    expect(new Set(pictures).size).toBe(looks.length);
  });

  it('kit/figures/figure the sides differ by their colour alone, and every figure is hidden from screen readers', () => {
    for (const look of looks) {
      const [mine] = draw(<Figure look={look} side="mine" />);
      const [theirs] = draw(<Figure look={look} side="theirs" />);
      expect(mine?.attributes['data-side']).toBe('mine');
      expect(theirs?.attributes).toEqual({ ...mine?.attributes, 'data-side': 'theirs' });
      expect(theirs?.children).toEqual(mine?.children);
      expect(mine?.attributes['aria-hidden']).toBe('true');
    }
  });

  it('kit/figures/figure mirrored, all of a figure turns about the middle of its 128 units', () => {
    for (const look of looks) {
      const [plain] = draw(<FigureGroup look={look} />);
      const [mirrored] = draw(<FigureGroup look={look} mirrored />);
      expect(mirrored?.attributes.transform).toBe('translate(128 0) scale(-1 1)');
      expect(mirrored?.children).toEqual(plain?.children);
      expect(plain?.attributes.transform).toBeUndefined();
    }
  });

  it('kit/figures/figure a hand holds at its anchor, which lies in what is drawn', () => {
    for (const weapon of weapons.filter((one) => one !== 'none')) {
      const grips = (look: FigureLook) =>
        all(draw(<FigureGroup look={look} />)).map(({ attributes }) => String(attributes.transform));
      const at = ([x, y]: readonly [number, number]) => expect.stringContaining(`translate(${x} ${y})`);
      expect(grips({ weapon })).toContainEqual(at(anchors.hand));
      expect(grips({ weapon: 'none', other: weapon })).toContainEqual(at(anchors.other));
      const { x, y, width, height } = figureBox({ weapon });
      for (const [ax, ay] of Object.values(anchors)) {
        expect(ax > x && ax < x + width && ay > y && ay < y + height).toBe(true);
      }
    }
  });

  it.each(kinds)(
    'kit/figures/figure a block of %s draws as many models as there are, ten at most',
    (kind) => {
      const drawn = (count: number) => draw(<BlockGroup count={count} kind={kind} />)[0]?.children.length;
      expect([1, 2, 3, 5, 10, 20].map(drawn)).toEqual([1, 2, 3, 5, 10, 10]);
      expect(new Set(kinds.map((other) => picture(<BlockGroup count={5} kind={other} />))).size).toBe(
        kinds.length,
      );
    },
  );

  it('kit/figures/figure every weapon has a picture of its own', () => {
    const drawn = ([...weapons, 'shield'] as const).map((weapon) =>
      picture(<WeaponPicture weapon={weapon} />),
    );
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('kit/figures/figure no piece has an id or a style of its own, a broken path or a number that is none', () => {
    const drawn = all(
      draw([
        ...looks.map((look) => <Figure key="" look={look} side="mine" mirrored />),
        ...weapons.map((weapon) => <WeaponPicture key="" weapon={weapon} />),
        ...kinds.map((kind) => <BlockGroup key="" count={10} kind={kind} />),
        <WallGroup key="" />,
      ]),
    );
    expect(drawn.length).toBeGreaterThan(500);
    expect(drawn.filter(({ attributes }) => 'id' in attributes || 'style' in attributes)).toEqual([]);
    const texts = drawn.flatMap(({ attributes }) => Object.values(attributes).map(String));
    expect(texts.filter((text) => /NaN|--|Infinity/.test(text))).toEqual([]);
    const paths = drawn.filter(({ name }) => name === 'path');
    expect(paths.filter(({ attributes }) => !/^M[-\d.]/.test(String(attributes.d)))).toEqual([]);
  });

  it('kit/figures/figure an empty list shows figures in the colours of its game, and says all in words', () => {
    const drawn = all(
      draw(
        <FigureNote game="usb">
          <p>No armies yet.</p>
        </FigureNote>,
      ),
    );
    expect(drawn.filter(({ attributes }) => attributes['data-game'] === 'usb')).toHaveLength(1);
    const pictures = drawn.filter(({ name }) => name === 'svg');
    expect(pictures.map(({ attributes }) => attributes['aria-hidden'])).toEqual(['true', 'true']);
    expect(drawn.filter(({ name }) => name === 'p')).toHaveLength(1);
  });

  it('kit/figures/figure a figure is few nodes', () => {
    for (const look of looks) expect(all(draw(<FigureGroup look={look} />)).length).toBeLessThan(75);
  });
});
