import type { attackIds } from '../../../rules/mage-knight/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'MK-IMM-05': {
    title: 'Sections are never in a formation',
    text: 'A castle section cannot be a member of any formation, whether for moving or for shooting. Each section attacks alone.',
    words: 'group together alakzat immunity towers',
  },
  'MK-IMM-06': {
    title: 'A section faces every way',
    text: 'A section has a front arc of 360° and no rear arc. It may shoot in every direction, and nobody attacks it from behind.',
    words: 'front rear arc facing behind all round back direction',
  },
  'MK-IMM-08': {
    title: 'A section is never in contact',
    text: 'A section is never in base contact with any figure, friendly or opposing, so nothing that needs contact happens between them. Touching it with your front arc allows the close combat attack and no more.',
    words: 'base touching adjacent kapcsolat immunity',
  },
  'MK-PLK-05': {
    title: 'Whose planking is it?',
    text: 'Planking is part of the wall it is attached to. A figure on the planking counts as standing on that wall, so it may not attack it, and the planking comes down with it.',
    words: 'planks bridge boards gap deszkázat walkway belongs',
  },
  'MK-ACC-04': {
    title: 'Who may never enter a section',
    text: 'Horses, mounted figures, figures on peanut-shaped bases (old mounted ones), multi-dial units and titans may never go onto or into a section. The app takes doors and the gatehouse arch as barred too (letting them under the arch is a house rule); gaps and rubble are free. They may still attack a castle if they qualify.',
    words: 'cavalry rider horse peanut climb inside access dragon',
  },
  'MK-CC-01': {
    title: 'Close combat through an access point',
    text: 'If your front arc touches an access point (belépési pont) and an enemy warrior is at its other end, you may attack it in close combat, for example along a ladder or stairs. For that action the two of you count as in contact, for nothing else (not for Venom). A target that stands higher than you gets +1 defence.',
    words: 'ladder stairs door fight defence higher melee mérgezés poison',
  },
  'MK-CC-03': {
    title: 'Ganging up through an access point',
    text: 'You may gang up through an access point (belépési pont) if every participant touches it. The target gets +1 defence if it stands higher than the primary attacker.',
    words: 'gang ladder helpers összefogás group close combat together stairs',
  },
  'MK-ACT-03': {
    title: 'Which sections may be given an action',
    text: 'A section may be given a ranged attack action only if it has a range and its attack value is above 0. The castle may act several times a turn, but each section only once.',
    words: 'token turn shoot order range acts',
  },
  'MK-ACT-04': {
    title: 'Actions a section cannot take',
    text: 'A section can be given no move, close combat or special action. Ranged attacks are all it does.',
    words: 'action move melee special forbidden tower',
  },
  'MK-ATT-01': {
    title: 'Sections only shoot',
    text: 'Castle sections make ranged attacks only. Draw the line of fire from the centre of the section, on top of the elevation; the bases of figures do not matter.',
    words: 'castle attack ranged line of fire tower shooting towers',
  },
  'MK-ATT-03': {
    title: 'Range of a section',
    text: 'Measure a section’s shot horizontally, from the centre of the section to the centre of the target. Height adds nothing to the distance.',
    words: 'measure distance centre horizontal lőtáv far tower shoots',
  },
  'MK-ATT-04': {
    title: 'Too close to be shot at',
    text: 'A section cannot shoot at a unit that is 4" away or nearer, measured from the section’s edge to the target’s centre. Exactly 4" is too close. The app applies this to opposing sections as well.',
    words: 'minimum range dead zone near edge inches below tower',
  },
  'MK-LONG-01': {
    title: 'Long shot: double range, less damage',
    text: 'When a section shoots at a titan, a castle or a multi-dial unit, its range is doubled and its damage is 2 less. The text offers no choice, so the app does both at any distance; doing so only beyond the normal range is a house rule. Damage does not go below 0.',
    words: 'messzelövés far titan castle minus penalty catapult giant',
  },
  'MK-RNG-01': {
    title: 'Shooting at a section',
    text: 'Draw a straight line to the centre of the section, on top of the elevation. Bases of figures do not matter, and the distance is measured horizontally.',
    words: 'line of fire centre distance ranged target archers aim measure wall',
  },
  'MK-RNG-02': {
    title: 'Height bonus of a section',
    text: 'A section that is shot at has the height bonus unless the attacker is on elevated terrain or at the soaring level. The top of another section is elevated terrain, so the bonus falls away there. Your rulebook says how big it is.',
    words: 'defence modifier elevated hovering soaring flying level high',
  },
  'MK-DST-01': {
    title: 'A destroyed section leaves the game',
    text: 'As soon as 3 broken towers show on a section’s dial, it is taken out of the game. Rubble takes its place, and the figures on it fall.',
    words: 'eliminated removed broken towers collapse remove',
  },
  'MK-DST-02': {
    title: 'Rubble',
    text: 'Where a section was destroyed, put Rubble of the same shape and size: it is hindering terrain. Planking that was there comes down in the same place.',
    words: 'ruins hindering terrain debris marker planking remains',
  },
  'MK-DST-03': {
    title: 'Figures on a collapsing section',
    text: 'Figures on a destroyed section are put on the ground right where they were. Then roll 1d6 for each of them: it takes that much damage.',
    words: 'fall collapse damage die click wall falls under',
  },
} satisfies ChapterTexts<(typeof attackIds)[number]>;
