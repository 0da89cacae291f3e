import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { profileLimits } from '../rules/brikwars/profile.ts';
import type { ArmyUnits } from '../storage/army-units.ts';
import type { Profile, ProfilesIssue, ProfileWeapon, SavedProfile } from '../storage/profiles.ts';
import { createRecordId, freeId } from '../storage/record-id.ts';
import { createKeptList, fitting, inserted } from './kept-list.ts';
import { once } from './once.ts';
import { createProfileForm, type ProfileFormModel } from './profile-form.ts';
import type { Services } from './services.ts';
import { createUnitLines, type UnitLines } from './unit-lines.ts';

export type { ArmyUnits, Profile, ProfileWeapon, SavedProfile };

export const mostProfiles = 200;

type List = readonly SavedProfile[];

/** The player's own profiles and the units of his armies, on the device and in step with other tabs. */
export interface ProfilesModel {
  readonly list: ReadonlySignal<List>;
  /** The armies of BrikWars with the units that say how they fight. */
  readonly armyUnits: ReadonlySignal<readonly ArmyUnits[]>;
  readonly arrived: Promise<void>;
  /** Why nothing can be saved: the record is of a newer version of the app. */
  readonly newer: ReadonlySignal<boolean>;
  readonly full: ReadonlySignal<boolean>;
  /** The profile being entered among the player's own. */
  readonly form: ProfileFormModel;
  /** The unit of a fight, or of an army's line, being looked over. */
  readonly given: ProfileFormModel;
  /** Puts units into armies. */
  readonly lines: UnitLines;
  /** Keeps a profile at the end of the list; undefined where there is no room. */
  save(profile: Profile): SavedProfile | undefined;
  change(id: string, profile: Profile): void;
  /** A second profile like one, right behind it. */
  copy(id: string): SavedProfile | undefined;
  /** Takes a profile away; a notice offers it back. Needs the texts `units`. */
  remove(id: string): void;
  /** Puts a profile back at its place, or as near as what happened since allows. */
  restore(profile: SavedProfile, at: number): void;
  /** Reads the armies anew. */
  refresh(): Promise<void>;
}

export type ProfilesServices = Pick<
  Services,
  'store' | 'storage' | 'sync' | 'fill' | 'drafts' | 'notices' | 'language' | 'now' | 'settings'
>;

const storedUnits = () => import('../storage/army-units.ts');

const opened = new WeakMap<object, () => Promise<ProfilesModel>>();

/** The one model of the app, built when the first part needs it. */
export function openProfiles(services: ProfilesServices): Promise<ProfilesModel> {
  const known = opened.get(services.store);
  if (known) return known();
  const open = once(async () => {
    const model = createProfilesModel(services);
    await model.arrived;
    return model;
  });
  opened.set(services.store, open);
  return open();
}

export function createProfilesModel(services: ProfilesServices): ProfilesModel {
  const { store, storage, sync, fill, drafts, language } = services;
  const armyUnits = signal<readonly ArmyUnits[]>([]);
  const kept = createKeptList<SavedProfile, ProfilesIssue>(services, {
    kind: 'profiles',
    stored: async () => {
      const { loadProfiles, changeProfiles } = await import('../storage/profiles.ts');
      return { load: loadProfiles, change: changeProfiles };
    },
    judge(issue) {
      if (issue.code === 'profiles-newer') return 'newer';
      return issue.code === 'profiles-damaged' ? 'damaged' : issue;
    },
    removed: () => language.texts('units'),
  });
  const { items: list, newer, change: apply } = kept;

  async function refresh(): Promise<void> {
    const { listArmyUnits } = await storedUnits();
    const units = await listArmyUnits(store);
    if (units.ok) armyUnits.value = units.value;
    else units.issues.forEach(storage.report);
  }

  function add(profile: Profile, at: number): SavedProfile | undefined {
    const known = list.peek();
    if (known.length >= mostProfiles || newer.peek()) return undefined;
    const { name, skill, armor, move, size, hands, weapons, cost } = profile;
    const saved: SavedProfile = {
      // Two profiles never become one, whatever the source of bytes says.
      id: freeId(createRecordId(fill), known),
      ...{ name, skill, armor, move, size, hands, weapons },
      ...(cost === undefined ? {} : { cost }),
    };
    apply((profiles) => inserted(profiles, saved, at));
    return saved;
  }

  sync.listen((heard) => {
    if (heard.kind === 'army' || heard.kind === 'armies') void refresh();
  });

  const keeper: Parameters<typeof createProfileForm>[1] = {
    save: (profile) => model.save(profile),
    change: (id, profile) => model.change(id, profile),
    changeLine: (of, profile) => model.lines.change(of, profile),
  };
  const form = createProfileForm(drafts, keeper, 'profile');
  const given = createProfileForm(drafts, keeper, 'profile-given');

  const model: ProfilesModel = {
    list,
    armyUnits,
    arrived: Promise.all([kept.read(), form.arrived, given.arrived]).then(() => undefined),
    newer,
    full: computed(() => list.value.length >= mostProfiles),
    form,
    given,
    lines: createUnitLines(services, refresh),
    save: (profile) => add(profile, list.peek().length),
    change(id, profile) {
      if (newer.peek()) return;
      const { cost, ...rest } = profile;
      apply((profiles) =>
        profiles.map((each) => {
          if (each.id !== id) return each;
          // What a later version added to it stays.
          const { cost: _before, ...kept } = each;
          return { ...kept, ...rest, id, ...(cost === undefined ? {} : { cost }) };
        }),
      );
    },
    copy(id) {
      const at = list.peek().findIndex((each) => each.id === id);
      const profile = list.peek()[at];
      if (!profile) return undefined;
      return add(
        { ...profile, name: fitting(language.texts('units').copyName(profile.name), profileLimits.name) },
        at + 1,
      );
    },
    remove: kept.remove,
    restore(profile, at) {
      if (!newer.peek()) apply((profiles) => inserted(profiles, profile, at));
    },
    refresh,
  };
  return model;
}
