import type { Gain } from '../../kit/outcome-bar.tsx';
import type { Format } from '../../platform/format.ts';
import type { LanguageModel } from '../../platform/language.ts';
import { pieceSize } from '../../rules/brikwars/wreck/wreck-state.ts';
import type { Distribution } from '../../rules/dice/distribution.ts';
import { endsOf, type GroupAnswer, type WreckAnswer } from './answer.ts';
import { decodeWreck, type WreckInputs } from './inputs.ts';
import { aimText, type WreckTexts, wreckTitle } from './phrases.ts';

export function wreckWords({ texts }: Pick<LanguageModel, 'texts'>): WreckTexts {
  return { wreck: texts('wreck'), creation: texts('creation') };
}

/** One line that names a kept attack; undefined where it cannot be read. */
export function titleOf(t: WreckTexts, query: string): string | undefined {
  const inputs = decodeWreck(query);
  return inputs && wreckTitle(t, inputs);
}

/** What else it consists of. */
export function detailsOf(t: WreckTexts, format: Format, query: string): readonly string[] {
  const inputs = decodeWreck(query);
  if (!inputs) return [];
  const { creation, aim, state } = inputs;
  return [
    t.creation.summary(format.number(creation.size), format.number(creation.level)),
    ...(aim.kind === 'whole' ? [] : [aimText(t, inputs, aim)]),
    ...(state.pips > 0
      ? [t.wreck.pipsLeft(format.number(state.pips), format.number(pieceSize(creation, state)))]
      : []),
  ];
}

export interface WreckTile {
  readonly label: string;
  readonly chance: number;
  readonly shown: string;
  readonly gain: Gain;
  readonly unit?: string;
  /** Of one kind of attacks alone. */
  readonly group?: GroupAnswer;
}

export interface WreckShown {
  readonly sentence: string;
  readonly ends: readonly WreckTile[];
  readonly facts: readonly WreckTile[];
}

/** The answer as its bar, or that of a turn in hand. */
export function shownOf(
  { wreck }: WreckTexts,
  format: Format,
  inputs: WreckInputs,
  { steps, groups, until }: WreckAnswer,
  pips: Distribution,
): WreckShown {
  const { ended, hurt, nothing } = endsOf(pips, steps);
  const whole = inputs.aim.kind === 'whole';
  const rows: readonly (readonly [string, number, Gain])[] =
    whole && steps > 1
      ? [
          [wreck.destroyed, ended, 'mine'],
          [wreck.hurt, hurt, 'nobody'],
          [wreck.unharmed, nothing, 'theirs'],
        ]
      : [
          [whole ? wreck.destroyed : wreck.breaksOff, ended, 'mine'],
          [whole ? wreck.unharmed : wreck.holds, nothing, 'theirs'],
        ];
  const shares = format.shares(rows.map(([, chance]) => chance));
  const ends = rows.map(
    ([label, chance, gain], at): WreckTile => ({
      label,
      chance,
      gain,
      shown: shares[at] ?? '',
    }),
  );
  const [first] = groups;
  const facts: WreckTile[] = [];
  if (first)
    facts.push({
      label: wreck.hits,
      chance: first.hit,
      gain: 'nobody',
      shown: format.hundredths(first.hit),
      group: first,
    });
  if (until)
    facts.push({
      label: wreck.attacksNeeded,
      chance: 0,
      gain: 'nobody',
      shown: Number.isFinite(until.mean) ? format.number(until.mean, 1) : wreck.never,
      unit: '',
    });
  const [done = '', damaged = ''] = shares;
  return {
    ends,
    facts,
    sentence: whole
      ? wreck.sentenceWhole(done, steps > 1 ? damaged : format.hundredths(0))
      : wreck.sentencePart(done),
  };
}
