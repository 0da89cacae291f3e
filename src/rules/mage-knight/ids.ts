/** Ids of the Mage Knight castle rules that the app knows, by chapter of the look-up. Ids never change meaning; the lists only grow. */
export const sectionIds = [
  'MK-GEN-01',
  'MK-GEN-02',
  'MK-GEN-03',
  'MK-GEN-04',
  'MK-PTS-01',
  'MK-PTS-02',
  'MK-SEC-01',
  'MK-HGT-01',
  'MK-KEEP-01',
  'MK-RT-01',
  'MK-GATE-01',
  'MK-GATE-02',
  'MK-GATE-03',
  'MK-GATE-04',
  'MK-WALL-01',
  'MK-WALL-02',
  'MK-WALL-03',
  'MK-WALL-04',
] as const;

/** The decision table "who may attack a castle", one id a row; MK-ELG-13 is the rule for formations and gang ups. */
export const eligibilityIds = [
  'MK-ELG-01',
  'MK-ELG-02',
  'MK-ELG-03',
  'MK-ELG-04',
  'MK-ELG-05',
  'MK-ELG-06',
  'MK-ELG-07',
  'MK-ELG-08',
  'MK-ELG-09',
  'MK-ELG-10',
  'MK-ELG-11',
  'MK-ELG-12',
  'MK-ELG-13',
] as const;

export const attackIds = [
  'MK-IMM-05',
  'MK-IMM-06',
  'MK-IMM-08',
  'MK-PLK-05',
  'MK-ACC-04',
  'MK-CC-01',
  'MK-CC-03',
  'MK-ACT-03',
  'MK-ACT-04',
  'MK-ATT-01',
  'MK-ATT-03',
  'MK-ATT-04',
  'MK-LONG-01',
  'MK-RNG-01',
  'MK-RNG-02',
  'MK-DST-01',
  'MK-DST-02',
  'MK-DST-03',
] as const;

export const rulingIds = [
  'MK-A-15',
  'MK-A-16',
  'MK-A-17',
  'MK-A-20',
  'MK-A-21',
  'MK-A-29',
  'MK-A-30',
  'MK-A-32',
] as const;

export type MageKnightRuleId =
  | (typeof sectionIds)[number]
  | (typeof eligibilityIds)[number]
  | (typeof attackIds)[number]
  | (typeof rulingIds)[number];
