import { useId } from 'preact/hooks';
import { useWeighed } from '../../fight/answer-section.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Choice } from '../../kit/controls/choice.tsx';
import { AdviceChip } from '../../kit/stage/advice-chip.tsx';
import { usbRulesOf } from '../../rules/usb/house-rules.ts';
import type { MeleeSetup } from '../../rules/usb/melee/melee-setup.ts';
import { type ReactionOption, reactionsOf } from '../../rules/usb/reaction/reaction.ts';
import { type ChargeAdvice, type ChargeChoice, isChosen, openAdvice, usbAdvice } from './advice.ts';
import { type ChargeGoal, chargeGoals, type UsbChargeInputs } from './inputs.ts';
import type { UsbChargeModel } from './model.ts';
import { choiceName } from './text.ts';
import '../../fight/steps.css';

/** Milliseconds without a change after which the choices are weighed. */
const pause = 250;

/**
 * Each choice is played out in full: that must hold up neither the answer nor the next tap. Until then nothing is said
 * of them.
 */
export function useUsbChargeAdvice(inputs: UsbChargeInputs): readonly ChargeAdvice[] | undefined {
  const notify = useWeighed(pause, () => ({ choicesAdvised: usbAdvice(inputs), of: inputs }), [inputs]);
  return notify?.of === inputs ? notify.choicesAdvised : undefined;
}

interface AdvisedProps {
  readonly model: UsbChargeModel;
  /** Every choice with what comes of it; undefined until they are weighed. */
  readonly weighed: readonly ChargeAdvice[] | undefined;
}

/** What a choice is worth for the goal; of both goals together no single number says that. */
function worthOf(goal: ChargeGoal, { stands, enemyStands }: ChargeChoice): number | undefined {
  if (goal === 'trade') return undefined;
  return goal === 'survive' ? stands : 1 - enemyStands;
}

/** The best of what may be chosen next: a tap takes it, with a way back; where all that is set is best, a tap shows all of it. */
export function UsbChargeBest({ model, weighed, onAll }: AdvisedProps & { readonly onAll: () => void }) {
  const { notices } = useServices();
  const t = useTexts('usbcharge');
  const shell = useTexts('shell');
  const words = useTexts('fight');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const [first] = openAdvice(inputs, []);
  // Where there is nothing to choose, nothing is advised.
  if (!first) return null;
  // The chip is there before it is known what is best: nothing moves when it comes.
  if (!weighed) return <AdviceChip text={t.adviceOf[first.topic]} onClick={onAll} />;
  const topics = weighed.map(({ topic, choices }) => ({
    topic,
    best: choices.find(({ best }) => best),
    now: choices.find((choice) => isChosen(inputs, choice)),
  }));
  const open = topics.find(({ best, now }) => best && now?.best !== true);
  const { topic: topicOf, best, now } = open ?? topics[0] ?? {};
  if (!best) return null;
  if (!open) {
    const kept = now ?? best;
    return <AdviceChip icon="check" text={choiceName(t, kept.choice)} to={t.best} onClick={onAll} />;
  }
  const worth = (choice: ChargeChoice | undefined) => {
    const chance = choice && worthOf(inputs.goal, choice);
    return chance === undefined ? undefined : format.hundredths(chance);
  };
  const name = choiceName(t, best.choice);
  const take = () => {
    const { reaction, shield, duel } = inputs;
    model.change(best.part);
    notices.show(name, {
      action: { label: shell.undo, run: () => model.change({ reaction, shield, duel }) },
    });
  };
  // What the goal is not about: of both at once, whether the chooser stands.
  const enemys = inputs.goal === 'survive';
  const target = topicOf === 'duel-charger' ? 'charger' : 'target';
  const breaks = (choice: ChargeChoice) =>
    format.hundredths(1 - (enemys ? choice.enemyStands : choice.stands));
  const who = enemys === (target === 'target') ? 'charger' : 'target';
  const also = now && words.also(t.tiles[who], breaks(now), breaks(best));
  return (
    <AdviceChip
      text={t.bestFor[inputs.goal](name)}
      from={worth(now)}
      to={worth(best)}
      also={also}
      onClick={take}
    />
  );
}

