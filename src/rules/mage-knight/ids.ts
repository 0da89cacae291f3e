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
  'MK-SEC-02',
  'MK-SPC-01',
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

/** What does not affect a section. */
export const immunityIds = [
  'MK-IMM-01',
  'MK-IMM-02',
  'MK-IMM-03',
  'MK-IMM-04',
  'MK-IMM-07',
  'MK-IMM-09',
  'MK-IMM-10',
  'MK-IMM-11',
  'MK-IMM-12',
] as const;

/** Where a castle may stand, and what is put on it before the game. */
export const setUpIds = [
  'MK-SET-01',
  'MK-SET-02',
  'MK-SET-03',
  'MK-SET-04',
  'MK-SET-05',
  'MK-SET-06',
  'MK-SET-07',
  'MK-SET-08',
  'MK-SET-09',
  'MK-SET-10',
  'MK-SET-11',
  'MK-SET-12',
  'MK-PLK-01',
  'MK-PLK-02',
  'MK-PLK-03',
  'MK-PLK-04',
  'MK-PLK-06',
  'MK-LAD-01',
  'MK-LAD-02',
  'MK-LAD-03',
  'MK-LAD-04',
  'MK-LAD-05',
  'MK-LAD-06',
] as const;

/** Ways in and up, doors, close combat through an access point, breaches. */
export const accessIds = [
  'MK-ACC-01',
  'MK-ACC-02',
  'MK-ACC-03',
  'MK-ACC-05',
  'MK-ACC-06',
  'MK-CC-02',
  'MK-CC-04',
  'MK-CC-05',
  'MK-ENT-01',
  'MK-ENT-02',
  'MK-ENT-03',
  'MK-ENT-04',
  'MK-ENT-05',
  'MK-BRE-01',
  'MK-BRE-02',
  'MK-BRE-03',
] as const;

/** The actions of a castle, figures on it as targets, victory points. */
export const turnIds = [
  'MK-ACT-01',
  'MK-ACT-02',
  'MK-ACT-05',
  'MK-ACT-06',
  'MK-ATT-02',
  'MK-DEF-01',
  'MK-DEF-02',
  'MK-DEF-03',
  'MK-VP-01',
  'MK-VP-02',
] as const;

export const rulingIds = [
  'MK-A-01',
  'MK-A-02',
  'MK-A-03',
  'MK-A-04',
  'MK-A-05',
  'MK-A-06',
  'MK-A-07',
  'MK-A-08',
  'MK-A-09',
  'MK-A-10',
  'MK-A-11',
  'MK-A-12',
  'MK-A-13',
  'MK-A-14',
  'MK-A-15',
  'MK-A-16',
  'MK-A-17',
  'MK-A-18',
  'MK-A-19',
  'MK-A-20',
  'MK-A-21',
  'MK-A-22',
  'MK-A-23',
  'MK-A-24',
  'MK-A-25',
  'MK-A-26',
  'MK-A-27',
  'MK-A-28',
  'MK-A-29',
  'MK-A-30',
  'MK-A-31',
  'MK-A-32',
  'MK-A-33',
  'MK-A-34',
  'MK-A-35',
  'MK-A-36',
] as const;

export type MageKnightRuleId =
  | (typeof sectionIds)[number]
  | (typeof eligibilityIds)[number]
  | (typeof attackIds)[number]
  | (typeof immunityIds)[number]
  | (typeof setUpIds)[number]
  | (typeof accessIds)[number]
  | (typeof turnIds)[number]
  | (typeof rulingIds)[number];
