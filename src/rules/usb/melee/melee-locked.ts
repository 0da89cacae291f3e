import type { UsbRules } from '../house-rules.ts';
import type { MoraleOutcome } from '../morale/morale-odds.ts';
import type { Fighter } from '../units/fighter.ts';
import { moraleAfterMelee } from './melee-aftermath.ts';
import type { AfterBlows } from './melee-clash.ts';
import { type MeleeOdds, meleeOdds } from './melee-odds.ts';
import { earlierLoss, type MeleeRole, type MeleeSetup } from './melee-setup.ts';
import { afterReaction, inContact } from './melee-units.ts';

/** Both sides of a melee that stays locked; undefined is who is gone. */
export interface StillLocked {
  readonly charger: Fighter | undefined;
  readonly target: Fighter | undefined;
  readonly chance: number;
}

/** The odds of a checked melee, and every way in which it stays locked and goes on (USB-MELEE-12). */
export function meleeLocked(
  setup: MeleeSetup,
  rules: UsbRules,
): { readonly odds: MeleeOdds; readonly locked: readonly StillLocked[] } {
  const pairs = new Map<string, { readonly sides: Record<MeleeRole, AfterBlows>; chance: number }>();
  const odds = meleeOdds(setup, rules, {
    locks(charger, target, chance) {
      const key = `${charger.place} ${target.place}`;
      const pair = pairs.get(key);
      if (pair) pair.chance += chance;
      else pairs.set(key, { sides: { charger, target }, chance });
    },
  });
  const { fights } = setup.locked ? inContact(setup.target.fighter, false) : afterReaction(setup);
  /** What morale leaves of a side, which has been activated, or has fought once more (USB-FAT-01). */
  const left = (who: MeleeRole, fighter: Fighter | undefined) =>
    morale(setup, rules, who, fighter).map(({ chance, after }) => ({
      chance,
      after: after && (who === 'charger' ? { ...after, activated: true } : { ...after, fights: fights + 1 }),
    }));
  const locked = [...pairs.values()].flatMap(({ sides, chance }) =>
    left('charger', sides.charger.fighter).flatMap((ours) =>
      left('target', sides.target.fighter).map(
        (theirs): StillLocked => ({
          charger: ours.after,
          target: theirs.after,
          chance: chance * ours.chance * theirs.chance,
        }),
      ),
    ),
  );
  return { odds, locked };
}

function morale(
  setup: MeleeSetup,
  rules: UsbRules,
  who: MeleeRole,
  fighter: Fighter | undefined,
): readonly Pick<MoraleOutcome, 'chance' | 'after'>[] {
  const stands = { fighter, destroyed: false, wounds: 0 };
  return moraleAfterMelee(setup[who], stands, 0, earlierLoss(setup, who), rules).outcomes;
}
