import type { designIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterFacts } from '../../types.ts';

const editions = ['2005', 'web5', 'pl'] as const;

export const facts = {
  'BW-CRE-01': {
    related: ['BW-CRE-02', 'BW-CRE-04', 'BW-CRE-08', 'BW-CRE-09', 'BW-CRE-14', 'BW-CRE-18', 'BW-UNIT-06'],
    source: 'E:1872-1878; P:770-776',
    editions,
    rulings: ['BWC-74'],
  },
  'BW-CRE-02': {
    related: ['BW-CRE-01', 'BW-CRE-03', 'BW-CRE-18'],
    source: 'E:1880-1890; E:2100; P:758-768; P:897',
    editions,
  },
  'BW-CRE-03': {
    related: ['BW-CRE-04', 'BW-CRE-07', 'BW-CRE-14', 'BW-DMG-02'],
    source: 'E:1896-1907; P:780-792',
    editions,
  },
  'BW-CRE-04': {
    related: ['BW-CRE-03', 'BW-CRE-05', 'BW-CRE-08', 'BW-CHG-09'],
    source: 'E:1911-1917; E:1953; P:796-798',
    editions,
    rulings: ['BWC-74'],
  },
  'BW-CRE-05': {
    related: ['BW-CRE-04', 'BW-CRE-08', 'BW-CCB-03', 'BW-DMG-04'],
    source: 'E:1951-1953; P:800-802',
    editions,
    rulings: ['BWC-150', 'BWC-36'],
  },
  'BW-CRE-06': {
    related: ['BW-CRE-07', 'BW-CRE-08', 'BW-UNIT-04'],
    source: 'E:1955-1979; P:804-817',
    editions,
    tables: ['structure-levels'],
  },
  'BW-CRE-07': {
    related: ['BW-CRE-06', 'BW-CRE-03', 'BW-DMG-05', 'BW-CCB-06'],
    source: 'E:1981-1985; E:2328; P:819-821; P:1074',
    editions,
    rulings: ['BWC-38', 'BWC-116'],
    tables: ['structure-levels'],
  },
  'BW-CRE-08': {
    related: ['BW-CRE-04', 'BW-CRE-06', 'BW-CRE-01', 'BW-GEN-06'],
    source: 'E:1987-1991; P:823-825; P:1386',
    editions,
    rulings: ['BWC-19', 'BWC-74'],
  },
  'BW-CRE-09': {
    related: ['BW-CRE-10', 'BW-CRE-11', 'BW-CRE-12', 'BW-CRE-13'],
    source: 'E:1993-2001; P:827-833; P:1394-1396',
    editions,
    rulings: ['BWC-151', 'BWC-74'],
    tables: ['flight-costs'],
  },
  'BW-CRE-10': {
    related: ['BW-CRE-09', 'BW-UNIT-03'],
    source: 'E:2003-2013; P:835-843; P:1563',
    editions: [...editions, 'league'],
    rulings: ['BWC-114'],
  },
  'BW-CRE-11': {
    related: ['BW-CRE-09', 'BW-GEN-01'],
    source: 'E:2015; P:845',
    editions,
  },
  'BW-CRE-12': {
    related: ['BW-CRE-09', 'BW-CRE-10'],
    source: 'E:2017-2021; P:847-849',
    editions,
  },
  'BW-CRE-13': {
    related: ['BW-CRE-09', 'BW-DMG-05', 'BW-CHG-08'],
    source: 'E:2023-2025; P:851-858',
    editions,
    rulings: ['BWC-141', 'BWC-148'],
  },
  'BW-CRE-14': {
    related: ['BW-CRE-15', 'BW-CRE-16', 'BW-CRE-17', 'BW-WEAP-01', 'BW-CCB-05'],
    source: 'E:2047-2067; P:864-881; P:1398-1410',
    editions,
    rulings: ['BWC-18', 'BWC-65', 'BWC-77'],
    tables: ['creation-weapons'],
  },
  'BW-CRE-15': {
    related: ['BW-CRE-14', 'BW-CRE-16', 'BW-CRE-04', 'BW-DMG-03'],
    source: 'E:2069-2079; P:883-887; P:1398',
    editions,
    rulings: ['BWC-16', 'BWC-76', 'BWC-136', 'BWC-150'],
  },
  'BW-CRE-16': {
    related: ['BW-CRE-15', 'BW-CRE-14'],
    source: 'E:2071; P:885',
    editions,
  },
  'BW-CRE-17': {
    related: ['BW-CRE-14', 'BW-WEAP-12'],
    source: 'E:2061-2062; P:876-877',
    editions,
    rulings: ['BWC-17', 'BWC-77'],
  },
  'BWC-16': { related: ['BW-CRE-15'], source: '', editions },
  'BWC-17': { related: ['BW-CRE-17', 'BWC-77'], source: '', editions },
  'BWC-18': { related: ['BW-CRE-14', 'BW-MAG-04'], source: '', editions },
  'BWC-19': { related: ['BW-CRE-08', 'BW-CRE-05'], source: '', editions },
  'BWC-38': { related: ['BW-CRE-07', 'BW-CCB-06', 'BW-DMG-05', 'BWC-116'], source: '', editions },
  'BWC-74': { related: ['BW-CRE-04', 'BW-CRE-08', 'BW-CRE-09'], source: '', editions },
  'BWC-76': { related: ['BW-CRE-15', 'BW-CRE-14'], source: '', editions },
  'BWC-114': { related: ['BW-CRE-10'], source: '', editions },
  'BWC-141': { related: ['BW-CRE-13'], source: '', editions },
  'BWC-148': { related: ['BW-CRE-13'], source: '', editions },
  'BWC-150': { related: ['BW-CRE-05', 'BW-CRE-15'], source: '', editions },
  'BWC-151': { related: ['BW-CRE-09'], source: '', editions },
} as const satisfies ChapterFacts<(typeof designIds)[number]>;
