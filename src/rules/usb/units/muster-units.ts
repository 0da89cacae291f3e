// An army of USB that makes itself, legal at once (USB-ARMY-01, USB-COMP-01 to USB-COMP-07).
import type { RandomSource } from '../../dice/random.ts';
import { between, type MusterTaste, pick } from '../../muster.ts';
import type { UsbRules } from '../house-rules.ts';
import {
  type Activation,
  costliestActivation,
  issuesOf,
  mostActivations,
  mostHeroes,
} from './composition.ts';
import { plainHero, plainMachine, plainSoldiers } from './plain-units.ts';
import { priceOf } from './price.ts';
import {
  type HeroTier,
  heroTiers,
  type LineUnit,
  mostGrowth,
  mostModels,
  rankStats,
  statValues,
  type UsbUnit,
} from './unit.ts';

export interface UsbMuster {
  /** The agreed limit in points. */
  readonly limit: number;
  /** A battle without a scenario of its own: only there an activation is capped (USB-COMP-04). */
  readonly standard: boolean;
  readonly taste: MusterTaste;
  /** Units of the player's own, taken where they fit. */
  readonly own: readonly UsbUnit[];
  /** What the army has already. */
  readonly present: readonly Activation[];
}

type MusterRules = Pick<UsbRules, 'capRule' | 'smallGrowthSlots' | 'specialWeaponPrice'>;

/** Soldiers by what they are for; models follow from what may be spent. */
type Kind = 'melee' | 'guard' | 'shooters' | 'riders' | 'archers-mounted' | 'machine';

const weights: Readonly<Record<MusterTaste, Readonly<Record<Kind, number>>>> = {
  mixed: { melee: 3, guard: 2, shooters: 3, riders: 2, 'archers-mounted': 0, machine: 1 },
  many: { melee: 5, guard: 1, shooters: 4, riders: 0, 'archers-mounted': 0, machine: 0 },
  strong: { melee: 1, guard: 5, shooters: 1, riders: 2, 'archers-mounted': 0, machine: 3 },
  shooting: { melee: 1, guard: 0, shooters: 7, riders: 0, 'archers-mounted': 1, machine: 1 },
  mounted: { melee: 0, guard: 0, shooters: 1, riders: 6, 'archers-mounted': 2, machine: 1 },
};

/** Worst first: how well trained soldiers are to a taste. */
const trained: Readonly<Record<MusterTaste, readonly [rookie: number, regular: number, veteran: number]>> = {
  mixed: [2, 4, 1],
  many: [6, 1, 0],
  strong: [0, 2, 5],
  shooting: [1, 4, 2],
  mounted: [1, 4, 1],
};

/** A hero costs no more than this part of the limit, where another is to be had: one of so many. */
const heroPart: Readonly<Record<MusterTaste, number>> = {
  mixed: 4,
  many: 8,
  strong: 3,
  shooting: 5,
  mounted: 4,
};

const oneOf = <Value>(values: readonly Value[], random: RandomSource): Value | undefined =>
  pick(
    values.map((value) => [1, value]),
    random,
  );

function soldiers(kind: Exclude<Kind, 'machine'>, taste: MusterTaste, random: RandomSource): LineUnit {
  const [rookie, regular, veteran] = trained[taste];
  const stat =
    pick(
      [
        [rookie, rankStats.rookie],
        [regular, rankStats.regular],
        [veteran, rankStats.veteran],
      ],
      random,
    ) ?? rankStats.regular;
  const plain = { hit: stat, tough: stat, models: 1 } as const;
  const ranged = oneOf(['light-arms', 'light-arms', 'small-arms'] as const, random) ?? 'light-arms';
  switch (kind) {
    case 'melee':
      return plainSoldiers({
        ...plain,
        melee: oneOf(['basic', 'pole', 'heavy'] as const, random) ?? 'basic',
      });
    case 'guard':
      return plainSoldiers({
        ...plain,
        ...{ type: 'heavy', shield: random(2) === 1 },
        melee: oneOf(['basic', 'pole', 'heavy'] as const, random) ?? 'basic',
      });
    case 'shooters':
      return plainSoldiers({ ...plain, ranged });
    case 'riders':
      return plainSoldiers({ ...plain, type: 'riders', melee: random(2) === 1 ? 'cavalry' : 'basic' });
    case 'archers-mounted':
      return plainSoldiers({ ...plain, type: 'riders', ranged: 'light-arms' });
  }
}

/**
 * Units that make an army legal and spend its limit as far as it goes; none where nothing more fits, or where no hero can
 * be paid for who is missing.
 */
