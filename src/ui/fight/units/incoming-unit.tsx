import type { Profile } from '../../../state/profiles.ts';
import { unitInAddress } from '../../../state/unit-address.ts';
import { useServices } from '../../context.ts';
import { later } from '../../parts/later.tsx';

const TakeUnit = later(() => import('./take-unit.tsx').then((module) => module.TakeUnit), ['units']);

/** Takes over the unit that an army's line sent here to fight. Shows nothing. */
export function IncomingUnit({ onTake }: { readonly onTake: (profile: Profile) => void }) {
  const { query } = useServices().navigation.location.value;
  return unitInAddress(query) ? <TakeUnit onTake={onTake} /> : null;
}
