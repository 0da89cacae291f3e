import { useRef, useState } from 'preact/hooks';
import { useFormat, useTexts } from '../../kit/context.ts';
import { quikBounds } from './inputs.ts';
import './brick-list.css';
import { NumberPad } from '../../kit/number-pad.tsx';

interface BrickListProps {
  readonly legend: string;
  readonly studs: readonly number[];
  readonly onChange: (studs: readonly number[]) => void;
}

/** Studs of the bricks that are built most. */
const usual = [1, 2, 3, 4, 6, 8];

/** Bricks in their order, each by the studs that hold it: a tap on a number adds one, a tap on a brick takes it away. */
export function BrickList({ legend, studs, onChange }: BrickListProps) {
  const t = useTexts('quikmore');
  const format = useFormat();
  const [typing, setTyping] = useState(false);
  const list = useRef<HTMLFieldSetElement>(null);
  const full = studs.length >= quikBounds.bricks;
  const remove = (place: number) => {
    onChange(studs.filter((_, index) => index !== place));
    // The brick that had the focus is gone: the one in its place has it now, or the numbers below.
    requestAnimationFrame(() => {
      const bricks = list.current?.querySelectorAll<HTMLElement>('.quik-brick');
      const next = bricks?.[Math.min(place, bricks.length - 1)];
      (next ?? list.current?.querySelector<HTMLElement>('.quik-add'))?.focus();
    });
  };
  return (
    <fieldset class="choice" ref={list}>
      <legend>{legend}</legend>
      {studs.length === 0 ? (
        <p class="hint">{t.noBricks}</p>
      ) : (
        <ol class="quik-bricks">
          {studs.map((held, place) => (
            <li key={place}>
              <button
                type="button"
                class="quik-brick"
                aria-label={t.brick(place + 1, held)}
                onClick={() => remove(place)}
              >
                <span>{format.number(held)}</span>
                <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ol>
      )}
      <div class="chips">
        {usual.map((held) => (
          <button
            key={held}
            type="button"
            class="chip quik-add"
            disabled={full}
            aria-label={t.addBrick(held)}
            onClick={() => onChange([...studs, held])}
          >
            +{format.number(held)}
          </button>
        ))}
        <button
          type="button"
          class="chip"
          disabled={full}
          aria-label={t.addBrickOther}
          onClick={() => setTyping(true)}
        >
          +…
        </button>
      </div>
      {typing && (
        <NumberPad
          label={t.studs}
          min={0}
          max={quikBounds.studs}
          decimals={0}
          onDone={(held) => {
            setTyping(false);
            if (held !== undefined) onChange([...studs, held]);
          }}
        />
      )}
    </fieldset>
  );
}
