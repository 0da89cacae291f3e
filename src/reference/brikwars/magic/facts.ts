import type { magicIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterFacts } from '../../types.ts';

/** The Polish supplements, which the league plays by too. */
const editions = ['pl-supplements', 'league'] as const;

export const facts = {
  'BW-MAG-01': {
    related: ['BW-MAG-02', 'BW-MAG-03', 'BW-MAG-04', 'BW-UNIT-09', 'BW-WEAP-06'],
    source: 'P:1508-1510',
    editions,
  },
  'BW-MAG-02': {
    related: ['BW-MAG-01', 'BW-MAG-03', 'BW-ATK-04', 'BW-ATK-06'],
    source: 'P:1512-1514',
    editions,
    tables: ['magic-bolts'],
  },
  'BW-MAG-03': {
    related: ['BW-MAG-01', 'BW-MAG-02', 'BW-WEAP-12', 'BW-ATK-05'],
    source: 'P:1512; P:1516',
    editions,
    rulings: ['BWC-158', 'BWC-65', 'BWC-64'],
    tables: ['magic-areas'],
  },
  'BW-MAG-04': {
    related: ['BW-MAG-01', 'BW-CC-18', 'BW-WEAP-13', 'BW-RESP-01'],
    source: 'P:1512; P:1518',
    editions,
    rulings: ['BWC-94', 'BWC-157', 'BWC-159'],
    tables: ['magic-shields'],
  },
  'BW-MAG-05': {
    related: ['BW-MAG-01', 'BW-MAG-03', 'BW-MAG-07'],
    source: 'P:1520-1522',
    editions,
    rulings: ['BWC-93'],
  },
  'BW-MAG-06': {
    related: ['BW-MAG-01', 'BW-MAG-07', 'BW-MAG-08', 'BW-RESP-01'],
    source: 'P:1524-1526; P:1530',
    editions,
    rulings: ['BWC-95'],
  },
  'BW-MAG-07': {
    related: ['BW-MAG-06', 'BW-MAG-05'],
    source: 'P:1528',
    editions,
    rulings: ['BWC-95', 'BWC-93'],
  },
  'BW-MAG-08': {
    related: ['BW-MAG-01', 'BW-MAG-06', 'BW-UNIT-06'],
    source: 'P:1532-1536',
    editions,
    rulings: ['BWC-165'],
  },
  'BWC-93': { related: ['BW-MAG-05', 'BW-MAG-07'], source: '', editions },
  'BWC-94': { related: ['BW-MAG-04', 'BW-CC-18'], source: '', editions },
  'BWC-95': { related: ['BW-MAG-07', 'BW-MAG-06'], source: '', editions },
  'BWC-157': { related: ['BW-MAG-04', 'BWC-94', 'BW-DICE-04'], source: '', editions },
  'BWC-158': { related: ['BW-MAG-03', 'BW-ATK-05', 'BW-DICE-04'], source: '', editions },
  'BWC-159': { related: ['BW-MAG-04', 'BW-MAG-01'], source: '', editions },
  'BWC-165': { related: ['BW-MAG-08', 'BW-MAG-06'], source: '', editions },
} as const satisfies ChapterFacts<(typeof magicIds)[number]>;
