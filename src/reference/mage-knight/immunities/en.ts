import type { immunityIds } from '../../../rules/mage-knight/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'MK-IMM-01': {
    title: 'No captives',
    text: 'A section can neither be captured nor take anybody captive.',
    words: 'capture prisoner captured fogoly immunity take',
  },
  'MK-IMM-02': {
    title: 'Ten abilities of others that do nothing to a section',
    text: 'These effects of another creature do not touch a section: Healing, Immobilize, Command (hadvezetés), Life Drain (életszívás), Magic Confusion, Magic Freeze, Magic Healing, Magic Levitation, Vampirism and Venom. The list names no others; abilities outside it work as your rulebook says, unless another castle rule stops them.',
    words:
      'immunity immune affect leadership heal poison paralysis gyógyítás bénítás vámpirizálás mérgezés venom immobilize drain vampirism magic confusion freeze healing levitation powers effects vampire',
  },
  'MK-IMM-03': {
    title: 'A destroyed section stays out',
    text: 'Nothing brings a section back into play once it is gone.',
    words: 'life drain necromancy return revive resurrect again immunity rebuild repair tower',
  },
  'MK-IMM-04': {
    title: 'No critical hits, no critical misses',
    text: 'Critical hits (kritikus sebzés) and critical misses (kritikus hiba) do nothing to a section: a critical hit does it no extra damage, and a critical miss costs it nothing.',
    words: 'hit double six double one crit roll immunity',
  },
  'MK-IMM-07': {
    title: 'No free spin',
    text: 'A section gets no free spin. It faces every way as it is, so it has no use for one.',
    words: 'turn rotate facing szabad forgás immunity face',
  },
  'MK-IMM-09': {
    title: 'Sections cannot be trampled',
    text: 'Trample (taposás) does nothing to a section.',
    words: 'trampling run over eltaposás immunity ride',
  },
  'MK-IMM-10': {
    title: 'A section cannot be healed',
    text: 'No healing of any kind turns a section’s dial back, whoever or whatever it comes from.',
    words: 'heal healing wall tower castle repair mend regenerate dial gyógyítás immunity',
  },
  'MK-IMM-11': {
    title: 'Domains, items and spells that ask who is friend or enemy',
    text: 'Domains, items and spells that presuppose friendly or opposing status have no effect on a section: so says the fan text, and so the app answers. The sister rules for titans speak instead of those that change this status, so the word is likely a slip of the translation; agree before the game which of the two you play. Other domains, items and spells are not barred here.',
    words: 'domain item spell status side allegiance Domain tárgy varázslat immunity magic relic',
  },
  'MK-IMM-12': {
    title: 'No enchantments on a section',
    text: 'An enchantment cannot be put on a section.',
    words: 'Enchantment spell magic attach immunity',
  },
} satisfies ChapterTexts<(typeof immunityIds)[number]>;
