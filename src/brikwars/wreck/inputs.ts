import { namedLink, question } from '../../kit/question/asked.ts';
import { battleField } from '../../kit/question/battle-ref.ts';
import {
  choice,
  group,
  type InputField,
  type InputsOf,
  listOf,
  number,
  onOff,
  optional,
  written,
} from '../../kit/question/fields.ts';
import type { InputCodec } from '../../kit/question/inputs.ts';
import { flag, list, shaped, whole } from '../../kit/question/link.ts';
import type { Situation } from '../../rules/brikwars/attack/circumstances.ts';
import { type BuiltCreation, creationBounds } from '../../rules/brikwars/creation/built.ts';
import type { CreationWeaponKind } from '../../rules/brikwars/creation/creation.ts';
import { weaponSizes, weaponValues } from '../../rules/brikwars/creation/creation-weapons.ts';
import type { EditionId } from '../../rules/brikwars/edition.ts';
import { componentAreas } from '../../rules/brikwars/wreck/siege.ts';
import { stepsToDestroy } from '../../rules/brikwars/wreck/size-damage.ts';
import {
  fittingState,
  hasControls,
  pieceSize,
  type WreckState,
} from '../../rules/brikwars/wreck/wreck-state.ts';
import { crankyField, hasEgo } from '../cranky.ts';
import { creationField } from '../creation/creation-field.ts';
import { presets } from '../creation/presets.ts';
import { diceField } from '../dice.ts';
import { begun, tableField } from '../house-rules.ts';
import { situationGroup, withSituation } from '../situation.ts';
import { readWreck1 } from './link-1.ts';

const wreckUnits = ['minifig', 'officer', 'hero', 'own'] as const;

/** What somebody holds, then what a creation carries, at a Weapon Size. */
export const heldWeapons = [
  'hand',
  'heavy',
  'two-handed',
  'short-ranged',
  'long-ranged',
  'explosive',
  'random-object',
] as const;
export const mountedWeapons = ['melee', 'gun', 'launcher', 'rocket', 'charge'] as const;
export const wreckWeapons = [...heldWeapons, ...mountedWeapons, 'own'] as const;
export type MountedWeapon = (typeof mountedWeapons)[number];
export type WreckWeapon = (typeof wreckWeapons)[number];

/** A creation's weapon by its name here: an Explosive that is no held one is a charge. */
export const mountedKinds: Readonly<Record<MountedWeapon, CreationWeaponKind>> = {
  melee: 'melee',
  gun: 'gun',
  launcher: 'launcher',
  rocket: 'rocket',
  charge: 'explosive',
};

export const isMounted = (weapon: WreckWeapon): weapon is MountedWeapon =>
  mountedWeapons.some((known) => known === weapon);

/** Close combat or a shot: what a weapon is when it meets something that big. */
export function mannerOf({ weapon }: { readonly weapon: WreckWeapon }): 'close' | 'ranged' {
  return ['hand', 'heavy', 'two-handed', 'melee'].includes(weapon) ? 'close' : 'ranged';
}

const groupFields = {
  count: number({ default: 1, least: 1, most: 40 }),
  unit: choice(wreckUnits, 'minifig'),
  ownSkill: diceField('1d6'),
  weapon: choice(wreckWeapons, 'explosive'),
  /** Of a creation's weapon. */
  weaponSize: choice<number>(weaponSizes, 1),
  ownUse: number({ default: 3, most: 15 }),
  ownDamage: diceField('1d6'),
  situation: situationGroup,
  skillModifier: number({ least: -9, most: 9 }),
  cranky: crankyField,
  /** Inches to the target; at 0 it is in range. */
  distance: number({ most: 60 }),
  /** Whether it hits by itself, where that is not the default (BW-ATK-08). */
  automatic: optional(flag),
};

export const wreckGroup = question(groupFields, {
  limits: {
    weaponSize: { when: ({ weapon }) => isMounted(weapon) },
    ownUse: { when: ({ weapon }) => weapon === 'own' },
    distance: { when: (group) => mannerOf(group) === 'ranged' },
  },
});

/** Attackers alike. */
export type WreckGroup = InputsOf<typeof groupFields>;

const groupWith = (weapon: WreckWeapon, count = 1, weaponSize = 1): WreckGroup => ({
  ...wreckGroup.default,
  weapon,
  count,
  weaponSize,
});

