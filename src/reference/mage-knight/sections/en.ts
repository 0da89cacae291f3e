import type { sectionIds } from '../../../rules/mage-knight/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'MK-GEN-01': {
    title: 'A section is figure and terrain at once',
    text: 'A castle section counts as a figure and as a piece of terrain. Warriors may go onto it and fight on it or from it. It can be destroyed during the game, and some sections shoot by themselves.',
    words: 'castle wall tower building vár-rész piece',
  },
  'MK-GEN-02': {
    title: 'When a section is destroyed',
    text: 'A section is destroyed when its dial shows 3 broken towers. A breached or demoralised section is still in play.',
    words: 'eliminated broken tower dial symbols dead törött torony',
  },
  'MK-GEN-03': {
    title: 'The damage of a section is ranged damage',
    text: 'The damage value on a section’s dial is its ranged damage. Sections never fight in close combat, so they need no other.',
    words: 'value dial shooting távsebzés tower close',
  },
  'MK-GEN-04': {
    title: 'All other rules stay in force',
    text: 'The castle rules are an addition: every Mage Knight rule holds unless they change it. The app follows a Hungarian fan text of the later (2.0-era) rules, not the first ones of 2002; formations, height bonuses and the meaning of abilities come from your rulebook. Most English names of abilities are the app’s own guess; what counts is the Hungarian word of that text.',
    words: 'base edition version general rulebook translation magyar normal',
  },
  'MK-PTS-01': {
    title: 'Two strengths for each section',
    text: 'Before the game choose one of two strengths for every section, and with it the points, and turn the dial to the matching place. The text prints no point values; the app offers those of the list of 2002 to begin with, and you may change them. That list has no line of its own for a wall with a door; the app gives it those of a wall.',
    words: 'points value heavy light strong weak starting position dial cost castle',
  },
  'MK-PTS-02': {
    title: 'Sections are paid from the army',
    text: 'Castle sections cost points like figures. Figures and sections together must fit into the army’s limit, so a castle leaves room for fewer figures.',
    words: 'points cost limit build total castle',
  },
  'MK-SEC-01': {
    title: 'What counts as one section',
    text: 'Every piece with a combat dial of its own is a section of its own, even when several are joined. Count the dials to know the number of sections; each one acts and takes damage on its own.',
    words: 'combat dial piece joined part separate count',
  },
  'MK-HGT-01': {
    title: 'How high sections are',
    text: 'All sections are equally high, whatever they look like. A figure on top stands on abrupt elevated terrain, level with figures on other sections and on any elevated terrain.',
    words: 'height level elevated top kiugró magaslat floor',
  },
  'MK-KEEP-01': {
    title: 'Keep',
    text: 'The keep has two doors. Both doors and its whole top are linked access points (belépési pont). A closed door is not linked.',
    words: 'Vártorony tower doors access points donjon',
  },
  'MK-RT-01': {
    title: 'Round tower',
    text: 'The round tower has one door. The door and its whole top are linked access points (belépési pont). A closed door is not linked.',
    words: 'Körbástya door access points bastion enter',
  },
  'MK-GATE-01': {
    title: 'Gatehouse: entrances',
    text: 'The gatehouse has two entrances, a double door and a portcullis (kapurács); each is opened and closed separately. It has no access point (belépési pont) of its own.',
    words: 'Kapubástya gate portcullis double door portal drawbridge doors',
  },
  'MK-GATE-02': {
    title: 'Gatehouse: everybody on top is in contact',
    text: 'A figure on top of the gatehouse is in base contact with every other figure there, even when their bases do not touch.',
    words: 'Kapubástya close combat roof fight touch',
  },
  'MK-GATE-03': {
    title: 'Gatehouse: under the arch',
    text: 'Figures may stand under the arch. While a base is in its way, the portcullis (kapurács) cannot be closed; the text says this of the portcullis only.',
    words: 'Kapubástya archway portcullis blocked base boltív stand gateway close',
  },
  'MK-GATE-04': {
    title: 'Gatehouse: on to the walls',
    text: 'Figures on top of the gatehouse may cross to any wall that touches it. The app takes that to mean walls only; whoever counts the gatehouse (Kapubástya) among the towers (bástya) lets them cross to a tower, too.',
    words: 'Kapubástya move walk wall top passage',
  },
  'MK-WALL-01': {
    title: 'Wall: entrances',
    text: 'A wall with a door has one entrance. A wall without a door has none.',
    words: 'Fal door gate portal way in',
  },
  'MK-WALL-02': {
    title: 'Wall: access points',
    text: 'A wall has no access points (belépési pont) except ladders. As the app reads it, its door is a way through on the ground and does not lead to the top.',
    words: 'Fal ladder climb top door stairs up',
  },
  'MK-WALL-03': {
    title: 'Walls do not shoot',
    text: 'A wall has no attack value and no damage value, so it never makes an attack.',
    words: 'Fal attack damage value ranged action wall',
  },
  'MK-WALL-04': {
    title: 'When a wall is breached',
    text: 'A wall is breached when its fortification value (erődítmény értéke), which it adds to the defence of figures on it, shows a yellow square. From then on its door stays open for the rest of the game.',
    words: 'Fal breach yellow defence bonus áttört',
  },
  'MK-SEC-02': {
    title: 'Where a section’s abilities stand',
    text: 'The abilities of a section are shown with its combat values.',
    words: 'special ability dial values képesség colour colours',
  },
  'MK-SPC-01': {
    title: 'Rules of single sections',
    text: 'Sections may have further rules of their own. Keep, round tower, gatehouse and wall have them here; if yours comes with more, those hold too.',
    words: 'special extra own piece kind',
  },
} satisfies ChapterTexts<(typeof sectionIds)[number]>;
