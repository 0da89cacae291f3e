import type { mindIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-CRE-18': {
    title: 'A Mind of its own',
    text: 'A Mind makes a Creature of a Creation and gives it Skill 1d6. It costs as many CP as its Size, at least 1; every +1 to Skill costs the same again. At Size 4, Skill 1d6+1 comes to 8 CP.',
    words: 'brain intelligence skill creature robot ai price boost animal',
  },
  'BW-CRE-19': {
    title: 'What a Creature can do',
    text: 'With a Mind it can do whatever a minifig could, as far as its body allows: open doors, use gear, throw things. Where the players disagree, a What I Say Goes roll settles it.',
    words: 'hands limbs tools body abilities doubt horse dragon open door',
  },
  'BW-CRE-20': {
    title: 'Half a Mind',
    text: 'A Creature that should not be quite its own master gets half a Mind at half the price; each +1 to Skill still costs as much as a whole Mind. At Size 4 with one such +1 that is 2 + 4 = 6 CP. There are four kinds: Incompetent, Simple, Submissive and Subjugated.',
    words: 'cheap zombie animal slave price kinds brain stupid',
  },
  'BW-CRE-21': {
    title: 'Incompetent',
    text: 'Half a Mind that decides for itself but fights badly, such as a zombie or an ogre: Skill 1d6-2. English text: no points can raise it. Polish text: bought points can, but it gets no other bonus and no bonus dice.',
    words: 'zombie ogre mutant civilian clumsy skill half mind stupid',
  },
  'BW-CRE-22': {
    title: 'Simple',
    text: 'Half a Mind that acts only by a short list of behaviours, written before the battle. Each must be concrete: “shoot at whatever moves nearby” will do, “win” will not. Golems, robots and animals are often made like this; the English text also runs traps by such a list.',
    words: 'behaviour list animal trap golem robot sheep guard dog half mind program',
  },
  'BW-CRE-23': {
    title: 'Submissive',
    text: 'Half a Mind that obeys a master: while an intelligent minifig directs it, it is as able as with a whole one. Left alone it behaves like an animal. Any intelligent minifig of any team who catches it then becomes its master.',
    words: 'steed horse pet android master catch claim half mind trained dog slave',
  },
  'BW-CRE-24': {
    title: 'Subjugated',
    text: 'Half a Mind by force: while it is restrained it must do what its captors order. Once released it does all it can to stay free, and attacks them, flees, or strikes at everything around.',
    words: 'slave prisoner galley berserker captive chains freed half mind captured monster forced chained',
  },
  'BW-CRE-25': {
    title: 'What a Mind does in a turn',
    text: 'As much as a minifig: one Action, attacking with one ranged weapon or with two close combat weapons. Whoever needs more buys levels of Multidexterity or Multitasking, each for what the Mind itself cost.',
    words: 'capacity action weapons enhanced abilities two weapons attacks monster',
  },
  'BW-CRE-26': {
    title: 'Multidexterity',
    text: 'For many arms or natural weapons. Each level, for the price of the Mind, lets the Creature attack and counter with 2 more close combat weapons, or shoot with 1 more ranged weapon, or use 1 more set of tools, given enough hands. It is still one Action against one target.',
    words: 'arms hands limbs many weapons extra attack claws tentacles heads',
  },
  'BW-CRE-27': {
    title: 'Multitasking',
    text: 'For several heads or a fast brain. Each level, for the price of the Mind, adds 1 target or 1 Action of another sort. No weapon, hand or item serves twice in a turn, and without Multidexterity it uses no more than 2 hands or weapons. A minifig with 2 levels of this, 1 of Multidexterity and Skill 1d6+2 costs 9 CP.',
    words: 'extra action heads targets several brain two actions',
  },
  'BW-OPR-01': {
    title: 'Controls and Operators',
    text: 'A Creation without a Mind needs an Operator at its controls: a wheel, a stick, a console, or at least a spot named for it. Controls may govern everything, such as a cockpit or a saddle, or a single system, such as a gunner’s seat.',
    words: 'driver cockpit steering wheel crew panel saddle bridge console operator cannon',
  },
  'BW-OPR-02': {
    title: 'Seizing the controls',
    text: 'Wrecked controls cripple the Creation. It pays more to kill the crew and sit down there: nothing is locked. While several teams stand at the same controls, each may use Actions to keep the others from operating at all.',
    words: 'hijack capture steal enemy vehicle contest block wreck take over car tank seize truck cockpit',
  },
  'BW-OPR-03': {
    title: 'Allies at the same controls',
    text: 'A team may operate a system only if no ally used it on that ally’s previous turn; in the Polish text, in this one. Enemies who take controls over may use them at once.',
    words: 'ally team twice system share turn cannon friend gun',
  },
  'BW-OPR-04': {
    title: 'One system per Action',
    text: 'With his Action an Operator uses one system, against one target. Propulsion: all driving, with a Charge if he likes. Ranged weapons: one, or a pair of the same kind. Close combat weapons: one attack or one parry. Manipulators: one thing, or several as a group, to lift, carry, throw or drop. Devices: one, such as sensors or shields.',
    words: 'steer shoot crane device propulsion manipulators operator two cannons once',
  },
  'BW-OPR-05': {
    title: 'Nobody at the wheel',
    text: 'What nobody operates goes on as it was: shields stay up, grippers stay shut, and a moving vehicle runs straight ahead at the speed it had at the end of its last turn.',
    words: 'drift runaway straight uncontrolled automatic abandoned vehicle driver dead killed without keeps',
  },
  'BW-OPR-06': {
    title: 'Driver or gunner',
    text: 'An ordinary minifig either steers, be it a vehicle or a steed, or does something else in a turn, not both. Armed vehicles are therefore crewed by a driver and gunners.',
    words: 'drive shoot crew rider steer attack both',
  },
  'BW-OPR-07': {
    title: 'Trained Pilot',
    text: 'A Pilot, trained driver or rider steers and takes one ordinary Action in the same turn, mostly an attack. The training costs 1 CP (a price of the Polish text).',
    words: 'rider driver training specialty drive-by mounted shoot skilled',
  },
  'BWC-35': {
    title: 'Can the Incompetent learn?',
    text: 'English text: Skill stays 1d6-2. Polish text: bought points raise it, but nothing else does, and it gets no bonus dice. The app plays each edition as printed.',
    words: 'boost translation zombie ogre stupid',
  },
  'BWC-39': {
    title: 'What does a Pilot cost?',
    text: 'The English text names no price; the Polish one says 1 CP, as much as Leadership. The app asks 1 CP in every edition.',
    words: 'specialty driver training',
  },
  'BWC-75': {
    title: 'Half a Mind for the smallest',
    text: 'A Mind costs at least 1 CP, half a Mind half as much. The app takes half of that minimum: 0.5 CP at Size 0 and at Size 1.',
    words: 'zero price vermin',
  },
  'BWC-115': {
    title: 'Which turn of the ally counts?',
    text: 'English text: a system is barred if an ally used it on his previous turn. Polish text: if he used it this turn. The app takes the English reading.',
    words: 'controls gun used',
  },
  'BWC-147': {
    title: 'What do more hands cost half a Mind?',
    text: 'English text: a level costs as much as the original Mind. Polish text: as an additional one, which could mean a whole one. The app takes what this Creature paid for its own: half.',
    words: 'multidexterity multitasking price',
  },
  'BWC-169': {
    title: 'Which weapons need hands?',
    text: 'The text asks for enough hands. In the app held weapons can never be more than the hands; claws, teeth and mounted guns need none.',
    words: 'multidexterity natural arms claws',
  },
} satisfies ChapterTexts<(typeof mindIds)[number]>;
