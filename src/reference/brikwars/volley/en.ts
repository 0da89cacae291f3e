import type { volleyIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-COMB-01': {
    title: 'Combined attack',
    text: 'Friends and allies may strike one target together: the damage of all of them makes one sum, and that sum is compared with the target’s Armor once. Three hits of 1d6 together may break an Armor that none of them could break alone.',
    words: 'together joint sum add up several attackers team mass united damage one target',
  },
  'BW-COMB-02': {
    title: 'All roll together',
    text: 'Everybody who takes part in a combined attack makes his attack roll at the same time. Nobody joins later because the first rolls were too weak; a second group may attack the same target, but as a new attack whose damage starts from nothing.',
    words: 'combined attack join late reinforcements second group simultaneous later',
  },
  'BW-COMB-03': {
    title: 'Only hits add damage',
    text: 'In a combined attack a miss adds nothing to the sum. A missed shot that still lands on the target after being tracked does its damage on its own.',
    words: 'combined attack miss stray separate count one missed',
  },
  'BW-COMB-04': {
    title: 'Combined fire',
    text: 'Everyone who could shoot the target alone may join. The shooters need not talk to each other or aim at the same spot, unless they want one particular part of a creation.',
    words: 'volley salvo shooters archers ranged together focus shoot',
  },
  'BW-COMB-05': {
    title: 'Ganging up',
    text: 'In close combat too the damage of all attackers is added up. The victim’s Counters soon run out, one for each weapon, and it counters at -1 Skill for each attacker after the first: -1 against two, -2 against three. At most 3 may gang up on a minifig or anything smaller; for larger targets common sense sets the limit.',
    words:
      'outnumbered three on one melee surround counter penalty limit gang 3 vs 1 to several many attackers max minifig surrounded against',
  },
  'BW-COMB-06': {
    title: 'The victim’s own turn',
    text: 'The victim stays in close combat with all attackers. If it strikes at one, only that one may counter; if it withdraws, each of them gets a free Counterattack.',
    words: 'outnumbered surrounded withdraw engaged who may counter',
  },
  'BW-COMB-08': {
    title: 'Mixing kinds of attack',
    text: 'Shooting, close combat and charges may be combined against one target. Those who stand in the melee are then in the way of missed shots and failed charges.',
    words: 'combined ranged melee charge mixed line fire friendly archers swordsmen together',
  },
  'BW-SQ-22': {
    title: 'A squad shoots',
    text: 'Measure the range once, from the squad’s Standard; without a Standard, from the middle of its Squad Plate. Throw all attack rolls at once, weapon by weapon, and count the hits; then throw all damage rolls at once and add them up against the target. Missed shots are tracked afterwards, if at all.',
    words: 'volley platoon mixed attack standard pile of dice bucket mass fire archers group',
  },
  'BW-WEAP-12': {
    title: 'Explosion',
    text: 'An Explosive does 1d10 damage to every object and surface within 2". Loose things in that radius, such as minifigs that are not strapped in, are tossed 2" straight away from the centre; fixed things only if the blast breaks them loose.',
    words: 'blast radius grenade bomb rocket toss thrown knockback area splash lands next own men',
  },
  'BWC-04': {
    title: 'Is there a limit to height advantage?',
    text: 'The 2005 rulebook and the Polish text add 1" of range for every 1" of height without end; the later Chapter Five stops at +5". The app follows the edition you chose. From 7" above a rifle of 12" reaches 19" or 17".',
    words: 'cap tower bonus maximum',
  },
  'BWC-21': {
    title: 'Does the first attacker count when they gang up?',
    text: 'A table takes 1 point of Skill from the Counters for each attacker, the text only for each after the first; the Polish text has both. The app follows the text, so against 3 attackers the penalty is -2. Counting every attacker, and so -3, is a house rule.',
    words: 'ganging counter outnumbered three attackers penalty',
  },
  'BWC-46': {
    title: 'Are fighters in the melee targets of the shooters?',
    text: 'English texts: shots and charges endanger them only when the attack roll fails. Polish text: they are a common target, whatever their side. The app takes the English reading.',
    words: 'shooting friendly fire missed shot combined',
  },
  'BWC-64': {
    title: 'Is explosion damage rolled once or for each target?',
    text: 'The text gives 1d10 to every object and does not say how often it is rolled. The app rolls once for the whole blast, which is faster, and compares it with the Armor of each target. One roll for each target is a house rule; the average number of dead is the same, but all or none die less often.',
    words: 'grenade per shared one roll',
  },
  'BWC-65': {
    title: 'How far does a big explosion reach?',
    text: 'Every statistic of a larger Explosive is multiplied, but the radius stands in no table, and the one printed example, a large fireball, has 2". The app takes 2" for every size.',
    words: 'bomb multiply radius',
  },
  'BWC-66': {
    title: 'How far off is a miss by critical failure?',
    text: 'A shot misses by as many inches as the attack roll fell short of the Use, with a negative total counted as 0. If the total would have been enough and only all ones made it a miss, the app takes 1", so that it stays a miss.',
    words: 'missed natural one distance radius fumble minimum',
  },
  'BWC-67': {
    title: 'Who places a missed shot at a neutral target?',
    text: 'The text lets the defending player choose the spot and does not say who that is when nobody owns the target. The app: an opponent of the shooter, settled by a What I Say Goes roll. Scenery without an owner may always be hit.',
    words: 'owner',
  },
  'BWC-78': {
    title: 'Which weapon is the artillery of the example?',
    text: 'The example of the mixed attack has artillery with Use 6 and damage 2d10, which matches no row of the weapon tables. The app treats it as a weapon of that scenario, with figures of its own.',
    words: 'squad platoon table',
  },
  'BWC-119': {
    title: 'What hits in the Polish mixed attack?',
    text: 'The Polish example says above 3 for the snipers and a 6 on 3d6 for the artillery. The English one has 3 or better, and one Skill die for each gun, which needs a 6. The app plays the English reading; Use 3 is reached by a 3.',
    words: 'translation',
  },
  'BWC-124': {
    title: 'Shooting into a melee',
    text: 'Only Squads have a rule for sharing such hits. The app treats a shot at a single unit in close combat like any other; if it misses, it may be sent at those around.',
    words: 'fire friends fighting miss shoot brawl',
  },
  'BWC-127': {
    title: 'Ganging up: together or one at a time?',
    text: 'Combined attacks are rolled together, while the order of attack takes blows one at a time. The app: first the first weapons of all attackers, added up; then the Counters of a victim who survives; then the second weapons, and so on. Squads fight the same way.',
    words: 'weapon counter sequence',
  },
  'BWC-129': {
    title: 'Does height help a thrown weapon?',
    text: 'Height advantage adds range for ranged attackers, and a thrown weapon rolls its range. The app adds the inches of height to what was rolled. A range roll of all ones still drops at the thrower’s feet.',
    words: 'throw grenade axe tower above spear javelin',
  },
} satisfies ChapterTexts<(typeof volleyIds)[number]>;
