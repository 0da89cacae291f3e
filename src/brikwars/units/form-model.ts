import { computed, type ReadonlySignal } from '@preact/signals';
import type { UnitOfArmy } from '../../kit/figures/unit-address.ts';
import { createKeptDraft } from '../../kit/question/kept-draft.ts';
import type { Drafts } from '../../platform/drafts.ts';
import { type OwnWeaponKind, ownWeaponKinds } from '../../rules/brikwars/attack/setup.ts';
import type { BuiltCreation } from '../../rules/brikwars/creation/built.ts';
import { unitOfCreation } from '../../rules/brikwars/creation/creation-unit.ts';
import { creationPrice } from '../../rules/brikwars/creation/price-creation.ts';
import { checkProfile } from '../../rules/brikwars/units/check-profile.ts';
import {
  type EnteredProfile,
  type EnteredWeapon,
  enteredProfile,
  type Profile,
  type ProfileIssue,
  profileLimits,
} from '../../rules/brikwars/units/profile.ts';
import { type ProfilePrice, profilePrice } from '../../rules/brikwars/units/profile-price.ts';
import { type WeaponId, weaponIds } from '../../rules/brikwars/weapons.ts';
import { decodeForm } from '../../storage/units/profile-form.ts';
import type { SavedProfile } from '../../storage/units/profiles.ts';

/** A profile being entered: a new one, the one with this id, or that of an army's line. */
export interface ProfileForm {
  readonly id?: string;
  /** The line of an army whose unit it is. */
  readonly of?: UnitOfArmy;
  readonly entered: EnteredProfile;
  /** Saving was tried: from now on what is wrong is said. */
  readonly tried: boolean;
}

export interface ProfileFormModel {
  /** Undefined while no profile is being entered. Kept on the device as it is entered. */
  readonly form: ReadonlySignal<ProfileForm | undefined>;
  /** All that is wrong with what is entered. */
  readonly issues: ReadonlySignal<readonly ProfileIssue[]>;
  /** What the rules charge for it. */
  readonly price: ReadonlySignal<ProfilePrice | undefined>;
  readonly limits: typeof profileLimits;
  /** The dice that units have most often. */
  readonly common: typeof commonDice;
  readonly weaponIds: readonly WeaponId[];
  readonly weaponKinds: readonly OwnWeaponKind[];
  readonly arrived: Promise<void>;
  start(profile: Profile, whose?: Pick<ProfileForm, 'id' | 'of'>): void;
  /** Goes on with what is half entered where that is the same unit, else starts. */
  resume(profile: Profile, of?: UnitOfArmy): void;
  change(part: Partial<EnteredProfile>): void;
  changeWeapon(place: number, weapon: EnteredProfile['weapons'][number] | undefined): void;
  /** Keeps what is entered, unless something is wrong with it; what has no name is called `called`. */
  save(called?: string): SavedProfile | Profile | undefined;
  /** What is entered, which is kept nowhere but where it is taken; undefined if something is wrong with it. */
  take(called?: string): Profile | undefined;
  stop(): void;
}

interface Keeper {
  readonly save: (profile: Profile) => SavedProfile | undefined;
  readonly change: (id: string, profile: Profile) => void;
  readonly changeLine: (of: UnitOfArmy, profile: Profile) => Promise<void>;
}

/** A plain minifig: what a new profile begins with. */
export const newProfile: Profile = {
  name: '',
  skill: '1d6',
  armor: '4',
  move: 5,
  size: 1,
  hands: 2,
  weapons: ['hand'],
};

/** A creation as a unit, at the price of its parts (BW-CRE-01). */
export function creationUnit(creation: BuiltCreation, name: string): Profile {
  return { name, ...unitOfCreation(creation), creation, cost: creationPrice(creation).cost };
}

const commonDice = {
  skill: ['1d6', '1d6+1', '1d6+2', '1d10'],
  armor: ['4', '1d6', '1d6+2', '1d6+4', '2d6', '1d10', '2d10'],
  damage: ['1d6', '1d6+1', '1d6+2', '2d6', '1d10', '2d10'],
} as const;

/** A weapon of one's own before anything is entered. */
export const newWeapon: EnteredWeapon = { name: '', use: 3, damage: '1d6', kind: 'heavy' };

/** `place` names the draft that keeps it. */
export function createProfileForm(drafts: Drafts, keeper: Keeper, place: string): ProfileFormModel {
  const { draft: form, arrived, set } = createKeptDraft<ProfileForm>(drafts, place, decodeForm);
  const checked = computed(() => form.value && checkProfile(form.value.entered));

  function change(part: Partial<EnteredProfile>): void {
    const open = form.peek();
    if (open) set({ ...open, entered: { ...open.entered, ...part } });
  }

  /** What is entered, if nothing is wrong with it; else that is said from now on. */
  function passed(called = ''): Profile | undefined {
    const open = form.peek();
    if (!open) return undefined;
    const { entered } = open;
    const result = checkProfile(entered.name.trim() === '' ? { ...entered, name: called } : entered);
    if (result.ok) return result.value;
    set({ ...open, tried: true });
    return undefined;
  }

  const model: ProfileFormModel = {
    form,
    issues: computed(() => (checked.value && !checked.value.ok ? checked.value.issues : [])),
    price: computed(() => form.value && profilePrice(form.value.entered)),
    limits: profileLimits,
    common: commonDice,
    weaponIds,
    weaponKinds: ownWeaponKinds,
    arrived,
    start: (profile, whose = {}) => set({ ...whose, entered: followingPrice(profile), tried: false }),
    resume(profile, of) {
      const open = form.peek();
      if (!open || !isSame(open, profile, of)) model.start(profile, of && { of });
    },
    change,
    changeWeapon(at, weapon) {
      const weapons = form.peek()?.entered.weapons ?? [];
      change({
        weapons:
          weapon === undefined
            ? weapons.filter((_, other) => other !== at)
            : [...weapons.slice(0, at), weapon, ...weapons.slice(at + 1)],
      });
    },
    save(called) {
      const open = form.peek();
      const value = passed(called);
      if (!open || !value) return undefined;
      if (open.of) {
        void keeper.changeLine(open.of, value);
      } else if (open.id === undefined) {
        const saved = keeper.save(value);
        if (saved) set(undefined);
        return saved;
      } else keeper.change(open.id, value);
      set(undefined);
      return value;
    },
    take(called) {
      const value = passed(called);
      if (value) set(undefined);
      return value;
    },
    stop: () => set(undefined),
  };
  return model;
}

/** A price that is the one of the rules was not typed: it goes on following what is chosen (BW-UNIT-05). */
function followingPrice(profile: Profile): EnteredProfile {
  const entered = enteredProfile(profile);
  const { whole, known } = profilePrice(entered);
  return whole && profile.cost === known ? { ...entered, cost: '' } : entered;
}

/** The unit of the same line, or of a fight one with the same dice and weapons, whatever it is called. */
function isSame({ entered, of: begun }: ProfileForm, profile: Profile, of: UnitOfArmy | undefined): boolean {
  if (begun || of) return begun?.army === of?.army && begun?.line === of?.line;
  const key = ({ skill, armor, weapons, creation, short }: Omit<EnteredProfile, 'cost'>) =>
    JSON.stringify([skill, armor, weapons, creation, short]);
  return key(entered) === key(enteredProfile(profile));
}
