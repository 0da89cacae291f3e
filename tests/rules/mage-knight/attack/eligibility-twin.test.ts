import { describe, expect, it } from 'vitest';
import { type AbilityId, siegeAbilities } from '../../../../src/rules/mage-knight/attack/abilities.ts';
import {
  type Attacker,
  type AttackMode,
  attackerKinds,
  attackModes,
} from '../../../../src/rules/mage-knight/attack/attack.ts';
import { judge } from '../../../../src/rules/mage-knight/attack/eligibility.ts';
import { judgeAttack } from '../../../../src/rules/mage-knight/attack/joint-attack.ts';
import type { Standing } from '../../../../src/rules/mage-knight/sections.ts';

/** One line of the decision table: it fits where every column that it fills fits, and then gives its answer. */
interface Line {
  readonly row: string;
  readonly mode?: AttackMode;
  readonly kind?: Attacker['kind'];
  readonly onTarget?: true;
  readonly frontArcOff?: true;
  readonly damage?: number;
  readonly rangedDamage?: number;
  readonly anyOf?: readonly AbilityId[];
  readonly yes: boolean;
}

/** Who may attack a castle, as a table read from the top; the first line that fits decides. */
const table: readonly Line[] = [
  { row: 'MK-ELG-01', onTarget: true, yes: false },
  { row: 'MK-ELG-02', mode: 'close', kind: 'section', yes: false },
  { row: 'MK-ELG-03', mode: 'close', frontArcOff: true, yes: false },
  { row: 'MK-ELG-04', kind: 'titan', yes: true },
  { row: 'MK-ELG-05', kind: 'multi-dial', yes: true },
  { row: 'MK-ELG-06', mode: 'close', damage: 4, yes: true },
  { row: 'MK-ELG-07', mode: 'close', anyOf: ['atutes', 'letarolas', 'mennykocsapas'], yes: true },
  { row: 'MK-ELG-08', mode: 'close', anyOf: ['utkozes'], yes: true },
  { row: 'MK-ELG-09', mode: 'ranged', rangedDamage: 4, yes: true },
  { row: 'MK-ELG-10', mode: 'ranged', anyOf: ['magikus-robbantas', 'bombazas', 'atloves'], yes: true },
  { row: 'MK-ELG-11', mode: 'ranged', anyOf: ['teruletre-hato-sebzes'], yes: true },
  { row: 'MK-ELG-12', yes: false },
];

const target = 'W1';

function fits(line: Line, attacker: Attacker, mode: AttackMode): boolean {
  const { stands } = attacker;
  if (line.mode !== undefined && line.mode !== mode) return false;
  if (line.kind !== undefined && line.kind !== attacker.kind) return false;
  if (line.onTarget && !(stands?.section === target && ['top', 'planking'].includes(stands.part)))
    return false;
  if (line.frontArcOff && attacker.frontArcTouches) return false;
  if (line.damage !== undefined && attacker.baseDamage < line.damage) return false;
  if (line.rangedDamage !== undefined && attacker.baseRangedDamage < line.rangedDamage) return false;
  return line.anyOf === undefined || line.anyOf.some((ability) => attacker.abilities.includes(ability));
}

function fromTable(attacker: Attacker, mode: AttackMode): Line {
  const line = table.find((candidate) => fits(candidate, attacker, mode));
  if (!line) throw new Error('the last line fits everything');
  return line;
}

const names = siegeAbilities.map(({ id }) => id);
/** None, each alone, every pair, all, and all but one. */
const held: readonly (readonly AbilityId[])[] = [
  [],
  ...names.map((one) => [one]),
  ...names.flatMap((one, place) => names.slice(place + 1).map((other) => [one, other])),
  names,
  ...names.map((left) => names.filter((name) => name !== left)),
];

const places: readonly (Standing | undefined)[] = [
  undefined,
  ...[target, 'W2'].flatMap((section) =>
    (['top', 'planking', 'arch'] as const).map((part) => ({ section, part })),
  ),
];
const damages = [0, 1, 2, 3, 4, 5, 6];

function* everyAttacker(): Generator<Attacker> {
  for (const kind of attackerKinds)
    for (const baseDamage of damages)
      for (const baseRangedDamage of damages)
        for (const stands of places)
          for (const frontArcTouches of [true, false])
            for (const abilities of held)
              yield { kind, baseDamage, baseRangedDamage, stands, frontArcTouches, abilities };
}

