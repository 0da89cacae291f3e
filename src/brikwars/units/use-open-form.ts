import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { useBackOut } from '../../kit/back-out.ts';
import type { Profile } from '../../rules/brikwars/units/profile.ts';
import type { ProfileForm } from './form-model.ts';
import type { ProfilesModel } from './model.ts';

interface OpenForm {
  readonly open: ProfileForm | undefined;
  /** Goes on with a new unit that waits, else begins with this one. */
  begin(profile: Profile): void;
}

/**
 * The unit being entered in a sheet. Back leads to the choice of units, and what was entered waits; so does what was
 * left there when the sheet was closed.
 */
export function useOpenForm(model: ProfilesModel | undefined): OpenForm {
  const waiting = useSignal<ProfileForm | undefined | 'unread'>('unread');
  const form = model?.form.form.value;
  const open = waiting.value === 'unread' || form === waiting.value ? undefined : form;
  useLayoutEffect(() => {
    model?.form.arrived.then(() => {
      waiting.value = model.form.form.peek();
    });
  }, [model]);
  useBackOut(open !== undefined, () => {
    waiting.value = model?.form.form.peek();
  });
  return {
    open,
    begin(profile) {
      const waits = waiting.peek();
      if (waits && waits !== 'unread' && waits === form && waits.id === undefined && !waits.of)
        waiting.value = undefined;
      else model?.form.start(profile);
    },
  };
}
