import { useFormat, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { useUndo } from '../../kit/undo.ts';
import { decidingText } from '../eligibility-text.ts';
import { focusVerdict, Verdict } from '../question-frame.tsx';
import type { CastleAttackModel } from './model.ts';
import { attackerNames, outTexts, verdictText } from './text.ts';

/** Whether they may, on the section or through the access point, and the reason that decided. */
export function AttackAnswer({ model }: { readonly model: CastleAttackModel }) {
  return model.access.value ? <AccessAnswer model={model} /> : <SectionAnswer model={model} />;
}

const notify = (items: readonly { readonly text: string }[]) => items.map(({ text }) => text).join(' ');

/** Whether the attackers may attack the section. */
function SectionAnswer({ model }: { readonly model: CastleAttackModel }) {
  const t = useTexts('castle');
  const terms = useTexts('castleterms');
  const format = useFormat();
  const { eligible, attackers, out, reasons } = model.verdict.value;
  const names = attackerNames(t, model.inputs.value.value.figures);
  const outText = outTexts(
    t,
    format,
    names,
    out.map((place) => {
      const reasons = attackers[place]?.reasons ?? [];
      return { place, why: decidingText(t, terms, reasons), rule: reasons[0]?.rule ?? '' };
    }),
  );
  return (
    <Verdict
      answer={eligible ? 'yes' : 'no'}
      word={verdictText(t, model.allowed.value)}
      reason={attackers.length > 1 && out.length > 0 ? notify(outText) : decidingText(t, terms, reasons)}
    />
  );
}

/** Whether the attackers may strike at the figure at the other end, and what its height adds to its defence. */
function AccessAnswer({ model }: { readonly model: CastleAttackModel }) {
  const t = useTexts('castle');
  const words = useTexts('castlefigures').access;
  const format = useFormat();
  const answer = model.access.value;
  if (!answer) return null;
  const { figures } = model.inputs.value.value;
  const { allowed, reasons, out, defence } = answer;
  const [decisive] = reasons;
  const names = attackerNames(t, figures);
  const decided = decisive ? words.reasons[decisive.effect](decisive.amount ?? 0) : '';
  const some = figures.length > 1 && out.length > 0 && answer.remaining.length > 0;
  const outText = outTexts(
    t,
    format,
    names,
    out.map((place) => {
      const [why] = answer.attackers[place]?.reasons ?? [];
      return { place, why: why ? words.reasons[why.effect](why.amount ?? 0) : '', rule: why?.rule ?? '' };
    }),
  );
  return (
    <Verdict
      answer={allowed ? 'yes' : 'no'}
      word={verdictText(t, model.allowed.value)}
      reason={some ? notify(outText) : decided}
    >
      {allowed && defence.value > 0 && <b>{words.defence(format.signed(defence.value))}</b>}
    </Verdict>
  );
}

/** Where some are out: who remains, and the way on with them; the others can be had back. */
export function LeaveOut({ model }: { readonly model: CastleAttackModel }) {
  const offerUndo = useUndo();
  const t = useTexts('castle');
  const format = useFormat();
  const allowedEach = model.allowed.value;
  const names = attackerNames(t, model.inputs.value.value.figures);
  const out = [...allowedEach.keys()].filter((place) => !allowedEach[place]);
  if (out.length === 0 || out.length === allowedEach.length) return null;
  const named = (may: boolean) => format.list(names.filter((_, place) => allowedEach[place] === may));

  function leave(): void {
    const before = model.inputs.value.peek();
    model.leaveOut(out);
    offerUndo(t.leftOut(named(false)), () => model.restore(before));
    focusVerdict();
  }

  return (
    <div class="leave-out">
      <p>{t.remain(named(true))}</p>
      <Button icon="check" onClick={leave}>
        {t.leaveOut}
      </Button>
    </div>
  );
}
