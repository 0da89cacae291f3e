// Random whole inputs of the modes of BrikWars, and what of them travels.
import fc from 'fast-check';
import type * as v from 'valibot';
import {
  behindKinds,
  type ChargeInputs,
  type ChargeSideInputs,
  chargeArms,
  chargeBounds,
  chargeUnits,
  mounts,
} from '../../src/brikwars/charge/inputs.ts';
import type { Held } from '../../src/brikwars/duel/hands.ts';
import {
  type DuelInputs,
  fightBounds,
  fightOptions,
  initialDuel,
  type SideInputs,
  shots,
  startingSide,
  withSide,
} from '../../src/brikwars/duel/inputs.ts';
import type { MageBattle } from '../../src/brikwars/magic/battle-field.ts';
import {
  casters,
  type MagicInputs,
  magicBounds,
  magicKinds,
  shooting,
  striking,
} from '../../src/brikwars/magic/inputs.ts';
import {
  type GroupInputs,
  gangWeapons,
  groupOf,
  type ManyInputs,
  manyBounds,
  manyKinds,
  minifig,
  shotWeapons,
  victimWeapons,
  type WhoInputs,
  withGroup,
} from '../../src/brikwars/many/inputs.ts';
import {
  type QuikInputs,
  type QuikRow,
  quikBounds,
  quikKinds,
  quikManners,
  quikObstacles,
  quikUnitsOf,
  quikWeaponsOf,
} from '../../src/brikwars/quik/inputs.ts';
import {
  closeArms,
  rangedArms,
  type SquadSide,
  type SquadsInputs,
  squadBounds,
  chargeArms as squadChargeArms,
  squadKinds,
  squadOwners,
  squadUnits,
} from '../../src/brikwars/squads/inputs.ts';
import {
  aimKinds,
  componentAreas,
  settled,
  type WreckGroup,
  type WreckInputs,
  wreckBounds,
  wreckUnits,
  wreckWeapons,
} from '../../src/brikwars/wreck/inputs.ts';
import type { BattlePair, BattleRef } from '../../src/kit/battle-ref.ts';
import { goals } from '../../src/rules/brikwars/advice.ts';
import { chargeAims } from '../../src/rules/brikwars/charge-aims.ts';
import { afterMisses } from '../../src/rules/brikwars/charge-blow.ts';
import { chargeAnswers, chargeManners } from '../../src/rules/brikwars/charge-setup.ts';
import { targetMoves } from '../../src/rules/brikwars/charge-speed.ts';
import type { Situation } from '../../src/rules/brikwars/circumstances.ts';
import type { BuiltCreation } from '../../src/rules/brikwars/creation/built.ts';
import { editionIds } from '../../src/rules/brikwars/edition.ts';
import { actions } from '../../src/rules/brikwars/fight.ts';
import {
  houseRuleIds,
  type TableRules,
  valuesOf,
  withHouseRule,
} from '../../src/rules/brikwars/house-rules.ts';
import { lugpolDifficulties } from '../../src/rules/brikwars/lugpol-acts.ts';
import { grenadeWays } from '../../src/rules/brikwars/many-grenade.ts';
import { strayOwners } from '../../src/rules/brikwars/missed-shot.ts';
import { fightModes } from '../../src/rules/brikwars/modifiers.ts';
import { type Profile, profileLimits } from '../../src/rules/brikwars/profile.ts';
import { quikGoals } from '../../src/rules/brikwars/quik-choice.ts';
import {
  type QuikTable,
  quikGameIds,
  quikHouseRuleIds,
  quikHouseRulesOf,
  quikValuesOf,
  withQuikHouseRule,
} from '../../src/rules/brikwars/quik-house-rules.ts';
import { propulsionIds, quikTerrains } from '../../src/rules/brikwars/quik-vehicle.ts';
import { ownWeaponKinds } from '../../src/rules/brikwars/setup.ts';
import { stances } from '../../src/rules/brikwars/supplement/hiding.ts';
import { spellKinds } from '../../src/rules/brikwars/supplement/spell-values.ts';
import { unitIds } from '../../src/rules/brikwars/units.ts';
import { volleyGoals } from '../../src/rules/brikwars/volley-setup.ts';
import { creationSchema, wreckSchema } from '../../src/storage/creation-schema.ts';
import { anySituation as plainSituation } from '../brikwars/situations.ts';
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
const anyPair: fc.Arbitrary<BattlePair> = fc.oneof(
  fc.record({ acts: reference, other: reference }),
  fc.record({ acts: reference }),
  fc.record({ other: reference }),
);
const ofBattle = may('battle', anyPair);
const reference_: Fields<BattleRef> = { play: 'travels', stamp: 'travels', unit: 'travels' };
const pair: Fields<BattlePair> = { acts: reference_, other: reference_ };

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
const weapon = fc.record({
  use: fc.integer({ min: 0, max: fightBounds.use }),
  damage: dice,
  kind: fc.constantFrom(...ownWeaponKinds),
});
const side = (attacks: boolean): fc.Arbitrary<SideInputs> =>
  fc
    .record({
      unit: fc.constantFrom(...fightOptions.units),
      ownSkill: dice,
      ownArmor: dice,
      hands: fc.tuple(fc.constantFrom(...things), fc.constantFrom(...things)),
      ownWeapon: weapon,
      secondWeapon: weapon,
      skillModifier: fc.integer({ min: -fightBounds.modifier, max: fightBounds.modifier }),
      bonusDice: fc.constantFrom(...fightOptions.bonus),
      priorDamage: fc.integer({ min: 0, max: fightBounds.damage }),
      size: fc.integer({ min: 0, max: fightBounds.size }),
      cranky: fc.integer({ min: 0, max: fightBounds.cranky }),
      master: may('master', fc.constant(true)),
      creation: may('creation', anyCreation),
      pips: may('pips', fc.integer({ min: 1, max: fightBounds.size })),
    })
    // What is asked besides stands as at the start.
    .map(({ master, creation, pips, ...made }) =>
      withSide({ ...startingSide, ...made, ...master, ...creation, ...pips }, {}, attacks),
    );
