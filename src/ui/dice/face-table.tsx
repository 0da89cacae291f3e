import type { FaceCount } from '../../state/dice-trail.ts';
import { useFormat, useTexts } from '../context.ts';

/** How many dice show each face, and how many that or more: what a pool of dice is rolled for. */
export function FaceTable({ faces }: { readonly faces: readonly FaceCount[] }) {
  const t = useTexts('dice');
  const format = useFormat();
  return (
    <ul class="dice-faces" aria-label={t.faces}>
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
