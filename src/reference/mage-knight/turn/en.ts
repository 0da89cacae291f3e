import type { turnIds } from '../../../rules/mage-knight/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'MK-ACT-01': {
    title: 'How many actions a castle has',
    text: 'A castle may be given several actions in a turn, but each section only one.',
    words: 'action turn number once per section often',
  },
  'MK-ACT-02': {
    title: 'Every section that acts takes a token',
    text: 'Put an action token on each section that acts; if several act, each gets its own. Your rulebook says when tokens come off again.',
    words: 'action marker counter cselekvésjelző mark',
  },
  'MK-ACT-05': {
    title: 'Pushing a section',
    text: 'A section that takes a second token is pushed (túlterhelt), but takes no damage from it. With two tokens on it, it cannot act.',
    words: 'push pushed second token exhausted overloaded damage rest twice row tired',
  },
  'MK-ACT-06': {
    title: 'Extra actions for the castle',
    text: 'In the ordinary game you have 1 extra action while a keep of yours is in play. In Conquest you have 1 with at least one section that is not a wall, and 2 with a keep; the two do not add up, and more sections do not raise them. Only sections may use them. By the app’s ruling a destroyed section no longer counts, a breached one does.',
    words: 'action bonus Conquest keep additional number',
  },
  'MK-ATT-02': {
    title: 'Line of fire of a section',
    text: 'Draw it from the centre of the section, which lies on top of the elevation. The bases of figures do not affect it.',
    words: 'tűzvonal centre middle shooting blocked bases over',
  },
  'MK-DEF-01': {
    title: 'Shooting at a figure on a section',
    text: 'A figure that stands on a section and is attacked at range gets the section’s added defence; that number is printed on the section. In close combat it gets none of it.',
    words: 'defence bonus fortification value cover wall top plusz védelem garrison tower shoot man',
  },
  'MK-DEF-02': {
    title: 'Height for a figure on a section',
    text: 'Beside the defence of the section, the figure may get the height modifier as well. Your rulebook says when and how much.',
    words: 'defence bonus elevated modifier wall top higher',
  },
  'MK-DEF-03': {
    title: 'When the section gives no defence',
    text: 'The target gets nothing from the building if the attacker is inside the castle, or if his line of fire crosses no section because both stand on it. The app takes the second as the same section: shooting from one section to another, the line crosses the target’s section and the bonus counts. Read as the same castle, it would not.',
    words: 'bonus lost courtyard inside line of fire same wall attacker',
  },
  'MK-VP-01': {
    title: 'Victory points for sections',
    text: 'Sections bring victory points as other Mage Knight figures do: whoever destroys one gets its full points.',
    words: 'score scoring destroyed win győzelmi pont ruined tower',
  },
  'MK-VP-02': {
    title: 'Half points for a breach',
    text: 'If a section is breached but not destroyed, the player whose figure breached it gets half its points, rounded down. The app drops the half once the section is destroyed; from then on only the full points count.',
    words: 'score scoring victory breached áttört győzelmi pont cracked',
  },
} satisfies ChapterTexts<(typeof turnIds)[number]>;
