// What a creation may be (E:1911-2124; P:796-909).
import type { BrikwarsRuleId } from '../ids.ts';
import type { Creation, CreationWeapon, FliesIn } from './creation.ts';
import type { CreationRules } from './creation-rules.ts';
import { sizesFor } from './creation-structure.ts';
import { countsToSizeLimit, weaponSizes, weaponValues } from './creation-weapons.ts';
import { type TrainingCode, trainingIssues } from './price-training.ts';

export type CreationCode =
  | 'size-range'
  | 'size-not-measured'
  | 'level-range'
  | 'vermin-level'
  | 'vermin-armor'
  | 'inches-range'
  | 'too-fast'
  | 'parts-range'
  | 'exotic-cost'
  | 'weapon-size'
  | 'weapon-over-model'
  | 'weapon-limit'
  | 'payload'
  | 'no-mind'
  | 'skill-fixed'
  | TrainingCode;

/** The rule that each fault is against. */
export const faultRules: Readonly<Record<CreationCode, BrikwarsRuleId>> = {
  'size-range': 'BW-CRE-04',
  'size-not-measured': 'BW-CRE-04',
  'level-range': 'BW-CRE-06',
  'vermin-level': 'BW-CRE-05',
  'vermin-armor': 'BW-CRE-05',
  'inches-range': 'BW-CRE-09',
  'too-fast': 'BW-CRE-10',
  'parts-range': 'BW-CRE-13',
  'exotic-cost': 'BW-CRE-11',
  'weapon-size': 'BW-CRE-14',
  'weapon-over-model': 'BW-CRE-16',
  'weapon-limit': 'BW-CRE-15',
  payload: 'BW-CRE-17',
  'no-mind': 'BW-CRE-18',
  'skill-fixed': 'BW-CRE-21',
  'specialty-held': 'BW-UNIT-09',
  'no-supplement': 'BW-UNIT-09',
  'magic-too-low': 'BW-MAG-01',
  'not-a-count': 'BW-CRE-25',
};

/** What is wrong with a creation, where (`['weapons', 0, 'size']`), and between which bounds it would be right. */
export interface CreationIssue {
  readonly code: CreationCode;
  readonly path: readonly (string | number)[];
  readonly lowest?: number;
  readonly limit?: number;
  /** Inches of weapons that there are, where they are too many. */
  readonly found?: number;
}

type Bounds = Pick<CreationIssue, 'lowest' | 'limit' | 'found'>;

const levels = { lowest: 0, limit: 5 } as const;
const sizes = { lowest: 0, limit: 1000 } as const;
const smallest = 1;

const isWithin = (value: number, { lowest = 0, limit = Number.POSITIVE_INFINITY }: Bounds, step = 1) =>
  Number.isInteger(value / step) && value >= lowest && value <= limit;

/**
 * Inches of weapons that a creation may have: twice its Size, once in the air; vermin none (BW-CRE-15, BWC-16, BWC-150).
 * `size` is what it counts as, which damage may have lowered.
 */
export function sizeLimit(size: number, level: number, flying: boolean, rules: CreationRules): number {
  if (rules.weaponLimit === 'level') return level;
  return flying ? size : 2 * size;
}

/** Inches of weapons that count to the Size Limit (BW-CRE-15, BWC-76). */
function weaponInches(weapons: readonly CreationWeapon[]): number {
  return weapons.reduce((sum, { kind, size }) => sum + (countsToSizeLimit(kind) ? size : 0), 0);
}

/**
 * Everything wrong with a creation, or nothing: Size and Structure Level (BW-CRE-04, BW-CRE-05, BW-CRE-06), speed
 * (BW-CRE-10, BW-LG-05), each weapon and all together (BW-CRE-14 to BW-CRE-17), Mind (BW-CRE-21) and what it has learnt.
 * `fliesIn` asks for the Size Limit of where it flies (BW-CRE-15).
 */
export function creationIssues(
  creation: Creation,
  rules: CreationRules,
  fliesIn: FliesIn = 'none',
): readonly CreationIssue[] {
  const flying = fliesIn === 'air' || (fliesIn === 'space' && !rules.spaceExempt);
  return [
    ...structureIssues(creation),
    ...propulsionIssues(creation, rules),
    ...creation.weapons.flatMap(weaponIssues),
    ...limitIssues(creation, sizeLimit(creation.size, creation.level, flying, rules)),
    ...mindIssues(creation, rules),
    ...trainingIssues(creation.training ?? {}, [], rules.supplements).map((issue) => ({
      ...issue,
      path: ['training', ...issue.path],
    })),
  ];
}

