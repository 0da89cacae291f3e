import { useSignal } from '@preact/signals';
import { AnswerSection, useAhead } from '../../fight/answer-section.tsx';
import { AnswerTiles, FigureWhy, useSpoken } from '../../fight/answer-tiles.tsx';
import { asksOf } from '../../kit/asks.tsx';
import { Choice } from '../../kit/choice.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import type { Gain } from '../../kit/outcome-bar.tsx';
import type { Messages } from '../../platform/words.ts';
import { adviseCharge, type ChargeChoice } from '../../rules/brikwars/charge-advice.ts';
import type { ChargeExplained, ChargeReason } from '../../rules/brikwars/charge-effects.ts';
import { attackInstead } from '../../rules/brikwars/charge-instead.ts';
import type { ChargeOdds } from '../../rules/brikwars/charge-odds.ts';
import type { ChargeSetupIssue } from '../../rules/brikwars/charge-setup.ts';
import type { Side } from '../../rules/brikwars/fight.ts';
import { editionOf } from '../../rules/brikwars/house-rules.ts';
import { type ChargeInputs, chargeSetupOf, goesByDie } from './inputs.ts';
import type { ChargeModel } from './model.ts';
import { chargeReasons } from './odds-details.tsx';
import { chargeGiven } from './play.ts';
import { chargeOptions, weaponName } from './text.ts';
import '../../fight/fight.css';
import '../../fight/steps.css';

/** A choice in words: only what can be chosen here is told. */
export function wayText(
  t: Messages['charge'] & Messages['chargemore'],
  inputs: ChargeInputs,
  side: Side,
  { plan }: Pick<ChargeChoice, 'plan'>,
): string {
  if (!plan) return t.ways.attack;
  const byDie = goesByDie(inputs);
  const own = inputs[side];
  const name = weaponName(t, own.arm);
  const told: string[] = [];
  if (side === 'attacker') {
    const { strikes, afterMiss, tramples, attackerParries } = plan;
    told.push(strikes === 'weapon' ? t.ways.weapon(name) : t.ways[strikes]);
    if (!byDie && strikes === 'weapon') told.push(t.ways[afterMiss]);
    if (!byDie && inputs.moveLeft > 0 && inputs.low && inputs.chargers === 1) {
      told.push(tramples ? t.ways.tramples : t.ways.stops);
    }
    if (!byDie && own.shield) told.push(attackerParries ? t.ways.parries : t.ways.takes);
    return told.join(', ');
  }
  const { answer, defenderParries, braced } = plan;
  told.push(answer === 'weapon' ? t.ways.meets(name) : answer === 'bail' ? t.ways.bails : t.ways.stands);
  if (own.shield && (!byDie || answer === 'body')) told.push(defenderParries ? t.ways.parries : t.ways.takes);
  if (!byDie) told.push(braced ? t.ways.braced : t.ways.unbraced);
  return told.join(', ');
}

/** Every choice of a side for the aim that is picked, the best first. */
export function counsel(inputs: ChargeInputs, side: Side): readonly ChargeChoice[] {
  const setup = chargeSetupOf(inputs);
  const instead = side === 'attacker' ? attackInstead(setup, editionOf(inputs.table)) : undefined;
  return adviseCharge(setup, side, inputs.goal, instead);
}

/** How the target lives longest: what is chosen where nothing is better; undefined where it has nothing to choose. */
export function bestAnswer(inputs: ChargeInputs): ChargeChoice | undefined {
  const choices = adviseCharge(chargeSetupOf(inputs), 'defender', 'survive');
  if (choices.length < 2) return undefined;
  return choices.find(({ now, best }) => now && best) ?? choices[0];
}

/** The inputs with a choice taken over. */
export function withChoice(inputs: ChargeInputs, { plan }: ChargeChoice): ChargeInputs {
  return plan ? { ...inputs, ...plan } : inputs;
}

