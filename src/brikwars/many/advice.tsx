import { useWeighed } from '../../fight/answer-section.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { AdviceChip } from '../../kit/stage/advice-chip.tsx';
import { useUndo } from '../../kit/undo.ts';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { BonusChoice } from '../../rules/brikwars/attack/setup.ts';
import { type ManyAnswer, manyAnswerOf } from './answer.ts';
import { mainChance, writtenDeaths } from './description.ts';
import type { Sheet } from './field.tsx';
import { groupsOf, type ManyInputs, situationsOf, withGroups, withSituations } from './inputs.ts';
import type { ManyModel } from './model.ts';
import { countersText, fatedWords, memberName } from './names.ts';
import { Reach } from './reach-advice.tsx';
import { encodeCounters } from './setup.ts';
import { type DescribedWays, describeWays } from './volley-ways.tsx';
import { adviseMany, type BetterWay, betterWay, type ManyAdvice, manyChoice, volleyWorth } from './ways.ts';

/** Milliseconds. */
const pause = 60;

const noticed = 0.005;

/** What else the attacker may do beforehand, and what that makes of it. */
interface Better {
  readonly inputs: ManyInputs;
  readonly from: number;
  readonly to: number;
}

interface Weighed {
  readonly inputs: ManyInputs;
  readonly advice: ManyAdvice | undefined;
  /** Another way to attack. */
  readonly way: BetterWay | undefined;
  /** To aim first. */
  readonly aim: Better | undefined;
  /** Other bonus dice. */
  readonly bonus: Better | undefined;
}

/** The same with other bonus dice for all who attack. */
function withBonus(inputs: ManyInputs, assault: number, way: BonusChoice): ManyInputs {
  const groups = groupsOf(inputs, assault).map((group) => ({
    ...group,
    declines: way === 'decline',
    plainSkill: way === 'decline' && group.plainSkill,
  }));
  return withGroups(inputs, assault, groups);
}

/** What other inputs make of it, where that is more. */
function better(answer: ManyAnswer, inputs: ManyInputs): Better | undefined {
  const other = manyAnswerOf(inputs);
  if (!other.ok) return undefined;
  const [from, to] = [mainChance(answer), mainChance(other.value)];
  return to > from + noticed ? { inputs, from, to } : undefined;
}

/** Who neither moves nor aims yet may take his time; in close combat nobody does. */
function aimFirst(inputs: ManyInputs, answer: ManyAnswer, assault: number): Better | undefined {
  if (inputs.kind === 'gang' || (inputs.kind === 'blast' && inputs.blast.way === 'placed')) return undefined;
  const situations = situationsOf(inputs, assault);
  if (situations.some(({ aimed, speed }) => aimed || speed > 0)) return undefined;
  return better(answer, withSituations(inputs, assault, { aimed: true }));
}

function weigh(inputs: ManyInputs, answer: ManyAnswer, assault: number): Weighed {
  const advice = inputs.kind === 'blast' ? undefined : adviseMany(inputs, answer, assault);
  return {
    inputs,
    advice,
    way: advice && betterWay(inputs, answer, advice),
    aim: aimFirst(inputs, answer, assault),
    bonus: advice?.bonus && better(answer, withBonus(inputs, assault, advice.bonus.way)),
  };
}

/** What is weighed once nothing has changed for a moment; it belongs to the inputs it says. */
export function useAdvice(model: ManyModel, assault: number): Weighed | undefined {
  const inputs = model.inputs.value.value;
  const answer = model.answer.value;
  const known = answer.ok ? answer.value : undefined;
  return useWeighed(pause, known && (() => weigh(inputs, known, assault)), [inputs, answer, assault]);
}

/** What an advice changes is as before; what has been changed since by hand stays. */
function takeBack(model: ManyModel, assault: number, before: ManyInputs, set: ManyInputs): void {
  const { attackers, plan } = before.gang;
  if (set.kind !== before.kind || set.assaults.length !== before.assaults.length) {
    model.change({ kind: before.kind, assaults: before.assaults });
    return;
  }
  const all = (groups: typeof attackers) => groups.reduce((sum, { count }) => sum + count, 0);
  if (before.kind === 'gang' && all(set.gang.attackers) !== all(attackers)) {
    model.changeGang({ attackers, plan });
    return;
  }
  if (before.kind === 'blast') {
    const { way, situation } = before.blast;
    model.changeBlast({ way, situation });
    return;
  }
  groupsOf(before, assault).forEach(({ weapon, declines, plainSkill, situation }, place) => {
    model.changeGroup(assault, place, { weapon, declines, plainSkill, situation });
  });
  if (before.kind === 'gang') model.changeGang({ plan });
}

interface AdviceProps {
  readonly model: ManyModel;
  readonly assault: number;
  readonly onSheet: (sheet: Sheet) => void;
}

/** The words of every way to attack, as they were weighed last. */
export function useDescribedWays(weighed: Weighed | undefined, assault: number): DescribedWays | undefined {
  const t = useTexts('many');
  const more = useTexts('brikwars');
  const format = useFormat();
  const advice = weighed?.advice;
  return weighed && advice && describeWays(t, more, format, weighed.inputs, assault, advice);
}

/** What is set, judged as the ways to attack are. */
function worthNow(
  format: Format,
  answer: ManyAnswer,
  advice: ManyAdvice | undefined,
  assault: number,
): string | undefined {
  if (answer.kind !== 'volley' || advice?.kind !== 'volley') return format.hundredths(mainChance(answer));
  const odds = answer.odds.assaults[assault];
  const { targets } = advice.assault;
  const goal = advice.advice?.goal ?? 'any';
  if (!odds) return undefined;
  const worth = volleyWorth(odds, goal, targets);
  return goal === 'most' && targets > 1 ? format.number(worth, 1) : format.hundredths(worth);
}

