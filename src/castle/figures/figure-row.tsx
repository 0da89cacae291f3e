import type { ComponentChildren } from 'preact';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Icon } from '../../kit/icon.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import { UnitRowShell } from '../../kit/units/unit-row-shell.tsx';
import type { Figure } from '../../rules/mage-knight/figure.ts';
import { abilityName } from '../ability-name.ts';
import { mayAttack } from './model.ts';

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
  const format = useFormat();
  const on = marked !== undefined && marked > 0;
  return (
    <UnitRowShell
      name={name}
      count={count === 1 ? undefined : count}
      price={figure.cost ? t.price(format.number(figure.cost)) : undefined}
      marked={marked === undefined ? undefined : on}
      onPick={() => onMark(on ? 0 : 1)}
      asked={
        on &&
        most > 1 && (
          <Stepper label={t.howMany(name)} hideLabel value={marked} min={1} max={most} onChange={onMark} />
        )
      }
      tools={tools}
    >
      <FigureFacts figure={figure} named={figure.name !== ''} />
    </UnitRowShell>
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
