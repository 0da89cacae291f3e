import { useWeighed } from '../../fight/answer-section.tsx';
import { Choice } from '../../kit/choice.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { usbRulesOf } from '../../rules/usb/house-rules.ts';
import {
  type Advised,
  duelAdvice,
  openDuels,
  openReactions,
  openShieldUses,
  reactionAdvice,
  shieldAdvice,
} from '../../rules/usb/melee-advice.ts';
import { type MeleeSetup, meleeRoles } from '../../rules/usb/melee-setup.ts';
import { type ChargeGoal, chargeGoals, type UsbChargeInputs } from './inputs.ts';
import type { UsbChargeModel } from './model.ts';
import '../../fight/fight.css';

/** What there is to choose, and for whom. */
const chargeTopics = ['reaction', 'shield', 'duel-charger', 'duel-target'] as const;

type ChargeTopic = (typeof chargeTopics)[number];

type Chosen = MeleeSetup['reaction'] | MeleeSetup['shield'] | MeleeSetup['duel'];

/** A choice of one side, held against the others for a goal. */
interface ChargeChoice {
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
type OpenChoice = Pick<ChargeChoice, 'choice' | 'part'> & Partial<ChargeChoice>;

/** The choices of one kind; once they are weighed, the best first. */
interface ChargeAdvice<Choice = ChargeChoice> {
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
export function isChosen({ setup }: UsbChargeInputs, { part }: OpenChoice): boolean {
  const { reaction = setup.reaction, shield = setup.shield, duel = setup.duel } = part;
  return reaction === setup.reaction && shield === setup.shield && duel === setup.duel;
}

/** Every choice that is to be made in this melee, each kind with its best first; none where there is nothing to choose. */
export function usbCounsel(inputs: UsbChargeInputs): readonly ChargeAdvice[] {
  const { setup, table } = inputs;
  const rules = usbRulesOf(table);
  const all = [
    ranked('reaction', 'reaction', inputs, reactionAdvice(setup, rules)),
    ranked('shield', 'shield', inputs, shieldAdvice(setup, rules)),
    ...meleeRoles.map((role) => ranked(`duel-${role}`, 'duel', inputs, duelAdvice(setup, role, rules))),
  ];
  return all.filter(({ choices }) => choices.length > 1);
}

/** What there is to choose before it is weighed, as it stood `before` where it is the same. */
export function openCounsel(
  { setup, table }: UsbChargeInputs,
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
    open('reaction', 'reaction', openReactions(setup, usbRulesOf(table))),
    open('shield', 'shield', openShieldUses(setup)),
    ...meleeRoles.map((role) => open(`duel-${role}`, 'duel', openDuels(setup, role))),
  ];
  return all.filter(({ choices }) => choices.length > 1);
}

/** Every choice that is open in this melee, the best for a goal first; a tap takes it over. */
export function UsbChargeAdvice({ model }: { readonly model: UsbChargeModel }) {
  const t = useTexts('usbchargemore');
  const inputs = model.inputs.value.value;
  const { counsels, stale } = useAdvice(inputs);
  if (counsels.length === 0) return null;
  return (
    <section class="card">
      <h2 class="card-title">{t.advice}</h2>
      <Choice
        legend={t.goal}
        value={inputs.goal}
        options={chargeGoals.map((value) => ({ value, label: t.goals[value] }))}
        onChange={model.setGoal}
      />
      {counsels.map(({ topic, choices }) => (
        <section class="stack" key={topic} aria-label={t.adviceOf[topic]}>
          <h3 class="label">{t.adviceOf[topic]}</h3>
          <ul class="fight-choices">
            {choices.map((choice) => (
              <li key={choice.choice}>
                <ChoiceButton model={model} choice={choice} stale={stale} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

/** Milliseconds without a change after which the choices are weighed. */
const pause = 250;

/**
 * Each choice is played out in full: that must hold up neither the answer nor the next tap, so the last ones stand until
 * then, and those that are new without their figures: nothing moves under a finger when they come. They are stale: what
 * is tapped there might be another choice a moment later.
 */
function useAdvice(inputs: UsbChargeInputs): {
  readonly counsels: readonly ChargeAdvice<OpenChoice>[];
  readonly stale: boolean;
} {
  const told = useWeighed(pause, () => ({ counsels: usbCounsel(inputs), of: inputs }), [inputs]);
  const { counsels, of } = told ?? { counsels: [] };
  const stale = of !== inputs;
  return { counsels: stale ? openCounsel(inputs, counsels) : counsels, stale };
}

interface ChoiceButtonProps {
  readonly model: UsbChargeModel;
  readonly choice: OpenChoice;
  /** Weighed for what was entered before. */
  readonly stale: boolean;
}

function ChoiceButton({ model, choice, stale }: ChoiceButtonProps) {
  const t = useTexts('usbchargemore');
  const format = useFormat();
  const { choice: chosen, part, stands, enemyStands, best } = choice;
  const now = isChosen(model.inputs.value.value, choice);
  const names: Readonly<Record<string, string>> = { ...t.reactions, ...t.shields, ...t.duels };
  return (
    <button
      type="button"
      class="fight-choice"
      aria-pressed={now}
      aria-disabled={stale}
      onClick={() => {
        if (!stale) model.change(part);
      }}
    >
      <span class="fight-marks">
        <span class="fight-name">{names[chosen]}</span>
        {best && <span class="badge">{t.best}</span>}
        {now && <b>{t.chosen}</b>}
      </span>
      <span class="fight-figures" data-longest={t.choiceFigures(format.hundredths(1), format.hundredths(1))}>
        {stands !== undefined && enemyStands !== undefined && (
          <span>{t.choiceFigures(format.hundredths(stands), format.hundredths(enemyStands))}</span>
        )}
      </span>
    </button>
  );
}
