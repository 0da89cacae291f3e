import { later } from '../../parts/later.tsx';

/** A button that keeps the unit shown as a profile of one's own, under a name that is asked for. */
export const SaveProfile = later(
  () => import('./save-profile-form.tsx').then((module) => module.SaveProfileForm),
  ['units', 'fight', 'fightmore', 'fightplace'],
);
