import type { Reason } from '../../reason.ts';
import type { eligibilityIds, MageKnightRuleId } from '../ids.ts';
import { standsOn } from '../sections.ts';
import { type AbilityId, siegeAbilities } from './abilities.ts';
import type { Attacker, AttackMode } from './attack.ts';

/** The base value that makes any warrior a threat to a wall (M16.2, M17.2). */
export const siegeDamage = 4;

export type EligibilityRow = (typeof eligibilityIds)[number];

export const eligibilityEffects = [
  'stands-on-target',
  'planking-counts',
  'arch-is-not-on',
  'section-no-close-combat',
  'sections-only-shoot',
  'front-arc-off',
  'binds-everyone',
  'never-enters',
  'titan-always',
  'multi-dial-always',
  'base-damage-enough',
  'base-damage-low',
  'close-ability',
  'close-ability-missing',
  'collision',
  'collision-missing',
  'base-ranged-damage-enough',
  'base-ranged-damage-low',
  'ranged-ability',
  'ranged-ability-missing',
  'area-damage',
  'area-damage-missing',
  'no-requirement-met',
  'base-value-counts',
  'having-is-enough',
  'touch-for-this-attack',
  'section-must-qualify',
  'long-shot',
  'all-members-qualify',
  'members-out',
  'rest-may-go-on',
  'section-in-no-formation',
] as const;
export type EligibilityEffect = (typeof eligibilityEffects)[number];

export interface EligibilityReason extends Reason<MageKnightRuleId, EligibilityEffect> {
  readonly ability?: AbilityId;
}

/** The answer for one figure: the row of the decision table that decided, and why. */
export interface Verdict {
  readonly eligible: boolean;
  readonly row: EligibilityRow;
  readonly reasons: readonly EligibilityReason[];
}

const always = (attacker: Attacker) => attacker.kind === 'titan' || attacker.kind === 'multi-dial';

/**
 * Whether one figure may attack a section in this mode, alone: the first row of the table that fits decides
 * (MK-ELG-01 to MK-ELG-12). The target is named as in `attacker.stands`.
 */
export function judge(attacker: Attacker, mode: AttackMode, target: string): Verdict {
  return (
    excluded(attacker, mode, target) ??
    qualified(attacker, mode, target) ??
    unqualified(attacker, mode, target)
  );
}

function verdict(row: EligibilityRow, eligible: boolean, reasons: readonly EligibilityReason[]): Verdict {
  return { eligible, row, reasons };
}

function excluded(attacker: Attacker, mode: AttackMode, target: string): Verdict | undefined {
  const everyone: EligibilityReason[] = always(attacker)
    ? [{ rule: 'MK-A-16', effect: 'binds-everyone' }]
    : [];
  if (standsOn(attacker.stands, target)) {
    const onPlanking: EligibilityReason[] =
      attacker.stands?.part === 'planking' ? [{ rule: 'MK-A-20', effect: 'planking-counts' }] : [];
    const never: EligibilityReason[] = always(attacker)
      ? [{ rule: 'MK-ACC-04', effect: 'never-enters' }]
      : [];
    return verdict('MK-ELG-01', false, [
      { rule: 'MK-ELG-01', effect: 'stands-on-target' },
      ...onPlanking,
      ...everyone,
      ...never,
    ]);
  }
  if (mode === 'ranged') return undefined;
  if (attacker.kind === 'section') {
    return verdict('MK-ELG-02', false, [
      { rule: 'MK-ELG-02', effect: 'section-no-close-combat' },
      { rule: 'MK-ATT-01', effect: 'sections-only-shoot' },
    ]);
  }
  if (!attacker.frontArcTouches) {
    return verdict('MK-ELG-03', false, [{ rule: 'MK-ELG-03', effect: 'front-arc-off' }, ...everyone]);
  }
  return undefined;
}

function qualified(attacker: Attacker, mode: AttackMode, target: string): Verdict | undefined {
  const found = qualification(attacker, mode);
  if (!found) return undefined;
  const [row, reasons] = found;
  return verdict(row, true, [...reasons, ...circumstances(attacker, mode, target)]);
}

function qualification(
  attacker: Attacker,
  mode: AttackMode,
): readonly [EligibilityRow, readonly EligibilityReason[]] | undefined {
  if (attacker.kind === 'titan') return ['MK-ELG-04', [{ rule: 'MK-ELG-04', effect: 'titan-always' }]];
  if (attacker.kind === 'multi-dial')
    return ['MK-ELG-05', [{ rule: 'MK-ELG-05', effect: 'multi-dial-always' }]];

  const baseCounts: EligibilityReason = { rule: 'MK-A-15', effect: 'base-value-counts' };
  if (mode === 'close' && attacker.baseDamage >= siegeDamage) {
    const amount = attacker.baseDamage;
    return ['MK-ELG-06', [{ rule: 'MK-ELG-06', effect: 'base-damage-enough', amount }, baseCounts]];
  }
  if (mode === 'ranged' && attacker.baseRangedDamage >= siegeDamage) {
    const amount = attacker.baseRangedDamage;
    return ['MK-ELG-09', [{ rule: 'MK-ELG-09', effect: 'base-ranged-damage-enough', amount }, baseCounts]];
  }

  const held = siegeAbilities.find(
    (ability) => ability.mode === mode && attacker.abilities.includes(ability.id),
  );
  if (!held) return undefined;
  return [
    held.row,
    [
      { rule: held.row, effect: abilityEffects[held.row], ability: held.id },
      { rule: 'MK-A-30', effect: 'having-is-enough' },
    ],
  ];
}

const abilityEffects = {
  'MK-ELG-07': 'close-ability',
  'MK-ELG-08': 'collision',
  'MK-ELG-10': 'ranged-ability',
  'MK-ELG-11': 'area-damage',
} as const;

function unqualified(attacker: Attacker, mode: AttackMode, target: string): Verdict {
  const missing: readonly EligibilityReason[] =
    mode === 'close'
      ? [
          { rule: 'MK-ELG-06', effect: 'base-damage-low', amount: attacker.baseDamage },
          { rule: 'MK-ELG-07', effect: 'close-ability-missing' },
          { rule: 'MK-ELG-08', effect: 'collision-missing' },
        ]
      : [
          { rule: 'MK-ELG-09', effect: 'base-ranged-damage-low', amount: attacker.baseRangedDamage },
          { rule: 'MK-ELG-10', effect: 'ranged-ability-missing' },
          { rule: 'MK-ELG-11', effect: 'area-damage-missing' },
        ];
  return verdict('MK-ELG-12', false, [
    { rule: 'MK-ELG-12', effect: 'no-requirement-met' },
    ...missing,
    { rule: 'MK-A-15', effect: 'base-value-counts' },
    ...circumstances(attacker, mode, target),
  ]);
}

/** What else a player ought to know about this attack; none of it changes the answer. */
function circumstances(attacker: Attacker, mode: AttackMode, target: string): readonly EligibilityReason[] {
  const notes: EligibilityReason[] = [];
  if (attacker.stands?.section === target && attacker.stands.part === 'arch') {
    notes.push({ rule: 'MK-A-21', effect: 'arch-is-not-on' });
  }
  if (mode === 'close') notes.push({ rule: 'MK-A-29', effect: 'touch-for-this-attack' });
  if (attacker.kind === 'section') {
    notes.push(
      { rule: 'MK-A-17', effect: 'section-must-qualify' },
      { rule: 'MK-LONG-01', effect: 'long-shot' },
    );
  }
  return notes;
}
