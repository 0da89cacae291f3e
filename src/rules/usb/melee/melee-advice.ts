// Which choice serves its chooser best: each is played out in full.
import type { UsbRules } from '../house-rules.ts';
import { reactionsOf } from '../reaction/reaction.ts';
import { type MeleeOdds, meleeOdds } from './melee-odds.ts';
import {
  type DuelChoice,
  hasShieldChoice,
  isDuel,
  type MeleeRole,
  type MeleeSetup,
  otherRole,
  type Reaction,
  type ShieldUse,
  shieldUses,
} from './melee-setup.ts';

/** One choice with its result for the side that chooses. */
export interface Advised<Choice> {
  readonly choice: Choice;
  /** Chances that the chooser and the enemy end neither panicked nor gone. */
  readonly stands: number;
  readonly enemyStands: number;
  /** The first less the second: the goal. */
  readonly value: number;
  /** No other choice is better. */
  readonly best: boolean;
}

type Weighed<Choice> = Omit<Advised<Choice>, 'best'> & { readonly points: number };

function advise<Choice>(
  choices: readonly { readonly choice: Choice; readonly setup: MeleeSetup }[],
  who: MeleeRole,
  rules: UsbRules,
): readonly Advised<Choice>[] {
  const weighed = choices.map(({ choice, setup }): Weighed<Choice> => {
    const odds = meleeOdds(setup, rules);
    const stands = odds[who].stands;
    const enemyStands = odds[otherRole[who]].stands;
    return { choice, stands, enemyStands, value: stands - enemyStands, points: pointsKept(odds, who) };
  });
  const sorted = [...weighed].sort((a, b) => better(b, a));
  return sorted.map(({ points: _, ...rest }, index) => ({ ...rest, best: index === 0 }));
}

/** Of equal chances the one that costs fewer points of Standfast, against what the enemy loses, is better. */
function better<Choice>(a: Weighed<Choice>, b: Weighed<Choice>): number {
  return Math.abs(a.value - b.value) > 1e-9 ? a.value - b.value : a.points - b.points;
}

function pointsKept(odds: MeleeOdds, who: MeleeRole): number {
  const lost = (of: MeleeRole) => odds[of].points.weights.reduce((sum, chance, at) => sum + chance * at, 0);
  return lost(otherRole[who]) - lost(who);
}

/** The target's reactions that are allowed; none where only one is (USB-REACT-02). */
export function openReactions(setup: MeleeSetup, rules: UsbRules): readonly Reaction[] {
  const allowed = reactionsOf(setup, rules).filter(({ issue }) => issue === undefined);
  return allowed.length < 2 ? [] : allowed.map(({ reaction }) => reaction);
}

/** Shield or strike back; none where there is no such choice (USB-MELEE-08). */
export function openShieldUses(setup: MeleeSetup): readonly ShieldUse[] {
  return hasShieldChoice(setup) ? shieldUses : [];
}

/** To fight a duel or to flee from it, for the hero of one side; none without a duel (USB-DUEL-01). */
export function openDuels(setup: MeleeSetup, who: MeleeRole): readonly DuelChoice[] {
  return isDuel(setup) ? ['fight', `${who}-flees`] : [];
}

/** The open reactions, the best first (USB-REACT-02). */
export function reactionAdvice(setup: MeleeSetup, rules: UsbRules): readonly Advised<Reaction>[] {
  const choices = openReactions(setup, rules);
  return advise(
    choices.map((reaction) => ({ choice: reaction, setup: { ...setup, reaction } })),
    'target',
    rules,
  );
}

/** The open uses of the shield, the better first (USB-MELEE-08). */
export function shieldAdvice(setup: MeleeSetup, rules: UsbRules): readonly Advised<ShieldUse>[] {
  return advise(
    openShieldUses(setup).map((shield) => ({ choice: shield, setup: { ...setup, shield } })),
    'target',
    rules,
  );
}

/** The open choices of a duel, the better first (USB-DUEL-01). */
export function duelAdvice(
  setup: MeleeSetup,
  who: MeleeRole,
  rules: UsbRules,
): readonly Advised<DuelChoice>[] {
  return advise(
    openDuels(setup, who).map((duel) => ({ choice: duel, setup: { ...setup, duel } })),
    who,
    rules,
  );
}
