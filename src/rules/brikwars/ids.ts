/** Ids of the BrikWars rules that the app knows, by chapter of the look-up. Ids never change meaning; the lists only grow. */
export const frameIds = [
  'BW-GEN-01',
  'BW-GEN-02',
  'BW-GEN-03',
  'BW-GEN-04',
  'BW-GEN-05',
  'BW-GEN-06',
  'BW-GEN-07',
  'BW-GEN-08',
  'BW-GEN-09',
  'BW-GEN-10',
  'BW-GEN-11',
  'BW-GEN-12',
  'BW-GEN-13',
  'BW-GEN-14',
] as const;

export const diceIds = [
  'BW-DICE-01',
  'BW-DICE-02',
  'BW-DICE-03',
  'BW-DICE-04',
  'BW-DICE-05',
  'BW-DICE-06',
  'BW-DICE-07',
  'BW-DICE-08',
  'BW-DICE-09',
  'BWC-63',
] as const;

export const unitIds = [
  'BW-UNIT-01',
  'BW-UNIT-02',
  'BW-UNIT-03',
  'BW-UNIT-04',
  'BW-UNIT-05',
  'BW-UNIT-06',
  'BW-UNIT-07',
  'BW-UNIT-08',
  'BW-UNIT-09',
  'BW-HERO-01',
  'BW-HERO-02',
  'BW-HERO-03',
  'BW-HERO-04',
  'BWC-12',
] as const;

export const weaponIds = [
  'BW-WEAP-01',
  'BW-WEAP-02',
  'BW-WEAP-03',
  'BW-WEAP-04',
  'BW-WEAP-05',
  'BW-WEAP-06',
  'BW-WEAP-07',
  'BW-WEAP-08',
  'BW-WEAP-09',
  'BW-WEAP-10',
  'BW-WEAP-11',
  'BW-WEAP-13',
  'BW-WEAP-14',
  'BW-WEAP-15',
  'BW-WEAP-16',
  'BW-WEAP-17',
  'BW-WEAP-18',
  'BW-WEAP-19',
  'BWC-44',
  'BWC-77',
  'BWC-112',
  'BWC-121',
  'BWC-122',
  'BWC-123',
  'BWC-134',
] as const;

export const attackIds = [
  'BW-ATK-01',
  'BW-ATK-02',
  'BW-ATK-03',
  'BW-ATK-04',
  'BW-ATK-05',
  'BW-ATK-06',
  'BW-ATK-07',
  'BW-ATK-08',
  'BW-ATK-09',
  'BW-ATK-10',
  'BW-ATK-11',
  'BW-ATK-12',
  'BW-ATK-13',
  'BW-ATK-14',
  'BW-ATK-15',
  'BW-ATK-16',
  'BW-ATK-17',
  'BW-ATK-18',
  'BW-RNG-01',
  'BW-RNG-02',
  'BW-RNG-03',
  'BW-RNG-04',
  'BW-RNG-05',
  'BWC-03',
  'BWC-09',
  'BWC-130',
  'BWC-131',
  'BWC-132',
  'BWC-138',
] as const;

export const movementIds = [
  'BW-MOVE-01',
  'BW-MOVE-02',
  'BW-MOVE-03',
  'BW-MOVE-04',
  'BW-MOVE-05',
  'BW-MOVE-06',
  'BW-MOVE-07',
  'BWC-20',
  'BWC-43',
  'BWC-70',
] as const;

export const actionIds = [
  'BW-ACT-01',
  'BW-ACT-02',
  'BW-ACT-03',
  'BW-ACT-04',
  'BW-ACT-05',
  'BW-ACT-06',
  'BW-ACT-07',
  'BW-ACT-08',
  'BW-ACT-09',
  'BWC-22',
  'BWC-45',
  'BWC-71',
  'BWC-137',
  'BWC-139',
] as const;

export const responseIds = [
  'BW-RESP-01',
  'BW-RESP-02',
  'BW-RESP-03',
  'BW-RESP-04',
  'BW-RESP-05',
  'BW-RESP-06',
  'BW-RESP-07',
  'BW-RESP-08',
] as const;

export const closeCombatIds = [
  'BW-CC-01',
  'BW-CC-02',
  'BW-CC-03',
  'BW-CC-04',
  'BW-CC-05',
  'BW-CC-06',
  'BW-CC-07',
  'BW-CC-08',
  'BW-CC-09',
  'BW-CC-10',
  'BW-CC-11',
  'BW-CC-12',
  'BW-CC-13',
  'BW-CC-14',
  'BW-CC-15',
  'BW-CC-16',
  'BW-CC-17',
  'BW-CC-18',
  'BW-CC-19',
  'BW-CC-20',
  'BW-CC-21',
  'BWC-10',
  'BWC-11',
  'BWC-24',
  'BWC-26',
  'BWC-73',
  'BWC-125',
  'BWC-126',
  'BWC-128',
  'BWC-133',
  'BWC-135',
] as const;

