// Frozen: reads the links and drafts of creations under attack that were written by the places of their values. Nothing
// writes them now.
import { readInBattle } from '../../kit/question/battle-ref.ts';
import { at, flag, list, maybe, oneOf, readParts, row, whole } from '../../kit/question/link.ts';
import { creationBounds } from '../../rules/brikwars/creation/built.ts';
import { componentAreas } from '../../rules/brikwars/wreck/siege.ts';
import { creationField } from '../creation/creation-field.ts';
import { stateField } from '../creation/state-field.ts';
import { dice } from '../dice.ts';
import { fullHouse } from '../house-rules.ts';
import { specialSituation } from '../situation.ts';

const held = [
  'hand',
  'heavy',
  'two-handed',
  'short-ranged',
  'long-ranged',
  'explosive',
  'random-object',
] as const;

const plainGroup = row(
  {
    count: whole(1, 40),
    unit: oneOf(['minifig', 'officer', 'hero', 'own']),
    ownSkill: dice,
    weapon: oneOf([...held, 'melee', 'gun', 'launcher', 'rocket', 'charge', 'own']),
    weaponSize: whole(1, 5),
    ownUse: whole(0, 15),
    ownDamage: dice,
    situation: specialSituation('|'),
    skillModifier: whole(-9, 9),
  },
  '*',
);

const least1 = (most: number, text: string | undefined) =>
  text === undefined ? 0 : whole(1, most).read(text);

/** What came later stands behind the rest, each with its letter. */
const group = {
  ...plainGroup,
  read(text: string) {
    const [, rest = text, c, d, a] = /^(.*?)(?:\*c(\d+))?(?:\*d(\d+))?(?:\*a([01]))?$/.exec(text) ?? [];
    const read = plainGroup.read(rest);
    const [cranky, distance] = [least1(5, c), least1(60, d)];
    if (!read || cranky === undefined || distance === undefined) return undefined;
    return { ...read, cranky, distance, ...(a !== undefined && { automatic: a === '1' }) };
  },
};

type Group = NonNullable<ReturnType<typeof group.read>>;

/** `v=1&e=2005&a=1*minifig*…&c=4.2.0~…&s=0...0&t=whole.0&o=0.0.2x2.0.0`, and what there is of more. */
export const readWreck1 = readInBattle(
  readParts({
    e: at('table', fullHouse),
    a: at('groups', list<Group>(group, '~', 1, 3)),
    c: at('creation', creationField),
    s: at('state', stateField),
    t: at(
      'aim',
      row({
        kind: oneOf(['whole', 'bricks', 'controls', 'weapon', 'propulsion']),
        place: whole(0, creationBounds.weapons),
      }),
    ),
    o: row({
      visible: whole(0, 60),
      plate: whole(0, 5),
      area: oneOf(componentAreas),
      points: whole(0, 60),
      overkill: flag,
    }),
    b: maybe('by', creationField, ''),
    w: maybe(
      'crew',
      row({ steers: flag, pilot: flag, held: flag, ally: flag, others: whole(0, 3), speed: whole(0, 24) }),
      '',
    ),
    r: maybe('beside', flag, ''),
  }),
);
