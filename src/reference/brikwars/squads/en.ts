import type { squadIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-SQ-01': {
    title: 'What a Squad is good for',
    text: 'Units on one shared plate move and act as one: the turn goes faster, all dice of a kind are thrown in one handful, and together they break Armor that none of them could break alone. Hits are spread over all members, and in close combat numbers count. Any units may share a Squad, also unlike ones such as a catapult and its crew.',
    words: 'group troop platoon unit team formation advantages why squads',
  },
  'BW-SQ-02': {
    title: 'Plate, Standard and arrangement',
    text: 'A Squad has three features. Its plate says where it fits and which enemies it touches in close combat, its Standard is the point from which inches are measured, and the places of its members matter where damage strikes one spot, as with explosions and charges.',
    words: 'squad formation features three',
  },
  'BW-SQ-03': {
    title: 'Squad Plate',
    text: 'All members stand on one plate, which counts as one large unit: what the plate touches, each of them touches. A rule of thumb is 2x4 studs for a minifig on foot and 4x8 for a rider, so 8 on foot need about 64 studs. Plates too small for their troops are bad form.',
    words: 'base baseplate size studs rider how big room',
  },
  'BW-SQ-04': {
    title: 'The Standard',
    text: 'Every distance to and from the Squad is measured at its Standard: a flag, a bugler, or just the man in the middle. It stands near the middle of the plate, costs no CP, and may not be moved to gain inches. It is no weapon and takes no hand: its bearer can still use a two-handed weapon.',
    words: 'flag banner measure distance range middle squad bearer',
  },
  'BW-SQ-05': {
    title: 'How the members stand',
    text: 'Mostly a matter of looks: range comes from the Standard, and damage is shared out wherever they stand. Still, their places must make the attack believable: horses charge side by side, and poleaxes need room. Places do count for what strikes one spot, such as a mine or the blast of a rocket.',
    words: 'arrangement positions squad plate formation placement',
  },
  'BW-SQ-06': {
    title: 'Forming at the start',
    text: 'Before the battle Squads are formed freely and without Actions: plates and arrangement are up to the player. Later, Forming Up costs Actions.',
    words: 'squad beginning battle setup free form',
  },
  'BW-SQ-07': {
    title: 'Changes that cost nothing',
    text: 'Leaving a Squad is free for the unit and for the rest: it walks off the plate. Changing places on the same plate is free too, unless somebody gains inches by it; then those are paid from his Move.',
    words: 'leave squad free rearrange regroup change formation',
  },
  'BW-SQ-08': {
    title: 'Forming Up',
    text: 'A unit that is placed on a new, resized or different plate spends its Action for the turn. Without an Action it cannot join, and once it has joined it has no part in what the Squad does this turn. A unit that stays on its plate keeps its Action: when 3 swordsmen join 2, only those 2 can still attack. An Officer makes it free.',
    words: 'form up join squad merge combine split regroup action cost new plate',
  },
  'BW-SQ-09': {
    title: 'Leaving and coming back',
    text: 'A unit may leave its Squad and join it again in the same turn, as on both sides of a narrow gate. The other way round is not allowed: once it has joined it stays until the next turn.',
    words: 'squad leave rejoin return same turn',
  },
  'BW-SQ-10': {
    title: 'Forming up under an Officer',
    text: 'If an Officer takes part in forming, joining, splitting or rearranging a Squad, nobody pays an Action for it. Even units whose Action is spent may form up, and the others may use theirs at once. This also holds for groups that split off from his Squad.',
    words: 'leadership officer free regroup squad command',
  },
  'BW-SQ-11': {
    title: 'Squad movement',
    text: 'A Squad moves as fast as its slowest member, jumps as high as its worst jumper and climbs like its worst climber. What counts is the way of the Standard; turning the plate under it costs nothing.',
    words: 'speed slowest move inches run jump climb swim',
  },
  'BW-SQ-12': {
    title: 'Obstacles for a Squad',
    text: 'The plate must fit through doors, corridors and stairs. Where it is too wide, the Squad breaks up, passes one by one and forms up again for an Action, with an Officer for free. Rubble it may also climb in formation, paying the inches.',
    words: 'doorway corridor arch narrow terrain wide plate break formation rubble',
  },
  'BW-SQ-13': {
    title: 'No stopping half-way',
    text: 'A Squad may not end its Move in the middle of a maneuver or where the whole plate has no room. If its Move does not get all of it over a wall, it waits for its full Move next turn or breaks up.',
    words: 'squad wall climb wait partway end of move',
  },
  'BW-SQ-14': {
    title: 'Rebuffed',
    text: 'If enemies interrupt a Squad so that it does not clear an obstacle by the end of its Move, it must break formation or go back to the last place where it could stand. In the Polish text it goes back to where it started.',
    words: 'squad interrupted response obstacle return stopped',
  },
  'BW-SQ-15': {
    title: 'Infantry or Cavalry?',
    text: 'A Squad of minifigs and of units that move like them, such as robots, aliens or loose animals, is Infantry: it faces, runs, jumps, climbs and swims as a minifig does. With any vehicle, ridden animal, or unit or device directed by another, such as a catapult, it is Cavalry.',
    words: 'squad type horse rider vehicle catapult foot',
  },
  'BW-SQ-16': {
    title: 'Limits of Cavalry',
    text: 'Cavalry turns only by pivoting round a front corner of its plate: the smaller the plate, the tighter the turn. It moves forward, or backward at half its Move, and cannot sidestep. At a wall it may have to break formation to turn round.',
    words: 'pivot turn corner backward sidestep horse squad',
  },
  'BW-SQ-17': {
    title: 'One Action for the Squad',
    text: 'A Squad has one Action a turn. Members who take no part in it lose theirs; to do something else they must leave the Squad first. A single slow member can keep everybody from an Action, as a snail does from a Sprint.',
    words: 'squad action once members wasted idle',
  },
  'BW-SQ-18': {
    title: 'Only one type of attack',
    text: 'All attacks of a Squad in a turn are of one type: ranged, close combat or Charge. The weapons may differ: sabers with axes, blowguns with thrown knives. Members who cannot or will not join stand idle.',
    words: 'squad similar attacks mixed weapons types',
  },
  'BW-SQ-19': {
    title: 'All for one',
    text: 'What happens to the plate happens to all: all pay for the wall that it climbs, all brace against the truck, all shoot from 5" if the Standard is 5" from the target, and all are in the close combat that it enters. Two things differ: how damage is shared out, and how many can touch a small object.',
    words: 'squad plate everybody together one unit',
  },
  'BW-SQ-20': {
    title: 'Touch limits',
    text: 'Whatever the plate touches, any member may act on, wherever he stands. In one turn at most 3 can touch a minifig or an object of 2x4 studs, 2 one of 2x2, and 1 one of 1x1. In close combat and charges that limits the hits on one minifig.',
    words: 'squad touch limitations how many members small object access',
  },
  'BWC-47': {
    title: 'Does the place on the plate decide who is hit?',
    text: 'English text: mostly not; damage is shared out wherever the members stand. The Polish text says that it follows their places, and right after that figures may be anywhere on the plate. The app takes the English reading: the owner chooses.',
    words: 'squad position damage arrangement polish',
  },
  'BWC-49': {
    title: 'Small slips in the Polish rules of Squads',
    text: 'The Polish text counts the way of moving among the features of a Squad, sends a rebuffed one back to its start, says almost certainly lethal for attacks with possible Overkill, and garbles the word for the Counter. The app follows the English text.',
    words: 'translation rebuffed overkill counter features',
  },
  'BWC-118': {
    title: 'Examples that the translation changed',
    text: 'The Polish examples split a Squad of 6 instead of 7, join 3, 2 and 1 swordsmen instead of 2, 2 and 1, and have single soldiers where whole Squads come to help Tybalt and Romeo; they also add a pirate ship. No rule changes by it.',
    words: 'translation example split join montague capulet black pearl errata',
  },
  'BWC-142': {
    title: 'Which animals make a Squad Cavalry?',
    text: 'English text: ridden animals. Polish text: draft animals, with the same examples. In the app any beast that is ridden or driven makes its Squad Cavalry.',
    words: 'horse ridden draught animals squad polish',
  },
  'BWC-143': {
    title: 'May half a Squad throw its spears?',
    text: 'No. In the English example half charge with their spears and half throw them; in the Polish one half fight with them in both hands and half throw. Either way two types of attack are mixed, and the app allows neither.',
    words: 'mixed attack spear throw charge example',
  },
} satisfies ChapterTexts<(typeof squadIds)[number]>;
