import type { accessIds } from '../../../rules/mage-knight/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'MK-ACC-01': {
    title: 'What access points are for',
    text: 'Figures get in and out, up and down, and from one section to another through access points (belépési pont): doors, stairs and ladders.',
    words: 'point enter climb door way in up',
  },
  'MK-ACC-02': {
    title: 'Where a section has access points',
    text: 'Access points (belépési pont) are marked on the section or named in its own rules. Only some sections have any.',
    words: 'marked printed which sections stairs doors climb',
  },
  'MK-ACC-03': {
    title: 'Moving through an access point',
    text: 'At an access point (belépési pont) going in, coming out and climbing up follow the normal rules of movement and of abrupt elevated terrain.\nThe older rules of 2002 also let a figure onto a section or planking only if its whole base fits there; this text does not say so.',
    words: 'move climb enter leave base fits overhang 2002 movement cost',
  },
  'MK-ACC-05': {
    title: 'Walking between walls and towers',
    text: 'Figures may move freely between walls and towers. Where the way is broken and no planking lies, it is not continuous.',
    words: 'move wall walk rampart top cross free passage tower',
  },
  'MK-ACC-06': {
    title: 'Contact from section to section',
    text: 'A warrior on top of one section may be in base contact with warriors on another. What the sections look like does not hinder it.',
    words: 'base neighbouring walls towers touch top neighbour wall',
  },
  'MK-CC-02': {
    title: 'Contact through an access point is for close combat only',
    text: 'Two warriors at the two ends of an access point (belépési pont) are in base contact for a close combat action and for nothing else. Venom (mérgezés), for example, does not work through it.',
    words: 'base poison ladder stairs touch ability venom',
  },
  'MK-CC-04': {
    title: '+1 defence for the higher target',
    text: 'In close combat through an access point (belépési pont) a target on a higher level than the primary attacker adds 1 to its defence. The levels of those who help in a gang up do not matter.',
    words: 'bonus height above ladder stairs plus one gang up defender',
  },
  'MK-CC-05': {
    title: 'Several enemies at one access point',
    text: 'If more than one opposing figure touches the access point (belépési pont), the text lets the target choose the attacker. Taken literally, as the app does, the target’s player names which of them makes the attack. It may be a slip of the translation for the attacker choosing the target; agree on it before the game.',
    words: 'choose target attacker who ladder stairs crowd two',
  },
  'MK-ENT-01': {
    title: 'Entrances start closed',
    text: 'Some sections have entrances: doors, gates or a portcullis (kapurács); the section’s own rules say which. All of them are closed when the game begins.',
    words: 'door gate portal bejárat shut open',
  },
  'MK-ENT-02': {
    title: 'Nothing passes a closed door',
    text: 'Warriors can neither move nor shoot through a closed door, in any way at all.',
    words: 'gate shut move through shoot line of fire blocked portcullis',
  },
  'MK-ENT-03': {
    title: 'A closed door is linked to nothing',
    text: 'While a door is closed it is not linked to any other access point (belépési pont), so it leads neither to another door nor to the top.',
    words: 'gate shut connected keep tower stairs inside',
  },
  'MK-ENT-04': {
    title: 'When doors are opened and closed',
    text: 'The castle lord may open and close the castle’s doors before the lord’s command phase. They then stay as they are until the lord’s next command phase. Nobody else opens or closes them.',
    words: 'gate open door close shut turn command phase parancs fázis lord portcullis castle',
  },
  'MK-ENT-05': {
    title: 'Each door by itself',
    text: 'If a section has several doors, each is opened and closed separately.',
    words: 'gate two doors open shut separate independent both',
  },
  'MK-BRE-01': {
    title: 'A demoralised section is breached',
    text: 'As soon as a section is demoralised, it counts as breached (áttört).',
    words: 'demoralized demoralizált breach broken open hole dial captured damaged',
  },
  'MK-BRE-02': {
    title: 'Walls: breached at yellow',
    text: 'A wall is breached (áttört) when its fortification value (erődítmény értéke), the one it adds to the defence of a figure on it, turns yellow.',
    words: 'wall breach square colour dial Fal broken',
  },
  'MK-BRE-03': {
    title: 'Breached doors stay open',
    text: 'In a breached section every door is open and stays open for the rest of the game; nobody can close it again.',
    words: 'breach gate portcullis áttört shut permanently entrance',
  },
} satisfies ChapterTexts<(typeof accessIds)[number]>;
