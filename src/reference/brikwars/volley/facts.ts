import type { volleyIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterFacts } from '../../types.ts';

const fullRules = ['2005', 'web5', 'pl'] as const;

export const facts = {
  'BW-COMB-01': {
    related: ['BW-COMB-02', 'BW-COMB-03', 'BW-COMB-04', 'BW-COMB-05', 'BW-ATK-07', 'BW-SQ-21'],
    source: 'E:1336-1349; E:355; P:465-467; P:68; W:254-275',
    editions: [...fullRules, 'quick'],
    rulings: ['BWC-54'],
  },
  'BW-COMB-02': {
    related: ['BW-COMB-01', 'BW-COMB-03'],
    source: 'E:1351; P:469; W:276-280',
    editions: fullRules,
  },
  'BW-COMB-03': {
    related: ['BW-COMB-01', 'BW-RNG-03', 'BW-SQ-22'],
    source: 'E:1353; P:471; W:281-284',
    editions: fullRules,
  },
  'BW-COMB-04': {
    related: ['BW-COMB-01', 'BW-RNG-02', 'BW-SQ-22'],
    source: 'E:1355; P:473; W:285-292',
    editions: fullRules,
    rulings: ['BWC-119'],
  },
  'BW-COMB-05': {
    related: ['BW-COMB-01', 'BW-COMB-06', 'BW-CC-10', 'BW-CC-13', 'BW-SQ-29'],
    source: 'E:1340; E:1357; P:474; W:261-265; W:293-303',
    editions: fullRules,
    rulings: ['BWC-21', 'BWC-127', 'BWC-58'],
  },
  'BW-COMB-06': {
    related: ['BW-COMB-05', 'BW-CC-09', 'BW-CC-10'],
    source: 'E:1359; P:474; W:304-307',
    editions: fullRules,
  },
  'BW-COMB-08': {
    related: ['BW-COMB-01', 'BW-RNG-03'],
    source: 'E:1363; P:476; W:312-316',
    editions: fullRules,
    rulings: ['BWC-46', 'BWC-124'],
  },
  'BW-SQ-22': {
    related: ['BW-COMB-03', 'BW-COMB-04', 'BW-ATK-04', 'BW-SQ-04', 'BW-SQ-21'],
    source: 'E:2644-2662; P:1249-1261',
    editions: fullRules,
    rulings: ['BWC-78'],
  },
  'BW-WEAP-12': {
    related: ['BW-WEAP-11', 'BW-ATK-05', 'BW-RNG-03'],
    source: 'E:938; P:1516',
    editions: fullRules,
    rulings: ['BWC-64', 'BWC-65'],
  },
  'BWC-04': { related: ['BW-ATK-17', 'BW-ATK-04', 'BWC-129'], source: '', editions: fullRules },
  'BWC-21': { related: ['BW-COMB-05', 'BW-CC-10'], source: '', editions: fullRules },
  'BWC-46': { related: ['BW-COMB-08', 'BW-RNG-03'], source: '', editions: fullRules },
  'BWC-64': { related: ['BW-WEAP-12', 'BWC-54', 'BWC-65'], source: '', editions: fullRules },
  'BWC-65': { related: ['BW-WEAP-12', 'BWC-64'], source: '', editions: fullRules },
  'BWC-66': { related: ['BW-RNG-03', 'BW-DICE-04'], source: '', editions: fullRules },
  'BWC-67': { related: ['BW-RNG-04', 'BW-RNG-03', 'BW-GEN-02'], source: '', editions: fullRules },
  'BWC-78': { related: ['BW-SQ-22'], source: '', editions: fullRules },
  'BWC-119': {
    related: ['BW-COMB-04', 'BWC-78', 'BW-SQ-22', 'BWC-118'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-124': {
    related: ['BW-RNG-03', 'BWC-46', 'BW-COMB-08', 'BW-SQ-25'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-127': {
    related: ['BW-COMB-05', 'BW-COMB-02', 'BW-CC-02', 'BW-SQ-23'],
    source: '',
    editions: fullRules,
  },
  'BWC-129': { related: ['BW-ATK-17', 'BW-ATK-05', 'BWC-04'], source: '', editions: fullRules },
} as const satisfies ChapterFacts<(typeof volleyIds)[number]>;
