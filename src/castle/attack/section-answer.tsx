import { useFormat, useTexts } from '../../kit/context.ts';
import { decidingText } from '../eligibility-text.ts';
import { Verdict } from '../verdict.tsx';
import type { CastleAttackModel } from './model.ts';
import { attackerNames, verdictText } from './text.ts';

/** Whether the attackers may attack the section, and the reason that decided. */
export function SectionAnswer({ model }: { readonly model: CastleAttackModel }) {
  const t = useTexts('castle');
  const terms = useTexts('castleterms');
  const format = useFormat();
  const { eligible, attackers, out, reasons } = model.verdict.value;
  const [decisive] = reasons;
  const names = attackerNames(t, model.inputs.value.value.figures);
  const outNames = format.list(out.map((place) => names[place] ?? ''));
  const why = decidingText(t, terms, attackers[out[0] ?? 0]?.reasons ?? []);
  const outText = out.length === 1 && why ? t.outWhy(outNames, why) : t.out(outNames);
  const decided = decidingText(t, terms, reasons);
  const text = attackers.length > 1 && out.length > 0 ? outText : decided;
  return (
    <Verdict
      answer={eligible ? 'yes' : 'no'}
      word={verdictText(t, model.mays.value)}
      reason={decisive && { text, rule: decisive.rule }}
    />
  );
}
