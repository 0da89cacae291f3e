import { AnswerSection, useAhead } from '../../fight/answer-section.tsx';
import { FigureWhy, useSpoken } from '../../fight/answer-tiles.tsx';
import { Cascade } from '../../fight/cascade.tsx';
import { Ends } from '../../fight/ends.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Bars } from '../../kit/stage/bars.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import { reasonItems } from '../reason-sentences.ts';
import { type Lost, lossesOf, type SquadsAnswer, squadsAnswerOf } from './answer.ts';
import { ownerOf, type SquadOwner, type SquadsInputs, sizeOf, squadOwners } from './inputs.ts';
import type { SquadsModel } from './model.ts';
import { lostIn } from './play.ts';
import { type SquadsTile, shownOf, squadsIssueText } from './text.ts';
import { squadTries } from './tries.ts';

interface LossBarsProps {
  readonly inputs: SquadsInputs;
  readonly lost: readonly Lost[];
  /** Both squads if nothing else is said. */
  readonly owner?: SquadOwner | undefined;
}

/** How often each number of a squad falls; a tap asks for that many or more. */
export function LossBars({ inputs, lost, owner }: LossBarsProps) {
  const t = useTexts('squads');
  const hurt = squadOwners.filter((one) =>
    owner === undefined ? inputs.kind !== 'ranged' || one === ownerOf(inputs, 'defender') : one === owner,
  );
  return (
    <>
      {hurt.map((one) => {
        const giants = sizeOf(inputs[one]) > 1;
        const label = giants ? t.step(t.names[one], t.pips.chart) : t.howMany[one];
        return (
          <div key={one}>
            <p class="label">{label}</p>
            <Bars
              label={label}
              weights={lossesOf(inputs, lost, one).weights}
              min={0}
              columns={{ value: giants ? t.pips.chart : t.fallen, chance: t.chance }}
            />
          </div>
        );
      })}
    </>
  );
}

interface WhyProps {
  readonly answer: SquadsAnswer;
  readonly inputs: SquadsInputs;
  readonly tile: SquadsTile;
  readonly lost: readonly Lost[];
}

/** Why a figure is what it is: one attack from its roll to the Armor, then what the squads do. */
function SquadsWhy({ answer, inputs, tile, lost }: WhyProps) {
  const t = useTexts('squads');
  const fight = useTexts('brikwars');
  const format = useFormat();
  const { one, push, modifiers, reasons } = answer;
  const changes = reasonItems(fight, format, modifiers);
  return (
    <>
      <LossBars inputs={inputs} lost={lost} owner={tile.owner} />
      {one && (
        <>
          <h3 class="label">{t.oneAttack}</h3>
          <Cascade
            steps={[
              { label: fight.hits, chance: one.hit, rule: 'BW-ATK-06' },
              { label: fight.kills, chance: one.kill, rule: 'BW-ATK-07' },
            ]}
          />
          <Reasons items={[{ text: t.use(format.number(one.use)), rule: 'BW-ATK-06' }, ...changes]} />
        </>
      )}
      {push && (
        <FigureWhy
          title={t.pushed(format.number(push.momentum), format.number(push.opposition))}
          items={[
            { text: t.pushHint, rule: 'BW-CHG-04' },
            ...(push.flies
              ? [
                  {
                    text: t.flies(format.number(push.flies.theirs, 1), format.number(push.flies.mine, 1)),
                    rule: 'BW-SQ-34' as const,
                  },
                ]
              : []),
            ...changes,
          ]}
        />
      )}
      <FigureWhy
        title={t.asSquads}
        items={reasons.map(({ rule, effect, amount }) => ({
          rule,
          text: t.reasons[effect](effect === 'plate' ? format.signed(amount) : format.number(amount)),
        }))}
      />
    </>
  );
}

/** The answer that follows every tap. */
export function SquadsAnswerCard({ model }: { readonly model: SquadsModel }) {
  const t = useTexts('squads');
  const format = useFormat();
  const answer = model.answer.value;
  const inputs = model.inputs.value.value;
  const ahead = useAhead(model.play);
  // A later turn begins with those left by the first.
  const later = ahead && ahead.turn > 1 ? squadsAnswerOf(ahead.inputs) : answer;
  const asked = ahead?.inputs ?? inputs;
  const given = ahead && later.ok ? lostIn(ahead.odds.ends) : undefined;
  const begun = later.ok ? shownOf(t, format, asked, later.value, later.value.lost) : undefined;
  const now = given && later.ok ? shownOf(t, format, asked, later.value, given) : begun;
  const faults = answer.ok
    ? []
    : [...new Set(answer.issues.map((issue) => squadsIssueText(t, format, issue)))];
  useSpoken(begun?.sentence ?? faults.join(' '));
  if (!later.ok || !now) return <AnswerSection title={t.answer} faults={faults} />;
  return (
    <AnswerSection title={t.answer} given={ahead?.given}>
      <p class="visually-hidden">{now.sentence}</p>
      <Ends
        ends={now.ends}
        // What is lost stands before each squad until dice are thrown.
        facts={given ? now.facts : now.facts.filter(({ loss }) => !loss)}
        tries={{ ask: squadTries(inputs, [t.wiped.mine, t.wiped.theirs]), of: inputs }}
        begun={
          given && begun ? { ...begun, turn: ahead && ahead.turn > 1 ? ahead.turn : undefined } : undefined
        }
        why={(tile) => (
          <SquadsWhy answer={later.value} inputs={asked} tile={tile} lost={given ?? later.value.lost} />
        )}
      />
    </AnswerSection>
  );
}