describe('eligibility against the table', () => {
  it.each(attackModes)('MK-ELG-12 every figure gets the answer and the row of the table, mode %s', (mode) => {
    const decided = new Map<string, number>();
    const disagreements: unknown[] = [];
    for (const attacker of everyAttacker()) {
      const line = fromTable(attacker, mode);
      const { eligible, row } = judge(attacker, mode, target);
      if (eligible !== line.yes || row !== line.row) disagreements.push({ attacker, line, row });
      decided.set(row, (decided.get(row) ?? 0) + 1);
    }
    expect(disagreements).toEqual([]);
    // Every line that can apply in this mode has decided something.
    const applicable = table.filter((line) => line.mode === undefined || line.mode === mode);
    expect([...decided.keys()].sort()).toEqual(applicable.map(({ row }) => row));
    expect([...decided.values()].reduce((sum, count) => sum + count)).toBe(4 * 7 * 7 * 7 * 2 * 46);
  });
});

const plain: Attacker = {
  kind: 'warrior',
  baseDamage: 2,
  baseRangedDamage: 2,
  abilities: [],
  frontArcTouches: true,
  stands: undefined,
};

/** One of each sort that the table tells apart. */
const representatives: readonly Attacker[] = [
  plain,
  { ...plain, baseDamage: 4 },
  { ...plain, baseRangedDamage: 4 },
  { ...plain, baseDamage: 5, frontArcTouches: false },
  { ...plain, baseDamage: 6, baseRangedDamage: 6, stands: { section: target, part: 'top' } },
  { ...plain, baseDamage: 6, baseRangedDamage: 6, stands: { section: 'W2', part: 'planking' } },
  { ...plain, abilities: ['utkozes'], stands: { section: target, part: 'arch' } },
  { ...plain, abilities: ['letarolas', 'atloves'] },
  { ...plain, abilities: ['teruletre-hato-sebzes'] },
  { ...plain, kind: 'titan' },
  { ...plain, kind: 'multi-dial', frontArcTouches: false },
  { ...plain, kind: 'section', baseRangedDamage: 4 },
  { ...plain, kind: 'section' },
];

function* together(count: number): Generator<readonly Attacker[]> {
  if (count === 0) yield [];
  else for (const rest of together(count - 1)) for (const one of representatives) yield [one, ...rest];
}

describe('joint attacks against the table', () => {
  it.each([1, 2, 3])('MK-ELG-13 every formation and gang up of %i', (count) => {
    let compared = 0;
    for (const mode of attackModes)
      for (const attackers of together(count)) {
        const joint = attackers.length > 1;
        const isIn = (attacker: Attacker) =>
          fromTable(attacker, mode).yes && !(joint && attacker.kind === 'section');
        const out = attackers.flatMap((attacker, place) => (isIn(attacker) ? [] : [place]));
        const remaining = attackers.flatMap((attacker, place) => (isIn(attacker) ? [place] : []));
        const verdict = judgeAttack({ mode, target, attackers });
        const found = [verdict.eligible, verdict.out, verdict.remaining];
        if (JSON.stringify(found) !== JSON.stringify([out.length === 0, out, remaining]))
          throw new Error(JSON.stringify({ mode, attackers, found, out, remaining }));
        const rest = verdict.reasons.find(({ effect }) => effect === 'rest-may-go-on');
        if (rest?.amount !== (joint && out.length > 0 ? remaining.length || undefined : undefined))
          throw new Error(JSON.stringify({ mode, attackers, rest }));
        compared++;
      }
    expect(compared).toBe(2 * representatives.length ** count);
  });

  it('MK-ELG-13 what would qualify a figure that is out does so in the table', () => {
    let tried = 0;
    for (const mode of attackModes)
      for (const attackers of together(2)) {
        const verdict = judgeAttack({ mode, target, attackers });
        for (const place of verdict.out) {
          const attacker = attackers[place] ?? plain;
          for (const change of verdict.attackers[place]?.wouldQualify ?? []) {
            const [changed, inMode] = applied(attacker, mode, change);
            for (const variant of changed) expect(fromTable(variant, inMode).yes).toBe(true);
            tried++;
          }
        }
      }
    expect(tried).toBeGreaterThan(500);
  });
});

type Change = ReturnType<typeof judgeAttack>['attackers'][number]['wouldQualify'][number];

function applied(attacker: Attacker, mode: AttackMode, change: Change): [readonly Attacker[], AttackMode] {
  switch (change.change) {
    case 'leave-section':
      return [[{ ...attacker, stands: undefined }], mode];
    case 'turn-front-arc':
      return [[{ ...attacker, frontArcTouches: true }], mode];
    case 'mode':
      return [[attacker], change.mode];
    case 'base-damage':
      return [[{ ...attacker, baseDamage: change.atLeast }], mode];
    case 'base-ranged-damage':
      return [[{ ...attacker, baseRangedDamage: change.atLeast }], mode];
    case 'ability':
      return [
        change.abilities.map((one) => ({ ...attacker, abilities: [...attacker.abilities, one] })),
        mode,
      ];
  }
}
