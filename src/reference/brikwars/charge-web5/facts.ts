import type { chargeWeb5Ids } from '../../../rules/brikwars/ids.ts';
import type { ChapterFacts } from '../../types.ts';

type Id = (typeof chargeWeb5Ids)[number];

export const facts = {
  'BW-CHGW-01': {
    related: ['BW-CHGW-02', 'BW-CHGW-04', 'BW-CHG-01'],
    source: 'W:703-710',
    editions: ['web5'],
    rulings: ['BWC-08'],
  },
  'BW-CHGW-02': {
    related: ['BW-CHGW-03', 'BW-CC-03', 'BW-CC-16', 'BW-CHG-13'],
    source: 'W:731-733',
    editions: ['web5'],
  },
  'BW-CHGW-03': {
    related: ['BW-CHGW-02', 'BW-CHG-15'],
    source: 'W:734-735',
    editions: ['web5'],
    rulings: ['BWC-82'],
  },
  'BW-CHGW-04': {
    related: ['BW-CHGW-05', 'BW-CHGW-06', 'BW-CC-07', 'BW-CHG-04'],
    source: 'W:736-737',
    editions: ['web5'],
    rulings: ['BWC-81'],
  },
  'BW-CHGW-05': {
    related: ['BW-MOVE-05', 'BW-CHGW-04', 'BW-CHG-06'],
    source: 'W:741-744',
    editions: ['web5'],
  },
  'BW-CHGW-06': {
    related: ['BW-CHGW-07', 'BW-CHGW-08', 'BW-RESP-06', 'BW-CHG-17'],
    source: 'W:745-752',
    editions: ['web5'],
    rulings: ['BWC-81'],
  },
  'BW-CHGW-07': {
    related: ['BW-CHGW-06', 'BW-RESP-08', 'BW-CHG-12'],
    source: 'W:753-754',
    editions: ['web5'],
    rulings: ['BWC-83'],
  },
  'BW-CHGW-08': {
    related: ['BW-CHGW-06', 'BW-CHG-07'],
    source: 'W:755',
    editions: ['web5'],
  },
  'BWC-08': { related: ['BW-CHGW-01', 'BW-CHG-04'], source: '', editions: ['2005', 'web5', 'pl'] },
  'BWC-81': { related: ['BW-CHGW-04', 'BW-CHGW-06'], source: '', editions: ['web5'] },
  'BWC-82': { related: ['BW-CHGW-03'], source: '', editions: ['web5'] },
  'BWC-83': { related: ['BW-CHGW-07'], source: '', editions: ['web5'] },
} as const satisfies ChapterFacts<Id>;
