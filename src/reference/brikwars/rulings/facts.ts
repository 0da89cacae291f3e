import type { rulingIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterFacts } from '../../types.ts';

type Id = (typeof rulingIds)[number];

export const facts = {
  'BWC-01': {
    related: ['BW-WEAP-03', 'BW-WEAP-02', 'BW-ATK-06'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-02': {
    related: ['BW-WEAP-16', 'BW-WEAP-10', 'BW-CC-21'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-05': {
    related: ['BW-DICE-05', 'BW-DICE-06', 'BW-UNIT-07'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-06': { related: ['BW-UNIT-04', 'BW-ATK-07', 'BW-CC-06'], source: '' },
  'BWC-14': { related: ['BW-HERO-06', 'BW-HERO-05'], source: '', editions: ['2005', 'web5', 'pl'] },
  'BWC-23': {
    related: ['BW-WEAP-15', 'BW-CC-19', 'BW-CC-10'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-25': {
    related: ['BW-CC-05', 'BW-CC-10', 'BW-CC-13', 'BWC-60'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-27': {
    related: ['BW-CC-17', 'BW-WEAP-02', 'BW-WEAP-04', 'BW-WEAP-16'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-28': {
    related: ['BW-UNIT-02', 'BW-ATK-06', 'BW-ATK-07'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-40': { related: ['BW-RESP-07', 'BW-RESP-08'], source: '', editions: ['2005', 'web5', 'pl'] },
  'BWC-41': { related: ['BW-ATK-10', 'BW-ATK-11'], source: '', editions: ['2005', 'web5', 'pl'] },
  'BWC-42': {
    related: ['BW-ATK-12', 'BW-ATK-13', 'BW-ATK-16'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-50': {
    related: ['BW-DICE-04', 'BW-GEN-02', 'BW-CC-17', 'BWC-55'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-51': { related: ['BW-RESP-05', 'BW-UNIT-02', 'BWC-52'], source: '', editions: ['2005', 'web5', 'pl'] },
  'BWC-52': {
    related: ['BW-DICE-03', 'BW-ATK-09', 'BWC-57', 'BWC-58'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-53': {
    related: ['BW-DICE-06', 'BW-CC-16', 'BW-HERO-03', 'BWC-58'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-54': {
    related: ['BW-UNIT-04', 'BW-WEAP-14', 'BW-CC-06', 'BW-ATK-07'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-55': { related: ['BW-DICE-04', 'BW-DICE-05', 'BWC-50'], source: '', editions: ['2005', 'web5', 'pl'] },
  'BWC-56': {
    related: ['BW-HERO-03', 'BW-DICE-04', 'BW-DICE-05', 'BW-DICE-03'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-57': {
    related: ['BW-ATK-09', 'BW-UNIT-02', 'BW-CC-16', 'BWC-58'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-58': {
    related: ['BW-CC-16', 'BW-ATK-06', 'BWC-53', 'BWC-57'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-59': {
    related: ['BW-CC-20', 'BW-CC-18', 'BW-CC-16'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-60': {
    related: ['BW-CC-13', 'BW-CC-05', 'BW-CC-12', 'BWC-25'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-61': {
    related: ['BW-CC-12', 'BW-CC-16', 'BW-CC-18', 'BW-CC-02'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-62': { related: ['BW-DICE-02', 'BW-DICE-04', 'BW-DICE-05'], source: '', editions: ['2005', 'web5'] },
  'BWC-72': {
    related: ['BW-RESP-06', 'BW-RESP-07', 'BW-DICE-04'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-87': { related: ['BW-HERO-10', 'BW-DICE-04', 'BWC-50'], source: '', editions: ['2005', 'web5', 'pl'] },
} as const satisfies ChapterFacts<Id>;
