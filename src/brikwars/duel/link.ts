import { inBattle } from '../../kit/battle-ref.ts';
import type { InputCodec } from '../../kit/inputs.ts';
import { at, type Field, flag, link, maybe, oneOf, row, shaped, whole } from '../../kit/link.ts';
import { goals } from '../../rules/brikwars/advice.ts';
import type { EditionId } from '../../rules/brikwars/edition.ts';
import { actions } from '../../rules/brikwars/fight.ts';
import { fightModes } from '../../rules/brikwars/modifiers.ts';
import { ownWeaponKinds } from '../../rules/brikwars/setup.ts';
import { unitIds } from '../../rules/brikwars/units.ts';
import { weaponIds } from '../../rules/brikwars/weapons.ts';
import { withCreation } from '../creation/creation-field.ts';
import { dice } from '../dice.ts';
import { fullHouse } from '../house-rules.ts';
import { situationField } from '../situation.ts';
import type { Held } from './hands.ts';
import { fittingHands } from './hands.ts';
import {
  bonusUses,
  type DuelInputs,
  fightBounds,
  initialDuel,
  type OwnWeaponInputs,
  type SideInputs,
  shots,
  startingSide,
} from './inputs.ts';

const ownWeapon = row<OwnWeaponInputs>(
  { use: whole(0, fightBounds.use), damage: dice, kind: oneOf(ownWeaponKinds) },
  '|',
);

/** Dice of old have commas of their own. */
const weapon: Field<OwnWeaponInputs> = {
  write: (own) => ownWeapon.write(own).replaceAll('|', ','),
  read: (text) => ownWeapon.read(/^([^,]*),(.*),([^,]*)$/.exec(text)?.slice(1).join('|') ?? ''),
};

const held = oneOf<Held>([...weaponIds, 'own', 'own-2', 'nothing']);

const plainSide: Field<Omit<SideInputs, 'creation' | 'master' | 'pips'>> = shaped(
  row({
    unit: oneOf([...unitIds, 'own']),
    left: held,
    right: held,
    ownSkill: dice,
    ownArmor: dice,
    ownWeapon: weapon,
    skillModifier: whole(-fightBounds.modifier, fightBounds.modifier),
    bonusDice: oneOf(bonusUses),
    priorDamage: whole(0, fightBounds.damage),
    secondWeapon: weapon,
    size: whole(0, fightBounds.size),
    cranky: whole(0, fightBounds.cranky),
  }),
  ({ hands: [left, right], ...more }: Omit<SideInputs, 'creation' | 'master' | 'pips'>) => ({
    ...more,
    left,
    right,
  }),
  ({ left, right, ...more }) => ({ ...more, hands: [left, right] }),
);

/** Behind the rest, where it holds. */
const master = '.master';

const trainedSide: Field<Omit<SideInputs, 'creation' | 'pips'>> = {
  write: (side) => plainSide.write(side) + (side.master ? master : ''),
  read(text) {
    if (!text.endsWith(master)) return plainSide.read(text);
    const read = plainSide.read(text.slice(0, -master.length));
    return read && { ...read, master: true };
  },
};

const pipsField = whole(1, fightBounds.size);

const builtSide = withCreation(trainedSide);

/** Behind all else stand the pips that are lost. */
const side: Field<SideInputs> = {
  write: ({ pips, ...rest }) => builtSide.write(rest) + (pips ? `*${pipsField.write(pips)}` : ''),
  read(text) {
    const [rest = '', told, ...more] = text.split('*');
    const read = more.length === 0 ? builtSide.read(rest) : undefined;
    if (!read || told === undefined) return read;
    const pips = pipsField.read(told);
    return pips === undefined ? undefined : { ...read, pips };
  },
};

/** What the attacker does, and in what order two things are used. */
const action: Field<Pick<DuelInputs, 'action' | 'order'>> = {
  write: ({ action, order }) => [action, ...order].join('-'),
  read(text) {
    const [named = '', ...order] = text.split('-');
    const action = oneOf(actions).read(named);
    return action && ['', '0', '1', '0,1', '1,0'].includes(order.join())
      ? { action, order: order.map(Number) }
      : undefined;
  },
};

const plan: Field<string> = {
  write: String,
  read: (text) =>
    /^(n|c\d|p\d|r\d\d)?(-(n|c\d|p\d|r\d\d))*$/.test(text) && text.length <= 40 ? text : undefined,
};

/** `v=1&e=2005~bonus.none&m=close&a=…&d=…&s=…`: the rules, two sides, the situation, and every option by value. */
const codec = link(initialDuel('2005'), {
  e: at('table', fullHouse),
  m: at('mode', oneOf(fightModes)),
  a: at('attacker', side),
  d: at('defender', side),
  s: at('situation', situationField('.')),
  x: row({
    shot: oneOf(shots),
    shieldAgainstShots: flag,
    slowMissile: flag,
    distance: whole(0, fightBounds.distance),
  }),
  o: row({ height: whole(0, fightBounds.height), automatic: flag, shovedOutOfReach: flag, asked: flag }),
  ac: action,
  sp: at('shieldParriesCounter', flag),
  r: maybe('attackRoll', whole(0, fightBounds.attackRoll), '-'),
  g: at('goal', oneOf(goals)),
  ag: at('attackGoal', oneOf(goals)),
  p: at('plan', plan),
});

/** What links of old left out: options, actions, the attacker's goal; a second own weapon, a size and the Crankiness of each side. */
function ofToday(query: string): string {
  const read = new URLSearchParams(query);
  for (const [name, text] of Object.entries({ o: '0.0.0.0', ac: 'attack', ag: 'kill' })) {
    if (!read.has(name)) read.set(name, text);
  }
  for (const name of ['a', 'd']) {
    const [text = '', ...built] = (read.get(name) ?? '').split('!');
    const { secondWeapon, size, cranky } = startingSide;
    const late = [weapon.write(secondWeapon), size, cranky];
    const missing = 12 - text.split('.').length;
    if (missing === 1 || missing === 3)
      read.set(name, [[text, ...late.slice(-missing)].join('.'), ...built].join('!'));
  }
  // The first ones named one switch in a field of its own.
  if (read.has('cf')) read.set('e', `${read.get('e')}~damageCriticalFailure.${read.get('cf')}`);
  return read.toString();
}

function fits(side: SideInputs, attacks: boolean): boolean {
  return fittingHands(side, attacks).join() === side.hands.join();
}

export const { encode: encodeFight } = codec;

export function duelCodec(edition: EditionId): InputCodec<DuelInputs> {
  return inBattle({
    initial: initialDuel(edition),
    encode: encodeFight,
    decode(query) {
      const read = codec.decode(ofToday(query));
      return read && fits(read.attacker, read.action === 'attack') && fits(read.defender, false)
        ? read
        : undefined;
    },
  });
}
