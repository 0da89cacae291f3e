// What the limits of a rule set make of an army (E:347, E:449, E:1773-1779; P:1443-1451, P:1552-1563).
import { linePoints } from '../../army.ts';
import { creationIssues } from '../creation/creation-check.ts';
import { crankinessDiscount, trainingIssues } from '../creation/price-training.ts';
import { printedSpecialties } from '../creation/price-unit.ts';
import type { BrikwarsRuleId } from '../ids.ts';
import type { RuleSet } from '../rule-sets.ts';
import { spellsFit } from '../supplement/spell-values.ts';
import { bodyOf } from './printed-body.ts';
import type { Profile } from './profile.ts';
import { profilePrice } from './profile-price.ts';
import { shortIssues } from './short-unit.ts';

/** A line of an army as far as its rules go. */
export interface ListedUnits {
  readonly count: number;
  /** Construction Points of one. */
  readonly points: number;
  /** How it fights, where the line says so. */
  readonly unit?: Profile | undefined;
}

const armyCheckCodes = [
  'budget',
  'league-points',
  'league-move',
  'other-list',
  'training',
  'built',
  'vehicle',
  'one-hero',
] as const;
export type ArmyCheckCode = (typeof armyCheckCodes)[number];

/** A rule for the whole army, whether it is kept, the figures that decide, and the places of the lines that break it. */
export interface BrikwarsArmyCheck {
  readonly code: ArmyCheckCode;
  readonly rule: BrikwarsRuleId;
  readonly kept: boolean;
  /** What is not kept is missing rather than broken: the army is not finished. */
  readonly missing?: true;
  readonly found: number;
  readonly bound: number;
  readonly places: readonly number[];
}

/** Whether it has a Heroic Ego, printed or learnt (BW-HERO-02). */
function isHeroic(unit: Profile): boolean {
  if (unit.short) return unit.short.unit === 'hero' && !unit.short.vehicle;
  if (unit.training?.specialties?.includes('ego')) return true;
  const body = unit.creation ? undefined : bodyOf(unit);
  return body !== undefined && printedSpecialties[body.unit].includes('ego');
}

/** What an Ego costs besides things held: that part the others of its team make cheaper (BW-HERO-04, BWC-146). */
function ownPart(unit: Profile): number {
  return profilePrice({ ...unit, weapons: [], explosives: 0 }).known;
}

/** Construction Points off one of these units where an army has so many Egos; nothing in the short games. */
export function discountOf(unit: Profile, egos: number): number {
  return unit.short || unit.creation || !isHeroic(unit) ? 0 : crankinessDiscount(ownPart(unit), egos);
}

/** How many Heroic Egos an army has: they make each other Cranky (BW-HERO-03). */
export function egosIn(lines: readonly ListedUnits[]): number {
  return lines.reduce((sum, { count, unit }) => sum + (unit && isHeroic(unit) ? count : 0), 0);
}

/** Whether its training is one that the rule set has, and no specialty is there twice (BW-UNIT-09). */
function isTaught({ training, creation, short, ...body }: Profile, rules: RuleSet): boolean {
  if (!training || creation || short) return true;
  const printed = bodyOf(body);
  return (
    spellsFit(training) &&
    trainingIssues(training, printed ? printedSpecialties[printed.unit] : [], rules.building.supplements)
      .length === 0
  );
}

function isBuilt({ creation }: Profile, { building }: RuleSet): boolean {
  if (!creation) return true;
  const flies = creation.propulsion.some(({ medium, inches }) => medium === 'flight' && inches > 0);
  // How fast it is has a rule of its own where armies are limited.
  return creationIssues(creation, building, flies ? 'air' : 'none').every(
    ({ code }) => code === 'too-fast' && building.moveLimit !== undefined,
  );
}

/**
 * Every rule that a rule set has for armies, kept or not: the agreed limit (BW-GEN-06), those of the league (BW-LG-05,
 * BW-LG-06, BWC-100), units of another game (BW-QW-01, BW-LP-01), skills of the supplements (BW-UNIT-09), creations against the
 * rules (BW-CRE-01), vehicles of LUGPolWars (BW-LP-04), a Hero for QuikWars (BW-QW-23).
 */
