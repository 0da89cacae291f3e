import type { FightIssueCode } from '../../rules/brikwars/setup.ts';

/** What a person can enter that makes no fight. */
const issues: Readonly<Partial<Record<FightIssueCode, (limit: string) => string>>> = {
  'already-dead': () =>
    'With that much damage this turn he is dead already. Lower the damage or raise the Armor.',
  'attack-roll-range': (limit) => `These dice show ${limit} at most while bonus dice are declined.`,
  'target-too-big': () => 'You cannot shove a bigger target.',
  'out-of-range': (limit) => `Out of range: this weapon reaches ${limit}″.`,
};

export const fight = {
  jumpToDice: 'Dice',

  answer: 'Odds',
  defenderDies: 'Defender dies',
  attackerDies: 'Attacker dies',
  neitherDies: 'Nobody dies',
  targetDies: 'Target dies',
  hit: 'Hit',
  summaryClose: (defender: string, attacker: string) =>
    `The defender dies in ${defender} of 100, the attacker in ${attacker}.`,
  summaryRanged: (hits: string, dies: string) => `Hit in ${hits} of 100; the target dies in ${dies}.`,

  howDefend: 'How do you defend?',
  best: 'Best',
  plans: {
    none: 'No defence',
    counterattack: (weapon: string) => `Counterattack: ${weapon}`,
    shove: (weapon: string) => `Shove back: ${weapon}`,
    parry: (weapon: string) => `Parry: ${weapon}`,
    riposte: (parry: string, strike: string) => `Parry and riposte: ${parry}, ${strike}`,
    ofAttack: (attack: number, what: string) => `${attack}. ${what}`,
  },

  sides: { attacker: 'Attacker', defender: 'Defender' },
  weapon: 'Weapon',
  shootsWith: 'Shoots or throws',
  unit: 'Unit',
  weapons: {
    hand: 'Hand weapon',
    heavy: 'Heavy weapon (sword)',
    'two-handed': 'Two-handed weapon',
    'short-ranged': 'Pistol, short bow',
    'long-ranged': 'Rifle, longbow',
    explosive: 'Grenade',
    shield: 'Shield',
    'random-object': 'Random object',
    'bare-hands': 'Bare hands',
    bite: 'Bite or kick',
    own: 'Own weapon',
    'own-2': 'Second own weapon',
    nothing: 'Nothing',
  },
  thrown: { hand: 'Thrown hand weapon', 'random-object': 'Thrown object' },
  weaponLine: (use: string, damage: string) => `Use ${use}, damage ${damage}`,
  diceCount: (what: string) => `${what}: dice`,
  diceSides: (what: string) => `${what}: kind of dice`,
  dicePlus: (what: string) => `${what}: added`,
  inForce: 'in force',
  shieldUp: 'Defender has a shield',
  grenadeNote: 'Counts the direct hit only; a grenade that misses may still land close enough.',

  statLine: (skill: string, armor: string) => `Skill ${skill}, Armor ${armor}`,
  swap: 'Swap sides',
  action: 'What he does',
  actions: { attack: 'Attack', shove: 'Shove', withdraw: 'Withdraw' },
  mine: 'Mine…',
  presets: {
    minifig: 'Minifig',
    'minifig-shield': 'with shield',
    'armored-minifig': 'in armor',
    officer: 'Officer',
    hero: 'Hero',
    warhorse: 'Warhorse',
    'barded-warhorse': 'Barded warhorse',
    own: 'Own values',
  },
  hands: {
    hand: 'Hand',
    heavy: 'Heavy',
    'two-handed': 'Two-handed',
    'short-ranged': 'Pistol, short bow',
    'long-ranged': 'Rifle, longbow',
    explosive: 'Grenade',
    shield: 'Shield',
    'random-object': 'Object',
    'bare-hands': 'Bare hands',
    bite: 'Bite',
    own: 'Own',
    'own-2': 'Second own',
    nothing: 'Bare hands',
  },
  plusHand: (weapon: string) => `+ ${weapon}`,
  besides: (what: string, figures: string) => `${what}: ${figures}`,
  bareHandsLine: 'Without a weapon you can only shove.',
  diceAnew: 'Set other dice',
  valuesFold: 'Values and modifiers',

  summaryShove: (shoved: string, dies: string) =>
    `The defender is pushed back in ${shoved} of 100, the attacker dies in ${dies}.`,
  summaryWithdraw: (away: string, dies: string) =>
    `The attacker gets away in ${away} of 100 and dies in ${dies}.`,
  distance: 'Inches to the target',
  distanceUnknown: 'not known',
  assumes: {
    within: (inches: string) => `For a target within ${inches}″: no distance is entered.`,
    thrown: 'For a throw that carries: no distance is entered.',
    range: 'For a target within range: no distance is entered.',
  },
  nothingBetter: 'No defence does better.',
  bestClose: (plan: string, dies: string, kills: string) =>
    `Best defence: ${plan}. Then the defender dies in ${dies}, the attacker in ${kills}.`,
  bestShot: (plan: string, dies: string) => `Best defence: ${plan}. Then the target dies in ${dies}.`,
  bestShove: (plan: string, shoved: string, dies: string) =>
    `Best defence: ${plan}. Then he is pushed back in ${shoved}, the attacker dies in ${dies}.`,
  bestWithdraw: (plan: string, dies: string) => `Best answer: ${plan}. Then the attacker dies in ${dies}.`,
  getsAway: 'Gets away',
  defenderShoved: 'Defender pushed back',
  attacks: {
    attack: (weapons: string) => `Attack: ${weapons}`,
    shove: (weapon: string) => `Shove: ${weapon}`,
    withdraw: 'Withdraw',
    shieldShove: (weapon: string) => `${weapon} (shove)`,
    shieldIdle: 'the shield does not parry',
    bonus: { take: 'with bonus dice', decline: 'without bonus dice' },
  },

  figures: 'Blow by blow',
  fightTitle: (attacker: string, defender: string) => `${attacker} against ${defender}`,
  issues,
  impossible: 'These entries make no fight.',
};
