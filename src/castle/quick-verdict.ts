import type { CastleReason } from '../rules/mage-knight/answer.ts';
import type { MageKnightRuleId } from '../rules/mage-knight/ids.ts';
import { accessAnswerOf, verdictOf } from './attack/answer.ts';
import type { CastleInputs } from './attack/inputs.ts';
import { answerOf as waysAnswerOf } from './questions/access/answer.ts';
import type { WayGoal, WaysInputs } from './questions/access/inputs.ts';
import { type ShotAnswer, answerOf as shotAnswerOf } from './shots/answer.ts';
import type { ShotsInputs } from './shots/inputs.ts';

/** A quick question with all that it hangs on. */
export type QuickQuestion =
  | { readonly ask: 'attack'; readonly inputs: CastleInputs }
  | { readonly ask: 'shots'; readonly inputs: ShotsInputs }
  | { readonly ask: 'ways'; readonly inputs: WaysInputs; readonly goal?: WayGoal | undefined };

/** One that has a screen, or how many ladders so many walls give. */
export type AskedQuestion = QuickQuestion | { readonly ask: 'ladders'; readonly walls: number };

export interface QuickVerdict {
  /** `open` where the castle text leaves it to the base rules or to what is not known, and where no dice can hit. */
  readonly answer: 'yes' | 'no' | 'open';
  /** The rule or ruling that decided; none where nothing needs one. */
  readonly rule: MageKnightRuleId | undefined;
  /** The ways of 36 in which two dice hit, where the answer is a shot that may be made. */
  readonly ways?: number;
}

const decisive = (reasons: readonly CastleReason<string>[]) => reasons[0]?.rule;

/** Of who may not attack a castle at all his eligibility decides, before the shot itself is looked at. */
function reasonsOfShot(answer: ShotAnswer): readonly CastleReason<string>[] {
  if (answer.situation === 'figure') return answer.reach.reasons;
  if (answer.situation === 'section' && answer.verdict.outcome === 'may-not-attack') {
    return answer.verdict.eligibility.reasons;
  }
  return answer.verdict.reasons;
}

/** What the quick screen answers: pure, from the inputs to the verdict. */
export function quickVerdict(question: AskedQuestion): QuickVerdict {
  switch (question.ask) {
    case 'attack': {
      const { inputs } = question;
      if (inputs.mode === 'access') {
        const { allowed, reasons } = accessAnswerOf(inputs);
        return { answer: allowed ? 'yes' : 'no', rule: decisive(reasons) };
      }
      const { eligible, reasons } = verdictOf(inputs);
      return { answer: eligible ? 'yes' : 'no', rule: decisive(reasons) };
    }
    case 'shots': {
      const answer = shotAnswerOf(question.inputs);
      const { allowed, need } = answer;
      const rule = decisive(reasonsOfShot(answer));
      return allowed
        ? { answer: need.ways === 0 ? 'open' : 'yes', rule, ways: need.ways }
        : { answer: 'no', rule };
    }
    case 'ladders':
      return { answer: 'open', rule: 'MK-LAD-02' };
    case 'ways': {
      const { main } = waysAnswerOf(question.inputs, question.goal);
      const answer = main.outcome === 'fact' ? 'open' : main.outcome;
      return { answer, rule: decisive(main.reasons) };
    }
  }
}
