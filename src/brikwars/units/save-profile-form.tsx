import { useSignal } from '@preact/signals';
import { Button } from '../../kit/button.tsx';
import { useTexts } from '../../kit/context.ts';
import type { Profile } from '../../rules/brikwars/profile.ts';
import { SaveSheet } from './profile-editor.tsx';

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
