// Random whole inputs of the modes of BrikWars, and what of them travels.
import fc from 'fast-check';
import type * as v from 'valibot';
import { type ChargeInputs, type ChargeSideInputs, chargeAsked } from '../../src/brikwars/charge/inputs.ts';
import { withSide } from '../../src/brikwars/duel/changes.ts';
import type { Held } from '../../src/brikwars/duel/hands.ts';
import { type DuelInputs, duelAsked, highestRoll, type SideInputs } from '../../src/brikwars/duel/inputs.ts';
import type { MageBattle } from '../../src/brikwars/mage-field.ts';
import { type MagicInputs, magicAsked } from '../../src/brikwars/magic/inputs.ts';
import {
  type GroupInputs,
  type ManyInputs,
  manyAsked,
  manyAssault,
  manyFighters,
  manyMost,
  manyNear,
  manyShooters,
  manyStray,
  manyTarget,
  type WhoInputs,
} from '../../src/brikwars/many/inputs.ts';
import {
  brickBounds,
  mostPropulsion,
  type QuikInputs,
  type QuikRow,
  quikAsked,
  withQuikTable,
} from '../../src/brikwars/quik/inputs.ts';
import {
  type SquadSide,
  type SquadsInputs,
  chargeArms as squadChargeArms,
  squadsAsked,
} from '../../src/brikwars/squads/inputs.ts';
import { settled, type WreckInputs, wreckAsked } from '../../src/brikwars/wreck/inputs.ts';
import type { BattlePair, BattleRef } from '../../src/kit/question/battle-ref.ts';
import type { Situation } from '../../src/rules/brikwars/attack/circumstances.ts';
import type { BuiltCreation } from '../../src/rules/brikwars/creation/built.ts';
import { editionIds } from '../../src/rules/brikwars/edition.ts';
import {
  houseRuleIds,
  type TableRules,
  valuesOf,
  withHouseRule,
} from '../../src/rules/brikwars/house-rules.ts';
import { quikGameIds } from '../../src/rules/brikwars/quik/quik-game-ids.ts';
import {
  type QuikTable,
  quikHouseRuleIds,
  quikHouseRulesOf,
  quikValuesOf,
  withQuikHouseRule,
} from '../../src/rules/brikwars/quik/quik-house-rules.ts';
import { propulsionIds } from '../../src/rules/brikwars/quik/quik-vehicle.ts';
import { spellKinds } from '../../src/rules/brikwars/supplement/spell-values.ts';
import { type Profile, profileLimits } from '../../src/rules/brikwars/units/profile.ts';
import { creationSchema } from '../../src/storage/units/creation-schema.ts';
import { anySituation as plainSituation } from '../brikwars/situations.ts';
import { anyInputs } from '../support/samples/any-inputs.ts';
import type { Fields } from './fields.ts';
import { creation, profile, wreckState } from './records.ts';
import { anyOf } from './schema.ts';
import { anyDice, anyId, anyProfile } from './values.ts';

const dice = anyDice;
const whole = (min: number, max: number) => fc.integer({ min, max });
const upTo = (max: number) => whole(0, max);
const yes = fc.boolean();
/** There, or not there at all. */
const may = <Name extends string, Value>(name: Name, any: fc.Arbitrary<Value>) =>
  fc
    .option(any, { nil: undefined })
    .map((value) => (value === undefined ? {} : { [name]: value }) as { readonly [Key in Name]?: Value });
const both = <One extends object, Other extends object>(one: fc.Arbitrary<One>, other: fc.Arbitrary<Other>) =>
  fc.tuple(one, other).map(([left, right]) => ({ ...left, ...right }));

const reference: fc.Arbitrary<BattleRef> = fc.record({
  play: anyId,
  stamp: fc.stringMatching(/^[0-9a-z]{1,4}$/),
  unit: fc.stringMatching(/^[mt][1-9]$/),
});
export const anyPair: fc.Arbitrary<BattlePair> = fc.oneof(
  fc.record({ acts: reference, other: reference }),
  fc.record({ acts: reference }),
  fc.record({ other: reference }),
);
const reference_: Fields<BattleRef> = { play: 'travels', stamp: 'travels', unit: 'travels' };
export const pair: Fields<BattlePair> = { acts: reference_, other: reference_ };

