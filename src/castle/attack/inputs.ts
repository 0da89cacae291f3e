import { inPlaces, namedLink, question } from '../../kit/question/asked.ts';
import { battleField, readInBattle } from '../../kit/question/battle-ref.ts';
import { choice, group, type InputsOf, number, onOff, written } from '../../kit/question/fields.ts';
import { checked, type Field, list, words } from '../../kit/question/link.ts';
import type { SiegeAbilityId } from '../../rules/mage-knight/attack/abilities.ts';
import {
  attackerKinds,
  attackModes,
  type CastleAttack,
  checkAttack,
  highestDamage,
  type RawAttacker,
} from '../../rules/mage-knight/attack/attack.ts';
import { attackerKindOf, type Figure, figureLimits } from '../../rules/mage-knight/attack/figure.ts';
import { sectionParts } from '../../rules/mage-knight/sections.ts';
import { readAttack1 } from './link-1.ts';

/** How a castle is attacked: a section, in one of the two modes, or a figure at the other end of an access point. */
export const castleWays = [...attackModes, 'access'] as const;

export type CastleWay = (typeof castleWays)[number];

/** Where a figure stands, seen from the section under attack. */
export const castlePlaces = ['elsewhere', ...sectionParts] as const;

/** So many figures with every ability and a name still fit into a link. */
export const mostFigures = 12;

/** Of a name, as a link carries it. */
const longestName = 120;

/** A name as far as an attacker has room for it; half a sign is none. */
export function attackerName(name: string): string {
  const signs = [...name.slice(0, figureLimits.name)].filter((sign) => !/\p{Surrogate}/u.test(sign));
  while (words.write(signs.join('')).length > longestName) signs.pop();
  return signs.join('');
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

const able: Field<readonly SiegeAbilityId[]> = {
  write: (ids) => ids.map((id) => abilityLetters[id]).join(''),
  read(letters) {
    const known = Object.entries(abilityLetters) as [SiegeAbilityId, string][];
    const held = known.filter(([, letter]) => letters.includes(letter)).map(([id]) => id);
    return held.length === letters.length ? held : undefined;
  },
};

const damage = number({ default: 3, most: highestDamage });

const figureFields = {
  kind: choice(attackerKinds, 'warrior'),
  baseDamage: damage,
  baseRangedDamage: damage,
  abilities: written(able, []),
  /** On the section or, where a figure is attacked through it, on the access point. */
  frontArcTouches: onOff(true),
  place: choice(castlePlaces, 'elsewhere'),
  /** Empty for one that is only numbered. */
  name: written(
    checked(words, (name) => name === attackerName(name)),
    '',
  ),
};

export type CastleFigure = InputsOf<typeof figureFields>;

export const castleFigure = question(figureFields);

export const plainFigure: CastleFigure = castleFigure.default;

const fields = {
  mode: choice(castleWays, 'close'),
  /** More than one is a ranged formation or a gang up. */
  figures: written(list(inPlaces(castleFigure), ',', 1, mostFigures), [plainFigure]),
  /** An access point between the attackers and the figure they want to attack. */
  access: group({
    /** A closed door: nothing passes. */
    closed: onOff(),
    /** The target stands at the other end. */
    enemyThere: onOff(true),
    /** It stands higher than the primary attacker. */
    higher: onOff(true),
    /** More of its enemies touch the point than those who attack. */
    others: onOff(),
  }),
  battle: battleField,
};

/** What the castle screen asks. */
export type CastleInputs = InputsOf<typeof fields>;

export type AccessPoint = CastleInputs['access'];

export const castleAttack = question(fields);

export const initialInputs: CastleInputs = castleAttack.default;

/** The value that an attack of a kind goes by. */
export function damageOf(mode: CastleWay): 'baseDamage' | 'baseRangedDamage' {
  return mode === 'ranged' ? 'baseRangedDamage' : 'baseDamage';
}

/**
 * Whether the damage of a figure can decide: a figure that always may needs none, and through an access point it is not
 * asked.
 */
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
  const checked = checkAttack({
    mode: mode === 'ranged' ? 'ranged' : 'close',
    target,
    attackers: figures.map(rawAttacker),
  });
  return checked.ok ? checked.value : undefined;
}

/** `v=3`: of `v=2` are links of old. */
export const castleCodec = namedLink(castleAttack, readInBattle(readAttack1), { version: '3' });
