import type { heroIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-HERO-01': {
    title: 'A hero close by',
    text: 'Every friendly unit within 10" of a hero may roll morale on his Tough instead of its own. With 4+ in the unit and a hero of 3+, it needs 3+.',
    words: 'aura morale nearby range leader support inspire near panic courage general',
  },
  'USB-HERO-02': {
    title: 'A hero joins a unit',
    text: 'A hero may enter a friendly unit within 5". From that unit’s next activation the two do everything as one, and he may spend his Power points on it. In the app the hero is saved by the soldiers’ Tough while one of them lives, the pair moves as fast as its slowest model, and for losses the Standfast of both counts together.',
    words: 'attach enter squad character together protected join',
  },
  'USB-HERO-03': {
    title: 'A hero leaves a unit',
    text: 'When the unit has finished its activation, the hero may step out of it and is on his own again. In the app his own activation comes in the next round, since in this one the two have acted as one.',
    words: 'detach exit alone separate step out',
  },
  'USB-HERO-04': {
    title: 'The commander',
    text: 'Your most expensive hero is the commander; the app counts his gear, magic and mount, and between equals you choose before deployment. If he dies, every unit you have left rolls 1d6 on the best Tough in it. A unit that fails panics; otherwise nothing happens.',
    words: 'general warlord death dies panic highest price',
  },
  'USB-HERO-05': {
    title: 'Hero on a monster or in a vehicle',
    text: 'The pair is one activation. Its Standfast is the sum of both and its Tough the worse of the two, that is the larger number; each attacks with its own Initiative and Hit. The Polish text only says that the Standfast is shared, the English that it is a sum, and the printed example fits the sum: 4 and 18 make 22. A hero bought as a rider may not have a mount, one of the heavy infantry may.',
    words: 'mounted mount dragon tank rider steed ride',
  },
  'USB-DUEL-01': {
    title: 'A hero charges a hero',
    text: 'They are in a duel at once, even if both are in units. Either may flee it: he sits out the fight of this phase, and his side gets −2 on the combat result.',
    words: 'duel challenge flee refuse escape fights',
  },
  'USB-DUEL-02': {
    title: 'How a duel is fought',
    text: 'The heroes fight each other, and their units fight on their own. Both heroes count as charging and strike at the same time, so both may die; the side of a hero killed in the duel gets −1 on the combat result. The English text calls the fight of the units a duel too; the app follows the Polish: separate fights with one result. Only the side whose activation it is has the +1 for charging.',
    words: 'challenge simultaneous death heroes kill each other both die',
  },
  'USB-PP-01': {
    title: 'Power points',
    text: 'A hero has 2 (Aspirant), 4 (Daredevil), 6 (Hero) or 8 (Legend) Power points for the whole game, and a spent point is gone. He uses them in his own activation, except to Seize the Initiative and, in the app, to change the roll for smoke. Each feat costs 1 point.',
    words: 'heroic feats pool spend abilities hero mana tier',
  },
  'USB-PP-02': {
    title: 'Bend of Luck',
    text: 'For each Power point the hero changes the result of one die of his own by 1, up or down; several points may go on the same die. In the app the face itself changes, within 1–6: a 1 turned into a 2 is no longer an automatic failure, and a 5 turned into a 6 may go on to the second 6 where two are needed. Playing it so that a rolled 1 fails all the same is a house rule. In the activation that he shares with a unit he may bend its dice as well as his own: to hit, to save, to find the hidden and for morale.',
    words: 'power point change die result plus minus cheat',
  },
  'USB-PP-03': {
    title: 'Seize the Initiative',
    text: 'At any moment a Power point makes the next activation yours, whatever the order says, and any of your units may take it. The opponent may answer with a point of his own, and then the usual order stands again. So an odd number of points spent moves the activation, an even number does not.',
    words: 'power point interrupt order next activation cancel turn',
  },
  'USB-PP-04': {
    title: 'Daring Attack',
    text: 'For a Power point the hero, or any one member of his unit, attacks once more. In the app that is one model with one weapon.',
    words: 'power point brave again extra twice',
  },
  'USB-PP-05': {
    title: 'Perfect Shot',
    text: 'For a Power point the hero, or any one member of his unit, shoots without regard to range and to anything that lowers Hit; bonuses still count. In the app that is one model with one weapon. In both languages the word of the text also names a single weapon of the price list; the app reads it as any ranged weapon.',
    words: 'power point range ignore sniper penalty distance far',
  },
  'USB-PP-06': {
    title: 'False Flag',
    text: 'For a Power point nobody may attack the hero or the unit around him until the round ends, unless he attacks first. If he leaves the unit, he stays protected, but the unit does not. In the app only attacks are barred; his aura and everything else work on.',
    words: 'power point untouchable protected target disguise protect',
  },
} satisfies ChapterTexts<(typeof heroIds)[number]>;
