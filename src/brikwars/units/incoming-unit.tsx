import { useEffect } from 'preact/hooks';
import type { FightInputs } from '../../fight/played-question.ts';
import { useServices, useTexts } from '../../kit/context.ts';
import { unitInAddress } from '../../kit/figures/unit-address.ts';
import type { EditionId } from '../../rules/brikwars/edition.ts';
import type { TableRules } from '../../rules/brikwars/house-rules.ts';
import { fightEditionOf } from '../../rules/brikwars/rule-sets.ts';
import type { Profile } from '../../rules/brikwars/units/profile.ts';
import { readHandedOver } from '../handed-over.ts';
import { openProfiles } from './model.ts';
import { type Brought, unitBrought } from './profile-field.ts';

interface IncomingUnitProps {
  readonly model: {
    readonly inputs: Pick<FightInputs<unknown>, 'actAs'>;
    readonly useTable: (table: TableRules) => void;
  };
  /** With the edition of its army, where it comes from one. */
  readonly onTake: (profile: Profile, side: Brought['side'], count: number, edition?: EditionId) => void;
}

/** Takes over the unit that an army's line or another fight sent here, and clears the address. Shows nothing. */
export function IncomingUnit({ model: { inputs, useTable }, onTake }: IncomingUnitProps) {
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
      .then((model) => model.lines.findIn({ army, line }))
      .then((found) => {
        if (!current) return;
        services.navigation.describe('');
        if (found) {
          onTake(found.unit, 'attacker', 1, fightEditionOf(found.edition));
          inputs.actAs('mine');
          services.announcer.announce(t.attacks(found.unit.name));
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
    const { acting, table } = readHandedOver(query);
    if (table) useTable(table);
    onTake(profile, side, count);
    inputs.actAs(acting);
    services.announcer.announce(profile.name);
  }, [query]);
  return null;
}
