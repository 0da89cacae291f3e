import { checkFight } from '../attack/check-fight.ts';
import { defaultDefence } from '../attack/defences.ts';
import type { SideSetup, WeaponSetup } from '../attack/setup.ts';
import { exchangeOdds } from '../duel/exchange.ts';
import type { Edition } from '../edition.ts';
import type { ChargeFate } from './charge-odds.ts';
import type { ChargeSetup, ChargeSideSetup } from './charge-setup.ts';

/** A side of a Charge as it fights hand to hand. */
function fighter(
  { armor, skill = '1d6', weapon, shield, cranky }: ChargeSideSetup,
  attacks: boolean,
): SideSetup {
  const own: WeaponSetup[] = weapon ? [{ use: weapon.use, damage: weapon.damage, kind: 'hand' }] : [];
  const buckler: WeaponSetup[] =
    shield && !attacks ? [{ use: shield.use, damage: shield.damage, kind: 'shield' }] : [];
  return { skill: weapon?.skill ?? skill, armor, weapons: [...own, ...buckler], ...(cranky && { cranky }) };
}

/**
 * What an ordinary attack with the same weapon would do instead of the Charge, against the default defence (BW-CC-05,
 * BW-CC-12); undefined for who has nothing to strike with.
 */
export function attackInstead(setup: ChargeSetup, edition: Edition): ChargeFate | undefined {
  if (!setup.attacker.weapon || (setup.chargers ?? 1) > 1) return undefined;
  const checked = checkFight({
    edition,
    mode: 'close',
    attacker: fighter(setup.attacker, true),
    defender: fighter(setup.defender, false),
  });
  if (!checked.ok) return undefined;
  const { defenderDies, attackerDies } = exchangeOdds(checked.value, defaultDefence(checked.value));
  return { defenderDies: defenderDies.value, attackerDies: attackerDies.value };
}
