import { useFormat, useTexts } from '../../kit/context.ts';
import { AdviceChip } from '../../kit/stage/advice-chip.tsx';
import { useUndo } from '../../kit/undo.ts';
import { withSituation } from '../situation.ts';
import { answerOf, type DuelAnswer } from './answer.ts';
import type { DuelInputs } from './inputs.ts';
import type { DuelModel } from './model.ts';
import { fateTexts, shownChances } from './sentences.ts';

/** Less than that is no reason to do anything else. */
const noticed = 0.005;

/** From so many inches on, moving makes it harder to hit (BW-ATK-14). */
const tooFast = 6;

/** What the shooter may do first, and what that makes of the shot. */
export type BetterShot =
  | { readonly kind: 'aim'; readonly then: DuelInputs }
  | { readonly kind: 'nearer'; readonly then: DuelInputs; readonly inches: number };

/** Who is out of reach steps nearer; who neither moves nor aims yet may take his time. */
export function betterShot(inputs: DuelInputs): BetterShot | undefined {
  if (inputs.mode !== 'ranged' || inputs.attackRoll !== undefined) return undefined;
  const { situation, distance } = inputs;
  const answer = answerOf(inputs);
  if (!answer.ok) {
    const limit = answer.issues.find(({ code }) => code === 'out-of-range')?.limit;
    if (limit === undefined || limit >= distance) return undefined;
    const inches = distance - Math.floor(limit);
    const moves = { aimed: false, ...(inches >= tooFast && situation.speed < inches && { speed: inches }) };
    const then = { ...inputs, distance: Math.floor(limit), situation: withSituation(situation, moves) };
    return answerOf(then).ok ? { kind: 'nearer', then, inches } : undefined;
  }
  if (situation.aimed || situation.speed > 0) return undefined;
  const then = { ...inputs, situation: withSituation(situation, { aimed: true }) };
  const aimed = answerOf(then);
  if (!aimed.ok) return undefined;
  const gain = aimed.value.chosen.chances.defenderDies - answer.value.chosen.chances.defenderDies;
  return gain > noticed ? { kind: 'aim', then } : undefined;
}

interface ShotAdviceProps {
  readonly model: DuelModel;
  readonly better: BetterShot;
}

/** What the shooter had best do first: a tap does it, with a way back. */
export function ShotAdvice({ model, better }: ShotAdviceProps) {
  const t = useTexts('brikwars');
  const format = useFormat();
  const undo = useUndo();
  const inputs = model.inputs.value.value;
  const [now, then] = [answerOf(inputs), answerOf(better.then)];
  if (!then.ok) return null;
  const dies = (answer: DuelAnswer) => shownChances(format, answer.chosen.chances).dies;
  const hits = (answer: typeof now) => (answer.ok ? format.hundredths(answer.value.hit ?? 0) : '0');
  const done = better.kind === 'aim' ? t.aimFirst : t.stepNearer(format.number(better.inches));
  return (
    <AdviceChip
      text={done}
      of={fateTexts(t, inputs).target}
      also={t.aimHits(hits(now), hits(then))}
      from={now.ok ? dies(now.value) : '0'}
      to={dies(then.value)}
      onClick={() => {
        const { distance, situation } = model.inputs.value.peek();
        model.change({ distance: better.then.distance, situation: better.then.situation });
        undo(done, () => model.change({ distance, situation }));
      }}
    />
  );
}
