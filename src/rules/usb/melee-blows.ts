// Who strikes whom in a melee, with how many dice (U167-170/177-180).
import { crewsNow, type Fighter, pointsOf } from './fighter.ts';
import { ramHitsOf, selfDestructionHits } from './hazards.ts';
import type { UsbRules } from './house-rules.ts';
import {
  hasFreeShield,
  hasShieldChoice,
  leading,
  type MeleeRole,
  type MeleeSetup,
  otherRole,
} from './melee-setup.ts';
import { type Attack, automaticPool, type Pool, poolOf } from './pools.ts';
import { hasShield } from './profile.ts';
import type { Reroll } from './test.ts';

/** Blows of a melee: of whoever begins; of pole weapons at the same time; of those who strike back; of a duel. */
export type BlowMoment = 'first' | 'at-once' | 'back' | 'duel';

/** Who strikes, when, at whom; the shield says whether failed saves are made again now. */
export interface Strike {
  readonly by: MeleeRole;
  readonly when: BlowMoment;
  readonly attacker: Fighter;
  readonly target: Fighter;
  /** The target of these blows makes failed saves again, if it may. */
  readonly reroll: boolean;
}

/** Whether failed to-hit rolls are made again: all by a blessing, ones by a charge or by leaders, once at most (USB-ACT-03, USB-MELEE-09, USB-SPEC-08). */
export function hitReroll(setup: MeleeSetup, { by, when, attacker }: Strike): Reroll {
  const { blessed, firstFight } = setup[by];
  if (blessed === 'hits' && isBlessedNow(setup, by, when)) return 'fails';
  if (when === 'duel' || (by === 'charger' && !setup.locked)) return 'ones';
  const { unit, models } = attacker;
  const led = unit.kind === 'line' && unit.leaders && models > 0;
  return led && firstFight ? 'ones' : 'none';
}

/** A blessing is for one roll: the unit's, not that of a hero of it in his duel. */
function isBlessedNow(setup: MeleeSetup, who: MeleeRole, when: BlowMoment): boolean {
  return when !== 'duel' || setup[who].fighter.unit.kind === 'hero';
}

/** Whether failed saves are made again: by a blessing, by a shield at no price, or because the target chose so (USB-MELEE-08). */
export function saveReroll(setup: MeleeSetup, { by, when, target, reroll }: Strike): Reroll {
  const saver = otherRole[by];
  if (setup[saver].blessed === 'saves' && isBlessedNow(setup, saver, when)) return 'fails';
  const free = hasFreeShield(setup, saver, target) || (when === 'duel' && hasShield(leading(target)));
  return free || reroll ? 'fails' : 'none';
}

/**
 * The pools of one moment of a melee: every crew with every melee weapon it has (USB-MELEE-04, USB-C-09), the hero's
 * again for each Brave Attack (USB-PP-04), a ram on a charge (USB-MELEE-10), or a self-destruction instead (USB-MELEE-11).
 */
export function strikePools(setup: MeleeSetup, strike: Strike, rules: UsbRules): readonly Pool[] {
  const { by, when, attacker, target } = strike;
  const charging = when === 'duel' || (by === 'charger' && !setup.locked);
  const flank = by === 'charger' && setup.flank && when !== 'duel';
  const attack: Attack = {
    attacker,
    target,
    moment: { mode: 'melee', charging, locked: setup.locked, flank },
    rules,
  };
  const saving = saveReroll(setup, strike);
  if (setup[by].selfDestructs && when !== 'duel') {
    const hits = selfDestructionHits(pointsOf(attacker, rules));
    return when === 'at-once' ? [] : [automaticPool(attack, hits, saving)];
  }
  const reroll = hitReroll(setup, strike);
  const pools = crewsNow(attacker, rules).flatMap((crew) => {
    const again = by === 'charger' && crew.of === 'hero' ? setup.braveAttacks : 0;
    const weapons = crew.melee.filter((weapon) => isTime(when, weapon === 'pole', setup));
    return weapons.map((weapon) =>
      poolOf(attack, crew, weapon, {
        dice: crew.models * crew.initiative * (1 + again),
        reroll,
        saveReroll: saving,
      }),
    );
  });
  const ram = charging ? ramHitsOf(attacker) + (attacker.joined ? ramHitsOf(attacker.joined) : 0) : 0;
  return ram > 0 ? [...pools, automaticPool(attack, ram, saving)] : pools;
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

/** What a charger's unit brings into contact: it has moved, and whoever attacks is hidden no more (USB-A-04, USB-FORM-05). */
export function inContact(fighter: Fighter, moved: boolean): Fighter {
  const formation = fighter.formation === 'hide' ? 'skirmish' : fighter.formation;
  return { ...fighter, formation, entrenched: fighter.entrenched && !moved };
}

/** The target when the charger arrives: after its reaction, hidden no more (USB-REACT-02, USB-A-32). */
export function afterReaction({ target, reaction }: MeleeSetup): Fighter {
  const fighter = inContact(target.fighter, reaction === 'move');
  switch (reaction) {
    case 'none':
    case 'move':
      return fighter;
    case 'entrench':
      return { ...fighter, entrenched: true };
    case 'shoot':
      return { ...fighter, fights: fighter.fights + 1 };
  }
}

/** Whether the target of this melee gives up its strike back to make failed saves again (USB-MELEE-08, USB-C-10). */
export function givesUpStriking(setup: MeleeSetup): boolean {
  return setup.shield === 'reroll' && hasShieldChoice(setup) && setup.target.blessed !== 'saves';
}
