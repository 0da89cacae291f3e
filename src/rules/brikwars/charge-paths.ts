import { type Collision, flights, type Happening } from './charge-clash.ts';
import { collide } from './charge-flow.ts';
import type { Charge } from './charge-setup.ts';
import { hitChances } from './charge-wound.ts';

/** One way a collision can go. Its chance is that of the Skill rolls alone: what the blows do is told by who is dead. */
export interface ChargePath {
  readonly chance: number;
  readonly collision: Collision;
}

/** Every way a collision can go, with the choices as planned. */
export function everyPath(charge: Charge): readonly ChargePath[] {
  const paths: ChargePath[] = [];
  const known = new Map<string, readonly number[]>();
  const answersTo = (happening: Happening): readonly number[] => {
    switch (happening.kind) {
      case 'attack': {
        const key = `${happening.by} ${happening.count}`;
        const chances =
          known.get(key) ?? hitChances(charge, happening.by, happening.count).map(({ chance }) => chance);
        known.set(key, chances);
        return chances;
      }
      case 'after-miss':
        return charge.plan.afterMiss === 'ram' ? [0, 1] : [1];
      case 'blow':
        return [1, 1];
      case 'shove-parry': {
        const parried = hitChances(charge, 'attacker', 1)[1]?.parried ?? 0;
        return [1 - parried, parried];
      }
      case 'contest':
        // By a die, nothing follows in the flow that would depend on who flies.
        return charge.model === 'die' ? [1] : flights.map(() => 1);
    }
  };
  const follow = (answers: readonly number[], chance: number): void => {
    const flow = collide(charge);
    let step = flow.next();
    for (const answer of answers) {
      if (step.done) break;
      step = flow.next(answer);
    }
    if (step.done) {
      paths.push({ chance, collision: step.value });
      return;
    }
    for (const [answer, part] of answersTo(step.value).entries()) {
      if (part > 0) follow([...answers, answer], chance * part);
    }
  };
  follow([], 1);
  return paths;
}