/** An edition with any of its switches set otherwise. */
export const anyTable: fc.Arbitrary<TableRules> = fc
  .tuple(
    fc.constantFrom(...editionIds),
    fc.array(fc.tuple(fc.constantFrom(...houseRuleIds), fc.nat(9)), { minLength: 6, maxLength: 40 }),
  )
  .map(([edition, chosen]) =>
    chosen.reduce<TableRules>(
      (table, [name, turn]) => {
        const values = valuesOf(name);
        const value = values[turn % values.length];
        return value === undefined ? table : withHouseRule(table, name, value);
      },
      { edition, house: {} },
    ),
  );

const anyQuikTable: fc.Arbitrary<QuikTable> = fc
  .tuple(
    fc.constantFrom(...quikGameIds),
    fc.array(fc.nat(quikHouseRuleIds.length - 1), { maxLength: 4 }),
    fc.nat(5),
  )
  .map(([game, places, turn]) =>
    places.reduce<QuikTable>(
      (table, place) => {
        const name = quikHouseRulesOf(game)[place];
        const values = name ? quikValuesOf(name) : [];
        const value = values[turn % Math.max(1, values.length)];
        return name && value !== undefined ? withQuikHouseRule(table, name, value) : table;
      },
      { game, house: {} },
    ),
  );

const anyCreation: fc.Arbitrary<BuiltCreation> = anyOf(
  creationSchema as v.GenericSchema<unknown, BuiltCreation>,
);
const anySituation: fc.Arbitrary<Situation> = both(
  plainSituation,
  may('hiding', fc.constantFrom('half' as const, 'still' as const)),
);

const maybe = <Value>(any: fc.Arbitrary<Value>) => fc.option(any, { nil: undefined });
/** What several questions ask by one name, and write in a way of its own. */
const own = {
  table: anyTable,
  battle: maybe(anyPair),
  hiding: maybe(fc.constantFrom('half', 'still')),
  ownSkill: dice,
  ownArmor: dice,
  ownDamage: dice,
};

const things: readonly Held[] = [
  'hand',
  'heavy',
  'two-handed',
  'random-object',
  'own',
  'shield',
  'nothing',
  'bite',
];
/** What does not fit the hands of a side is not in them. */
export const anyDuel = anyInputs(
  { ...duelAsked, fits: () => true },
  {
    ...own,
    hands: fc.tuple(fc.constantFrom(...things), fc.constantFrom(...things)),
    damage: dice,
    creation: maybe(anyCreation),
    order: fc.constantFrom<DuelInputs['order']>(
      [],
      ['hand.1'],
      ['two-handed.1'],
      ['own.1', 'own-2.1'],
      ['hand.2', 'hand.1'],
    ),
    attackRoll: maybe(upTo(highestRoll)),
    plan: fc.constantFrom<DuelInputs['plan']>(
      [],
      [{ kind: 'none' }],
      [{ kind: 'counterattack', arm: 'own.1' }],
      [{ kind: 'parry', arm: 'shield.2' }],
      [{ kind: 'none' }, { kind: 'riposte', parry: 'random-object.2', strike: 'random-object.1' }],
    ),
  },
).map((inputs) => ({
  ...inputs,
  attacker: withSide(inputs.attacker, {}, inputs.action === 'attack'),
  defender: withSide(inputs.defender, {}, false),
}));

/** What a mage calls is as it is built: it has learnt nothing, and nothing has happened to it. */
function calledProfile({ training: _training, short: _short, wreck: _wreck, ...built }: Profile): Profile {
  const { explosives, ...rest } = built;
  return { ...rest, ...(explosives ? { explosives } : {}) };
}

const anyMageBattle: fc.Arbitrary<MageBattle> = fc.record({
  pack: fc.record({
    size: whole(1, 5),
    area: fc.array(fc.record({ level: whole(1, 10), casts: upTo(12) }), { maxLength: 3 }),
    shield: upTo(profileLimits.magic),
    summoning: yes,
    necromancy: yes,
    reserve: upTo(200),
    undead: upTo(30),
  }),
  log: fc.array(
    fc.oneof(
      fc.record({
        act: fc.constant('cast' as const),
        spell: fc.constantFrom(...spellKinds),
        level: whole(1, 10),
        together: yes,
        works: yes,
      }),
      fc.record({
        act: fc.constant('summon' as const),
        unit: anyProfile.map(calledProfile),
        size: upTo(5),
        cost: upTo(9_000).map((hundredths) => hundredths / 100),
        together: yes,
        works: yes,
      }),
      fc.record({ act: fc.constant('raise' as const), works: yes }),
      fc.record({ act: fc.constant('circle' as const), turns: upTo(10) }),
      fc.constantFrom({ act: 'broken' as const }, { act: 'turn' as const }, { act: 'dies' as const }),
    ),
    { maxLength: 4 },
  ),
});

