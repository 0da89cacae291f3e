import { type ChargeBook, hitsKept } from './charge-book.ts';
import { type Collision, flights, type Happening } from './charge-clash.ts';
import { collide } from './charge-flow.ts';
import type { Charge } from './charge-setup.ts';

/**
 * One way a collision can go. Its chance is that of the Skill rolls alone: what the blows do is known from the dead.
 */
export interface ChargePath {
  readonly chance: number;
  readonly collision: Collision;
}

/** Every way a collision can go from here, with the choices as planned; the flow is the one that has begun. */
export function everyPath(
  charge: Charge,
  book: ChargeBook,
  begun: Charge['plan'] = charge.plan,
): readonly ChargePath[] {
  const paths: ChargePath[] = [];
  const answersTo = (happening: Happening): readonly number[] => {
    switch (happening.kind) {
      case 'attack':
        return hitsKept(charge, book, happening.by, happening.count).map(({ chance }) => chance);
      case 'after-miss':
        return charge.plan.afterMiss === 'ram' ? [0, 1] : [1];
      case 'blow':
        return [1, 1];
      case 'shove-parry': {
        const parried = hitsKept(charge, book, 'attacker', 1)[1]?.parried ?? 0;
        return [1 - parried, parried];
      }
      case 'contest':
        // By a die, nothing follows in the flow that would depend on who flies.
        return charge.model === 'die' ? [1] : flights.map(() => 1);
    }
  };
  const follow = (answers: readonly number[], chance: number): void => {
    const flow = collide({ ...charge, plan: begun });
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
  follow(book.known?.shown ?? [], 1);
  return paths;
}
