import type { closeCombatIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterFacts } from '../../types.ts';

const fullRules = ['2005', 'web5', 'pl'] as const;

export const facts = {
  'BW-CC-01': {
    related: ['BW-CC-02', 'BW-CC-04', 'BW-ATK-03', 'BW-ATK-15'],
    source: 'E:1407-1411; E:1103; P:329; P:496; W:358-371',
    editions: fullRules,
  },
  'BW-CC-02': {
    related: ['BW-CC-05', 'BW-CC-12', 'BW-CC-13', 'BW-CC-16', 'BW-CC-09'],
    source: 'E:1383-1405; P:486-494',
    editions: fullRules,
    rulings: ['BWC-61'],
  },
  'BW-CC-03': {
    related: ['BW-CC-05', 'BW-CC-07', 'BW-CC-09', 'BW-ATK-03'],
    source: 'E:1413-1421; E:1438-1450; P:498-502; W:372-392',
    editions: fullRules,
    rulings: ['BWC-135'],
  },
  'BW-CC-04': {
    related: ['BW-CC-05', 'BW-CC-07', 'BW-CC-09'],
    source: 'E:1423-1425; P:504-506; W:393-403',
    editions: fullRules,
  },
  'BW-CC-05': {
    related: ['BW-CC-02', 'BW-CC-03', 'BW-CC-10', 'BW-CC-13', 'BW-RNG-01'],
    source: 'E:1427-1429; P:508-514; W:406-419',
    editions: fullRules,
    rulings: ['BWC-25'],
  },
  'BW-CC-06': {
    related: ['BW-ATK-07', 'BW-UNIT-04', 'BW-CC-02'],
    source: 'E:1434; P:516; W:427-429',
    editions: fullRules,
    rulings: ['BWC-54'],
  },
  'BW-CC-07': {
    related: ['BW-CC-08', 'BW-CC-19', 'BW-CC-03', 'BW-WEAP-15', 'BW-WEAP-05'],
    source: 'E:1436; E:1454; E:1043; P:518-520; W:434-445',
    editions: fullRules,
    rulings: ['BWC-10', 'BWC-73'],
  },
  'BW-CC-08': {
    related: ['BW-CC-07', 'BW-CC-14', 'BW-CC-15', 'BW-WEAP-13'],
    source: 'E:1456; E:1385; P:522; W:447-453',
    editions: fullRules,
    rulings: ['BWC-26'],
  },
  'BW-CC-09': {
    related: ['BW-CC-04', 'BW-CC-10', 'BW-CC-13', 'BW-UNIT-03'],
    source: 'E:1458-1464; E:1470; P:524-530; P:538; W:460-475; W:483-485',
    editions: fullRules,
    rulings: ['BWC-126'],
  },
  'BW-CC-10': {
    related: ['BW-CC-11', 'BW-CC-12', 'BW-CC-09', 'BW-CC-19', 'BW-WEAP-15'],
    source: 'E:1466-1470; E:1357; P:532-538; P:474; W:478-485; W:297-299',
    editions: fullRules,
    rulings: ['BWC-23', 'BWC-24', 'BWC-125'],
  },
  'BW-CC-11': {
    related: ['BW-CC-13', 'BW-CC-16', 'BW-CC-20', 'BW-CC-12'],
    source: 'E:1472; P:540; W:486-491',
    editions: fullRules,
  },
  'BW-CC-12': {
    related: ['BW-CC-11', 'BW-CC-16', 'BW-CC-20', 'BW-CC-02'],
    source: 'E:1474; P:542; W:492-498',
    editions: fullRules,
    rulings: ['BWC-61'],
  },
  'BW-CC-13': {
    related: ['BW-CC-05', 'BW-CC-14', 'BW-CC-15', 'BW-ATK-06', 'BW-ATK-07'],
    source: 'E:1476-1478; E:1429; E:1526-1528; P:544-546; W:501-507',
    editions: fullRules,
    rulings: ['BWC-60'],
  },
  'BW-CC-14': {
    related: ['BW-CC-07', 'BW-CC-08', 'BW-CC-18', 'BW-WEAP-13'],
    source: 'E:1480; E:980; P:548; W:508-510',
    editions: fullRules,
  },
  'BW-CC-15': {
    related: ['BW-CC-13', 'BW-CC-16', 'BW-CC-08', 'BW-WEAP-13'],
    source: 'E:1482; E:1385; P:550; W:511-513',
    editions: fullRules,
  },
  'BW-CC-16': {
    related: ['BW-CC-17', 'BW-CC-18', 'BW-CC-12', 'BW-CC-20', 'BW-DICE-04'],
    source: 'E:1484-1486; P:552-554; W:518-524',
    editions: fullRules,
    rulings: ['BWC-50', 'BWC-57', 'BWC-58'],
  },
  'BW-CC-17': {
    related: ['BW-CC-16', 'BW-WEAP-02', 'BW-WEAP-04', 'BW-DICE-04'],
    source: 'E:1488; P:556; W:525-530',
    editions: fullRules,
    rulings: ['BWC-27', 'BWC-50', 'BWC-133'],
  },
  'BW-CC-18': {
    related: ['BW-CC-16', 'BW-CC-20', 'BW-ATK-07', 'BW-WEAP-13'],
    source: 'E:1490-1492; E:980; P:558; W:531-533',
    editions: fullRules,
    rulings: ['BWC-50', 'BWC-59'],
  },
  'BW-CC-19': {
    related: ['BW-CC-07', 'BW-CC-16', 'BW-CC-10', 'BW-WEAP-15'],
    source: 'E:1494; E:1468; P:560; P:536; W:482; W:534-535',
    editions: fullRules,
    rulings: ['BWC-11', 'BWC-23'],
  },
  'BW-CC-20': {
    related: ['BW-CC-11', 'BW-CC-16', 'BW-CC-18', 'BW-CC-13', 'BW-CC-10'],
    source: 'E:1496-1498; P:562-564; W:540-550',
    editions: fullRules,
    rulings: ['BWC-59'],
  },
  'BW-CC-21': {
    related: ['BW-WEAP-16', 'BW-WEAP-15', 'BW-WEAP-10', 'BW-CC-07'],
    source: 'E:1432; E:1454; E:890; P:302-313; P:520; P:1437-1438; W:421-425; W:435',
    editions: ['2005', 'web5', 'pl', 'lugpol'],
    rulings: ['BWC-02'],
  },
  'BWC-10': {
    related: ['BW-CC-07', 'BW-CC-04'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-11': {
    related: ['BW-CC-19', 'BWC-23', 'BW-WEAP-15'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-24': {
    related: ['BW-CC-10', 'BW-COMB-05', 'BW-COMB-06'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-26': {
    related: ['BW-CC-08', 'BW-CC-14', 'BW-CC-02'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-73': {
    related: ['BW-CC-07', 'BW-CHGW-07', 'BWC-84'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-125': {
    related: ['BW-CC-10', 'BW-RESP-01', 'BW-RESP-08'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-126': {
    related: ['BW-CC-09', 'BW-ACT-01'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-128': {
    related: ['BW-CCB-03', 'BW-CC-07', 'BWC-10'],
    source: '',
    editions: ['web5'],
  },
  'BWC-133': {
    related: ['BW-CC-17', 'BWC-27'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-135': {
    related: ['BW-CC-03'],
    source: '',
    editions: ['pl'],
  },
} as const satisfies ChapterFacts<(typeof closeCombatIds)[number]>;
