import { useEffect } from 'preact/hooks';
import { useServices, useTexts } from '../../kit/context.ts';
import { unitInAddress } from '../../kit/unit-address.ts';
import type { Profile } from '../../rules/brikwars/profile.ts';
import { openProfiles } from './model.ts';
import { type Brought, unitBrought } from './profile-field.ts';

interface IncomingUnitProps {
  readonly onTake: (profile: Profile, side: Brought['side'], count: number) => void;
}

/** Takes over the unit that an army's line or another fight sent here, and clears the address. Shows nothing. */
export function IncomingUnit({ onTake }: IncomingUnitProps) {
  const services = useServices();
  const t = useTexts('units');
  const { query } = services.navigation.location.value;
  const named = unitInAddress(query);
  const army = named?.army;
  const line = named?.line;
  useEffect(() => {
    if (army === undefined || line === undefined) return;
    let current = true;
    void openProfiles(services)
      .then((model) => model.lines.find(army, line))
      .then((profile) => {
        if (!current) return;
        services.navigation.describe('');
        if (profile) {
          onTake(profile, 'attacker', 1);
          services.announcer.announce(t.attacks(profile.name));
        } else services.notices.show(t.notThere);
      });
    return () => {
      current = false;
    };
  }, [army, line]);
  useEffect(() => {
    const brought = unitBrought(query);
    if (!brought) return;
    const { profile, side, count } = brought;
    services.navigation.describe('');
    onTake(profile, side, count);
    services.announcer.announce(profile.name);
  }, [query]);
  return null;
}
