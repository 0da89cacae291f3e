// Frozen: reads the links and drafts of attacks by many that were written by the places of their values. Nothing writes
// them now.
import { readInBattle } from '../../kit/question/battle-ref.ts';
import {
  at,
  columns,
  type Field,
  flag,
  list,
  maybe,
  oneOf,
  readParts,
  row,
  whole,
} from '../../kit/question/link.ts';
import { goals } from '../../rules/brikwars/attack/goals.ts';
import { grenadeWays } from '../../rules/brikwars/many/many-grenade.ts';
import { strayOwners } from '../../rules/brikwars/many/missed-shot.ts';
import { volleyGoals } from '../../rules/brikwars/many/volley-setup.ts';
import { type UnitId, unitIds } from '../../rules/brikwars/units.ts';
import { dice } from '../dice.ts';
import { fullHouse } from '../house-rules.ts';
import { specialSituation } from '../situation.ts';

const readOnly = <Value>(read: (text: string) => Value | undefined): Field<Value> => ({
  write: String,
  read,
});

const named = at('unit', oneOf(unitIds));
const ownValues = row({ unit: oneOf(['own']), ownSkill: dice, ownArmor: dice }, '*');

/** A unit, where it has own values these, and `d` where it declines its bonus dice, `s` where its Skill has none; `c2` where two heroes make it Cranky, `p3` where 3 pips are left. */
const who = readOnly((text) => {
  const [, unit = '', mark, cranky = 0, steps] =
    /^(.*?)(\*[ds])?(?:\*c([1-5]))?(?:\*p([1-9]|1[0-2]))?$/.exec(text) ?? [];
  const read: { readonly unit: UnitId | 'own' } | undefined = unit.startsWith('own')
    ? ownValues.read(unit)
    : named.read(unit);
  return (
    read && {
      ownSkill: '1d6',
      ownArmor: '4',
      ...read,
      declines: mark === '*d',
      plainSkill: mark === '*s',
      cranky: Number(cranky),
      ...(steps && { steps: Number(steps) }),
    }
  );
});

const shots = ['short-ranged', 'long-ranged', 'hand', 'random-object'] as const;
const blades = ['hand', 'heavy', 'two-handed', 'random-object'] as const;
const ownArm = row({ weapon: oneOf(['own']), ownUse: whole(0, 15), ownDamage: dice }, '*');

function arm<Weapon extends string>(weapons: readonly Weapon[]) {
  const plain = at('weapon', oneOf(weapons));
  return readOnly((text) => {
    const read: { readonly weapon: Weapon | 'own' } | undefined = text.startsWith('own*')
      ? ownArm.read(text)
      : plain.read(text);
    return read && { ownUse: 3, ownDamage: '1d6', ...read };
  });
}

const throws = [
  at('situation', specialSituation('*')),
  at('skillModifier', whole(-9, 9)),
  at('distance', whole(0, 48)),
  at('height', whole(0, 24)),
] as const;
const count = at('count', whole(1, 500));

function groups<Weapon extends string>(weapons: readonly Weapon[], most: number, ofThem: number) {
  const each = columns([
    at('count', whole(1, most)),
    arm(weapons),
    who,
    ...throws,
    at('shield', flag),
    maybe('hits', whole(0, most), ''),
  ]);
  return list(each, '~', 1, ofThem);
}

const assault = row(
  {
    groups: groups(shots, 500, 8),
    target: columns([who, count]),
    strays: list(columns([who, at('owner', oneOf(strayOwners)), at('fromTarget', whole(0, 48))]), '~', 0, 4),
  },
  ';',
);

const near = columns([who, count, at('fromAim', whole(0, 48)), at('fixed', flag)]);
const target = readOnly((text) => {
  const own = text.endsWith('.o');
  const read = near.read(own ? text.slice(0, -2) : text);
  return read && { ...read, own };
});

const plan = readOnly((text) =>
  /^(|n|[cp]\d\.\d(-[cp]\d\.\d)*)$/.test(text) && text.length <= 40 ? text : undefined,
);

const weapons = [
  'hand',
  'heavy',
  'two-handed',
  'hand-shield',
  'heavy-shield',
  'two-hands',
  'nothing',
] as const;

const read = readParts({
  e: at('table', fullHouse),
  k: at('kind', oneOf(['together', 'single', 'gang', 'blast'])),
  a: at('assaults', list(assault, '|', 1, 4)),
  g: at('attackers', groups(blades, 8, 8)),
  gv: at('victim', columns([who, at('weapons', oneOf(weapons)), at('size', whole(0, 12))])),
  gp: at('plan', plan),
  b: at('blast', columns([at('way', oneOf(grenadeWays)), who, ...throws])),
  bt: at('targets', list(target, '~', 1, 5)),
  w: row({ wish: oneOf(volleyGoals), goal: oneOf(goals), attackGoal: oneOf(goals) }),
});

/** `v=1&e=2005&k=together&a0=…;…;…&g=…&gv=…&gp=…&b=…&bt=…`: groups and targets by ids and numbers; `w` where somebody has said what he wants. */
export const readMany1 = readInBattle((query) => {
  const texts = new URLSearchParams(query);
  const assaults: string[] = [];
  while (texts.has(`a${assaults.length}`)) assaults.push(texts.get(`a${assaults.length}`) ?? '');
  texts.set('a', assaults.join('|'));
  if (!texts.has('w')) texts.set('w', 'most.survive.kill');
  const found = read(texts.toString());
  if (!found) return undefined;
  const { attackers, victim, plan, goal, attackGoal, blast, targets, ...rest } = found;
  return { ...rest, gang: { attackers, victim, plan, goal, attackGoal }, blast: { ...blast, targets } };
});
