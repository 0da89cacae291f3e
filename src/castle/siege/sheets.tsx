import type { Signal } from '@preact/signals';
import type { Point } from '../../rules/mage-knight/plan/plan.ts';
import { FallsSheet } from './board/collapse-card.tsx';
import { FigureSheet, GroundSheet } from './sheets/ground-sheet.tsx';
import { HabitsSheet } from './sheets/habits-sheet.tsx';
import { LogSheet } from './sheets/log-sheet.tsx';
import { PointsSheet } from './sheets/points-sheet.tsx';
import { SectionSheet } from './sheets/section-sheet.tsx';
import { TurnSheet } from './sheets/turn-sheet.tsx';
import type { SiegeProps } from './text.ts';

/** What lies open beside the castle. */
export type Opened = 'turn' | 'falls' | number | { readonly figure: number } | { readonly spot: Point };

interface BesideProps extends SiegeProps {
  readonly opened: Signal<Opened | undefined>;
  readonly open: Opened;
  readonly onClose: () => void;
}

/** What a tap on the castle, its ground or whose turn it is opens beside it. */
export function BesideSheet({ opened, open, onClose, ...base }: BesideProps) {
  const { falling, fallen } = base.siege;
  if (open === 'turn') return <TurnSheet {...base} onClose={onClose} />;
  if (open === 'falls')
    return falling.length + fallen.length > 0 ? <FallsSheet {...base} onClose={onClose} /> : null;
  if (typeof open === 'number') return <SectionSheet {...base} index={open} onClose={onClose} />;
  if ('spot' in open) return <GroundSheet {...base} spot={open.spot} onClose={onClose} />;
  return (
    <FigureSheet
      {...base}
      id={open.figure}
      onAttack={(index) => {
        opened.value = index;
      }}
      onClose={onClose}
    />
  );
}

/** What lies over the whole siege. */
export type Over = 'points' | 'log' | 'habits';

interface OverProps extends SiegeProps {
  readonly shown: Over;
  readonly onTable?: () => void;
  /** Ends it and sends its picture; none at the end. */
  readonly onSend?: () => void;
  readonly onHandOver: () => void;
  readonly onClose: () => void;
}

/** The points so far, what was done and all that few need, or how turns are kept. */
export function OverSheet({ shown, ...given }: OverProps) {
  if (shown === 'log') return <LogSheet {...given} />;
  const { model, siege, names, onClose } = given;
  if (shown === 'habits') return <HabitsSheet model={model} siege={siege} names={names} />;
  return <PointsSheet siege={siege} names={names} onClose={onClose} />;
}
