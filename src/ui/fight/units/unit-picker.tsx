import { later } from '../../parts/later.tsx';

/** Chooses a unit for a side of a fight: presets, the player's own profiles, units of the stored armies. */
export const UnitPicker = later(
  () => import('./unit-sheet.tsx').then((module) => module.UnitSheet),
  ['units', 'fight', 'fightmore', 'fightplace'],
);
