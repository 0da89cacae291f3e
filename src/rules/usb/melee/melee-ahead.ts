// The odds of a melee that is being played, given what has been rolled and chosen in it.
import { type PlayedMove, replay } from '../../steps.ts';
import type { UsbRules } from '../house-rules.ts';
import type { DieEnd } from '../morale/morale-die.ts';
import { allSavedChance, openOfAll } from '../thrown.ts';
import type { BlowMoment } from './melee-blows.ts';
import type { BegunBlows } from './melee-exchange.ts';
import { type MeleeOdds, meleeOdds } from './melee-odds.ts';
import type { MeleeEntry } from './melee-record.ts';
import {
  hasShieldChoice,
  type MeleeRole,
  type MeleeSetup,
  type MeleeSide,
  meleeRoles,
} from './melee-setup.ts';
import { meleeSteps } from './melee-steps.ts';
import { type MeleeThrown, nothingThrown } from './melee-steps-blows.ts';

/** The odds of a melee in play, and those of each thing that may be chosen now. */
export interface MeleeAhead {
  readonly odds: MeleeOdds;
  readonly options?: Readonly<Record<string, MeleeOdds>>;
  /** Who chooses. */
  readonly who?: MeleeRole;
}

/**
 * The exact odds of a checked melee after these moves. What is still to be chosen is chosen as planned: the shield as
 * entered, Blessed for morale where it was entered so, and no die is bent (USB-MELEE-08, USB-SPEC-08, USB-PP-02).
 * Undefined where a move does not fit.
 */
export function meleeAhead(
  setup: MeleeSetup,
  rules: UsbRules,
  moves: readonly PlayedMove[],
): MeleeAhead | undefined {
  const played = oddsAfter(setup, rules, moves);
  if (!played) return undefined;
  const { odds, options, who } = played;
  if (!options) return { odds };
  const after = options.flatMap((option) => {
    const chosen = oddsAfter(setup, rules, [...moves, { option }]);
    return chosen ? [[option, chosen.odds] as const] : [];
  });
  return { odds, options: Object.fromEntries(after), ...(who && { who }) };
}

function oddsAfter(setup: MeleeSetup, rules: UsbRules, moves: readonly PlayedMove[]) {
  const thrown = nothingThrown();
  const played = replay((log: MeleeEntry[]) => meleeSteps(setup, rules, log, thrown), moves);
  if (!played.ok) return undefined;
  const { next } = played.value;
  const options = next && 'options' in next ? next.options : undefined;
  return { odds: oddsGiven(setup, rules, thrown), options, who: next?.who };
}

/** The odds of what is still open. */
function oddsGiven(entered: MeleeSetup, rules: UsbRules, thrown: MeleeThrown): MeleeOdds {
  const { found, volleys, shield, morale } = thrown;
  const side = (who: MeleeRole): MeleeSide =>
    // The one roll again is in hand, or over.
    morale[who] && entered[who].blessed === 'morale' ? { ...entered[who], blessed: 'none' } : entered[who];
  const setup: MeleeSetup = {
    ...entered,
    ...(shield && { shield }),
    charger: side('charger'),
    target: side('target'),
  };
  const shots = volleys['reaction target'];
  const ends: Partial<Record<MeleeRole, DieEnd>> = {};
  for (const who of meleeRoles) {
    const end = morale[who]?.end;
    if (end) ends[who] = end;
  }
  return meleeOdds(setup, rules, {
    begun: {
      found,
      shots: shots && openOfAll(shots),
      blows: (by, when) => begunBlows(setup, thrown, by, when),
      morale: ends,
    },
  });
}

function begunBlows(
  setup: MeleeSetup,
  { volleys, shield: chosen }: MeleeThrown,
  by: MeleeRole,
  when: BlowMoment,
): BegunBlows | undefined {
  const pools = volleys[`${when} ${by}`];
  if (!pools) return undefined;
  const plain = { landings: openOfAll(pools), strikes: chosen !== 'reroll' };
  if (when !== 'first' || chosen || setup.shield !== 'reroll') return plain;
  if (!hasShieldChoice(setup) || setup.target.blessed === 'saves') return plain;
  const again = () => true;
  return {
    landings: openOfAll(pools, { hits: () => false, saves: again }),
    strikes: false,
    unused: allSavedChance(pools),
  };
}
