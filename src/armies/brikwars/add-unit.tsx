import { useSignal } from '@preact/signals';
import { costOf } from '../../brikwars/units/model.ts';
import { UnitSheet } from '../../brikwars/units/unit-sheet.tsx';
import { Button } from '../../kit/button.tsx';
import { useTexts } from '../../kit/context.ts';
import type { Profile } from '../../rules/brikwars/profile.ts';

interface AddUnitProps {
  readonly disabled: boolean;
  /** With what one of them costs, where that is known. */
  readonly onPick: (profile: Profile) => void;
}

/** Takes a unit with its values and cost into the army. */
export function AddUnit({ disabled, onPick }: AddUnitProps) {
  const t = useTexts('units');
  const picking = useSignal(false);
  return (
    <>
      <Button
        icon="fight"
        wide
        disabled={disabled}
        onClick={() => {
          picking.value = true;
        }}
      >
        {t.addUnit}
      </Button>
      {picking.value && (
        <UnitSheet
          onPick={(profile) => {
            const cost = costOf(profile);
            onPick({ ...profile, ...(cost === undefined ? {} : { cost }) });
          }}
          onClose={() => {
            picking.value = false;
          }}
        />
      )}
    </>
  );
}
