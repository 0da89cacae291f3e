// Who strikes whom in a melee, with how many dice (U167-170/177-180).
import { ramHitsOf, selfDestructionHits } from '../automatic-hits.ts';
import type { UsbRules } from '../house-rules.ts';
import { areEngineers } from '../modifiers.ts';
import { type BlessedRoll, bestOf, blessingWorth, withBlessing, worthOf } from '../pool-worth.ts';
import { type Attack, automaticPool, type Pool, poolOf } from '../pools.ts';
import type { Reroll } from '../test/test.ts';
import { crewsNow, type Fighter, heroIn, leading, pointsOf } from '../units/fighter.ts';
import { hasShield } from '../units/profile.ts';
import { hasFreeShield, hasShieldChoice, type MeleeRole, type MeleeSetup, otherRole } from './melee-setup.ts';
import { meetingUnit } from './melee-units.ts';

/** Blows of a melee: of the side that begins; of pole weapons at the same time; of those who strike back; of a duel. */
export type BlowMoment = 'first' | 'at-once' | 'back' | 'duel';

/** Who strikes, when, and at which target; the shield says whether failed saves are made again now. */
export interface Strike {
  readonly by: MeleeRole;
  readonly when: BlowMoment;
  readonly attacker: Fighter;
  readonly target: Fighter;
  /** The target of these blows makes failed saves again, if it may. */
  readonly reroll: boolean;
}

/** Whether failed to-hit rolls are made again: ones by a charge or by leaders, once at most (USB-ACT-03, USB-MELEE-09). */
export function hitReroll(setup: MeleeSetup, { by, when, attacker }: Strike): Reroll {
  if (when === 'duel' || (by === 'charger' && !setup.locked)) return 'ones';
  const { unit, models } = attacker;
  const led = unit.kind === 'line' && unit.leaders && models > 0;
  return led && setup[by].firstFight ? 'ones' : 'none';
}

/** Whether failed saves are made again: by a shield at no price, or because the target chose so (USB-MELEE-08). */
function saveReroll(setup: MeleeSetup, { by, when, target, reroll }: Strike): Reroll {
  const free = hasFreeShield(setup, otherRole[by], target) || (when === 'duel' && hasShield(leading(target)));
  return free || reroll ? 'fails' : 'none';
}

/**
 * The pools of one moment of a melee: every crew with every melee weapon it has (USB-MELEE-04, USB-C-09), one model
 * with one weapon again for each Brave Attack (USB-PP-04), a ram on a charge (USB-MELEE-10), or a self-destruction
 * instead (USB-MELEE-11); a blessing makes one of the rolls again (USB-SPEC-08).
 */
export function strikePools(setup: MeleeSetup, strike: Strike, rules: UsbRules): readonly Pool[] {
  const { by } = strike;
  const plain = unblessedPools(setup, strike, rules);
  const pools = isBlessedNow(setup, by, 'hits', strike, rules) ? withBlessing(plain, 'hits') : plain;
  return isBlessedNow(setup, otherRole[by], 'saves', strike, rules) ? withBlessing(pools, 'saves') : pools;
}

/**
 * Whether the one roll of a blessed unit comes in this moment: it is the unit's, not that of a hero of it in his duel.
 * Of blows at once and blows back it is made where it brings most, before any loss.
 */
function isBlessedNow(
  setup: MeleeSetup,
  who: MeleeRole,
  roll: BlessedRoll,
  { by, when }: Strike,
  rules: UsbRules,
): boolean {
  if (setup[who].blessed !== roll) return false;
  if (when === 'duel') return leading(setup[who].fighter).kind === 'hero';
  if (by === 'charger') return true;
  const attacker = meetingUnit(setup, 'target');
  const target = meetingUnit(setup, 'charger');
  if (!attacker || !target) return false;
  const worth = (at: BlowMoment) =>
    blessingWorth(unblessedPools(setup, { by, when: at, attacker, target, reroll: false }, rules), roll);
  return when === (worth('at-once') >= worth('back') ? 'at-once' : 'back');
}

function unblessedPools(setup: MeleeSetup, strike: Strike, rules: UsbRules): readonly Pool[] {
  const { by, when, attacker, target } = strike;
  const charging = when === 'duel' || (by === 'charger' && !setup.locked);
  const flank = by === 'charger' && setup.flank;
  const turned = by === 'target' && setup.flank;
  // Units charged by engineers have nothing of their terrain when they strike either.
  const sapped = by === 'target' && areEngineers(setup.charger.fighter);
  const attack: Attack = {
    attacker,
    target,
    moment: { mode: 'melee', charging, locked: setup.locked, flank, turned, sapped },
    rules,
  };
  const saving = saveReroll(setup, strike);
  if (setup[by].selfDestructs && when !== 'duel') {
    const hits = selfDestructionHits(pointsOf(attacker, rules));
    return when === 'at-once' ? [] : [automaticPool(attack, hits, saving)];
  }
  const rerolls = { reroll: hitReroll(setup, strike), saveReroll: saving };
  const crews = crewsNow(attacker, rules).map((crew) => ({
    crew,
    weapons: crew.melee.filter((weapon) => isTime(when, weapon === 'pole', setup)),
  }));
  const pools = crews.flatMap(({ crew, weapons }) =>
    weapons.map((weapon) => poolOf(attack, crew, weapon, rerolls)),
  );
  const ram = charging ? ramHitsOf(attacker) + (attacker.joined ? ramHitsOf(attacker.joined) : 0) : 0;
  const rams = ram > 0 ? [automaticPool(attack, ram, saving)] : [];
  if (by === 'target' || setup.braveAttacks === 0 || !heroIn(attacker)) return [...pools, ...rams];
  // Of a unit whose hero is in a duel only he strikes again.
  const single = crews.flatMap(({ crew, weapons }) =>
    weapons.map((weapon) => poolOf(attack, { ...crew, models: 1 }, weapon, rerolls)),
  );
  const again = bestOf(single, worthOf);
  const braves = again ? Array.from({ length: setup.braveAttacks }, () => again) : [];
  return [...pools, ...braves, ...rams];
}

/** Only pole weapons of a charged unit strike at once with the charger; they do not strike back again (USB-MELEE-07). */
function isTime(when: BlowMoment, pole: boolean, { locked }: MeleeSetup): boolean {
  switch (when) {
    case 'at-once':
      return pole && !locked;
    case 'back':
      return !pole || locked;
    case 'first':
    case 'duel':
      return true;
  }
}

/** Whether the target of this melee gives up its strike back to make failed saves again (USB-MELEE-08, USB-C-10). */
export function givesUpStriking(setup: MeleeSetup): boolean {
  return setup.shield === 'reroll' && hasShieldChoice(setup) && setup.target.blessed !== 'saves';
}