export const anyMagic = anyInputs(magicAsked, {
  ...own,
  called: maybe(anyProfile.map(calledProfile)),
  landed: maybe(upTo(60)),
  fell: maybe(fc.constantFrom('short', 'feet')),
  steps: maybe(fc.integer({ min: 1, max: 30 })),
  selfArmor: maybe(dice),
  after: maybe(fc.stringMatching(/^[0-9a-z]{1,8}$/)),
  tally: maybe(anyMageBattle),
});

export const anyCharge = anyInputs(chargeAsked, { ...own, creation: maybe(anyCreation) });

const inMany = {
  ...own,
  steps: maybe(whole(1, manyMost.size)),
  hits: maybe(upTo(8)),
  plan: fc.constantFrom('', 'n', 'c0.1', 'c0.1-p1.0'),
};
const shooting = anyInputs(manyShooters, { ...inMany, situation: anySituation });
const fighting = anyInputs(manyFighters, { ...inMany, situation: anySituation });

export const anyMany = anyInputs(manyAsked, {
  ...inMany,
  assaults: anyInputs(manyAssault, {
    groups: fc.array(shooting, { minLength: 1, maxLength: 3 }),
    target: anyInputs(manyTarget, inMany),
    strays: fc.array(anyInputs(manyStray, inMany), { maxLength: manyMost.strays }),
  }),
  attackers: fc.array(fighting, { minLength: 1, maxLength: 3 }),
  targets: fc.array(anyInputs(manyNear, inMany), { minLength: 1, maxLength: manyMost.targets }),
});

export const anySquads = anyInputs(squadsAsked, {
  ...own,
  charging: maybe(fc.constantFrom(...squadChargeArms)),
});

export const anyWreck = anyInputs(wreckAsked, {
  ...own,
  creation: anyCreation,
  by: maybe(anyCreation),
  automatic: maybe(yes),
  weaponsOff: fc.uniqueArray(upTo(7), { maxLength: 3 }),
  partsOff: fc.array(upTo(12), { maxLength: 4 }),
  size: maybe(upTo(60)),
  // What does not fit is put right before it is shown.
}).map(settled);

const anyStuds = fc.array(upTo(brickBounds.studs), { maxLength: 5 });

/** What a game does not have is that which is nearest to it there. */
export const anyQuik = anyInputs(
  { ...quikAsked, fits: () => true },
  {
    table: anyQuikTable,
    studs: anyStuds,
    units: fc.record(Object.fromEntries(propulsionIds.map((id) => [id, whole(1, mostPropulsion)])), {
      requiredKeys: [],
    }),
  },
).map((inputs) => withQuikTable(inputs, inputs.table));

/** Every switch of the full editions. */
export const table: Fields<TableRules> = {
  edition: 'travels',
  house: {
    bonus: 'travels',
    skillCriticalFailure: 'travels',
    damageCriticalFailure: 'travels',
    rangeCriticalFailure: 'travels',
    cumulativeDamage: 'travels',
    parryRolled: 'travels',
    counterAfter: 'travels',
    parryUntil: 'travels',
    knockedAway: 'travels',
    shoveTargets: 'travels',
    unarmedParry: 'travels',
    equalDamage: 'travels',
    heavyUse: 'travels',
    randomObjectUse: 'travels',
    automaticHits: 'travels',
    headOnIgnoresSpeed: 'travels',
    largeTarget: 'travels',
    blindCover: 'travels',
    cranky: 'travels',
    heightCap: 'travels',
    gangPenalty: 'travels',
    blastRoll: 'travels',
    model: 'travels',
    addedMove: 'travels',
    momentumDice: 'travels',
    skillRoll: 'travels',
    knockedOver: 'travels',
    trampling: 'travels',
    ploughing: 'travels',
    withinSize: 'travels',
    momentumRoll: 'travels',
    smash: 'travels',
    falls: 'travels',
    combined: 'travels',
    bracedSquad: 'travels',
    summonCircle: 'travels',
  },
};

const quikTable: Fields<QuikTable> = {
  game: 'travels',
  house: {
    protection: 'travels',
    double: 'travels',
    handling: 'travels',
    jump: 'travels',
    crewLimit: 'travels',
  },
};

