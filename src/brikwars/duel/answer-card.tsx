import { AnswerSection, useAhead } from '../../fight/answer-section.tsx';
import { useSpoken } from '../../fight/answer-tiles.tsx';
import { Cascade, type CascadeStep, toEnd } from '../../fight/cascade.tsx';
import { Ends } from '../../fight/ends.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { ShareBar } from '../../kit/share-text.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import { turned } from '../../platform/whose.ts';
import type { Messages } from '../../platform/words.ts';
import { type ExchangeOdds, exchangeOdds } from '../../rules/brikwars/duel/exchange.ts';
import { reasonItems } from '../reason-sentences.ts';
import type { DuelAnswer } from './answer.ts';
import { fatesOf } from './inputs.ts';
import type { DuelModel } from './model.ts';
import { answerSentences, endsOf, fateTexts, givenSentences, type Tile, withChances } from './sentences.ts';
import { armName, issueText } from './text.ts';
import { duelTries } from './tries.ts';

/** Every figure of the chosen defence, blow by blow, with its reasons: worked out when somebody asks. */
export function describedOdds({ fight, chosen }: DuelAnswer): ExchangeOdds {
  return exchangeOdds(fight, chosen.plan);
}

/**
 * How the chance to die comes about: what is hit, what of that is not parried, and what of that kills. Nothing where several
 * blows make it, or a shove.
 */
export function duelSteps(
  t: Messages['brikwars'],
  { attacks }: Pick<ExchangeOdds, 'attacks'>,
  lethal: boolean,
): readonly CascadeStep[] {
  const [blow, ...others] = attacks;
  if (!blow || others.length > 0 || blow.shove) return [];
  const { hit, parried, kill } = blow;
  return [
    { label: t.hits, chance: hit.value, rule: hit.reasons[0]?.rule },
    ...(parried.value > 0
      ? [{ label: t.unparried, chance: hit.value - parried.value, rule: parried.reasons[0]?.rule }]
      : []),
    { label: lethal ? t.kills : t.beats, chance: kill.value, rule: kill.reasons[0]?.rule },
  ];
}

/** What each of several blows adds to the chance that the target dies; nothing where one alone does not kill. */
export function blowParts(
  t: Messages['brikwars'],
  { fight, chosen }: Pick<DuelAnswer, 'fight' | 'chosen'>,
  { attacks }: Pick<ExchangeOdds, 'attacks'>,
): readonly { readonly label: string; readonly chance: number }[] {
  if (attacks.length < 2) return [];
  const parts = attacks.map(({ arm, reached, kill }, at) => ({
    label: t.attackNumber(at + 1, armName(t, fight, 'attacker', arm)),
    chance: reached * kill.value,
  }));
  const sum = parts.reduce((total, { chance }) => total + chance, 0);
  return Math.abs(sum - chosen.chances.defenderDies) < 1e-9 ? parts : [];
}

interface TileWhyProps {
  readonly answer: DuelAnswer;
  readonly tile: Tile;
  /** Who is attacked dies where his Armor does not hold: he has no pips. */
  readonly lethal: boolean;
}

/** Why a number of the answer is what it is; worked out when somebody asks. */
function TileWhy({ answer, tile, lethal }: TileWhyProps) {
  const t = useTexts('brikwars');
  const format = useFormat();
  const odds = describedOdds(answer);
  const steps = tile.id === 'defenderDies' ? duelSteps(t, odds, lethal) : [];
  const parts = tile.id === 'defenderDies' ? blowParts(t, answer, odds) : [];
  const { reasons } = tile.id === 'hit' ? (odds.attacks[0]?.hit ?? odds.defenderDies) : odds[tile.id];
  return (
    <>
      {steps.length > 0 && <Cascade steps={toEnd(steps, tile)} />}
      {parts.map(({ label, chance }) => (
        <ShareBar key={label} label={label} value={format.percent(chance)} share={chance} />
      ))}
      <Reasons items={reasonItems(t, format, reasons)} />
    </>
  );
}

/** The answer that follows every tap: who dies and how likely, each number with its reasons. */
export function Answer({ model }: { readonly model: DuelModel }) {
  const t = useTexts('brikwars');
  const format = useFormat();
  const answer = model.answer.value;
  const inputs = model.inputs.value.value;
  const lines = answer.ok
    ? answerSentences(t, format, inputs, answer.value)
    : answer.issues.map((issue) => issueText(t, format, issue));
  const ahead = useAhead(model.play);
  const now = answer.ok && ahead ? withChances(answer.value, ahead.chance) : undefined;
  useSpoken(lines.join(' '));

  if (!answer.ok) {
    return <AnswerSection title={t.answer} faults={lines} />;
  }
  // In every second turn of a fight the other side attacks.
  const text = ahead && ahead.turn % 2 === 0 ? turned(t) : t;
  const fates = fateTexts(t, inputs);
  const begun = endsOf(text, format, inputs, answer.value);
  // The sentence speaks of the same moment as the figures.
  const [first, ...others] = now && ahead ? givenSentences(text, format, ahead.inputs, now) : lines;
  return (
    <AnswerSection title={t.answer} given={ahead?.given}>
      <p class="fight-sentence visually-hidden">
        <b>{first}</b> {others.join(' ')}
      </p>
      <Ends
        {...(now && ahead ? endsOf(text, format, ahead.inputs, now) : begun)}
        tries={{ ask: duelTries(inputs, [fates.target, fates.charger]), of: inputs }}
        begun={ahead && { ...begun, turn: ahead.turn === 1 ? undefined : 1 }}
        why={(tile) => (
          <TileWhy answer={now ?? answer.value} tile={tile} lethal={fatesOf(inputs).target === 'dies'} />
        )}
      />
    </AnswerSection>
  );
}
