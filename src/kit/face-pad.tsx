import { useState } from 'preact/hooks';
import { Button } from './button.tsx';
import { Die } from './die.tsx';
import { NumberPad, Stepper } from './stepper.tsx';
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

interface FacePadProps {
  readonly label: string;
  readonly sides: number;
  readonly onFace: (face: number) => void;
  readonly onClose: () => void;
}

/** Typing the face of a die rolled on the table: one tap up to d20, the number pad beyond. */
export function FacePad({ label, sides, onFace, onClose }: FacePadProps) {
  const [typed, setTyped] = useState(0);
  if (sides > 20) {
    return (
      <NumberPad
        // Empty again for the next die.
        key={typed}
        label={label}
        min={1}
        max={sides}
        decimals={0}
        onDone={(face) => {
          setTyped(typed + 1);
          if (face === undefined) onClose();
          else onFace(face);
        }}
      />
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset would repeat the heading above
    <div role="group" aria-label={label} class="face-pad">
      {Array.from({ length: sides }, (_, index) => index + 1).map((face) => (
        <Button key={face} label={String(face)} onClick={() => onFace(face)}>
          {sides === 6 ? <Die sides={6} face={face} size={36} /> : face}
        </Button>
      ))}
    </div>
  );
}
