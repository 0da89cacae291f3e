import { KeepBar } from '../../fight/keeping.tsx';
import { TableCard } from '../../fight/step-card.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { AdviceChip } from '../../kit/stage/advice-chip.tsx';
import { Pairs } from '../../kit/stage/bars.tsx';
import { useUndo } from '../../kit/undo.ts';
import { figuresOf, isAlone, likelihoodsOf, numberOf } from './answer.ts';
import { type UsbTestModel, withTick } from './model.ts';
import { UnitsInTest } from './stage.tsx';
import { endsOf, testTexts } from './text.ts';

/** How likely the number was before the first die. */
function TestAfter({ model }: { readonly model: UsbTestModel }) {
  const t = useTexts('usbtest');
  const format = useFormat();
  const shown = model.play.play.value;
  if (shown?.outcome === undefined || shown.outcome.kept || isAlone(shown.inputs)) return null;
  const { thisOrMore, exactly } = likelihoodsOf(shown.inputs, numberOf(shown.inputs, shown.outcome.roll));
  return (
    <Pairs
      look="usb-figures"
      pairs={[
        [t.thisOrMore, format.percent(thisOrMore)],
        [t.exactly, format.percent(exactly)],
      ]}
    />
  );
}

/** The pool played wave by wave. */
export function UsbTestTable({
  model,
  onMore,
}: {
  readonly model: UsbTestModel;
  readonly onMore: () => void;
}) {
  const t = { ...useTexts('usbtest'), endOdds: useTexts('fight').endOdds };
  const format = useFormat();
  return (
    <>
      <TableCard
        model={model.play}
        texts={testTexts(t, format)}
        ready
        onMore={onMore}
        alone
        picture={(inputs) => <UnitsInTest inputs={inputs} />}
        after={<TestAfter model={model} />}
      />
      {model.play.play.value && <KeepBar />}
    </>
  );
}

/** A shooter may stand and aim (USB-ACT-04): nothing else about a test is anybody's choice before it is thrown. */
export function UsbTestAdvice({ model }: { readonly model: UsbTestModel }) {
  const t = useTexts('usbtest');
  const format = useFormat();
  const offerUndo = useUndo();
  const inputs = model.inputs.value.value;
  const { ticked } = inputs;
  const aimed = withTick(inputs, 'aimed', true);
  const melee = inputs.reroll === 'ones' || inputs.onlySix || ticked.includes('weapon-charging');
  if (inputs.kind !== 'hit' || ticked.includes('aimed') || melee) return null;
  const [from, to] = [inputs, aimed].map((of) => format.hundredths(figuresOf(of).wanted));
  if (from === to) return null;
  const take = () => {
    model.tick('aimed', true);
    offerUndo(t.modifiers.aimed, () => model.tick('aimed', false));
  };
  return <AdviceChip text={t.bestAimed} of={endsOf(t, inputs).pass} from={from} to={to} onClick={take} />;
}
