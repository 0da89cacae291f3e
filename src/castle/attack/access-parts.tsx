import { asksOf } from '../../kit/asks.tsx';
import { Chips } from '../../kit/choice.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Reasons } from '../../kit/reasons.tsx';
import { Verdict } from '../verdict.tsx';
import { type AccessReason, accessReasons } from './joint.ts';
import type { CastleAttackModel } from './model.ts';
import { attackerNames, outTexts, verdictText } from './text.ts';

interface AccessProps {
  readonly model: CastleAttackModel;
}

/** Whether the attackers may strike at the figure at the other end, and what its height adds to its defence. */
export function AccessAnswer({ model }: AccessProps) {
  const t = useTexts('castle');
  const words = useTexts('castlefigures').access;
  const format = useFormat();
  const answer = model.access.value;
  if (!answer) return null;
  const { figures } = model.inputs.value.value;
  const { allowed, reasons, out, defence } = answer;
  const [decisive] = reasons;
  const names = attackerNames(t, figures);
  const outNames = format.list(out.map((place) => names[place] ?? ''));
  const [why] = answer.attackers[out[0] ?? 0]?.reasons ?? [];
  const decided = decisive ? words.reasons[decisive.effect](decisive.amount ?? 0) : '';
  const some = figures.length > 1 && out.length > 0 && answer.remaining.length > 0;
  const outText =
    out.length === 1 && why ? t.outWhy(outNames, words.reasons[why.effect](0)) : t.out(outNames);
  const text = some ? outText : decided;
  return (
    <Verdict
      answer={allowed ? 'yes' : 'no'}
      word={verdictText(t, model.mays.value)}
      reason={decisive && { text, rule: decisive.rule }}
    >
      {allowed && defence.value > 0 && words.defence(format.signed(defence.value))}
    </Verdict>
  );
}

/** How the chosen attacker touches the access point, and what is known of its other end. */
export function AccessForm({ model }: AccessProps) {
  const t = useTexts('castle');
  const words = useTexts('castlefigures').access;
  const { access, figures } = model.inputs.value.value;
  const primary = model.chosen.value === 0;
  const ask = asksOf(access, model.setAccess);
  return (
    <div class="stack">
      <p class="hint">{words.hint}</p>
      {model.figure.value.kind === 'section' ? (
        <p class="hint">{t.neverClose}</p>
      ) : (
        <div class="row">
          {asksOf(model.figure.value, model.change).flag(
            'frontArcTouches',
            primary ? words.primary : words.helper,
          )}
        </div>
      )}
      <Chips legend={words.target}>
        {ask.flag('enemyThere', words.enemyThere)}
        {ask.flag('higher', words.higher)}
        {ask.flag('closed', words.closed)}
        {figures.length === 1 && ask.flag('others', words.others)}
      </Chips>
    </div>
  );
}

/** Every reason of the answer, what each who is out would need, the defence, and who chooses the attacker. */
export function AccessWhy({ model }: AccessProps) {
  const t = useTexts('castle');
  const words = useTexts('castlefigures').access;
  const format = useFormat();
  const answer = model.access.value;
  if (!answer) return null;
  const { figures } = model.inputs.value.value;
  const item = ({ rule, effect, amount = 0 }: AccessReason) => ({
    text: words.reasons[effect](amount),
    rule,
  });
  const needs = (reasons: readonly AccessReason[]) =>
    reasons.flatMap(({ effect }) =>
      effect in words.need ? [words.need[effect as keyof typeof words.need]] : [],
    );
  const joint = answer.attackers.length > 1;
  const outItems = joint
    ? answer.out.flatMap((place) => {
        const { reasons = [] } = answer.attackers[place] ?? {};
        const [decisive] = reasons;
        if (!decisive) return [];
        const why = words.reasons[decisive.effect](0);
        const help = needs(reasons);
        const whole = help.length > 0 ? `${why} ${t.couldIf(format.list(help))}` : why;
        return [{ place, why: whole, rule: decisive.rule }];
      })
    : [];
  const help = joint ? [] : needs(answer.reasons);
  return (
    <>
      {!answer.allowed && help.length > 0 && (
        <section class="card">
          <h2 class="card-title">{words.needs}</h2>
          <ul class="would-help">
            <li>{format.list(help)}</li>
          </ul>
        </section>
      )}
      <section class="card">
        <h2 class="card-title">{t.why}</h2>
        <Reasons
          items={[
            ...answer.reasons.map(item),
            ...outTexts(t, format, attackerNames(t, figures), outItems),
            ...accessReasons(answer).map(({ rule, effect, amount = 0 }) => ({
              text: words.reasons[effect](amount),
              rule,
            })),
            ...(answer.choice
              ? [
                  { text: words.targetChooses, rule: answer.choice.rule },
                  { text: words.attackerChooses, rule: answer.choice.otherwise.rule },
                ]
              : []),
          ]}
        />
      </section>
    </>
  );
}
