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
  'USB-ACT-03',
  'USB-MOR-06',
] as const;

export const roundIds = ['USB-TURN-01'] as const;

export const moraleIds = [
  'USB-MOR-01',
  'USB-MOR-02',
  'USB-MOR-03',
  'USB-MOR-04',
  'USB-MOR-05',
  'USB-MOR-07',
  'USB-MOR-08',
] as const;

export const armyIds = [
  'USB-ARMY-01',
  'USB-ARMY-02',
  'USB-ARMY-03',
  'USB-COMP-01',
  'USB-COMP-02',
  'USB-COMP-03',
  'USB-COMP-04',
] as const;

export const rulingIds = [
  'USB-A-20',
  'USB-A-22',
  'USB-A-23',
  'USB-A-24',
  'USB-A-51',
  'USB-A-52',
  'USB-C-07',
  'USB-X-08',
] as const;

export type UsbRuleId =
  | (typeof testIds)[number]
  | (typeof roundIds)[number]
  | (typeof moraleIds)[number]
  | (typeof armyIds)[number]
  | (typeof rulingIds)[number];
