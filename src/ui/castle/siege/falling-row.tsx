import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { CastleSiegeModel } from '../../../state/castle-siege.ts';
import type { FallingFigure } from '../../../state/castle-siege-view.ts';
import { useFormat, useTexts } from '../../context.ts';
import { Button } from '../../parts/button.tsx';
import { FacePad } from '../../parts/face-pad.tsx';

interface FallingRowProps {
  readonly model: CastleSiegeModel;
  readonly figure: FallingFigure;
  readonly called: string;
  readonly owner: string;
}

/** What waited goes with its die: who worked on it goes on at the head of the card. */
export function toFalls(): void {
  document.querySelector<HTMLElement>('#siege-collapse')?.focus({ preventScroll: true });
}

/** One figure that waits for its die, which is rolled here or typed from the table. */
export function FallingRow({ model, figure, called, owner }: FallingRowProps) {
  const t = useTexts('castlesiegeplay');
  const format = useFormat();
  const typing = useSignal(false);
  const row = useRef<HTMLLIElement>(null);
  const seen = useRef(false);
  // The button that was tapped is gone: the first face, or the way back to typing, stands in its place.
  useEffect(() => {
    if (typing.value === seen.current) return;
    seen.current = typing.value;
    row.current
      ?.querySelector<HTMLElement>(typing.value ? '.face-pad button' : '.row button:last-child')
      ?.focus();
  }, [typing.value]);
  const { clicks, chance } = figure;
  const facts = [
    owner,
    ...(clicks === undefined ? [t.chanceUnknown] : [t.clicks(format.number(clicks))]),
    ...(chance === undefined ? [] : [t.chanceOut(format.percent(chance))]),
  ];

  function then(act: () => void): void {
    act();
    toFalls();
  }

  return (
    <li class="stack" ref={row}>
      <p>
        <b>{called}</b> <span class="hint">{facts.join(' · ')}</span>
      </p>
      {typing.value ? (
        <>
          <FacePad
            label={t.typeFor(called)}
            sides={6}
            onFace={(face) => then(() => model.typeFall(figure.figure, face))}
            onClose={() => {
              typing.value = false;
            }}
          />
          <Button
            kind="quiet"
            onClick={() => {
              typing.value = false;
            }}
          >
            {t.stopTyping}
          </Button>
        </>
      ) : (
        <div class="row">
          <Button
            icon="dice"
            label={t.roll(called)}
            onClick={() => then(() => model.rollFall(figure.figure))}
          >
            {t.rollOne}
          </Button>
          <Button
            icon="keypad"
            label={t.typeOne(called)}
            onClick={() => {
              typing.value = true;
            }}
          >
            {t.type}
          </Button>
        </div>
      )}
    </li>
  );
}
