import { Button } from '../../kit/button.tsx';
import { useTexts } from '../../kit/context.ts';
import { useShown } from '../../kit/dialog.tsx';
import type { Profile } from '../../rules/brikwars/profile.ts';
import { SaveSheet } from './profile-editor.tsx';

interface SaveProfileFormProps {
  /** The unit shown, with the name that is proposed. */
  readonly profile: Profile;
}

export function SaveProfileForm({ profile }: SaveProfileFormProps) {
  const t = useTexts('units');
  const [open, show, hide] = useShown();
  return (
    <>
      <Button kind="quiet" icon="plus" onClick={show}>
        {t.keepUnit}
      </Button>
      {open && <SaveSheet profile={profile} onClose={hide} />}
    </>
  );
}