export const anyDuel: fc.Arbitrary<DuelInputs> = fc
  .constantFrom(...actions)
  .chain((action) =>
    fc.record({
      table: anyTable,
      mode: fc.constantFrom(...fightModes),
      action: fc.constant(action),
      order: fc.constantFrom([], [0], [1], [0, 1], [1, 0]),
      attacker: side(action === 'attack'),
      defender: side(false),
      situation: anySituation,
      shieldParriesCounter: fc.boolean(),
      shovedOutOfReach: fc.boolean(),
      shot: fc.constantFrom(...shots),
      shieldAgainstShots: fc.boolean(),
      slowMissile: fc.boolean(),
      distance: fc.integer({ min: 0, max: fightBounds.distance }),
      height: fc.integer({ min: 0, max: fightBounds.height }),
      automatic: fc.boolean(),
      battle: ofBattle,
      attackRoll: fc.option(fc.integer({ min: 0, max: fightBounds.attackRoll }), { nil: undefined }),
      attackGoal: fc.constantFrom(...fightOptions.goals),
      goal: fc.constantFrom(...fightOptions.goals),
      plan: fc.constantFrom('', 'n', 'c0', 'p1', 'r10', 'c0-p1', 'n-r01'),
      asked: fc.boolean(),
    }),
  )
  .map(({ attackRoll, battle, ...rest }) => ({
    ...initialDuel('2005'),
    ...rest,
    ...battle,
    ...(attackRoll !== undefined && { attackRoll }),
  }));

/** Own values are told only where they are used. */
const bonus = fc.constantFrom<Pick<WhoInputs, 'declines' | 'plainSkill' | 'cranky' | 'steps'>>(
  { declines: false },
  { declines: true },
  { declines: false, plainSkill: true },
  { declines: false, cranky: 5 },
  { declines: true, cranky: 1 },
  { declines: false, plainSkill: true, cranky: 3 },
  { declines: false, steps: 2 },
  { declines: true, cranky: 2, steps: 12 },
);
const who: fc.Arbitrary<WhoInputs> = fc
  .tuple(
    fc.oneof(
      fc.record({ unit: fc.constantFrom(...unitIds) }).map((part) => ({ ...minifig, ...part })),
      fc.record({ unit: fc.constant('own' as const), ownSkill: dice, ownArmor: dice }),
    ),
    bonus,
  )
  .map(([part, dice]) => ({ ...part, ...dice }));
