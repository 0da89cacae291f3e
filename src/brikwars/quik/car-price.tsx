import { FigureLine } from '../../fight/figure.tsx';
import { asksOf } from '../../kit/asks.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { QuikReason } from '../../rules/brikwars/quik-effects.ts';
import type { QuikWayAnswer } from './answer.ts';
import { quikBounds } from './inputs.ts';
import type { QuikModel } from './model.ts';
import type { QuikTexts } from './phrases.ts';

type QuikMoreTexts = Messages['quikmore'];

export function quikReasonItems(
  t: QuikMoreTexts,
  format: Format,
  reasons: readonly QuikReason[],
): readonly { readonly text: string; readonly rule: string }[] {
  return reasons.map(({ rule, effect, amount }) => ({
    text: t.reasons[effect](amount === undefined ? '' : format.number(amount)),
    rule,
  }));
}

/** What is rolled one after the other in a way to attack: `2 × Ranged weapon + 1 × Hand weapon; 1 × Ranged weapon`. */
export function rollsText(
  t: QuikTexts,
  more: QuikMoreTexts,
  format: Format,
  { plan }: QuikWayAnswer,
): string {
  const rolls = plan.groups.map((group) =>
    group
      .flatMap((times, kind) => {
        const weapon = plan.taken[kind]?.weapon;
        if (times === 0 || weapon === undefined) return [];
        return [t.times(format.number(times), t.weapons[weapon])];
      })
      .join(' + '),
  );
  return more.rollsWith(rolls.join('; '));
}

interface QuikFigureProps {
  readonly label: string;
  /** The number as shown. */
  readonly shown: string;
  readonly reasons: readonly QuikReason[];
}

/** A number that unfolds into its reasons. */
export function QuikFigure({ label, shown, reasons }: QuikFigureProps) {
  const t = useTexts('quikmore');
  const format = useFormat();
  return <FigureLine label={label} shown={shown} items={quikReasonItems(t, format, reasons)} />;
}

/** What a vehicle costs by the list of LUGPolWars. */
export function CarPrice({ model }: { readonly model: QuikModel }) {
  const t = useTexts('quik');
  const more = useTexts('quikmore');
  const format = useFormat();
  const { car } = model.inputs.value.value;
  const ask = asksOf(car, (part) => model.change({ car: { ...car, ...part } }));
  const answer = model.answer.value;
  const price = answer.ok && answer.value.kind === 'vehicle' ? answer.value.price : undefined;
  return (
    <Fold title={price ? more.price(format.number(price.value)) : more.carPrice}>
      {ask.number('size', t.size, quikBounds.size, { min: 1 })}
      {ask.number('level', t.level, quikBounds.level)}
      {ask.number('groundInches', t.groundInches, quikBounds.inches)}
      {ask.number('airInches', t.airInches, quikBounds.inches)}
      {price && (
        <QuikFigure label={more.priceOf.vehicle} shown={format.number(price.value)} reasons={price.reasons} />
      )}
    </Fold>
  );
}