/** What of a creation can be aimed at: its whole, a part of its Structure, what steers it, or a part that it carries. */
const aimKinds = ['whole', 'bricks', 'controls', 'weapon', 'propulsion'] as const;

const aimFields = {
  kind: choice(aimKinds, 'whole'),
  /** Which weapon or propulsion, from 0. */
  place: number({ most: creationBounds.weapons }),
};

export type WreckAimInputs = InputsOf<typeof aimFields>;

const crewFields = {
  steers: onOff(true),
  pilot: onOff(),
  /** Another team holds the controls. */
  held: onOff(),
  /** Allies used the same system on their last turn. */
  ally: onOff(),
  /** Actions besides steering. */
  others: number({ most: 3 }),
  /** Inches of its last turn. */
  speed: number({ most: 24 }),
};

export const wreckCrew = question(crewFields);

/** Who is at the controls of a creation without a Mind, this turn. */
export type Crew = InputsOf<typeof crewFields>;

const placesOff = (most: number, places: number) => list(whole(0, most), ',', 0, places);

const stateGroup: InputField<WreckState> = group({
  pips: number({ most: creationBounds.size }),
  weaponsOff: written(placesOff(creationBounds.weapons, creationBounds.weapons), []),
  partsOff: written(
    shaped(
      placesOff(creationBounds.parts, creationBounds.propulsions),
      // As many as there are follow from what is built.
      (parts: readonly number[]) => parts.slice(0, 1 + parts.findLastIndex((lost) => lost > 0)),
      (parts) => parts,
    ),
    [],
  ),
  controlsOff: onOff(),
  size: optional(whole(0, creationBounds.size)),
});

const fields = {
  table: tableField,
  groups: listOf(wreckGroup, { fewest: 1, most: 3, default: [groupWith('explosive', 3)] }),
  creation: written(creationField, presets.car),
  state: stateGroup,
  aim: group(aimFields),
  /** Inches of its Structure in sight; 0 is all of it. */
  visible: number({ most: 60 }),
  /** Size of an armoured plate over what is struck; 0 is none. */
  plate: number({ most: 5 }),
  area: choice(componentAreas, '2x2'),
  /** Grinding points there. */
  points: number({ most: 60 }),
  overkill: onOff(),
  /** Whose weapons these are, where it is a creation that attacks. */
  by: optional(creationField),
  crew: wreckCrew,
  /** An Explosive that is thrown short catches with its blast what it lies beside; in what was written before it does not. */
  beside: onOff(),
  battle: battleField,
};

/** Everything the screen of a battered creation asks. */
export type WreckInputs = InputsOf<typeof fields>;

const wholly = ({ aim }: Pick<WreckInputs, 'aim'>): boolean => aim.kind === 'whole';

export const wreckAsked = question(fields, {
  limits: {
    visible: { when: wholly, most: ({ creation, state }) => pieceSize(creation, state) },
    plate: { when: wholly },
    area: { when: (inputs) => !wholly(inputs) },
    overkill: { when: wholly },
  },
});

const link = namedLink(wreckAsked, readWreck1);

export const initialWreck = (edition: EditionId): WreckInputs => begun(wreckAsked.default, edition);

export const { encode: encodeWreck } = link;

/** What no longer fits, such as a part that is gone, is put right. */
export function decodeWreck(query: string): WreckInputs | undefined {
  const inputs = link.decode(query);
  return inputs && settled(inputs);
}

export function wreckCodec(edition: EditionId): InputCodec<WreckInputs> {
  return { ...link, initial: settled(initialWreck(edition)), decode: decodeWreck };
}

/** Whether attackers may have an Ego: a creation has none. */
export function mayBeCranky({ unit }: Pick<WreckGroup, 'unit'>, { by }: Pick<WreckInputs, 'by'>): boolean {
  return hasEgo(unit) && by === undefined;
}

/** What each of the attackers loses by Crankiness. */
export function crankyOf(
  group: Pick<WreckGroup, 'unit' | 'cranky'>,
  inputs: Pick<WreckInputs, 'by'>,
): number {
  return mayBeCranky(group, inputs) ? group.cranky : 0;
}

/** Whether it can move no more, or never could: it stands still for every shooter. */
export function isImmobile({ creation, state }: Pick<WreckInputs, 'creation' | 'state'>): boolean {
  return creation.propulsion.every(({ parts }, place) => (state.partsOff[place] ?? 0) >= parts);
}

