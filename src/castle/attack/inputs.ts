import { inBattle, type OfBattle } from '../../kit/battle-ref.ts';
import type { InputCodec } from '../../kit/inputs.ts';
import { flag, oneOf, row, someOf, whole } from '../../kit/link.ts';
import { type SiegeAbilityId, siegeAbilities } from '../../rules/mage-knight/abilities.ts';
import {
  type AttackerKind,
  attackerKinds,
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
export interface CastleInputs extends OfBattle {
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

/** The value that an attack of a kind goes by. */
export function damageOf(mode: CastleWay): 'baseDamage' | 'baseRangedDamage' {
  return mode === 'ranged' ? 'baseRangedDamage' : 'baseDamage';
}

/** Whether the damage of a figure can decide: whoever always may needs none, and through an access point it is not asked. */
export function damageCounts({ kind }: Pick<CastleFigure, 'kind'>, mode: CastleWay): boolean {
  if (mode === 'access' || kind === 'titan' || kind === 'multi-dial') return false;
  return kind !== 'section' || mode === 'ranged';
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

/** One letter each, so that a name has room beside them; the letters never change meaning. */
const abilityLetters: Readonly<Record<SiegeAbilityId, string>> = {
  atutes: 'a',
  letarolas: 'l',
  mennykocsapas: 'm',
  utkozes: 'u',
  'magikus-robbantas': 'r',
  bombazas: 'b',
  atloves: 'o',
  'teruletre-hato-sebzes': 't',
};

const point = row<AccessPoint>({ closed: flag, enemyThere: flag, higher: flag, others: flag }, '');

const damage = whole(0, 99);

const able = someOf(siegeAbilities.map(({ id }) => id));

/** What both versions write alike. */
const plain = row({
  kind: oneOf(attackerKinds),
  baseDamage: damage,
  baseRangedDamage: damage,
  frontArcTouches: flag,
  place: oneOf(castlePlaces),
});

/**
 * `v=2&mode=close&ap=0110&f=warrior.3.3.1.elsewhere.au.Griff`, one `f` for each figure with its name last. Of
 * version 1, without names and access points, are links and drafts of old: `v=1&mode=close&f=warrior.3.3.1.elsewhere.atutes`.
 */
export const castleCodec: InputCodec<CastleInputs> = inBattle({
  initial: initialInputs,
  encode({ mode, figures, access }) {
    return ['v=2', `mode=${mode}`, `ap=${point.write(access)}`, ...figures.map(encodeFigure)].join('&');
  },
  decode(query) {
    const fields = new URLSearchParams(query);
    const version = fields.get('v');
    const mode = castleWays.find((known) => known === fields.get('mode'));
    const named = version === '2';
    const access = named ? point.read(fields.get('ap') ?? '') : plainAccess;
    if (!mode || !access || !(named || (version === '1' && mode !== 'access'))) return undefined;
    const texts = fields.getAll('f');
    const figures = texts.flatMap((text) => decodeFigure(text, named) ?? []);
    const inputs = { mode, figures, access };
    return figures.length === texts.length && attackOf(inputs) ? inputs : undefined;
  },
});

function encodeFigure({ name, abilities, ...figure }: CastleFigure): string {
  const letters = abilities.map((id) => abilityLetters[id]).join('');
  return `f=${plain.write(figure)}.${letters}.${encodeURIComponent(name)}`;
}

/** Version 1 names the abilities in full, and no figure. */
function decodeFigure(text: string, named: boolean): CastleFigure | undefined {
  const texts = text.split('.');
  const figure = plain.read(texts.slice(0, 5).join('.'));
  const [held, ...names] = texts.slice(5);
  const abilities = held === undefined ? held : (named ? abilitiesOf : able.read)(held);
  const name = names.join('.');
  if (!figure || !abilities || names.length > 0 !== named || name !== attackerName(name)) return undefined;
  return { ...figure, abilities, name };
}

function abilitiesOf(letters: string): readonly SiegeAbilityId[] | undefined {
  const held = siegeAbilities.map(({ id }) => id).filter((id) => letters.includes(abilityLetters[id]));
  return held.length === letters.length ? held : undefined;
}
