import type { quikIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

type Id = (typeof quikIds)[number];

export const texts = {
  'BW-QW-01': {
    title: 'QuikWars, a game of its own',
    text: 'QuikWars is the light game for a fast or first battle. Its values and rules do not mix with the full game: no Skill, no Use ratings, no Construction Points.',
    words: 'quickwars simple beginner introduction short rules easy fast',
  },
  'BW-QW-02': {
    title: 'Two phases of a QuikWars turn',
    text: 'In the Movement Phase all your units move and may pick up or drop things. In the Attack Phase nobody moves; each armed unit may attack, or build in a brick that it carries.',
    words: 'quickwars movement phase attack phase order sequence move',
  },
  'BW-QW-03': {
    title: 'How QuikWars rolls',
    text: 'All rolls use d6 only. For each 6 roll another die and add it, again and again. Ones are just ones: nothing fails critically.',
    words: 'quickwars dice bonus exploding six chance roll ones',
  },
  'BW-QW-04': {
    title: 'How far a QuikWars minifig goes',
    text: 'A minifig has 5" for each Movement Phase, running, climbing or leaping. It jumps no higher than 2" and swims no more than 2" in a phase; what is left of the 5" it may still walk.',
    words: 'quickwars move run climb leap jump swim inches',
  },
  'BW-QW-05': {
    title: 'Picking up and dropping in QuikWars',
    text: 'English text: while moving, a minifig picks up or drops as much as it can reach. Polish text: each phase allows one act, so it either moves or handles a thing. Alone it lifts nothing larger than a 2x4 brick; several together lift more.',
    words: 'quickwars carry lift load object weight brick grab',
  },
  'BW-QW-06': {
    title: 'QuikWars Armor roll',
    text: 'Whoever is hit rolls Armor: 2d6 for a minifig, 3d6 for a steed. The target lives if the roll is at least the Damage; only higher Damage destroys it. Each attack gets an Armor roll of its own.',
    words: 'quickwars survive defence save armour equal dies die 2d6',
  },
  'BW-QW-07': {
    title: 'QuikWars Hero: two attacks or one double',
    text: 'A Hero has the values of any minifig, but attacks twice in a turn or puts both attacks into one with double Damage. He may also try one Stupendous Feat a turn.',
    words: 'quickwars twice damage champion leader',
  },
  'BW-QW-08': {
    title: 'Stupendous Feat',
    text: 'Say what the Hero tries and roll 1d6; an opponent rolls 1d6 against it. Equal or higher succeeds. If the opponent is higher, the Hero suffers whatever fits, and the madder the Feat the worse. A 1 does not fail by itself.',
    words: 'quickwars hero stunt opposed roll power crazy',
  },
  'BW-QW-09': {
    title: 'QuikWars attack, alone or combined',
    text: 'A minifig uses one weapon on one target in range. Nobody rolls to hit: roll the Damage at once. All who can attack the same target may put their dice together into one roll, and the target rolls Armor against the sum.',
    words: 'quickwars combine together damage no skill hit automatic automatically',
  },
  'BW-QW-10': {
    title: 'QuikWars hand and ranged weapons',
    text: 'A hand weapon does 2d6 to whatever it touches. A ranged weapon does 1d6 up to 10" as long as any part of the target is in sight. Bare hands do nothing but pick up a weapon.',
    words: 'quickwars sword bow pistol damage range touch unarmed',
  },
  'BW-QW-11': {
    title: 'QuikWars shield or armor',
    text: 'A held shield or a worn piece of armor adds 1d6 to the Armor roll: a minifig then rolls 3d6.',
    words: 'quickwars extra die protection helmet armour protects',
  },
  'BW-QW-12': {
    title: 'A brick as a weapon',
    text: 'A carried brick can be swung, or hurled up to 5", for 1d6 Damage. Or the minifig attaches it somewhere, which is its attack for the turn.',
    words: 'quickwars improvised throw build carry random object stone hit club',
  },
  'BW-QW-13': {
    title: 'Siege Weapons and their crew',
    text: 'A weapon too large to hold stands on a vehicle, a building or the ground. It does 2d6 up to 10", must point at its target, needs somebody at its controls and fires once in a player’s turn. Every further crew member adds 1d6 and 5": a crew of 3 does 4d6 up to 20".',
    words: 'quickwars cannon catapult super heavy range',
  },
  'BW-QW-14': {
    title: 'Steeds',
    text: 'Horses, motorcycles and the like, made of one piece or a few, move 10" and roll 3d6 for Armor. When the rider dies or gets off, any minifig of any side may ride away with it.',
    words: 'quickwars horse mount motorcycle ride steal abandoned',
  },
  'BW-QW-15': {
    title: 'Knocking bricks off a Construction',
    text: 'Aim at one brick. Damage higher than the number of studs that hold it knocks it off. Take these studs off the Damage and go on with another brick while the rest is higher than its studs. Damage 9 against bricks held by 4 studs takes two of them.',
    words: 'quickwars building wall damage stud break structure demolish house',
  },
  'BW-QW-16': {
    title: 'Putting bricks back on',
    text: 'A minifig that has picked up a brick attaches it in place of its attack. So it repairs a Construction or builds a new one, a single brick a turn.',
    words: 'quickwars repair rebuild fix build construction',
  },
  'BW-QW-17': {
    title: 'QuikWars Controls',
    text: 'Weapons, propulsion and other devices work only with Controls: a wheel, a console, levers. Any Controls on the Construction reach all of its devices. Every player with access may use them in his own turn.',
    words: 'quickwars steering console lever device access capture enemy',
  },
  'BW-QW-18': {
    title: 'QuikWars vehicle speed and load',
    text: 'A vehicle moves 5" for each Propulsion Unit in use, at most 15". It carries one minifig; a second one overloads it, and it has to stop or land.',
    words: 'quickwars propulsion car ship plane inches overloaded passenger unit fast passengers',
  },
  'BW-QW-19': {
    title: 'Straight driving and runaways',
    text: 'Turn the vehicle as you like at the start of its move; then it goes straight. With its pilot dead or its Controls destroyed it keeps direction and speed every turn until someone takes over.',
    words: 'quickwars vehicle turn steer pilot killed out of control curve dead driver',
  },
  'BW-QW-20': {
    title: 'QuikWars crash',
    text: 'A vehicle that runs into something takes 1d6 Damage for each Propulsion Unit in use, and so does what it hits. With 3 units both suffer 3d6.',
    words: 'quickwars ram collision vehicle damage hit obstacle car',
  },
  'BW-QW-21': {
    title: 'Which propulsion goes where',
    text: 'Pairs of wheels, treads, legs or skids work on solid ground, a sail or a pair of oars on open water, a rotor or propeller in the air, a pair of jets anywhere. A unit that does not fit the terrain does not count.',
    words: 'quickwars terrain ground water flying wheels treads sail thrusters boat plane',
  },
  'BW-QW-22': {
    title: 'Last army standing',
    text: 'QuikWars is won by whoever has wiped out all opposing units. Dice decide the order of play.',
    words: 'quickwars victory win end of the game objective',
  },
  'BW-QW-23': {
    title: 'No dawdling, and a Hero for each army',
    text: 'The English text lets the other players punish whoever wastes time. It wants one Hero in each army, dressed so that he is seen at once.',
    words: 'quickwars slow play time wasting hurry',
  },
  'BWC-68': {
    title: 'Shield and armor at once?',
    text: 'Both texts of QuikWars give one die for a shield or armor. The app adds 1d6, even for both; a switch adds 2d6. In LUGPolWars each is paid for and counts: at most one shield and one armor.',
    words: 'quickwars stack dice protection helmet both',
  },
  'BWC-69': {
    title: 'What is double Damage?',
    text: 'The English text combines two attacks into one with double Damage. The app rolls the dice of both and adds them, as with several minifigs: 4d6 for a hand weapon. A switch rolls one attack and doubles its sum, with the same average but a wilder result.',
    words: 'quickwars hero multiply twice',
  },
  'BWC-105': {
    title: 'How much may a QuikWars minifig handle?',
    text: 'English text: any number of things while it moves. Polish text: one act a phase, lifting or moving. The app follows whichever text you play.',
    words: 'quickwars pick up drop carry switch',
  },
  'BWC-106': {
    title: 'Is a jump measured up or along?',
    text: 'English text: a jump 2" high, 2" of swimming, leaps across gaps only bounded by the Move. Polish text: a jump or swim of 2". The app reads the jump as height in both; a switch reads it as distance.',
    words: 'quickwars leap chasm',
  },
  'BWC-107': {
    title: 'Must QuikWars bonus dice be rolled?',
    text: 'The English text allows the extra die, the Polish one simply rolls it. In QuikWars nothing speaks against it, so the app always rolls it.',
    words: 'quickwars decline refuse optional six exploding',
  },
  'BWC-108': {
    title: 'Armor equal to Damage',
    text: 'One sentence says who lives, another who is destroyed, and they look different. They are not: a tie lives, one more destroys.',
    words: 'quickwars survive wording',
  },
  'BWC-109': {
    title: 'How many may serve a Siege Weapon?',
    text: 'English text: a bigger weapon requires more crew. Polish text: more crew make it stronger. The numbers are the same: 1d6 and 5" for each beyond the first. LUGPolWars stops at 3, QuikWars nowhere.',
    words: 'quickwars super limit cap',
  },
  'BWC-110': {
    title: 'When is Damage to bricks used up?',
    text: 'The text goes on until nothing is left, without saying how to count. The app takes the studs of each brick off the Damage; the next brick again needs more than its own studs.',
    words: 'quickwars chain several remaining overkill',
  },
  'BWC-111': {
    title: 'Can Controls be moved?',
    text: 'English text: Controls work as soon as they stick to the Construction. Polish text: they are fixed for good. The app follows the English text.',
    words: 'quickwars steal remove attach console hijack',
  },
  'BWC-145': {
    title: 'Treads or skids, rotor or propeller?',
    text: 'The two texts name slightly different parts: treads here, skids there, and a steed of one piece or of a few. The app accepts all of them.',
    words: 'quickwars vocabulary words propulsion translation',
  },
} satisfies ChapterTexts<Id>;
