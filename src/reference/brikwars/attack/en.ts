import type { attackIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-ATK-01': {
    title: 'The three steps of an attack',
    text: 'Check the range, make the attack roll, then the damage roll. Modifiers may change each of these steps.\nQuikWars and LUGPolWars have no attack roll: whoever has the target in range hits it.',
    words: 'making attacks sequence procedure to hit order',
  },
  'BW-ATK-02': {
    title: 'Can the attacker see the target?',
    text: 'The attacker must see at least a part of the target, in a straight line from the eyes. If not, the only way left is firing blind, at -5.\nThe Polish text also accepts signs that the target is there; the app treats that as firing blind.',
    words: 'line of sight LOS visibility hidden visible eyes',
  },
  'BW-ATK-03': {
    title: 'Close combat reach',
    text: 'The striking part of the weapon must be able to touch the target, so the length of the weapon counts. Common sense may forbid more: a lance cannot strike sideways.',
    words: 'melee range touch CC hand weapon length lance spear behind',
  },
  'BW-ATK-04': {
    title: 'Shooting range',
    text: 'The target must lie within the weapon’s range in inches; exactly that far is still in range. The line from the barrel to the target must be clear.\nShort-ranged weapons reach 6", long-ranged ones 12"; in QuikWars and LUGPolWars hand-held ranged weapons reach 10".',
    words: 'distance pistol rifle bow gun inches barrel far shoot',
  },
  'BW-ATK-05': {
    title: 'Throwing',
    text: 'Declare the throw first, then roll its range: Hand Weapon 1d6", Random Object 1d6-1", explosive 1d6+2". A throw that falls short makes no attack roll.\nBy default a range roll of all ones is a critical failure and the thing drops at the thrower’s feet; counting it as rolled is a house rule.',
    words: 'thrown weapon grenade hurl toss axe knife throw sword spear hand far',
  },
  'BW-ATK-06': {
    title: 'Attack roll',
    text: 'Roll the attacker’s Skill and add the attack modifiers; a total below 0 counts as 0. The attack hits if the total is at least the weapon’s Use, so equal is enough. If all dice show 1 it misses whatever the modifiers.\nOne Polish sentence compares Skill with Armor; that is a slip, it is always Use.',
    words: 'to hit skill miss accuracy use critical',
  },
  'BW-ATK-07': {
    title: 'Damage roll',
    text: 'On a hit roll the weapon’s damage. Only damage greater than the Armor destroys the target, equal or less glances off: a minifig with Armor 4 dies from 5. Armor with dice is rolled for each shot, in close combat once per target and player turn.\nBy default a damage roll of all ones does 0; counting it as rolled is a house rule (QuikWars has no critical failures).',
    words: 'kill wound equal armor tie dead destroy hurt',
  },
  'BW-ATK-08': {
    title: 'Automatic hits',
    text: 'No attack roll is needed against a lifeless object that the attacker can touch with his weapon, as long as nobody attacks him meanwhile. Relative motion counts: a passenger hits the inside of the car automatically, but not what it drives past.\nOnly the 2005 rulebook has this; in the other editions it is off and may be used as a house rule.',
    words: 'auto hit inanimate wall door building object parked vehicle roll',
  },
  'BW-ATK-09': {
    title: 'Attack modifiers',
    text: 'Bonuses add to the Skill, the range or the damage; penalties subtract from the Skill. All that apply are added together.\nBonus dice and critical failures still work whatever the modifiers.',
    words: 'mods bonus penalty plus minus combat modifier list',
  },
  'BW-ATK-10': {
    title: 'Target size',
    text: 'Skill +1 for each full 2" of the broadest part the attacker sees, at most +5. A whole minifig or 2x4 studs gives 0, about 2x2 studs -1, a single 1x1 stud and most equipment -2. Only the part that can be targeted counts.\nThe Polish text counts only each 2" beyond a minifig; by default the app counts every full 2".',
    words: 'large small big barn studs equipment modifier',
  },
  'BW-ATK-11': {
    title: 'Cover: visible thirds',
    text: 'A minifig has three sections: head with headgear, torso with arms, backpack and worn armor (not carried things), and legs. Any visible bit shows its whole section.\n3 visible sections give a Skill modifier of 0, 2 give -1, 1 gives -2.',
    words: 'hidden wall behind head torso legs partial crate',
  },
  'BW-ATK-12': {
    title: 'Motion of target and attacker',
    text: 'A stationary target gives Skill +1, an attacker who stands still and aims another +1; both may apply. Take the speed of the faster of attacker and target: below 6" no modifier, then -1 for each full 6".\nThe Polish text speaks only of the target’s speed; by default the app takes the faster.',
    words:
      'moving speed fast stationary still aim modifier drive-by drive shooting from car running shoot move',
  },
  'BW-ATK-13': {
    title: 'Speed is the distance moved',
    text: 'A unit’s speed is the distance it moved in its current or most recent turn, not its Move rating. A fast figure that stood still is a stationary target (+1).\nA passenger has the speed of what carries him: in a sleigh going 19" even a slow figure is hit at -3.',
    words: 'velocity vehicle rider passenger moving inches real last turn fast',
  },
  'BW-ATK-14': {
    title: 'Aiming',
    text: 'To get +1 for aiming the attacker must stay still for his whole turn. A rider in a moving vehicle does not count as still, unless the target rides on the same one.\nThe Polish text only asks that he stand still.',
    words: 'aim sniper stationary bonus careful shot vehicle stand',
  },
  'BW-ATK-15': {
    title: 'No standing still in close combat',
    text: 'Units actively fighting in close combat never count as stationary, even if nobody moved the figures. So there is no +1 for a still target and no +1 for aiming.',
    words: 'melee stationary bonus engaged locked aim fighters',
  },
  'BW-ATK-16': {
    title: 'Moving straight at each other',
    text: 'The later Chapter Five drops the speed penalty whenever attacker and target move directly at one another, at any speed. The 2005 rulebook drops it only when you attack a unit charging straight at you, the Polish text against any charging unit.\nThe app follows the edition you play.',
    words: 'head-on charge towards speed penalty ignore jousting face',
  },
  'BW-ATK-17': {
    title: 'Height advantage',
    text: 'A shooter or thrower gains +1" of range for each 1" he is above the target. Measure from the surface he stands on or the weapon is mounted on; holding it overhead adds nothing, and shooting uphill costs nothing.\nThe later Chapter Five allows at most +5"; the other editions set no limit.',
    words: 'altitude high ground tower wall above elevation shoot down roof hill',
  },
  'BW-ATK-18': {
    title: 'Firing blind',
    text: 'Attacking a target you cannot see costs -5 Skill on top of the other modifiers. You must still know where it is to within 1", otherwise there is no attack; the Polish text is content with a rough idea.\nFor an unseen target the app leaves cover out but still counts motion.',
    words: 'unseen invisible hidden blindfold mortar smoke dark shoot around corner',
  },
  'BW-RNG-01': {
    title: 'One shot, no melee',
    text: 'A minifig makes at most one ranged attack a turn. It makes none in a turn in which it is in close combat, neither before nor after.\nA ranged attack cannot be countered; only a Shield may parry slow missiles.',
    words: 'shooting ranged combat shots per turn fire shoot fight twice',
  },
  'BW-RNG-02': {
    title: 'Line of fire and range',
    text: 'Two clear lines are needed, one from the shooter’s eyes and one from his weapon, to any part of the target that he can see; and the target must be within range. Then make the attack roll and the damage roll with all the modifiers that apply.',
    words: 'sight LOS shooting obstacle clear shot blocked view',
  },
  'BW-RNG-03': {
    title: 'Missed shots',
    text: 'A miss normally does no harm. If any player insists on tracking it, the shot lands within as many inches of the target as the attack roll fell short: a 3 against Use 5 means 2". The defending player picks a spot there that the weapon could have hit; then roll its damage.\nIf only a critical failure made it miss, the distance is 1" in the app.',
    words: 'miss stray scatter deviation friendly fire where own side hit lands bullet',
  },
  'BW-RNG-04': {
    title: 'Who may be hit by accident',
    text: 'The defender may send a missed shot only at things of his own, of the attacker or of an ally of either; scenery that nobody owns is always allowed. Units of uninvolved players are off limits, unless hitting them cannot be avoided.',
    words: 'missed shot victim ally friendly fire bystander neutral own side friend men',
  },
  'BW-RNG-05': {
    title: 'Shield against missiles',
    text: 'A Shield may parry thrown weapons and slow missiles such as arrows and sling stones, but not rifle shots or lightning. It is a normal parry with the Shield’s Use 2, taking 1d6 off the damage. Nothing else answers a shot.\nThe Polish text also rules out magic and plasma, unless the Shield is an energy shield.',
    words: 'parry arrow bolt bullet block deflect projectile stop',
  },
  'BWC-03': {
    title: 'Who loses the speed penalty head-on?',
    text: 'Later Chapter Five: everybody, whenever two move straight at each other. 2005 rulebook and Polish text: only whoever attacks a unit that is charging. The app follows the edition you play; the wider reading is a house rule.',
    words: 'moving directly switch',
  },
  'BWC-09': {
    title: 'Are automatic hits still in force?',
    text: 'Only the 2005 rulebook has them; the later Chapter Five as it has come down and the Polish text do not, on purpose or not. The app uses them in the 2005 rulebook and leaves them off elsewhere; both can be changed as a house rule.',
    words: 'auto hit edition missing switch inanimate',
  },
  'BWC-130': {
    title: 'How does a speed between 5" and 6" count?',
    text: 'The table has 5" or less without a penalty and 6" or more with one. The app counts full steps of 6": anything below that costs nothing.',
    words: 'gap fraction modifier inches',
  },
  'BWC-131': {
    title: 'A target between two sizes',
    text: 'The table knows 2x4, 2x2 and 1x1 studs. The app asks for the nearest step; if you cannot agree, roll for who is right.',
    words: 'size classes',
  },
  'BWC-132': {
    title: 'Does cover count when firing blind?',
    text: 'The -5 comes on top of other modifiers, and cover is one. But nobody can tell which part of an unseen target shows: the app drops cover and counts motion. The other reading is a house rule.',
    words: 'smoke night dark',
  },
  'BWC-138': {
    title: 'Must the target be seen?',
    text: 'English texts: yes, a clear line to some part of it; firing blind is the exception. Polish text: signs of its presence are enough. The app treats every attack without sight as firing blind, -5.',
    words: 'hidden mortar indirect sight',
  },
} satisfies ChapterTexts<(typeof attackIds)[number]>;
