import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { NotationIssue } from '../../rules/dice/notation.ts';

const longestQuote = 20;

type Texts = Messages['compose'];

/** A fault of a notation in words, with the piece of text that it is about. */
export function phraseFault(issue: NotationIssue, text: string, format: Format, t: Texts): string {
  if (issue.code === 'empty') return t.faults.empty;
  const found = text.slice(issue.at, issue.at + issue.length);
  return t.faults.at(
    found.length > longestQuote ? `${found.slice(0, longestQuote)}…` : found,
    faultWords(issue, format, t),
  );
}

function faultWords(issue: NotationIssue, format: Format, t: Texts): string {
  const limit = format.number(issue.limit ?? 0);
  switch (issue.code) {
    case 'empty':
      return t.faults.empty;
    case 'unexpected':
      return t.faults.unexpected;
    case 'missing-sides':
      return t.faults.missingSides;
    case 'sides-range':
      return (issue.limit ?? 0) < 3 ? t.faults.tooFewSides(limit) : t.faults.tooManySides(limit);
    case 'too-many-dice':
      return t.faults.tooManyDice(limit);
    case 'negative-dice':
      return t.faults.negativeDice;
    case 'number-too-large':
      return t.faults.numberTooLarge(limit);
    case 'two-d6-needs-d10':
      return t.faults.twoD6NeedsD10;
    case 'no-dice-count':
      return t.faults.noDiceCount;
    case 'too-long':
      return t.faults.tooLong(limit);
    case 'missing-number':
      return t.faults.missingNumber;
    case 'keep-count':
      return t.faults.keepCount(limit);
    case 'face-range':
      return t.faults.faceRange(limit);
    case 'no-face-left':
      return t.faults.noFaceLeft;
    case 'penalty-range':
      return t.faults.penaltyRange(limit);
    case 'target-range':
      return t.faults.targetRange(limit);
    case 'twice':
      return t.faults.twice;
    case 'pool-alone':
      return t.faults.poolAlone;
    case 'two-d6-plain':
      return t.faults.twoD6Plain;
    case 'fails-need-target':
      return t.faults.failsNeedTarget;
    case 'floor-not-zero':
      return t.faults.floorNotZero;
  }
}
