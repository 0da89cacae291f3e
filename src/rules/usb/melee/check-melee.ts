import { fail, ok, type Result } from '../../result.ts';
import type { UsbRules } from '../house-rules.ts';
import type { UsbRuleId } from '../ids.ts';
import { isNearest } from '../nearness.ts';
import { chargeInches, reactionsOf } from '../reaction/reaction.ts';
import type { ReactionIssueCode } from '../reaction/reaction-issue.ts';
import { powerIn } from '../turn/power.ts';
import { heroIn, isBlessed } from '../units/fighter.ts';
import {
  canSelfDestruct,
  hasShieldChoice,
  isDuel,
  longestDistance,
  type MeleeRole,
  type MeleeSetup,
  meleeRoles,
  mostOthers,
} from './melee-setup.ts';

export const meleeIssueCodes = [
  'distance-range',
  'lost-range',
  'too-many-others',
  'not-seen',
  'out-of-reach',
  'immobile',
  'not-nearest',
  'hidden-not-nearest',
  'false-flag',
  'shaken-charger',
  'panicked-charger',
  'reaction',
  'no-shield',
  'no-blessing',
  'no-self-destruction',
  'duel-first',
  'power-range',
  'hero-fled',
] as const;
export type MeleeIssueCode = (typeof meleeIssueCodes)[number];

/** What is wrong with a melee: whose fault it is where it is one side's, the bounds passed, inches short. */
export interface MeleeIssue {
  readonly code: MeleeIssueCode;
  readonly rule?: UsbRuleId;
  readonly who?: MeleeRole;
  readonly lowest?: number;
  readonly highest?: number;
  /** Inches that the charger can charge. */
  readonly inches?: number;
  readonly reaction?: ReactionIssueCode;
}

/**
 * Whether this melee can be fought: reach and sight, the nearest enemy, state of the charger, the reaction, and what
 * is chosen (USB-MELEE-01, USB-MELEE-02, USB-MOR-05, USB-MOR-06, USB-REACT-01, USB-REACT-02). Fails with all issues.
 */
export function checkMelee(setup: MeleeSetup, rules: UsbRules): Result<MeleeSetup, MeleeIssue> {
  const issues = [
    ...numberIssues(setup),
    ...(setup.locked ? [] : chargeIssues(setup, rules)),
    ...reactionIssues(setup, rules),
    ...choiceIssues(setup),
  ];
  return issues.length > 0 ? fail(...issues) : ok(setup);
}

function numberIssues({ distance, lostOnTheWay, charger, target }: MeleeSetup): readonly MeleeIssue[] {
  const issues: MeleeIssue[] = [];
  if (!(distance >= 0 && distance <= longestDistance))
    issues.push({ code: 'distance-range', lowest: 0, highest: longestDistance });
  if (!Number.isInteger(lostOnTheWay) || lostOnTheWay < 0 || lostOnTheWay > 99)
    issues.push({ code: 'lost-range', lowest: 0, highest: 99 });
  for (const who of meleeRoles) {
    const { others } = { charger, target }[who];
    if (others.length > mostOthers)
      issues.push({ code: 'too-many-others', who, lowest: 0, highest: mostOthers });
  }
  return issues;
}

function chargeIssues(setup: MeleeSetup, rules: UsbRules): readonly MeleeIssue[] {
  const { charger, target, distance, seen } = setup;
  const { fighter } = charger;
  const issues: MeleeIssue[] = [];
  const reach = chargeInches(setup).value;
  if (reach === 0) issues.push({ code: 'immobile', rule: 'USB-MOVE-06', who: 'charger' });
  else if (distance > reach)
    issues.push({ code: 'out-of-reach', rule: 'USB-MELEE-01', who: 'charger', inches: reach });
  if (!seen) issues.push({ code: 'not-seen', rule: 'USB-MELEE-01', who: 'charger' });
  if (!isNearest(setup, rules)) {
    if (target.fighter.formation === 'hide')
      issues.push({ code: 'hidden-not-nearest', rule: 'USB-C-06', who: 'charger' });
    else if (!heroIn(fighter))
      issues.push({
        code: 'not-nearest',
        rule: setup.nearness === 'farther' ? 'USB-MELEE-02' : 'USB-A-03',
        who: 'charger',
      });
  }
  if (setup.falseFlag) issues.push({ code: 'false-flag', rule: 'USB-PP-06', who: 'charger' });
  if (fighter.state === 'shaken') issues.push({ code: 'shaken-charger', rule: 'USB-MOR-05', who: 'charger' });
  if (fighter.state === 'panicked')
    issues.push({ code: 'panicked-charger', rule: 'USB-MOR-06', who: 'charger' });
  return issues;
}

function reactionIssues(setup: MeleeSetup, rules: UsbRules): readonly MeleeIssue[] {
  const found = reactionsOf(setup, rules).find(({ reaction }) => reaction === setup.reaction)?.issue;
  return found ? [{ code: 'reaction', rule: found.rule, who: 'target', reaction: found.code }] : [];
}

function choiceIssues(setup: MeleeSetup): readonly MeleeIssue[] {
  const { charger, shield, braveAttacks, luck } = setup;
  const issues: MeleeIssue[] = [];
  if (shield === 'reroll' && !hasShieldChoice(setup))
    issues.push({ code: 'no-shield', rule: 'USB-MELEE-08', who: 'target' });
  for (const who of meleeRoles) {
    const { fighter, blessed, selfDestructs } = setup[who];
    if (blessed !== 'none' && !isBlessed(fighter))
      issues.push({ code: 'no-blessing', rule: 'USB-SPEC-08', who });
    if (!selfDestructs) continue;
    if (!canSelfDestruct(fighter)) issues.push({ code: 'no-self-destruction', rule: 'USB-MELEE-11', who });
    else if (isDuel(setup)) issues.push({ code: 'duel-first', rule: 'USB-C-27', who });
  }
  const highest = powerIn(charger.fighter) ?? 0;
  const spent = [braveAttacks, luck];
  if (spent.some((points) => !Number.isInteger(points) || points < 0) || braveAttacks + luck > highest)
    issues.push({ code: 'power-range', rule: 'USB-PP-01', who: 'charger', lowest: 0, highest });
  if (braveAttacks > 0 && isDuel(setup) && setup.duel === 'charger-flees')
    issues.push({ code: 'hero-fled', rule: 'USB-DUEL-01', who: 'charger' });
  return issues;
}
