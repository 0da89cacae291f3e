// Frozen: reads the links and drafts of fights that were written by the places of their values. Nothing writes them now.
import { readInBattle } from '../../kit/question/battle-ref.ts';
import { at, type Field, flag, maybe, oneOf, readParts, row, whole } from '../../kit/question/link.ts';
import { actions } from '../../rules/brikwars/attack/fight.ts';
import { fightModes } from '../../rules/brikwars/attack/modifiers.ts';
import { ownWeaponKinds } from '../../rules/brikwars/attack/setup.ts';
import { goals } from '../../rules/brikwars/duel/advice.ts';
import { unitIds } from '../../rules/brikwars/units.ts';
import { weaponIds } from '../../rules/brikwars/weapons.ts';
import { withCreation } from '../creation/creation-field.ts';
import { dice } from '../dice.ts';
import { fullHouse } from '../house-rules.ts';
import { situationField } from '../situation.ts';

const ownWeapon = row({ use: whole(0, 15), damage: dice, kind: oneOf(ownWeaponKinds) }, '|');

/** Dice of old have commas of their own. */
const weapon = {
  write: ownWeapon.write,
  read: (text: string) => ownWeapon.read(/^([^,]*),(.*),([^,]*)$/.exec(text)?.slice(1).join('|') ?? ''),
};

const held = oneOf([...weaponIds, 'own', 'own-2', 'nothing']);

const plainSide = row({
  unit: oneOf([...unitIds, 'own']),
  left: held,
  right: held,
  ownSkill: dice,
  ownArmor: dice,
  ownWeapon: weapon,
  skillModifier: whole(-9, 9),
  bonusDice: oneOf(['take', 'decline', 'no-skill']),
  priorDamage: whole(0, 60),
  secondWeapon: weapon,
  size: whole(0, 30),
  cranky: whole(0, 5),
});

/** Behind the rest, where it holds. */
const mastery = '.master';

const trainedSide = {
  write: String,
  read(text: string) {
    const master = text.endsWith(mastery);
    const read = plainSide.read(master ? text.slice(0, -mastery.length) : text);
    if (!read) return undefined;
    const { left, right, ...more } = read;
    return { ...more, hands: [left, right] as const, master };
  },
};

const builtSide = withCreation(trainedSide);

const pipsLost = whole(1, 30);

/** Behind all else stand the pips that are lost. */
const side = {
  write: String,
  read(text: string) {
    const [rest = '', shown, ...more] = text.split('*');
    const read = more.length === 0 ? builtSide.read(rest) : undefined;
    const pips = shown === undefined ? 0 : pipsLost.read(shown);
    return read && pips !== undefined ? { ...read, pips } : undefined;
  },
};

/** What the attacker does, and in what order two things are used. */
const action = {
  write: String,
  read(text: string) {
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

const readParted = readParts({
  e: at('table', fullHouse),
  m: at('mode', oneOf(fightModes)),
  a: at('attacker', side),
  d: at('defender', side),
  s: at('situation', situationField('.')),
  x: row({
    shot: oneOf(['short-ranged', 'long-ranged', 'explosive', 'hand', 'random-object', 'own']),
    shieldAgainstShots: flag,
    slowMissile: flag,
    distance: whole(0, 48),
  }),
  o: row({ height: whole(0, 48), automatic: flag, shovedOutOfReach: flag, asked: flag }),
  ac: action,
  sp: at('shieldParriesCounter', flag),
  r: maybe('attackRoll', whole(0, 99), '-'),
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
    const late = ['2,1d6,hand', '1', '0'];
    const missing = 12 - text.split('.').length;
    if (missing === 1 || missing === 3)
      read.set(name, [[text, ...late.slice(-missing)].join('.'), ...built].join('!'));
  }
  // The first ones named one switch in a field of its own.
  if (read.has('cf')) read.set('e', `${read.get('e')}~damageCriticalFailure.${read.get('cf')}`);
  return read.toString();
}

/** `v=1&e=2005~bonus.none&m=close&a=…&d=…&s=…`: the rules, two sides, the situation, and every option by value. */
export const readDuel1 = readInBattle((query) => readParted(ofToday(query)));
