import { describe, expect, it } from 'vitest';
import type { Part } from '../../../src/platform/words.ts';
import type { Catalog } from '../../support/words.ts';
import { en, pl } from '../../support/words.ts';

interface Said {
  readonly path: string;
  readonly text: string;
}

/** Every text that a message gives when this is all it gets. */
function saidWith(value: unknown, path: string, shown: number | string): readonly Said[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value === 'function') {
    try {
      return saidWith(value(...Array.from({ length: 6 }, () => shown)), path, shown);
    } catch {
      // A message that gets more than numbers, of a list for example.
      return [];
    }
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => saidWith(inner, `${path}.${key}`, shown));
  }
  return [];
}

/** The messages that are wrong with this number, given as a number or as it is written. */
async function wrongWith(catalog: Catalog, count: number, wrong: RegExp): Promise<readonly string[]> {
  const parts = Object.keys(catalog) as Part[];
  const found = await Promise.all(
    parts.map(async (part) => {
      const messages = await catalog[part]();
      const [asNumber, asText] = [count, String(count)].map(
        (shown) =>
          new Map(
            saidWith(messages, part, shown)
              .filter(({ path, text }) => !neverOne.test(path) && wrong.test(text))
              .map(({ path, text }) => [path, text]),
          ),
      );
      return [...(asNumber ?? [])]
        .filter(([path]) => asText?.has(path))
        .map(([path, text]) => `${path}: ${text}`);
    }),
  );
  return found.flat();
}

/** Messages whose number is a bound or a share of some size, never one. */
const neverOne =
  /\.(?:tooManyDice|tooManySides|tooFewSides|tooLong|savedFull|variantsFull|full|tooManyLines|tooManyAttackers|tooMany|issues\.(?:group-count|target-count|too-many-\w+|name-too-long|move-range|size-range|models-range|growth-range|magic-over))\b|\.faults\.|fairness\.verdict|castlemap\.full|studs-per-carrier|rows\.limit|usbarmy\.(?:sample|unfilled)|usbbuilder\.(?:budget|tooCostly)|armies\.pointsOf|lookBack|battle\.gaveAway|removeDice|rollAll|allDie|saysBricks|all-counter-withdrawal|usbtable\.(?:units|heroes)Lost/;

const nouns =
  'points|dice|models|units|figures|sections|tokens|sixes|hits|successes|failures|bricks|studs|targets|attackers|defenders|chargers|defences|ways|choices|counters|activations|actions|ladders|clicks|heroes|members|cards|rounds|turns|towers|soldiers|degrees|plans|sieges|armies|fights|records|results|lines|pieces|walls|doors|inches|wounds|enemies|fighters|pips';
const nounOfOne = new RegExp(`(?<![\\d.,:+−–-])\\b1 ‹?(?:\\p{L}+ )?(?:${nouns})\\b|\\b[Aa]ll 1\\b`, 'u');
const oneOfMany =
  /(?<![\d.,:+−–-])\b[25] (?:point|model|unit|figure|section|token|success|brick|target|attacker|activation|action|ladder|click|hero|tower|soldier|bonus die)\b(?! of\b|’|-)/u;

describe('words/plurals', () => {
  it('words/plurals: one of a thing is never many in English', async () => {
    expect(await wrongWith(en, 1, nounOfOne)).toEqual([]);
  });

  it.each([2, 5])('words/plurals: %d of a thing are never one in English', async (count) => {
    expect(await wrongWith(en, count, oneOfMany)).toEqual([]);
  });

  it.each([
    [
      1,
      '(?:punkt(?:y|ów)|model[ei]|modeli|oddział(?:y|ów)|figurki|figurek|kostki|kostek|sekcje|rzut(?:y|ów)|trafienia|trafień|sukces(?:y|ów)|klocki|klocków|drabiny|drabin|akcje)',
    ],
    [
      2,
      '(?:punkt(?:ów)?|model|modeli|oddział(?:ów)?|figurka|figurek|kostka|kostek|sekcja|rzut(?:ów)?|trafienie|trafień|sukces(?:ów)?|klocek|klocków|drabina|drabin|akcja)',
    ],
    [
      5,
      '(?:punkty?|model|modele|oddziały?|figurk[ai]|kostk[ai]|sekcj[ae]|rzuty?|trafieni[ea]|sukcesy?|klocek|klocki|drabin[ay]|akcj[ae])',
    ],
  ] as const)('words/plurals: %d of a thing in Polish', async (count, forms) => {
    // After "z", "brakuje" and the like the noun stands in another case.
    const wrong = new RegExp(
      `(?<![\\p{L}\\d.,:+−–-])(?<!(?:[Zz]|Brakuje|Przerzut|dodanie|usunięcie|zmiana) )${count} ${forms}(?!\\p{L})`,
      'u',
    );
    expect(await wrongWith(pl, count, wrong)).toEqual([]);
  });
});
