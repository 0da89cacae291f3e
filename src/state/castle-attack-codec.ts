import {
  type AccessPoint,
  attackerKinds,
  attackerName,
  attackOf,
  type CastleFigure,
  type CastleInputs,
  castlePlaces,
  castleWays,
  initialInputs,
  plainAccess,
  type SiegeAbilityId,
  siegeAbilities,
} from './castle-attack-inputs.ts';
import type { InputCodec } from './inputs.ts';

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

const accessFields = ['closed', 'enemyThere', 'higher', 'others'] as const;

/**
 * `v=2&mode=close&ap=0110&f=warrior.3.3.1.elsewhere.au.Griff`, one `f` for each figure with its name last. Of
 * version 1, without names and access points, are links and drafts of old: `v=1&mode=close&f=warrior.3.3.1.elsewhere.atutes`.
 */
export const castleCodec: InputCodec<CastleInputs> = {
  initial: initialInputs,
  encode({ mode, figures, access }) {
    const point = accessFields.map((field) => digit(access[field])).join('');
    return ['v=2', `mode=${mode}`, `ap=${point}`, ...figures.map(encodeFigure)].join('&');
  },
  decode(query) {
    const fields = new URLSearchParams(query);
    const version = fields.get('v');
    const mode = castleWays.find((known) => known === fields.get('mode'));
    const named = version === '2';
    const access = named ? decodeAccess(fields.get('ap') ?? '') : plainAccess;
    if (!mode || !access || !(named || (version === '1' && mode !== 'access'))) return undefined;
    const texts = fields.getAll('f');
    const figures = texts.flatMap((text) => (named ? decodeFigure(text) : decodeOldFigure(text)) ?? []);
    const inputs = { mode, figures, access };
    return figures.length === texts.length && attackOf(inputs) ? inputs : undefined;
  },
};

const digit = (on: boolean) => (on ? 1 : 0);

function encodeFigure(figure: CastleFigure): string {
  const { kind, baseDamage, baseRangedDamage, frontArcTouches, place, abilities, name } = figure;
  const letters = abilities.map((id) => abilityLetters[id]).join('');
  const fields = [kind, baseDamage, baseRangedDamage, digit(frontArcTouches), place, letters];
  return `f=${fields.join('.')}.${encodeURIComponent(name)}`;
}

function decodeFlag(text: string | undefined): boolean | undefined {
  return text === '0' || text === '1' ? text === '1' : undefined;
}

function decodeAccess(text: string): AccessPoint | undefined {
  if (!/^[01]{4}$/.test(text)) return undefined;
  const [closed, enemyThere, higher, others] = [...text].map((sign) => sign === '1');
  return {
    closed: closed === true,
    enemyThere: enemyThere === true,
    higher: higher === true,
    others: others === true,
  };
}

function decodeFigure(text: string): CastleFigure | undefined {
  const [kind, damage, rangedDamage, front, place, letters = '', ...names] = text.split('.');
  const name = names.join('.');
  if (names.length === 0 || name !== attackerName(name)) return undefined;
  const abilities = siegeAbilities.map(({ id }) => id).filter((id) => letters.includes(abilityLetters[id]));
  if (abilities.length !== letters.length) return undefined;
  return plainParts([kind, damage, rangedDamage, front, place], abilities, name);
}

function decodeOldFigure(text: string): CastleFigure | undefined {
  const [kind, damage, rangedDamage, front, place, abilityText, ...rest] = text.split('.');
  if (abilityText === undefined || rest.length > 0) return undefined;
  const named = abilityText === '' ? [] : abilityText.split(',');
  const abilities = siegeAbilities.map(({ id }) => id).filter((id) => named.includes(id));
  if (abilities.length !== named.length) return undefined;
  return plainParts([kind, damage, rangedDamage, front, place], abilities, '');
}

/** What both versions write alike. */
function plainParts(
  [kindText, damage = '', rangedDamage = '', front, placeText]: readonly (string | undefined)[],
  abilities: readonly SiegeAbilityId[],
  name: string,
): CastleFigure | undefined {
  const kind = attackerKinds.find((known) => known === kindText);
  const place = castlePlaces.find((known) => known === placeText);
  const frontArcTouches = decodeFlag(front);
  if (!kind || !place || frontArcTouches === undefined) return undefined;
  if (![damage, rangedDamage].every((value) => /^\d{1,2}$/.test(value))) return undefined;
  const baseDamage = Number(damage);
  const baseRangedDamage = Number(rangedDamage);
  return { name, kind, baseDamage, baseRangedDamage, abilities, frontArcTouches, place };
}
