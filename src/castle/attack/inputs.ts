import type { SiegeAbilityId } from '../../rules/mage-knight/abilities.ts';
import {
  type AttackerKind,
  attackModes,
  type CastleAttack,
  checkAttack,
  type RawAttacker,
} from '../../rules/mage-knight/attack.ts';
import { attackerKindOf, type Figure, figureLimits } from '../../rules/mage-knight/figure.ts';
import { type SectionPart, sectionParts } from '../../rules/mage-knight/sections.ts';

/** How a castle is attacked: a section, in one of the two modes, or a figure at the other end of an access point. */
export const castleWays = [...attackModes, 'access'] as const;
export type CastleWay = (typeof castleWays)[number];

/** Where a figure stands, seen from the section under attack. */
export const castlePlaces = ['elsewhere', ...sectionParts] as const;
export type CastlePlace = 'elsewhere' | SectionPart;

export interface CastleFigure {
  /** Empty for one that is only numbered. */
  readonly name: string;
  readonly kind: AttackerKind;
  readonly baseDamage: number;
  readonly baseRangedDamage: number;
  readonly abilities: readonly SiegeAbilityId[];
  /** On the section or, where a figure is attacked through it, on the access point. */
  readonly frontArcTouches: boolean;
  readonly place: CastlePlace;
}

/** An access point between the attackers and the figure they want to attack. */
export interface AccessPoint {
  /** A closed door: nothing passes. */
  readonly closed: boolean;
  /** The target stands at the other end. */
  readonly enemyThere: boolean;
  /** It stands higher than the primary attacker. */
  readonly higher: boolean;
  /** More of its enemies touch the point than those who attack. */
  readonly others: boolean;
}

/** What the castle screen asks; more than one figure is a ranged formation or a gang up. */
export interface CastleInputs {
  readonly mode: CastleWay;
  readonly figures: readonly CastleFigure[];
  readonly access: AccessPoint;
}

/** So many figures with every ability and a name still fit into a link. */
export const mostFigures = 12;
/** Of a name, as a link carries it. */
const longestName = 120;

export const plainFigure: CastleFigure = {
  name: '',
  kind: 'warrior',
  baseDamage: 3,
  baseRangedDamage: 3,
  abilities: [],
  frontArcTouches: true,
  place: 'elsewhere',
};

export const plainAccess: AccessPoint = { closed: false, enemyThere: true, higher: true, others: false };

export const initialInputs: CastleInputs = { mode: 'close', figures: [plainFigure], access: plainAccess };

/** A name as far as an attacker has room for it; half a sign is none. */
export function attackerName(name: string): string {
  const signs = [...name.slice(0, figureLimits.name)].filter((sign) => !/\p{Surrogate}/u.test(sign));
  while (encodeURIComponent(signs.join('')).length > longestName) signs.pop();
  return signs.join('');
}

/** A stored figure as an attacker who stands ready on the ground. */
export function attackerOf(figure: Figure): CastleFigure {
  const { baseDamage, baseRangedDamage, abilities } = figure;
  const kind = attackerKindOf(figure.kind);
  return { ...plainFigure, name: attackerName(figure.name), kind, baseDamage, baseRangedDamage, abilities };
}

const target = 'target';

function rawAttacker({ name: _, place, ...same }: CastleFigure): RawAttacker {
  // A section stands nowhere; where the figure stood is kept for the next change of kind.
  if (place === 'elsewhere' || same.kind === 'section') return same;
  return { ...same, stands: { section: target, part: place } };
}

/** The checked attack on a section of these inputs; undefined if they cannot be one. Through an access point it is one hand to hand. */
export function attackOf({
  mode,
  figures,
}: Pick<CastleInputs, 'mode' | 'figures'>): CastleAttack | undefined {
  if (figures.length > mostFigures) return undefined;
  const checked = checkAttack({
    mode: mode === 'ranged' ? 'ranged' : 'close',
    target,
    attackers: figures.map(rawAttacker),
  });
  return checked.ok ? checked.value : undefined;
}
