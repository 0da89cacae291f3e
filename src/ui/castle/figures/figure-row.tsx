import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { type Figure, mayAttack } from '../../../state/castle-figures.ts';
import { useFormat, useTexts } from '../../context.ts';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Stepper } from '../../parts/stepper.tsx';
import { abilityName } from '../ability-name.ts';

interface FigureRowProps {
  readonly figure: Figure;
  readonly name: string;
  /** How many an army has of it. */
  readonly count?: number | undefined;
  /** How many of it attack; left out where a tap takes one at once. */
  readonly marked?: number | undefined;
  readonly most: number;
  readonly onMark: (count: number) => void;
  /** What else can be done with it; unfolded by a tap. */
  readonly tools?: ComponentChildren;
}

/** A figure as a row: its values, whether it may attack a castle at all, and a tap that marks or takes it. */
export function FigureRow({ figure, name, count, marked, most, onMark, tools }: FigureRowProps) {
  const t = useTexts('castlefigures');
  const units = useTexts('units');
  const format = useFormat();
  const unfolded = useSignal(false);
  const on = marked !== undefined && marked > 0;
  return (
    <li class="unit-row figure-row" data-marked={on || undefined}>
      <button
        type="button"
        class="unit-pick"
        aria-pressed={marked === undefined ? undefined : on}
        onClick={() => onMark(on ? 0 : 1)}
      >
        <b>{count === undefined || count === 1 ? name : units.times(format.number(count), name)}</b>
        {figure.cost !== undefined && figure.cost > 0 && (
          <span class="unit-price">{t.price(format.number(figure.cost))}</span>
        )}
        <FigureFacts figure={figure} named={figure.name !== ''} />
      </button>
      {tools && (
        <span data-does="more">
          <Button
            kind="quiet"
            icon="more"
            label={units.moreFor(name)}
            expanded={unfolded.value}
            onClick={() => {
              unfolded.value = !unfolded.value;
            }}
          />
        </span>
      )}
      {on && most > 1 && (
        <div class="unit-tools">
          <Stepper label={t.howMany(name)} hideLabel value={marked} min={1} max={most} onChange={onMark} />
        </div>
      )}
      {unfolded.value && <div class="row unit-tools">{tools}</div>}
    </li>
  );
}

/** Its values in a line, and a sign and words for each mode of attack. */
function FigureFacts({ figure, named }: { readonly figure: Figure; readonly named: boolean }) {
  const t = useTexts('castlefigures');
  const terms = useTexts('castleterms');
  const format = useFormat();
  const may = mayAttack(figure);
  const facts = [
    ...(named && figure.kind !== 'warrior' ? [t.kinds[figure.kind]] : []),
    t.damages(format.number(figure.baseDamage), format.number(figure.baseRangedDamage)),
    ...figure.abilities.map((id) => abilityName(terms, id)),
  ];
  return (
    <>
      <span class="unit-values hint">{facts.join(' · ')}</span>
      <span class="unit-values figure-may">
        {(['close', 'ranged'] as const).map((mode) => (
          <span key={mode} data-may={may[mode] ? 'yes' : 'no'}>
            <Icon name={may[mode] ? 'check' : 'close'} size={18} />
            <span aria-hidden="true">{t.mayShort[mode]}</span>
            <span class="visually-hidden">{t.may[mode][may[mode] ? 0 : 1]}</span>
          </span>
        ))}
      </span>
    </>
  );
}
