import { useFormat, useTexts } from '../kit/context.ts';
import { columnsFor } from './blank-roll.tsx';
import type { FaceCounts } from './trail-model.ts';

interface FaceTableProps {
  readonly faces: FaceCounts;
  /** Several kinds of dice were rolled: each table says which it is. */
  readonly many: boolean;
}

/** How many dice show each face, and how many that or more: what a pool of dice is rolled for. */
export function FaceTable({ faces: { sides, faces }, many }: FaceTableProps) {
  const t = useTexts('compose');
  const dice = useTexts('dice');
  const format = useFormat();
  return (
    <ul class="dice-faces" aria-label={t.facesOf(dice.die(sides))} style={{ '--columns': columnsFor(sides) }}>
      {many && <li class="label dice-faces-kind">{dice.die(sides)}</li>}
      {faces.map(({ face, count, orMore }) => (
        <li key={face}>
          <span class="visually-hidden">{t.faceCount(face, count, orMore)}</span>
          <span aria-hidden="true">
            {face}: <b>{format.number(count)}</b>
          </span>
          <span aria-hidden="true" class="hint">
            {face}+: {format.number(orMore)}
          </span>
        </li>
      ))}
    </ul>
  );
}
