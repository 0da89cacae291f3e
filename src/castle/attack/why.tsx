import { useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { Reasons } from '../../kit/reasons.tsx';
import type { AttackerVerdict } from '../../rules/mage-knight/joint-attack.ts';
import { DecisionTable } from './decision-table.tsx';
import { JointWhy } from './joint-why.tsx';
import type { CastleAttackModel } from './model.ts';
import { attackerName, changeText, reasonItems } from './text.ts';

/** Every reason of the answer, and what would turn a "no" into a "yes". */
export function Why({ model }: { readonly model: CastleAttackModel }) {
  const t = useTexts('castle');
  const terms = useTexts('castleterms');
  const joint = model.verdict.value.attackers.length > 1;
  const place = model.chosen.value;
  const figure = model.verdict.value.attackers[place];
  if (!figure) return null;
  const row = { text: t.row(String(Number(figure.row.slice(-2)))), rule: figure.row };
  return (
    <>
      {joint && <JointWhy model={model} />}
      {!joint && !figure.eligible && <WouldHelp figure={figure} />}
      <section class="card">
        <h2 class="card-title">
          {joint ? t.whyFigure(attackerName(t, model.inputs.value.value.figures, place)) : t.why}
        </h2>
        <Reasons items={[...reasonItems(t, terms, figure), row]} />
        <Fold title={t.wholeTable}>
          <DecisionTable decided={figure.row} />
        </Fold>
      </section>
    </>
  );
}

function WouldHelp({ figure }: { readonly figure: AttackerVerdict }) {
  const t = useTexts('castle');
  const terms = useTexts('castleterms');
  const { wouldQualify } = figure;
  return (
    <section class="card">
      <h2 class="card-title">{wouldQualify.length > 0 ? t.wouldHelp : t.noChangeHelps}</h2>
      {wouldQualify.length > 0 && (
        <ul class="would-help">
          {wouldQualify.map((change) => (
            <li key={change.change}>{changeText(t, terms, change)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