function group(weapons: readonly GroupInputs['weapon'][], most: number): fc.Arbitrary<GroupInputs> {
  return fc
    .record({
      who,
      situation: anySituation,
      weapon: fc.constantFrom(...weapons),
      own: fc.record({ ownUse: whole(0, manyBounds.use), ownDamage: dice }),
      rest: fc.record({
        count: whole(1, most),
        shield: fc.boolean(),
        skillModifier: whole(-manyBounds.modifier, manyBounds.modifier),
        distance: whole(0, manyBounds.distance),
        height: whole(0, manyBounds.height),
      }),
      hits: fc.option(whole(0, most), { nil: undefined }),
    })
    .map(({ who: unit, situation: where, weapon, own, rest, hits }) => {
      const made = groupOf(rest.count, weapon, {
        ...unit,
        ...rest,
        situation: where,
        ...(weapon === 'own' ? own : {}),
      });
      return withGroup(made, hits === undefined ? {} : { hits });
    });
}

const shooters = group(shotWeapons, manyBounds.count);
export const anyMany: fc.Arbitrary<ManyInputs> = fc
  .record({
    battle: ofBattle,
    table: anyTable,
    kind: fc.constantFrom(...manyKinds),
    assaults: fc.array(
      fc.record({
        groups: fc.array(shooters, { minLength: 1, maxLength: 3 }),
        target: fc
          .record({ unit: who, count: whole(1, manyBounds.count) })
          .map(({ unit, count }) => ({ ...unit, count })),
        strays: fc.array(
          fc
            .record({ unit: who, owner: fc.constantFrom(...strayOwners), fromTarget: whole(0, 48) })
            .map(({ unit, owner, fromTarget }) => ({ ...unit, owner, fromTarget })),
          { maxLength: manyBounds.strays },
        ),
      }),
      { minLength: 1, maxLength: manyBounds.assaults },
    ),
    wish: fc.constantFrom(...volleyGoals),
    gang: fc.record({
      goal: fc.constantFrom(...goals),
      attackGoal: fc.constantFrom(...goals),
      attackers: fc.array(group(gangWeapons, manyBounds.gangLarge), { minLength: 1, maxLength: 3 }),
      victim: fc
        .record({ unit: who, weapons: fc.constantFrom(...victimWeapons), size: whole(0, manyBounds.size) })
        .map(({ unit, weapons, size }) => ({ ...unit, weapons, size })),
      plan: fc.constantFrom('', 'n', 'c0.1', 'c0.1-p1.0'),
    }),
    blast: fc
      .record({
        unit: who,
        situation: anySituation,
        rest: fc.record({
          way: fc.constantFrom(...grenadeWays),
          skillModifier: whole(-9, 9),
          distance: whole(0, 48),
          height: whole(0, manyBounds.height),
          targets: fc.array(
            fc
              .record({
                unit: who,
                count: whole(1, 500),
                fromAim: whole(0, 48),
                flags: fc.tuple(fc.boolean(), fc.boolean()),
              })
              .map(({ unit, count, fromAim, flags: [fixed, own] }) => ({
                ...unit,
                count,
                fromAim,
                fixed,
                own,
              })),
            { minLength: 1, maxLength: manyBounds.blastTargets },
          ),
        }),
      })
      .map(({ unit, situation: where, rest }) => ({ ...unit, situation: where, ...rest })),
  })
  .map(({ battle, ...rest }) => ({ ...rest, ...battle }));

const chargeSide = (arms: readonly ChargeSideInputs['arm'][]): fc.Arbitrary<ChargeSideInputs> =>
  both(
    fc.record({
      unit: fc.constantFrom(...chargeUnits),
      ownSkill: dice,
      ownArmor: dice,
      mount: fc.constantFrom(...mounts),
      size: upTo(chargeBounds.size),
      struck: fc.constantFrom('rider' as const, 'mount' as const),
      arm: fc.constantFrom(...arms),
      ownUse: upTo(chargeBounds.use),
      ownDamage: dice,
      reach: upTo(chargeBounds.reach),
      shield: yes,
      rooted: yes,
    }),
    fc.oneof(
      fc.constant({}),
      fc.record({ cranky: whole(1, chargeBounds.cranky) }),
      both(fc.record({ creation: anyCreation }), may('pips', whole(1, 12))),
    ),
  );

