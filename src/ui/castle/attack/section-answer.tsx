import type { CastleAttackModel } from '../../../state/castle-attack.ts';
import { useFormat, useTexts } from '../../context.ts';
import { Verdict } from '../verdict.tsx';
import { attackerName, reasonText, verdictText } from './phrases.ts';

/** Whether the attackers may attack the section, and the reason that decided. */
export function SectionAnswer({ model }: { readonly model: CastleAttackModel }) {
  const t = useTexts('castle');
  const terms = useTexts('castleterms');
  const format = useFormat();
  const { eligible, attackers, out, reasons } = model.verdict.value;
  const { figures } = model.inputs.value.value;
  const [decisive] = reasons;
  const outNames = out.map((place) => attackerName(t, figures, place));
  const decided = decisive ? reasonText(t, terms, decisive) : '';
  const text = attackers.length > 1 && outNames.length > 0 ? t.out(format.list(outNames)) : decided;
  return (
    <Verdict
      answer={eligible ? 'yes' : 'no'}
      word={verdictText(t, model.mays.value)}
      reason={decisive && { text, rule: decisive.rule }}
    />
  );
}
