import { useWeighed } from '../../fight/answer-section.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/controls/fold.tsx';
import { armOf, type Fight } from '../../rules/brikwars/attack/fight.ts';
import { type BonusChoice, bonusChoices } from '../../rules/brikwars/attack/setup.ts';
import { type AttackChoice, adviseAttack } from '../../rules/brikwars/duel/attack-advice.ts';
import { GoalChoice } from '../attack-controls.tsx';
import type { DuelInputs } from './inputs.ts';
import type { DuelModel } from './model.ts';
import { fatedLine, shownChances } from './sentences.ts';
import { attackText, planLines } from './text.ts';
import '../../fight/steps.css';

interface PlanOptionProps {
  readonly name: string;
  readonly lines: readonly string[];
  readonly best: boolean;
  /** What counts when nobody says anything. */
  readonly standard?: boolean;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly figures: string;
  readonly hint?: string;
  /** The chance that the bar shows, 0 to 1. */
  readonly share: number;
}

/** One of the things a side may do, with what comes of it. */
export function PlanOption(props: PlanOptionProps) {
  const { name, lines, best, standard, checked, onChoose, figures, hint, share } = props;
  const t = useTexts('brikwars');
  return (
    <label class="option-row">
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      <span class="option-body">
        <span class="option-head">
          <span class="option-name">
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </span>
          {best && <span class="badge">{t.best}</span>}
          {standard && <span class="hint">{t.standard}</span>}
        </span>
        <span class="option-figures">{figures}</span>
        {hint && <span class="hint">{hint}</span>}
        <span class="option-track" aria-hidden="true">
          <span style={{ inlineSize: `${share * 100}%` }} />
        </span>
      </span>
    </label>
  );
}

/** What the screen shows of the attacker's advice. */
interface AttackAnswer {
  /** Every different turn with the bonus dice as they are set, best first. */
  readonly choices: readonly AttackChoice[];
  readonly chosen: AttackChoice;
  /** How much the best of them scores more than what is set. */
  readonly gain: number;
  /** The other way with bonus dice, where it makes the best turn better, and by how much. */
  readonly bonus?: { readonly way: BonusChoice; readonly gain: number };
}

const noticed = 1e-9;

/** A turn named by what is held, so that two equal weapons make equal turns. */
function likeness({ plan }: AttackChoice, fight: Fight): string {
  return [plan.action, ...plan.arms.map((arm) => armOf(fight.attacker, arm).weapon)].join(' ');
}

/**
 * The attacker's turns against the defender's best answer. A shield left idle is mentioned only where that is better.
 */
export function attackAnswer(inputs: DuelInputs, fight: Fight): AttackAnswer {
  const advice = adviseAttack(fight, inputs.attackGoal, bonusChoices);
  const own = advice.choices.filter(({ bonus }) => bonus === advice.standard.bonus);
  const top = own[0]?.score ?? advice.best.score;
  const seen = new Map<string, AttackChoice>();
  for (const choice of own) {
    const like = likeness(choice, fight);
    const other = seen.get(like);
    const better = other !== undefined && choice.plan.shieldParries && choice.score >= other.score - noticed;
    if (other === undefined || better) seen.set(like, choice);
  }
  const declared = likeness(advice.standard, fight);
  const choices = [...seen.values()].map((choice) => ({ ...choice, isBest: choice.score >= top - noticed }));
  const chosen = choices.find((choice) => likeness(choice, fight) === declared) ?? advice.standard;
  const gain = advice.best.score - top;
  return {
    choices,
    chosen,
    gain: top - chosen.score,
    ...(gain > noticed ? { bonus: { way: advice.best.bonus, gain } } : {}),
  };
}

const shownAtOnce = 3;

/** Milliseconds. */
const pause = 60;

interface Weighed {
  readonly inputs: DuelInputs;
  readonly fight: Fight;
  readonly shown: AttackAnswer;
}

/** Every turn the attacker may take against the defender's best answer, the best marked and by how much. */
export function Attacks({ model }: { readonly model: DuelModel }) {
  const more = useTexts('brikwars');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const answer = model.answer.value;
  const fight = answer.ok ? answer.value.fight : undefined;
  const weighed = useWeighed(
    pause,
    fight && ((): Weighed => ({ inputs, fight, shown: attackAnswer(inputs, fight) })),
    [inputs, answer],
  );
  if (!answer.ok) return null;
  const gain = weighed && weighed.shown.gain > noticed ? weighed.shown.gain : undefined;
  return (
    <div class="stack">
      <p class={gain === undefined ? 'hint' : 'fight-gain'}>
        {weighed && (gain === undefined ? more.noAttackGain : more.attackGain(format.hundredths(gain)))}
      </p>
      {weighed && <Turns model={model} weighed={weighed} />}
    </div>
  );
}

/** The turns as they were weighed last. */
function Turns({ model, weighed }: { readonly model: DuelModel; readonly weighed: Weighed }) {
  const t = useTexts('brikwars');
  const format = useFormat();
  const { choices, chosen, bonus } = weighed.shown;
  const first = choices.filter((choice, index) => index < shownAtOnce || choice === chosen);
  const rest = choices.filter((choice) => !first.includes(choice));
  const one = (choice: AttackChoice) => (
    <Attack key={choices.indexOf(choice)} model={model} weighed={weighed} choice={choice} />
  );
  return (
    <>
      <div role="radiogroup" aria-label={t.howAttack} class="option-rows">
        {first.map(one)}
        {rest.length > 0 && <Fold title={t.allAttacks(choices.length)}>{rest.map(one)}</Fold>}
      </div>
      {bonus && (
        <p class="hint">
          {t.besides(t.attacks.bonus[bonus.way], t.pointsMore(`+${format.hundredths(bonus.gain)}`))}
        </p>
      )}
      <GoalChoice
        value={model.inputs.value.value.attackGoal}
        onChange={(attackGoal) => model.change({ attackGoal })}
      />
    </>
  );
}

interface AttackProps {
  readonly model: DuelModel;
  readonly weighed: Weighed;
  readonly choice: AttackChoice;
}

function Attack({ model, weighed, choice }: AttackProps) {
  const t = useTexts('brikwars');
  const format = useFormat();
  const { inputs, fight, shown } = weighed;
  const { plan, reply } = choice;
  const { dies, kills, shoved } = shownChances(format, reply.chances);
  const plain = {
    attack: () => t.defenceFigures(dies, kills),
    shove: () => t.shovedFigures(shoved, kills),
    withdraw: () => t.withdrawFigures(kills),
  }[plan.action];
  const idle = !plan.shieldParries && plan.action === 'attack' && inputs.attacker.hands.includes('shield');
  const shoves = plan.arms.length > 1;
  const answered = planLines(t, fight, reply.plan).join('; ');
  return (
    <PlanOption
      name="fight-attack"
      lines={[attackText(t, fight, plan), ...(idle && !shoves ? [t.attacks.shieldIdle] : [])]}
      best={choice.isBest}
      checked={choice === shown.chosen}
      onChoose={() => model.chooseAttack(choice)}
      figures={fatedLine(t, format, inputs, reply.chances, plan.action) ?? plain()}
      {...(choice.isBest || choice === shown.chosen ? { hint: t.reply(answered) } : {})}
      share={reply.chances.defenderDies}
    />
  );
}
