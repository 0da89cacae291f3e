import { useAhead } from '../../fight/ahead.ts';
import { AnswerSection } from '../../fight/answer-section.tsx';
import { AnswerTiles, type Gain } from '../../fight/answer-tiles.tsx';
import { useSpoken } from '../../fight/spoken.ts';
import { useFormat, useTexts } from '../../kit/context.ts';
import type { ChargeExplained } from '../../rules/brikwars/charge-effects.ts';
import type { ChargeOdds } from '../../rules/brikwars/charge-odds.ts';
import { ChargeBest } from './best.tsx';
import { chargeGiven } from './given.ts';
import type { ChargeModel } from './model.ts';
import { chargeIssues } from './phrases.ts';
import { ChargeWhy } from './why-card.tsx';

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
