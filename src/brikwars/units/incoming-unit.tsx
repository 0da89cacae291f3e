import { useServices } from '../../kit/context.ts';
import { unitInAddress } from '../../kit/units/address.ts';
import type { Profile } from '../../rules/brikwars/profile.ts';
import { TakeUnit } from './take-unit.tsx';

/** Takes over the unit that an army's line sent here to fight. Shows nothing. */
export function IncomingUnit({ onTake }: { readonly onTake: (profile: Profile) => void }) {
  const { query } = useServices().navigation.location.value;
  return unitInAddress(query) ? <TakeUnit onTake={onTake} /> : null;
}
