import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { BrikwarsEffect } from '../../rules/brikwars/effects.ts';
import type { VolleyReason } from '../../rules/brikwars/volley-effects.ts';
import type { VolleyIssue } from '../../rules/brikwars/volley-setup.ts';
import { reasonItems } from '../reason-phrases.ts';

type Fight = Messages['fightwhy'];
type Many = Messages['many'];
type ManyMore = Messages['manymore'];

interface Item {
  readonly text: string;
  readonly rule: string;
}

const signed: ReadonlySet<string> = new Set(['counter-penalty', 'counter-penalty-each-attacker']);

function isFightEffect(fight: Fight, effect: VolleyReason['effect']): effect is BrikwarsEffect {
  return effect in fight.reasons;
}

/** Reasons in words: those of any fight, and those of many attackers. */
export function manyReasons(
  fight: Fight,
  many: ManyMore,
  format: Format,
  reasons: readonly VolleyReason[],
): readonly Item[] {
  return reasons.flatMap(({ rule, effect, amount }): readonly Item[] => {
    if (isFightEffect(fight, effect)) {
      return reasonItems(fight, format, [{ rule, effect, ...(amount === undefined ? {} : { amount }) }]);
    }
    const shown =
      amount === undefined ? '' : signed.has(effect) ? format.signed(amount) : format.number(amount);
    return [{ rule, text: many.reasons[effect](shown) }];
  });
}

/** What is wrong, each thing once. */
export function manyIssues(t: Many, format: Format, issues: readonly VolleyIssue[]): readonly string[] {
  const texts = issues.map(
    ({ code, limit }) => t.issues[code]?.(limit === undefined ? '' : format.number(limit)) ?? t.impossible,
  );
  return [...new Set(texts)];
}
