import type { DiceExpression } from '../rules/dice/expression.ts';
import { countedKinds, mostDrawn } from './chains.ts';
import './blank-roll.css';

/** How large so many dice are drawn. */
export function sizeFor(count: number): number {
  if (count <= 5) return 52;
  if (count <= 20) return 40;
  return 28;
}

/** Columns of the table that counts dice of so many sides: a d6 in one row of a phone, more faces in rows of five. */
export function columnsFor(sides: number): number {
  return sides <= 6 ? sides : 5;
}

interface BlankProps {
  readonly expression: DiceExpression;
}

/** The place of dice that are not drawn yet: nothing below moves when they are. */
export function BlankDice({ expression }: BlankProps) {
  const count = expression.groups.reduce((sum, group) => sum + group.count, 0);
  const size = sizeFor(count);
  return (
    <div class="dice-drawn" aria-hidden="true">
      {count <= mostDrawn &&
        Array.from({ length: count }, (_, index) => (
          <span key={index} class="dice-blank" style={{ '--die': `${size}px` }} />
        ))}
    </div>
  );
}

/** The place of the tables that will count them by face. */
export function BlankFaces({ expression }: BlankProps) {
  const kinds = countedKinds(expression);
  return (
    <>
      {kinds.map((sides) => (
        <ul
          key={sides}
          class="dice-faces dice-hidden"
          aria-hidden="true"
          style={{ '--columns': columnsFor(sides) }}
        >
          {kinds.length > 1 && <li class="label dice-faces-kind">{'\u00a0'}</li>}
          {Array.from({ length: sides }, (_, index) => (
            <li key={index}>
              <span>{'\u00a0'}</span>
              <span class="hint">{'\u00a0'}</span>
            </li>
          ))}
        </ul>
      ))}
    </>
  );
}
