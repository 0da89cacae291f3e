// Frozen: reads the links and drafts of Charges that were written by the places of their values. Nothing writes them now.
import { readInBattle } from '../../kit/question/battle-ref.ts';
import { at, flag, oneOf, readParts, row, whole } from '../../kit/question/link.ts';
import { chargeAims } from '../../rules/brikwars/charge/charge-aims.ts';
import { afterMisses } from '../../rules/brikwars/charge/charge-blow.ts';
import { chargeAnswers, chargeManners } from '../../rules/brikwars/charge/charge-setup.ts';
import { targetMoves } from '../../rules/brikwars/charge/charge-speed.ts';
import { withCreation } from '../creation/creation-field.ts';
import { dice } from '../dice.ts';
import { fullHouse } from '../house-rules.ts';
import { specialSituation } from '../situation.ts';

const inches = whole(0, 99);

const plainSide = withCreation(
  row({
    unit: oneOf(['minifig', 'armored-minifig', 'officer', 'hero', 'own']),
    ownSkill: dice,
    ownArmor: dice,
    mount: oneOf(['none', 'warhorse', 'barded-warhorse']),
    size: whole(0, 30),
    struck: oneOf(['rider', 'mount']),
    arm: oneOf(['nothing', 'two-handed', 'heavy', 'hand', 'own']),
    ownUse: whole(0, 15),
    ownDamage: dice,
    reach: whole(0, 12),
    shield: flag,
    rooted: flag,
  }),
);

const pipsLost = whole(1, 30);

const moods = whole(1, 5);

/** Behind all else of a side stand the pips of a damaged creation, or after a `c` how Cranky a Hero is. */
function readSide(text: string) {
  const [rest = '', shown, ...more] = text.split('*');
  const known = more.length === 0 ? plainSide.read(rest) : undefined;
  const whole = known && { ...known, cranky: 0, pips: 0 };
  if (!whole || shown === undefined) return whole;
  if (shown.startsWith('c')) {
    const cranky = moods.read(shown.slice(1));
    return cranky === undefined ? undefined : { ...whole, cranky };
  }
  const pips = whole.creation && pipsLost.read(shown);
  return pips === undefined ? undefined : { ...whole, pips };
}

const side = { write: String, read: readSide };

/** `v=1&e=2005&a=…&d=…&r=…&p=…&x=…&g=kill`, and `s` where what lies around is special. */
export const readCharge1 = readInBattle(
  readParts({
    e: at('table', fullHouse),
    a: at('attacker', side),
    d: at('defender', side),
    r: row({
      straight: inches,
      earlier: inches,
      targetMove: inches,
      direction: oneOf(targetMoves),
      unintentional: flag,
    }),
    p: row({
      strikes: oneOf(chargeManners),
      afterMiss: oneOf(afterMisses),
      tramples: flag,
      attackerParries: flag,
      answer: oneOf(chargeAnswers),
      defenderParries: flag,
      braced: flag,
    }),
    x: row({
      chargers: whole(1, 6),
      sameDirection: flag,
      line: whole(0, 8),
      moveLeft: inches,
      low: flag,
      behind: oneOf(['open', 'wall', 'drop']),
      free: inches,
      height: inches,
      aimApart: flag,
    }),
    g: at('goal', oneOf(chargeAims)),
    s: at('situation', specialSituation('.')),
  }),
);
