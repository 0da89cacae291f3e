import type { mindIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-CRE-18': {
    title: 'Mind',
    text: 'For as many CP as its Size, at least 1, a creation gets a Mind of its own: a Creature with Skill 1d6. Each +1 to Skill costs the same again.',
    words: 'brain skill intelligence creature price',
  },
  'BW-CRE-19': {
    title: 'What a Mind can do',
    text: 'Whatever a minifig could, if its body allows it: use tools, open doors, throw things. Where players doubt it, a What I Say Goes roll decides.',
    words: 'hands tools body limits',
  },
  'BW-CRE-20': {
    title: 'Half a Mind',
    text: 'At half the price a Creature gets half a Mind of one of four kinds: incompetent, simple, submissive or subjugated. Raising its Skill still costs a whole Mind a point.',
    words: 'half mind cheap zombie animal slave',
  },
  'BW-CRE-21': {
    title: 'Incompetent',
    text: 'Thinks like anybody else but fights badly: Skill 1d6-2, and in the English text no points can raise it.',
    words: 'zombie civilian clumsy skill minus two',
  },
  'BW-CRE-22': {
    title: 'Simple',
    text: 'Does only what stands on its list of behaviours, written before the battle and precise: “shoot at whatever moves in range”. Animals and traps are often made like this.',
    words: 'behaviour list animal trap golem robot',
  },
  'BW-CRE-23': {
    title: 'Submissive',
    text: 'Obeys a clever master who is there, and then acts like one with a whole Mind. Without him it behaves like an animal, and any clever minifig who catches it becomes its master.',
    words: 'steed pet horse master claim',
  },
  'BW-CRE-24': {
    title: 'Subjugated',
    text: 'In its chains it does what its captors order. Once free it resists being caught again: it attacks them, flees, or strikes at everything near.',
    words: 'slave prisoner chained captive freed',
  },
  'BW-CRE-25': {
    title: 'What a Mind does in a turn',
    text: 'One Action, with one weapon that shoots or two that strike.',
    words: 'action capacity weapons turn',
  },
  'BW-CRE-26': {
    title: 'Multidexterity',
    text: 'Each level costs what the Mind cost. It lets the Creature strike and counter with two more weapons, or shoot with one more, if it has the hands; still one Action at one target.',
    words: 'arms many hands weapons extra',
  },
  'BW-CRE-27': {
    title: 'Multitasking',
    text: 'Each level costs what the Mind cost and gives one more target or one more unrelated Action. No hand, weapon or item is used twice in a turn.',
    words: 'extra action heads targets',
  },
  'BW-OPR-01': {
    title: 'Controls and Operators',
    text: 'A creation without a Mind needs somebody at its controls: a wheel, a stick, a console, or at least a place named for it. Controls may govern the whole creation or one system of it.',
    words: 'driver cockpit steering crew panel',
  },
  'BW-OPR-02': {
    title: 'Taking over the controls',
    text: 'Whoever wrecks the controls cripples the creation; whoever kills the crew may use it himself at once. Where several teams stand at them, each may spend Actions to stop the others.',
    words: 'seize capture hijack contest crew',
  },
  'BW-OPR-03': {
    title: 'Allies at the same controls',
    text: 'A team may use a system only if no ally used it on that ally’s last turn. Controls taken from an enemy work at once.',
    words: 'ally team twice system',
  },
  'BW-OPR-04': {
    title: 'One system an Action',
    text: 'With an Action an Operator uses one system: propulsion, ranged weapons, close combat weapons, manipulators or devices. Weapons may strike one target.',
    words: 'system steer shoot crane device action',
  },
  'BW-OPR-05': {
    title: 'Nobody at the wheel',
    text: 'What is not being operated goes on as it was: shields stay up, sails hang, and a vehicle keeps its direction and its last speed.',
    words: 'drift runaway straight on uncontrolled',
  },
  'BW-OPR-06': {
    title: 'Driver or gunner',
    text: 'An ordinary minifig either steers or does something else in a turn, not both.',
    words: 'drive shoot crew two',
  },
  'BW-OPR-07': {
    title: 'Trained pilot',
    text: 'A trained pilot, driver or rider steers and still has an Action. The training costs 1 CP.',
    words: 'pilot rider driver training specialty',
  },
  'BWC-35': {
    title: 'Can the incompetent learn?',
    text: 'English text: 1d6-2 for ever. Polish text: bought points raise it, but sixes give no bonus dice. The app plays each edition as it is printed.',
    words: 'incompetent raise skill bonus',
  },
  'BWC-39': {
    title: 'What does a pilot cost?',
    text: 'The English text names no price, the Polish one 1 CP. The app asks 1 in every edition; Leadership costs as much.',
    words: 'pilot price cp',
  },
  'BWC-75': {
    title: 'Half a Mind of the smallest',
    text: 'A whole Mind costs at least 1 CP; half of it is half a CP, for Size 0 and Size 1 alike.',
    words: 'half mind minimum size',
  },
  'BWC-115': {
    title: 'Which turn of the ally counts?',
    text: 'English text: the ally’s previous turn. Polish text: this one. The app takes the English reading.',
    words: 'ally turn system controls',
  },
  'BWC-147': {
    title: 'What do more hands cost half a Mind?',
    text: 'A level costs what the original Mind cost. The app takes what this Creature paid: half. The Polish words could also mean a whole one.',
    words: 'multidexterity multitasking half price',
  },
  'BWC-169': {
    title: 'How many hands does it take?',
    text: 'The text wants enough hands for all weapons. For weapons that are held the app allows as many as there are hands; grown and mounted ones need none.',
    words: 'hands multidexterity mounted natural',
  },
} satisfies ChapterTexts<(typeof mindIds)[number]>;
