import { bonusOf } from '../../rules/brikwars/bonus-choice.ts';
import type { Assault } from '../../rules/brikwars/check-volley.ts';
import type { Fight } from '../../rules/brikwars/fight.ts';
import type { GangUp } from '../../rules/brikwars/gang-up.ts';
import { adviseWays, type GangWayAdvice } from '../../rules/brikwars/gang-up-ways.ts';
import { type BonusChoice, bonusChoices } from '../../rules/brikwars/setup.ts';
import { adviseVolley, type VolleyAdvice, volleyWays } from '../../rules/brikwars/volley-advice.ts';
import type { ManyAnswer } from './answer.ts';
import type { ManyInputs } from './inputs.ts';

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

/** The advice for whoever attacks; undefined where nothing is left to choose. */
export function manyCounsel(inputs: ManyInputs, answer: ManyAnswer, place: number): ManyAdvice | undefined {
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