/** Every choice of every kind, in an order that stays, each with what comes of it once it is weighed. */
export function UsbChargeChoices({ model, weighed }: AdvisedProps) {
  const t = useTexts('usbcharge');
  const inputs = model.inputs.value.value;
  const reactions = reactionsOf(inputs, usbRulesOf(inputs.table));
  const others = openAdvice(inputs, []).filter(({ topic }) => topic !== 'reaction');
  const notify = (topic: ChargeAdvice['topic'], choice: ChargeChoice['choice']) =>
    weighed?.find((advice) => advice.topic === topic)?.choices.find((one) => one.choice === choice);
  return (
    <>
      {!inputs.locked && (
        <Options
          legend={t.reaction}
          side="theirs"
          model={model}
          options={reactions.map(({ reaction, issue }) => ({
            choice: reaction,
            part: { reaction },
            shown: notify('reaction', reaction),
            issue,
          }))}
        />
      )}
      {others.map(({ topic, choices }) => (
        <Options
          key={topic}
          legend={t.adviceOf[topic]}
          side={topic === 'duel-charger' ? 'mine' : 'theirs'}
          model={model}
          options={choices.map(({ choice, part }) => ({ choice, part, shown: notify(topic, choice) }))}
        />
      ))}
      <Choice
        legend={t.goal}
        value={inputs.goal}
        options={chargeGoals.map((value) => ({ value, label: t.goals[value] }))}
        onChange={(goal) => model.change({ goal })}
      />
    </>
  );
}

interface ChoiceOption {
  readonly choice: ChargeChoice['choice'];
  /** What to change in the melee. */
  readonly part: Partial<MeleeSetup>;
  readonly shown: ChargeChoice | undefined;
  /** What forbids it. */
  readonly issue?: ReactionOption['issue'];
}

interface OptionsProps {
  readonly model: UsbChargeModel;
  readonly legend: string;
  /** Whose choice it is. */
  readonly side: 'mine' | 'theirs';
  readonly options: readonly ChoiceOption[];
}

function Options({ model, legend, side, options }: OptionsProps) {
  const name = useId();
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      <div class="option-rows">
        {options.map((option) => (
          <Option key={option.choice} name={name} model={model} side={side} option={option} />
        ))}
      </div>
    </fieldset>
  );
}

interface OptionProps extends Pick<OptionsProps, 'model' | 'side'> {
  readonly name: string;
  readonly option: ChoiceOption;
}

/**
 * One choice: how often the side that makes it holds out, and how often the enemy, each as a bar; or why it may not be
 * made.
 */
function Option({ name, model, side, option }: OptionProps) {
  const t = useTexts('usbcharge');
  const format = useFormat();
  const id = useId();
  const { choice, part, shown: notify, issue } = option;
  const longest = t.choiceFigures(format.hundredths(1), format.hundredths(1));
  return (
    <label class="option-row" data-not={issue && ''}>
      <input
        type="radio"
        name={name}
        checked={isChosen(model.inputs.value.value, option)}
        disabled={issue !== undefined}
        aria-labelledby={`${id}n`}
        aria-describedby={`${id}f`}
        onChange={() => model.change(part)}
      />
      <span class="option-body">
        <span class="option-head">
          <span class="option-name" id={`${id}n`}>
            {choiceName(t, choice)}
          </span>
          {notify?.best && <span class="badge">{t.best}</span>}
        </span>
        {issue ? (
          <span class="hint" id={`${id}f`}>
            {t.notThis(choiceName(t, choice), t.reactionIssues[issue.code])}
          </span>
        ) : (
          <>
            <span class="fight-figures" data-longest={longest} id={`${id}f`}>
              {notify && (
                <span>
                  {t.choiceFigures(format.hundredths(notify.stands), format.hundredths(notify.enemyStands))}
                </span>
              )}
            </span>
            <Shares shown={notify} side={side} />
          </>
        )}
      </span>
    </label>
  );
}

/** The same as two bars, in the colours of the sides: the words above say it. */
function Shares({ shown: notify, side }: Pick<ChoiceOption, 'shown'> & Pick<OptionsProps, 'side'>) {
  return (
    <span class="usb-charge-shares" data-side={side} aria-hidden="true">
      <span style={{ inlineSize: `${(notify?.stands ?? 0) * 100}%` }} />
      <span style={{ inlineSize: `${(notify?.enemyStands ?? 0) * 100}%` }} />
    </span>
  );
}
