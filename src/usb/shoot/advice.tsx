import { useWeighed } from '../../fight/answer-section.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { AdviceChip } from '../../kit/stage/advice-chip.tsx';
import { useUndo } from '../../kit/undo.ts';
import type { UsbShootModel } from './model.ts';
import { shootWays, worthOf, worthsText } from './ways.ts';

/** What the shooters had best do: a tap does it, with a way back; where nothing is better, a tap shows all they may do. */
export function ShootAdvice({ model, onAll }: { readonly model: UsbShootModel; readonly onAll: () => void }) {
  const t = useTexts('usbshoot');
  const words = useTexts('fight');
  const format = useFormat();
  const offerUndo = useUndo();
  const inputs = model.inputs.value.value;
  const weighed = useWeighed(0, () => ({ of: inputs, now: worthOf(inputs), best: shootWays(inputs)[0] }), [
    inputs,
  ]);
  // Who shoots at chargers has nothing to choose, and who may not shoot neither.
  if (!model.answer.value.ok || inputs.kind === 'reaction') return null;
  const text = weighed?.of === inputs ? weighed : undefined;
  const { best, now } = text ?? {};
  const [from, to] = best && now ? worthsText(format, [now, best.worth]) : [];
  // What makes no visible difference is no advice.
  if (!best || from === to)
    return <AdviceChip icon="check" text={t.kinds[inputs.kind]} to={text && t.best} onClick={onAll} />;
  const take = () => {
    const { kind, perfect, again, blessed } = inputs;
    const { inputs: next } = best;
    model.change({ kind: next.kind, perfect: next.perfect, again: next.again, blessed: next.blessed });
    offerUndo(t.ways[best.id], () => model.change({ kind, perfect, again, blessed }));
  };
  // Where the chance to break it is alike, the points are the figure itself.
  const lost = [now, best.worth].map((worth) => format.number(worth?.lost ?? 0, 1));
  const also = lost[1] === to ? undefined : words.also(t.tiles.points, lost[0] ?? '', lost[1] ?? '');
  return (
    <AdviceChip
      text={t.bestWay(t.ways[best.id])}
      of={lost[1] === to ? t.tiles.points : t.tiles.broken}
      from={from}
      to={to}
      also={also}
      onClick={take}
    />
  );
}
