import { useFormat, useTexts } from '../../kit/context.ts';
import { Reasons } from '../../kit/reasons.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import { MeasureChoice } from '../measure-choice.tsx';
import { Facts } from './fact-list.tsx';
import { tableFactsOf } from './facts.ts';
import { type AtTableModel, atTableBounds } from './model.ts';

/** How large a game and its table are, how much terrain they need, and how deep the zones lie. */
export function TableSizePart({ model }: { readonly model: AtTableModel }) {
  const t = useTexts('usbfield');
  const phase = useTexts('usbphase');
  const format = useFormat();
  const { limit, length, width } = model.value.value;
  const { size, leastFeet, tooSmall, pieces, depth } = tableFactsOf(model.value.value);
  return (
    <>
      <Stepper
        label={t.limit}
        value={limit}
        min={atTableBounds.limit.lowest}
        max={atTableBounds.limit.highest}
        step={10}
        onChange={(value) => model.change({ limit: value })}
      />
      <Stepper
        label={t.length}
        value={length}
        min={1}
        max={atTableBounds.feet}
        onChange={(value) => model.change({ length: value })}
      />
      <Stepper
        label={t.width}
        value={width}
        min={1}
        max={atTableBounds.feet}
        onChange={(value) => model.change({ width: value })}
      />
      <Facts
        facts={[
          [t.gameSize, size ? t.sizes[size] : t.beyond],
          [
            t.leastTable,
            leastFeet ? t.feet(format.number(leastFeet[0]), format.number(leastFeet[1])) : t.asAgreed,
          ],
          [t.pieces, format.number(pieces)],
          [t.depth, phase.inches(format.number(depth))],
        ]}
      />
      {tooSmall && <p class="note">{t.tooSmall}</p>}
      <Reasons
        items={[
          { text: t.piecesWhy, rule: 'USB-FIELD-01' },
          { text: t.depthWhy, rule: 'USB-DEP-01' },
          { text: t.depthNote, rule: 'USB-X-01' },
        ]}
      />
      <MeasureChoice />
    </>
  );
}