export function musterUnits(asked: UsbMuster, rules: MusterRules, random: RandomSource): readonly UsbUnit[] {
  const { limit, standard, taste, own, present } = asked;
  const cap = standard ? costliestActivation(limit, rules) : limit;
  const price = (unit: UsbUnit) => priceOf(unit, rules).points;
  const units: UsbUnit[] = [];
  let left = limit - present.reduce((sum, activation) => sum + activation.price, 0);
  let places = mostActivations(limit) - present.length;
  let heroes = mostHeroes(limit) - present.filter(({ hero }) => hero).length;
  const heroMissing = !present.some(({ hero }) => hero);

  const fits = (unit: UsbUnit) => price(unit) <= Math.min(cap, left);
  const take = (unit: UsbUnit) => {
    units.push(unit);
    left -= price(unit);
    places -= 1;
    if (unit.kind === 'hero') heroes -= 1;
  };
  const sound = (unit: UsbUnit) => issuesOf({ price: 0, hero: false, unit }, rules).length === 0;
  const kept = own.filter(sound);

  function hero(most: number): UsbUnit | undefined {
    const mine = kept.filter((unit) => unit.kind === 'hero' && fits(unit));
    const ready = heroTiers.map((tier: HeroTier) =>
      plainHero(tier, taste === 'mounted' ? { type: 'riders', melee: 'cavalry' } : {}),
    );
    const affordable = [...ready, ...mine].filter((unit) => fits(unit) && price(unit) <= most);
    return oneOf(affordable, random);
  }
  if (heroMissing) {
    const first = hero(limit / heroPart[taste]) ?? [plainHero('aspiring')].find(fits);
    if (!first || places < 1) return [];
    take(first);
  }
  if (taste === 'strong' && heroes > 0 && places > 2) {
    const second = hero(left / 3);
    if (second) take(second);
  }

  function built(target: number): UsbUnit | undefined {
    const [first] = kept.length > 0 && random(3) > 1 ? [oneOf(kept.filter(joins), random)] : [];
    if (first) return first;
    const kinds = weights[taste];
    const kind =
      pick(
        (Object.keys(kinds) as Kind[]).map((each) => [kinds[each], each]),
        random,
      ) ?? 'melee';
    if (kind === 'machine') {
      const growth = Array.from({ length: mostGrowth + 1 }, (_, step) => plainMachine({ growth: step }))
        .slice(1)
        .filter((unit) => fits(unit) && price(unit) <= Math.max(target, price(plainMachine({ growth: 1 }))));
      if (growth.length > 0) return growth.at(-1);
    }
    const one = soldiers(kind === 'machine' ? 'melee' : kind, taste, random);
    const models = Math.min(mostModels[one.type], Math.floor(target / price(one)));
    if (models >= 1) return { ...one, models };
    const rookies = plainSoldiers({ hit: rankStats.rookie, tough: rankStats.rookie, models: 1 });
    return [one, rookies].find(fits);
  }
  const joins = (unit: UsbUnit) => fits(unit) && (unit.kind !== 'hero' || heroes > 0);

  const fewest =
    taste === 'many' ? places : taste === 'strong' ? Math.ceil(places / 2) : Math.ceil((places * 2) / 3);
  for (let more = between(fewest, places, random); more > 0; more -= 1) {
    const fair = (left / more) * (between(70, 130, random) / 100);
    const unit = built(Math.min(fair, cap, left));
    if (!unit || !joins(unit)) break;
    take(unit);
  }
  spendRest();
  return units;

  /** What is left goes into more models, then into better arms, then into units more. */
  function spendRest(): void {
    for (let grew = true; grew; ) {
      grew = false;
      for (const [place, unit] of units.entries()) {
        // Units of the player's own stay as they are.
        if (own.includes(unit)) continue;
        const better = grown(unit).find(
          (next) => sound(next) && price(next) <= cap && price(next) - price(unit) <= left,
        );
        if (!better) continue;
        left -= price(better) - price(unit);
        units[place] = better;
        grew = true;
      }
      if (grew || places < 1) continue;
      const rookie = plainSoldiers({ hit: rankStats.rookie, tough: rankStats.rookie, models: 1 });
      if (fits(rookie)) {
        take(rookie);
        grew = true;
      }
    }
  }
}

/** One step better aim or toughness, where there is one. */
function trainedUp<Unit extends UsbUnit>(unit: Unit): readonly Unit[] {
  return (['tough', 'hit'] as const).flatMap((stat) => {
    const better = statValues[statValues.indexOf(unit[stat]) + 1];
    return better === undefined ? [] : [{ ...unit, [stat]: better }];
  });
}

/** The next steps of a unit, the most wanted first. */
function grown(unit: UsbUnit): readonly UsbUnit[] {
  switch (unit.kind) {
    case 'machine':
      return [{ ...unit, growth: unit.growth + 1 }, ...trainedUp(unit)];
    case 'hero':
      return [
        ...(unit.melee === 'basic' ? [{ ...unit, melee: 'heavy' as const }] : []),
        ...(unit.shield ? [] : [{ ...unit, shield: true }]),
        ...trainedUp(unit),
      ];
    case 'line':
      return [
        { ...unit, models: unit.models + 1 },
        ...(unit.leaders || unit.models < 5 ? [] : [{ ...unit, leaders: true }]),
        ...(unit.shield || unit.ranged ? [] : [{ ...unit, shield: true }]),
        ...trainedUp(unit),
      ];
  }
}
