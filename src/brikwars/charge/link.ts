import { inBattle } from '../../kit/battle-ref.ts';
import type { InputCodec } from '../../kit/inputs.ts';
import { at, type Field, flag, link, maybe, oneOf, row, whole } from '../../kit/link.ts';
import { chargeAims } from '../../rules/brikwars/charge-aims.ts';
import { afterMisses } from '../../rules/brikwars/charge-blow.ts';
import { chargeAnswers, chargeManners } from '../../rules/brikwars/charge-setup.ts';
import { targetMoves } from '../../rules/brikwars/charge-speed.ts';
import { creationBounds } from '../../rules/brikwars/creation/built.ts';
import type { EditionId } from '../../rules/brikwars/edition.ts';
import { withCreation } from '../creation/creation-field.ts';
import { dice } from '../dice.ts';
import { fullHouse } from '../house-rules.ts';
import { specialSituation } from '../situation.ts';
import {
  behindKinds,
  type ChargeInputs,
  type ChargeSideInputs,
  chargeArms,
  chargeBounds,
  chargeUnits,
  initialCharge,
  mounts,
} from './inputs.ts';

const inches = whole(0, chargeBounds.inches);

const pipsField = whole(1, creationBounds.size);

const crankyField = whole(1, chargeBounds.cranky);

/** Behind all else of a side stand its pips, and after a `c` how Cranky a Hero is. */
function withState(side: Field<Omit<ChargeSideInputs, 'pips' | 'cranky'>>): Field<ChargeSideInputs> {
  return {
    write: ({ pips, cranky, ...rest }) =>
      side.write(rest) +
      (pips ? `*${pipsField.write(pips)}` : '') +
      (cranky ? `*c${crankyField.write(cranky)}` : ''),
    read(text) {
      const [, rest = '', lost, mood] = /^(.*?)(?:\*(\d+))?(?:\*c(\d+))?$/.exec(text) ?? [];
      const known = side.read(rest);
      const pips = lost === undefined ? 0 : pipsField.read(lost);
      const cranky = mood === undefined ? 0 : crankyField.read(mood);
      if (!known || pips === undefined || cranky === undefined) return undefined;
      return { ...known, ...(pips > 0 && { pips }), ...(cranky > 0 && { cranky }) };
    },
  };
}

const side = (arms: readonly ChargeSideInputs['arm'][]) =>
  withState(
    withCreation(
      row<Omit<ChargeSideInputs, 'creation' | 'pips' | 'cranky'>>({
        unit: oneOf(chargeUnits),
        ownSkill: dice,
        ownArmor: dice,
        mount: oneOf(mounts),
        size: whole(0, chargeBounds.size),
        struck: oneOf(['rider', 'mount']),
        arm: oneOf(arms),
        ownUse: whole(0, chargeBounds.use),
        ownDamage: dice,
        reach: whole(0, chargeBounds.reach),
        shield: flag,
        rooted: flag,
      }),
    ),
  );

/** `v=1&e=2005&a=…&d=…&r=…&p=…&x=…&g=kill`: the rules, two sides, the run, what they choose, and what lies around. */
const codec = link(initialCharge('2005'), {
  e: at('table', fullHouse),
  // What does not thrust cannot charge.
  a: at('attacker', side(chargeArms.filter((arm) => arm !== 'hand'))),
  d: at('defender', side(chargeArms)),
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
    chargers: whole(1, chargeBounds.chargers),
    sameDirection: flag,
    line: whole(0, chargeBounds.line),
    moveLeft: inches,
    low: flag,
    behind: oneOf(behindKinds),
    free: inches,
    height: inches,
    aimApart: flag,
  }),
  g: at('goal', oneOf(chargeAims)),
  s: maybe('situation', specialSituation('.'), ''),
});

/** The situation is told only where it is special. */
export function encodeCharge(inputs: ChargeInputs): string {
  return codec.encode(inputs).replace(/&s=$/, '');
}

export const { decode: decodeCharge } = codec;

export function chargeCodec(edition: EditionId): InputCodec<ChargeInputs> {
  return inBattle({ ...codec, encode: encodeCharge, initial: initialCharge(edition) });
}
