import type { ChargeSetupIssue } from '../../rules/brikwars/charge-setup.ts';
import { razy } from '../cases.ts';
import type { Messages } from '../messages.ts';

const issues: Readonly<Record<ChargeSetupIssue['code'], string>> = {
  'inches-range': 'Za duża odległość.',
  'size-range': 'Za duża wielkość.',
  'use-range': 'Za duża trudność użycia.',
  'count-range': 'Za dużo jednostek.',
  notation: 'Tych kostek nie da się odczytać.',
  'dice-too-large': 'Za dużo kostek.',
  'cannot-charge': 'Ta broń nie nadaje się do szarży.',
  'not-in-this-model': 'Odepchnięcie w szarży jest tylko w nowszym rozdziale piątym.',
};

export const charge: Messages['charge'] = {
  answer: 'Szanse',
  sentence: (dies, charger) => `Na 100 szarż cel ginie ${razy(dies)}, szarżujący ${razy(charger)}.`,
  fliesToo: (chance) => `Cel odlatuje ${razy(chance)}.`,
  shovedToo: (chance) => `Cel jest odepchnięty ${razy(chance)}.`,
  lineToo: (mean, all) => `Kolejne cele (${all}): z drogi odrzuconych średnio ${mean}.`,
  targetDies: 'Cel ginie',
  chargerDies: 'Szarżujący ginie',
  flies: 'Cel odlatuje',
  why: (what) => `${what}: dlaczego`,

  presetsLabel: 'Przykłady',
  presets: {
    knight: 'Rycerz z kopią',
    joust: 'Na kopie',
    foot: 'Pieszo',
    rider: 'Jeździec na pikiniera',
    giant: 'Olbrzym',
    car: 'Auto i ściana',
    pair: '3 na olbrzyma',
    line: 'Przez szereg',
  },
  sides: { attacker: 'Szarżujący', defender: 'Cel' },
  sideLine: (size, skill, armor) => `Wielkość ${size}, Umiejętność ${skill}, Obrona ${armor}`,
  strikesWith: 'Czym uderza',
  meetsWith: 'Z czym czeka',
  arms: {
    nothing: 'Ciało',
    'two-handed': 'Kopia',
    heavy: 'Włócznia',
    hand: 'Broń krótka',
    own: 'Własna',
    shove: 'Odepchnięcie',
    bail: 'Ratuje się',
  },
  weaponLine: (use, damage, reach) => `Trudność ${use}, obrażenia ${damage}, zasięg ${reach}″`,
  shield: 'Tarcza',
  braced: 'Przygotowany',
  mounted: 'Konno',
  unitFold: 'Jednostka, wielkość, zasięg',
  inForce: 'włączone',
  shoved: 'Cel jest odepchnięty',

  title: (charger, target) => `Szarża: ${charger} kontra ${target}`,
  counted: (count, what) => `${count} × ${what}`,
  unitNames: { minifig: 'minifig', 'armored-minifig': 'minifig w zbroi', officer: 'oficer', hero: 'bohater' },
  sized: (size) => `wielkość ${size}`,
  knight: (weapon) => `jeździec (${weapon})`,
  fighter: (unit, weapon) => `${unit} (${weapon})`,
  issues,
};
