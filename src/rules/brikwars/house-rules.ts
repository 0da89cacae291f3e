import {
  addedMoves,
  bracedSquads,
  type ChargeRules,
  chargeModels,
  chargeRules,
  chargeSkillRolls,
  fallDamages,
  knockedOverTests,
  momentumDice,
  momentumRolls,
  ploughings,
  smashCounts,
  tramplings,
  withinSizes,
} from './charge/charge-rules.ts';
import {
  blindCovers,
  counterMoments,
  crankyWays,
  damageCriticalFailures,
  type Edition,
  type EditionId,
  editions,
  equalDamages,
  type FightRules,
  knockedAwayKinds,
  largeTargets,
  parryMoments,
  shoveTargets,
  summonCircles,
  unarmedParries,
} from './edition.ts';
import type { BrikwarsRuleId } from './ids.ts';
import { blastRolls, gangPenalties, type VolleyRules, volleyRules } from './many/volley-rules.ts';
import type { Weapon, WeaponId } from './weapons.ts';

/** Where a switch matters. */
export const tableModes = ['close', 'ranged', 'many', 'squads', 'charge', 'wreck', 'magic'] as const;
export type TableMode = (typeof tableModes)[number];

/** Numbers of the weapon table in which the editions differ (BWC-01, BWC-02). */
interface WeaponRules {
  readonly heavyUse: number;
  readonly randomObjectUse: number;
}

type AllRules = FightRules & ChargeRules & VolleyRules & WeaponRules;

const all = tableModes;
const attacks = ['close', 'ranged', 'many'] as const;
/** Where single attacks are rolled, at creations too. */
const aimed = [...attacks, 'squads', 'wreck'] as const;
const charge = ['charge'] as const;
const yesNo = [true, false] as const;

/** Every switch that a table may set for itself: the ruling that explains it, its values (that of 2005 first), and the modes it matters to. */
export const houseRules = {
  bonus: { ruling: 'BWC-05', values: ['d6', 'same', 'none'], modes: all },
  skillCriticalFailure: { ruling: 'BWC-50', values: yesNo, modes: all },
  damageCriticalFailure: { ruling: 'BWC-50', values: damageCriticalFailures, modes: all },
  rangeCriticalFailure: { ruling: 'BWC-50', values: yesNo, modes: ['ranged', 'many', 'wreck', 'magic'] },
  cumulativeDamage: { ruling: 'BWC-54', values: yesNo, modes: ['close', 'many'] },
  parryRolled: { ruling: 'BWC-58', values: ['if-hit', 'always'], modes: attacks },
  counterAfter: { ruling: 'BWC-60', values: counterMoments, modes: ['close', 'many'] },
  parryUntil: { ruling: 'BWC-61', values: parryMoments, modes: ['close'] },
  knockedAway: { ruling: 'BWC-27', values: knockedAwayKinds, modes: ['close', 'many'] },
  shoveTargets: { ruling: 'BWC-10', values: shoveTargets, modes: ['close'] },
  unarmedParry: { ruling: 'BWC-11', values: unarmedParries, modes: ['close'] },
  equalDamage: { ruling: 'BWC-06', values: equalDamages, modes: all },
  heavyUse: { ruling: 'BWC-01', values: [4, 3], modes: ['close', 'many', 'squads', 'charge', 'wreck'] },
  randomObjectUse: { ruling: 'BWC-02', values: [3, 2], modes: aimed },
  automaticHits: { ruling: 'BWC-09', values: yesNo, modes: [...attacks, 'wreck'] },
  headOnIgnoresSpeed: { ruling: 'BWC-03', values: [false, true], modes: aimed },
  largeTarget: { ruling: 'BWC-41', values: largeTargets, modes: aimed },
  blindCover: { ruling: 'BWC-132', values: blindCovers, modes: attacks },
  cranky: { ruling: 'BWC-56', values: crankyWays, modes: [...attacks, 'charge', 'wreck'] },
  heightCap: { ruling: 'BWC-04', values: [Number.POSITIVE_INFINITY, 5], modes: ['ranged', 'many'] },
  gangPenalty: { ruling: 'BWC-21', values: gangPenalties, modes: ['many'] },
  blastRoll: { ruling: 'BWC-64', values: blastRolls, modes: ['many'] },
  model: { ruling: 'BWC-08', values: chargeModels, modes: charge },
  addedMove: { ruling: 'BWC-29', values: addedMoves, modes: charge },
  momentumDice: { ruling: 'BWC-30', values: momentumDice, modes: charge },
  skillRoll: { ruling: 'BWC-31', values: chargeSkillRolls, modes: charge },
  knockedOver: { ruling: 'BWC-32', values: knockedOverTests, modes: charge },
  trampling: { ruling: 'BWC-33', values: tramplings, modes: charge },
  ploughing: { ruling: 'BWC-34', values: ploughings, modes: charge },
  withinSize: { ruling: 'BWC-80', values: withinSizes, modes: charge },
  momentumRoll: { ruling: 'BWC-81', values: momentumRolls, modes: charge },
  smash: { ruling: 'BWC-83', values: smashCounts, modes: charge },
  falls: { ruling: 'BWC-84', values: fallDamages, modes: charge },
  combined: {
    ruling: 'BWC-07',
    values: ['momentum-and-damage', 'momentum', 'damage'],
    modes: ['charge', 'squads'],
  },
  bracedSquad: { ruling: 'BWC-152', values: bracedSquads, modes: ['squads'] },
  summonCircle: { ruling: 'BWC-95', values: summonCircles, modes: ['magic'] },
} as const satisfies {
  readonly [Name in keyof AllRules]?: {
    readonly ruling: BrikwarsRuleId;
    readonly values: readonly AllRules[Name][];
    readonly modes: readonly TableMode[];
  };
};

