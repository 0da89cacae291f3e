import type { Explained, Reason } from '../reason.ts';
import type { MageKnightRuleId, rulingIds } from './ids.ts';

export type RulingId = (typeof rulingIds)[number];

export type CastleReason<Effect extends string = string> = Reason<MageKnightRuleId, Effect>;

/** Whether the castle rules allow something, and why; `otherwise` is the answer of another reading of a rule or ruling where it differs. */
export interface Answer<Effect extends string = string> {
  readonly allowed: boolean;
  readonly reasons: readonly CastleReason<Effect>[];
  readonly otherwise?: { readonly rule: MageKnightRuleId; readonly allowed: boolean };
}

/** A number with its reasons; `otherwise` is the number of a ruling's other reading where it differs. */
export interface Sum<Effect extends string = string> extends Explained<MageKnightRuleId, Effect> {
  readonly otherwise?: { readonly rule: RulingId; readonly value: number };
}

/** Allowed when nothing forbids it; the reasons are then the grounds, otherwise every refusal. */
export function answer<Effect extends string>(
  refusals: readonly CastleReason<Effect>[],
  grounds: readonly CastleReason<Effect>[],
): Answer<Effect> {
  return refusals.length > 0 ? { allowed: false, reasons: refusals } : { allowed: true, reasons: grounds };
}
