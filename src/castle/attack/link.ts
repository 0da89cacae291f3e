import type { InputCodec } from '../../kit/inputs.ts';
import { flag, oneOf, row, someOf, whole } from '../../kit/link.ts';
import { type SiegeAbilityId, siegeAbilities } from '../../rules/mage-knight/abilities.ts';
import { attackerKinds } from '../../rules/mage-knight/attack.ts';
import {
  type AccessPoint,
  attackerName,
  attackOf,
  type CastleFigure,
  type CastleInputs,
  castlePlaces,
  castleWays,
  initialInputs,
  plainAccess,
} from './inputs.ts';

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
export const castleCodec: InputCodec<CastleInputs> = {
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
};

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
