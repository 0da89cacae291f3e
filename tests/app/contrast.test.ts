import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Theme = 'light' | 'dark';
type Channels = readonly [red: number, green: number, blue: number];
/** A token, a colour as it is written, or one mixed of two: the share of the first. */
type Colour = string | { readonly of: Colour; readonly share: number; readonly over: Colour };

const tokens = new Map<string, Readonly<Record<Theme, string>>>();
for (const [, name = '', light, dark, both] of readFileSync('src/app/tokens.css', 'utf8').matchAll(
  /--([a-z-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g,
)) {
  // The first is that of the root; games take theirs from it.
  if (!tokens.has(name)) tokens.set(name, { light: light ?? both ?? '', dark: dark ?? both ?? '' });
}

function channels(colour: Colour, theme: Theme): Channels {
  if (typeof colour !== 'string') {
    const below = channels(colour.over, theme);
    const [red, green, blue] = channels(colour.of, theme).map(
      (value, at) => value * colour.share + (below[at] ?? 0) * (1 - colour.share),
    );
    return [red ?? 0, green ?? 0, blue ?? 0];
  }
  const written = colour.startsWith('#') ? colour : tokens.get(colour)?.[theme];
  if (!written) throw new Error(`no token is called ${colour}`);
  const digits =
    written.length === 4 ? [...written.slice(1)].map((one) => one + one) : written.match(/\w\w/g);
  const [red, green, blue] = (digits ?? []).map((pair) => Number.parseInt(pair, 16));
  return [red ?? 0, green ?? 0, blue ?? 0];
}

/** Relative luminance, as the Web Content Accessibility Guidelines define it. */
function luminance(colour: Colour, theme: Theme): number {
  const [red = 0, green = 0, blue = 0] = channels(colour, theme).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour, theme: Theme): number {
  const [dark = 0, bright = 0] = [luminance(one, theme), luminance(other, theme)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

const white = '#ffffff';
const grounds = ['paper', 'surface', 'raised', 'sunken'] as const;
const fills = ['brikwars-fill', 'usb-fill', 'mage-knight-fill'] as const;
const felt = ['felt-light', 'felt', 'felt-dark'] as const;
const mix = (of: Colour, share: number, over: Colour): Colour => ({ of, share, over });

type Pair = readonly [what: string, on: readonly Colour[], colour: Colour];

const text: readonly Pair[] = [
  ['words', [...grounds, 'warn-soft', 'good-soft', 'bad-soft', 'sand', 'ground'], 'ink'],
  ['quiet words', [...grounds, 'warn-soft', 'good-soft', 'bad-soft'], 'ink-soft'],
  ['the app’s own voice', [...grounds, 'warn-soft'], 'accent'],
  ['words on gold', ['accent-fill'], 'accent-ink'],
  ['BrikWars', [...grounds, 'warn-soft'], 'brikwars'],
  ['USB', [...grounds, 'warn-soft'], 'usb'],
  ['Mage Knight', [...grounds, 'warn-soft'], 'mage-knight'],
  ['the other side', grounds, 'slate'],
  ['words on a brick', [...fills, 'slate-brick'], white],
  ['words on felt', felt, white],
  ['good', [...grounds, 'good-soft'], 'good'],
  ['bad', [...grounds, 'bad-soft'], 'bad'],
  ['words beside a ruler', ['ground'], 'ground-ink'],
];

const signs: readonly Pair[] = [
  ['the edge of what can be touched', [...grounds, 'ground', 'warn-soft'], 'line-strong'],
  ['the edge of what has the focus', [...grounds, 'ground', 'warn-soft'], 'focus'],
  ...fills.map((fill): Pair => ['a brick of mine', ['paper', 'surface', 'raised', 'ground'], fill]),
  ['a brick of theirs', ['paper', 'surface', 'raised', 'ground'], 'slate-brick'],
  ['a die of theirs', ['paper', 'surface', 'raised', 'sunken'], 'slate-fill'],
  ['the pips of a die of theirs', ['slate-fill'], 'slate-on'],
  ['a mark of gold', grounds, 'gold'],
  ['a mark of gold on felt', felt, 'gold-bright'],
  ['what a weapon reaches', ['#5d5240'], 'gold-bright'],
  ['the rim of a die that may be kept', ['felt-light', 'felt'], mix(white, 0.6, 'felt')],
  ['a die that is still to come', ['felt'], mix(white, 0.6, 'felt')],
  ...fills.flatMap((fill): readonly Pair[] => [
    ['the pips of a die', [fill], white],
    ['the pips of a die not rolled yet', [fill], mix(white, 0.75, fill)],
    ['the pips of a miss', [mix(fill, 0.25, 'felt')], '#dfe4d4'],
    ['the pips of a die put aside', [mix(fill, 0.25, '#6f665a')], white],
  ]),
];

/** Those that are too faint, in words. */
function faint(pairs: readonly Pair[], least: number, theme: Theme): readonly string[] {
  return pairs.flatMap(([what, on, colour]) =>
    on
      .map((ground) => ({ ground, found: contrast(colour, ground, theme) }))
      .filter(({ found }) => found < least)
      .map(({ ground, found }) => `${what} on ${JSON.stringify(ground)}: ${found.toFixed(2)}`),
  );
}

describe.each<Theme>(['light', 'dark'])('app/tokens: contrast, %s', (theme) => {
  it('app/tokens: whatever is read has 4.5 to 1 against its ground', () => {
    expect(faint(text, 4.5, theme)).toEqual([]);
  });

  it('app/tokens: whatever is a sign has 3 to 1 against what it stands on', () => {
    expect(faint(signs, 3, theme)).toEqual([]);
  });
});

it('app/tokens: contrast is measured as the guidelines do', () => {
  expect(contrast('#000000', '#ffffff', 'light')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#fff', 'light')).toBeCloseTo(4.48, 2);
});
