import { AnswerSection, useAhead } from '../../fight/answer-section.tsx';
import { FigureWhy, useSpoken } from '../../fight/answer-tiles.tsx';
import { Cascade } from '../../fight/cascade.tsx';
import { Ends } from '../../fight/ends.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Bars } from '../../kit/stage/bars.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import type { Distribution } from '../../rules/dice/distribution.ts';
import { reasonItems } from '../reason-sentences.ts';
import { type WreckAnswer, wreckAnswerOf } from './answer.ts';
import type { WreckInputs } from './inputs.ts';
import { groupWeapon } from './labels.ts';
import type { WreckModel } from './model.ts';
import { pipsOf } from './play.ts';
import { shownOf, type WreckTile, wreckWords } from './text.ts';
import { wreckTries } from './tries.ts';

/** How often each number of pips. */
export function PipBars({ pips, from }: { readonly pips: Distribution; readonly from: number }) {
  const t = useTexts('wreck');
  if (pips.weights.length < 3) return null;
  return (
    <>
      <p class="label">{t.howOften}</p>
      <Bars
        label={t.howOften}
        weights={pips.weights}
        min={pips.min}
        from={from}
        columns={{ value: t.pipsColumn, chance: t.chance }}
      />
    </>
  );
}

interface WhyProps {
  readonly answer: WreckAnswer;
  readonly inputs: WreckInputs;
  readonly tile: WreckTile;
  readonly pips: Distribution;
}

/** Why a figure is what it is: each kind of attacks from its roll to the Armor, and what a hit does. */
function WreckWhy({ answer, inputs, tile, pips }: WhyProps) {
  const { language } = useServices();
  const t = wreckWords(language);
  const fight = useTexts('brikwars');
  const format = useFormat();
  const text = answer.reasons.map(({ rule, effect, amount }) => ({
    rule,
    text: t.wreck.reasons[effect](
      effect === 'breadth' || effect === 'small-part' ? format.signed(amount) : format.number(amount),
    ),
  }));
  return (
    <>
      {!tile.group && <PipBars pips={pips} from={answer.steps} />}
      {answer.groups.map(({ hit, use, automatic, reasons, through }, place) => {
        const group = inputs.groups[place];
        if (!group) return null;
        const name = groupWeapon(t, group);
        return (
          <div key={place}>
            <h3 class="label">{name}</h3>
            <Cascade
              steps={[
                { label: t.wreck.hits, chance: hit, rule: automatic ? undefined : 'BW-ATK-06' },
                { label: t.wreck.results.through, chance: hit * through, rule: 'BW-ATK-07' },
              ]}
            />
            <Reasons
              items={[
                ...(automatic
                  ? []
                  : [{ text: t.wreck.group.use(format.number(use)), rule: 'BW-ATK-06' } as const]),
                ...reasonItems(fight, format, reasons),
              ]}
            />
          </div>
        );
      })}
      <FigureWhy title={t.wreck.target} items={text} />
    </>
  );
}

/** The answer that follows every tap. */
export function WreckAnswerCard({ model }: { readonly model: WreckModel }) {
  const { language } = useServices();
  const t = wreckWords(language);
  const format = useFormat();
  const answer = model.answer.value;
  const inputs = model.inputs.value.value;
  const ahead = useAhead(model.play);
  // A later turn begins with what the first has left.
  const later = ahead && ahead.turn > 1 ? wreckAnswerOf(ahead.inputs) : answer;
  const shown = answer.ok ? shownOf(t, format, inputs, answer.value, answer.value.pips) : undefined;
  const given = ahead && later.ok ? pipsOf(ahead.odds.ends) : undefined;
  const now = given && later.ok ? shownOf(t, format, ahead?.inputs ?? inputs, later.value, given) : shown;
  const faults = answer.ok ? [] : [...new Set(answer.issues.map((code) => t.wreck.issues[code]))];
  useSpoken(shown?.sentence ?? faults.join(' '));
  if (!later.ok || !now) return <AnswerSection title={t.wreck.answer} faults={faults} />;
  const begun =
    given && ahead
      ? {
          ...shownOf(t, format, ahead.inputs, later.value, later.value.pips),
          turn: ahead.turn === 1 ? undefined : ahead.turn,
        }
      : undefined;
  return (
    <AnswerSection title={t.wreck.answer} given={ahead?.given}>
      <p class="visually-hidden">{now.sentence}</p>
      <Ends
        ends={now.ends}
        facts={now.facts}
        tries={{ ask: wreckTries(inputs, now.ends[0]?.label ?? ''), of: inputs }}
        begun={begun}
        why={(tile) => (
          <WreckWhy
            answer={later.value}
            inputs={ahead?.inputs ?? inputs}
            tile={tile}
            pips={given ?? later.value.pips}
          />
        )}
      />
    </AnswerSection>
  );
}