const issueIf = (
  wrong: boolean,
  code: CreationCode,
  path: CreationIssue['path'],
  bounds: Bounds = {},
): readonly CreationIssue[] => (wrong ? [{ code, path, ...bounds }] : []);

function structureIssues(creation: Creation): readonly CreationIssue[] {
  const { size, level, modelInches, verminArmor = 0, mind } = creation;
  const measured = modelInches === undefined ? [size] : sizesFor(modelInches, mind.kind !== 'none');
  const vermin = size === 0;
  return [
    ...issueIf(!isWithin(size, sizes) || (vermin && mind.kind === 'none'), 'size-range', ['size'], {
      ...sizes,
      lowest: mind.kind === 'none' ? 1 : 0,
    }),
    ...issueIf(!measured.includes(size), 'size-not-measured', ['size'], {
      lowest: Math.min(...measured),
      limit: Math.max(...measured),
    }),
    ...issueIf(!isWithin(level, levels), 'level-range', ['level'], levels),
    ...issueIf(vermin && level > 0, 'vermin-level', ['level'], { limit: 0 }),
    ...issueIf(!isWithin(verminArmor, {}) || (!vermin && verminArmor > 0), 'vermin-armor', ['verminArmor']),
  ];
}

function propulsionIssues(
  { propulsion, exotic = [] }: Creation,
  rules: CreationRules,
): readonly CreationIssue[] {
  const { speedLimit, flightLimit, moveLimit } = rules;
  return [
    ...propulsion.flatMap(({ medium, inches, parts = 1 }, place) => {
      const path = ['propulsion', place];
      const limit = medium === 'flight' ? flightLimit : speedLimit;
      return [
        ...issueIf(!isWithin(inches, {}, 0.5), 'inches-range', [...path, 'inches'], { lowest: 0 }),
        ...issueIf(inches > limit, 'too-fast', [...path, 'inches'], { limit }),
        ...issueIf(!isWithin(parts, { lowest: 1 }), 'parts-range', [...path, 'parts'], { lowest: 1 }),
      ];
    }),
    ...exotic.flatMap(({ inches, cost }, place) => {
      const path = ['exotic', place];
      return [
        ...issueIf(!isWithin(inches, {}, 0.5), 'inches-range', [...path, 'inches'], { lowest: 0 }),
        ...(moveLimit === undefined
          ? []
          : issueIf(inches > moveLimit, 'too-fast', [...path, 'inches'], { limit: moveLimit })),
        ...issueIf(!isWithin(cost, {}, 0.5), 'exotic-cost', [...path, 'cost'], { lowest: 0 }),
      ];
    }),
  ];
}

function weaponIssues(
  { kind, size, modelInches, payload = 0 }: CreationWeapon,
  place: number,
): readonly CreationIssue[] {
  const path = ['weapons', place];
  const bounds = { lowest: Math.min(...weaponSizes), limit: Math.max(...weaponSizes) };
  const model = modelInches === undefined ? size : Math.max(smallest, Math.ceil(modelInches));
  const load = weaponValues({ kind, size }).payloadMax;
  return [
    ...issueIf(!isWithin(size, bounds), 'weapon-size', [...path, 'size'], bounds),
    ...issueIf(size > model, 'weapon-over-model', [...path, 'size'], { limit: model }),
    ...issueIf(!isWithin(payload, { limit: load }), 'payload', [...path, 'payload'], { limit: load }),
  ];
}

function limitIssues({ weapons }: Creation, limit: number): readonly CreationIssue[] {
  const found = weaponInches(weapons);
  return issueIf(found > limit, 'weapon-limit', ['weapons'], { limit, found });
}

function mindIssues({ mind }: Creation, rules: CreationRules): readonly CreationIssue[] {
  const { kind, skillRaise = 0, multidexterity = 0, multitasking = 0 } = mind;
  const bought = { skillRaise, multidexterity, multitasking };
  return [
    ...Object.entries(bought).flatMap(([name, count]) => [
      ...issueIf(!isWithin(count, {}), 'not-a-count', ['mind', name], { lowest: 0 }),
      ...issueIf(kind === 'none' && count > 0, 'no-mind', ['mind', name]),
    ]),
    ...issueIf(
      kind === 'incompetent' && skillRaise > 0 && !rules.incompetentRaise,
      'skill-fixed',
      ['mind', 'skillRaise'],
      { limit: 0 },
    ),
  ];
}
