import { type ReadonlySignal, signal } from '@preact/signals';
import { inSteps } from '../../platform/in-steps.ts';
import { legalByMoving, legalPlanInSteps } from '../../rules/mage-knight/plan/legal-plan.ts';
import { checkPlan, type Violation } from '../../rules/mage-knight/plan/placement.ts';
import type { PlacementCode } from '../../rules/mage-knight/plan/placement-limits.ts';
import type { CastlePlan } from '../../rules/mage-knight/plan/plan.ts';
import { isSameThing, type Thing } from '../plan/model.ts';

/** What moving pieces to where the rules allow them has come to. */
interface Fixed {
  readonly moved: number;
  /** What is still wrong: of a thing what is wrong with it, else all. */
  readonly left: readonly Violation[];
}

export interface Fixing {
  /** Places that keep the rules are looked for, and that takes a while. */
  readonly fixing: ReadonlySignal<boolean>;
  /**
   * Moves the thing, else all that breaks a rule, to the nearest place that keeps the rules. Nothing comes of it when the
   * plan is changed, or a piece of it lifted, before that is found.
   */
  fix(thing?: Thing): Promise<Fixed | undefined>;
}

interface Needs {
  readonly plan: ReadonlySignal<CastlePlan>;
  readonly isHeld: () => boolean;
  readonly commit: (next: CastlePlan, thing: Thing | undefined) => void;
}

/** What takes no longer, in milliseconds, goes on without a word. */
const unsaid = 150;

export function createFixing({ plan, isHeld, commit }: Needs): Fixing {
  const fixing = signal(false);
  /** Of two taps the later one is followed. */
  let asked = 0;
  return {
    fixing,
    async fix(thing) {
      const before = plan.peek();
      const begun = performance.now();
      const own = ++asked;
      const isWanted = () => own === asked && plan.peek() === before && !isHeld();
      const found = thing
        ? legalByMoving(before, thing)
        : await inSteps(legalPlanInSteps(before), () => {
            const wanted = isWanted();
            fixing.value = wanted && performance.now() - begun > unsaid;
            return wanted;
          });
      if (own === asked) fixing.value = false;
      if (!isWanted()) return undefined;
      if (!found)
        return { moved: 0, left: checkPlan(before).filter((wrong) => !thing || isAbout(wrong, thing)) };
      const { moved, left } = found;
      if (moved.length > 0) commit(found.plan, thing);
      return { moved: moved.length, left };
    },
  };
}

const isAbout = ({ thing: one, other }: Violation, thing: Thing): boolean =>
  isSameThing(thing, one) || isSameThing(thing, other);

/** What no move can fix: something else must be done, and its sentence says what. */
const unmoved: readonly PlacementCode[] = ['CONSENT', 'ORDER', 'PLANK_ORDER', 'DOOR'];

export function isFixedByMoving({ code }: Violation): boolean {
  return !unmoved.includes(code);
}
