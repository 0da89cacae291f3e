import { bonusOf } from '../../rules/brikwars/attack/bonus-choice.ts';
import type { Fight } from '../../rules/brikwars/attack/fight.ts';
import { type BonusChoice, bonusChoices } from '../../rules/brikwars/attack/setup.ts';
import type { Assault } from '../../rules/brikwars/many/check-volley.ts';
import type { GangUp } from '../../rules/brikwars/many/gang-up.ts';
import { adviseWays, type GangWay, type GangWayAdvice } from '../../rules/brikwars/many/gang-up-ways.ts';
import { adviseVolley, type VolleyAdvice, volleyWays } from '../../rules/brikwars/many/volley-advice.ts';
import { chanceOf } from '../../rules/dice/distribution.ts';
import { type ManyAnswer, manyAnswerOf, type VolleyAnswer } from './answer.ts';
import {
  type AssaultInputs,
  type GroupInputs,
  type ManyInputs,
  manyAsked,
  manyMost,
  withGroups,
} from './inputs.ts';
import { gangMembers } from './setup.ts';

/** Another way with bonus dice that makes the best way better, and by how much. */
export interface BonusGain {
  readonly way: BonusChoice;
  readonly gain: number;
}

export interface VolleyAdviceCard {
  readonly kind: 'volley';
  readonly assault: Assault;
  /** Undefined where there are too many ways to compare. */
  readonly advice: VolleyAdvice | undefined;
  /** How many first attacks there are to choose from. */
  readonly ways: number;
  readonly bonus?: BonusGain;
}

export interface GangAdvice {
  readonly kind: 'gang';
  readonly gang: GangUp;
  readonly advice: GangWayAdvice | undefined;
  readonly bonus?: BonusGain;
}

/** What attackers had best do: share out, join or wait, take or decline bonus dice. */
export type ManyAdvice = VolleyAdviceCard | GangAdvice;

type Scored = { readonly ways?: readonly { readonly score: number }[] } & {
  readonly plans?: readonly { readonly score: number }[];
};

const noticed = 1e-9;

function topOf({ ways, plans }: Scored): number {
  return (ways ?? plans)?.[0]?.score ?? 0;
}

/** The better way with bonus dice, if what is set is not it (BW-DICE-06). */
function bonusGain<Advice extends Scored>(
  fights: readonly Fight[],
  asSet: Advice | undefined,
  advise: (bonus: BonusChoice) => Advice | undefined,
): { readonly bonus?: BonusGain } {
  if (asSet === undefined) return {};
  let best: BonusGain = { way: 'take', gain: noticed };
  for (const way of bonusChoices) {
    if (fights.every((fight) => bonusOf(fight, 'attacker') === way || fight.rules.bonus === 'none')) continue;
    const other = advise(way);
    if (other === undefined) continue;
    const gain = topOf(other) - topOf(asSet);
    if (gain > best.gain) best = { way, gain };
  }
  return best.gain > noticed ? { bonus: best } : {};
}

/** Those who may share out, join or wait; undefined where nothing is left to choose. */
export function manyChoice(answer: ManyAnswer, place: number): GangUp | Assault | undefined {
  if (answer.kind === 'gang') return answer.gang.fights.length < 2 ? undefined : answer.gang;
  const assault = answer.kind === 'volley' ? answer.volley.assaults[place] : undefined;
  // Nobody shares out what lies on the table already, and one shooter is alone.
  const open = assault && volleyWays(assault) > 1 && assault.groups.every(({ hits }) => hits === undefined);
  return open ? assault : undefined;
}

/** The advice for the attacker; undefined where nothing is left to choose. */
export function adviseMany(inputs: ManyInputs, answer: ManyAnswer, place: number): ManyAdvice | undefined {
  const chosen = manyChoice(answer, place);
  if (chosen === undefined) return undefined;
  if ('fights' in chosen) {
    const gang = chosen;
    const { goal, attackGoal } = inputs.gang;
    const advise = (bonus?: BonusChoice) => adviseWays(gang, attackGoal, goal, bonus);
    const advice = advise();
    return { kind: 'gang', gang, advice, ...bonusGain(gang.fights, advice, advise) };
  }
  const assault = chosen;
  const advise = (bonus?: BonusChoice) => adviseVolley(assault, inputs.wish, bonus);
  const advice = advise();
  const fights = assault.groups.map(({ fight }) => fight);
  return { kind: 'volley', assault, advice, ways: volleyWays(assault), ...bonusGain(fights, advice, advise) };
}

