import { type SiegeAbilityId, siegeAbilities } from '../rules/mage-knight/abilities.ts';
import {
  type AttackerKind,
  type AttackMode,
  attackerKinds,
  attackModes,
  type CastleAttack,
  checkAttack,
  highestDamage,
  type RawAttacker,
} from '../rules/mage-knight/attack.ts';
import { type SectionPart, sectionParts } from '../rules/mage-knight/sections.ts';
import type { InputCodec } from './inputs.ts';

export type { AttackerKind, SiegeAbilityId };
export { type AttackMode, attackerKinds, attackModes, highestDamage, siegeAbilities };

/** Where a figure stands, seen from the section under attack. */
export const castlePlaces = ['elsewhere', ...sectionParts] as const;
export type CastlePlace = 'elsewhere' | SectionPart;

export interface CastleFigure {
  readonly kind: AttackerKind;
  readonly baseDamage: number;
  readonly baseRangedDamage: number;
  readonly abilities: readonly SiegeAbilityId[];
  readonly frontArcTouches: boolean;
  readonly place: CastlePlace;
}

/** What the castle screen asks; more than one figure is a ranged formation or a gang up. */
export interface CastleInputs {
  readonly mode: AttackMode;
  readonly figures: readonly CastleFigure[];
}

/** So many figures with every ability still fit into a link. */
export const mostFigures = 12;

export const plainFigure: CastleFigure = {
  kind: 'warrior',
  baseDamage: 3,
  baseRangedDamage: 3,
  abilities: [],
  frontArcTouches: true,
  place: 'elsewhere',
};

const target = 'target';

function rawAttacker(figure: CastleFigure): RawAttacker {
  const { place, ...same } = figure;
  // A section stands nowhere; where the figure stood is kept for the next change of kind.
  if (place === 'elsewhere' || figure.kind === 'section') return same;
  return { ...same, stands: { section: target, part: place } };
}

/** The checked attack of these inputs; undefined if they cannot be one. */
export function attackOf({ mode, figures }: CastleInputs): CastleAttack | undefined {
  if (figures.length > mostFigures) return undefined;
  const checked = checkAttack({ mode, target, attackers: figures.map(rawAttacker) });
  return checked.ok ? checked.value : undefined;
}

/** `v=1&mode=close&f=warrior.3.3.1.elsewhere.atutes,utkozes`, one `f` for each figure. */
export const castleCodec: InputCodec<CastleInputs> = {
  initial: { mode: 'close', figures: [plainFigure] },
  encode({ mode, figures }) {
    const fields = figures.map(
      (figure) =>
        `f=${[
          figure.kind,
          figure.baseDamage,
          figure.baseRangedDamage,
          figure.frontArcTouches ? 1 : 0,
          figure.place,
          figure.abilities.join(','),
        ].join('.')}`,
    );
    return ['v=1', `mode=${mode}`, ...fields].join('&');
  },
  decode(query) {
    const fields = new URLSearchParams(query);
    const mode = attackModes.find((known) => known === fields.get('mode'));
    const figures = fields.getAll('f').map(decodeFigure);
    if (fields.get('v') !== '1' || !mode || figures.length === 0) return undefined;
    const inputs = { mode, figures: figures.filter((figure) => figure !== undefined) };
    return inputs.figures.length === figures.length && attackOf(inputs) ? inputs : undefined;
  },
};

function decodeFigure(text: string): CastleFigure | undefined {
  const [kindText, damage, rangedDamage, front, placeText, abilityText, ...rest] = text.split('.');
  const kind = attackerKinds.find((known) => known === kindText);
  const place = castlePlaces.find((known) => known === placeText);
  if (!kind || !place || abilityText === undefined || rest.length > 0) return undefined;
  if (front !== '0' && front !== '1') return undefined;
  const named = abilityText === '' ? [] : abilityText.split(',');
  const abilities = siegeAbilities.map(({ id }) => id).filter((id) => named.includes(id));
  if (
    abilities.length !== named.length ||
    ![damage, rangedDamage].every((value) => /^\d{1,2}$/.test(value ?? ''))
  )
    return undefined;
  return {
    kind,
    baseDamage: Number(damage),
    baseRangedDamage: Number(rangedDamage),
    abilities,
    frontArcTouches: front === '1',
    place,
  };
}
