import type { CastleAttackModel } from '../../../state/castle-attack.ts';
import { useFormat, useTexts } from '../../context.ts';
import { Reasons } from '../../parts/reasons.tsx';
import { LeaveOut } from './leave-out.tsx';
import { attackerName, changeText, reasonItems, reasonText } from './phrases.ts';

/** Who of a formation or gang up is out and why, what would bring each back, who remains, and the way on without them. */
export function JointWhy({ model }: { readonly model: CastleAttackModel }) {
  const t = useTexts('castle');
  const terms = useTexts('castleterms');
  const format = useFormat();
  const verdict = model.verdict.value;
  const nameOf = (place: number) => attackerName(t, model.inputs.value.value.figures, place);
  const outItems = verdict.out.flatMap((place) => {
    const figure = verdict.attackers[place];
    const [decisive] = figure?.reasons ?? [];
    if (!figure || !decisive) return [];
    const why = t.outWhy(nameOf(place), reasonText(t, terms, decisive));
    const changes = figure.wouldQualify.map((change) => changeText(t, terms, change)).join('; ');
    return [{ text: changes ? `${why} ${t.couldIf(changes)}` : why, rule: decisive.rule }];
  });
  return (
    <section class="card">
      <h2 class="card-title">{t.why}</h2>
      <Reasons items={[...reasonItems(t, terms, verdict), ...outItems]} />
      {verdict.out.length > 0 && verdict.remaining.length > 0 && (
        <>
          <p>{t.remain(format.list(verdict.remaining.map(nameOf)))}</p>
          <LeaveOut model={model} out={verdict.out} />
        </>
      )}
    </section>
  );
}
