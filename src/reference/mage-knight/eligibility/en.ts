import type { eligibilityIds } from '../../../rules/mage-knight/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'MK-ELG-01': {
    title: 'You cannot attack the section you stand on',
    text: 'No figure may attack the section it is standing on, in close combat or at range, alone or in a group. Planking counts as the wall it belongs to. Under the gatehouse arch or in the courtyard you are not on a section, so this does not stop you there.',
    words: 'standing own top forbidden not allowed below tower',
  },
  'MK-ELG-02': {
    title: 'Sections do not attack in close combat',
    text: 'A castle section only makes ranged attacks. In close combat it may attack nobody, another castle included.',
    words: 'castle tower against castle melee forbidden punch',
  },
  'MK-ELG-03': {
    title: 'Close combat needs the front arc',
    text: 'To attack a section in close combat, your front arc must touch it. This binds titans and multi-dial units as well. The touch counts for this attack only.',
    words: 'rear facing contact touch base adjacent face turn',
  },
  'MK-ELG-04': {
    title: 'Titans may attack castles',
    text: 'A titan may attack a castle in close combat and at range, whatever its damage and abilities. In close combat its front arc must still touch the section.',
    words: 'titan giant always allowed eligible',
  },
  'MK-ELG-05': {
    title: 'Multi-dial units may attack castles',
    text: 'A unit with several dials may attack a castle in close combat and at range, whatever its damage and abilities. In close combat its front arc must still touch the section.',
    words: 'multiple warrior always allowed eligible siege dragon several dials',
  },
  'MK-ELG-06': {
    title: 'Close combat: base damage 4 or more',
    text: 'A figure whose base damage is 4 or more may attack a castle in close combat. Base is the value printed at the current click, before bonuses and penalties. Ranged damage does not count here.',
    words: 'wall gate tower melee value strong click alap sebzés break down castle who can destroy hit',
  },
  'MK-ELG-07': {
    title: 'Close combat: Close-combat Pierce, Sweep, Thunderblow',
    text: 'A figure with Close-combat Pierce (átütés), Sweep (letarolás) or Thunderblow (mennykőcsapás) may attack a castle in close combat, whatever its damage. The ability must show at the current click; it need not be used. None of them helps at range.',
    words: 'ability special cleave hit wall',
  },
  'MK-ELG-08': {
    title: 'Close combat: Ram',
    text: 'A figure with Ram (ütközés) may attack a castle in close combat, whatever its damage. It must show at the current click. It does not help at range.',
    words: 'ability ramming collision impact damage type battering',
  },
  'MK-ELG-09': {
    title: 'Shooting: base ranged damage 4 or more',
    text: 'A figure whose base ranged damage is 4 or more may attack a castle at range. Base is the value printed at the current click, before bonuses and penalties. Figures from before November 2003 that have a range but no ranged damage use their damage value (not in the castle text: official answers of 2005).',
    words: 'wall gate tower value shoot click távsebzés FAQ archers hit the arrows archer bow',
  },
  'MK-ELG-10': {
    title: 'Shooting: Magic Blast, Bombardment, Pierce',
    text: 'A figure with Magic Blast (mágikus robbantás), Bombardment (bombázás) or Pierce (átlövés) may attack a castle at range, whatever its ranged damage. The ability must show at the current click; it need not be used. None of them helps in close combat.',
    words: 'ability special bombard ranged mage fireball wall',
  },
  'MK-ELG-11': {
    title: 'Shooting: area damage',
    text: 'A figure with Area damage (területre ható sebzés) may attack a castle at range, whatever its ranged damage. It must show at the current click. It does not help in close combat.',
    words: 'ability effect splash ranged explosion',
  },
  'MK-ELG-12': {
    title: 'Everybody else may not attack a castle',
    text: 'A figure that meets none of the conditions may not attack a castle. In close combat it needs base damage 4 or one of Close-combat Pierce (átütés), Sweep (letarolás), Thunderblow (mennykőcsapás), Ram (ütközés); at range base ranged damage 4 or one of Magic Blast (mágikus robbantás), Bombardment (bombázás), Pierce (átlövés), Area damage (területre ható sebzés). What qualifies for one kind of attack does not help in the other.',
    words: 'wall allowed refused ineligible requirement list who weak figure',
  },
  'MK-ELG-13': {
    title: 'Formations and gang ups',
    text: 'In a ranged formation or a gang up against a castle, every member must qualify by itself for that kind of attack. A member that does not is left out; by the app’s ruling the rest may go on if the numbers still satisfy the formation rules. That one such member stops the whole attack is a house rule.',
    words: 'group members helpers primary attacker összefogás together weak helper join',
  },
} satisfies ChapterTexts<(typeof eligibilityIds)[number]>;
