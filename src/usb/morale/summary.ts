import type { Outcome } from '../../kit/stage/outcome-bar.tsx';
import { casesText } from '../../platform/cases.ts';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import { chanceOf, type Distribution, highest } from '../../rules/dice/distribution.ts';
import { type Fate, fates, type MoraleOdds } from '../../rules/usb/morale/morale-odds.ts';
import { decodeMorale } from './inputs.ts';
import { type MoraleAnswer, moraleAnswerOf } from './model.ts';
import { fatesOf } from './odds-ahead.ts';

const rounding = 1e-12;

/** What can become of the unit at all, the worst first. */
function possibleFates(chances: Readonly<Record<Fate, number>>): readonly Fate[] {
  return [...fates].reverse().filter((fate) => chances[fate] > rounding);
}

/** The chance that none, and that all, of so many fail. */
function endsOf(failing: Distribution, all: number): { readonly none: number; readonly all: number } {
  return { none: chanceOf(failing, 0), all: chanceOf(failing, all) };
}

/** The middle half of a distribution, in whole numbers. */
export function middleOf(odds: Distribution): readonly [from: number, to: number] {
  let below = 0;
  let from: number | undefined;
  for (let at = 0; at < odds.weights.length; at++) {
    below += odds.weights[at] ?? 0;
    if (from === undefined && below >= 0.25 - rounding) from = odds.min + at;
    if (below >= 0.75 - rounding) return [from ?? odds.min + at, odds.min + at];
  }
  return [from ?? odds.min, highest(odds)];
}

type Texts = Messages['usbmorale'];

/** A part of the bar, or a figure beside it. */
interface MoraleFigure extends Outcome {
  readonly unit?: string;
}

export interface MoraleDescription {
  readonly sentence: string;
  /** They exclude each other; none where nothing is tested. */
  readonly ends: readonly MoraleFigure[];
  readonly facts: readonly MoraleFigure[];
}

/** What becomes of the unit, the worst first: `panics in 50 and holds in 50`. */
function fatesLine(t: Texts, format: Format, chances: Readonly<Record<Fate, number>>): string {
  const shown = possibleFates(chances);
  return t.sentence(format.list(shown.map((fate) => t.fates[fate](casesText(format, chances[fate])))));
}

function rangeText(t: Texts, format: Format, [from, to]: readonly [number, number]): string {
  return from === to ? format.number(to) : t.range(format.number(from), format.number(to));
}

function shortRange(format: Format, [from, to]: readonly [number, number]): string {
  return from === to ? format.number(to) : `${format.number(from)}–${format.number(to)}`;
}

/** What an unbreakable unit loses where its test fails. */
function lossesText(t: Texts, format: Format, { outcomes }: MoraleOdds): string | undefined {
  const by = (kind: 'models' | 'points') =>
    outcomes.filter((outcome) => outcome[kind] > 0).map((outcome) => outcome[kind]);
  const models = by('models');
  const points = by('points');
  if (points.length === 0) return undefined;
  const numbers = models.length > 0 ? models : points;
  const most = Math.max(...numbers);
  const range = rangeText(t, format, [Math.min(...numbers), most]);
  return models.length > 0 ? t.models(range, most) : t.points(range, most);
}

/** What the result of a lost melee does at once. */
function resultText(
  t: Texts,
  format: Format,
  { band, wounds, flight }: NonNullable<MoraleAnswer['result']>,
): string {
  if (wounds > 0) return t.takesWounds(wounds);
  if (band === 'pushed') return flight > 0 ? t.bands.pushed : t.bands.pushedInPlace;
  if (band === 'flees') return flight > 0 ? t.bands.flees(format.number(flight)) : t.bands.fleesInPlace;
  return t.bands[band];
}

