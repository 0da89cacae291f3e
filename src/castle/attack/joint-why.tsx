import { useFormat, useTexts } from '../../kit/context.ts';
import { Reasons } from '../../kit/reasons.tsx';
import { decidingText } from '../eligibility-text.ts';
import type { CastleAttackModel } from './model.ts';
import { attackerNames, changeText, outTexts, reasonItems } from './text.ts';

/** Who of a formation or gang up is out and why, and what would bring each back. */
export function JointWhy({ model }: { readonly model: CastleAttackModel }) {
  const t = useTexts('castle');
  const terms = useTexts('castleterms');
  const format = useFormat();
  const verdict = model.verdict.value;
  const outItems = verdict.out.flatMap((place) => {
    const figure = verdict.attackers[place];
    const [decisive] = figure?.reasons ?? [];
    if (!figure || !decisive) return [];
    const why = decidingText(t, terms, figure.reasons);
    const changes = figure.wouldQualify.map((change) => changeText(t, terms, change)).join('; ');
    return [{ place, why: changes ? `${why} ${t.couldIf(changes)}` : why, rule: decisive.rule }];
  });
  const names = attackerNames(t, model.inputs.value.value.figures);
  return (
    <section class="card">
      <h2 class="card-title">{t.why}</h2>
      <Reasons items={[...reasonItems(t, terms, verdict), ...outTexts(t, format, names, outItems)]} />
    </section>
  );
}
