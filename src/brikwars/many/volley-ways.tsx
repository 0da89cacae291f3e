import { useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { BonusChoice } from '../../rules/brikwars/setup.ts';
import type { ManyInputs } from './inputs.ts';
import { groupName } from './phrases.ts';
import type { VolleyAdviceCard } from './ways.ts';
import '../../fight/steps.css';

/** One way to attack, in words. */
export interface ToldWay {
  readonly name: string;
  readonly best: boolean;
  readonly figures: string;
  readonly hint?: string;
  /** The chance that the bar shows, 0 to 1. */
  readonly share: number;
}

/** Every way to attack, the best first. */
export interface ToldWays {
  /** The gain of the best in words; undefined where what is set is best. */
  readonly gain: string | undefined;
  readonly ways: readonly ToldWay[];
  /** The other way with bonus dice, where it is better, and by how much in words. */
  readonly bonus?: { readonly way: BonusChoice; readonly gain: string };
}

const shownAtOnce = 3;

/** The ways to attack, and what another choice of bonus dice would gain. */
export function WaysList({ ways, bonus }: ToldWays) {
  const t = useTexts('fight');
  const more = useTexts('fightmore');
  const rest = ways.slice(shownAtOnce);
  return (
    <>
      <Ways ways={ways.slice(0, shownAtOnce)} />
      {rest.length > 0 && (
        <Fold title={more.allAttacks(ways.length)}>
          <Ways ways={rest} />
        </Fold>
      )}
      {bonus && <p class="hint">{t.besides(t.attacks.bonus[bonus.way], `+${bonus.gain}`)}</p>}
    </>
  );
}

function Ways({ ways }: { readonly ways: readonly ToldWay[] }) {
  const t = useTexts('fight');
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
export function volleyTold(
  t: Texts,
  more: Messages['fightmore'],
  format: Format,
  inputs: ManyInputs,
  assault: number,
  { advice, bonus, assault: { groups, targets } }: VolleyAdviceCard,
): ToldWays | undefined {
  if (advice === undefined) return undefined;
  const ways = advice.plans.map(({ first, mean, any, all, best }): ToldWay => {
    const everybody = first.every((count, place) => count === groups[place]?.count);
    return {
      name: everybody ? t.counsel.together : t.counsel.first(firstName(t, format, inputs, assault, first)),
      best,
      figures:
        targets === 1
          ? t.counsel.one(format.hundredths(any))
          : t.counsel.several(format.number(mean), format.hundredths(any), format.hundredths(all)),
      share: { most: mean / targets, any, all }[advice.goal],
    };
  });
  const counted = advice.goal === 'most' && targets > 1;
  const gained = (gain: number) => (counted ? format.number(gain) : format.hundredths(gain));
  const gain = gained(advice.gain);
  return {
    gain: advice.gain > 1e-9 ? (counted ? t.counsel.meanGain(gain) : more.attackGain(gain)) : undefined,
    ways,
    ...(bonus ? { bonus: { way: bonus.way, gain: gained(bonus.gain) } } : {}),
  };
}
