import type { ComponentChildren } from 'preact';
import type { Game } from '../../rules/ids.ts';
import { Figure } from './figure.tsx';

interface FigureNoteProps {
  /** Whose colours they wear. */
  readonly game?: Game | undefined;
  /** They stand against each other, and not side by side. */
  readonly facing?: boolean;
  readonly children: ComponentChildren;
}

/** What a list says while nothing is in it, with who will be. */
export function FigureNote({ game, facing = false, children }: FigureNoteProps) {
  return (
    <div class="fg-note">
      <div class="fg-note-scene" data-game={game}>
        <Figure look={{ weapon: 'heavy', hat: 'plume', cape: true }} side="mine" />
        {/* The spear reaches higher: at this size both are as tall. */}
        <Figure
          look={{ weapon: 'spear', other: 'shield', hat: 'kettle' }}
          side={facing ? 'theirs' : 'mine'}
          mirrored={facing}
          size={106}
        />
      </div>
      {children}
    </div>
  );
}
