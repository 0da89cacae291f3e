import type { UsbRules } from '../house-rules.ts';
import type { UsbRuleId } from '../ids.ts';
import { type UnitIssue, type UnitIssueCode, unitIssues } from './check-unit.ts';
import type { UsbUnit } from './unit.ts';

/** One activation of an army: a unit, or a hero with his mount (USB-COMP-02). Who is no unit of the app counts by his price. */
export interface Activation {
  readonly price: number;
  readonly hero: boolean;
  readonly unit?: UsbUnit;
}

export interface ArmyChoice {
  /** The agreed limit in points (USB-A-47). */
  readonly limit: number;
  readonly activations: readonly Activation[];
  /** A battle without a scenario of its own: only there the most expensive activation is capped (USB-COMP-04). */
  readonly standard: boolean;
}

/** What an army must keep to, in the order in which it is shown. */
export const compositionCodes = [
  'min90',
  'points',
  'noHero',
  'heroes',
  'activations',
  'third',
  'uniform',
  'sizes',
  'equipment',
  'slots',
  'magic',
  'mount',
  'values',
] as const;
export type CompositionCode = (typeof compositionCodes)[number];

export interface CompositionCheck {
  readonly code: CompositionCode;
  readonly rule: UsbRuleId;
  readonly kept: boolean;
  /** What there is, and what there may be. */
  readonly found: number;
  readonly bound: number;
  /** Which activations break it, by their places. */
  readonly places: readonly number[];
}

/** The smallest limit that may be agreed (USB-COMP-03). */
const smallestLimit = 90;
/** Points for each hero and for each activation that is begun (USB-COMP-01, USB-COMP-02). */
const pointsByHero = 250;
const pointsByActivation = 50;

export function mostHeroes(limit: number): number {
  return Math.ceil(limit / pointsByHero);
}

export function mostActivations(limit: number): number {
  return Math.ceil(limit / pointsByActivation);
}

/** Whether one activation may cost so much: at most a third of the limit, or to the letter 33 in 100 (USB-COMP-04, USB-C-05). */
function isWithinCap(price: number, limit: number, { capRule }: Pick<UsbRules, 'capRule'>): boolean {
  return capRule === 'third' ? 3 * price <= limit : 100 * price <= 33 * limit;
}

/** The most expensive whole price of an activation. */
export function costliestActivation(limit: number, { capRule }: Pick<UsbRules, 'capRule'>): number {
  return Math.floor(capRule === 'third' ? limit / 3 : (33 * limit) / 100);
}

/** The most that can be spent of a limit: small ones cannot be filled (USB-X-07). */
export function mostSpendable(limit: number, rules: Pick<UsbRules, 'capRule'>): number {
  return Math.min(limit, mostActivations(limit) * costliestActivation(limit, rules));
}

/** Every rule of composition with what the army makes of it (USB-ARMY-01, USB-COMP-01 to USB-COMP-07). */
export function compositionOf(
  { limit, activations, standard }: ArmyChoice,
  rules: Pick<UsbRules, 'capRule' | 'smallGrowthSlots'>,
): readonly CompositionCheck[] {
  const total = activations.reduce((sum, { price }) => sum + price, 0);
  const heroes = activations.filter(({ hero }) => hero).length;
  const placesWhere = (broken: (activation: Activation) => boolean) =>
    activations.flatMap((activation, place) => (broken(activation) ? [place] : []));
  const costly = standard ? placesWhere(({ price }) => !isWithinCap(price, limit, rules)) : [];
  const costliest = Math.max(0, ...activations.map(({ price }) => price));
  const check = (
    code: CompositionCode,
    rule: UsbRuleId,
    kept: boolean,
    found: number,
    bound: number,
    places: readonly number[] = [],
  ): CompositionCheck => ({ code, rule, kept, found, bound, places });
  return [
    check('min90', 'USB-COMP-03', limit >= smallestLimit, limit, smallestLimit),
    check('points', 'USB-ARMY-01', total <= limit, total, limit),
    check('noHero', 'USB-COMP-01', heroes >= 1, heroes, 1),
    check('heroes', 'USB-COMP-01', heroes <= mostHeroes(limit), heroes, mostHeroes(limit)),
    check(
      'activations',
      'USB-COMP-02',
      activations.length <= mostActivations(limit),
      activations.length,
      mostActivations(limit),
    ),
    ...(standard
      ? [
          check(
            'third',
            'USB-COMP-04',
            costly.length === 0,
            costliest,
            costliestActivation(limit, rules),
            costly,
          ),
        ]
      : []),
    // All models of a unit are one choice, so no army can break this.
    check('uniform', 'USB-COMP-05', true, 0, 0),
    ...unitChecks.map(([code, rule, issues]) => {
      const places = placesWhere((activation) =>
        issuesOf(activation, rules).some((issue) => issues.includes(issue.code)),
      );
      return check(code, rule, places.length === 0, places.length, 0, places);
    }),
  ];
}

/** The rules that a unit can break by itself, and what breaks them. */
const unitChecks: readonly (readonly [
  code: CompositionCode,
  rule: UsbRuleId,
  issues: readonly UnitIssueCode[],
])[] = [
  ['sizes', 'USB-COMP-06', ['models-range']],
  ['equipment', 'USB-COMP-07', ['specials-range', 'specials-need-ranged']],
  ['slots', 'USB-PRICE-03', ['too-many-pieces']],
  ['magic', 'USB-PRICE-05', ['magic-over']],
  ['mount', 'USB-PRICE-04', ['rider-mounted']],
  ['values', 'USB-PRICE-01', ['hit-range', 'tough-range', 'growth-range', 'specialisation-twice']],
];

/** What is wrong with the unit of an activation by itself. */
export function issuesOf(
  { unit }: Activation,
  rules: Pick<UsbRules, 'smallGrowthSlots'>,
): readonly UnitIssue[] {
  return unit ? unitIssues(unit, rules) : [];
}

/**
 * Which activation is the commander's: the most expensive hero; all that are equally expensive, for their owner to
 * choose (USB-HERO-04, USB-A-27).
 */
export function commandersOf(activations: readonly Activation[]): readonly number[] {
  const costliest = Math.max(...activations.map(({ hero, price }) => (hero ? price : -1)));
  return activations.flatMap(({ hero, price }, place) => (hero && price === costliest ? [place] : []));
}
