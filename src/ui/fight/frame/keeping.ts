import { later } from '../../parts/later.tsx';

/** What stands below every fight: to save, send and compare it. */
export const KeepBar = later(() => import('./keep-bar.tsx').then((module) => module.KeepBar), ['fightkeep']);

/** The page of the saved fights. */
export const SavedPage = later(
  () => import('../saved/saved-page.tsx').then((module) => module.SavedPage),
  ['rolls', 'fightkeep', 'fightsaved'],
);
