// What a meeting asks of its table, its notice, its referee and the armies brought (BW-LG-02, BW-LG-04, BW-LG-05, BW-LG-07 to BW-LG-09).
import type { CreationRules } from '../creation/creation-rules.ts';
import { type ArmyEntry, type ArmyPrice, armyPrice } from '../creation/price-army.ts';

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
  const tooMany = armies.length > mostArmies;
  return { tooMany, armies: checked, legal: !tooMany && checked.every(({ issues }) => issues.length === 0) };
}
