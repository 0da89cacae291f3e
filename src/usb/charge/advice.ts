import { usbRulesOf } from '../../rules/usb/house-rules.ts';
import {
  type Advised,
  duelAdvice,
  openDuels,
  openReactions,
  openShieldUses,
  reactionAdvice,
  shieldAdvice,
} from '../../rules/usb/melee/melee-advice.ts';
import { type MeleeSetup, meleeRoles } from '../../rules/usb/melee/melee-setup.ts';
import type { ChargeGoal, UsbChargeInputs } from './inputs.ts';

/** What there is to choose, and which side chooses. */
export const chargeTopics = ['reaction', 'shield', 'duel-charger', 'duel-target'] as const;

export type ChargeTopic = (typeof chargeTopics)[number];

type Chosen = MeleeSetup['reaction'] | MeleeSetup['shield'] | MeleeSetup['duel'];

/** A choice of one side, held against the others for a goal. */
export interface ChargeChoice {
  readonly choice: Chosen;
  /** What to change in the melee. */
  readonly part: Partial<MeleeSetup>;
  readonly stands: number;
  readonly enemyStands: number;
  /** The higher, the better for the goal. */
  readonly score: number;
  readonly best: boolean;
}

/** A choice that is open and not weighed yet. */
export type OpenChoice = Pick<ChargeChoice, 'choice' | 'part'> & Partial<ChargeChoice>;

/** The choices of one kind; once they are weighed, the best first. */
export interface ChargeAdvice<Choice = ChargeChoice> {
  readonly topic: ChargeTopic;
  readonly choices: readonly Choice[];
}

export function scoreFor(goal: ChargeGoal, stands: number, enemyStands: number): number {
  switch (goal) {
    case 'survive':
      return stands;
    case 'kill':
      return 1 - enemyStands;
    case 'trade':
      return stands - enemyStands;
  }
}

/** What the id of a choice begins with that was made before the first die. */
export const declaredMark = 'declared:';

/** As good as the best: what is only rounding apart. */
const close = 1e-9;

function ranked<Kind extends 'reaction' | 'shield' | 'duel'>(
  topic: ChargeTopic,
  kind: Kind,
  { goal }: UsbChargeInputs,
  advice: readonly Advised<MeleeSetup[Kind]>[],
): ChargeAdvice {
  const scored = advice.map(({ choice, stands, enemyStands }) => ({
    choice,
    part: { [kind]: choice },
    stands,
    enemyStands,
    score: scoreFor(goal, stands, enemyStands),
  }));
  const top = Math.max(...scored.map(({ score }) => score));
  return {
    topic,
    choices: scored
      .map((choice) => ({ ...choice, best: choice.score >= top - close }))
      .sort((a, b) => b.score - a.score),
  };
}

/** Whether a choice is what is entered. */
export function isChosen(inputs: UsbChargeInputs, { part }: OpenChoice): boolean {
  const { reaction, shield, duel } = { ...inputs, ...part };
  return reaction === inputs.reaction && shield === inputs.shield && duel === inputs.duel;
}

/** Every choice that is to be made in this melee, each kind with its best first; none where there is nothing to choose. */
export function usbAdvice(inputs: UsbChargeInputs): readonly ChargeAdvice[] {
  const rules = usbRulesOf(inputs.table);
  const all = [
    ranked('reaction', 'reaction', inputs, reactionAdvice(inputs, rules)),
    ranked('shield', 'shield', inputs, shieldAdvice(inputs, rules)),
    ...meleeRoles.map((role) => ranked(`duel-${role}`, 'duel', inputs, duelAdvice(inputs, role, rules))),
  ];
  return all.filter(({ choices }) => choices.length > 1);
}

/** What there is to choose before it is weighed, as it stood `before` where it is the same. */
export function openAdvice(
  inputs: UsbChargeInputs,
  before: readonly ChargeAdvice<OpenChoice>[],
): readonly ChargeAdvice<OpenChoice>[] {
  const open = <Kind extends 'reaction' | 'shield' | 'duel'>(
    topic: ChargeTopic,
    kind: Kind,
    choices: readonly MeleeSetup[Kind][],
  ): ChargeAdvice<OpenChoice> => {
    const last = before.find((other) => other.topic === topic)?.choices ?? [];
    const same =
      last.length === choices.length && last.every(({ choice }) => choices.some((is) => is === choice));
    return { topic, choices: same ? last : choices.map((choice) => ({ choice, part: { [kind]: choice } })) };
  };
  const all = [
    open('reaction', 'reaction', openReactions(inputs, usbRulesOf(inputs.table))),
    open('shield', 'shield', openShieldUses(inputs)),
    ...meleeRoles.map((role) => open(`duel-${role}`, 'duel', openDuels(inputs, role))),
  ];
  return all.filter(({ choices }) => choices.length > 1);
}
