import type { Verdict } from '../../fight/compare.ts';
import { type Advice, adviseDefence, type Choice, type Goal } from '../../rules/brikwars/advice.ts';
import { checkFight } from '../../rules/brikwars/check-fight.ts';
import { isLegalDefence } from '../../rules/brikwars/defences.ts';
import { armOf, type DefencePlan, type Fight, type Response } from '../../rules/brikwars/fight.ts';
import type { FightIssue } from '../../rules/brikwars/setup.ts';
import { blowOdds } from '../../rules/brikwars/strike.ts';
import { blowsOf, type TurnChances } from '../../rules/brikwars/turn-chances.ts';
import { ok, type Result } from '../../rules/result.ts';
import { fatedFigures } from '../fates.ts';
import { type DuelInputs, decodeDuel, fatesOf, setupOf } from './inputs.ts';

/** What the screen shows of a legal fight. */
export interface DuelAnswer {
  readonly fight: Fight;
  readonly advice: Advice;
  /** Every different defence, best first. */
  readonly choices: readonly Choice[];
  readonly chosen: Choice;
  /** The chance that the first attack hits; undefined where nobody attacks. */
  readonly hit: number | undefined;
}

/** Where nothing can kill the defender, to live says nothing: what he makes of it is then the better measure. */
function advised(fight: Fight, goal: Goal): Advice {
  const advice = adviseDefence(fight, goal);
  const safe = advice.choices.every(({ chances }) => chances.defenderDies === 0);
  return safe && goal === 'survive' ? adviseDefence(fight, 'trade') : advice;
}

/** Odds and advice of the inputs, or everything that is wrong with them. */
export function answerOf(inputs: DuelInputs): Result<DuelAnswer, FightIssue> {
  const checked = checkFight(setupOf(inputs));
  if (!checked.ok) return checked;
  const fight = checked.value;
  const advice = advised(fight, inputs.goal);
  const chosen = choiceOf(advice, decodePlan(inputs.plan, fight), fight);
  const { attack } = blowsOf(fight, chosen.plan, 0);
  const hit = attack && blowOdds(fight, attack).hit;
  return ok({ fight, advice, choices: distinctChoices(advice, fight), chosen, hit });
}

/** The ends of a turn that exclude each other, as the bar has them: the defender dies, only the attacker does, neither. */
export function barEnds({
  defenderDies,
  attackerDies,
  bothDie,
}: Pick<TurnChances, 'defenderDies' | 'attackerDies' | 'bothDie'>): readonly [
  dies: number,
  only: number,
  neither: number,
] {
  const only = Math.max(0, attackerDies - bothDie);
  return [defenderDies, only, Math.max(0, 1 - defenderDies - only)];
}

/** What one against one comes to under the defence it names; undefined where it makes no fight. */
export function verdictOf(query: string): Verdict | undefined {
  const inputs = decodeDuel(query);
  const answer = inputs && answerOf(inputs);
  if (!inputs || !answer?.ok) return undefined;
  const { chosen, hit } = answer.value;
  const { defenderDies, attackerDies, bothDie, neitherDies } = chosen.chances;
  const figures: Verdict['figures'] =
    inputs.mode === 'ranged'
      ? [
          { id: 'hits', chance: hit ?? 0 },
          { id: 'target-dies', chance: defenderDies },
        ]
      : [
          { id: 'defender-dies', chance: defenderDies },
          { id: 'attacker-dies', chance: attackerDies },
          ...(bothDie > 0 ? [{ id: 'both-die', chance: bothDie } as const] : []),
          { id: 'nobody-dies', chance: neitherDies },
        ];
  const { target, charger } = fatesOf(inputs);
  return { figures: fatedFigures(figures, target, charger) };
}

function encodeResponse(response: Response): string {
  switch (response.kind) {
    case 'none':
      return 'n';
    case 'counterattack':
      return `c${response.arm}`;
    case 'parry':
      return `p${response.arm}`;
    case 'riposte':
      return `r${response.parry}${response.strike}`;
  }
}

/** A plan in short: `c0`, `p1-n`, `r10`. */
export function encodePlan(plan: DefencePlan): string {
  return plan.map(encodeResponse).join('-');
}

function decodeResponse(text: string): Response | undefined {
  const [kind, first, second] = text;
  const [a, b] = [Number(first), Number(second)];
  if (kind === 'n') return { kind: 'none' };
  if (kind === 'c') return { kind: 'counterattack', arm: a };
  if (kind === 'p') return { kind: 'parry', arm: a };
  return kind === 'r' ? { kind: 'riposte', parry: a, strike: b } : undefined;
}

/** The plan meant by a text, if it is legal in this fight. */
export function decodePlan(text: string, fight: Fight): DefencePlan | undefined {
  const plan = text.split('-').map(decodeResponse);
  const known = plan.filter((response) => response !== undefined);
  return known.length === plan.length && isLegalDefence(fight, known) ? known : undefined;
}

export function samePlan(a: DefencePlan, b: DefencePlan): boolean {
  return encodePlan(a) === encodePlan(b);
}

/** A plan named by what is held, so that two equal weapons make equal plans. */
function likeness(plan: DefencePlan, fight: Fight): string {
  const held = (arm: number) => armOf(fight.defender, arm).weapon;
  return plan
    .map((response) => {
      if (response.kind === 'none') return 'none';
      if (response.kind === 'riposte') return `riposte ${held(response.parry)} ${held(response.strike)}`;
      return `${response.kind} ${held(response.arm)}`;
    })
    .join(' ');
}

/** The choices without doubles; of two alike the standard one stays. */
function distinctChoices({ choices, standard }: Advice, fight: Fight): readonly Choice[] {
  const seen = new Set<string>();
  const first = likeness(standard.plan, fight);
  return choices.filter((choice) => {
    const like = likeness(choice.plan, fight);
    if (seen.has(like) || (like === first && !samePlan(choice.plan, standard.plan))) return false;
    seen.add(like);
    return true;
  });
}

/** The choice a plan stands for; with equal weapons a double stands for its like. */
function choiceOf(advice: Advice, plan: DefencePlan | undefined, fight: Fight): Choice {
  if (plan === undefined) return advice.standard;
  const like = likeness(plan, fight);
  return (
    distinctChoices(advice, fight).find((choice) => likeness(choice.plan, fight) === like) ?? advice.standard
  );
}
