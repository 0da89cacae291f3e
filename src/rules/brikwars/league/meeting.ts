// What a meeting asks of its table, its notice, its referee and the armies brought (BW-LG-02, BW-LG-04, BW-LG-05, BW-LG-07 to BW-LG-09).
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

/** An army as a list has it: what it costs, and the printed Move of each line where that is known. */
export interface ListedArmy {
  readonly points: number;
  readonly lines: readonly { readonly move?: number | undefined }[];
}

export type ListFault =
  | { readonly rule: BrikwarsRuleId; readonly code: 'over-limit'; readonly over: number }
  | {
      readonly rule: BrikwarsRuleId;
      readonly code: 'too-fast';
      /** Its place in the list. */
      readonly line: number;
      readonly move: number;
    };

/** What a list breaks of the limits, and how many of its lines do not say how fast they are (BW-LG-05, BWC-100). */
export function checkList(
  { points, lines }: ListedArmy,
  { armyLimit = Number.POSITIVE_INFINITY, moveLimit = Number.POSITIVE_INFINITY }: CreationRules,
): { readonly faults: readonly ListFault[]; readonly unknown: number } {
  const over: readonly ListFault[] =
    points > armyLimit ? [{ rule: 'BW-LG-05', code: 'over-limit', over: points - armyLimit }] : [];
  const fast = lines.flatMap(({ move = 0 }, line): readonly ListFault[] =>
    move > moveLimit ? [{ rule: 'BWC-100', code: 'too-fast', line, move }] : [],
  );
  return { faults: [...over, ...fast], unknown: lines.filter(({ move }) => move === undefined).length };
}

/** Whether more armies are brought than a meeting allows (BW-LG-04). */
const tooManyArmies = (armies: number): boolean => armies > mostArmies;
