import { inBattle } from '../../kit/battle-ref.ts';
import type { InputCodec } from '../../kit/inputs.ts';
import {
  at,
  checked,
  columns,
  type Field,
  flag,
  link,
  list,
  maybe,
  oneOf,
  row,
  whole,
} from '../../kit/link.ts';
import type { EditionId } from '../../rules/brikwars/edition.ts';
import { goals } from '../../rules/brikwars/goals.ts';
import { grenadeWays } from '../../rules/brikwars/many-grenade.ts';
import { strayOwners } from '../../rules/brikwars/missed-shot.ts';
import { unitIds } from '../../rules/brikwars/units.ts';
import { volleyGoals } from '../../rules/brikwars/volley-setup.ts';
import { dice } from '../dice.ts';
import { fullHouse } from '../house-rules.ts';
import { specialSituation } from '../situation.ts';
import {
  type BlastTargetInputs,
  type GroupInputs,
  gangWeapons,
  initialMany,
  type ManyInputs,
  manyBounds,
  manyKinds,
  minifig,
  shotWeapons,
  victimWeapons,
  type WhoInputs,
} from './inputs.ts';

const named = at('unit', oneOf(unitIds));
const ownValues = row({ unit: oneOf(['own']), ownSkill: dice, ownArmor: dice }, '*');

/** A unit, where it has own values these, and `d` where it declines its bonus dice, `s` where its Skill has none; `c2` where two heroes make it Cranky, `p3` where 3 pips are left. */
const who: Field<WhoInputs> = {
  write: ({ unit, ownSkill, ownArmor, declines, plainSkill, cranky, steps }) =>
    (unit === 'own' ? ownValues.write({ unit, ownSkill, ownArmor }) : unit) +
    (declines ? '*d' : plainSkill ? '*s' : '') +
    (cranky ? `*c${cranky}` : '') +
    (steps ? `*p${steps}` : ''),
  read(text) {
    const [, unit = '', mark, cranky, steps] =
      /^(.*?)(\*[ds])?(?:\*c([1-5]))?(?:\*p([1-9]|1[0-2]))?$/.exec(text) ?? [];
    const read = unit.startsWith('own') ? ownValues.read(unit) : named.read(unit);
    return (
      read && {
        ...minifig,
        ...read,
        declines: mark === '*d',
        ...(mark === '*s' && { plainSkill: true }),
        ...(cranky && { cranky: Number(cranky) }),
        ...(steps && { steps: Number(steps) }),
      }
    );
  },
};

const situation = specialSituation('*');

type Arm = Pick<GroupInputs, 'weapon' | 'ownUse' | 'ownDamage'>;
const ownArm = row<Arm>({ weapon: oneOf(['own']), ownUse: whole(0, manyBounds.use), ownDamage: dice }, '*');

/** Own values are told only where they are used. */
function arm(weapons: readonly GroupInputs['weapon'][]): Field<Arm> {
  const plain = at('weapon', oneOf(weapons.filter((weapon) => weapon !== 'own')));
  return {
    write: (held) => (held.weapon === 'own' ? ownArm.write(held) : held.weapon),
    read(text) {
      if (text.startsWith('own*')) return ownArm.read(text);
      const read = plain.read(text);
      return read && { ownUse: 3, ownDamage: '1d6', ...read };
    },
  };
}

const skillModifier = at('skillModifier', whole(-manyBounds.modifier, manyBounds.modifier));
const inches = whole(0, manyBounds.distance);
const height = at('height', whole(0, manyBounds.height));
const count = at('count', whole(1, manyBounds.count));

const group = (weapons: readonly GroupInputs['weapon'][], most: number): Field<GroupInputs> =>
  checked(
    columns([
      at('count', whole(1, most)),
      arm(weapons),
      who,
      at('situation', situation),
      skillModifier,
      at('distance', inches),
      height,
      at('shield', flag),
      maybe('hits', whole(0, most), ''),
    ]),
    ({ count, hits = 0 }) => hits <= count,
  );

const assault = row(
  {
    groups: list(group(shotWeapons, manyBounds.count), '~', 1, manyBounds.groups),
    target: columns([who, count]),
    strays: list(
      columns([who, at('owner', oneOf(strayOwners)), at('fromTarget', inches)]),
      '~',
      0,
      manyBounds.strays,
    ),
  },
  ';',
);

const anyonesTarget = columns([who, count, at('fromAim', inches), at('fixed', flag)]);
const blastTarget: Field<BlastTargetInputs> = {
  write: (target) => anyonesTarget.write(target) + (target.own ? '.o' : ''),
  read(text) {
    const own = text.endsWith('.o');
    const read = anyonesTarget.read(own ? text.slice(0, -2) : text);
    return read && { ...read, own };
  },
};

const plan: Field<string> = {
  write: String,
  read: (text) => (/^(|n|[cp]\d\.\d(-[cp]\d\.\d)*)$/.test(text) && text.length <= 40 ? text : undefined),
};

const flat = ({ gang, blast: { targets, ...blast }, ...inputs }: ManyInputs) => ({
  ...inputs,
  ...gang,
  blast,
  targets,
});

const first = flat(initialMany('2005'));
const aims = row({ wish: oneOf(volleyGoals), goal: oneOf(goals), attackGoal: oneOf(goals) });
const firstAims = aims.write(first);

const codec = link(first, {
  e: at('table', fullHouse),
  k: at('kind', oneOf(manyKinds)),
  a: at('assaults', list(assault, '|', 1, manyBounds.assaults)),
  g: at('attackers', list(group(gangWeapons, manyBounds.gangLarge), '~', 1, manyBounds.gangLarge)),
  gv: at(
    'victim',
    columns([who, at('weapons', oneOf(victimWeapons)), at('size', whole(0, manyBounds.size))]),
  ),
  gp: at('plan', plan),
  b: at(
    'blast',
    columns([
      at('way', oneOf(grenadeWays)),
      who,
      at('situation', situation),
      skillModifier,
      at('distance', inches),
      height,
    ]),
  ),
  bt: at('targets', list(blastTarget, '~', 1, manyBounds.blastTargets)),
  w: aims,
});

/** `v=1&e=2005&k=together&a0=…;…;…&g=…&gv=…&gp=…&b=…&bt=…`: groups and targets by ids and numbers; `w` where somebody has said what he wants. */
export function encodeMany(inputs: ManyInputs): string {
  return codec
    .encode(flat(inputs))
    .replace(/&a=[^&]*/, (all) =>
      all
        .slice(3)
        .split('|')
        .map((one, place) => `&a${place}=${one}`)
        .join(''),
    )
    .replace(`&w=${firstAims}`, '');
}

export function decodeMany(query: string): ManyInputs | undefined {
  const fields = new URLSearchParams(query);
  const assaults: string[] = [];
  while (fields.has(`a${assaults.length}`)) assaults.push(fields.get(`a${assaults.length}`) ?? '');
  fields.set('a', assaults.join('|'));
  if (!fields.has('w')) fields.set('w', firstAims);
  const read = codec.decode(fields.toString());
  if (!read || read.assaults.flatMap(({ groups }) => groups).length > manyBounds.allGroups) return undefined;
  const { attackers, victim, plan, goal, attackGoal, blast, targets, ...inputs } = read;
  return {
    ...inputs,
    gang: { attackers, victim, plan, goal, attackGoal },
    blast: { ...blast, targets },
  };
}

export function manyCodec(edition: EditionId): InputCodec<ManyInputs> {
  return inBattle({ initial: initialMany(edition), encode: encodeMany, decode: decodeMany });
}
