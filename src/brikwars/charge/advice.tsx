import { useSignal } from '@preact/signals';
import { useWeighed } from '../../fight/answer-section.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Choice } from '../../kit/controls/choice.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { asksOf } from '../../kit/question/asks.tsx';
import { AdviceChip } from '../../kit/stage/advice-chip.tsx';
import type { Side } from '../../rules/brikwars/attack/fight.ts';
import type { ChargeChoice } from '../../rules/brikwars/charge/charge-advice.ts';
import { advisedChoices, bestFor, withChoice } from './best.ts';
import type { ChargeModel } from './model.ts';
import { chargeOptions, fateTexts, wayText } from './text.ts';
import '../../fight/fight.css';

/** Every choice of a side for an aim, the best first; a tap takes it over. */
export function ChargeAdvice({ model }: { readonly model: ChargeModel }) {
  const t = useTexts('charge');
  const fight = useTexts('brikwars');
  const format = useFormat();
  const side = useSignal<Side>('attacker');
  const inputs = model.inputs.value.value;
  const choices = advisedChoices(inputs, side.value);
  const now = choices.find((choice) => choice.now);
  const [best] = choices;
  if (!best) return null;
  const gain = best.score - (now?.score ?? best.score);
  const few = choices.filter((choice, index) => choice.now || choice.best || index < 2).slice(0, 4);
  const rest = choices.filter((choice) => !few.includes(choice));
  return (
    <section class="stack" aria-label={t.advice}>
      <Choice
        legend={t.advice}
        hideLegend
        value={side.value}
        options={chargeOptions.sides.map((value) => ({ value, label: t.adviceOf[value] }))}
        onChange={(value) => {
          side.value = value;
        }}
      />
      {asksOf(inputs, model.change).choice('goal', fight.goal, chargeOptions.aims, fight.goals)}
      <p class={gain > 0.005 ? 'fight-gain' : 'hint'}>
        {gain > 0.005 ? fight.attackGain(format.hundredths(gain)) : fight.noAttackGain}
      </p>
      <ChoiceList model={model} side={side.value} choices={few} />
      {rest.length > 0 && (
        <Fold title={t.all(choices.length)}>
          <ChoiceList model={model} side={side.value} choices={rest} />
        </Fold>
      )}
    </section>
  );
}

interface ChoiceListProps {
  readonly model: ChargeModel;
  readonly side: Side;
  readonly choices: readonly ChargeChoice[];
}

function ChoiceList({ model, side, choices }: ChoiceListProps) {
  const t = useTexts('charge');
  const { defenceFigures } = useTexts('brikwars');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  return (
    <ul class="fight-choices">
      {choices.map((choice, index) => {
        const figures = defenceFigures(
          format.hundredths(choice.defenderDies),
          format.hundredths(choice.attackerDies),
        );
        const body = (
          <>
            <span class="fight-name">{wayText(t, inputs, side, choice)}</span>
            <span class="fight-marks">
              <span>{figures}</span>
              {choice.best && <span class="badge">{t.best}</span>}
              {choice.now && <b>{t.chosen}</b>}
            </span>
          </>
        );
        return (
          <li key={index}>
            {choice.plan ? (
              <button
                type="button"
                class="fight-choice"
                aria-pressed={choice.now}
                onClick={() => model.change(withChoice(inputs, choice))}
              >
                {body}
              </button>
            ) : (
              <div class="fight-choice">{body}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/**
 * To weigh every choice is expensive: it waits until the taps, or the drag of the run-up, have stopped for so many
 * milliseconds.
 */
const pause = 120;

/** What the target had best do, or where it has nothing to choose the charger; the choice is weighed after the odds. */
export function ChargeBest({ model, onAll }: { readonly model: ChargeModel; readonly onAll: () => void }) {
  const { notices } = useServices();
  const t = useTexts('charge');
  const { bestAnswer: bestIs } = useTexts('brikwars');
  const shell = useTexts('shell');
  const words = useTexts('fight');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const ready = model.answer.value.ok;
  const weighed = useWeighed(pause, ready ? () => ({ inputs, ...bestFor(inputs) }) : undefined, [
    inputs,
    ready,
  ]);
  if (!ready) return null;
  // Its place is there before it: nothing may move.
  if (!weighed) return <div class="advice-chip" />;
  if (!weighed.best) return null;
  const { side, best, now } = weighed;
  const way = wayText(t, weighed.inputs, side, best);
  const worth = ({ defenderDies }: ChargeChoice) => format.percent(defenderDies);
  if (best.now || !best.plan) return <AdviceChip icon="check" text={way} to={t.best} onClick={onAll} />;
  const take = () => {
    const before = model.inputs.value.peek();
    // What was weighed last may be of other entries.
    const now = before === weighed.inputs ? weighed : bestFor(before);
    if (!now.best) return;
    model.change(withChoice(before, now.best));
    notices.show(wayText(t, before, now.side, now.best), {
      action: { label: shell.undo, run: () => model.change(before) },
    });
  };
  const fates = fateTexts(t, weighed.inputs);
  return (
    <AdviceChip
      lead={side === 'defender' ? bestIs('').trim() : undefined}
      text={way}
      of={fates.target}
      from={now && worth(now)}
      to={worth(best)}
      also={
        now && now.attackerDies + best.attackerDies > 0
          ? words.also(
              fates.charger,
              format.hundredths(now.attackerDies),
              format.hundredths(best.attackerDies),
            )
          : undefined
      }
      onClick={take}
    />
  );
}
