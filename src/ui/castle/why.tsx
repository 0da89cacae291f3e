import type { AttackerVerdict } from '../../rules/mage-knight/joint-attack.ts';
import type { CastleModel } from '../../state/castle.ts';
import { useTexts } from '../context.ts';
import { Reasons } from '../parts/reasons.tsx';
import { changeText, reasonText } from './phrases.ts';

/** Every reason of the answer, and what would turn a "no" into a "yes". */
export function Why({ model }: { readonly model: CastleModel }) {
  const t = useTexts('castle');
  const verdict = model.verdict.value;
  const joint = verdict.attackers.length > 1;
  const figure = verdict.attackers[model.chosen.value];
  if (!figure) return null;
  return (
    <>
      {joint && (
        <section class="card">
          <h2 class="card-title">{t.why}</h2>
          <Reasons
            items={verdict.reasons.map((reason) => ({ text: reasonText(t, reason), rule: reason.rule }))}
          />
        </section>
      )}
      {!figure.eligible && <WouldHelp figure={figure} />}
      <section class="card">
        <h2 class="card-title">{joint ? t.whyFigure(model.chosen.value + 1) : t.why}</h2>
        <Reasons
          items={figure.reasons.map((reason) => ({ text: reasonText(t, reason), rule: reason.rule }))}
        />
      </section>
    </>
  );
}

function WouldHelp({ figure }: { readonly figure: AttackerVerdict }) {
  const t = useTexts('castle');
  const { wouldQualify } = figure;
  return (
    <section class="card">
      <h2 class="card-title">{wouldQualify.length > 0 ? t.wouldHelp : t.noChangeHelps}</h2>
      {wouldQualify.length > 0 && (
        <ul class="would-help">
          {wouldQualify.map((change) => (
            <li key={change.change}>{changeText(t, change)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
