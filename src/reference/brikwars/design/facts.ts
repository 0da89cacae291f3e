import type { designIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterFacts } from '../../types.ts';

export const facts = {
  'BW-CRE-01': {
    related: ['BW-CRE-02', 'BW-CRE-08', 'BW-CRE-09', 'BW-CRE-14', 'BW-CRE-18'],
    source: 'E:1872-1878; P:770-776',
    rulings: ['BWC-151'],
  },
  'BW-CRE-02': {
    related: ['BW-CRE-01', 'BW-CRE-03', 'BW-CRE-18'],
    source: 'E:1880-1890; P:758-768',
  },
  'BW-CRE-03': {
    related: ['BW-CRE-02', 'BW-CRE-07', 'BW-DMG-02'],
    source: 'E:1896-1907; P:780-792',
  },
  'BW-CRE-04': {
    related: ['BW-CRE-03', 'BW-CRE-05', 'BW-CRE-08'],
    source: 'E:1911-1917; E:1953; P:796-798',
    rulings: ['BWC-74'],
  },
  'BW-CRE-05': {
    related: ['BW-CRE-04', 'BW-CRE-06', 'BW-DMG-04'],
    source: 'E:1951-1953; P:800-802',
    rulings: ['BWC-150', 'BWC-75'],
  },
  'BW-CRE-06': {
    related: ['BW-CRE-07', 'BW-CRE-08', 'BW-UNIT-04'],
    source: 'E:1955-1979; P:804-817',
    tables: ['structure-levels'],
  },
  'BW-CRE-07': {
    related: ['BW-CRE-03', 'BW-CRE-06', 'BW-DMG-05', 'BW-CCB-06'],
    source: 'E:1981-1985; E:2328; P:819-821; P:1074',
    rulings: ['BWC-38'],
  },
  'BW-CRE-08': {
    related: ['BW-CRE-04', 'BW-CRE-06'],
    source: 'E:1987-1991; P:823-825; P:1386',
    rulings: ['BWC-19'],
  },
  'BW-CRE-09': {
    related: ['BW-CRE-10', 'BW-CRE-12', 'BW-CRE-13'],
    source: 'E:1993-2001; P:827-833; P:1394-1396',
    rulings: ['BWC-74', 'BWC-151'],
  },
  'BW-CRE-10': {
    related: ['BW-CRE-09', 'BW-CRE-11'],
    source: 'E:2003-2013; P:835-843',
    rulings: ['BWC-114'],
  },
  'BW-CRE-11': {
    related: ['BW-CRE-09'],
    source: 'E:2015; P:845',
  },
  'BW-CRE-12': {
    related: ['BW-CRE-09'],
    source: 'E:2017-2021; P:847-849',
  },
  'BW-CRE-13': {
    related: ['BW-CRE-09', 'BW-DMG-05'],
    source: 'E:2023-2025; P:851-858',
    rulings: ['BWC-141', 'BWC-148'],
  },
  'BW-CRE-14': {
    related: ['BW-CRE-15', 'BW-CRE-17', 'BW-WEAP-02', 'BW-WEAP-11', 'BW-WEAP-13'],
    source: 'E:2047-2067; P:864-881; P:1398-1410',
    rulings: ['BWC-18', 'BWC-65', 'BWC-77'],
    tables: ['creation-weapons'],
  },
  'BW-CRE-15': {
    related: ['BW-CRE-14', 'BW-CRE-16', 'BW-DMG-03'],
    source: 'E:2069-2071; P:883-885; P:1398',
    rulings: ['BWC-16', 'BWC-76', 'BWC-150'],
  },
  'BW-CRE-16': {
    related: ['BW-CRE-14', 'BW-CRE-15'],
    source: 'E:2071; P:885',
  },
  'BW-CRE-17': {
    related: ['BW-CRE-14', 'BW-WEAP-11'],
    source: 'E:2061-2062; P:876-877',
    rulings: ['BWC-17'],
  },
  'BWC-16': {
    related: ['BW-CRE-15'],
    source: '',
  },
  'BWC-17': {
    related: ['BW-CRE-17'],
    source: '',
  },
  'BWC-18': {
    related: ['BW-CRE-14', 'BW-MAG-04'],
    source: '',
  },
  'BWC-19': {
    related: ['BW-CRE-08'],
    source: '',
  },
  'BWC-38': {
    related: ['BW-CRE-07', 'BW-DMG-05'],
    source: '',
  },
  'BWC-74': {
    related: ['BW-CRE-04', 'BW-CRE-09'],
    source: '',
  },
  'BWC-76': {
    related: ['BW-CRE-15'],
    source: '',
  },
  'BWC-114': {
    related: ['BW-CRE-10'],
    source: '',
  },
  'BWC-141': {
    related: ['BW-CRE-13'],
    source: '',
  },
  'BWC-148': {
    related: ['BW-CRE-13'],
    source: '',
  },
  'BWC-150': {
    related: ['BW-CRE-05', 'BW-CRE-15'],
    source: '',
  },
  'BWC-151': {
    related: ['BW-CRE-01', 'BW-CRE-09'],
    source: '',
  },
} as const satisfies ChapterFacts<(typeof designIds)[number]>;