export const anyCharge: fc.Arbitrary<ChargeInputs> = both(
  both(
    fc.record({
      table: anyTable,
      attacker: chargeSide(chargeArms.filter((arm) => arm !== 'hand')),
      defender: chargeSide(chargeArms),
      straight: upTo(chargeBounds.inches),
      earlier: upTo(chargeBounds.inches),
      targetMove: upTo(chargeBounds.inches),
      direction: fc.constantFrom(...targetMoves),
      unintentional: yes,
      braced: yes,
      strikes: fc.constantFrom(...chargeManners),
      afterMiss: fc.constantFrom(...afterMisses),
      tramples: yes,
      attackerParries: yes,
      answer: fc.constantFrom(...chargeAnswers),
      defenderParries: yes,
      chargers: whole(1, chargeBounds.chargers),
      sameDirection: yes,
      line: upTo(chargeBounds.line),
      moveLeft: upTo(chargeBounds.inches),
      low: yes,
      behind: fc.constantFrom(...behindKinds),
      free: upTo(chargeBounds.inches),
      height: upTo(chargeBounds.inches),
      aimApart: yes,
      goal: fc.constantFrom(...chargeAims),
    }),
    may('situation', anySituation),
  ),
  ofBattle,
);

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

/** Own values are told only where they are used. */
const caster = fc.oneof(
  fc.record({ caster: fc.constantFrom(...casters), ownSkill: fc.constant('1d6') }),
  fc.record({ caster: fc.constant('own' as const), ownSkill: dice }),
);
const target = fc.oneof(
  fc.record({ target: fc.constantFrom(...unitIds), ownArmor: fc.constant('4') }),
  fc.record({ target: fc.constant('own' as const), ownArmor: dice }),
);

export const anyMagic: fc.Arbitrary<MagicInputs> = both(
  both(
    both(caster, target),
    fc.record({
      table: anyTable,
      kind: fc.constantFrom(...magicKinds),
      modifier: whole(-magicBounds.modifier, magicBounds.modifier),
      magic: whole(1, magicBounds.magic),
      others: upTo(magicBounds.others),
      level: whole(1, magicBounds.level),
      distance: upTo(magicBounds.distance),
      count: whole(1, magicBounds.count),
      struck: fc.constantFrom(...striking),
      shoots: fc.constantFrom(...shooting),
      size: whole(1, magicBounds.size),
      undead: upTo(magicBounds.undead),
      wounds: upTo(magicBounds.wounds),
      medics: whole(1, magicBounds.medics),
      hidden: upTo(magicBounds.hidden),
      stance: fc.constantFrom(...stances),
      hides: yes,
      perceives: yes,
      master: yes,
    }),
  ),
  both(
    both(
      may('called', anyProfile.map(calledProfile)),
      both(may('landed', whole(0, magicBounds.landed)), may('fell', fc.constantFrom('short', 'feet'))),
    ),
    both(
      both(
        may('after', fc.stringMatching(/^[0-9a-z]{1,8}$/)),
        both(may('carriers', whole(1, magicBounds.carriers)), may('selfArmor', dice)),
      ),
      both(
        both(may('cranky', whole(0, magicBounds.cranky)), may('targetCranky', whole(0, magicBounds.cranky))),
        both(may('battle', anyMageBattle), may('pair', anyPair)),
      ),
    ),
  ),
);

const squadSide: fc.Arbitrary<SquadSide> = both(
  fc.record({
    count: upTo(squadBounds.count),
    unit: fc.constantFrom(...squadUnits),
    officer: yes,
    close: fc.constantFrom(...closeArms),
    ranged: fc.constantFrom(...rangedArms),
    ownSkill: dice,
    ownArmor: dice,
    ownUse: upTo(squadBounds.use),
    ownDamage: dice,
    plate: upTo(squadBounds.plate),
  }),
  may('charging', fc.constantFrom(...squadChargeArms)),
);

export const anySquads: fc.Arbitrary<SquadsInputs> = both(
  fc.record({
    table: anyTable,
    kind: fc.constantFrom(...squadKinds),
    attacker: fc.constantFrom(...squadOwners),
    mine: squadSide,
    theirs: squadSide,
    distance: upTo(squadBounds.distance),
    counters: yes,
    situation: anySituation,
    modifier: whole(-squadBounds.modifier, squadBounds.modifier),
  }),
  both(
    may(
      'run',
      fc.record({
        inches: upTo(squadBounds.inches),
        braced: yes,
        armed: yes,
        riders: yes,
        front: whole(1, squadBounds.count),
        path: whole(1, squadBounds.count),
        ridersMet: yes,
      }),
    ),
    ofBattle,
  ),
);

