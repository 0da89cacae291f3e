import './worth.css';
import { useEffect, useState } from 'preact/hooks';

/** What a change of some values would make of the odds: undefined where it makes no fight. */
export interface Weighing<Part> {
  worth(part: Part): string | undefined;
  /** All that it follows from. */
  readonly of: unknown;
}

/** What a choice would make of the odds, by the change that it is. */
export function weighingBy<Value, Part>(
  weighing: Weighing<Part> | undefined,
  part: (value: Value) => Part,
): Weighing<Value> | undefined {
  return weighing && { worth: (value) => weighing.worth(part(value)), of: weighing.of };
}

interface WorthProps {
  readonly id?: string;
  /** Worked out once the choice itself is on the screen, each by itself: no tap waits for it. */
  readonly weigh: () => string | undefined;
  readonly of: unknown;
}

/** What a choice would make of the odds, in small; until that is known what it was before. */
export function Worth({ id, weigh, of }: WorthProps) {
  const [shown, show] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => show(weigh()));
    return () => clearTimeout(timer);
  }, [of]);
  return (
    <small class="worth" id={id} aria-hidden="true">
      {shown ?? '–'}
    </small>
  );
}
