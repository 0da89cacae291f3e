import type { Game } from '../../rules/ids.ts';
import type { ArmyLine } from '../../storage/army/army.ts';
import { profileOfUnit } from '../../storage/units/profiles.ts';
import { usbUnitOf } from '../../storage/units/usb-units.ts';

type LineKind = 'hero' | 'line' | 'machine' | 'minifig' | 'creation' | 'figure' | 'other';

/** What sort of thing a line is: what armies are sorted by when they are put under headings. */
export function kindOfLine(game: Game, { unit }: ArmyLine): LineKind {
  if (!unit) return 'other';
  if (game === 'usb') return usbUnitOf(unit)?.kind ?? 'other';
  if (game === 'mage-knight') return unit.game === 'mage-knight' ? 'figure' : 'other';
  const profile = profileOfUnit(unit);
  if (!profile) return 'other';
  return profile.creation ? 'creation' : 'minifig';
}
