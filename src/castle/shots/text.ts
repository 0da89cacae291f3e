import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { ShotReason } from '../../rules/mage-knight/attack/shooting-reasons.ts';
import type { HitTerm } from '../../rules/mage-knight/attack/shooting-to-hit.ts';
import { abilityName, decidingText, reasonText } from '../eligibility-text.ts';
import { lowestHit, needText, sumText } from '../need-text.ts';
import type {
  CastleShootsAnswer,
  FigureChange,
  ShotAnswer,
  ShotAtCastleAnswer,
  ShotAtFigureAnswer,
} from './answer.ts';
import type { ShotsInputs } from './inputs.ts';

export interface ShotTexts {
  readonly t: Messages['castleshots'];
  readonly castle: Messages['castle'];
  readonly terms: Messages['castleterms'];
  readonly format: Format;
}

export interface ReasonItem {
  readonly text: string;
  readonly rule: string;
}

const shotReason = ({ t, format }: ShotTexts, { effect, amount = 0, rule }: ShotReason): ReasonItem => ({
  text: t.reasons[effect](format.number(amount)),
  rule,
});

/** What the dice must show, as a number that is seen from afar, and the rest of the answer beside it. */
export interface ShotWord {
  /** "8+"; nothing where no dice decide. */
  readonly number: string | undefined;
  readonly word: string;
}

/** The verdict in a few words: what the dice must show and how likely that is, or why there is no shot. */
export function wordOf(texts: Pick<ShotTexts, 't' | 'format'>, answer: ShotAnswer): ShotWord {
  const { outcome } = answer.situation === 'figure' ? answer.reach : answer.verdict;
  if (outcome !== 'hits-for') return { number: undefined, word: texts.t.no[outcome] };
  const { need } = answer;
  if (need.ways === 0 || need.ways === 36) return { number: undefined, word: needText(texts, need) };
  const number = `${texts.format.number(lowestHit(need))}+`;
  return { number, word: `${texts.t.dice} · ${texts.format.percent(need.ways / 36)}` };
}

/** The same for a row of a list: "8+ · 41.7 %". */
export function shortWordOf(texts: Pick<ShotTexts, 't' | 'format'>, answer: ShotAnswer): string {
  const { number, word } = wordOf(texts, answer);
  return number === undefined ? word : `${number} · ${texts.format.percent(answer.need.ways / 36)}`;
}

/** A shot that may be made but never hits is no "yes". */
export function signOf({ allowed, need }: ShotAnswer): 'yes' | 'no' | 'open' {
  if (!allowed) return 'no';
  return need.ways === 0 ? 'open' : 'yes';
}

/** Every reason of the answer, the one that decided first. */
export function reasonsOf(texts: ShotTexts, answer: ShotAnswer): readonly ReasonItem[] {
  const own = (reasons: readonly ShotReason[]) => reasons.map((reason) => shotReason(texts, reason));
  const spared = answer.allowed ? own(answer.need.reasons) : [];
  if (answer.situation === 'figure') {
    const { reach, fortification } = answer;
    return answer.allowed
      ? [...own(fortification.reasons), ...own(reach.reasons), ...spared]
      : [...own(reach.reasons), ...own(fortification.reasons)];
  }
  if (answer.situation === 'castle') {
    return [...own(answer.verdict.reasons), ...own(answer.fortification?.reasons ?? []), ...spared];
  }
  const { eligibility, height, reasons } = answer.verdict;
  const eligible = eligibility.reasons.map((reason) => ({
    text: reasonText(texts.castle, texts.terms, reason),
    rule: reason.rule,
  }));
  if (!eligibility.eligible) {
    const text = decidingText(texts.castle, texts.terms, eligibility.reasons);
    return eligible.map((item, place) => (place === 0 ? { ...item, text } : item));
  }
  return [...own(reasons), ...own(height.reasons), ...eligible, ...spared];
}