/** Every choice of a side for an aim, the best first; a tap takes it over. */
export function ChargeAdvice({ model }: { readonly model: ChargeModel }) {
  const t = useTexts('chargemore');
  const fight = useTexts('fightmore');
  const format = useFormat();
  const side = useSignal<Side>('attacker');
  const inputs = model.inputs.value.value;
  const choices = counsel(inputs, side.value);
  const now = choices.find((choice) => choice.now);
  const [best] = choices;
  if (!best) return null;
  const gain = best.score - (now?.score ?? best.score);
  const few = choices.filter((choice, index) => choice.now || choice.best || index < 2).slice(0, 4);
  const rest = choices.filter((choice) => !few.includes(choice));
  return (
    <section class="card">
      <h2 class="card-title">{t.advice}</h2>
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
        {gain > 0.005 ? t.gain(format.hundredths(gain)) : t.noGain}
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
  const more = useTexts('chargemore');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  return (
    <ul class="fight-choices">
      {choices.map((choice, index) => {
        const figures = more.choiceFigures(
          format.hundredths(choice.defenderDies),
          format.hundredths(choice.attackerDies),
        );
        const body = (
          <>
            <span class="fight-name">{wayText({ ...t, ...more }, inputs, side, choice)}</span>
            <span class="fight-marks">
              <span>{figures}</span>
              {choice.best && <span class="badge">{more.best}</span>}
              {choice.now && <b>{more.chosen}</b>}
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

interface ChargeWhyProps {
  readonly label: string;
  readonly reasons: readonly ChargeReason[];
}

/** Why a number of the answer is what it is. */
function ChargeWhy({ label, reasons }: ChargeWhyProps) {
  const t = useTexts('charge');
  const more = useTexts('chargemore');
  const format = useFormat();
  return <FigureWhy title={t.why(label)} items={chargeReasons(more, format, reasons)} />;
}

/** What the best answer of the target makes of the Charge; nothing where it has no choice. */
function ChargeBest({ inputs }: { readonly inputs: ChargeInputs }) {
  const t = useTexts('charge');
  const more = useTexts('chargemore');
  const format = useFormat();
  const best = bestAnswer(inputs);
  if (!best) return null;
  if (best.now) return <p class="hint">{more.noBetterAnswer}</p>;
  const way = wayText({ ...t, ...more }, inputs, 'defender', best);
  const told = way.charAt(0).toLowerCase() + way.slice(1);
  const { defenderDies, attackerDies } = best;
  return (
    <p class="hint">
      {more.bestAnswer(told, format.hundredths(defenderDies), format.hundredths(attackerDies))}
    </p>
  );
}

type Texts = Messages['charge'];

/** What is wrong, each thing once. */
export function chargeIssues(t: Texts, issues: readonly Pick<ChargeSetupIssue, 'code'>[]): readonly string[] {
  return [...new Set(issues.map(({ code }) => t.issues[code]))];
}

interface Tile {
  readonly label: string;
  readonly shown: string;
  readonly explained: ChargeExplained;
  readonly gain: Gain;
}

type ToldOdds = Pick<ChargeOdds, 'defenderDies' | 'attackerDies' | 'defenderFlies' | 'shoved'>;

function useTold(
  odds: ToldOdds | undefined,
  line: ChargeOdds['line'] = [],
): {
  readonly sentence: string;
  readonly tiles: readonly Tile[];
} {
  const t = useTexts('charge');
  const format = useFormat();
  if (!odds) return { sentence: '', tiles: [] };
  const { defenderDies, attackerDies, defenderFlies, shoved } = odds;
  const of = (explained: ChargeExplained) => format.hundredths(explained.value);
  const moved =
    shoved.value > 0
      ? [t.shovedToo(of(shoved))]
      : defenderFlies.value > 0
        ? [t.fliesToo(of(defenderFlies))]
        : [];
  const cleared = line.reduce((sum, target) => sum + target.cleared.value, 0);
  const through = line.length > 0 ? [t.lineToo(format.number(cleared, 1), format.number(line.length))] : [];
  return {
    sentence: [t.sentence(of(defenderDies), of(attackerDies)), ...moved, ...through].join(' '),
    tiles: [
      { label: t.targetDies, shown: of(defenderDies), explained: defenderDies, gain: 'mine' },
      { label: t.chargerDies, shown: of(attackerDies), explained: attackerDies, gain: 'theirs' },
      shoved.value > 0
        ? { label: t.shoved, shown: of(shoved), explained: shoved, gain: 'nobody' }
        : { label: t.flies, shown: of(defenderFlies), explained: defenderFlies, gain: 'nobody' },
    ],
  };
}

/** The answer that follows every tap: one sentence, and its figures with their reasons. */
export function ChargeAnswerTop({ model }: { readonly model: ChargeModel }) {
  const t = useTexts('charge');
  const answer = model.answer.value;
  const odds = answer.ok ? answer.value.odds : undefined;
  const ahead = useAhead(model.play);
  const { sentence, tiles } = useTold(odds, odds?.line);
  const now = useTold(odds && ahead && chargeGiven(odds, ahead.odds));
  const faults = answer.ok ? [] : chargeIssues(t, answer.issues);
  useSpoken(answer.ok ? sentence : faults.join(' '));
  return (
    <>
      {answer.ok && (
        <>
          <p class="answer-sentence">{ahead ? now.sentence : sentence}</p>
          {/* Which answer is best is of the beginning. */}
          {!ahead && <ChargeBest inputs={model.inputs.value.value} />}
        </>
      )}
      <AnswerSection title={t.answer} faults={faults} given={ahead?.given}>
        {answer.ok && (
          <AnswerTiles
            tiles={ahead ? now.tiles : tiles}
            begun={ahead && { tiles }}
            why={({ label, explained }) => <ChargeWhy label={label} reasons={explained.reasons} />}
          />
        )}
      </AnswerSection>
    </>
  );
}
