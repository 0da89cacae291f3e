// The odds of a shooting that is being played, given what has been rolled and chosen in it.
import { type PlayedMove, replay } from '../../steps.ts';
import { hidingTest } from '../hiding.ts';
import type { UsbRules } from '../house-rules.ts';
import { pointsLostTo } from '../landings.ts';
import { passChance } from '../pools.ts';
import { openOfAll, untouched } from '../thrown.ts';
import { pointsOf } from '../units/fighter.ts';
import { isHidden, type ShootingSetup } from './shooting.ts';
import { firingLine } from './shooting-line.ts';
import { ifFound, type ShotsEnd, shotsEnd } from './shooting-odds.ts';
import type { ShootingEntry } from './shooting-record.ts';
import { shootingSteps } from './shooting-steps.ts';
import type { ShootingThrown } from './shooting-steps-fire.ts';

/** The odds of a shooting in play, and those of each thing that may be chosen now. */
export interface ShootingAhead {
  readonly odds: ShotsEnd;
  readonly options?: Readonly<Record<string, ShotsEnd>>;
  /** Who chooses. */
  readonly who?: 'shooter' | 'target';
}

/**
 * The exact odds of a checked shooting after these moves. What is still to be chosen is chosen as planned: Blessed goes
 * to the roll that it changes most, and no die is bent (USB-SPEC-08, USB-PP-02). Undefined where a move does not fit.
 */
export function shootingAhead(
  setup: ShootingSetup,
  rules: UsbRules,
  moves: readonly PlayedMove[],
): ShootingAhead | undefined {
  const played = oddsAfter(setup, rules, moves);
  if (!played) return undefined;
  const { odds, options, purpose } = played;
  if (!options) return { odds };
  const after = options.flatMap((option) => {
    const chosen = oddsAfter(setup, rules, [...moves, { option }]);
    return chosen ? [[option, chosen.odds] as const] : [];
  });
  const who = purpose === 'save-again' || purpose === 'morale-again' ? 'target' : 'shooter';
  return { odds, options: Object.fromEntries(after), who };
}

function oddsAfter(setup: ShootingSetup, rules: UsbRules, moves: readonly PlayedMove[]) {
  const thrown: ShootingThrown = {};
  const played = replay((log: ShootingEntry[]) => shootingSteps(setup, rules, log, thrown), moves);
  if (!played.ok) return undefined;
  const { next } = played.value;
  const options = next && 'options' in next ? next.options : undefined;
  return { odds: oddsGiven(setup, rules, thrown), options, purpose: next?.purpose };
}

/** The odds of what is still open. */
function oddsGiven(setup: ShootingSetup, rules: UsbRules, thrown: ShootingThrown): ShotsEnd {
  const { shooter, target, aura, blessed, targetBlessed } = setup;
  const { blessedUsed = false, savesUsed = false, morale } = thrown;
  const planned = firingLine(setup, rules).pools;
  const pools =
    thrown.pools ?? untouched(firingLine({ ...setup, blessed: false, targetBlessed: 'none' }, rules).pools);
  const open = openOfAll(pools, {
    hits: (index) => blessed && !blessedUsed && planned[index]?.hit?.reroll === 'fails',
    saves: (index) => targetBlessed === 'saves' && !savesUsed && planned[index]?.save.reroll === 'fails',
  });
  const hidden = isHidden(setup) ? passChance(hidingTest(shooter, rules)) : 1;
  const found = thrown.found === undefined ? hidden : thrown.found ? 1 : 0;
  const points = ifFound(found, pointsLostTo(open, pointsOf(target, rules), rules));
  const moment = {
    ...(aura !== undefined && { aura }),
    blessed: targetBlessed === 'morale' && !morale,
    ...(morale?.end && { thrown: morale.end }),
  };
  return shotsEnd(setup, rules, { found, points, moment });
}