const wreckGroup: fc.Arbitrary<WreckGroup> = both(
  fc.record({
    count: whole(1, wreckBounds.count),
    unit: fc.constantFrom(...wreckUnits),
    ownSkill: dice,
    weapon: fc.constantFrom(...wreckWeapons),
    weaponSize: whole(1, 5),
    ownUse: upTo(wreckBounds.use),
    ownDamage: dice,
    situation: anySituation,
    skillModifier: whole(-wreckBounds.modifier, wreckBounds.modifier),
  }),
  both(
    may('cranky', whole(1, wreckBounds.cranky)),
    both(may('distance', whole(1, wreckBounds.distance)), may('automatic', yes)),
  ),
);

export const anyWreck: fc.Arbitrary<WreckInputs> = both(
  fc.record({
    table: anyTable,
    groups: fc.array(wreckGroup, { minLength: 1, maxLength: wreckBounds.groups }),
    creation: anyCreation,
    state: anyOf(wreckSchema as v.GenericSchema<unknown, WreckInputs['state']>),
    aim: fc.record({ kind: fc.constantFrom(...aimKinds), place: upTo(3) }),
    visible: upTo(wreckBounds.visible),
    plate: upTo(wreckBounds.plate),
    area: fc.constantFrom(...componentAreas),
    points: upTo(wreckBounds.points),
    overkill: yes,
  }),
  both(
    both(
      may('by', anyCreation),
      may(
        'crew',
        fc.record({
          steers: yes,
          pilot: yes,
          held: yes,
          ally: yes,
          others: upTo(wreckBounds.acts),
          speed: upTo(wreckBounds.speed),
        }),
      ),
    ),
    both(may('beside', yes), ofBattle),
  ),
  // What does not fit is put right before it is shown.
).map(settled);

export const anyQuik: fc.Arbitrary<QuikInputs> = anyQuikTable.chain((table) => {
  const unit = fc.constantFrom(...quikUnitsOf(table.game));
  const weapon = fc.constantFrom(...quikWeaponsOf(table.game));
  const inches = upTo(quikBounds.inches);
  const steps = upTo(quikBounds.steps);
  const studs = fc.array(upTo(quikBounds.studs), { maxLength: 5 });
  const row: fc.Arbitrary<QuikRow> = fc.record({
    unit,
    weapon,
    other: weapon,
    count: whole(1, quikBounds.count),
    crew: whole(1, quikBounds.crew),
    shield: yes,
    armor: yes,
    distance: upTo(quikBounds.distance),
  });
  return fc.record({
    table: fc.constant(table),
    kind: fc.constantFrom(...quikKinds),
    strikers: fc.array(row, { minLength: 1, maxLength: quikBounds.rows }),
    target: row,
    manner: fc.constantFrom(...quikManners),
    goal: fc.constantFrom(...quikGoals),
    studs,
    vehicle: fc.record({
      terrain: fc.constantFrom(...quikTerrains),
      units: fc.record(Object.fromEntries(propulsionIds.map((id) => [id, whole(1, quikBounds.units)])), {
        requiredKeys: [],
        noNullPrototype: true,
      }),
      aboard: upTo(quikBounds.aboard),
      controlled: yes,
      lastInches: upTo(quikBounds.lastInches),
      studs,
      obstacle: fc.constantFrom(...quikObstacles),
    }),
    move: fc.record({
      unit,
      run: steps,
      leap: steps,
      height: upTo(quikBounds.height),
      swim: steps,
      handled: upTo(quikBounds.handled),
      lift: upTo(quikBounds.lift),
    }),
    car: fc.record({
      size: whole(1, quikBounds.size),
      level: upTo(quikBounds.level),
      groundInches: inches,
      airInches: inches,
    }),
    difficulty: fc.constantFrom(...lugpolDifficulties),
  });
});

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
  master: 'always',
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
  plan: 'travels',
  asked: 'travels',
  battle: pair,
};

const whoFields: Fields<WhoInputs> = {
  unit: 'travels',
  ownSkill: 'travels',
  ownArmor: 'travels',
  declines: 'travels',
  plainSkill: 'always',
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
  battle: {
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
  pair,
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
