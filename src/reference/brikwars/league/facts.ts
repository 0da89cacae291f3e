import type { leagueIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterFacts } from '../../types.ts';

const editions = ['league'] as const;

export const facts = {
  'BW-LG-01': {
    related: ['BW-LG-12', 'BW-LG-13', 'BW-LG-11'],
    source: 'P:1542-1544; P:1596',
    editions,
    rulings: ['BWC-101', 'BWC-104', 'BWC-161'],
  },
  'BW-LG-02': { related: ['BW-LG-09', 'BW-LG-01'], source: 'P:1545', editions },
  'BW-LG-03': { related: ['BW-LG-04', 'BW-LG-05'], source: 'P:1547', editions },
  'BW-LG-04': { related: ['BW-LG-05', 'BW-LG-09'], source: 'P:1549-1553', editions },
  'BW-LG-05': {
    related: ['BW-LG-04', 'BW-GEN-06', 'BW-CRE-10'],
    source: 'P:1552; P:1560-1563',
    editions,
    rulings: ['BWC-100'],
  },
  'BW-LG-06': {
    related: ['BW-HEAL-01', 'BW-MAG-01', 'BW-SKL-01'],
    source: 'P:1554-1558',
    editions,
    rulings: ['BWC-22'],
  },
  'BW-LG-07': { related: ['BW-LG-08', 'BW-LG-14'], source: 'P:1567', editions },
  'BW-LG-08': { related: ['BW-LG-09', 'BW-LG-10'], source: 'P:1568', editions },
  'BW-LG-09': { related: ['BW-LG-02', 'BW-LG-08'], source: 'P:1569-1571', editions },
  'BW-LG-10': { related: ['BW-LG-12', 'BW-LG-08'], source: 'P:1572', editions, rulings: ['BWC-162'] },
  'BW-LG-11': { related: ['BW-LG-01', 'BW-LG-13'], source: 'P:1575-1582', editions, rulings: ['BWC-163'] },
  'BW-LG-12': {
    related: ['BW-LG-15', 'BW-LG-16', 'BW-LG-17', 'BW-LG-10'],
    source: 'P:1584-1592',
    editions,
    rulings: ['BWC-160'],
  },
  'BW-LG-13': { related: ['BW-LG-12', 'BW-LG-11'], source: 'P:1581; P:1596', editions },
  'BW-LG-14': {
    related: ['BW-LG-15', 'BW-LG-16'],
    source: 'P:1602-1609; P:1623-1630',
    editions,
    rulings: ['BWC-101', 'BWC-164'],
  },
  'BW-LG-15': { related: ['BW-LG-12', 'BW-LG-14'], source: 'P:1598-1617', editions, rulings: ['BWC-102'] },
  'BW-LG-16': { related: ['BW-LG-12', 'BW-LG-14'], source: 'P:1619-1638', editions, rulings: ['BWC-103'] },
  'BW-LG-17': { related: ['BW-LG-12', 'BW-LG-18', 'BW-LG-19'], source: 'P:1640-1657', editions },
  'BW-LG-18': { related: ['BW-LG-17', 'BW-LG-14'], source: 'P:1661', editions },
  'BW-LG-19': { related: ['BW-LG-17'], source: 'P:1662-1664', editions },
  'BWC-100': { related: ['BW-LG-05'], source: '', editions },
  'BWC-101': { related: ['BW-LG-14', 'BW-LG-01'], source: '', editions },
  'BWC-102': { related: ['BW-LG-15'], source: '', editions },
  'BWC-103': { related: ['BW-LG-16'], source: '', editions },
  'BWC-104': { related: ['BW-LG-01', 'BWC-161'], source: '', editions },
  'BWC-160': { related: ['BW-LG-12'], source: '', editions },
  'BWC-161': { related: ['BW-LG-01', 'BWC-104'], source: '', editions },
  'BWC-162': { related: ['BW-LG-10'], source: '', editions },
  'BWC-163': { related: ['BW-LG-11'], source: '', editions },
  'BWC-164': { related: ['BW-LG-14'], source: '', editions },
} as const satisfies ChapterFacts<(typeof leagueIds)[number]>;
