import type { squadIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterFacts } from '../../types.ts';

const editions = ['2005', 'web5', 'pl'] as const;

export const facts = {
  'BW-SQ-01': {
    related: ['BW-SQ-02', 'BW-SQ-17', 'BW-COMB-01'],
    source: 'E:2376-2406; P:1086-1106',
    editions,
  },
  'BW-SQ-02': {
    related: ['BW-SQ-03', 'BW-SQ-04', 'BW-SQ-05'],
    source: 'E:2410-2414; P:1110-1118',
    editions,
    rulings: ['BWC-49'],
  },
  'BW-SQ-03': { related: ['BW-SQ-02', 'BW-SQ-19', 'BW-SQ-20'], source: 'E:2416-2422; P:1120-1126', editions },
  'BW-SQ-04': {
    related: ['BW-SQ-02', 'BW-SQ-11', 'BW-SQ-22', 'BW-UNIT-09'],
    source: 'E:2424-2446; P:1128-1134',
    editions,
  },
  'BW-SQ-05': { related: ['BW-SQ-02'], source: 'E:2448-2454; P:1136-1140', editions, rulings: ['BWC-47'] },
  'BW-SQ-06': { related: ['BW-SQ-08', 'BW-SQ-07'], source: 'E:2462-2464; P:1144-1146', editions },
  'BW-SQ-07': { related: ['BW-SQ-08', 'BW-SQ-09', 'BW-SQ-17'], source: 'E:2472; P:1150-1152', editions },
  'BW-SQ-08': {
    related: ['BW-SQ-06', 'BW-SQ-07', 'BW-SQ-09', 'BW-SQ-10', 'BW-ACT-01'],
    source: 'E:2474-2522; P:1154-1166',
    editions,
    rulings: ['BWC-118'],
  },
  'BW-SQ-09': { related: ['BW-SQ-07', 'BW-SQ-08', 'BW-SQ-12'], source: 'E:2524; P:1168', editions },
  'BW-SQ-10': {
    related: ['BW-UNIT-09', 'BW-SQ-08', 'BW-SQ-12'],
    source: 'E:2541-2566; P:1174-1190',
    editions,
  },
  'BW-SQ-11': {
    related: ['BW-SQ-04', 'BW-SQ-12', 'BW-SQ-16', 'BW-MOVE-01'],
    source: 'E:2568-2572; P:1194-1196',
    editions,
  },
  'BW-SQ-12': {
    related: ['BW-SQ-13', 'BW-SQ-14', 'BW-SQ-08', 'BW-SQ-10', 'BW-MOVE-02'],
    source: 'E:2574-2588; P:1198-1204',
    editions,
  },
  'BW-SQ-13': { related: ['BW-SQ-12', 'BW-SQ-14'], source: 'E:2590; P:1206', editions },
  'BW-SQ-14': {
    related: ['BW-SQ-13', 'BW-RESP-01'],
    source: 'E:2592; P:1208',
    editions,
    rulings: ['BWC-49'],
  },
  'BW-SQ-15': { related: ['BW-SQ-16'], source: 'E:2599-2601; P:1212-1216', editions, rulings: ['BWC-142'] },
  'BW-SQ-16': { related: ['BW-SQ-15', 'BW-SQ-11'], source: 'E:2603-2612; P:1218-1221', editions },
  'BW-SQ-17': {
    related: ['BW-SQ-18', 'BW-SQ-19', 'BW-SQ-07', 'BW-ACT-01'],
    source: 'E:2614-2618; P:1223-1227',
    editions,
  },
  'BW-SQ-18': {
    related: ['BW-SQ-17', 'BW-COMB-08'],
    source: 'E:2620; E:2640; P:1229; P:1247',
    editions,
    rulings: ['BWC-143'],
  },
  'BW-SQ-19': { related: ['BW-SQ-03', 'BW-SQ-20'], source: 'E:2622-2626; P:1231-1235', editions },
  'BW-SQ-20': { related: ['BW-SQ-03', 'BW-ATK-09'], source: 'E:2628-2634; P:1237-1241', editions },
  'BWC-47': { related: ['BW-SQ-05'], source: '', editions },
  'BWC-49': { related: ['BW-SQ-02', 'BW-SQ-14'], source: '', editions },
  'BWC-118': { related: ['BW-SQ-08'], source: '', editions },
  'BWC-142': { related: ['BW-SQ-15', 'BW-SQ-16'], source: '', editions },
  'BWC-143': { related: ['BW-SQ-18'], source: '', editions },
} as const satisfies ChapterFacts<(typeof squadIds)[number]>;
