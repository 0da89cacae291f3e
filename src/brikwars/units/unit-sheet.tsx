import { useSignal } from '@preact/signals';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { SheetNotice } from '../../kit/units/sheet-notice.tsx';
import type { Profile } from '../../rules/brikwars/profile.ts';
import { mostProfiles, type ProfilesModel } from './model.ts';
import { ProfileEditor } from './profile-editor.tsx';
import { ToArmy } from './to-army.tsx';
import { UnitList } from './unit-list.tsx';
import { useProfiles } from './use-profiles.ts';
import '../../kit/units/units.css';

interface UnitSheetProps {
  readonly onPick: (profile: Profile) => void;
  readonly onClose: () => void;
}

/** All units at hand in a sheet, and the place where those of one's own are made. */
export function UnitSheet({ onPick, onClose }: UnitSheetProps) {
  const model = useProfiles();
  const t = useTexts('units');
  const shell = useTexts('shell');
  const wanted = useSignal<Profile | undefined>(undefined);
  const open = model?.form.form.value;
  const title = open
    ? open.id === undefined
      ? t.create
      : t.editTitle
    : wanted.value
      ? t.toArmyTitle(wanted.value.name)
      : t.pick;
  return (
    <Dialog title={title} onClose={onClose}>
      <SheetNotice />
      <div class="stack" data-game="brikwars">
        {model ? (
          <Inside
            model={model}
            wanted={wanted.value}
            onWant={(profile) => {
              wanted.value = profile;
            }}
            onPick={(profile) => {
              onClose();
              onPick(profile);
            }}
          />
        ) : (
          <p class="hint">{shell.loading}</p>
        )}
      </div>
    </Dialog>
  );
}

interface InsideProps {
  readonly model: ProfilesModel;
  /** What is about to join an army. */
  readonly wanted: Profile | undefined;
  readonly onWant: (profile: Profile | undefined) => void;
  readonly onPick: (profile: Profile) => void;
}

function Inside({ model, wanted, onWant, onPick }: InsideProps) {
  const t = useTexts('units');
  const format = useFormat();
  const open = model.form.form.value;
  if (open) {
    const full = model.full.value && open.id === undefined;
    const barred = model.newer.value ? t.newer : full ? t.full(format.number(mostProfiles)) : undefined;
    return (
      <>
        {barred && <p class="note">{barred}</p>}
        <ProfileEditor form={model.form} />
      </>
    );
  }
  if (wanted) return <ToArmy model={model} profile={wanted} onDone={() => onWant(undefined)} />;
  return <UnitList model={model} onPick={onPick} onWant={onWant} />;
}
