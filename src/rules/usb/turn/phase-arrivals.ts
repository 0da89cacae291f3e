import type { UsbRules } from '../house-rules.ts';
import { isEntrenched } from '../modifiers.ts';
import { auraInches, mayInspire } from '../morale/recovery.ts';
import { effectiveTarget } from '../test/test.ts';
import { areAllSpecialised, type Fighter } from '../units/fighter.ts';
import { arrived, assaultIssues, joinInches, mayInfiltrate, suddenTest } from './arrival.ts';
import { moveInches } from './movement.ts';
import type { ArrivalId, PhaseItem, PhaseMoment, PhaseReason } from './phase-items.ts';

/** What a unit that starts elsewhere does to arrive, and how a hero joins and leaves. */
export function arrivalsOf(
  fighter: Fighter,
  { friendSees = false, way }: PhaseMoment,
  rules: UsbRules,
): readonly PhaseItem<ArrivalId>[] {
  const items: PhaseItem<ArrivalId>[] = [];
  if (areAllSpecialised(fighter, 'sudden-attack')) {
    const dug = isEntrenched(arrived(fighter), undefined, { mode: 'melee' })
      ? 'sudden-entrenched'
      : 'sudden-activated';
    items.push({
      id: 'sudden',
      allowed: true,
      need: effectiveTarget(suddenTest(fighter, rules)).value,
      reasons: [
        { rule: 'USB-SPEC-02', effect: 'sudden-tests' },
        { rule: 'USB-SPEC-02', effect: dug },
        { rule: 'USB-A-29', effect: 'sudden-again' },
      ],
    });
  }
  const issues = assaultIssues(fighter, { fromElsewhere: true, friendSees });
  if (!issues.includes('no-assault')) {
    const allowed = issues.length === 0;
    const effect = allowed ? 'assault-charges' : 'assault-unseen';
    const move = { move: moveInches(fighter, 'charge', way) };
    items.push({ id: 'assault', allowed, reasons: [{ rule: 'USB-SPEC-04', effect }], ...(allowed && move) });
  }
  if (mayInfiltrate(fighter, false))
    items.push({
      id: 'infiltration',
      allowed: true,
      reasons: [{ rule: 'USB-DEP-05', effect: 'infiltrates' }],
    });
  if (fighter.unit.kind === 'hero') {
    const move = { value: joinInches, reasons: [] };
    const reasons: readonly PhaseReason[] = [
      { rule: 'USB-HERO-02', effect: 'joins-near', amount: joinInches },
      { rule: 'USB-TURN-05', effect: 'acts-together' },
    ];
    items.push({ id: 'join', allowed: true, reasons, move });
  } else if (fighter.joined)
    items.push({ id: 'leave', allowed: true, reasons: [{ rule: 'USB-HERO-03', effect: 'leaves-after' }] });
  if (mayInspire(fighter, auraInches, 1)) {
    const move = { value: auraInches, reasons: [] };
    items.push({
      id: 'inspiration',
      allowed: true,
      reasons: [{ rule: 'USB-MOR-11', effect: 'inspired' }],
      move,
    });
  }
  return items;
}
