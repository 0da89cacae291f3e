import { useTexts } from '../../kit/context.ts';
import type { MachineItemId } from '../../rules/usb/equipment.ts';
import type { MagicItem } from '../../rules/usb/unit.ts';

/** The names of all that can be bought as pieces. */
export function useThingNames(): (id: MagicItem | MachineItemId) => string {
  const t = useTexts('usbunits');
  const names: Readonly<Record<string, string>> = {
    ...t.melee,
    ...t.ranged,
    ...t.specialisations,
    shield: t.shield,
    transport: t.transport,
  };
  return (id) => names[id] ?? id;
}
