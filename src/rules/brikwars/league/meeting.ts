// What a meeting asks of its table, its notice, its referee and the armies brought (BW-LG-02, BW-LG-04, BW-LG-05, BW-LG-07 to BW-LG-09).
import type { Creation } from '../creation/creation.ts';
import { creationIssues } from '../creation/creation-check.ts';
import type { CreationRules } from '../creation/creation-rules.ts';
import { type ArmyEntry, type ArmyPrice, armyPrice } from '../creation/price-army.ts';
import type { BrikwarsRuleId } from '../ids.ts';

export interface Meeting {
  /** Of the table, in centimetres. */
  readonly width: number;
  readonly depth: number;
  readonly daysAhead: number;
  readonly juniors: boolean;
  readonly refereePresent: boolean;
  /** The referee is one of the two who play. */
  readonly refereePlays: boolean;
  /** Photographed after every player's turn, and described. */
  readonly documented: boolean;
}

const shortestSide = 90;
const leastNotice = 2;
const adultFrom = 18;
const mostArmies = 2;

/** Each in order or not. Nobody judges his own game; Juniors always need a referee, others a record without one (BW-LG-07 to BW-LG-09). */
export function checkMeeting(meeting: Meeting) {
  const { width, depth, daysAhead, juniors, refereePresent, refereePlays, documented } = meeting;
  return {
    table: Math.min(width, depth) >= shortestSide,
    notice: daysAhead >= leastNotice,
    referee: !refereePlays && (refereePresent || (documented && !juniors)),
  };
}

export type AgeGroup = 'juniors' | 'seniors';

/** In which groups somebody may play: a minor among the Seniors only with a parent's consent (BW-LG-02). */
export function ageGroups(age: number, consent: boolean): readonly AgeGroup[] {
  if (age >= adultFrom) return ['seniors'];
  return consent ? ['juniors', 'seniors'] : ['juniors'];
}

/** Armies brought to a meeting: at most two, and each within the limits of the league (BW-LG-04, BW-LG-05). */
export function checkArmies(
  armies: readonly (readonly ArmyEntry[])[],
  rules: CreationRules,
): { readonly tooMany: boolean; readonly armies: readonly ArmyPrice[]; readonly legal: boolean } {
  const checked = armies.map((entries) =>
    armyPrice(entries, rules.armyLimit ?? Number.POSITIVE_INFINITY, rules),
  );
  const tooMany = tooManyArmies(armies.length);
  return { tooMany, armies: checked, legal: !tooMany && checked.every(({ issues }) => issues.length === 0) };
}

export interface ListedLine {
  /** The printed Move, where it is known. */
  readonly move?: number | undefined;
  /** How it is built, where it is a creation. */
  readonly creation?: Creation | undefined;
}

/** An army as a list has it, with what it costs. */
export interface ListedArmy {
  readonly points: number;
  readonly lines: readonly ListedLine[];
}

export type ListFault =
  | { readonly rule: BrikwarsRuleId; readonly code: 'over-limit'; readonly over: number }
  | {
      readonly rule: BrikwarsRuleId;
      readonly code: 'too-fast';
      /** Its place in the list. */
      readonly line: number;
      readonly move: number;
    }
  | { readonly rule: BrikwarsRuleId; readonly code: 'not-allowed'; readonly line: number };

/**
 * What a list breaks: the limits (BW-LG-05, BWC-100), and with a creation the rules that the league plays by (BW-LG-06);
 * and how many of its lines do not say how fast they are.
 */
export function checkList(
  { points, lines }: ListedArmy,
  rules: CreationRules,
): { readonly faults: readonly ListFault[]; readonly unknown: number } {
  const { armyLimit = Number.POSITIVE_INFINITY, moveLimit = Number.POSITIVE_INFINITY } = rules;
  const over: readonly ListFault[] =
    points > armyLimit ? [{ rule: 'BW-LG-05', code: 'over-limit', over: points - armyLimit }] : [];
  const fast = lines.flatMap(({ move = 0 }, line): readonly ListFault[] =>
    move > moveLimit ? [{ rule: 'BWC-100', code: 'too-fast', line, move }] : [],
  );
  // How fast it is was looked at already.
  const built = lines.flatMap(({ creation }, line): readonly ListFault[] =>
    creation && creationIssues(creation, rules).some(({ code }) => code !== 'too-fast')
      ? [{ rule: 'BW-LG-06', code: 'not-allowed', line }]
      : [],
  );
  return {
    faults: [...over, ...fast, ...built],
    unknown: lines.filter(({ move }) => move === undefined).length,
  };
}

/** Whether more armies are brought than a meeting allows (BW-LG-04). */
export const tooManyArmies = (armies: number): boolean => armies > mostArmies;
