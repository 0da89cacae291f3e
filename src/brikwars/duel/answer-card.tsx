import { AnswerSection, useAhead } from '../../fight/answer-section.tsx';
import { useSpoken } from '../../fight/answer-tiles.tsx';
import { Ends } from '../../fight/ends.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { ShareBar } from '../../kit/share-text.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import { turned } from '../../platform/whose.ts';
import { type ExchangeOdds, exchangeOdds } from '../../rules/brikwars/duel/exchange.ts';
import { reasonItems } from '../reason-phrases.ts';
import type { DuelAnswer } from './answer.ts';
import { fatesOf } from './inputs.ts';
import type { DuelModel } from './model.ts';
import { answerSentences, endsOf, fateTexts, givenSentences, type Tile, withChances } from './sentences.ts';
import { issueText } from './text.ts';
import { duelTries } from './tries.ts';

/** Every figure of the chosen defence, blow by blow, with its reasons: worked out when somebody asks. */
export function describedOdds({ fight, chosen }: DuelAnswer): ExchangeOdds {
  return exchangeOdds(fight, chosen.plan);
}

/** How the chance to die comes about: what is hit, what of that is not parried, and what of that kills. */
function Cascade({ odds, lethal }: { readonly odds: ExchangeOdds; readonly lethal: boolean }) {
  const t = useTexts('brikwars');
  const format = useFormat();
  const [blow, ...others] = odds.attacks;
  if (!blow || others.length > 0 || blow.shove) return null;
  const through = blow.hit.value - blow.parried.value;
  const steps = [
    { label: t.hits, chance: blow.hit.value },
    ...(blow.parried.value > 0 ? [{ label: t.unparried, chance: through }] : []),
    { label: lethal ? t.kills : t.beats, chance: blow.kill.value },
  ];
  return (
    <div class="stack">
      {steps.map(({ label, chance }) => (
        <ShareBar key={label} label={label} value={format.percent(chance)} share={chance} />
      ))}
    </div>
  );
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
  const { reasons } = tile.id === 'hit' ? (odds.attacks[0]?.hit ?? odds.defenderDies) : odds[tile.id];
  return (
    <>
      {tile.id === 'defenderDies' && <Cascade odds={odds} lethal={lethal} />}
      <Reasons items={reasonItems(t, format, reasons)} />
    </>
  );
}

/** The answer that follows every tap: who dies in how many of 100, each number with its reasons. */
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
