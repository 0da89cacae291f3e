import { useEffect, useState } from 'preact/hooks';
import { useTexts } from '../kit/context.ts';
import { FaceCounts } from '../kit/face-counts.tsx';
import type { Typing } from './step-player.ts';

interface TypedCountsProps {
  readonly wave: Typing['wave'];
  readonly sides: number;
  /** It stands where the dice of another roll have just been counted. */
  readonly follows: boolean;
  readonly onChange: (faces: readonly number[]) => void;
}

/** A second tap on the button that ended a roll comes within this, in ms: it is not meant for the next. */
const secondTap = 400;

/** Many dice thrown together, counted by face; with the last of them the roll is complete. */
export function TypedCounts({ wave, sides, follows, onChange }: TypedCountsProps) {
  const t = useTexts('fightplay');
  const [waits, setWaits] = useState(follows);
  useEffect(() => {
    const timer = setTimeout(() => setWaits(false), secondTap);
    return () => clearTimeout(timer);
  }, []);
  const faces = Array.from({ length: sides }, (_, index) => index + 1);
  const counts = faces.map((face) => wave.typed.filter((typed) => typed === face).length);
  const change = (face: number, count: number) =>
    onChange(
      faces.flatMap((other) =>
        Array.from({ length: other === face ? count : (counts[other - 1] ?? 0) }, () => other),
      ),
    );
  return (
    <FaceCounts
      counts={counts}
      missing={wave.count - wave.typed.length}
      label={t.showing}
      waits={waits}
      onCount={change}
    />
  );
}
