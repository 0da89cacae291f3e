import { useEffect, useRef } from 'preact/hooks';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Dialog } from '../../kit/dialog.tsx';
import type { UnitOfArmy } from '../../kit/units/address.ts';
import type { Profile } from '../../rules/brikwars/profile.ts';
import { mostProfiles, type ProfilesModel } from './model.ts';
import { ProfileEditor } from './profile-editor.tsx';
import { useProfiles } from './use-profiles.ts';
import '../../kit/units/units.css';

interface SaveSheetProps {
  readonly profile: Profile;
  /** The line of an army whose unit it is; otherwise it becomes one of the player's own. */
  readonly of?: UnitOfArmy;
  readonly onClose: () => void;
}

/** A unit with its values to look over: one of a fight on its way to the player's own, or one of an army. */
export function SaveSheet({ profile, of, onClose }: SaveSheetProps) {
  const t = useTexts('units');
  const shell = useTexts('shell');
  const model = useProfiles();
  return (
    <Dialog title={of ? t.editTitle : t.keepTitle} onClose={onClose}>
      <div class="stack" data-game="brikwars">
        {model ? (
          <Inside model={model} profile={profile} onClose={onClose} {...(of && { of })} />
        ) : (
          <p class="hint">{shell.loading}</p>
        )}
      </div>
    </Dialog>
  );
}

function Inside({ model, profile, of, onClose }: SaveSheetProps & { readonly model: ProfilesModel }) {
  const t = useTexts('units');
  const format = useFormat();
  const begun = useRef(false);
  const open = model.given.form.value !== undefined;
  const barred = of
    ? undefined
    : model.newer.value
      ? t.newer
      : model.full.value
        ? t.full(format.number(mostProfiles))
        : undefined;
  useEffect(() => {
    // Ends when the form does: saved or given up.
    if (begun.current && !open) onClose();
    if (!begun.current && barred === undefined) model.given.resume(profile, of);
    begun.current = true;
  }, [open]);
  if (barred) return <p class="note">{barred}</p>;
  return open ? <ProfileEditor form={model.given} /> : null;
}
