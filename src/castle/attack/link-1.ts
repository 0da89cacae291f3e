// Frozen: reads the links and drafts of attacks that were written by the places of their values. Nothing writes them now.
import { flag, oneOf, row, someOf, whole } from '../../kit/question/link.ts';

const ways = ['close', 'ranged', 'access'] as const;

const point = row({ closed: flag, enemyThere: flag, higher: flag, others: flag }, '');

const plainPoint = { closed: false, enemyThere: true, higher: true, others: false };

const plain = row({
  kind: oneOf(['warrior', 'titan', 'multi-dial', 'section']),
  baseDamage: whole(0, 99),
  baseRangedDamage: whole(0, 99),
  frontArcTouches: flag,
  place: oneOf(['elsewhere', 'top', 'planking', 'arch']),
});

const able = someOf([
  'atutes',
  'letarolas',
  'mennykocsapas',
  'utkozes',
  'magikus-robbantas',
  'bombazas',
  'atloves',
  'teruletre-hato-sebzes',
]);

const letters = {
  a: 'atutes',
  l: 'letarolas',
  m: 'mennykocsapas',
  u: 'utkozes',
  r: 'magikus-robbantas',
  b: 'bombazas',
  o: 'atloves',
  t: 'teruletre-hato-sebzes',
};

/** Of version 1 the abilities stand in full, and no figure has a name. */
function figureOf(text: string, named: boolean) {
  const texts = text.split('.');
  const figure = plain.read(texts.slice(0, 5).join('.'));
  const [held, ...names] = texts.slice(5);
  const lettered = held?.replace(/./g, (sign) => `,${letters[sign as keyof typeof letters]}`).slice(1);
  const abilities = able.read((named ? lettered : held) ?? '-');
  return figure && abilities && names.length > 0 === named
    ? { ...figure, abilities, name: names.join('.') }
    : undefined;
}

/**
 * `v=2&mode=close&ap=0110&f=warrior.3.3.1.elsewhere.au.Griff`, one `f` for each figure with its name last. Of
 * version 1, without names and access points: `v=1&mode=close&f=warrior.3.3.1.elsewhere.atutes`.
 */
export function readAttack1(query: string) {
  const fields = new URLSearchParams(query);
  const version = fields.get('v');
  const mode = ways.find((known) => known === fields.get('mode'));
  const named = version === '2';
  const access = named ? point.read(fields.get('ap') ?? '') : plainPoint;
  if (!mode || !access || !(named || (version === '1' && mode !== 'access'))) return undefined;
  const texts = fields.getAll('f');
  const figures = texts.flatMap((text) => figureOf(text, named) ?? []);
  return figures.length > 0 && figures.length === texts.length ? { mode, figures, access } : undefined;
}
