import type { weaponIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterFacts } from '../../types.ts';

type Id = (typeof weaponIds)[number];

export const facts = {
  'BW-WEAP-01': {
    related: ['BW-WEAP-02', 'BW-WEAP-03', 'BW-WEAP-04', 'BW-WEAP-17'],
    source: 'E:761; P:220',
    editions: ['2005', 'web5', 'pl'],
    tables: ['weapons'],
  },
  'BW-WEAP-02': {
    related: ['BW-WEAP-01', 'BW-WEAP-17', 'BW-CC-17', 'BW-ATK-05'],
    source: 'E:741; E:769-789; E:2173; P:226-233; P:932; P:1376; W:559; W:683-684',
    editions: ['2005', 'web5', 'pl'],
    rulings: ['BWC-27'],
    tables: ['weapons'],
  },
  'BW-WEAP-03': {
    related: ['BW-WEAP-01', 'BW-WEAP-13', 'BW-WEAP-17', 'BWC-01'],
    source: 'E:742; E:791-815; E:1502; P:235-242; P:1377; W:557-558',
    editions: ['2005', 'web5', 'pl'],
    rulings: ['BWC-01', 'BWC-112'],
    tables: ['weapons'],
  },
  'BW-WEAP-04': {
    related: ['BW-WEAP-05', 'BW-WEAP-17', 'BW-WEAP-18', 'BW-CC-17'],
    source: 'E:743; E:817-847; P:244-251; P:1378',
    editions: ['2005', 'web5', 'pl'],
    rulings: ['BWC-122'],
    tables: ['weapons'],
  },
  'BW-WEAP-05': {
    related: ['BW-WEAP-04', 'BW-CC-03', 'BW-CC-07', 'BW-ATK-03'],
    source: 'E:843-845; P:248; P:251',
    editions: ['2005', 'web5', 'pl'],
  },
  'BW-WEAP-06': {
    related: ['BW-WEAP-04', 'BW-CHG-14', 'BW-WEAP-17', 'BW-CHG-13'],
    source: 'E:847; E:1657; P:250; P:644',
    editions: ['2005', 'web5', 'pl'],
  },
  'BW-WEAP-07': {
    related: ['BW-WEAP-08', 'BW-WEAP-10', 'BW-WEAP-17', 'BW-RNG-01'],
    source: 'E:745; E:857-878; P:253-260; P:1379',
    editions: ['2005', 'web5', 'pl'],
    tables: ['weapons'],
  },
  'BW-WEAP-08': {
    related: ['BW-WEAP-07', 'BW-WEAP-10', 'BW-WEAP-17', 'BW-RNG-01'],
    source: 'E:746; E:892-920; P:262-269; P:1380',
    editions: ['2005', 'web5', 'pl'],
    rulings: ['BWC-44'],
    tables: ['weapons'],
  },
  'BW-WEAP-09': {
    related: ['BW-WEAP-07', 'BW-WEAP-11', 'BW-WEAP-02'],
    source: 'E:890; P:222',
    editions: ['2005', 'web5', 'pl'],
  },
  'BW-WEAP-10': {
    related: ['BW-WEAP-16', 'BW-CC-05', 'BW-CC-21'],
    source: 'E:890; E:1059-1061',
    editions: ['2005', 'web5'],
  },
  'BW-WEAP-11': {
    related: ['BW-WEAP-12', 'BW-ATK-05', 'BW-WEAP-07', 'BW-WEAP-08', 'BW-RNG-03'],
    source: 'E:747; E:922-940; P:222; P:271-278; P:1381',
    editions: ['2005', 'web5', 'pl'],
    rulings: ['BWC-77', 'BWC-121'],
    tables: ['weapons'],
  },
  'BW-WEAP-13': {
    related: ['BW-CC-08', 'BW-CC-12', 'BW-CC-16', 'BW-RNG-05'],
    source: 'E:749; E:954-980; P:280-287; P:1382; W:447-453',
    editions: ['2005', 'web5', 'pl'],
    tables: ['weapons'],
  },
  'BW-WEAP-14': {
    related: ['BW-UNIT-04', 'BW-WEAP-18', 'BW-ATK-07', 'BWC-54'],
    source: 'E:750; E:982-1013; P:289-296; P:1383',
    editions: ['2005', 'web5', 'pl'],
    rulings: ['BWC-54', 'BWC-123'],
    tables: ['units'],
  },
  'BW-WEAP-15': {
    related: ['BW-CC-07', 'BW-CC-19', 'BW-WEAP-16', 'BWC-23'],
    source: 'E:752; E:1023-1043; E:1468; P:298-304; P:520; P:1384; W:534',
    editions: ['2005', 'web5', 'pl'],
    rulings: ['BWC-23'],
    tables: ['weapons'],
  },
  'BW-WEAP-16': {
    related: ['BW-WEAP-10', 'BW-WEAP-15', 'BW-CC-21', 'BWC-02'],
    source: 'E:753; E:1045-1061; E:1502; P:306-313; P:1385; W:560',
    editions: ['2005', 'web5', 'pl'],
    rulings: ['BWC-02', 'BWC-27'],
    tables: ['weapons'],
  },
  'BW-WEAP-17': {
    related: ['BW-WEAP-01', 'BW-WEAP-03', 'BW-WEAP-04', 'BW-WEAP-07', 'BW-WEAP-13'],
    source:
      'E:789; E:815; E:839; E:874; E:908; E:2432; P:232; P:241-242; P:250; P:259-260; P:268; P:1134; P:1662',
    editions: ['2005', 'web5', 'pl'],
  },
  'BW-WEAP-18': {
    related: ['BW-UNIT-03', 'BW-WEAP-04', 'BW-WEAP-14'],
    source: 'E:743; E:750; E:839; E:1004; P:251; P:296',
    editions: ['2005', 'web5', 'pl'],
    rulings: ['BWC-43'],
  },
  'BW-WEAP-19': {
    related: ['BW-WEAP-07', 'BW-WEAP-08'],
    source: 'E:920; P:260; P:269',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-44': {
    related: ['BW-WEAP-08', 'BW-WEAP-17'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-77': {
    related: ['BW-WEAP-11', 'BW-WEAP-08'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-112': {
    related: ['BW-WEAP-01', 'BW-WEAP-02', 'BW-WEAP-03'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-121': {
    related: ['BW-WEAP-11', 'BW-WEAP-12'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-122': {
    related: ['BW-WEAP-04', 'BW-WEAP-03'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-123': {
    related: ['BW-WEAP-14', 'BW-WEAP-13', 'BW-QW-06'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-134': {
    related: ['BW-RNG-01', 'BW-WEAP-07'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
} as const satisfies ChapterFacts<Id>;
