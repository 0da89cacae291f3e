// Frozen: reads the links and drafts of squads that were written by the places of their values. Nothing writes them now.
import { readInBattle } from '../../kit/question/battle-ref.ts';
import { at, flag, grown, maybe, oneOf, readParts, row, whole } from '../../kit/question/link.ts';
import { dice } from '../dice.ts';
import { fullHouse } from '../house-rules.ts';
import { specialSituation } from '../situation.ts';

const plainSide = row(
  {
    count: whole(0, 12),
    unit: oneOf(['minifig', 'armored-minifig', 'own']),
    officer: flag,
    close: oneOf(['hand', 'heavy', 'random-object', 'own']),
    ranged: oneOf(['short-ranged', 'long-ranged', 'own']),
    ownSkill: dice,
    ownArmor: dice,
    ownUse: whole(0, 15),
    ownDamage: dice,
    plate: whole(0, 12),
  },
  '*',
);

const chargeArms = ['heavy', 'two-handed', 'own', 'nothing'] as const;

/** Not all of them say what a squad charges with. */
const side = {
  ...plainSide,
  read(text: string) {
    const parts = text.split('*');
    const charging = chargeArms.find((arm) => arm === parts.at(-1));
    const read = plainSide.read((charging ? parts.slice(0, -1) : parts).join('*'));
    return read && { ...read, ...(charging && { charging }) };
  },
};

const run = row({
  inches: whole(0, 24),
  braced: flag,
  armed: flag,
  riders: flag,
  front: whole(1, 12),
  path: whole(1, 12),
});

/** `v=1&e=2005&k=close.mine.8.1.0&m=8*minifig*0*heavy*long-ranged*…&t=…&s=`, and `c` for a Charge. */
export const readSquads1 = readInBattle(
  readParts({
    e: at('table', fullHouse),
    k: row({
      kind: oneOf(['ranged', 'close', 'charge']),
      attacker: oneOf(['mine', 'theirs']),
      distance: whole(0, 60),
      counters: flag,
      modifier: whole(-9, 9),
    }),
    m: at('mine', side),
    t: at('theirs', side),
    s: at('situation', specialSituation('|')),
    c: maybe('run', grown(run, ['ridersMet']), ''),
  }),
);
