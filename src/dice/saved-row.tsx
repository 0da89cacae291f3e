import type { ComposerProps } from './composer.tsx';
import { SavedRolls } from './saved-rolls.tsx';
import type { SavedRolls as SavedRollsModel } from './saved-rolls-model.ts';

interface SavedRowProps extends ComposerProps {
  readonly saved: SavedRollsModel;
}

/** The player's own rolls, and what is set up to become one. */
export function SavedRow({ model, composer, saved }: SavedRowProps) {
  const { text, bonus, floor, atLeast, inches } = model.inputs.value.value;
  return (
    <SavedRolls
      saved={saved}
      onUse={composer.useSaved}
      onRoll={composer.rollSaved}
      current={
        model.expression.value && {
          notation: text,
          rules: { bonus, floor },
          ...(atLeast === undefined ? {} : { need: atLeast }),
          ...(inches ? { inches } : {}),
        }
      }
    />
  );
}
