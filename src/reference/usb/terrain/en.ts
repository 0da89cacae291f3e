import type { terrainIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-TERR-01': {
    title: 'When a unit is in terrain',
    text: 'If half of a unit’s models or more stand in the terrain or right beside it, the whole unit takes the good and the bad of it. Of 5 models that is 3, of 10 it is 5.',
    words: 'inside adjacent half models benefit effects woods counts',
  },
  'USB-TERR-02': {
    title: 'Agree on the terrain first',
    text: 'Before the game, settle with your opponent what each piece counts as: hedge or wall (Screens), difficult terrain, pit of corpses, dangerous terrain, ruins, forest or road.',
    words: 'kinds types of before play table board',
  },
  'USB-TERR-03': {
    title: 'Hedge or wall (Screens)',
    text: 'Low obstacles such as walls, hedges, sandbags or parked cars. A unit behind one has +1 Hit, whoever attacks it has −1 Hit, and it counts as entrenched (+1 Tough and the right to react to charges). In the app this holds in melee too, but not for units that are already locked.',
    words: 'cover fence barricade sandbags hide behind screen obstacle',
  },
  'USB-TERR-04': {
    title: 'Difficult terrain',
    text: 'A bog, a ford, a ploughed field, a heap of rubbish: the unit moves at half speed and at most 5" in one activation. The app adds all inches first, halves once and then stops at 5": charging riders have 14", half is 7", so 5" are left.',
    words: 'slow swamp bog river rubble half move mud',
  },
  'USB-TERR-05': {
    title: 'Pit of corpses',
    text: 'Places full of the dead, even a single giant carcass: half speed and at most 5" in one activation. Being entrenched gives nothing here, and morale rolls get −1. The English text says that you do not get this −1; the app follows the Polish, where you do.',
    words: 'grave dead bodies morale penalty carcass',
  },
  'USB-TERR-06': {
    title: 'Dangerous terrain',
    text: 'Deep water, a chasm, a minefield, lava: nobody may stop on it, so a unit whose move is too short halts in front. A unit that crosses takes one hit for each of its models. Each may be saved as usual, and the wounds are spread so that as many models as possible are removed. The English text speaks of missing traffic instead of a move that is too short; the app follows the Polish.',
    words: 'lava mines minefield deep water electric crossing hits',
  },
  'USB-TERR-07': {
    title: 'Ruins',
    text: 'Places that are broken down or crammed full, the inside of buildings too: the unit has +1 Hit and +1 Tough and counts as entrenched, but moves at half speed and at most 5" in one activation. The app adds the +1 of entrenchment, so Tough gets +2 in all; only +1 is a house rule. Monsters and machines below growth 3 have just the +1 of the ruins.',
    words: 'building rubble factory interior cover half move house',
  },
  'USB-TERR-08': {
    title: 'Forests',
    text: 'A wood, an orchard or a park: the unit has +1 Hit, whoever attacks it has −1 Hit, and it counts as entrenched (+1 Tough). It moves at half speed and at most 5" in one activation. A forest hides what stands beyond it.',
    words: 'wood trees orchard bamboo cover sight blocks colour forest bushes',
  },
  'USB-TERR-09': {
    title: 'Roads',
    text: 'A unit that moves along a road or runs across it has +3" of movement. The Polish text names marching, the English walking, both also run and charge; the app adds it to all three moves, the tactical one included.',
    words: 'path track pavement street faster bonus move asphalt march',
  },
  'USB-TERR-10': {
    title: 'Climbing and falling',
    text: 'A unit that is pushed over an edge, jumps off a roof or climbs a drainpipe takes one hit for each of its models at every 2" of height, up or down. The app counts full steps of 2" only: 5" are 2 steps, which means 12 hits for 6 models. Each may be saved as usual, and the wounds are spread so that as many models as possible are removed. Ladders and stairs cost no hits.',
    words: 'jump fall height vertical wall cliff drop pushed roof climb',
  },
  'USB-TERR-11': {
    title: 'Machines and terrain',
    text: 'From growth 3 on, monsters and machines ignore every modifier of terrain. The app takes that both ways: they are not slowed, but have no +3" on roads and no +1 of ruins or forests either, and the −1 for shooting at cover does not touch them. Blocked sight and the hits of dangerous terrain remain. At no growth does entrenchment help them.',
    words: 'monster tank vehicle giant ignores modifiers entrench forest woods walker',
  },
} satisfies ChapterTexts<(typeof terrainIds)[number]>;
