import { Die } from './die.tsx';
import { Stepper } from './stepper.tsx';
import './dice.css';

interface FaceCountsProps {
  /** How many dice show 1, 2 and so on. */
  readonly counts: readonly number[];
  /** Dice that are not counted yet. */
  readonly missing: number;
  readonly label: (face: number) => string;
  /** Takes no taps for now. */
  readonly waits?: boolean;
  readonly onCount: (face: number, count: number) => void;
}

/** Many dice rolled on the table: how many show each face. */
export function FaceCounts({ counts, missing, label, waits, onCount }: FaceCountsProps) {
  return (
    <ul class="face-counts" inert={waits}>
      {counts.map((count, index) => {
        const face = index + 1;
        return (
          <li key={face}>
            <Stepper
              label={label(face)}
              hideLabel
              picture={<Die sides={counts.length} face={face} size={22} />}
              value={count}
              min={0}
              max={count + missing}
              onChange={(value) => onCount(face, value)}
            />
          </li>
        );
      })}
    </ul>
  );
}
