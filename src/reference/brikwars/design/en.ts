import type { designIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-CRE-01': {
    title: 'From model to price',
    text: 'Build the model first and find its figures afterwards. Size and Structure Level make its Base Cost; a Vehicle adds Propulsion, whatever is armed adds weapons and devices, a Creature adds a Mind. Together that is its Cost. If it costs a little more or less than you planned, field a minifig fewer or more.',
    words: 'design order create build cost vehicle tank monster steps own',
  },
  'BW-CRE-02': {
    title: 'Building, Vehicle or Creature',
    text: 'A Creation is anything a player has built for the game; its Structure is the central body without limbs and mounted devices. A Building stays where it is. A Vehicle moves but needs somebody to steer it. A Creature, alive or artificial, acts by itself: a giant robot is a Vehicle if a pilot must sit in it, a Creature if it thinks.',
    words: 'definition creation moc robot mech house monster animal kinds class tank tower type',
  },
  'BW-CRE-03': {
    title: 'Structure or Surface?',
    text: 'What has an interior, be it for crew, cargo, machines or organs, is Structure: walls and roof, chassis and cockpit, head and trunk. Decoration, parts that move or can be switched on, and things standing inside are Surface: furniture, wheels, wings, limbs, weapons. Surface with a tactical use is bought as a weapon or device; the rest is free.',
    words: 'element part wall wing wheel furniture decoration free interior exterior flag antenna',
  },
  'BW-CRE-04': {
    title: 'Size of a Creation',
    text: 'Measure the Structure along its longest side, in inches and without the Surface: a wall by its length, a tower by its height, a beast from its head to where the tail begins. Round up or down as you like. The result is its Size, at least 1; only Vermin have Size 0.',
    words: 'measure inches length height longest round large big scale',
  },
  'BW-CRE-05': {
    title: 'Vermin',
    text: 'Creatures smaller than 1", such as snakes, bats or spiders, have Size 0 and no Structure Level. They cost nothing for their body and have Armor 0; every point of Armor on top costs 0.5 CP.',
    words: 'tiny small animal rat bat snake insect parrot size zero rats swarm spider',
  },
  'BW-CRE-06': {
    title: 'Structure Level',
    text: 'The owner picks a level from 0 to 5 that suits the material. At level 0 (flesh, rope, plastic) Armor is 1d6; from level 1 on it is 1d10 for each level: 1 is wood or sheet metal, 2 brick or logs, 3 stonework or armor plating, 4 heavy steel or titanium, 5 force fields. Opinions may differ: a dragon could have anything from 1d6 to 3d10.',
    words: 'sl armor material wood brick concrete steel titanium force field armour stone',
  },
  'BW-CRE-07': {
    title: 'Weaker parts',
    text: 'Surface parts, inner walls, weapons and devices are 1 Structure Level below the main Structure; exposed hinges, turrets and other moving parts are 2 below. No part goes under level 0. The Polish text counts all that sticks out among the weakest. Mere decoration has whatever Armor fits it.',
    words: 'surface armor weak point hinge turret device armour level lower spot',
  },
  'BW-CRE-08': {
    title: 'Base Cost',
    text: 'Size times Structure Level, in CP; at Structure Level 0, half the Size. A wall of Size 8 at level 3 costs 24 CP, a horse of Size 2 at level 0 costs 1.',
    words: 'price structure cp points body building castle wall tower tank costs vehicle horse',
  },
  'BW-CRE-09': {
    title: 'Price of Propulsion',
    text: 'On the ground, on water or under it, 1 CP buys 2" of Move, so 10" cost 5. In flight every 2" cost 2 CP plus the Structure Level: 4 CP at level 2. Only the way of moving matters; nobody asks what engine or team of horses does it.',
    words: 'move engine wheels fly flying flight water underwater cost speed drive',
  },
  'BW-CRE-10': {
    title: 'How fast at most?',
    text: 'Ordinary Propulsion goes up to 16", flight up to 24". For comparison: rowing boat 2", tank 8", horse 10", car 12", sports car 16", fighter plane 20", rocket 24". In the Polish league no construct, mount or unit is faster than 10".',
    words: 'speed limit maximum flight car plane rocket horse tank examples can helicopter top fastest',
  },
  'BW-CRE-11': {
    title: 'Unusual ways to move',
    text: 'Climbing sheer walls, digging tunnels and teleporting have no price in the book. Such Propulsion is allowed where all players agree on its cost.',
    words: 'exotic propulsion teleport tunnel burrow climb spider agreement price dig drill',
  },
  'BW-CRE-12': {
    title: 'Out of its element',
    text: 'Where it makes sense, a Creation may leave the medium it was built for: a car wades through shallow water, a plane rolls along a road. It then moves at half speed and never more than 5" in a turn.',
    words: 'alternate medium movement water ground amphibious half speed wade runway car plane road',
  },
  'BW-CRE-13': {
    title: 'Lost wheels, legs and wings',
    text: 'Every major part of a Propulsion that is destroyed or disabled takes 1" off Move. With half of the parts gone only 1" is left, with all of them gone nothing. A single lost wing or rotor blade brings a flyer down at once; in the Polish text it may fall.',
    words: 'propulsion damage wheel leg wing rotor tread crippled immobile grounded crash shot',
  },
  'BW-CRE-14': {
    title: 'Weapons of Creations, by Size',
    text: 'Weapon Size is the length of the weapon, from 1 (what a minifig could hold) to 5. It multiplies every figure in the table: a Gun of Size 3 costs 9 CP and has Use 9, range 18" and 3d6 damage. A Jousting Weapon adds its dice to the impact of a Charge. An Armor Plate adds 1d6 a Size to the Armor behind it; one that can be swung also parries, or shoves 2" a Size. Big weapons are for big targets: the high Use makes minifigs hard to hit.',
    words: 'weapon gun cannon launcher rocket melee jousting plate explosive catapult laser price damage',
  },
  'BW-CRE-15': {
    title: 'Weapon Size limit',
    text: 'The Weapon Sizes of all weapons together come to at most twice the Creation’s Size; while it flies in the air, to at most its Size. Outer space is no air, though the Polish text makes no exception for it. A scorpion of Size 3 with a tail of 4 and two claws of 1 has reached its limit of 6.',
    words: 'how many weapons maximum arm flying air space too many guns vehicle cannons turrets tank',
  },
  'BW-CRE-16': {
    title: 'Weaker than it looks',
    text: 'To keep within the limit a weapon may count for less than its model measures: a barrel 5" long can have the figures of Weapon Size 3. It never counts for more.',
    words: 'down-power downgrade weapon smaller size model barrel limit big gun',
  },
  'BW-CRE-17': {
    title: 'What a Launcher fires',
    text: 'A Launcher does its own damage, or that of its payload, which may have at most half its Weapon Size. An Explosive that is launched takes Use and range from the Launcher: at Size 4 that is Use 12 and 4d6", with an Explosive of Size 2 for 2d10 damage.',
    words: 'payload load ammunition explosive bomb catapult mortar grenade rocket missile bazooka',
  },
  'BWC-16': {
    title: 'How many weapons may a flyer carry?',
    text: 'English text: as many inches as its Size in the air, twice that in outer space. Polish text: no exception for space; its price list even limits all weapons to the level of the vehicle, so that one of level 0 could carry none. The app follows the English text in every edition.',
    words: 'flying weapon limit',
  },
  'BWC-17': {
    title: 'Damage of a loaded Launcher',
    text: 'English text: the Launcher’s own dice, or the damage of its payload, which is half as large at most. The Polish text speaks of the capacity of the Launcher instead and forgets the payload’s damage. The app follows the English text.',
    words: 'translation rocket payload',
  },
  'BWC-18': {
    title: 'Does an Armor Plate cover an area?',
    text: 'English text: the plate adds dice to the Armor of what it covers, and may shove. The Polish table runs both columns into one: the dice protect an area of 2" a Size. The app takes plates from the English text, but leaves the magic shield its area, since its author built the spell on that reading.',
    words: 'translation protects',
  },
  'BWC-19': {
    title: 'Half price: level 0 or Size 0?',
    text: 'English text: at Structure Level 0 the Size counts half. The Polish text twice writes Size 0, but its own warhorse of Size 2 at level 0 pays 1 CP, and Vermin of Size 0 pay nothing. The app goes by the Structure Level.',
    words: 'base cost misprint translation zero',
  },
  'BWC-38': {
    title: 'How weak is an exposed hinge?',
    text: 'Where Creations are designed, the English text makes hinges and turrets 2 levels weaker; where parts are attacked, it names exposed hinges among those that are 1 weaker. In the Polish text all that sticks out is 2 weaker. The app: hinges, turrets and moving parts 2, the rest of the Surface 1.',
    words: 'turret level armor',
  },
  'BWC-74': {
    title: 'What is rounded in prices?',
    text: 'Only the Size, up or down as the owner wishes. Points keep their halves, so 5" of Move cost 2.5 CP, and the total is compared with the army budget as it is.',
    words: 'round rounding half point fraction',
  },
  'BWC-76': {
    title: 'What counts toward the weapon limit?',
    text: 'The text speaks of weapons; its example counts a tail and claws. The app counts melee and Jousting Weapons, Guns, Launchers and mounted Rockets. Armor Plates, which the table lists as protection, and Explosives kept in store or as a payload do not count.',
    words: 'plate explosive stored',
  },
  'BWC-114': {
    title: 'Who may go 24"?',
    text: 'English text: flight; everything else stops at 16". The Polish list calls 24" the limit of any Creation and 16" that of standard Propulsion, which comes to the same. So does the app.',
    words: 'speed regular maximum translation',
  },
  'BWC-141': {
    title: 'Does one lost wing bring a flyer down?',
    text: 'English text: yes, at once. Polish text: damage to a flying Propulsion can mean a fall. The app grounds the flyer as soon as a part is lost.',
    words: 'rotor grounded translation',
  },
  'BWC-148': {
    title: 'How slow do lost parts make it?',
    text: 'Half of the parts lost leave 1", so fewer lost parts should not leave less. In the app at least 1" remains until all are gone.',
    words: 'propulsion minimum move wheels',
  },
  'BWC-150': {
    title: 'May Vermin carry weapons?',
    text: 'The limit is twice their Size, and twice 0 is 0. The app takes that at its word: nothing that counts toward the limit.',
    words: 'zero bite rat snake',
  },
  'BWC-151': {
    title: 'Two ways to move: is the second cheaper?',
    text: 'The text says only that a Vehicle may need several kinds of Propulsion. In the app each is paid in full: 10" on the ground and 4" on water cost 7 CP.',
    words: 'media amphibious both price',
  },
} satisfies ChapterTexts<(typeof designIds)[number]>;
