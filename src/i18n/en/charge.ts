import type { ChargeSetupIssue } from '../../rules/brikwars/charge-setup.ts';

const issues: Readonly<Record<ChargeSetupIssue['code'], string>> = {
  'inches-range': 'A distance is too large.',
  'size-range': 'A Size is too large.',
  'use-range': 'A Use is too large.',
  'count-range': 'Too many units.',
  notation: 'These dice cannot be read.',
  'dice-too-large': 'Too many dice.',
  'cannot-charge': 'This weapon is not made to charge.',
  'not-in-this-model': 'A shove belongs to the later Chapter Five.',
};

export const charge = {
  answer: 'Odds',
  sentence: (dies: string, charger: string) =>
    `The target dies in ${dies} of 100, the charger in ${charger}.`,
  fliesToo: (chance: string) => `The target is hurled away in ${chance}.`,
  shovedToo: (chance: string) => `The target is pushed back in ${chance}.`,
  lineToo: (mean: string, all: string) =>
    `Further targets: ${all}; hurled out of the way on average: ${mean}.`,
  targetDies: 'Target dies',
  chargerDies: 'Charger dies',
  flies: 'Target flies',
  why: (what: string) => `${what}: why`,

  presetsLabel: 'Examples',
  presets: {
    knight: 'Knight with lance',
    joust: 'Joust',
    foot: 'On foot',
    rider: 'Rider on pikeman',
    giant: 'Giant',
    car: 'Car and wall',
    pair: '3 on a giant',
    line: 'Through a line',
  },
  sides: { attacker: 'Charger', defender: 'Target' },
  sideLine: (size: string, skill: string, armor: string) => `Size ${size}, Skill ${skill}, Armor ${armor}`,
  strikesWith: 'Strikes with',
  meetsWith: 'Meets it with',
  arms: {
    nothing: 'Body',
    'two-handed': 'Lance',
    heavy: 'Spear',
    hand: 'Hand weapon',
    own: 'Own',
    shove: 'Shove',
    bail: 'Bails',
  },
  weaponLine: (use: string, damage: string, reach: string) => `Use ${use}, damage ${damage}, reach ${reach}″`,
  shield: 'Shield',
  braced: 'Braced',
  mounted: 'Mounted',
  unitFold: 'Unit, Size, reach',
  inForce: 'in force',
  shoved: 'Target is pushed back',

  title: (charger: string, target: string) => `Charge: ${charger} against ${target}`,
  counted: (count: string, what: string) => `${count} × ${what}`,
  unitNames: { minifig: 'minifig', 'armored-minifig': 'minifig in armor', officer: 'officer', hero: 'hero' },
  sized: (size: string) => `Size ${size}`,
  knight: (weapon: string) => `rider, ${weapon}`,
  fighter: (unit: string, weapon: string) => `${unit}, ${weapon}`,
  issues,
};