/** What other readings of the text would answer. */
export function othersOf({ t, format }: ShotTexts, answer: ShotAnswer): readonly ReasonItem[] {
  const phrases: Readonly<Record<string, (answer: string) => string>> = t.others;
  const say = (rule: string, other: string) => ({ text: phrases[rule]?.(other) ?? '', rule });
  const shots =
    answer.situation === 'figure'
      ? []
      : answer.verdict.others.map(({ ruling, damage }) => say(ruling, format.number(damage)));
  const needs = answer.otherNeeds.map(({ ruling, need }) => say(ruling, needText({ t, format }, need)));
  return [...shots, ...needs].filter(({ text }) => text !== '');
}

/** What it comes to, and where something is added what from: "18 = 15 + 2 (fortification) + 1 (height)". */
function totalText(texts: Pick<ShotTexts, 't' | 'format'>, terms: readonly HitTerm[]): string {
  const total = terms.reduce((sum, { amount }) => sum + amount, 0);
  const sum = sumText(texts, terms);
  return terms.length > 1 ? `${texts.format.number(total)} = ${sum}` : sum;
}

/** The sums behind the verdict: defence first, then damage and distance. */
export function sumsOf(texts: ShotTexts, answer: ShotAnswer, inputs: ShotsInputs): readonly string[] {
  const { t } = texts;
  const defence = t.sums.defence(totalText(texts, answer.need.defence));
  if (answer.situation === 'figure') return atFigureSums(texts, answer, inputs, defence);
  if (answer.situation === 'section') return atSectionSums(texts, answer, inputs.section.distance, defence);
  return castleSums(texts, answer, inputs, defence);
}

function atFigureSums(
  { t, format }: ShotTexts,
  { allowed, reach, damage }: ShotAtFigureAnswer,
  { figure }: ShotsInputs,
  defence: string,
): readonly string[] {
  if (reach.outcome === 'closed-door') return [];
  const far = t.sums.distance(format.number(figure.distance), format.number(figure.range));
  return allowed ? [defence, t.sums.damage(format.number(damage)), far] : [far];
}

function atSectionSums(
  { t, format }: ShotTexts,
  { allowed, verdict, damage }: ShotAtCastleAnswer,
  distance: number,
  defence: string,
): readonly string[] {
  if (verdict.outcome === 'may-not-attack' || verdict.outcome === 'closed-door') return [];
  const far = t.sums.distance(format.number(distance), format.number(verdict.reach));
  return allowed ? [defence, t.sums.damage(format.number(damage)), far] : [far];
}

function castleSums(
  { t, format }: ShotTexts,
  { allowed, verdict, damage }: CastleShootsAnswer,
  { castle }: ShotsInputs,
  defence: string,
): readonly string[] {
  const { outcome, reach } = verdict;
  if (outcome !== 'hits-for' && outcome !== 'out-of-range') return [];
  const [distance, range, whole] = [castle.distance, castle.range, reach].map((inches) =>
    format.number(inches),
  );
  const long = reach !== castle.range;
  const far = long
    ? t.sums.doubled(distance ?? '', range ?? '', whole ?? '')
    : t.sums.distance(distance ?? '', whole ?? '');
  if (!allowed) return [far];
  const less = `${format.number(castle.damage)} − 2 = ${format.number(castle.damage - 2)}`;
  const floored = castle.damage < 2 ? `${less} → ${format.number(damage)}` : less;
  return [
    defence,
    t.sums.damage(long ? floored : format.number(damage)),
    far,
    t.sums.edge(format.number(castle.edge)),
  ];
}

export function changeText({ t, terms, format }: ShotTexts, change: FigureChange): string {
  switch (change.change) {
    case 'ability':
      return t.changes.ability(change.abilities.map((id) => abilityName(terms, id)).join(', '));
    case 'base-ranged-damage':
      return t.changes['base-ranged-damage'](format.number(change.atLeast));
    case 'farther':
      return t.changes.farther(format.number(change.moreThan));
    case 'nearer':
      return t.changes.nearer(format.number(change.atMost));
    default:
      return t.changes[change.change]('');
  }
}
