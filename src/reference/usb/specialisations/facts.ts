import type { specialisationIds } from '../../../rules/usb/ids.ts';
import type { ChapterFacts } from '../../types.ts';

export const facts = {
  'USB-SPEC-01': {
    related: ['USB-PRICE-01', 'USB-MOR-09', 'USB-MELEE-11', 'USB-DEP-05'],
    source: 'U479-481/495-497; U487/503',
    rulings: ['USB-C-15', 'USB-A-35', 'USB-A-46'],
    tables: ['usb-specialisations'],
  },
  'USB-SPEC-02': {
    related: ['USB-SPEC-04', 'USB-DEP-05', 'USB-ACT-05', 'USB-TEST-01'],
    source: 'U482/498',
    rulings: ['USB-A-29'],
  },
  'USB-SPEC-03': {
    related: ['USB-MOVE-07', 'USB-TERR-06', 'USB-SPEC-06'],
    source: 'U483/499',
    rulings: ['USB-A-08', 'USB-A-56'],
  },
  'USB-SPEC-04': {
    related: ['USB-SPEC-02', 'USB-ACT-03', 'USB-DEP-05'],
    source: 'U485/501',
    rulings: ['USB-A-30'],
  },
  'USB-SPEC-05': { related: ['USB-TERR-03', 'USB-TERR-07', 'USB-TERR-08', 'USB-ACT-05'], source: 'U488/504' },
  'USB-SPEC-06': {
    related: ['USB-TERR-04', 'USB-MOVE-07', 'USB-TERR-06', 'USB-SPEC-03'],
    source: 'U489/505',
    rulings: ['USB-A-56'],
  },
  'USB-SPEC-07': {
    related: ['USB-SHOOT-11', 'USB-PP-02', 'USB-TEST-01'],
    source: 'U490/506',
    rulings: ['USB-C-16'],
  },
  'USB-SPEC-08': {
    related: ['USB-TEST-05', 'USB-TEST-03', 'USB-ACT-03'],
    source: 'U491/507',
    rulings: ['USB-A-52'],
  },
  'USB-SPEC-09': {
    related: ['USB-MOR-07', 'USB-MOR-05', 'USB-MOR-06'],
    source: 'U492/508',
    rulings: ['USB-A-23', 'USB-A-34'],
  },
  'USB-SPEC-10': {
    related: ['USB-SHOOT-06', 'USB-TERR-03', 'USB-HERO-02'],
    source: 'U494/510',
    rulings: ['USB-A-35', 'USB-C-14'],
  },
} as const satisfies ChapterFacts<(typeof specialisationIds)[number]>;
