import { useSignal } from '@preact/signals';
import { Button } from '../../kit/button.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Field } from '../../kit/field.tsx';
import { Fold } from '../../kit/fold.tsx';
import type { ProfileFormModel } from './form-model.ts';
import { PriceReasons, priceSentence } from './price-reasons.tsx';

interface CostFieldProps {
  readonly form: ProfileFormModel;
  readonly error: string | undefined;
}

/** What the unit costs: the price of the rules, which follows what is chosen until the player types one of his own. */
export function CostField({ form, error }: CostFieldProps) {
  const t = useTexts('units');
  const format = useFormat();
  const emptied = useSignal(false);
  const entered = form.form.value?.entered;
  const price = form.price.value;
  if (!entered || !price) return null;
  const follows = price.whole && entered.cost === '';
  // Whoever empties the line is about to type: the price comes back when he leaves it so.
  const shown = follows && !emptied.value ? format.number(price.known) : entered.cost;
  return (
    <div class="stack">
      <Field
        label={t.cost}
        hint={follows ? t.costFollows : price.whole ? t.costTyped : t.costHint}
        inputMode="decimal"
        maxLength={16}
        value={shown}
        error={error}
        onInput={(cost) => {
          emptied.value = cost === '';
          form.change({ cost });
        }}
        onLeave={() => {
          emptied.value = false;
        }}
      />
      <p class="hint">{priceSentence(t, format, price)}</p>
      {price.whole && !follows && (
        <div>
          <Button icon="check" onClick={() => form.change({ cost: '' })}>
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
