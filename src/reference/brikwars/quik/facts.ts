import type { quikIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterFacts } from '../../types.ts';

type Id = (typeof quikIds)[number];

export const facts = {
  'BW-QW-01': {
    related: ['BW-QW-02', 'BW-QW-22', 'BW-LP-01'],
    source: 'E:301; P:30-32',
    editions: ['quick'],
  },
  'BW-QW-02': {
    related: ['BW-QW-04', 'BW-QW-05', 'BW-QW-09', 'BW-QW-16'],
    source: 'E:317; P:11; P:41',
    editions: ['quick'],
    rulings: ['BWC-105'],
  },
  'BW-QW-03': {
    related: ['BW-DICE-08', 'BW-QW-06', 'BW-QW-09'],
    source: 'E:319-321; P:43-45',
    editions: ['quick'],
    rulings: ['BWC-107'],
  },
  'BW-QW-04': {
    related: ['BW-QW-02', 'BW-QW-05', 'BW-UNIT-03'],
    source: 'E:335; P:55',
    editions: ['quick'],
    rulings: ['BWC-106'],
  },
  'BW-QW-05': {
    related: ['BW-QW-02', 'BW-QW-12'],
    source: 'E:337; P:17; P:41',
    editions: ['quick'],
    rulings: ['BWC-105'],
  },
  'BW-QW-06': {
    related: ['BW-QW-03', 'BW-QW-09', 'BW-QW-11'],
    source: 'E:339-343; E:355; P:56',
    editions: ['quick'],
    rulings: ['BWC-108'],
    tables: ['quik-units'],
  },
  'BW-QW-07': {
    related: ['BW-QW-08', 'BW-QW-09', 'BW-UNIT-07'],
    source: 'E:345-347; P:58-60',
    editions: ['quick'],
    rulings: ['BWC-69'],
    tables: ['quik-units'],
  },
  'BW-QW-08': {
    related: ['BW-QW-07', 'BW-HERO-10'],
    source: 'E:349-351; P:62-64',
    editions: ['quick'],
  },
  'BW-QW-09': {
    related: ['BW-QW-06', 'BW-QW-10', 'BW-QW-07'],
    source: 'E:353-355; P:66-68',
    editions: ['quick'],
  },
  'BW-QW-10': {
    related: ['BW-QW-09', 'BW-QW-12', 'BW-QW-13'],
    source: 'E:357-367; E:387-390; P:69-71',
    editions: ['quick'],
    tables: ['quik-weapons'],
  },
  'BW-QW-11': {
    related: ['BW-QW-06'],
    source: 'E:369-371; E:391; P:68; P:72',
    editions: ['quick'],
    rulings: ['BWC-68'],
  },
  'BW-QW-12': {
    related: ['BW-QW-05', 'BW-QW-16', 'BW-QW-10'],
    source: 'E:373-375; E:392; P:73',
    editions: ['quick'],
    tables: ['quik-weapons'],
  },
  'BW-QW-13': {
    related: ['BW-QW-17', 'BW-QW-10', 'BW-LP-03'],
    source: 'E:377-379; E:393; P:74',
    editions: ['quick'],
    rulings: ['BWC-109'],
    tables: ['quik-crew'],
  },
  'BW-QW-14': {
    related: ['BW-QW-18', 'BW-QW-06'],
    source: 'E:381-385; E:395-399; P:76-78',
    editions: ['quick'],
    rulings: ['BWC-145'],
    tables: ['quik-units'],
  },
  'BW-QW-15': {
    related: ['BW-QW-09', 'BW-QW-16'],
    source: 'E:401-405; P:80-82',
    editions: ['quick'],
    rulings: ['BWC-110'],
  },
  'BW-QW-16': { related: ['BW-QW-12', 'BW-QW-15'], source: 'E:407; P:84', editions: ['quick'] },
  'BW-QW-17': {
    related: ['BW-QW-13', 'BW-QW-18', 'BW-QW-19'],
    source: 'E:411-415; P:86-90',
    editions: ['quick'],
    rulings: ['BWC-111'],
  },
  'BW-QW-18': {
    related: ['BW-QW-21', 'BW-QW-19', 'BW-LP-04'],
    source: 'E:417-421; P:92-96',
    editions: ['quick'],
  },
  'BW-QW-19': {
    related: ['BW-QW-18', 'BW-QW-20', 'BW-QW-17'],
    source: 'E:423-425; P:98',
    editions: ['quick'],
  },
  'BW-QW-20': { related: ['BW-QW-18', 'BW-QW-06', 'BW-QW-15'], source: 'E:427; P:100', editions: ['quick'] },
  'BW-QW-21': {
    related: ['BW-QW-18'],
    source: 'E:419; E:429-433; P:94; P:102-106',
    editions: ['quick'],
    rulings: ['BWC-145'],
    tables: ['quik-propulsion'],
  },
  'BW-QW-22': {
    related: ['BW-QW-01', 'BW-QW-02'],
    source: 'E:315; E:435-437; P:39; P:108-110',
    editions: ['quick'],
  },
  'BW-QW-23': { related: ['BW-QW-07', 'BW-QW-01'], source: 'E:323-325; E:347', editions: ['quick'] },
  'BWC-68': { related: ['BW-QW-11', 'BW-QW-06', 'BW-LP-02'], source: '', editions: ['quick', 'lugpol'] },
  'BWC-69': { related: ['BW-QW-07', 'BW-QW-09'], source: '', editions: ['quick'] },
  'BWC-105': { related: ['BW-QW-05', 'BW-QW-02'], source: '', editions: ['quick'] },
  'BWC-106': { related: ['BW-QW-04'], source: '', editions: ['quick'] },
  'BWC-107': { related: ['BW-QW-03', 'BW-DICE-08'], source: '', editions: ['quick'] },
  'BWC-108': { related: ['BW-QW-06', 'BW-QW-09'], source: '', editions: ['quick'] },
  'BWC-109': { related: ['BW-QW-13', 'BW-LP-03'], source: '', editions: ['quick', 'lugpol'] },
  'BWC-110': { related: ['BW-QW-15'], source: '', editions: ['quick'] },
  'BWC-111': { related: ['BW-QW-17'], source: '', editions: ['quick'] },
  'BWC-145': { related: ['BW-QW-21', 'BW-QW-14'], source: '', editions: ['quick'] },
} as const satisfies ChapterFacts<Id>;
