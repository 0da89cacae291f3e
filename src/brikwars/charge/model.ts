import { computed, type ReadonlySignal } from '@preact/signals';
import { createPlayedQuestion, type FightInputs, type FightServices } from '../../fight/played-question.ts';
import type { TablePlayModel } from '../../fight/step-player.ts';
import { swappedPair, withoutRef } from '../../kit/question/battle-ref.ts';
import type { Side } from '../../rules/brikwars/attack/fight.ts';
import type {
  ChargeEntry,
  ChargeMoment,
  ChargeOutcome,
} from '../../rules/brikwars/charge/charge-play-record.ts';
import { handsInCharge } from '../../rules/brikwars/charge/charge-plough.ts';
import type { ChargeSetupIssue } from '../../rules/brikwars/charge/charge-setup.ts';
import type { BuiltCreation } from '../../rules/brikwars/creation/built.ts';
import { creationChargeSide, creationProfile } from '../../rules/brikwars/creation/creation-profile.ts';
import { creationRules } from '../../rules/brikwars/creation/creation-rules.ts';
import { creationClass } from '../../rules/brikwars/creation/creation-structure.ts';
import type { TableRules } from '../../rules/brikwars/house-rules.ts';
import type { Profile, ProfileWeapon } from '../../rules/brikwars/units/profile.ts';
import { creationLeft } from '../../rules/brikwars/wreck/creation-left.ts';
import { unhurt } from '../../rules/brikwars/wreck/wreck-state.ts';
import type { Result } from '../../rules/result.ts';
import { presets as creations } from '../creation/presets.ts';
import { type ChargeAnswer, chargeAnswerOf } from './answer.ts';
import {
  type ChargeArm,
  type ChargeInputs,
  type ChargeSideInputs,
  chargeArms,
  chargeCodec,
  chargeSide,
  defaultReach,
  footman,
  initialCharge,
  isMounted,
  knight,
  moveOf,
  target,
} from './inputs.ts';
import { chargePlay } from './play.ts';

export const chargePresets = ['knight', 'joust', 'foot', 'rider', 'giant', 'car', 'pair', 'line'] as const;

type ChargePresetId = (typeof chargePresets)[number];

const pikeman: ChargeSideInputs = { ...footman, arm: 'two-handed', reach: 3 };

type Preset = Pick<ChargeInputs, 'attacker' | 'defender' | 'straight'> & Partial<ChargeInputs>;

const giant: BuiltCreation = { ...creations.beast, size: 4, level: 2 };
const car: BuiltCreation = { ...creations.car, size: 5, weapons: [] };
const truck: BuiltCreation = { ...creations.tank, size: 6, propulsion: creations.car.propulsion };

const presets: Readonly<Record<ChargePresetId, Preset>> = {
  knight: { attacker: knight, defender: target, straight: 10 },
  joust: {
    attacker: { ...knight, shield: true },
    defender: { ...knight, shield: true },
    straight: 13,
    targetMove: 14,
    direction: 'towards',
  },
  foot: { attacker: { ...footman, arm: 'heavy', reach: 2 }, defender: target, straight: 5 },
  rider: {
    attacker: { ...knight, unit: 'minifig', arm: 'nothing', reach: 0 },
    defender: pikeman,
    straight: 10,
    strikes: 'body',
    moveLeft: 4,
    tramples: true,
  },
  giant: {
    attacker: { ...footman, unit: 'own', ownSkill: '1d6', ownArmor: '2d10', size: 4, creation: giant },
    defender: footman,
    straight: 8,
    strikes: 'body',
    moveLeft: 4,
    tramples: true,
  },
  car: {
    attacker: { ...footman, unit: 'own', ownSkill: '1d6', ownArmor: '1d10', size: 5, creation: car },
    defender: footman,
    straight: 12,
    strikes: 'body',
    behind: 'wall',
    free: 3,
    moveLeft: 6,
    braced: false,
  },
  pair: {
    attacker: knight,
    defender: { ...footman, unit: 'own', ownArmor: '2d10', size: 4 },
    straight: 10,
    chargers: 3,
  },
  line: {
    attacker: { ...footman, unit: 'own', ownSkill: '1d6', ownArmor: '2d10', size: 6, creation: truck },
    defender: footman,
    straight: 12,
    strikes: 'body',
    moveLeft: 8,
    line: 3,
    braced: false,
  },
};

/** The example, at the table's own rules and for its own goal. */
export function withChargePreset({ table, goal }: ChargeInputs, preset: ChargePresetId): ChargeInputs {
  return { ...initialCharge(table.edition), ...presets[preset], table, goal };
}

/** A side with a part of it changed, and what follows from that. */
export function withChargeSide(
  inputs: ChargeInputs,
  side: Side,
  part: Partial<ChargeSideInputs>,
): ChargeInputs {
  const before = inputs[side];
  const { creation, pips, ...bare } = { ...before, ...part };
  // Another unit is no creation any more, nor who rides, and nothing has happened to it yet.
  const same = (part.unit ?? part.mount) === undefined;
  let next: ChargeSideInputs = {
    ...bare,
    ...(creation && (same || part.creation !== undefined) && { creation }),
    pips: same || part.pips !== undefined ? pips : 0,
  };
  // A mounted minifig has Size 2 and one on foot Size 1, until somebody measures otherwise (BW-CHG-09).
  if (part.mount !== undefined && part.size === undefined && isMounted(before) !== isMounted(next)) {
    next = { ...next, size: isMounted(next) ? 2 : 1 };
  }
  // Only a rider holds a lance beside a shield: on foot the one that was taken up last stays (BW-CHG-14).
  if (next.shield && next.arm === 'two-handed' && handsInCharge(2, isMounted(next)) === 2) {
    next = part.shield ? { ...next, arm: 'heavy' } : { ...next, shield: false };
  }
  if (next.arm !== before.arm && part.reach === undefined) next = { ...next, reach: defaultReach[next.arm] };
  return { ...inputs, [side]: next };
}

