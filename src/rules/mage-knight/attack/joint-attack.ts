import type { CastleAttack } from './attack.ts';
import { type EligibilityReason, type EligibilityRow, judge, type Verdict } from './eligibility.ts';
import { type Change, changesThatQualify } from './single-change.ts';

/** One figure's answer, and the single changes that would turn a "no" into a "yes". */
export interface AttackerVerdict extends Verdict {
  readonly wouldQualify: readonly Change[];
}

/** The answer for the whole attack. `out` and `remaining` are places in `attackers`. */
export interface AttackVerdict {
  readonly eligible: boolean;
  readonly row: EligibilityRow;
  readonly reasons: readonly EligibilityReason[];
  readonly attackers: readonly AttackerVerdict[];
  readonly out: readonly number[];
  readonly remaining: readonly number[];
}

/**
 * Whether this attack on a section is allowed as it stands (MK-ELG-01 to MK-ELG-13). In a ranged formation or
 * a gang up every member must qualify; those that do not are out and the rest may go on if the base rules'
 * numbers hold (MK-A-32). A section is in no formation (MK-IMM-05).
 */
export function judgeAttack(attack: CastleAttack): AttackVerdict {
  const joint = attack.attackers.length > 1;
  const attackers = attack.attackers.map((attacker): AttackerVerdict => {
    const alone = judge(attacker, attack.mode, attack.target);
    if (joint && attacker.kind === 'section' && alone.eligible) return { ...sectionOut, wouldQualify: [] };
    return {
      ...alone,
      wouldQualify: alone.eligible ? [] : changesThatQualify(attacker, attack.mode, attack.target),
    };
  });
  const places = attackers.map((_, place) => place);
  const out = places.filter((place) => !attackers[place]?.eligible);
  const remaining = places.filter((place) => attackers[place]?.eligible);
  const shared = { attackers, out, remaining };

  const [only] = attackers;
  if (!joint && only) return { ...shared, eligible: only.eligible, row: only.row, reasons: only.reasons };
  return { ...shared, eligible: out.length === 0, row: 'MK-ELG-13', reasons: jointReasons(out, remaining) };
}

const sectionOut: Verdict = {
  eligible: false,
  row: 'MK-ELG-13',
  reasons: [{ rule: 'MK-IMM-05', effect: 'section-in-no-formation' }],
};

function jointReasons(out: readonly number[], remaining: readonly number[]): readonly EligibilityReason[] {
  if (out.length === 0)
    return [{ rule: 'MK-ELG-13', effect: 'all-members-qualify', amount: remaining.length }];
  const rest: readonly EligibilityReason[] =
    remaining.length > 0 ? [{ rule: 'MK-A-32', effect: 'rest-may-go-on', amount: remaining.length }] : [];
  return [{ rule: 'MK-ELG-13', effect: 'members-out', amount: out.length }, ...rest];
}
