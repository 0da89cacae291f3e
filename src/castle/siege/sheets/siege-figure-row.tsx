import { useFormat, useTexts } from '../../../kit/context.ts';
import type { SiegeFigure } from '../../../rules/mage-knight/siege/siege-state.ts';
import type { SiegeProps } from '../text.ts';
import { FigureActs, shownText } from './figure-acts.tsx';

interface FigureRowProps extends SiegeProps {
  readonly figure: SiegeFigure;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  /** Somebody attacks it. */
  readonly onStrike: () => void;
  /** It is no longer at this section. */
  readonly onGone: () => void;
}

/** One figure at a section, on it or beside it; a tap opens what can be done with it. */
export function SiegeFigureRow({ figure, open, onOpen, onStrike, onGone, ...props }: FigureRowProps) {
  const t = useTexts('castlesiege');
  const format = useFormat();
  const { names } = props;
  const { at, clicks } = figure;
  const place = at ? (at.part === 'rubble' ? t.rubble : t.parts[at.part]) : t.onGround;
  return (
    <li class="siege-row">
      <button type="button" class="siege-pick" aria-expanded={open} onClick={() => onOpen(!open)}>
        <b>{names.figure(figure)}</b>
        <span class="hint">
          {[
            names.player(figure.owner),
            place,
            ...(clicks === undefined ? [] : [t.clicks(format.number(clicks))]),
            ...shownText(t, format, figure),
          ].join(' · ')}
        </span>
      </button>
      {open && <FigureActs {...{ ...props, figure, onStrike, onGone }} />}
    </li>
  );
}
