import type { Advice, Choice } from '../../rules/brikwars/advice.ts';
import { isLegalDefence } from '../../rules/brikwars/defences.ts';
import { armOf, type DefencePlan, type Fight, type Response } from '../../rules/brikwars/fight.ts';

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
export function distinctChoices({ choices, standard }: Advice, fight: Fight): readonly Choice[] {
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
export function choiceOf(advice: Advice, plan: DefencePlan | undefined, fight: Fight): Choice {
  if (plan === undefined) return advice.standard;
  const like = likeness(plan, fight);
  return (
    distinctChoices(advice, fight).find((choice) => likeness(choice.plan, fight) === like) ?? advice.standard
  );
}
