import type { wreckIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-DMG-01': {
    title: 'Size 1 or less',
    text: 'Damage above its Armor destroys it outright; anything less does nothing.',
    words: 'small minifig kill armor',
  },
  'BW-DMG-02': {
    title: 'Shooting at the whole',
    text: 'Aim at any part of the Structure that you can see; its size in sight helps the roll. If only a Surface part can be struck, that part alone suffers.',
    words: 'general damage aim structure large bonus',
  },
  'BW-DMG-03': {
    title: 'Size Damage',
    text: 'Damage above the Armor is one pip, however much it was; mark it with a brick. Each pip takes 1" of Move, not below 1", and an inch of the Size that counts for weapons and Momentum.',
    words: 'pip marker hurt vehicle slower weaker',
  },
  'BW-DMG-04': {
    title: 'Destroyed',
    text: 'As many pips as it has Size destroy it. Size 1 and vermin go at the first.',
    words: 'wrecked dead explode pips',
  },
  'BW-DMG-05': {
    title: 'Shooting at a part',
    text: 'Name one element or a patch of up to an inch. Small parts are harder to hit, but mostly a level weaker. Damage above that Armor breaks the element off, or up to an inch of bricks.',
    words: 'component wheel turret gun break off hole',
  },
  'BW-DMG-06': {
    title: 'Made of one piece',
    text: 'A creation that is mainly one large element is not destroyed by shooting at parts. Attack the whole, or disable something on it.',
    words: 'single element large piece',
  },
  'BW-DMG-07': {
    title: 'Breaches and halves',
    text: 'Well-aimed hits open armor, kill controls or cut a creation in two. Each half gets a new, smaller Size and keeps every pip of the whole; it uses only what it still carries and can control.',
    words: 'split half breach hole cut',
  },
  'BW-DMG-08': {
    title: 'Special damage',
    text: 'Grinding and Overkill are for rare occasions, when damage is far too small or far too large for its target. Agree on them before you begin.',
    words: 'optional special grinding overkill',
  },
  'BW-DMG-09': {
    title: 'Grinding',
    text: 'Say it before you roll damage: instead of hurting, each die above the Structure Level scores a point. The points stay and are added to all later attacks of that kind on the same target or part.',
    words: 'grind axe ram slowly points wall',
  },
  'BW-DMG-10': {
    title: 'Overkill',
    text: 'What is left above an Armor may meet a fresh roll of it, for another pip or part, and so on until the Armor holds or nothing is left of the target.',
    words: 'overkill rest damage again several pips',
  },
  'BW-DMG-11': {
    title: 'Overkill beyond the target',
    text: 'Where the target is destroyed, broken through or thrown aside, the rest goes on to whatever lies behind it on the line, as far as the attack reaches.',
    words: 'through behind line next target',
  },
  'BWC-37': {
    title: 'What does Grinding count?',
    text: 'English text: the number of dice above the level, for later attacks of the same kind. Polish text: it may be read as their sum, for any attack on the element. The app counts dice, for the same kind and part.',
    words: 'grinding count sum kind',
  },
  'BWC-136': {
    title: 'What do pips weaken?',
    text: 'The Size that counts for weapons in use and for Momentum, not the Armor. Weapons beyond the new Size Limit cannot be fired that turn.',
    words: 'pips limit weapons momentum armor',
  },
  'BWC-149': {
    title: 'Does a pip set a wall in motion?',
    text: 'Move drops to 1" at the least. For what never moved the app keeps 0".',
    words: 'building move minimum zero',
  },
} satisfies ChapterTexts<(typeof wreckIds)[number]>;
