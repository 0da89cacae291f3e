// The pairs that meet in a melee: after the way and the reaction, with the heroes or without them.
import type { Fighter } from '../units/fighter.ts';
import { heroIn } from '../units/fighter.ts';
import { type DuelChoice, isDuel, type MeleeRole, type MeleeSetup } from './melee-setup.ts';

/**
 * What a charger's unit brings into contact: it has moved, and an attacker is hidden no more (USB-A-04, USB-FORM-05).
 */
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

/** A side in two parts: the hero who meets another, and the soldiers around him. */
export interface Parts {
  readonly whole: Fighter;
  readonly hero: Fighter;
  readonly soldiers: Fighter | undefined;
}

export function partsOf(whole: Fighter): Parts | undefined {
  const hero = heroIn(whole);
  if (!hero) return undefined;
  const { joined, ...soldiers } = whole;
  if (!joined) return { whole, hero: whole, soldiers: undefined };
  return {
    whole,
    hero: { ...soldiers, unit: hero, models: 1, wounded: joined.lost },
    soldiers: whole.models > 0 ? soldiers : undefined,
  };
}

/** Both parts again; undefined when nothing of either is left. */
export function together(
  { whole, soldiers }: Parts,
  soldiersLeft: Fighter | undefined,
  heroLeft: Fighter | undefined,
): Fighter | undefined {
  if (!whole.joined) return heroLeft;
  const { joined, ...rest } = whole;
  const { models, wounded } = soldiersLeft ?? { models: 0, wounded: 0 };
  if (!heroLeft) return soldiers && soldiersLeft;
  return { ...rest, models, wounded, joined: { ...joined, lost: heroLeft.wounded } };
}

export const fleeing: Readonly<Record<Exclude<DuelChoice, 'fight'>, MeleeRole>> = {
  'charger-flees': 'charger',
  'target-flees': 'target',
};

/** A unit before any blow, as it meets the other: without a hero who meets another or flees from him; undefined where nobody else is there (USB-DUEL-01, USB-DUEL-02). */
export function meetingUnit(setup: MeleeSetup, who: MeleeRole): Fighter | undefined {
  const { locked, duel } = setup;
  const whole =
    who === 'charger'
      ? inContact(setup.charger.fighter, !locked)
      : locked
        ? inContact(setup.target.fighter, false)
        : afterReaction(setup);
  if (!isDuel(setup) || (duel !== 'fight' && fleeing[duel] !== who)) return whole;
  return partsOf(whole)?.soldiers;
}