export const volleyIds = [
  'BW-COMB-01',
  'BW-COMB-02',
  'BW-COMB-03',
  'BW-COMB-04',
  'BW-COMB-05',
  'BW-COMB-06',
  'BW-COMB-08',
  'BW-SQ-22',
  'BW-WEAP-12',
  'BWC-04',
  'BWC-21',
  'BWC-46',
  'BWC-64',
  'BWC-65',
  'BWC-66',
  'BWC-67',
  'BWC-78',
  'BWC-119',
  'BWC-124',
  'BWC-127',
  'BWC-129',
] as const;

export const heroIds = [
  'BW-HERO-05',
  'BW-HERO-06',
  'BW-HERO-07',
  'BW-HERO-08',
  'BW-HERO-09',
  'BW-HERO-10',
  'BW-HERO-11',
  'BW-HERO-12',
  'BWC-13',
  'BWC-15',
  'BWC-85',
  'BWC-86',
] as const;

/** With the rulings that only this short game needs. */
export const quikIds = [
  'BW-QW-01',
  'BW-QW-02',
  'BW-QW-03',
  'BW-QW-04',
  'BW-QW-05',
  'BW-QW-06',
  'BW-QW-07',
  'BW-QW-08',
  'BW-QW-09',
  'BW-QW-10',
  'BW-QW-11',
  'BW-QW-12',
  'BW-QW-13',
  'BW-QW-14',
  'BW-QW-15',
  'BW-QW-16',
  'BW-QW-17',
  'BW-QW-18',
  'BW-QW-19',
  'BW-QW-20',
  'BW-QW-21',
  'BW-QW-22',
  'BW-QW-23',
  'BWC-68',
  'BWC-69',
  'BWC-105',
  'BWC-106',
  'BWC-107',
  'BWC-108',
  'BWC-109',
  'BWC-110',
  'BWC-111',
  'BWC-145',
] as const;

/** With the rulings that only this short game needs. */
export const lugpolIds = [
  'BW-LP-01',
  'BW-LP-02',
  'BW-LP-03',
  'BW-LP-04',
  'BW-LP-05',
  'BWC-98',
  'BWC-99',
  'BWC-113',
] as const;

/** Vehicles, machines and beasts in a fight. */
export const creationIds = [
  'BW-CCB-01',
  'BW-CCB-02',
  'BW-CCB-03',
  'BW-CCB-04',
  'BW-CCB-05',
  'BW-CCB-06',
  'BW-CCB-09',
  'BWC-36',
  'BWC-116',
] as const;

/** The Charge by speed and Size, with the rulings that only it needs. */
export const chargeIds = [
  'BW-CHG-01',
  'BW-CHG-02',
  'BW-CHG-03',
  'BW-CHG-04',
  'BW-CHG-05',
  'BW-CHG-06',
  'BW-CHG-07',
  'BW-CHG-08',
  'BW-CHG-09',
  'BW-CHG-10',
  'BW-CHG-11',
  'BW-CHG-12',
  'BW-CHG-13',
  'BW-CHG-14',
  'BW-CHG-15',
  'BW-CHG-16',
  'BW-CHG-17',
  'BW-CHG-18',
  'BW-CHG-19',
  'BW-CHG-20',
  'BW-CHG-21',
  'BW-CCB-07',
  'BW-CCB-08',
  'BW-COMB-07',
  'BWC-07',
  'BWC-29',
  'BWC-30',
  'BWC-31',
  'BWC-32',
  'BWC-33',
  'BWC-34',
  'BWC-79',
  'BWC-80',
  'BWC-84',
  'BWC-140',
  'BWC-144',
] as const;

/** The Charge of the later Chapter Five, with the rulings that only it needs. */
export const chargeWeb5Ids = [
  'BW-CHGW-01',
  'BW-CHGW-02',
  'BW-CHGW-03',
  'BW-CHGW-04',
  'BW-CHGW-05',
  'BW-CHGW-06',
  'BW-CHGW-07',
  'BW-CHGW-08',
  'BWC-08',
  'BWC-81',
  'BWC-82',
  'BWC-83',
] as const;