const { size, ownUse, reach } = chargeSide.fields;
const most = { size: size.most, use: ownUse.most, reach: reach.most };

const isOwn = (weapon: Profile['weapons'][number]): weapon is ProfileWeapon => typeof weapon === 'object';

/**
 * A side as a creation: it charges by itself, with a jousting weapon if it has one; a building stands rooted (BW-CHG-04,
 * BW-CRE-14).
 */
function withChargeCreation(
  inputs: ChargeInputs,
  side: Side,
  creation: BuiltCreation,
  { skill, armor }: Pick<Profile, 'skill' | 'armor'>,
  pips: number,
): ChargeInputs {
  const { weapon } = creationChargeSide(creationProfile(creation, creationRules.pl), { operator: { skill } });
  const changed = withChargeSide(inputs, side, {
    unit: 'own',
    ownSkill: skill,
    ownArmor: armor,
    mount: 'none',
    size: Math.min(most.size, creation.size),
    arm: weapon ? 'own' : 'nothing',
    shield: false,
    rooted: side === 'defender' && creationClass(creation) === 'building',
    creation,
    pips,
    ...(weapon && {
      ownUse: Math.min(most.use, weapon.use),
      ownDamage: weapon.damage,
      reach: Math.min(most.reach, weapon.reach),
    }),
  });
  const led = weapon ? 'weapon' : 'body';
  if (side === 'defender') return { ...changed, answer: led };
  const move = moveOf(changed.attacker) ?? 0;
  return { ...changed, strikes: led, straight: move > 0 ? Math.floor(move) : changed.straight };
}

/** A side as one of the player's own units: its values, its Size, and the weapon it charges with, if it has one. */
export function withChargeProfile(inputs: ChargeInputs, side: Side, profile: Profile): ChargeInputs {
  const { skill, armor, size, weapons, creation } = profile;
  if (creation) {
    // Its pips stand beside it, where more of them can be drawn.
    const { pips, ...parts } = profile.wreck ?? unhurt;
    return withChargeCreation(inputs, side, creationLeft(creation, { ...parts, pips: 0 }), profile, pips);
  }
  const own = weapons.filter(isOwn).find(({ kind }) => kind === 'heavy' || kind === 'two-handed');
  const known = chargeArms.find((arm) => arm !== 'hand' && weapons.some((weapon) => weapon === arm));
  const arm: ChargeArm = known ?? (own ? 'own' : 'nothing');
  const part: Partial<ChargeSideInputs> = {
    unit: 'own',
    ownSkill: skill,
    ownArmor: armor,
    mount: 'none',
    size: Math.min(most.size, Math.max(0, Math.round(size))),
    arm,
    shield: weapons.some((weapon) => (isOwn(weapon) ? weapon.kind === 'shield' : weapon === 'shield')),
    ...(own && { ownUse: Math.min(most.use, own.use), ownDamage: own.damage }),
  };
  const led = arm === 'nothing' ? 'body' : 'weapon';
  const changed = withChargeSide(inputs, side, part);
  return side === 'attacker' ? { ...changed, strikes: led } : { ...changed, answer: led };
}

/** The two change places; what they chose in their parts stays with the part. */
function swappedCharge(inputs: ChargeInputs): ChargeInputs {
  const { attacker, defender } = inputs;
  const arm: ChargeArm = defender.arm === 'hand' ? 'nothing' : defender.arm;
  return {
    ...inputs,
    attacker: { ...defender, arm, rooted: false },
    defender: attacker,
    strikes: arm === 'nothing' ? 'body' : 'weapon',
    ...swappedPair(inputs),
  };
}

/** A Charge: who runs into whom, and the result for both. */
export interface ChargeModel {
  readonly inputs: FightInputs<ChargeInputs>;
  readonly table: ReadonlySignal<TableRules>;
  readonly answer: ReadonlySignal<Result<ChargeAnswer, ChargeSetupIssue>>;
  readonly play: TablePlayModel<ChargeInputs, ChargeMoment, ChargeEntry, ChargeOutcome>;
  useTable(table: TableRules): void;
  usePreset(preset: ChargePresetId): void;
  change(part: Partial<ChargeInputs>): void;
  changeSide(side: Side, part: Partial<ChargeSideInputs>): void;
  useProfile(side: Side, profile: Profile): void;
  swap(): void;
}

export async function createChargeModel(services: FightServices): Promise<ChargeModel> {
  const { edition } = services.settings.value.peek();
  const { inputs, play, now, set, setTurned } = await createPlayedQuestion(services, {
    game: 'brikwars',
    name: 'charge',
    address: 'fight/charge',
    link: chargeCodec(edition),
    rolled: (entered): ChargeInputs => ({ ...entered, goal: 'kill' }),
    kind: chargePlay,
  });

  return {
    inputs,
    table: computed(() => inputs.value.value.table),
    answer: computed(() => chargeAnswerOf(inputs.value.value)),
    play,
    useTable: (table) => set({ ...now(), table }),
    usePreset: (preset) => set(withChargePreset(now(), preset)),
    change: (part) => set({ ...now(), ...part }),
    changeSide: (side, part) => set(withChargeSide(now(), side, part)),
    useProfile: (side, profile) =>
      set(withChargeProfile(withoutRef(now(), side === 'attacker' ? 'acts' : 'other'), side, profile)),
    swap: () => setTurned(swappedCharge(now())),
  };
}
