import { useFormat, useTexts } from '../../kit/context.ts';
import type { OpenableFight, ShownValue } from './fill.ts';

/** What a unit is, as far as it is seen at a glance. */
export function Values({ values }: { readonly values: readonly ShownValue[] }) {
  const t = useTexts('battle');
  const format = useFormat();
  const text = ({ value, as }: ShownValue) => {
    if (typeof value === 'string') return value.replace(/d(?=\d)/g, t.die);
    const number = format.number(value);
    return as === 'needs' ? t.needs(number) : as === 'inches' ? `${number}″` : number;
  };
  if (values.length === 0) return null;
  return (
    <dl class="unit-values-row">
      {values.map((one) => (
        <div key={one.of}>
          <dt>{t.values[one.of]}</dt>{' '}
          <dd>
            {text(one)}
            {one.next !== undefined && <small> → {format.number(one.next)}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What the rest of a dial says: that no click is left, or that the figure is demoralised. */
export function ClickText({ click }: { readonly click: OpenableFight['click'] }) {
  const t = useTexts('battle');
  const shown = [...(click?.demoralised ? [t.marks.demoralised] : []), ...(click?.gone ? [t.dialOver] : [])];
  return shown.length === 0 ? null : <p class="battle-click">{shown.join(' · ')}</p>;
}
