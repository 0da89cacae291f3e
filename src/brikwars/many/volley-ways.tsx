import { useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/controls/fold.tsx';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { BonusChoice } from '../../rules/brikwars/attack/setup.ts';
import type { ManyInputs } from './inputs.ts';
import { countersText, fatedWords, groupName, memberName } from './names.ts';
import type { GangAdvice, ManyAdvice, VolleyAdviceCard } from './ways.ts';
import '../../fight/steps.css';
import { pipsIn } from './setup.ts';

/** One way to attack, in words. */
export interface DescribedWay {
  readonly name: string;
  /** The same in fewer words. */
  readonly short: string;
  readonly best: boolean;
  readonly figures: string;
  readonly hint?: string;
  /** The chance that the bar shows, 0 to 1. */
  readonly share: number;
  /** What it is judged by, as written. */
  readonly worth: string;
}

/** Every way to attack, the best first. */
export interface DescribedWays {
  /** The gain of the best in words; undefined where what is set is best. */
  readonly gain: string | undefined;
  readonly ways: readonly DescribedWay[];
  /** The other way with bonus dice, where it is better, and by how much in words. */
  readonly bonus?: { readonly way: BonusChoice; readonly gain: string };
}

const shownAtOnce = 3;

/** The ways to attack, and what another choice of bonus dice would gain. */
export function WaysList({ ways, bonus }: DescribedWays) {
  const t = useTexts('brikwars');
  const rest = ways.slice(shownAtOnce);
  return (
    <>
      <Ways ways={ways.slice(0, shownAtOnce)} />
      {rest.length > 0 && (
        <Fold title={t.allAttacks(ways.length)}>
          <Ways ways={rest} />
        </Fold>
      )}
      {bonus && <p class="hint">{t.besides(t.attacks.bonus[bonus.way], bonus.gain)}</p>}
    </>
  );
}

function Ways({ ways }: { readonly ways: readonly DescribedWay[] }) {
  const t = useTexts('brikwars');
  return (
    <ul class="option-rows many-ways">
      {ways.map(({ name, best, figures, hint, share }) => (
        <li class="option-row" key={name}>
          <span class="option-body">
            <span class="option-head">
              <span class="option-name">{name}</span>
              {best && <span class="badge">{t.best}</span>}
            </span>
            <span class="option-figures">{figures}</span>
            {hint && <span class="hint">{hint}</span>}
            <span class="option-track" aria-hidden="true">
              <span style={{ inlineSize: `${share * 100}%` }} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

type Texts = Messages['many'];

function firstName(t: Texts, format: Format, inputs: ManyInputs, assault: number, first: readonly number[]) {
  const groups = inputs.assaults[assault]?.groups ?? [];
  return first
    .flatMap((count, place) => {
      const group = groups[place];
      return group && count > 0 ? [groupName(t, format, { ...group, count }, inputs.kind)] : [];
    })
    .join(' + ');
}

/** Every number of shooters to begin with, together or alone. */
function describeVolley(
  texts: Texts,
  more: Messages['brikwars'],
  format: Format,
  inputs: ManyInputs,
  assault: number,
  { advice, bonus, assault: { groups, targets } }: VolleyAdviceCard,
): DescribedWays | undefined {
  if (advice === undefined) return undefined;
  const t = fatedWords(texts, inputs);
  const { count = 1 } = inputs.assaults[assault]?.target ?? {};
  const ways = advice.plans.map(({ first, mean, any, all, best }): DescribedWay => {
    const everybody = first.every((count, place) => count === groups[place]?.count);
    return {
      short: everybody
        ? t.advice.together
        : t.advice.firstFew(
            first
              .filter((count) => count > 0)
              .map((count) => format.number(count))
              .join(' + '),
          ),
      name: everybody ? t.advice.together : t.advice.first(firstName(t, format, inputs, assault, first)),
      best,
      figures:
        targets === 1
          ? t.togetherSentence(format.hundredths(any))
          : [
              `${t.meanDead} ${format.number(mean)}`,
              `${t.anyDies} ${format.hundredths(any)}\u00a0%`,
              `${t.allDie(count)} ${format.hundredths(all)}\u00a0%`,
            ].join(' · '),
      share: { most: mean / targets, any, all }[advice.goal],
      worth:
        advice.goal === 'most' && targets > 1
          ? format.number(mean, 1)
          : format.hundredths(advice.goal === 'all' ? all : any),
    };
  });
  const counted = advice.goal === 'most' && targets > 1;
  const gained = (gain: number) => (counted ? format.number(gain) : format.hundredths(gain));
  const gain = gained(advice.gain);
  const meanGain = pipsIn(inputs).theirs ? (by: string) => `${t.meanDead}: +${by}` : t.advice.meanGain;
  return {
    gain: advice.gain > 1e-9 ? (counted ? meanGain(gain) : more.attackGain(gain)) : undefined,
    ways,
    ...(bonus
      ? {
          bonus: {
            way: bonus.way,
            gain: counted ? `+${gained(bonus.gain)}` : more.pointsMore(`+${gained(bonus.gain)}`),
          },
        }
      : {}),
  };
}

function wavesName(t: Texts, inputs: ManyInputs, waves: readonly (readonly number[])[], of: number): string {
  if (waves[0]?.length === of) return t.advice.together;
  const name = (members: readonly number[]) =>
    members.map((member) => memberName(t, inputs, member)).join(' + ');
  const there = waves.flat();
  const out = Array.from({ length: of }, (_, member) => member).filter((member) => !there.includes(member));
  const text = waves.map(name).reduce((before, next) => t.advice.next(before, next));
  return out.length > 0 ? `${text}. ${t.advice.leftOut(name(out))}` : text;
}

/** Every way to set upon the victim, together or one after the other, each with his best answer. */
function describeGang(
  t: Texts,
  more: Messages['brikwars'],
  format: Format,
  inputs: ManyInputs,
  { advice, bonus, gang }: GangAdvice,
): DescribedWays | undefined {
  if (advice === undefined) return undefined;
  const ways = advice.ways.map(
    ({ waves, counters, victimDies, attackerDies, best }): DescribedWay => ({
      name: wavesName(t, inputs, waves, gang.fights.length),
      short: wavesName(t, inputs, waves, gang.fights.length),
      best,
      figures: fatedWords(t, inputs).gangSentence(
        format.hundredths(victimDies),
        format.hundredths(attackerDies),
      ),
      ...(best ? { hint: more.reply(countersText(t, inputs, counters)) } : {}),
      share: victimDies,
      worth: format.hundredths(victimDies),
    }),
  );
  return {
    gain: advice.gain > 1e-9 ? more.attackGain(format.hundredths(advice.gain)) : undefined,
    ways,
    ...(bonus
      ? { bonus: { way: bonus.way, gain: more.pointsMore(`+${format.hundredths(bonus.gain)}`) } }
      : {}),
  };
}

/** Every way to attack in words; undefined where there are too many to compare. */
export function describeWays(
  t: Texts,
  more: Messages['brikwars'],
  format: Format,
  inputs: ManyInputs,
  assault: number,
  bestWay: ManyAdvice,
): DescribedWays | undefined {
  return bestWay.kind === 'gang'
    ? describeGang(t, more, format, inputs, bestWay)
    : describeVolley(t, more, format, inputs, assault, bestWay);
}