export type HouseRuleId = keyof typeof houseRules;
export const houseRuleIds = Object.keys(houseRules) as readonly HouseRuleId[];

/** The switches that a table has set otherwise than its edition. */
export type HouseRules = { readonly [Name in HouseRuleId]?: AllRules[Name] };

const typed: {
  readonly [Name in HouseRuleId]: { readonly values: readonly Required<HouseRules>[Name][] };
} = houseRules;

/** The values that a switch can have. */
export function valuesOf<Name extends HouseRuleId>(name: Name): readonly Required<HouseRules>[Name][] {
  return typed[name].values;
}

/** What a table plays by: an edition, and its own changes to it. */
export interface TableRules {
  readonly edition: EditionId;
  readonly house: HouseRules;
}

/** What the edition itself says of every switch. */
export function ownRules(edition: EditionId): Required<HouseRules> {
  const { heavy, 'random-object': object } = editions[edition].weapons;
  return {
    heightCap: Number.POSITIVE_INFINITY,
    heavyUse: heavy.use,
    randomObjectUse: object.use,
    ...editions[edition].rules,
    ...chargeRules[edition],
    ...volleyRules[edition],
  };
}

/** The table with one switch set; a value that is the edition's own counts as no change. */
export function withHouseRule<Name extends HouseRuleId>(
  table: TableRules,
  name: Name,
  value: Required<HouseRules>[Name],
): TableRules {
  const { [name]: _, ...rest } = table.house;
  const same = ownRules(table.edition)[name] === value;
  return { ...table, house: same ? rest : { ...rest, [name]: value } };
}

/** The table at another edition: a change that this edition makes by itself is one no more. */
export function withEdition({ house }: TableRules, edition: EditionId): TableRules {
  const own = ownRules(edition);
  const kept = Object.entries(house).filter(([name, value]) => own[name as HouseRuleId] !== value);
  return { edition, house: Object.fromEntries(kept) };
}

/** How many switches that matter to a mode differ from the edition. */
export function rulesChanged({ house }: TableRules, mode: TableMode): number {
  return houseRuleIds.filter((name) => name in house && houseRules[name].modes.some((own) => own === mode))
    .length;
}

export function fightRulesOf({ edition, house }: TableRules): FightRules {
  return laid(editions[edition].rules, house, ['heightCap']);
}

export function chargeRulesOf({ edition, house }: TableRules): ChargeRules {
  return laid(chargeRules[edition], house);
}

export function volleyRulesOf({ edition, house }: TableRules): VolleyRules {
  return laid(volleyRules[edition], house);
}

/** The edition with the table's changes laid over its own rules and weapons. */
export function editionOf(table: TableRules): Edition {
  return { id: table.edition, rules: fightRulesOf(table), weapons: weaponsOf(table) };
}

/** The weapons of the edition with the table's changes (BWC-01, BWC-02). */
function weaponsOf({ edition, house }: TableRules): Readonly<Record<WeaponId, Weapon>> {
  const { weapons } = editions[edition];
  const { heavyUse, randomObjectUse } = house;
  const object = weapons['random-object'];
  return {
    ...weapons,
    ...(heavyUse !== undefined && { heavy: { ...weapons.heavy, use: heavyUse, ruling: 'BWC-01' } }),
    ...(randomObjectUse !== undefined && {
      'random-object': { ...object, use: randomObjectUse, ruling: 'BWC-02' },
    }),
  };
}

function laid<Rules extends object>(
  own: Rules,
  house: HouseRules,
  more: readonly (keyof Rules)[] = [],
): Rules {
  const names = new Set<PropertyKey>([...Object.keys(own), ...more]);
  const changed = Object.entries(house).filter(([name]) => names.has(name));
  return { ...own, ...Object.fromEntries(changed) };
}
