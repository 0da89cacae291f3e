// An army of BrikWars that makes itself, within its limit and the rules of its rule set (BW-GEN-06, BW-QW-23, BW-LG-05).
import type { RandomSource } from '../../dice/random.ts';
import { type Mustered, type MusterTaste, muster, type Offer, pick } from '../../muster.ts';
import type { RuleSet } from '../rule-sets.ts';
import { armyChecks, egosIn, type ListedUnits } from './army-check.ts';
import type { Profile } from './profile.ts';
import { profilePrice } from './profile-price.ts';
import type { ReadyId } from './ready-units.ts';

export interface ArmyMuster {
  /** Construction Points to spend; of a game that prices nothing: how many figures. */
  readonly points: number;
  readonly taste: MusterTaste;
  readonly rules: RuleSet;
  /** What the rule set has ready. */
  readonly ready: readonly { readonly id: ReadyId; readonly unit: Profile }[];
  /** Units of the player's own, taken where they fit. */
  readonly own: readonly Profile[];
  /** What the army has already. */
  readonly present: readonly ListedUnits[];
}

/** How gladly each is taken; whoever is not named comes by an army's maker alone. Riders come each with a horse. */
const weights: Readonly<Record<MusterTaste, Readonly<Partial<Record<ReadyId, number>>>>> = {
  mixed: {
    ...{ 'sword-shield': 4, 'axe-shield': 3, 'two-hander': 2, bow: 3, rifle: 2, grenadier: 1 },
    ...{ knight: 2, medic: 1, mage: 1, 'brick-thrower': 1 },
  },
  many: { 'sword-shield': 5, 'axe-shield': 2, bow: 4, 'brick-thrower': 2 },
  strong: { knight: 6, 'two-hander': 3, 'axe-shield': 1, officer: 1, mage: 2, siege: 1 },
  shooting: { bow: 4, rifle: 5, grenadier: 2, 'brick-thrower': 3, siege: 1 },
  mounted: { knight: 4, 'sword-shield': 3, bow: 1 },
};

/** Whose rider a unit can be. */
const riders: readonly ReadyId[] = ['knight', 'sword-shield', 'bow'];
/** How gladly one's own are taken, beside those that are ready. */
const ownWeight = 3;
/** A leader costs no more than this part. */
const leaderPart = 4;

/** Units and how many of each; nothing where nothing fits. */
export function musterArmy(asked: ArmyMuster, random: RandomSource): readonly Mustered<Profile>[] {
  const { taste, rules, ready, own, present } = asked;
  const price = (unit: Profile) => (rules.priced ? (unit.cost ?? profilePrice(unit).known) : 1);
  const sound = (unit: Profile) =>
    armyChecks([{ count: 1, points: price(unit), unit }], undefined, rules).every(
      ({ kept, missing }) => kept || missing,
    );
  const isHero = (unit: Profile) => egosIn([{ count: 1, points: 0, unit }]) > 0;
  const byId = (id: ReadyId) => ready.find((each) => each.id === id && sound(each.unit))?.unit;

  let left = asked.points;
  const leaders: Profile[] = [];
  const lead = (unit: Profile | undefined) => {
    if (!unit || price(unit) > left) return;
    leaders.push(unit);
    left -= price(unit);
  };
  // One hero at most: a second makes both Cranky, and short games ask for one.
  const heroless = egosIn(present) === 0;
  if (heroless && rules.heroes !== undefined) lead(byId('hero'));
  else if (heroless && present.length === 0) {
    const affordable = [byId('hero'), byId('officer'), ...own.filter((unit) => sound(unit) && isHero(unit))];
    lead(
      pick(
        affordable.flatMap((unit) => (unit && price(unit) * leaderPart <= left ? [[1, unit] as const] : [])),
        random,
      ),
    );
  }

  const horse = byId('horse');
  const offers: Offer<Profile>[] = [];
  for (const { id, unit } of ready) {
    if (!sound(unit) || isHero(unit)) continue;
    const weight = weights[taste][id] ?? 0;
    if (taste === 'mounted' && horse && riders.includes(id)) {
      offers.push({ units: [unit, horse], points: price(unit) + price(horse), weight });
      offers.push({ units: [unit], points: price(unit), weight: 0 });
    } else if (id !== 'horse' && id !== 'pilot')
      // Leaders, healers and mages are few.
      offers.push({
        ...{ units: [unit], points: price(unit), weight },
        ...(['officer', 'medic', 'mage', 'siege'].includes(id) && { most: weight > 0 ? 2 : 0 }),
      });
  }
  for (const unit of own)
    if (sound(unit) && !isHero(unit) && price(unit) > 0)
      offers.push({ units: [unit], points: price(unit), weight: ownWeight });
  return [...leaders.map((unit) => ({ unit, count: 1 })), ...muster(offers, left, random)];
}
