import type { SectionKind, Strength } from '../../rules/mage-knight/kinds.ts';
import type {
  CastleColumnId,
  CastleTableId,
  CastleTableRowId,
  CastleTableWord,
  CastleWhere,
} from '../../rules/mage-knight/table-ids.ts';

const titles: Readonly<Record<CastleTableId, string>> = {
  'mk-sections': 'The sections; linked access points while all doors are open',
  'mk-extra-actions': 'Extra actions a turn, by what still stands',
  'mk-eligibility': 'May it attack the castle? The first row that fits decides',
  'mk-strengths': 'Points in the list of December 2002, a suggestion (a wall with a door as a wall)',
};

const columns: Readonly<Record<Exclude<CastleColumnId, Strength>, string>> = {
  entrances: 'En\u00adtran\u00adces',
  access: 'Access points',
  attacks: 'Can shoot',
  'non-wall': 'Not a wall',
  extra: 'Extra actions',
  ordinary: 'Ordinary game',
  conquest: 'Conquest',
  close: 'Close',
  ranged: 'Ranged',
};

const rows: Readonly<Record<Exclude<CastleTableRowId, SectionKind>, string>> = {
  'only-walls': 'Only walls',
  towers: 'Round tower or gatehouse, no keep',
  'one-keep': 'A keep, whatever else there is',
  'two-keeps': 'Two keeps',
  'MK-ELG-01': '1. Stands on the target section',
  'MK-ELG-02': '2. Is a castle section',
  'MK-ELG-03': '3. Front arc does not touch the section',
  'MK-ELG-04': '4. Is a titan',
  'MK-ELG-05': '5. Is a multi-dial unit',
  'MK-ELG-06': '6. Base damage 4 or more',
  'MK-ELG-07': '7. átütés (close-combat Pierce?), letarolás (Sweep?) or mennykőcsapás (Thunderblow?)',
  'MK-ELG-08': '8. ütközés (Ram?)',
  'MK-ELG-09': '9. Base ranged damage 4 or more',
  'MK-ELG-10': '10. mágikus robbantás (Magic Blast?), bombázás (Bombardment?) or átlövés (Pierce?)',
  'MK-ELG-11': '11. területre ható sebzés (area damage?)',
  'MK-ELG-12': '12. None of these',
  clicks: 'Clicks from the start of the dial',
};

const words: Readonly<Record<CastleTableWord, string>> = {
  yes: 'yes',
  no: 'no',
  'doors-top': 'both doors, top',
  'door-top': 'door, top',
  ladders: 'ladders only',
};

const wheres: Readonly<Record<CastleWhere, string>> = { conquest: 'Conquest' };

export const castletables = {
  titles,
  columns,
  rows,
  words,
  wheres,
  touch: 'contact',
  yes: 'yes',
  none: 'none',
  other: (where: string, figure: string) => `${where}: ${figure}`,
  dice: (notation: string) => notation,
};
