import type { heroIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterFacts } from '../../types.ts';

export const facts = {
  'BW-HERO-05': {
    related: ['BW-HERO-06', 'BW-HERO-07', 'BW-HERO-01'],
    source: 'E:1781-1785; P:694-702',
    editions: ['2005', 'web5', 'pl'],
    rulings: ['BWC-85'],
  },
  'BW-HERO-06': {
    related: ['BW-HERO-05', 'BW-HERO-07', 'BW-HERO-03', 'BW-DICE-04', 'BW-SQ-38'],
    source: 'E:1787; P:698; P:704',
    editions: ['2005', 'web5', 'pl'],
    rulings: ['BWC-14'],
  },
  'BW-HERO-07': {
    related: ['BW-HERO-05', 'BW-HERO-06'],
    source: 'E:1789; P:706',
    editions: ['2005', 'web5', 'pl'],
  },
  'BW-HERO-08': {
    related: ['BW-HERO-05', 'BW-HERO-06'],
    source: 'E:1791-1793; P:708-710',
    editions: ['2005', 'web5', 'pl'],
  },
  'BW-HERO-09': {
    related: ['BW-HERO-10', 'BW-HERO-12', 'BW-HERO-01'],
    source: 'E:1809-1823; E:1829; P:716-730; P:736',
    editions: ['2005', 'web5', 'pl'],
  },
  'BW-HERO-10': {
    related: ['BW-HERO-11', 'BW-HERO-01', 'BW-HERO-03', 'BW-DICE-04'],
    source: 'E:351; E:1825-1831; E:1846; P:64; P:732-738',
    editions: ['2005', 'web5', 'pl', 'quick'],
    rulings: ['BWC-87'],
  },
  'BW-HERO-11': {
    related: ['BW-HERO-10', 'BW-RESP-04'],
    source: 'E:1848; P:740',
    editions: ['2005', 'web5', 'pl'],
    rulings: ['BWC-15'],
  },
  'BW-HERO-12': {
    related: ['BW-HERO-10', 'BW-HERO-09', 'BW-GEN-02'],
    source: 'E:1850-1858; P:742-746',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-13': {
    related: ['BW-HERO-03', 'BWC-56'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-15': {
    related: ['BW-HERO-11', 'BW-HERO-10', 'BW-ACT-01', 'BW-RESP-01'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-85': {
    related: ['BW-HERO-05', 'BW-HERO-04'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-86': {
    related: ['BW-HERO-04', 'BW-HERO-03'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-146': {
    related: ['BW-HERO-04', 'BW-UNIT-09', 'BWC-86'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
} as const satisfies ChapterFacts<(typeof heroIds)[number]>;