function describeTest(
  t: Texts,
  format: Format,
  answer: MoraleAnswer,
  odds: MoraleOdds,
  chances: Readonly<Record<Fate, number>>,
): MoraleDescription {
  const { lost, start, verdict, result } = answer;
  const lead: string[] = [];
  if (result) lead.push(resultText(t, format, result));
  else if (verdict.kind === 'losses') {
    const percent = format.percent(start === 0 ? 0 : lost / start);
    lead.push(t.lostLine(format.number(lost), format.number(start), percent));
  }
  if (verdict.kind === 'losses' && odds.level !== undefined) lead.push(t.testAt(format.number(odds.level)));
  if (odds.level === undefined) {
    const again = odds.reasons.some(({ effect }) => effect === 'level-known');
    const gone = odds.outcomes.some(({ fate }) => fate === 'wiped');
    if (result && !gone) {
      return {
        sentence: [...lead, ...(result.band === 'destroyed' ? [] : [t.noFurther])].join(' '),
        ends: [],
        facts: [],
      };
    }
    return {
      sentence: [...lead, gone ? t.wipedOut : again ? t.noTestAgain : t.noTestYet].join(' '),
      ends: [],
      facts: [],
    };
  }
  const losses = lossesText(t, format, odds);
  const fails = 1 - odds.passes;
  const possible = possibleFates(chances);
  const worst = possible[0] ?? 'steady';
  const failed =
    losses !== undefined
      ? odds.outcomes.some(({ models }) => models > 0)
        ? t.tiles.losesModels
        : t.tiles.losesPoints
      : worst === 'steady'
        ? t.tiles.failed
        : t.tiles[worst];
  const [passed = '', notPassed = ''] = format.shares([odds.passes, fails]);
  const wiped: readonly MoraleFigure[] =
    losses !== undefined && possible.includes('wiped')
      ? [
          {
            label: t.tiles.wiped,
            chance: chances.wiped,
            shown: format.hundredths(chances.wiped),
            gain: 'theirs',
          },
        ]
      : [];
  const stern = losses === undefined ? [] : [t.sternLine(passed, losses)];
  const said =
    losses === undefined || possible.length > 1 ? [...stern, fatesLine(t, format, chances)] : stern;
  return {
    sentence: [...lead, ...said].join(' '),
    ends: [
      { label: t.tiles.passed, chance: odds.passes, shown: passed, gain: 'mine' },
      { label: failed, chance: fails, shown: notPassed, gain: 'theirs' },
    ],
    facts: wiped,
  };
}

/** The answer in one sentence, and its figures. */
export function describeMorale(t: Texts, format: Format, answer: MoraleAnswer): MoraleDescription {
  const { verdict } = answer;
  const of = format.hundredths;
  switch (verdict.kind) {
    case 'test':
    case 'losses': {
      const chances = fatesOf(verdict);
      return chances
        ? describeTest(t, format, answer, verdict.odds, chances)
        : { sentence: '', ends: [], facts: [] };
    }
    case 'recovery': {
      const { chance, from } = verdict.odds;
      const [recovers = '', stays = ''] = format.shares([chance, 1 - chance]);
      return {
        sentence: t.recovery[from](recovers),
        ends: [
          { label: t.tiles.recovers, chance, shown: recovers, gain: 'mine' },
          { label: t.tiles.stays, chance: 1 - chance, shown: stays, gain: 'theirs' },
        ],
        facts: [],
      };
    }
    case 'hits': {
      const { hits, save, models, fates: chances } = verdict.odds;
      if (hits === 0) return { sentence: t.noHits, ends: [], facts: [] };
      const [from, to] = middleOf(models);
      const range = rangeText(t, format, [from, to]);
      const broken = chances.panicked + chances.destroyed + chances.wiped;
      const [holds = '', breaks = ''] = format.shares([1 - broken, broken]);
      return {
        sentence: [
          t.hitsLine(hits, format.number(save.target)),
          t.lossesSum(t.models(range, to)),
          fatesLine(t, format, chances),
        ].join(' '),
        ends: [
          { label: t.tiles.holds, chance: 1 - broken, shown: holds, gain: 'mine' },
          { label: t.tiles.broken, chance: broken, shown: breaks, gain: 'theirs' },
        ],
        facts: [
          {
            label: t.tiles.losesModels,
            chance: 1,
            shown: shortRange(format, [from, to]),
            unit: '',
            gain: 'nobody',
          },
          { label: t.tiles.wiped, chance: chances.wiped, shown: of(chances.wiped), gain: 'theirs' },
        ],
      };
    }
    case 'commander': {
      const { failing } = verdict.odds;
      const units = verdict.odds.units.length;
      const [from, to] = middleOf(failing);
      const { none, all } = endsOf(failing, units);
      const [nobody = '', somebody = ''] = format.shares([none, 1 - none]);
      return {
        sentence: t.commanderLine(units, rangeText(t, format, [from, to]), units === 1 ? somebody : nobody),
        ends: [
          { label: t.tiles.nobody, chance: none, shown: nobody, gain: 'mine' },
          { label: t.tiles.somebody, chance: 1 - none, shown: somebody, gain: 'theirs' },
        ],
        facts: units > 1 ? [{ label: t.tiles.all, chance: all, shown: of(all), gain: 'theirs' }] : [],
      };
    }
  }
}

/** The ends of a kept fight, as its bar has them; undefined where the text makes none. */
export function keptEnds(t: Texts, format: Format, query: string): readonly Outcome[] | undefined {
  const inputs = decodeMorale(query);
  return inputs && describeMorale(t, format, moraleAnswerOf(inputs)).ends;
}
