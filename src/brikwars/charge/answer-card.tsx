import { AnswerSection, useAhead } from '../../fight/answer-section.tsx';
import { useSpoken } from '../../fight/answer-tiles.tsx';
import { Cascade, type CascadeStep, toEnd } from '../../fight/cascade.tsx';
import { Ends } from '../../fight/ends.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { ShareBar } from '../../kit/share-text.tsx';
import type { Outcome } from '../../kit/stage/outcome-bar.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { ChargeExplained } from '../../rules/brikwars/charge/charge-effects.ts';
import type { ChargeOdds } from '../../rules/brikwars/charge/charge-odds.ts';
import type { ChargeSetupIssue } from '../../rules/brikwars/charge/charge-setup.ts';
import { chargeAnswerOf } from './answer.ts';
import { type ChargeInputs, decodeCharge } from './inputs.ts';
import type { ChargeModel } from './model.ts';
import { chargeGiven } from './play.ts';
import { chargeReasons } from './reasons.ts';
import { fateTexts } from './text.ts';
import { chargeTries } from './tries.ts';
import '../../fight/fight.css';
import '../../fight/steps.css';

type Texts = Messages['charge'];

/** What is wrong, each thing once. */
export function chargeIssues(t: Texts, issues: readonly Pick<ChargeSetupIssue, 'code'>[]): readonly string[] {
  return [...new Set(issues.map(({ code }) => t.issues[code]))];
}

interface Tile extends Outcome {
  readonly explained: ChargeExplained;
}

type DescribedOdds = Pick<
  ChargeOdds,
  'defenderDies' | 'attackerDies' | 'bothDie' | 'neitherDies' | 'defenderFlies' | 'shoved'
>;

interface Description {
  readonly sentence: string;
  readonly ends: readonly Tile[];
  readonly facts: readonly Tile[];
}

/** The ends of a Charge exclude each other: where both may die at once, that is a part of the target's death. */
export function useDescription(): (
  inputs: ChargeInputs,
  odds: DescribedOdds,
  line?: ChargeOdds['line'],
) => Description {
  return describing(useTexts('charge'), useFormat());
}

function describing(t: Texts, format: Format): ReturnType<typeof useDescription> {
  return (inputs, { defenderDies, attackerDies, bothDie, neitherDies, defenderFlies, shoved }, line = []) => {
    const fates = fateTexts(t, inputs);
    const of = (explained: ChargeExplained) => format.hundredths(explained.value);
    const moved =
      shoved.value > 0
        ? [t.shovedToo(of(shoved))]
        : defenderFlies.value > 0
          ? [t.fliesToo(of(defenderFlies))]
          : [];
    const cleared = line.reduce((sum, target) => sum + target.cleared.value, 0);
    const through = line.length > 0 ? [t.lineToo(format.number(cleared, 1), format.number(line.length))] : [];
    const both = bothDie.value > 0;
    const parts = [
      [fates.target, defenderDies.value, 'mine', defenderDies],
      [fates.plain ? t.nobodyDies : t.neitherHurt, neitherDies.value, 'nobody', neitherDies],
      [both ? t.onlyCharger : fates.charger, attackerDies.value - bothDie.value, 'theirs', attackerDies],
    ] as const;
    const shares = format.shares(parts.map(([, chance]) => Math.max(0, chance)));
    const fact = (label: string, explained: ChargeExplained): Tile => ({
      label,
      chance: explained.value,
      shown: of(explained),
      gain: 'nobody',
      explained,
    });
    return {
      sentence: [fates.sentence(of(defenderDies), of(attackerDies)), ...moved, ...through].join(' '),
      ends: parts.map(([label, chance, gain, explained], place) => ({
        label,
        chance: Math.max(0, chance),
        shown: shares[place] ?? '',
        gain,
        explained,
      })),
      facts: [shoved.value > 0 ? fact(t.shoved, shoved) : fact(t.flies, defenderFlies)],
    };
  };
}

/** How the target comes to die: they touch, and it goes down. */
export function chargeSteps(
  t: Pick<Texts, 'contact'>,
  { target }: { readonly target: string },
  { contact, defenderDies }: Pick<ChargeOdds, 'contact' | 'defenderDies'>,
): readonly CascadeStep[] {
  return [
    { label: t.contact, chance: contact.value, rule: contact.reasons[0]?.rule },
    { label: target, chance: defenderDies.value, rule: defenderDies.reasons[0]?.rule },
  ];
}

/** How the chance that the target dies comes about, and why. */
function ChargeWhy({
  tile,
  odds,
  inputs,
}: {
  readonly tile: Tile;
  readonly odds: ChargeOdds;
  readonly inputs: ChargeInputs;
}) {
  const t = useTexts('charge');
  const format = useFormat();
  const fates = fateTexts(t, inputs);
  return (
    <>
      {tile.gain === 'mine' && (
        <>
          <Cascade steps={toEnd(chargeSteps(t, fates, odds), tile)} />
          {odds.bothDie.value > 0 && (
            <ShareBar
              label={fates.plain ? t.bothDie : t.bothHurt}
              value={format.percent(odds.bothDie.value)}
              share={odds.bothDie.value}
            />
          )}
        </>
      )}
      <Reasons items={chargeReasons(t, format, tile.explained.reasons)} />
    </>
  );
}

/** The answer that follows every tap: one sentence, and its figures with their reasons. */
export function ChargeAnswerTop({ model }: { readonly model: ChargeModel }) {
  const t = useTexts('charge');
  const answer = model.answer.value;
  const ahead = useAhead(model.play);
  const inputs = model.inputs.value.value;
  const notify = useDescription();
  const odds = answer.ok ? answer.value.odds : undefined;
  const begun = odds && notify(inputs, odds, odds.line);
  const faults = answer.ok ? [] : chargeIssues(t, answer.issues);
  useSpoken(begun ? begun.sentence : faults.join(' '));
  if (!odds || !begun) return <AnswerSection title={t.answer} faults={faults} />;
  const now = ahead ? notify(inputs, chargeGiven(odds, ahead.odds)) : begun;
  return (
    <AnswerSection title={t.answer} given={ahead?.given}>
      <p class="answer-sentence visually-hidden">{now.sentence}</p>
      <Ends
        ends={now.ends}
        facts={now.facts}
        begun={ahead && begun}
        tries={{ ask: chargeTries(begun.ends, fateTexts(t, inputs).plain), of: inputs }}
        why={(tile) => <ChargeWhy tile={tile} odds={odds} inputs={inputs} />}
      />
    </AnswerSection>
  );
}

/** The ends of a kept fight, as its bar has them; undefined where the text makes none. */
export function keptEnds(t: Texts, format: Format, query: string): readonly Outcome[] | undefined {
  const inputs = decodeCharge(query);
  const answer = inputs && chargeAnswerOf(inputs);
  return inputs && answer?.ok ? describing(t, format)(inputs, answer.value.odds).ends : undefined;
}
