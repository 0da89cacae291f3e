import type { Typing } from '../../state/table-play.ts';
import { useTexts } from '../context.ts';
import { Die } from '../parts/die.tsx';
import { Stepper } from '../parts/stepper.tsx';
import './typed-counts.css';

interface TypedCountsProps {
  readonly wave: Typing['wave'];
  readonly sides: number;
  readonly onChange: (faces: readonly number[]) => void;
}

/** Many dice thrown together, counted by face; with the last of them the roll is complete. */
export function TypedCounts({ wave, sides, onChange }: TypedCountsProps) {
  const t = useTexts('fightplay');
  const faces = Array.from({ length: sides }, (_, index) => index + 1);
  const counts = faces.map((face) => wave.typed.filter((typed) => typed === face).length);
  const missing = wave.count - wave.typed.length;
  const change = (face: number, count: number) =>
    onChange(
      faces.flatMap((other) =>
        Array.from({ length: other === face ? count : (counts[other - 1] ?? 0) }, () => other),
      ),
    );
  return (
    <>
      <ul class="typed-counts">
        {faces.map((face) => {
          const count = counts[face - 1] ?? 0;
          return (
            <li key={face}>
              <Die sides={sides} face={face} size={40} />
              <Stepper
                label={t.showing(face)}
                hideLabel
                value={count}
                min={0}
                max={count + missing}
                onChange={(value) => change(face, value)}
              />
            </li>
          );
        })}
      </ul>
      <p class="hint" aria-live="polite">
        {t.missing(missing)}
      </p>
    </>
  );
}
