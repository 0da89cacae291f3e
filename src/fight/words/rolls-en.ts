import { ownedNouns, rollNames } from '../roll-names.ts';

/** What is rolled, by its purpose: what stands behind "my" and "enemy’s". */
const nouns = {
  range: 'throw',
  attack: 'attack',
  shove: 'shove',
  parry: 'parry',
  damage: 'damage',
  'parry-damage': 'block',
  armor: 'Armor',
  'knock-away': 'lost weapon',
  push: 'push-back',
  'momentum-damage': 'Momentum',
  momentum: 'Momentum',
  opposition: 'Opposition',
  trample: 'trampling',
  fall: 'fall',
  feat: 'feat',
  opposing: 'opposing die',
  act: 'act',
  look: 'search',
  use: 'Skill',
  'taken-off': 'shield',
  treat: 'treatment',
  find: 'search',
  hit: 'hits',
  save: 'saves',
  wounds: 'wounds',
  losses: 'losses',
  morale: 'morale test',
  test: 'test',
};

export const whoseRoll = rollNames(ownedNouns(nouns, 'my', 'enemy’s'));
