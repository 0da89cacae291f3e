import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { SiegeAbilityId } from '../../rules/mage-knight/attack/abilities.ts';
import type { EligibilityReason } from '../../rules/mage-knight/attack/eligibility.ts';
import type { AttackVerdict } from '../../rules/mage-knight/attack/joint-attack.ts';
import type { Change } from '../../rules/mage-knight/attack/single-change.ts';
import { abilityName, reasonText } from '../eligibility-text.ts';
import type { CastleFigure } from './inputs.ts';

type Texts = Messages['castle'];

type Terms = Messages['castleterms'];

/** What the attackers are called: by name or number, and by both where several have one name. */
export function attackerNames(texts: Texts, figures: readonly CastleFigure[]): readonly string[] {
  const given = figures.map(({ name }, place) => name.trim() || texts.figure(place + 1));
  const taken = new Set(given);
  return given.map((name) => {
    if (given.indexOf(name) === given.lastIndexOf(name)) return name;
    for (let number = 1; ; number++) {
      const numbered = `${name} ${number}`;
      if (taken.has(numbered)) continue;
      taken.add(numbered);
      return numbered;
    }
  });
}

export function attackerName(texts: Texts, figures: readonly CastleFigure[], place: number): string {
  return attackerNames(texts, figures)[place] ?? texts.figure(place + 1);
}

interface ReasonItem {
  readonly text: string;
  readonly rule: string;
}

/** The reasons in words; where a ruling decided and its other reading would say otherwise, that stands behind it. */
export function reasonItems(
  texts: Texts,
  terms: Terms,
  { eligible, reasons }: Pick<AttackVerdict, 'eligible' | 'reasons'>,
): readonly ReasonItem[] {
  return reasons.flatMap((reason) => {
    const item = { text: reasonText(texts, terms, reason), rule: reason.rule };
    const other = otherReading(texts, reason.rule, eligible);
    return other === undefined ? [item] : [item, { text: other, rule: reason.rule }];
  });
}

function otherReading(
  { otherReadings }: Texts,
  rule: EligibilityReason['rule'],
  eligible: boolean,
): string | undefined {
  switch (rule) {
    case 'MK-A-17':
      return eligible ? undefined : otherReadings[rule];
    case 'MK-A-21':
    case 'MK-A-30':
      return eligible ? otherReadings[rule] : undefined;
    case 'MK-A-15':
    case 'MK-A-32':
      return otherReadings[rule];
    default:
      return undefined;
  }
}

export function changeText(texts: Texts, terms: Terms, change: Change): string {
  switch (change.change) {
    case 'ability':
      return texts.changes.ability(
        change.abilities.map((id: SiegeAbilityId) => abilityName(terms, id)).join(', '),
      );
    case 'mode':
      return texts.changes[change.mode];
    default:
      return texts.changes[change.change];
  }
}

interface OutItem extends Pick<ReasonItem, 'rule'> {
  readonly place: number;
  readonly why: string;
}

/** Who is out and why; those who are out for the same reason stand together. */
export function outTexts(
  texts: Texts,
  format: Pick<Format, 'list'>,
  names: readonly string[],
  items: readonly OutItem[],
): readonly ReasonItem[] {
  return items.flatMap(({ rule, why }, at) => {
    const alike = items.filter((other) => other.rule === rule && other.why === why);
    if (alike[0] !== items[at]) return [];
    const named = format.list(alike.map(({ place }) => names[place] ?? ''));
    return [{ text: alike.length === 1 ? texts.outWhy(named, why) : texts.outAlike(named, why), rule }];
  });
}

/** The verdict in a few words; for several attackers it says whether all, some or none may. */
export function verdictText(texts: Texts, allowed: readonly boolean[]): string {
  if (allowed.length < 2) return allowed[0] ? texts.yes : texts.no;
  if (allowed.every(Boolean)) return texts.allMay;
  return allowed.some(Boolean) ? texts.someMay : texts.noneMay;
}