const situation: Fields<Situation> = {
  still: 'travels',
  aimed: 'travels',
  blind: 'travels',
  thirds: 'travels',
  speed: 'travels',
  headOn: 'travels',
  large: 'travels',
  hiding: 'travels',
};

const ownWeapon = { use: 'travels', damage: 'travels', kind: 'travels' } as const;

export const duelSide: Fields<SideInputs> = {
  unit: 'travels',
  ownSkill: 'travels',
  ownArmor: 'travels',
  hands: 'travels',
  ownWeapon,
  secondWeapon: ownWeapon,
  skillModifier: 'travels',
  bonusDice: 'travels',
  priorDamage: 'travels',
  size: 'travels',
  cranky: 'travels',
  master: 'travels',
  creation,
  pips: 'travels',
};

export const duelFields: Fields<DuelInputs> = {
  table,
  mode: 'travels',
  attacker: duelSide,
  defender: duelSide,
  situation,
  action: 'travels',
  order: 'travels',
  shieldParriesCounter: 'travels',
  shovedOutOfReach: 'travels',
  shot: 'travels',
  shieldAgainstShots: 'travels',
  slowMissile: 'travels',
  distance: 'travels',
  height: 'travels',
  automatic: 'travels',
  attackRoll: 'travels',
  attackGoal: 'travels',
  goal: 'travels',
  plan: { kind: 'travels', arm: 'travels', parry: 'travels', strike: 'travels' },
  asked: 'travels',
  battle: pair,
};

const whoFields: Fields<WhoInputs> = {
  unit: 'travels',
  ownSkill: 'travels',
  ownArmor: 'travels',
  declines: 'travels',
  plainSkill: 'travels',
  cranky: 'travels',
  steps: 'travels',
};

const groupFields: Fields<GroupInputs> = {
  ...whoFields,
  count: 'travels',
  weapon: 'travels',
  ownUse: 'travels',
  ownDamage: 'travels',
  shield: 'travels',
  situation,
  skillModifier: 'travels',
  distance: 'travels',
  height: 'travels',
  hits: 'travels',
};

export const manyFields: Fields<ManyInputs> = {
  table,
  kind: 'travels',
  assaults: {
    groups: groupFields,
    target: { ...whoFields, count: 'travels' },
    strays: { ...whoFields, owner: 'travels', fromTarget: 'travels' },
  },
  wish: 'travels',
  gang: {
    attackers: groupFields,
    victim: { ...whoFields, weapons: 'travels', size: 'travels' },
    plan: 'travels',
    goal: 'travels',
    attackGoal: 'travels',
  },
  blast: {
    ...whoFields,
    way: 'travels',
    situation,
    skillModifier: 'travels',
    distance: 'travels',
    height: 'travels',
    targets: { ...whoFields, count: 'travels', fromAim: 'travels', fixed: 'travels', own: 'travels' },
  },
  battle: pair,
};

const chargeSideFields: Fields<ChargeSideInputs> = {
  unit: 'travels',
  ownSkill: 'travels',
  ownArmor: 'travels',
  mount: 'travels',
  size: 'travels',
  struck: 'travels',
  arm: 'travels',
  ownUse: 'travels',
  ownDamage: 'travels',
  reach: 'travels',
  shield: 'travels',
  rooted: 'travels',
  cranky: 'travels',
  creation,
  pips: 'travels',
};

export const chargeFields: Fields<ChargeInputs> = {
  table,
  attacker: chargeSideFields,
  defender: chargeSideFields,
  straight: 'travels',
  earlier: 'travels',
  targetMove: 'travels',
  direction: 'travels',
  unintentional: 'travels',
  braced: 'travels',
  strikes: 'travels',
  afterMiss: 'travels',
  tramples: 'travels',
  attackerParries: 'travels',
  answer: 'travels',
  defenderParries: 'travels',
  chargers: 'travels',
  sameDirection: 'travels',
  line: 'travels',
  moveLeft: 'travels',
  low: 'travels',
  behind: 'travels',
  free: 'travels',
  height: 'travels',
  aimApart: 'travels',
  situation,
  goal: 'travels',
  battle: pair,
};

/** A unit that a mage calls: as it is built. */
const called: Fields<Profile> = {
  ...profile,
  training: { never: 'what is called is as its kind is' },
  short: { never: 'short games have no mages' },
  wreck: { never: 'what is called is whole' },
};