/** What else may be set, and what it makes of it. */
export interface BetterWay {
  /** All at one target, each alone, shared out over several targets, or not all of a gang. */
  readonly id: 'together' | 'single' | 'shared' | 'fewer';
  /** How many attack each target; of a gang the places of those who are left out. */
  readonly parts: readonly number[];
  readonly inputs: ManyInputs;
  /** Dead on average where those are counted, else a chance; undefined for a gang, whose way says it. */
  readonly from?: number;
  readonly to?: number;
  readonly counted: boolean;
  readonly way?: { readonly from: GangWay; readonly to: GangWay };
}

/** What a volley, or a part of it, is judged by, as its ways to attack are. */
export function volleyWorth(
  { deaths, meanDeaths }: Pick<VolleyAnswer['odds'], 'deaths' | 'meanDeaths'>,
  wish: ManyInputs['wish'],
  targets: number,
): number {
  if (wish === 'most' && targets > 1) return meanDeaths.value;
  return wish === 'all' ? chanceOf(deaths.value, targets) : 1 - chanceOf(deaths.value, 0);
}

/** The shooters of each group dealt out over so many targets as evenly as can be. */
function dealt(groups: readonly GroupInputs[], targets: number): readonly (readonly GroupInputs[])[] {
  const shares: GroupInputs[][] = Array.from({ length: targets }, () => []);
  let next = 0;
  for (const group of groups) {
    const counts = new Array<number>(targets).fill(0);
    for (let one = 0; one < group.count; one++) {
      counts[next] = (counts[next] ?? 0) + 1;
      next = (next + 1) % targets;
    }
    counts.forEach((count, target) => {
      if (count > 0) shares[target]?.push({ ...group, count });
    });
  }
  return shares;
}

/** The ways that a volley at one kind of target can be set to, but for the one that is set. */
function volleySettings(
  inputs: ManyInputs,
  assault: AssaultInputs,
): readonly Pick<BetterWay, 'id' | 'parts' | 'inputs'>[] {
  const one = { ...assault, target: { ...assault.target, count: 1 } };
  const all = assault.groups.reduce((sum, { count }) => sum + count, 0);
  if (inputs.kind === 'together')
    return [{ id: 'single', parts: [all], inputs: { ...inputs, kind: 'single', assaults: [one] } }];
  // What stands near a target stands near none of the others.
  const most =
    assault.strays.length > 0 ? 1 : Math.min(assault.target.count, all, manyAsked.fields.assaults.most);
  return Array.from({ length: most }, (_, more) => dealt(assault.groups, more + 1))
    .filter((shares) => shares.reduce((sum, { length }) => sum + length, 0) <= manyMost.allGroups)
    .map((shares) => ({
      id: shares.length === 1 ? ('together' as const) : ('shared' as const),
      parts: shares.map((groups) => groups.reduce((sum, { count }) => sum + count, 0)),
      inputs: {
        ...inputs,
        kind: 'together' as const,
        assaults: shares.map((groups) => ({ ...one, groups })),
      },
    }));
}

function betterVolley(
  inputs: ManyInputs,
  answer: VolleyAnswer,
  { advice, assault: { targets } }: VolleyAdviceCard,
): BetterWay | undefined {
  const [assault] = inputs.assaults;
  // What is shared out already is set by hand.
  if (!assault || inputs.assaults.length > 1) return undefined;
  const wish = advice?.goal ?? inputs.wish;
  const counted = wish === 'most' && targets > 1;
  const from = volleyWorth(answer.odds, wish, targets);
  let best: BetterWay | undefined;
  for (const way of volleySettings(inputs, assault)) {
    const other = manyAnswerOf(way.inputs);
    if (!other.ok || other.value.kind !== 'volley') continue;
    const to = volleyWorth(other.value.odds, wish, targets);
    if (to > (best?.to ?? from) + noticed) best = { ...way, from, to, counted };
  }
  return best;
}

/** Without those who had better stay out of it. */
function betterGang(inputs: ManyInputs, { advice, gang }: GangAdvice): BetterWay | undefined {
  const best = advice?.ways.find((way) => way.best && way.waves.length === 1);
  const there = best?.waves[0];
  if (!advice || !best || !there || advice.gain <= noticed) return undefined;
  const members = gangMembers(inputs);
  const groups = inputs.gang.attackers.flatMap((group, place) => {
    const count = there.filter((member) => members[member] === place).length;
    return count > 0 ? [{ ...group, count }] : [];
  });
  return {
    id: 'fewer',
    parts: [...gang.fights.keys()].filter((member) => !there.includes(member)),
    inputs: withGroups(inputs, 0, groups),
    counted: false,
    way: { from: advice.standard, to: best },
  };
}

/** The best way to attack that can be set, where it is better than what is set. */
export function betterWay(
  inputs: ManyInputs,
  answer: ManyAnswer,
  bestWay: ManyAdvice,
): BetterWay | undefined {
  if (bestWay.kind === 'gang') return betterGang(inputs, bestWay);
  return answer.kind === 'volley' ? betterVolley(inputs, answer, bestWay) : undefined;
}
