import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../kit/button.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { FacePad } from '../../kit/face-pad.tsx';
import { TablePad } from '../../kit/table-pad.tsx';
import type { CastleSiegeModel } from './model.ts';
import type { FallingFigure } from './view.ts';

interface FallingRowProps {
  readonly model: CastleSiegeModel;
  readonly figure: FallingFigure;
  readonly called: string;
  readonly owner: string;
  /** The figure whose die is being typed: one at a time. */
  readonly typed: Signal<number | undefined>;
}

/** What waited goes with its die: who worked on it goes on at the head of the card. */
export function toFalls(): void {
  document.querySelector<HTMLElement>('#siege-collapse')?.focus({ preventScroll: true });
}

/** One figure that waits for its die, which is rolled here or typed from the table. */
export function FallingRow({ model, figure, called, owner, typed }: FallingRowProps) {
  const t = useTexts('castlesiegeplay');
  const format = useFormat();
  const typing = typed.value === figure.figure;
  const stop = () => {
    typed.value = undefined;
  };
  const row = useRef<HTMLLIElement>(null);
  const seen = useRef(false);
  // The pad has come, or is gone: the first face, or the way back to typing.
  useEffect(() => {
    if (typing === seen.current) return;
    seen.current = typing;
    row.current
      ?.querySelector<HTMLElement>(typing ? '.face-pad button' : '.row button:last-child')
      ?.focus({ preventScroll: typing });
  }, [typing]);
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
      <div class="row">
        <Button
          icon="dice"
          label={t.roll(called)}
          disabled={typing}
          onClick={() => then(() => model.rollFall(figure.figure))}
        >
          {t.rollOne}
        </Button>
        <Button
          icon="keypad"
          label={t.typeOne(called)}
          disabled={typing}
          onClick={() => {
            typed.value = figure.figure;
          }}
        >
          {t.type}
        </Button>
      </div>
      {typing && (
        <TablePad
          onClose={stop}
          title={t.typeFor(called)}
          level={3}
          words={facts.length > 0 && <p class="hint">{facts.join(' · ')}</p>}
          tools={<Button onClick={stop}>{t.stopTyping}</Button>}
        >
          <FacePad
            label={t.typeFor(called)}
            sides={6}
            onFace={(face) => then(() => model.typeFall(figure.figure, face))}
            onClose={stop}
          />
        </TablePad>
      )}
    </li>
  );
}