export function armyChecks(
  lines: readonly ListedUnits[],
  limit: number | undefined,
  rules: RuleSet,
): readonly BrikwarsArmyCheck[] {
  const { list, building, heroes, priced } = rules;
  const points = lines.reduce((sum, line) => sum + linePoints(line), 0);
  const present = lines.map(({ count, unit }) => (count > 0 ? unit : undefined));
  const against = (wrong: (unit: Profile) => boolean) =>
    present.flatMap((unit, place) => (unit && wrong(unit) ? [place] : []));
  const rule = (
    code: ArmyCheckCode,
    id: BrikwarsRuleId,
    places: readonly number[],
    bound = 0,
  ): BrikwarsArmyCheck => ({
    code,
    rule: id,
    kept: places.length === 0,
    found: places.length,
    bound,
    places,
  });
  const checks: BrikwarsArmyCheck[] = [];
  const spent = (code: ArmyCheckCode, id: BrikwarsRuleId, most: number) =>
    checks.push({ code, rule: id, kept: points <= most, found: points, bound: most, places: [] });

  if (limit !== undefined && priced) spent('budget', 'BW-GEN-06', limit);
  const { armyLimit, moveLimit } = building;
  if (!list && armyLimit !== undefined) spent('league-points', 'BW-LG-05', armyLimit);
  if (!list && moveLimit !== undefined)
    checks.push(
      rule(
        'league-move',
        'BWC-100',
        against(({ move }) => move > moveLimit),
        moveLimit,
      ),
    );
  checks.push(
    rule(
      'other-list',
      list && priced ? 'BW-LP-01' : 'BW-QW-01',
      against((unit) => isOfOther(unit, rules)),
    ),
  );
  if (!list) {
    checks.push(
      rule(
        'training',
        armyLimit === undefined ? 'BW-UNIT-09' : 'BW-LG-06',
        against((unit) => !isTaught(unit, rules)),
      ),
    );
    checks.push(
      rule(
        'built',
        armyLimit === undefined ? 'BW-CRE-01' : 'BW-LG-06',
        against((unit) => !isBuilt(unit, rules)),
      ),
    );
  }
  if (list && priced)
    checks.push(
      rule(
        'vehicle',
        'BW-LP-04',
        against(({ short }) => short !== undefined && shortIssues(short).length > 0),
      ),
    );
  if (heroes !== undefined) {
    const found = egosIn(lines);
    const kept = found === heroes;
    checks.push({
      ...{ code: 'one-hero', rule: 'BW-QW-23', kept, found, bound: heroes },
      ...(found < heroes ? { missing: true as const } : {}),
      places: found > heroes ? against(isHeroic) : [],
    });
  }
  return checks;
}

/** A unit of the full game among those of a short one, or the other way round; creations belong to the full game. */
function isOfOther({ short }: Profile, { list }: RuleSet): boolean {
  return short?.list !== list;
}

/**
 * What each line costs where an army has as many Egos as now: who followed the price, in full or as cheap as `before` made
 * it, goes on doing so; a price that its player typed stays (BW-HERO-04, BWC-146).
 */
export function withDiscounts<Line extends ListedUnits>(
  before: readonly ListedUnits[],
  lines: readonly Line[],
): readonly Line[] {
  const [had, has] = [egosIn(before), egosIn(lines)];
  return lines.map((line) => {
    const { unit } = line;
    if (!unit || !isHeroic(unit) || unit.short || unit.creation) return line;
    const { whole, known } = profilePrice(unit);
    const follows = whole && (line.points === known || line.points === known - discountOf(unit, had));
    const points = known - discountOf(unit, has);
    return follows && points !== line.points ? { ...line, points } : line;
  });
}

/** What one of a line costs by the rules in this army; undefined where they do not price all of it (BW-UNIT-05). */
export function countedPoints(unit: Profile, egos: number): number | undefined {
  const { whole, known } = profilePrice(unit);
  return whole ? known - discountOf(unit, egos) : undefined;
}
