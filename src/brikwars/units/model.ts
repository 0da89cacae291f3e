import { createOwnUnits, type OwnUnits, type OwnUnitsServices, openedOnce } from '../../kit/units/model.ts';
import { type Profile, profileLimits } from '../../rules/brikwars/units/profile.ts';
import { costOfProfile } from '../../rules/brikwars/units/profile-price.ts';
import { profileLines, profilesList } from '../../storage/units/profiles.ts';
import { createProfileForm, type ProfileFormModel } from './form-model.ts';

/** What one of a unit costs, as far as its player or the tables say. */
export function costOf(profile: Profile): number | undefined {
  return costOfProfile(profile);
}

export const mostProfiles = 200;

/** The player's own profiles and the units of his armies. */
export interface ProfilesModel extends Omit<OwnUnits<Profile>, 'read'> {
  readonly arrived: Promise<void>;
  /** The profile being entered among the player's own. */
  readonly form: ProfileFormModel;
  /** The unit of a fight, or of an army's line, being looked over. */
  readonly given: ProfileFormModel;
}

export const openProfiles = openedOnce(createProfilesModel);

export function createProfilesModel(services: OwnUnitsServices): ProfilesModel {
  const units = createOwnUnits<Profile>(services, {
    kind: 'profiles',
    most: mostProfiles,
    longestName: profileLimits.name,
    stored: { list: profilesList, keeper: profileLines },
    // What has happened to a creation belongs to the one in an army.
    bare: ({
      name,
      skill,
      armor,
      move,
      size,
      hands,
      weapons,
      explosives,
      cost,
      creation,
      training,
      short,
    }) => ({
      ...{ name, skill, armor, move, size, hands, weapons },
      ...(explosives === undefined ? {} : { explosives }),
      ...(cost === undefined ? {} : { cost }),
      ...(creation === undefined ? {} : { creation }),
      ...(training === undefined ? {} : { training }),
      ...(short === undefined ? {} : { short }),
    }),
    renewed(
      { explosives: _carried, cost: _before, creation: _built, training: _learnt, short: _list, ...kept },
      { cost, ...rest },
    ) {
      return { ...kept, ...rest, id: kept.id, ...(cost === undefined ? {} : { cost }) };
    },
  });
  const keeper = {
    save: units.save,
    change: units.change,
    changeLine: (of, profile) => units.lines.change(of, profile, costOf(profile)),
  } satisfies Parameters<typeof createProfileForm>[1];
  const form = createProfileForm(services.drafts, keeper, 'profile');
  const given = createProfileForm(services.drafts, keeper, 'profile-given');
  return {
    ...units,
    form,
    given,
    arrived: Promise.all([units.read(), form.arrived, given.arrived]).then(() => undefined),
  };
}
