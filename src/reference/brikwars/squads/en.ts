import type { squadIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-SQ-01': {
    title: 'What a Squad is good for',
    text: 'Units on one shared plate move and act as one: the turn goes faster, all dice of a kind are thrown in one handful, and together they break Armor that none of them could break alone. Hits are spread over all members, and in close combat numbers count. Any units may share a Squad, also unlike ones such as a catapult and its crew.',
    words: 'group troop platoon unit team formation advantages why squads advantage',
  },
  'BW-SQ-02': {
    title: 'Plate, Standard and arrangement',
    text: 'A Squad has three features. Its plate says where it fits and which enemies it touches in close combat, its Standard is the point from which inches are measured, and the places of its members matter where damage strikes one spot, as with explosions and charges.',
    words: 'squad formation features three parts flag',
  },
  'BW-SQ-03': {
    title: 'Squad Plate',
    text: 'All members stand on one plate, which counts as one large unit: what the plate touches, each of them touches. A rule of thumb is 2x4 studs for a minifig on foot and 4x8 for a rider, so 8 on foot need about 64 studs. Plates too small for their troops are bad form.',
    words: 'base baseplate size studs rider how big room fit',
  },
  'BW-SQ-04': {
    title: 'The Standard',
    text: 'Every distance to and from the Squad is measured at its Standard: a flag, a bugler, or just the man in the middle. It stands near the middle of the plate, costs no CP, and may not be moved to gain inches. It is no weapon and takes no hand: its bearer can still use a two-handed weapon.',
    words: 'flag banner measure distance range middle squad bearer',
  },
  'BW-SQ-05': {
    title: 'How the members stand',
    text: 'Mostly a matter of looks: range comes from the Standard, and damage is shared out wherever they stand. Still, their places must make the attack believable: horses charge side by side, and poleaxes need room. Places do count for what strikes one spot, such as a mine or the blast of a rocket.',
    words: 'arrangement positions squad plate formation placement placing rows',
  },
  'BW-SQ-06': {
    title: 'Forming at the start',
    text: 'Before the battle Squads are formed freely and without Actions: plates and arrangement are up to the player. Later, Forming Up costs Actions.',
    words: 'squad beginning battle setup free form group',
  },
  'BW-SQ-07': {
    title: 'Changes that cost nothing',
    text: 'Leaving a Squad is free for the unit and for the rest: it walks off the plate. Changing places on the same plate is free too, unless somebody gains inches by it; then those are paid from that Move.',
    words: 'leave squad free rearrange regroup change formation walk',
  },
  'BW-SQ-08': {
    title: 'Forming Up',
    text: 'A unit that is placed on a new, resized or different plate spends its Action for the turn. Without an Action it cannot join, and once it has joined it has no part in what the Squad does this turn. A unit that stays on its plate keeps its Action: when 3 swordsmen join 2, only those 2 can still attack. An Officer makes it free.',
    words: 'form join squad merge combine split regroup action cost new plate later merging',
  },
  'BW-SQ-09': {
    title: 'Leaving and coming back',
    text: 'A unit may leave its Squad and join it again in the same turn, as on both sides of a narrow gate. The other way round is not allowed: once it has joined it stays until the next turn.',
    words: 'squad leave rejoin return same turn through narrow gate',
  },
  'BW-SQ-10': {
    title: 'Forming up under an Officer',
    text: 'If an Officer takes part in forming, joining, splitting or rearranging a Squad, nobody pays an Action for it. Even units whose Action is spent may form up, and the others may use theirs at once. This also holds for groups that split off from his Squad.',
    words: 'leadership free regroup squad command captain',
  },
  'BW-SQ-11': {
    title: 'Squad movement',
    text: 'A Squad moves as fast as its slowest member, jumps as high as its worst jumper and climbs like its worst climber. What counts is the way of the Standard; turning the plate under it costs nothing.',
    words: 'speed slowest move inches run jump climb swim',
  },
  'BW-SQ-12': {
    title: 'Obstacles for a Squad',
    text: 'The plate must fit through doors, corridors and stairs. Where it is too wide, the Squad breaks up, passes one by one and forms up again for an Action, with an Officer for free. Rubble it may also climb in formation, paying the inches.',
    words: 'doorway corridor arch narrow terrain wide plate break formation rubble door stairs',
  },
  'BW-SQ-13': {
    title: 'No stopping halfway',
    text: 'A Squad may not end its Move in the middle of a manoeuvre or where the whole plate has no room. If its Move does not get all of it over a wall, it waits for its full Move next turn or breaks up.',
    words: 'squad wall climb wait partway end of move stop over',
  },
  'BW-SQ-14': {
    title: 'Rebuffed',
    text: 'If enemies interrupt a Squad so that it has not cleared an obstacle when its Move ends, it must break formation or go back to the last place where it could stand. In the Polish text it goes back to where it started.',
    words: 'squad interrupted response obstacle return stopped thrown back',
  },
  'BW-SQ-15': {
    title: 'Infantry or Cavalry?',
    text: 'A Squad of minifigs and of units that move like them, such as robots, aliens or loose animals, is Infantry: it faces, runs, jumps, climbs and swims as a minifig does. With any vehicle, ridden animal, or unit or device directed by another, such as a catapult, it is Cavalry.',
    words: 'squad type horse rider vehicle catapult foot horsemen',
  },
  'BW-SQ-16': {
    title: 'Limits of Cavalry',
    text: 'Cavalry turns only by pivoting round a front corner of its plate: the smaller the plate, the tighter the turn. It moves forward, or backward at half its Move, and cannot sidestep. At a wall it may have to break formation to turn round.',
    words: 'pivot turn corner backward sidestep horse squad wheel',
  },
  'BW-SQ-17': {
    title: 'One Action for the Squad',
    text: 'A Squad has one Action a turn. Members who take no part in it lose theirs; to do something else they must leave the Squad first. A single slow member can keep everybody from an Action, as a snail does from a Sprint.',
    words: 'once members wasted idle different',
  },
  'BW-SQ-18': {
    title: 'Only one type of attack',
    text: 'All attacks of a Squad in a turn are of one type: ranged, close combat or Charge. The weapons may differ: sabres with axes, blowguns with thrown knives. Members who cannot or will not join stand idle.',
    words: 'squad similar attacks mixed weapons types half shoot fight mix',
  },
  'BW-SQ-19': {
    title: 'All for one',
    text: 'What happens to the plate happens to all: all pay for the wall that it climbs, all brace against the truck, all shoot from 5" if the Standard is 5" from the target, and all are in the close combat that it enters. Two things differ: how damage is shared out, and how many can touch a small object.',
    words: 'squad plate everybody together unit shares',
  },
  'BW-SQ-20': {
    title: 'Touch limits',
    text: 'Whatever the plate touches, any member may act on, wherever it stands. In one turn at most 3 can touch a minifig or an object of 2x4 studs, 2 one of 2x2, and 1 one of 1x1. In close combat and charges that limits the hits on one minifig.',
    words: 'squad limitations how many members small object access reach',
  },
  'BW-SQ-21': {
    title: 'A Squad attacks',
    text: 'All who take part roll together in handfuls, as in any combined attack; the dice you own are a good limit for the size of a Squad. Members who take no part do nothing. Other Squads and units may join in with another type of attack.',
    words: 'combined attack handful dice squads idle cooperate group',
  },
  'BW-SQ-23': {
    title: 'Squads in close combat',
    text: 'Each step is one handful: a Squad attacks with all its members, counters with all of them, and does the same with second weapons, if they have any and still live. All act alike: if one strikes with two weapons, all who are able do so, and a defending Squad picks one kind of Counter for a step. Parried damage is shared out like any other; the dead are removed after each step.',
    words: 'squad melee hand to hand counter parry casualties steps',
  },
  'BW-SQ-24': {
    title: 'Engagement',
    text: 'To use its full strength in close combat, a Squad pushes its plate against the target. Then every member may attack and counter that opponent, wherever on the plate it stands.',
    words: 'squad engage engaged contact touch plates melee squads',
  },
  'BW-SQ-25': {
    title: 'Shots into an Engagement',
    text: 'Squads that are engaged count as mixed up. Damage from shots and from anything else but close combat is shared by both sides: the first hit goes to the side aimed at, the next to the other, and so on in turn. Nobody takes a second hit before all on both sides have taken one.',
    words: 'squad shoot melee friendly fire ranged hits alternate squads fighting',
  },
  'BW-SQ-26': {
    title: 'Engagement Ring',
    text: 'Fights that hang together make one close combat with two sides, however long the chain: each side attacks as a whole and counters as a whole. A Squad joins the ring only by attacking an enemy in it; touching friends, or an enemy without attacking, is not enough.',
    words: 'squad chain several squads joined melee sides one big',
  },
  'BW-SQ-27': {
    title: 'Skirmishing',
    text: 'Without an Engagement only those members take part who can strike the target from their own places. That suits pikes and other long two-handed weapons. With its Angry Inch a Squad may change between skirmish and Engagement.',
    words: 'squad skirmish reach pike pikemen unengaged pikes poke distance',
  },
  'BW-SQ-28': {
    title: 'Two-handed weapons in an Engagement',
    text: 'They need room to swing. An engaged Squad must leap back by its Angry Inch and skirmish; otherwise they serve only to Shove or to Parry.',
    words: 'squad pike halberd room swing disengage',
  },
  'BW-SQ-29': {
    title: 'Numerical advantage',
    text: 'If one side of a Squad fight has at least twice as many fighters, the other is overwhelmed: -1 to Skill and damage while countering; at three times as many, -2. There it ends; in the Polish text each further multiple takes 1 more.',
    words: 'overwhelmed outnumbered squad numbers ratio penalty 2:1 3:1 odds more men two one',
  },
  'BW-SQ-30': {
    title: 'At most three strike one minifig',
    text: 'In close combat at most 3 attackers can strike the same minifig of a Squad at once, though each of them may hit several times. Damage is rolled for all hits even so: the attacker keeps the best and drops the others.',
    words: 'squad attackers excess hits wasted limit melee against member',
  },
  'BW-SQ-31': {
    title: 'An Infantry Squad charges',
    text: 'Its Size is the Sizes of all members added up, and then it charges like a single unit. 5 minifigs count as Size 5, so 10" of Collision Speed give 5 points of Momentum.',
    words: 'charge foot mom size sum run',
  },
  'BW-SQ-32': {
    title: 'A Cavalry Squad charges',
    text: 'For Momentum and damage only the front row counts, and of it only those whose path runs into the target. The others help against KnockBack.',
    words: 'charge horse knights front row mom horsemen',
  },
  'BW-SQ-33': {
    title: 'Squads plough through',
    text: 'A large Squad need not stop at the first small unit that blocks it: with the Momentum that is left it goes on to the next, as a large Creation does.',
    words: 'plough charge squad blockers momentum left keep running',
  },
  'BW-SQ-34': {
    title: 'A braced Squad',
    text: 'It resists a Charge as one body: the Physical Opposition and the Charging Weapons of all members are combined. KnockBack moves the whole plate, so it is hard to knock over; if all of it goes over, the formation breaks and every member is Disrupted.',
    words: 'brace pop charge wall of spears knockback pikes wait',
  },
  'BW-SQ-35': {
    title: 'A Squad that does not brace',
    text: 'Each member is a target of its own, and the Charge ploughs through one after the other: they are more easily hurt and hurled away, though some may not be hit at all. One that lands beyond the plate has left the Squad.',
    words: 'unbraced surprised charge separate targets scattered',
  },
  'BW-SQ-36': {
    title: 'Targeting a Squad',
    text: 'If anything of it can be seen, a member, an object or the edge of the plate, the Squad can be attacked. Shots and charges get the bonus for the size of the plate; in close combat the Size of the single member counts.',
    words: 'target aim large plate size bonus visible big',
  },
  'BW-SQ-37': {
    title: 'Singling out a member',
    text: 'A member can be picked as the target if its Size is at least twice the attacker’s: a rat of Size 0 picks a peasant, a peasant of Size 1 a mounted knight of Size 2, the knight a giant of Size 4. Anything smaller is lost in the crowd.',
    words: 'squad single pick choose target leader hero officer sniper snipe',
  },
  'BW-SQ-38': {
    title: 'A single hit',
    text: 'Its owner gives it to any member of the Squad, by custom to one that it could have reached; a comrade may also jump in front of the bullet.',
    words: 'squad one assign damage owner chooses dies choose',
  },
  'BW-SQ-39': {
    title: 'Hits with side effects',
    text: 'For an explosion or a shot with Overkill the owner of the Squad chooses only the first victim. What follows goes by where that one stands: the blast takes those around him, the shot the next in line behind him.',
    words: 'squad secondary explosion bazooka overkill blast grenade among',
  },
  'BW-SQ-40': {
    title: 'Several hits at once',
    text: 'The attacker rolls all damage and sorts it. The owner of the Squad gives the hits out from the greatest down: each member takes one before anybody takes a second, damage adds up, and the dead drop out. He picks the order; if there is enough for another round, it stays the same.',
    words: 'squad distribute distributing damage assign multiple rotation casualties dies choose',
  },
  'BW-SQ-41': {
    title: 'Kinds of damage in order',
    text: 'Explosions first, then attacks with possible Overkill, then all others; each kind from the greatest hit down before the next begins.',
    words: 'squad types explosion overkill normal first',
  },
  'BWC-47': {
    title: 'Does the place on the plate decide who is hit?',
    text: 'English text: mostly not; damage is shared out wherever the members stand. The Polish text says that it follows their places, and right after that figures may be anywhere on the plate. The app takes the English reading: the owner chooses.',
    words: 'squad position arrangement',
  },
  'BWC-48': {
    title: 'Worse than three to one?',
    text: 'English text: the penalty stops at -2. Polish text: and so on, so 4 to 1 would be -3. The app follows each in its own edition.',
    words: 'squad outnumbered maximum overwhelmed',
  },
  'BWC-49': {
    title: 'Small slips in the Polish rules of Squads',
    text: 'The Polish text counts the way of moving among the features of a Squad, sends a rebuffed one back to its start, says almost certainly lethal for attacks with possible Overkill, and garbles the word for the Counter. The app follows the English text.',
    words: 'translation',
  },
  'BWC-88': {
    title: 'Can a rat single out a rat?',
    text: 'Twice 0 is 0, so by the letter a rat could pick another rat out of its pack. The app also asks that the target be larger than the attacker.',
    words: 'squad size zero vermin',
  },
  'BWC-89': {
    title: 'Who counts for the numerical advantage?',
    text: 'The text speaks of participating fighters. The app counts those able to attack or counter in this step, and in an Engagement Ring a whole side together.',
    words: 'squad numbers ratio count',
  },
  'BWC-90': {
    title: 'Equal hits, and hits on two sides',
    text: 'Equal rolls may be given out in any order; the app keeps the order in which they fell. In an Engagement the sides take turns, and an odd hit goes to the side aimed at; the member is picked by the owner of that side.',
    words: 'squad tie assign damage alternate',
  },
  'BWC-117': {
    title: 'Wrong references in the English rulebook',
    text: 'Three slips that change nothing: for Overkill it sends you to 7.4 instead of 7.5, for sharing out a Squad’s damage to 8.5 instead of 8.6, and once it says Armor Level for Structure Level. The app leads to the right rules.',
    words: 'errata cross-reference misprint section chapter',
  },
  'BWC-118': {
    title: 'Examples that the translation changed',
    text: 'The Polish examples split a Squad of 6 instead of 7, join 3, 2 and 1 swordsmen instead of 2, 2 and 1, and have single soldiers where whole Squads come to help Tybalt and Romeo; they also add a pirate ship. No rule changes by it.',
    words: 'example montague capulet black pearl errata',
  },
  'BWC-142': {
    title: 'Which animals make a Squad Cavalry?',
    text: 'English text: ridden animals. Polish text: draft animals, with the same examples. In the app any beast that is ridden or driven makes its Squad Cavalry.',
    words: 'horse draught riders',
  },
  'BWC-143': {
    title: 'May half a Squad throw its spears?',
    text: 'No. In the English example half charge with their spears and half throw them; in the Polish one half fight with them in both hands and half throw. Either way two types of attack are mixed, and the app allows neither.',
    words: 'spear',
  },
  'BWC-152': {
    title: 'How does a braced Squad add up?',
    text: 'The Physical Opposition of all members is combined. The app adds what each of them has, at most its own Size: 6 minifigs at 4" have 6 times 1, so 6. The other reading takes one body of all their Sizes, and 4" give it 2.',
    words: 'brace pop sum speed',
  },
  'BWC-153': {
    title: 'Which Cavalry resist KnockBack?',
    text: 'Only the front row strikes and the others help to resist, but the text does not say how much. In the app the Sizes of all members resist, front row or not.',
    words: 'squad charge size rows',
  },
  'BWC-154': {
    title: 'Does each kind of damage start a new round?',
    text: 'The text puts the kinds in order, and gives everybody one hit before anybody gets a second. In the app a new kind goes on with the round under way; a fresh round for each kind is the other reading.',
    words: 'squad explosion overkill assign hits rounds',
  },
  'BWC-155': {
    title: 'Shots into an Engagement: who begins the second round?',
    text: 'The text does not say. In the app it is the side aimed at, as in the first; going on in turn is the other reading.',
    words: 'squad melee alternate hit',
  },
  'BWC-156': {
    title: 'Five against two in the Polish text',
    text: 'The Polish penalty grows with each multiple, and 5 against 2 lies between. The app rounds the ratio down: 2 to 1, so -1.',
    words: 'squad outnumbered round',
  },
  'BWC-168': {
    title: 'Which hits of more than three attackers count?',
    text: 'Hits beyond 3 attackers are lost, and the attacker chooses. The app keeps all hits of the 3 who together do the most; the three best single hits are the other reading.',
    words: 'squad minifig excess',
  },
} satisfies ChapterTexts<(typeof squadIds)[number]>;
