import { useEffect } from 'preact/hooks';
import { useServices, useTexts } from '../../kit/context.ts';
import { unitInAddress } from '../../kit/unit-address.ts';
import type { Profile } from '../../rules/brikwars/profile.ts';
import { openProfiles } from './model.ts';

/** Takes over the unit that an army's line sent here to fight, and clears the address. Shows nothing. */
export function IncomingUnit({ onTake }: { readonly onTake: (profile: Profile) => void }) {
  const services = useServices();
  const t = useTexts('units');
  const named = unitInAddress(services.navigation.location.value.query);
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
          onTake(profile);
          services.announcer.announce(t.attacks(profile.name));
        } else services.notices.show(t.notThere);
      });
    return () => {
      current = false;
    };
  }, [army, line]);
  return null;
}