/** Wounds and healing of the Polish supplements, with their rulings. */
export const healingIds = [
  'BW-HEAL-01',
  'BW-HEAL-02',
  'BW-HEAL-03',
  'BW-HEAL-04',
  'BW-HEAL-05',
  'BWC-91',
  'BWC-92',
  'BWC-120',
  'BWC-167',
] as const;

/** Magic of the Polish supplements, with its rulings. */
export const magicIds = [
  'BW-MAG-01',
  'BW-MAG-02',
  'BW-MAG-03',
  'BW-MAG-04',
  'BW-MAG-05',
  'BW-MAG-06',
  'BW-MAG-07',
  'BW-MAG-08',
  'BWC-93',
  'BWC-94',
  'BWC-95',
  'BWC-157',
  'BWC-158',
  'BWC-159',
  'BWC-165',
] as const;

/** Hiding, perception and weapon mastery of the Polish supplements, with their rulings. */
export const skillIds = ['BW-SKL-01', 'BW-SKL-02', 'BW-SKL-03', 'BWC-96', 'BWC-97', 'BWC-166'] as const;

export const designIds = [
  'BW-CRE-01',
  'BW-CRE-02',
  'BW-CRE-03',
  'BW-CRE-04',
  'BW-CRE-05',
  'BW-CRE-06',
  'BW-CRE-07',
  'BW-CRE-08',
  'BW-CRE-09',
  'BW-CRE-10',
  'BW-CRE-11',
  'BW-CRE-12',
  'BW-CRE-13',
  'BW-CRE-14',
  'BW-CRE-15',
  'BW-CRE-16',
  'BW-CRE-17',
  'BWC-16',
  'BWC-17',
  'BWC-18',
  'BWC-19',
  'BWC-38',
  'BWC-74',
  'BWC-76',
  'BWC-114',
  'BWC-141',
  'BWC-148',
  'BWC-150',
  'BWC-151',
] as const;

export const mindIds = [
  'BW-CRE-18',
  'BW-CRE-19',
  'BW-CRE-20',
  'BW-CRE-21',
  'BW-CRE-22',
  'BW-CRE-23',
  'BW-CRE-24',
  'BW-CRE-25',
  'BW-CRE-26',
  'BW-CRE-27',
  'BW-OPR-01',
  'BW-OPR-02',
  'BW-OPR-03',
  'BW-OPR-04',
  'BW-OPR-05',
  'BW-OPR-06',
  'BW-OPR-07',
  'BWC-35',
  'BWC-39',
  'BWC-75',
  'BWC-115',
  'BWC-147',
  'BWC-169',
] as const;

export const wreckIds = [
  'BW-DMG-01',
  'BW-DMG-02',
  'BW-DMG-03',
  'BW-DMG-04',
  'BW-DMG-05',
  'BW-DMG-06',
  'BW-DMG-07',
  'BW-DMG-08',
  'BW-DMG-09',
  'BW-DMG-10',
  'BW-DMG-11',
  'BWC-37',
  'BWC-136',
  'BWC-149',
] as const;

export const rulingIds = [
  'BWC-01',
  'BWC-02',
  'BWC-05',
  'BWC-06',
  'BWC-14',
  'BWC-23',
  'BWC-25',
  'BWC-27',
  'BWC-28',
  'BWC-40',
  'BWC-41',
  'BWC-42',
  'BWC-50',
  'BWC-51',
  'BWC-52',
  'BWC-53',
  'BWC-54',
  'BWC-55',
  'BWC-56',
  'BWC-57',
  'BWC-58',
  'BWC-59',
  'BWC-60',
  'BWC-61',
  'BWC-62',
  'BWC-72',
  'BWC-87',
] as const;

export type BrikwarsRuleId =
  | (typeof frameIds)[number]
  | (typeof diceIds)[number]
  | (typeof unitIds)[number]
  | (typeof weaponIds)[number]
  | (typeof attackIds)[number]
  | (typeof movementIds)[number]
  | (typeof actionIds)[number]
  | (typeof responseIds)[number]
  | (typeof closeCombatIds)[number]
  | (typeof volleyIds)[number]
  | (typeof heroIds)[number]
  | (typeof designIds)[number]
  | (typeof mindIds)[number]
  | (typeof wreckIds)[number]
  | (typeof creationIds)[number]
  | (typeof quikIds)[number]
  | (typeof lugpolIds)[number]
  | (typeof chargeIds)[number]
  | (typeof chargeWeb5Ids)[number]
  | (typeof healingIds)[number]
  | (typeof magicIds)[number]
  | (typeof skillIds)[number]
  | (typeof rulingIds)[number];
