import type { shootingIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-SHOOT-01': {
    title: 'Range of a volley',
    text: 'If one model of the unit is in range, every model of it is. Light ranged weapons reach 12", ranged weapons 24", automatic weapons 18", special weapons 30"; the large ranged weapon of monsters and machines reaches 36", the huge one 48".',
    words: 'shooting distance reach pistol bow gun cannon how far weapons',
  },
  'USB-SHOOT-02': {
    title: 'Which models may shoot',
    text: 'Only the models that really see the target shoot. Their own unit never blocks the view; other units do, friend or foe. Look from the head of the model, or from the highest point of its body if it has no head.',
    words: 'line of sight view visible see shooters LOS shoots',
  },
  'USB-SHOOT-03': {
    title: 'How many dice in shooting',
    text: 'Each shooting model rolls as many dice as its Initiative. With an automatic weapon every point of Initiative is 2 dice, with a special weapon 3. So 5 models of Initiative 1 roll 5 dice, and 10 with automatic weapons.',
    words: 'shots number attacks initiative automatic pool',
  },
  'USB-SHOOT-04': {
    title: 'All weapons, one target',
    text: 'A unit may fire every ranged weapon it has, and all of it at the same enemy. A monster or machine fires all its weapons in one action; each weapon gets the full dice of its Initiative. The English text says “any” weapon, which could mean only one; the app follows the Polish: each.',
    words: 'split fire several guns multiple two different targets',
  },
  'USB-SHOOT-05': {
    title: 'Which enemy a unit may shoot',
    text: 'A unit shoots only at the nearest enemy activation. If a hero is in the unit, it may shoot at any enemy unit. The text does not say whether an unseen enemy counts; in the app the nearest of those that may be attacked at all, and a hero on his own chooses freely too. Strictly the nearest is a house rule.',
    words: 'target nearest closest choose priority hero',
  },
  'USB-SHOOT-06': {
    title: 'To hit in shooting',
    text: 'Each die is a test of Hit. +1 for an aimed shot, +1 if the shooters are behind a hedge or wall, in ruins or in a forest, +1 for a phalanx to its front. −1 if the target is behind a hedge or wall or in a forest, −1 if it is camouflaged, −1 if the shooters are in a marching column, −1 if they are shaken, −1 for a monster or machine that does not see the target; fatigue comes off as well. In panic only a 6 hits.',
    words: 'roll modifiers bonus penalty cover aiming accuracy list penalties',
  },
  'USB-SHOOT-07': {
    title: 'Saves',
    text: 'Every hit may be saved by a test of Tough. +1 if entrenched, +1 in ruins, +1 in a phalanx hit from its front. −1 in a marching column, −1 in a phalanx hit from another side. The weapon counts too: ranged and automatic −1, special and large −2, huge −3, light nothing. Ruins also count as entrenched, so the app gives +2 in them; only +1 is a house rule.',
    words: 'save saving throw armour defence tough modifiers piercing survive roll',
  },
  'USB-SHOOT-08': {
    title: 'Firing without sight',
    text: 'A monster or machine may shoot at an enemy that it does not see, at −1 Hit, if some other friendly unit sees that enemy.',
    words: 'indirect fire artillery spotter catapult blind no line of',
  },
  'USB-SHOOT-09': {
    title: 'Firing from a transport',
    text: 'Infantry that stays in the transport shoots with half of its usual dice. The text does not say how to round; the app halves the total of the unit, rounds down and leaves at least 1 die: 9 dice become 4.',
    words: 'vehicle carrier inside passengers shoot out half dice truck apc',
  },
  'USB-SHOOT-10': {
    title: 'Special weapons',
    text: 'At most two soldiers of a unit may swap their ranged weapon for a special weapon, +25 points each. It reaches 30", gives −2 to the enemy’s Tough, and each point of Initiative is 3 dice. The app takes it for units of infantry, heavy infantry and riders, and the swapped weapon stays paid for; paying 25 in its place is a house rule.',
    words: 'rocket launcher machine gun laser heavy specialist upgrade swap bazooka flamethrower',
  },
  'USB-SHOOT-11': {
    title: 'What blocks sight',
    text: 'Other units, friend or foe, block the view, and so do smoke markers (3" across). A forest hides what lies beyond it. The shooters’ own unit never blocks it.',
    words: 'line of obstacle smoke wood trees hidden behind LOS block friends',
  },
  'USB-WOUND-01': {
    title: 'Losing Standfast',
    text: 'Each hit that is not saved takes one point of Standfast. A model with none left comes off the table.',
    words: 'wound damage dead killed remove points casualty hp hit lives',
  },
  'USB-WOUND-02': {
    title: 'Which models are removed',
    text: 'The defender chooses the models that go. But the wounds must be placed so that as many models as possible go; the app lets him choose only between ways that remove the same number. A model that is already wounded counts with what it has left: with 1, 2 and 2 points, 3 wounds remove two models.',
    words: 'casualties allocate wounds distribute who dies choose',
  },
  'USB-WOUND-03': {
    title: 'Wounds of d2 and d3',
    text: 'An unsaved shot of a large ranged weapon costs 1d2 points of Standfast, one of a huge ranged weapon 1d3, an unsaved blow of a really heavy weapon 1d3. For the large weapon the English text says “wound”; the app follows the Polish: one roll for each unsaved shot. The points are added up and pass on to further models; at most one model per hit is a house rule.',
    words: 'cannon catapult multiple damage overkill spill several points heavy',
  },
  'USB-WOUND-04': {
    title: 'Hits that need no roll',
    text: 'Some hits come without a roll to hit: crossing dangerous ground (as many as the unit has models), climbing and falling (as many again for every full 2"), ramming (one per growth), a transport destroyed (as many as each unit inside has models), self-destruction (2 per point of Standfast). They are saved as usual, and no weapon makes the save harder.',
    words: 'automatic damage terrain fall ram explosion auto wounds',
  },
  'USB-WOUND-05': {
    title: 'Which Tough saves with a hero in the unit',
    text: 'The text does not say whose Tough saves when a hero has joined a unit. In the app the soldiers’ as long as one of them lives, and then the hero’s own: the text calls a hero in a unit harder to shoot.',
    words: 'mixed defence different joined leader save armour',
  },
} satisfies ChapterTexts<(typeof shootingIds)[number]>;
