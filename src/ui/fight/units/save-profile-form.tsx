import { useSignal } from '@preact/signals';
import type { Profile } from '../../../state/profiles.ts';
import { useTexts } from '../../context.ts';
import { Button } from '../../parts/button.tsx';
import { SaveSheet } from './save-sheet.tsx';

interface SaveProfileFormProps {
  /** The unit shown, with the name that is proposed. */
  readonly profile: Profile;
}

export function SaveProfileForm({ profile }: SaveProfileFormProps) {
  const t = useTexts('units');
  const open = useSignal(false);
  return (
    <>
      <Button
        kind="quiet"
        icon="plus"
        onClick={() => {
          open.value = true;
        }}
      >
        {t.keepUnit}
      </Button>
      {open.value && (
        <SaveSheet
          profile={profile}
          onClose={() => {
            open.value = false;
          }}
        />
      )}
    </>
  );
}
