/** Ids of the USB rules that the app knows, by chapter of the look-up. Ids never change meaning; the lists only grow. */
export const testIds = [
  'USB-STAT-01',
  'USB-STAT-02',
  'USB-DICE-01',
  'USB-DICE-02',
  'USB-TEST-01',
  'USB-TEST-02',
  'USB-TEST-03',
  'USB-TEST-04',
  'USB-TEST-05',
  'USB-MEAS-01',
  'USB-MEAS-02',
  'USB-ETQ-01',
  'USB-BASE-01',
] as const;

export const roundIds = ['USB-TURN-01', 'USB-TURN-02', 'USB-TURN-03', 'USB-TURN-04', 'USB-TURN-05'] as const;

export const actionIds = [
  'USB-ACT-01',
  'USB-ACT-02',
  'USB-ACT-03',
  'USB-ACT-04',
  'USB-ACT-05',
  'USB-ACT-06',
] as const;

export const movementIds = [
  'USB-MOVE-01',
  'USB-MOVE-02',
  'USB-MOVE-03',
  'USB-MOVE-04',
  'USB-MOVE-05',
  'USB-MOVE-06',
  'USB-MOVE-07',
  'USB-FORM-01',
  'USB-FORM-02',
  'USB-FORM-03',
  'USB-FORM-04',
  'USB-FORM-05',
] as const;

export const terrainIds = [
  'USB-TERR-01',
  'USB-TERR-02',
  'USB-TERR-03',
  'USB-TERR-04',
  'USB-TERR-05',
  'USB-TERR-06',
  'USB-TERR-07',
  'USB-TERR-08',
  'USB-TERR-09',
  'USB-TERR-10',
  'USB-TERR-11',
] as const;

export const shootingIds = [
  'USB-SHOOT-01',
  'USB-SHOOT-02',
  'USB-SHOOT-03',
  'USB-SHOOT-04',
  'USB-SHOOT-05',
  'USB-SHOOT-06',
  'USB-SHOOT-07',
  'USB-SHOOT-08',
  'USB-SHOOT-09',
  'USB-SHOOT-10',
  'USB-SHOOT-11',
  'USB-WOUND-01',
  'USB-WOUND-02',
  'USB-WOUND-03',
  'USB-WOUND-04',
  'USB-WOUND-05',
] as const;

export const meleeIds = [
  'USB-MELEE-01',
  'USB-MELEE-02',
  'USB-MELEE-03',
  'USB-MELEE-04',
  'USB-MELEE-05',
  'USB-MELEE-06',
  'USB-MELEE-07',
  'USB-MELEE-08',
  'USB-MELEE-09',
  'USB-MELEE-10',
  'USB-MELEE-11',
  'USB-MELEE-12',
  'USB-MELEE-13',
  'USB-REACT-01',
  'USB-REACT-02',
  'USB-REACT-03',
] as const;

export const resultIds = [
  'USB-RES-01',
  'USB-RES-02',
  'USB-RES-03',
  'USB-RES-04',
  'USB-RES-05',
  'USB-RES-06',
] as const;

export const moraleIds = [
  'USB-MOR-01',
  'USB-MOR-02',
  'USB-MOR-03',
  'USB-MOR-04',
  'USB-MOR-05',
  'USB-MOR-06',
  'USB-MOR-07',
  'USB-MOR-08',
  'USB-MOR-09',
  'USB-MOR-10',
  'USB-MOR-11',
  'USB-FAT-01',
] as const;

export const heroIds = [
  'USB-HERO-01',
  'USB-HERO-02',
  'USB-HERO-03',
  'USB-HERO-04',
  'USB-HERO-05',
  'USB-DUEL-01',
  'USB-DUEL-02',
  'USB-PP-01',
  'USB-PP-02',
  'USB-PP-03',
  'USB-PP-04',
  'USB-PP-05',
  'USB-PP-06',
] as const;

export const machineIds = [
  'USB-MACH-01',
  'USB-MACH-02',
  'USB-MACH-03',
  'USB-TRANS-01',
  'USB-TRANS-02',
  'USB-TRANS-03',
  'USB-TRANS-04',
] as const;

