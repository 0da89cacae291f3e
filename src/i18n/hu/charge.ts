import type { ChargeSetupIssue } from '../../rules/brikwars/charge-setup.ts';
import { szor } from '../cases.ts';
import type { Messages } from '../messages.ts';

const issues: Readonly<Record<ChargeSetupIssue['code'], string>> = {
  'inches-range': 'Túl nagy távolság.',
  'size-range': 'Túl nagy méret.',
  'use-range': 'Túl nagy kezelési érték.',
  'count-range': 'Túl sok egység.',
  notation: 'Ez a kocka nem olvasható.',
  'dice-too-large': 'Túl sok kocka.',
  'cannot-charge': 'Ez a fegyver nem jó rohamra.',
  'not-in-this-model': 'Rohamból lökni csak a későbbi ötödik fejezet szerint lehet.',
};

export const charge: Messages['charge'] = {
  answer: 'Esélyek',
  sentence: (dies, charger) => `100-ból a célpont ${szor(dies)}, a rohamozó ${szor(charger)} hal meg.`,
  fliesToo: (chance) => `A célpont ${szor(chance)} elrepül.`,
  shovedToo: (chance) => `A célpontot ${szor(chance)} ellöki.`,
  lineToo: (mean, all) => `A további ${all} célpontból átlagosan ${mean} repül el az útból.`,
  targetDies: 'Célpont meghal',
  chargerDies: 'Rohamozó meghal',
  flies: 'Célpont elrepül',
  why: (what) => `${what}: miért`,

  presetsLabel: 'Példák',
  presets: {
    knight: 'Kopjás lovag',
    joust: 'Kopjatörés',
    foot: 'Gyalog',
    rider: 'Lovas a pikásra',
    giant: 'Óriás',
    car: 'Autó és fal',
    pair: '3 az óriásra',
    line: 'Végig a soron',
  },
  sides: { attacker: 'Rohamozó', defender: 'Célpont' },
  sideLine: (size, skill, armor) => `Méret ${size}, ügyesség ${skill}, páncélérték ${armor}`,
  strikesWith: 'Ezzel üt',
  meetsWith: 'Ezzel várja',
  arms: {
    nothing: 'Test',
    'two-handed': 'Kopja',
    heavy: 'Lándzsa',
    hand: 'Kézifegyver',
    own: 'Saját',
    shove: 'Lökés',
    bail: 'Félreugrik',
  },
  weaponLine: (use, damage, reach) => `Kezelési érték ${use}, sebzés ${damage}, hossz ${reach}″`,
  shield: 'Pajzs',
  braced: 'Felkészült',
  mounted: 'Lóháton',
  unitFold: 'Egység, méret, hossz',
  inForce: 'érvényben',
  shoved: 'A célpontot ellöki',

  title: (charger, target) => `Roham: ${charger}, célpont: ${target}`,
  counted: (count, what) => `${count} × ${what}`,
  unitNames: { minifig: 'minifigura', 'armored-minifig': 'vértes minifigura', officer: 'tiszt', hero: 'hős' },
  sized: (size) => `méret ${size}`,
  knight: (weapon) => `lovas, ${weapon}`,
  fighter: (unit, weapon) => `${unit}, ${weapon}`,
  issues,
};
