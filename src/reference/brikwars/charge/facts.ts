import type { chargeIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterFacts } from '../../types.ts';

type Id = (typeof chargeIds)[number];

export const facts = {
  'BW-CHG-01': {
    related: ['BW-CHG-02', 'BW-CHG-05', 'BW-MOVE-05', 'BW-CHGW-01'],
    source: 'E:1565-1567; P:590-592',
    editions: ['2005', 'pl'],
  },
  'BW-CHG-02': {
    related: ['BW-CHG-11', 'BW-CHG-15'],
    source: 'E:1575; P:594',
    editions: ['2005', 'pl'],
  },
  'BW-CHG-03': {
    related: ['BW-ATK-12', 'BW-ATK-16'],
    source: 'E:1577; P:596; W:738-739',
    editions: ['2005', 'web5', 'pl'],
    rulings: ['BWC-03'],
  },
  'BW-CHG-04': {
    related: ['BW-CHG-05', 'BW-CHG-09', 'BW-CHG-10', 'BW-CHGW-04'],
    source: 'E:1579-1593; E:1611-1615; P:598-606; P:616-620',
    editions: ['2005', 'pl'],
    rulings: ['BWC-30', 'BWC-79'],
    tables: ['momentum'],
  },
  'BW-CHG-05': {
    related: ['BW-CHG-04', 'BW-CHG-06', 'BW-CHG-07', 'BW-CHG-08'],
    source: 'E:1591-1593; P:608-610',
    editions: ['2005', 'pl'],
  },
  'BW-CHG-06': {
    related: ['BW-CHG-05', 'BW-MOVE-05', 'BW-CHGW-05'],
    source: 'E:1601-1603; P:610',
    editions: ['2005', 'pl'],
  },
  'BW-CHG-07': {
    related: ['BW-CHG-05', 'BW-CHG-10', 'BW-CHGW-08'],
    source: 'E:1605-1607; P:612',
    editions: ['2005', 'pl'],
    rulings: ['BWC-29'],
  },
  'BW-CHG-08': {
    related: ['BW-CHG-05', 'BW-CHG-11'],
    source: 'E:1609; P:614',
    editions: ['2005', 'pl'],
    rulings: ['BWC-84'],
  },
  'BW-CHG-09': {
    related: ['BW-CHG-04', 'BW-CHG-17'],
    source: 'E:1613; P:618',
    editions: ['2005', 'pl'],
    rulings: ['BWC-79'],
  },
  'BW-CHG-10': {
    related: ['BW-CHG-04', 'BW-RESP-08', 'BW-CHG-07', 'BW-SQ-34'],
    source: 'E:1617-1621; E:1729; P:622-626',
    editions: ['2005', 'pl'],
    tables: ['unbraced'],
  },
  'BW-CHG-11': {
    related: ['BW-CHG-04', 'BW-CHG-12', 'BW-CHG-15', 'BW-RESP-06'],
    source: 'E:1633-1637; P:628-632',
    editions: ['2005', 'pl'],
    rulings: ['BWC-30', 'BWC-31'],
  },
  'BW-CHG-12': {
    related: ['BW-CHG-11', 'BW-CCB-08', 'BW-CHGW-07'],
    source: 'E:1641-1649; P:634-638',
    editions: ['2005', 'pl'],
    rulings: ['BWC-140'],
  },
  'BW-CHG-13': {
    related: ['BW-CHG-15', 'BW-CHGW-02'],
    source: 'E:1651-1655; P:640-642; W:718-730',
    editions: ['2005', 'web5', 'pl'],
    rulings: ['BWC-144'],
  },
  'BW-CHG-14': {
    related: ['BW-CHG-13', 'BW-WEAP-13', 'BW-CC-16', 'BW-CC-18'],
    source: 'E:1657; P:644',
    editions: ['2005', 'pl'],
    rulings: ['BWC-79'],
  },
  'BW-CHG-15': {
    related: ['BW-CHG-11', 'BW-CHG-13', 'BW-CHG-16', 'BW-CHGW-03'],
    source: 'E:1659; E:1687; P:646',
    editions: ['2005', 'pl'],
  },
  'BW-CHG-16': {
    related: ['BW-ATK-06', 'BW-CHG-11', 'BW-CHG-15'],
    source: 'E:1661; P:648',
    editions: ['2005', 'pl'],
    rulings: ['BWC-31'],
  },
  'BW-CHG-17': {
    related: ['BW-CHG-04', 'BW-CHG-18', 'BW-CHG-19', 'BW-CHG-20', 'BW-CHGW-06'],
    source: 'E:1707-1715; P:650-658',
    editions: ['2005', 'pl'],
    rulings: ['BWC-80'],
  },
  'BW-CHG-18': { related: ['BW-CHG-17'], source: 'E:1713; P:656', editions: ['2005', 'pl'] },
  'BW-CHG-19': {
    related: ['BW-CHG-17', 'BW-CHG-20', 'BW-GEN-02'],
    source: 'E:1735; P:660',
    editions: ['2005', 'pl'],
  },
  'BW-CHG-20': {
    related: ['BW-CHG-19', 'BW-CHG-21', 'BW-SQ-34'],
    source: 'E:1737; P:662',
    editions: ['2005', 'pl'],
    rulings: ['BWC-32'],
  },
  'BW-CHG-21': {
    related: ['BW-CHG-20', 'BW-RESP-08'],
    source: 'E:1739; P:664',
    editions: ['2005', 'pl'],
    rulings: ['BWC-32'],
  },
  'BW-CCB-07': {
    related: ['BW-CHG-17', 'BW-CCB-08', 'BW-SQ-33'],
    source: 'E:2330-2336; P:1076-1078',
    editions: ['2005', 'pl'],
    rulings: ['BWC-34'],
  },
  'BW-CCB-08': {
    related: ['BW-CCB-07', 'BW-CHG-12', 'BW-CHG-20'],
    source: 'E:2356-2360; P:1080-1084',
    editions: ['2005', 'pl'],
    rulings: ['BWC-33'],
  },
  'BW-COMB-07': {
    related: ['BW-CHG-04', 'BW-CHG-17', 'BW-CHGW-06'],
    source: 'E:1341; E:1361; P:475; W:266-268; W:308-311',
    editions: ['2005', 'web5', 'pl'],
    rulings: ['BWC-07'],
  },
  'BWC-07': { related: ['BW-COMB-07'], source: '', editions: ['2005', 'web5', 'pl'] },
  'BWC-29': { related: ['BW-CHG-07'], source: '', editions: ['2005', 'pl'] },
  'BWC-30': { related: ['BW-CHG-04', 'BW-CHG-11'], source: '', editions: ['2005', 'pl'] },
  'BWC-31': { related: ['BW-CHG-11', 'BW-CHG-16'], source: '', editions: ['2005', 'pl'] },
  'BWC-32': { related: ['BW-CHG-20', 'BW-CHG-21'], source: '', editions: ['2005', 'pl'] },
  'BWC-33': { related: ['BW-CCB-08'], source: '', editions: ['2005', 'pl'] },
  'BWC-34': { related: ['BW-CCB-07', 'BW-SQ-33'], source: '', editions: ['2005', 'pl'] },
  'BWC-79': { related: ['BW-CHG-09', 'BW-CHG-14', 'BW-CHG-17'], source: '', editions: ['2005', 'pl'] },
  'BWC-80': { related: ['BW-CHG-17'], source: '', editions: ['2005', 'pl'] },
  'BWC-84': { related: ['BW-CHG-08'], source: '', editions: ['2005', 'pl'] },
  'BWC-140': {
    related: ['BW-CHG-12', 'BW-CHG-18'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-144': {
    related: ['BW-CHG-13', 'BW-WEAP-03', 'BW-WEAP-04'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
} as const satisfies ChapterFacts<Id>;
