import { behind, type Field, flag, list, row, whole } from '../../kit/question/link.ts';
import { creationBounds } from '../../rules/brikwars/creation/built.ts';
import type { WreckState } from '../../rules/brikwars/wreck/wreck-state.ts';

const wholeState = row<Omit<WreckState, 'size'>>({
  pips: whole(0, creationBounds.size),
  weaponsOff: list(whole(0, creationBounds.weapons), '-', 0, creationBounds.weapons),
  partsOff: list(whole(0, creationBounds.parts), '-', 0, creationBounds.propulsions),
  controlsOff: flag,
});

/** What has happened to a creation as text: `3.0-1.2.0`, with the Size of a piece that was cut off behind the rest. */
export const stateField: Field<WreckState> = behind(wholeState, 'x', 'size', whole(0, creationBounds.size));