/** Pips that destroy it still. */
export function stepsLeft({ creation, state }: Pick<WreckInputs, 'creation' | 'state'>): number {
  return Math.max(0, stepsToDestroy(pieceSize(creation, state)) - state.pips);
}

/** All that can still be aimed at, the whole first; a small creation has no parts (BW-DMG-01). */
export function aimsOf(inputs: Pick<WreckInputs, 'creation' | 'state'>): readonly WreckAimInputs[] {
  const { creation, state } = inputs;
  const aims: WreckAimInputs[] = [{ kind: 'whole', place: 0 }];
  if (pieceSize(creation, state) <= 1) return aims;
  aims.push({ kind: 'bricks', place: 0 });
  if (hasControls(creation) && !state.controlsOff) aims.push({ kind: 'controls', place: 0 });
  creation.weapons.forEach(({ kind }, place) => {
    if (kind !== 'plate' && !state.weaponsOff.includes(place)) aims.push({ kind: 'weapon', place });
  });
  creation.propulsion.forEach(({ parts }, place) => {
    if ((state.partsOff[place] ?? 0) < parts) aims.push({ kind: 'propulsion', place });
  });
  return aims;
}

export function sameAim(a: WreckAimInputs, b: { readonly kind: string; readonly place: number }): boolean {
  return a.kind === b.kind && a.place === b.place;
}

/** The inputs with what no longer fits put right: a part that is gone is aimed at no more. */
export function settled(inputs: WreckInputs): WreckInputs {
  const { creation } = inputs;
  const next = {
    ...inputs,
    state: fittingState(creation, inputs.state),
    visible: Math.min(inputs.visible, pieceSize(creation, inputs.state)),
  };
  const aims = aimsOf(next);
  return aims.some((aim) => sameAim(aim, inputs.aim)) ? next : { ...next, aim: { kind: 'whole', place: 0 } };
}

/** Explosives that are thrown catch with their blast what they fall short of, as all that is entered from now on. */
export function withBlasts(inputs: WreckInputs): WreckInputs {
  const beside = inputs.groups.some(({ weapon, distance }) => weapon === 'explosive' && distance > 0);
  return { ...inputs, beside };
}

/** The state after an attack on this aim took so many pips, or its part. */
export function struck({ state, aim }: Pick<WreckInputs, 'state' | 'aim'>, pips: number): WreckState {
  if (pips === 0) return state;
  switch (aim.kind) {
    case 'whole':
      return { ...state, pips: state.pips + pips };
    case 'controls':
      return { ...state, controlsOff: true };
    case 'weapon':
      return { ...state, weaponsOff: [...state.weaponsOff, aim.place].sort((a, b) => a - b) };
    case 'propulsion':
      return {
        ...state,
        partsOff: Array.from(
          { length: Math.max(state.partsOff.length, aim.place + 1) },
          (_, place) => (state.partsOff[place] ?? 0) + Number(place === aim.place),
        ),
      };
    case 'bricks':
      return state;
  }
}

const byKind: Readonly<Partial<Record<CreationWeaponKind, WreckWeapon>>> = {
  melee: 'melee',
  gun: 'gun',
  launcher: 'launcher',
  rocket: 'rocket',
  explosive: 'charge',
};

/** The attacks of a creation with its weapons, the first that there is room for; none where it has nothing to attack with. */
export function groupsOf({ weapons }: BuiltCreation, skill: string): readonly WreckGroup[] {
  return weapons
    .flatMap(({ kind, size, payload }): WreckGroup[] => {
      const weapon = byKind[kind];
      if (weapon === undefined) return [];
      const { use } = weaponValues({ kind, size });
      const plain: WreckGroup = { ...groupWith(weapon, 1, size), unit: 'own', ownSkill: skill };
      // A launcher throws its load, and shoots by its own Use (BW-CRE-17).
      const loaded = kind === 'launcher' && payload > 0;
      return [loaded ? { ...plain, weapon: 'own', ownUse: use, ownDamage: `${payload}d10` } : plain];
    })
    .slice(0, fields.groups.most);
}

/** All who attack, with something around the attack changed for each of them. */
export function withSituations({ groups }: WreckInputs, part: Partial<Situation>): readonly WreckGroup[] {
  return groups.map((group) => ({ ...group, situation: withSituation(group.situation, part) }));
}