/** Another way to attack in words, what is set now and what it makes of it. */
function betterText(
  t: Messages['many'],
  format: Format,
  inputs: ManyInputs,
  { id, parts, from = 0, to = 0, counted, way }: BetterWay,
): readonly [text: string, from: string, to: string] {
  const texts = {
    together: () => t.advice.together,
    single: () => t.kinds.single,
    shared: () => t.advice.shared(parts.map((count) => format.number(count)).join(' + ')),
    fewer: () => t.advice.leftOut(parts.map((member) => memberName(t, inputs, member)).join(' + ')),
  };
  if (way) {
    const both = (deaths: typeof way.from) => writtenDeaths(format, deaths).join(' · ');
    return [texts[id](), both(way.from), both(way.to)];
  }
  const worth = (figure: number) => (counted ? format.number(figure, 1) : format.hundredths(figure));
  return [texts[id](), worth(from), worth(to)];
}

/** What had best be done next: a tap does it, with a way back, or shows all there is to choose from. */
export function ManyAdviceChip({ model, assault, onSheet }: AdviceProps) {
  const t = useTexts('many');
  const fight = useTexts('brikwars');
  const words = useTexts('fight');
  const format = useFormat();
  const undoable = useUndo();
  const weighed = useAdvice(model, assault);
  const shown = useDescribedWays(weighed, assault);
  const inputs = model.inputs.value.value;
  const answer = model.answer.value;
  const take = (done: string, next: ManyInputs) => () => {
    const before = model.inputs.value.peek();
    model.change(next);
    undoable(done, () => takeBack(model, assault, before, next));
  };
  if (!answer.ok) return <Reach model={model} assault={assault} take={take} />;
  const { value } = answer;
  const said = fatedWords(t, inputs);
  /** How many hit, now and then. */
  const hitsTo = (next: ManyInputs): string | undefined => {
    const hits = (of: ManyInputs) => {
      const known = manyAnswerOf(of);
      const all = known.ok && known.value.kind === 'volley' ? known.value.odds.assaults : [];
      // Of who shoots each for himself nobody counts the hits together.
      const means = all.flatMap(({ combined }) => combined?.meanHits.value ?? []);
      return all.length > 0 && means.length === all.length
        ? format.number(
            means.reduce((sum, mean) => sum + mean, 0),
            1,
          )
        : undefined;
    };
    const [now, then] = [hits(inputs), hits(next)];
    return now !== undefined && then !== undefined ? words.also(t.meanHits, now, then) : undefined;
  };
  if (value.kind === 'gang') {
    const [best] = value.plans;
    if (best && value.plans.length > 1 && !value.chosen.best) {
      const plan = countersText(t, inputs, best.counters);
      return (
        <AdviceChip
          lead={fight.bestAnswer('').trim()}
          text={plan}
          of={said.victimDies}
          from={writtenDeaths(format, value.chosen)[0]}
          to={writtenDeaths(format, best)[0]}
          also={words.also(
            t.attackerDies,
            writtenDeaths(format, value.chosen)[1],
            writtenDeaths(format, best)[1],
          )}
          onClick={take(plan, {
            ...inputs,
            gang: { ...inputs.gang, plan: encodeCounters(best.counters, inputs) },
          })}
        />
      );
    }
  }
  if (weighed?.way && weighed.inputs === inputs) {
    const [text, from, to] = betterText(t, format, inputs, weighed.way);
    const next = weighed.way.inputs;
    return (
      <AdviceChip
        text={text}
        of={weighed.way.counted ? t.meanDead : said.anyDies}
        from={from}
        to={to}
        also={hitsTo(next)}
        onClick={take(text, next)}
      />
    );
  }
  const way = shown?.ways.find(({ best }) => best);
  if (way && shown?.gain !== undefined && weighed?.inputs === inputs)
    return (
      <AdviceChip
        text={way.short}
        from={worthNow(format, value, weighed.advice, assault)}
        to={way.worth}
        onClick={() => onSheet('ways')}
      />
    );
  const { bonus, aim, advice } = weighed ?? {};
  const offers = [
    ...(bonus && advice?.bonus ? [[fight.attacks.bonus[advice.bonus.way], bonus] as const] : []),
    ...(aim ? [[t.aimFirst, aim] as const] : []),
  ];
  const [offer] = offers;
  if (offer && weighed?.inputs === inputs) {
    const [text, { from, to, inputs: next }] = offer;
    return (
      <AdviceChip
        text={text}
        of={said.anyDies}
        from={format.hundredths(from)}
        to={format.hundredths(to)}
        also={hitsTo(next)}
        onClick={take(text, next)}
      />
    );
  }
  if (value.kind === 'gang' && value.plans.length > 1)
    return (
      <AdviceChip
        icon="check"
        text={countersText(t, inputs, value.chosen.counters)}
        to={fight.best}
        onClick={() => onSheet('counters')}
      />
    );
  if (value.kind === 'blast')
    return (
      <AdviceChip
        text={t.dragHint(format.hundredths(value.odds.onTarget.value))}
        onClick={() => onSheet('figures')}
      />
    );
  if (!manyChoice(value, assault)) return null;
  return (
    <AdviceChip
      icon="check"
      text={way ? t.bestWay(way.short) : fight.howAttack}
      {...(way && { to: fight.best })}
      onClick={() => onSheet('ways')}
    />
  );
}
