import type { Messages } from '../../platform/words.ts';
import type { ChargeSetupIssue } from '../../rules/brikwars/charge-setup.ts';

type Texts = Messages['charge'];

/** What is wrong, each thing once. */
export function chargeIssues(t: Texts, issues: readonly Pick<ChargeSetupIssue, 'code'>[]): readonly string[] {
  return [...new Set(issues.map(({ code }) => t.issues[code]))];
}
