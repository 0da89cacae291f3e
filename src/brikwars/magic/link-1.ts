// Frozen: reads the links and drafts of magic that were written by the places of their values. Nothing writes them now.
import { readInBattle } from '../../kit/question/battle-ref.ts';
import {
  at,
  columns,
  type Field,
  flag,
  maybe,
  oneOf,
  readParts,
  row,
  whole,
} from '../../kit/question/link.ts';
import { unitIds } from '../../rules/brikwars/units.ts';
import { dice } from '../dice.ts';
import { fullHouse } from '../house-rules.ts';
import { mageField } from '../mage-field.ts';
import { profileField } from '../units/profile-field.ts';

/** A unit of the table by its name, or one with values of its own. */
function orOwn<Unit extends object>(table: Field<Unit>, own: Field<Unit>): Field<Unit> {
  return { ...table, read: (text) => own.read(text) ?? table.read(text) };
}

const who = orOwn<{ caster: 'minifig' | 'officer' | 'hero' | 'own'; ownSkill?: string }>(
  at('caster', oneOf(['minifig', 'officer', 'hero'])),
  row({ caster: oneOf(['own']), ownSkill: dice }, '*'),
);

const whom = orOwn<{ target: (typeof unitIds)[number] | 'own'; ownArmor?: string }>(
  at('target', oneOf(unitIds)),
  row({ target: oneOf(['own']), ownArmor: dice }, '*'),
);

const mark: Field<string> = {
  write: (known) => known,
  read: (text) => (/^[0-9a-z]{1,8}$/.test(text) ? text : undefined),
};

const cranky = whole(0, 5);

/** `v=1&e=pl&k=bolt&m=minifig.0.3.0.1&t=minifig.6.3.hand.1.0&h=0.1&s=long-ranged.1.still.1.0.0`, and what there is of more. */
export const readMagic1 = readInBattle(
  readParts({
    e: at('table', fullHouse),
    k: at('kind', oneOf(['bolt', 'area', 'shield', 'summon', 'raise', 'heal', 'shot'])),
    m: columns([
      who,
      at('modifier', whole(-9, 9)),
      at('magic', whole(1, 10)),
      at('others', whole(0, 20)),
      at('level', whole(1, 10)),
    ]),
    t: columns([
      whom,
      at('distance', whole(0, 60)),
      at('count', whole(0, 12)),
      at('struck', oneOf(['hand', 'heavy', 'two-handed', 'short-ranged', 'long-ranged', 'explosive'])),
      at('size', whole(1, 5)),
      at('undead', whole(0, 10)),
    ]),
    h: row({ wounds: whole(0, 20), medics: whole(1, 6) }),
    s: row({
      shoots: oneOf(['short-ranged', 'long-ranged']),
      hidden: oneOf([0, 1, 2]),
      stance: oneOf(['still', 'half', 'moving']),
      hides: flag,
      perceives: flag,
      master: flag,
    }),
    c: maybe('called', profileField, ''),
    l: maybe('landed', whole(0, 60), ''),
    g: maybe('fell', oneOf(['short', 'feet']), ''),
    f: maybe('after', mark, ''),
    p: maybe('carriers', whole(1, 20), ''),
    b: maybe('tally', mageField, ''),
    n: maybe('cranky', cranky, ''),
    o: maybe('targetCranky', cranky, ''),
    i: maybe('selfArmor', dice, ''),
  }),
);
