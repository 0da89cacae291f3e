import type { unitIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterFacts } from '../../types.ts';

type Id = (typeof unitIds)[number];

export const facts = {
  'BW-UNIT-01': {
    related: ['BW-UNIT-02', 'BW-UNIT-03', 'BW-UNIT-04', 'BW-UNIT-05', 'BW-UNIT-09'],
    source: 'E:678; E:684-717; E:2165-2174; P:202-209; P:925-933',
    editions: ['2005', 'web5', 'pl'],
    tables: ['units'],
  },
  'BW-UNIT-02': {
    related: ['BW-ACT-02', 'BW-ACT-03', 'BW-ATK-06', 'BW-DICE-04', 'BWC-28'],
    source: 'E:684-690; P:204; P:351',
    editions: ['2005', 'web5', 'pl'],
    rulings: ['BWC-28', 'BWC-57'],
  },
  'BW-UNIT-03': {
    related: ['BW-WEAP-18', 'BW-GEN-08', 'BW-CC-03', 'BW-CC-09'],
    source: 'E:335; E:696-698; P:55; P:205; P:1421',
  },
  'BW-UNIT-04': {
    related: ['BW-ATK-07', 'BW-CC-06', 'BW-WEAP-14', 'BWC-06'],
    source: 'E:707-711; E:1434; P:206; P:516',
    editions: ['2005', 'web5', 'pl'],
    rulings: ['BWC-06', 'BWC-54'],
  },
  'BW-UNIT-05': {
    related: ['BW-GEN-06', 'BW-UNIT-06', 'BW-UNIT-09', 'BW-HERO-04'],
    source: 'E:715-717; P:207; P:1371; P:1421',
    editions: ['2005', 'web5', 'pl', 'lugpol'],
  },
  'BW-UNIT-06': {
    related: ['BW-UNIT-01', 'BW-UNIT-05', 'BW-UNIT-04'],
    source: 'E:2126-2140',
    editions: ['2005', 'web5'],
    tables: ['units'],
  },
  'BW-UNIT-07': {
    related: ['BW-HERO-01', 'BW-HERO-02', 'BW-HERO-03', 'BW-HERO-04'],
    source: 'E:347; E:1747-1749; P:60; P:674-676; P:1373; P:1423-1425',
    editions: ['2005', 'web5', 'pl', 'lugpol'],
    tables: ['units'],
  },
  'BW-UNIT-08': {
    related: ['BW-UNIT-01', 'BW-UNIT-09', 'BW-UNIT-07'],
    source: 'E:2545; E:2552-2554; P:1178-1184; P:1372; P:1422',
    editions: ['2005', 'web5', 'pl', 'lugpol'],
    rulings: ['BWC-12'],
    tables: ['units'],
  },
  'BW-UNIT-09': {
    related: ['BW-UNIT-05', 'BW-HERO-02', 'BW-UNIT-08', 'BW-SQ-10'],
    source: 'E:1759-1765; E:2545; P:209; P:987; P:1484',
    editions: ['2005', 'web5', 'pl'],
  },
  'BW-HERO-01': {
    related: ['BW-UNIT-07', 'BW-HERO-02', 'BW-HERO-03', 'BW-HERO-05', 'BW-HERO-10'],
    source: 'E:1743-1753; E:1781-1787; E:1848; P:668-680; P:694-698; P:740',
    editions: ['2005', 'web5', 'pl'],
  },
  'BW-HERO-02': {
    related: ['BW-HERO-01', 'BW-UNIT-09', 'BW-HERO-03'],
    source: 'E:1751-1753; E:1759-1765; P:678-680',
    editions: ['2005', 'web5', 'pl'],
  },
  'BW-HERO-03': {
    related: ['BW-HERO-04', 'BW-HERO-02', 'BW-DICE-03', 'BWC-56'],
    source: 'E:1755-1757; E:1773-1777; P:684-690',
    editions: ['2005', 'web5', 'pl'],
    rulings: ['BWC-13', 'BWC-56'],
  },
  'BW-HERO-04': {
    related: ['BW-HERO-03', 'BW-UNIT-07', 'BW-GEN-06'],
    source: 'E:1779; P:692',
    editions: ['2005', 'web5', 'pl'],
    rulings: ['BWC-86', 'BWC-146'],
  },
  'BWC-12': {
    related: ['BW-UNIT-08', 'BW-UNIT-09', 'BW-UNIT-06'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
} as const satisfies ChapterFacts<Id>;
