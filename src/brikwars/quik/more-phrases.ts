import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { QuikReason } from '../../rules/brikwars/quik-effects.ts';
import type { QuikWayAnswer } from './answer.ts';
import type { QuikTexts } from './phrases.ts';

type QuikMoreTexts = Messages['quikmore'];

export function quikReasonItems(
  t: QuikMoreTexts,
  format: Format,
  reasons: readonly QuikReason[],
): readonly { readonly text: string; readonly rule: string }[] {
  return reasons.map(({ rule, effect, amount }) => ({
    text: t.reasons[effect](amount === undefined ? '' : format.number(amount)),
    rule,
  }));
}

/** What is rolled one after the other in a way to attack: `2 × Ranged weapon + 1 × Hand weapon; 1 × Ranged weapon`. */
export function rollsText(
  t: QuikTexts,
  more: QuikMoreTexts,
  format: Format,
  { plan }: QuikWayAnswer,
): string {
  const rolls = plan.groups.map((group) =>
    group
      .flatMap((times, kind) => {
        const weapon = plan.taken[kind]?.weapon;
        if (times === 0 || weapon === undefined) return [];
        return [t.times(format.number(times), t.weapons[weapon])];
      })
      .join(' + '),
  );
  return more.rollsWith(rolls.join('; '));
}