export const specialisationIds = [
  'USB-SPEC-01',
  'USB-SPEC-02',
  'USB-SPEC-03',
  'USB-SPEC-04',
  'USB-SPEC-05',
  'USB-SPEC-06',
  'USB-SPEC-07',
  'USB-SPEC-08',
  'USB-SPEC-09',
  'USB-SPEC-10',
] as const;

export const priceIds = [
  'USB-PRICE-01',
  'USB-PRICE-02',
  'USB-PRICE-03',
  'USB-PRICE-04',
  'USB-PRICE-05',
] as const;

export const armyIds = [
  'USB-ARMY-01',
  'USB-ARMY-02',
  'USB-ARMY-03',
  'USB-COMP-01',
  'USB-COMP-02',
  'USB-COMP-03',
  'USB-COMP-04',
  'USB-COMP-05',
  'USB-COMP-06',
  'USB-COMP-07',
] as const;

export const fieldIds = [
  'USB-FIELD-01',
  'USB-DEP-01',
  'USB-DEP-02',
  'USB-DEP-03',
  'USB-DEP-04',
  'USB-DEP-05',
  'USB-VIC-01',
] as const;

export const rulingIds = [
  'USB-A-01',
  'USB-A-02',
  'USB-A-03',
  'USB-A-04',
  'USB-A-05',
  'USB-A-06',
  'USB-A-07',
  'USB-A-08',
  'USB-A-09',
  'USB-A-10',
  'USB-A-11',
  'USB-A-12',
  'USB-A-13',
  'USB-A-14',
  'USB-A-15',
  'USB-A-16',
  'USB-A-17',
  'USB-A-18',
  'USB-A-19',
  'USB-A-20',
  'USB-A-21',
  'USB-A-22',
  'USB-A-23',
  'USB-A-24',
  'USB-A-25',
  'USB-A-26',
  'USB-A-27',
  'USB-A-28',
  'USB-A-29',
  'USB-A-30',
  'USB-A-31',
  'USB-A-32',
  'USB-A-33',
  'USB-A-34',
  'USB-A-35',
  'USB-A-36',
  'USB-A-37',
  'USB-A-38',
  'USB-A-39',
  'USB-A-40',
  'USB-A-41',
  'USB-A-42',
  'USB-A-43',
  'USB-A-44',
  'USB-A-45',
  'USB-A-46',
  'USB-A-47',
  'USB-A-48',
  'USB-A-49',
  'USB-A-50',
  'USB-A-51',
  'USB-A-52',
  'USB-A-53',
  'USB-A-54',
  'USB-A-55',
  'USB-A-56',
  'USB-A-57',
  'USB-A-58',
  'USB-A-59',
  'USB-A-60',
  'USB-A-61',
  'USB-A-62',
  'USB-A-63',
  'USB-C-01',
  'USB-C-02',
  'USB-C-03',
  'USB-C-04',
  'USB-C-05',
  'USB-C-06',
  'USB-C-07',
  'USB-C-08',
  'USB-C-09',
  'USB-C-10',
  'USB-C-11',
  'USB-C-12',
  'USB-C-13',
  'USB-C-14',
  'USB-C-15',
  'USB-C-16',
  'USB-C-17',
  'USB-C-18',
  'USB-C-19',
  'USB-C-20',
  'USB-C-21',
  'USB-C-23',
  'USB-C-24',
  'USB-C-25',
  'USB-C-27',
  'USB-C-28',
  'USB-C-29',
  'USB-C-30',
  'USB-C-31',
  'USB-X-01',
  'USB-X-02',
  'USB-X-03',
  'USB-X-06',
  'USB-X-07',
  'USB-X-08',
  'USB-X-09',
] as const;

export type UsbRuleId =
  | (typeof testIds)[number]
  | (typeof roundIds)[number]
  | (typeof actionIds)[number]
  | (typeof movementIds)[number]
  | (typeof terrainIds)[number]
  | (typeof shootingIds)[number]
  | (typeof meleeIds)[number]
  | (typeof resultIds)[number]
  | (typeof moraleIds)[number]
  | (typeof heroIds)[number]
  | (typeof machineIds)[number]
  | (typeof specialisationIds)[number]
  | (typeof priceIds)[number]
  | (typeof armyIds)[number]
  | (typeof fieldIds)[number]
  | (typeof rulingIds)[number];
