import { armIdsOf, type FightSetup, type SideSetup } from '../attack/setup.ts';
import { closeUse } from '../units/arms.ts';
import type { PlayOutcome } from './play-record.ts';

/**
 * The fight of the next player turn, where the pair stays locked (BW-CC-02): the roles change, weapons knocked away are
 * gone from the hands, damage of the turn and the roll already known are forgotten (BW-CC-06). A unit left without a
 * weapon to attack with shoves. Undefined where the fight is over: somebody died, withdrew or was shoved apart, or it
 * was a shot. Pips that were taken stay.
 */
export function nextTurn(setup: FightSetup, outcome: PlayOutcome): FightSetup | undefined {
  const apart = outcome.withdrawn === true || (outcome.shoved ?? []).length > 0;
  const over = outcome.dead !== undefined || apart;
  if (over || setup.mode === 'ranged' || setup.automaticHit) return undefined;
  const left = (side: 'attacker' | 'defender'): SideSetup => {
    const { priorDamage: _, disrupted: _recovered, steps = 1, ...rest } = setup[side];
    const pipsLeft = steps - outcome.pips[side];
    const lost = outcome.lost.filter((thing) => thing.side === side).map(({ arm }) => arm);
    const ids = armIdsOf(rest.weapons);
    const weapons = rest.weapons.filter((_, at) => !lost.some((arm) => arm === ids[at]));
    return { ...rest, weapons, ...(pipsLeft > 1 && { steps: pipsLeft }) };
  };
  const { order: _, action: _action, attackRoll: _roll, shieldParriesCounter: _shield, ...rest } = setup;
  const attacker = left('defender');
  const armed = attacker.weapons.some((weapon) => closeUse(weapon, setup.edition).arm.strikes);
  return {
    ...rest,
    attacker,
    defender: left('attacker'),
    ...(armed ? {} : { action: 'shove' }),
  };
}
