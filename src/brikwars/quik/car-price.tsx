import { useFormat, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import { QuikFigure } from './figure.tsx';
import { quikBounds } from './inputs.ts';
import type { QuikModel } from './model.ts';

const fields = [
  ['size', 1],
  ['level', 0],
  ['groundInches', 0],
  ['airInches', 0],
] as const;

const most = {
  size: quikBounds.size,
  level: quikBounds.level,
  groundInches: quikBounds.inches,
  airInches: quikBounds.inches,
} as const;

/** What a vehicle costs by the list of LUGPolWars. */
export function CarPrice({ model }: { readonly model: QuikModel }) {
  const t = useTexts('quik');
  const more = useTexts('quikmore');
  const format = useFormat();
  const { car } = model.inputs.value.value;
  const answer = model.answer.value;
  const price = answer.ok && answer.value.kind === 'vehicle' ? answer.value.price : undefined;
  return (
    <Fold title={price ? more.price(format.number(price.value)) : more.carPrice}>
      {fields.map(([name, min]) => (
        <Stepper
          key={name}
          label={t[name]}
          value={car[name]}
          min={min}
          max={most[name]}
          onChange={(value) => model.change({ car: { ...car, [name]: value } })}
        />
      ))}
      {price && (
        <QuikFigure label={more.priceOf.vehicle} shown={format.number(price.value)} reasons={price.reasons} />
      )}
    </Fold>
  );
}
