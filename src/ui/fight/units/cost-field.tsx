import type { ProfileFormModel } from '../../../state/profile-form.ts';
import { useFormat, useTexts } from '../../context.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { Fold } from '../../parts/fold.tsx';
import { PriceReasons, priceSentence } from './price-reasons.tsx';

interface CostFieldProps {
  readonly form: ProfileFormModel;
  readonly error: string | undefined;
}

/** What the unit costs: what a person says, beside what the rules charge as far as they do. */
export function CostField({ form, error }: CostFieldProps) {
  const t = useTexts('units');
  const format = useFormat();
  const entered = form.form.value?.entered;
  const price = form.price.value;
  if (!entered || !price) return null;
  const known = String(price.known);
  return (
    <div class="stack">
      <Field
        label={t.cost}
        hint={t.costHint}
        inputMode="decimal"
        maxLength={16}
        value={entered.cost}
        error={error}
        onInput={(cost) => form.change({ cost })}
      />
      <p class="hint">{priceSentence(t, format, price)}</p>
      {price.whole && entered.cost !== known && (
        <div>
          <Button icon="check" onClick={() => form.change({ cost: known })}>
            {t.takePrice(format.number(price.known))}
          </Button>
        </div>
      )}
      <Fold title={t.priceTitle}>
        <PriceReasons price={price} weapons={entered.weapons} />
      </Fold>
    </div>
  );
}