export const magicFields: Fields<MagicInputs> = {
  table,
  kind: 'travels',
  caster: 'travels',
  ownSkill: 'travels',
  modifier: 'travels',
  magic: 'travels',
  others: 'travels',
  level: 'travels',
  distance: 'travels',
  target: 'travels',
  ownArmor: 'travels',
  steps: 'travels',
  count: 'travels',
  struck: 'travels',
  shoots: 'travels',
  size: 'travels',
  undead: 'travels',
  wounds: 'travels',
  medics: 'travels',
  hidden: 'travels',
  stance: 'travels',
  hides: 'travels',
  perceives: 'travels',
  master: 'travels',
  called,
  landed: 'travels',
  fell: 'travels',
  selfArmor: 'travels',
  after: 'travels',
  carriers: 'travels',
  cranky: 'travels',
  targetCranky: 'travels',
  tally: {
    pack: {
      size: 'travels',
      area: { level: 'travels', casts: 'travels' },
      shield: 'travels',
      summoning: 'travels',
      necromancy: 'travels',
      reserve: 'travels',
      undead: 'travels',
    },
    log: {
      act: 'travels',
      spell: 'travels',
      level: 'travels',
      together: 'travels',
      works: 'travels',
      unit: called,
      size: 'travels',
      cost: 'travels',
      turns: 'travels',
    },
  },
  battle: pair,
};

const squadFields: Fields<SquadSide> = {
  count: 'travels',
  unit: 'travels',
  officer: 'travels',
  close: 'travels',
  ranged: 'travels',
  ownSkill: 'travels',
  ownArmor: 'travels',
  ownUse: 'travels',
  ownDamage: 'travels',
  size: 'travels',
  pips: 'travels',
  plate: 'travels',
  charging: 'travels',
};

export const squadsFields: Fields<SquadsInputs> = {
  table,
  kind: 'travels',
  attacker: 'travels',
  mine: squadFields,
  theirs: squadFields,
  distance: 'travels',
  counters: 'travels',
  situation,
  modifier: 'travels',
  run: {
    inches: 'travels',
    braced: 'travels',
    armed: 'travels',
    riders: 'travels',
    front: 'travels',
    path: 'travels',
    ridersMet: 'travels',
  },
  battle: pair,
};

export const wreckFields: Fields<WreckInputs> = {
  table,
  groups: {
    count: 'travels',
    unit: 'travels',
    ownSkill: 'travels',
    weapon: 'travels',
    weaponSize: 'travels',
    ownUse: 'travels',
    ownDamage: 'travels',
    situation,
    skillModifier: 'travels',
    cranky: 'travels',
    distance: 'travels',
    automatic: 'travels',
  },
  creation,
  state: wreckState,
  aim: { kind: 'travels', place: 'travels' },
  visible: 'travels',
  plate: 'travels',
  area: 'travels',
  points: 'travels',
  overkill: 'travels',
  beside: 'travels',
  by: creation,
  crew: {
    steers: 'travels',
    pilot: 'travels',
    held: 'travels',
    ally: 'travels',
    others: 'travels',
    speed: 'travels',
  },
  battle: pair,
};

const quikRow: Fields<QuikRow> = {
  unit: 'travels',
  weapon: 'travels',
  other: 'travels',
  count: 'travels',
  crew: 'travels',
  shield: 'travels',
  armor: 'travels',
  distance: 'travels',
};

export const quikFields: Fields<QuikInputs> = {
  table: quikTable,
  kind: 'travels',
  strikers: quikRow,
  target: quikRow,
  manner: 'travels',
  goal: 'travels',
  studs: 'travels',
  vehicle: {
    terrain: 'travels',
    units: {
      wheels: 'travels',
      treads: 'travels',
      legs: 'travels',
      skids: 'travels',
      sail: 'travels',
      oars: 'travels',
      rotor: 'travels',
      propeller: 'travels',
      jets: 'travels',
      thrusters: 'travels',
    },
    aboard: 'travels',
    controlled: 'travels',
    lastInches: 'travels',
    studs: 'travels',
    obstacle: 'travels',
  },
  move: {
    unit: 'travels',
    run: 'travels',
    leap: 'travels',
    height: 'travels',
    swim: 'travels',
    handled: 'travels',
    lift: 'travels',
  },
  car: { size: 'travels', level: 'travels', groundInches: 'travels', airInches: 'travels' },
  difficulty: 'travels',
};
