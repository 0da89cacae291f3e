import { useSignal } from '@preact/signals';
import { useBackOut } from '../../kit/back-out.ts';
import type { Profile } from '../../rules/brikwars/units/profile.ts';
import type { ProfileForm } from './form-model.ts';
import type { ProfilesModel } from './model.ts';

interface OpenForm {
  readonly open: ProfileForm | undefined;
  /** Goes on with a new unit that waits, else begins with this one. */
  begin(profile: Profile): void;
}

/** The unit being entered in a sheet. Back leads to the choice of units, and what was entered waits. */
export function useOpenForm(model: ProfilesModel | undefined): OpenForm {
  const waiting = useSignal<ProfileForm | undefined>(undefined);
  const form = model?.form.form.value;
  const open = form === waiting.value ? undefined : form;
  useBackOut(open !== undefined, () => {
    waiting.value = model?.form.form.peek();
  });
  return {
    open,
    begin(profile) {
      const waits = waiting.peek();
      if (waits && waits === form && waits.id === undefined && !waits.of) waiting.value = undefined;
      else model?.form.start(profile);
    },
  };
}
