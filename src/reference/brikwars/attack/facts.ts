import type { attackIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterFacts } from '../../types.ts';

const fullRules = ['2005', 'web5', 'pl'] as const;

export const facts = {
  'BW-ATK-01': {
    related: ['BW-ATK-02', 'BW-ATK-04', 'BW-ATK-06', 'BW-ATK-07', 'BW-ATK-09'],
    source: 'E:1258-1260; P:412-420; W:60-67',
    editions: fullRules,
  },
  'BW-ATK-02': {
    related: ['BW-ATK-18', 'BW-ATK-11', 'BW-RNG-02'],
    source: 'E:1266-1267; P:426; W:73-75',
    editions: fullRules,
    rulings: ['BWC-138'],
  },
  'BW-ATK-03': {
    related: ['BW-CC-03', 'BW-WEAP-05', 'BW-ATK-04', 'BW-CC-01'],
    source: 'E:1268-1270; E:363; P:427-428; P:70; W:80-92',
  },
  'BW-ATK-04': {
    related: ['BW-RNG-02', 'BW-ATK-17', 'BW-WEAP-07', 'BW-WEAP-08', 'BW-ATK-05'],
    source: 'E:1271; E:745-746; E:367; P:429; P:71; P:256; P:265; P:1434; W:97-100',
  },
  'BW-ATK-05': {
    related: ['BW-WEAP-02', 'BW-WEAP-11', 'BW-WEAP-16', 'BW-ATK-04', 'BW-RNG-03'],
    source: 'E:1272; E:741; E:747; E:753; P:430; P:233; P:277; P:313; W:105-108',
    editions: fullRules,
    rulings: ['BWC-50'],
  },
  'BW-ATK-06': {
    related: ['BW-ATK-09', 'BW-ATK-07', 'BW-UNIT-02', 'BW-DICE-04', 'BW-DICE-05'],
    source: 'E:1278-1280; P:436; P:204; W:116-124',
    editions: fullRules,
    rulings: ['BWC-28', 'BWC-50', 'BWC-52', 'BWC-57'],
  },
  'BW-ATK-07': {
    related: ['BW-UNIT-04', 'BW-CC-06', 'BW-WEAP-14', 'BW-DICE-04'],
    source: 'E:1282-1284; E:707-709; E:339; E:355; P:437; P:56; W:129-136',
    rulings: ['BWC-06', 'BWC-50', 'BWC-54'],
  },
  'BW-ATK-08': {
    related: ['BW-ATK-06', 'BW-CC-01', 'BW-ATK-03'],
    source: 'E:1286-1290',
    editions: ['2005'],
    rulings: ['BWC-09'],
  },
  'BW-ATK-09': {
    related: ['BW-ATK-10', 'BW-ATK-12', 'BW-ATK-17', 'BW-ATK-18', 'BW-ATK-06', 'BW-SQ-36'],
    source: 'E:1292-1296; P:439-441; W:139-151',
    editions: fullRules,
    rulings: ['BWC-52', 'BWC-57'],
    tables: ['modifiers'],
  },
  'BW-ATK-10': {
    related: ['BW-ATK-11', 'BW-ATK-09', 'BW-GEN-08'],
    source: 'E:1298-1316; P:443-452; W:156-190',
    editions: fullRules,
    rulings: ['BWC-41', 'BWC-131'],
    tables: ['modifiers'],
  },
  'BW-ATK-11': {
    related: ['BW-ATK-10', 'BW-ATK-02', 'BW-ATK-18'],
    source: 'E:1312; E:1316; P:449-452; W:191-201',
    editions: fullRules,
    tables: ['modifiers'],
  },
  'BW-ATK-12': {
    related: ['BW-ATK-13', 'BW-ATK-14', 'BW-ATK-15', 'BW-ATK-16'],
    source: 'E:1320-1328; P:454-461; W:202-231',
    editions: fullRules,
    rulings: ['BWC-42', 'BWC-130'],
    tables: ['modifiers'],
  },
  'BW-ATK-13': {
    related: ['BW-ATK-12', 'BW-ATK-14', 'BW-UNIT-03'],
    source: 'E:1330; W:232-239',
    editions: ['2005', 'web5'],
  },
  'BW-ATK-14': {
    related: ['BW-ATK-12', 'BW-ATK-13', 'BW-ATK-15'],
    source: 'E:1332; P:459; W:240-242',
    editions: fullRules,
  },
  'BW-ATK-15': {
    related: ['BW-ATK-12', 'BW-ATK-14', 'BW-CC-01'],
    source: 'E:1334; P:463; W:243-246',
    editions: fullRules,
  },
  'BW-ATK-16': {
    related: ['BW-ATK-12', 'BW-ATK-13'],
    source: 'E:1577; P:596; W:210-213; W:230-231; W:738-739',
    editions: fullRules,
    rulings: ['BWC-03'],
  },
  'BW-ATK-17': {
    related: ['BW-ATK-04', 'BW-ATK-05', 'BW-ATK-09'],
    source: 'E:1368; E:1373; P:482; W:320-323; W:334-340',
    editions: fullRules,
    rulings: ['BWC-04', 'BWC-129'],
  },
  'BW-ATK-18': {
    related: ['BW-ATK-02', 'BW-ATK-11', 'BW-ATK-12'],
    source: 'E:1369; E:1375; P:426; P:483; W:324-325; W:341-350',
    editions: fullRules,
    rulings: ['BWC-132'],
    tables: ['modifiers'],
  },
  'BW-RNG-01': {
    related: ['BW-CC-05', 'BW-RNG-05', 'BW-WEAP-10'],
    source: 'E:1532; P:570-572; W:630-637',
    editions: fullRules,
    rulings: ['BWC-134'],
  },
  'BW-RNG-02': {
    related: ['BW-ATK-02', 'BW-ATK-04', 'BW-ATK-06', 'BW-ATK-07'],
    source: 'E:1534; P:574-576; W:638-643',
    editions: fullRules,
  },
  'BW-RNG-03': {
    related: ['BW-RNG-04', 'BW-ATK-06', 'BW-DICE-04'],
    source: 'E:1538-1545; P:578-584; W:644-668',
    editions: fullRules,
    rulings: ['BWC-66'],
  },
  'BW-RNG-04': {
    related: ['BW-RNG-03', 'BW-GEN-02'],
    source: 'E:1547; P:586; W:669-673',
    editions: fullRules,
    rulings: ['BWC-67'],
  },
  'BW-RNG-05': {
    related: ['BW-WEAP-13', 'BW-CC-16', 'BW-CC-18', 'BW-RNG-01'],
    source: 'E:968-980; P:286-287',
    editions: fullRules,
  },
  'BWC-03': {
    related: ['BW-ATK-16', 'BW-CHG-03', 'BW-ATK-12'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-09': {
    related: ['BW-ATK-08', 'BW-ATK-06'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-130': {
    related: ['BW-ATK-12', 'BW-ATK-13'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-131': {
    related: ['BW-ATK-10', 'BW-GEN-02'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-132': {
    related: ['BW-ATK-18', 'BW-ATK-11', 'BW-ATK-12'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-138': {
    related: ['BW-ATK-02', 'BW-ATK-18'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
} as const satisfies ChapterFacts<(typeof attackIds)[number]>;
