import { useTexts } from '../../kit/context.ts';
import { ModeBar, type ModeDrawing, ModePicture } from '../../kit/question/place-head.tsx';
import { quikGameOf } from '../../rules/brikwars/quik/quik-house-rules.ts';
import type { QuikInputs } from './inputs.ts';
import type { QuikModel } from './model.ts';

type QuikKind = QuikInputs['kind'];

const quikDrawings: Readonly<Record<QuikKind, ModeDrawing>> = {
  attack: 'fight',
  building: { line: 'M4 21V10l8-6 8 6v11zM10 21v-6h4v6' },
  vehicle: { line: 'M3 16v-4l3-1 2-4h7l3 4 3 1v4M3 16h18M7 19a2 2 0 1 0 0-.01M17 19a2 2 0 1 0 0-.01' },
  move: { line: 'M4 6v12M4 12h15M14 7l5 5-5 5' },
  feat: { line: 'M12 3l2.6 6 6.4.6-4.9 4.2 1.5 6.2-5.6-3.4-5.6 3.4 1.5-6.2L3 9.6 9.4 9z' },
};

const quikOrder = ['attack', 'building', 'vehicle', 'move', 'feat'] as const satisfies readonly QuikKind[];

/** What a short game has rules for, in the head of the place. */
export function QuikBar({ model }: { readonly model: QuikModel }) {
  const t = useTexts('quik');
  const { kind, table } = model.inputs.value.value;
  return (
    <ModeBar
      legend={t.kind}
      modes={quikOrder}
      names={quikGameOf(table).beyond === 'act' ? { ...t.kinds, feat: t.act } : t.kinds}
      mode={kind}
      onChoose={(chosen) => model.change({ kind: chosen })}
      picture={(each) => <ModePicture drawing={quikDrawings[each]} />}
    />
  );
}
