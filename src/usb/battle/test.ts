import type { Drafts } from '../../platform/drafts.ts';
import type { ResultChange } from '../../rules/battle-bonds.ts';
import type { TestEnd, UnitTest } from '../../rules/battle-test.ts';
import { type UsbRules, usbRulesOf } from '../../rules/usb/house-rules.ts';
import type { MoraleLevel } from '../../rules/usb/morale/morale.ts';
import { type DieEnd, dieEnds } from '../../rules/usb/morale/morale-die.ts';
import { moraleTarget, outcomeOf } from '../../rules/usb/morale/morale-odds.ts';
import { recovered } from '../../rules/usb/morale/recovery.ts';
import { type Fighter, pointsOf, sumOf } from '../../rules/usb/units/fighter.ts';
import { statsOf } from '../../rules/usb/units/profile.ts';
import type { UsbUnit } from '../../rules/usb/units/unit.ts';
import { loadUsbTable } from '../house-rules.ts';
import { changeOf } from '../in-battle.ts';
import { fitted } from '../side.ts';
import { battleFighter, type UsbBattleFighter } from './fill.ts';

/** A unit of a battle that tests: for so many losses, or to come to itself. */
export interface UsbBattleTest {
  readonly of: UsbBattleFighter;
  readonly asked: MoraleLevel | 'recover';
  /** The others of its side who stand: a hero of them lends his Obrona to who is near (USB-HERO-01). */
  readonly others?: readonly (UsbUnit | undefined)[];
}

/** The best Obrona of the heroes among these. */
function auraOf(others: readonly (UsbUnit | undefined)[], rules: UsbRules): number | undefined {
  const values = others.flatMap((unit) => (unit?.kind === 'hero' ? [statsOf(unit, rules).tough] : []));
  return values.length > 0 ? Math.min(...values) : undefined;
}

function testOf({ of, asked, others = [] }: UsbBattleTest, rules: UsbRules, aura?: number): UnitTest {
  const fighter = fitted(battleFighter(of, true), rules);
  const need = moraleTarget(fighter, rules, aura === undefined ? {} : { aura }).value;
  const ends = dieEnds(need);
  const changed = (after: Fighter | undefined): ResultChange | undefined => {
    const [change] = changeOf(of.ref, fighter, after);
    return after || !change ? change : { ...change, lost: of.left };
  };
  const afterOf = (end: DieEnd): Fighter | undefined =>
    asked !== 'recover'
      ? outcomeOf(asked, fighter, end, rules).after
      : {
          ...fighter,
          state: end.passed && fighter.state !== 'steady' ? recovered[fighter.state] : fighter.state,
        };
  const standing = (of: Fighter | undefined) => (of ? sumOf(pointsOf(of, rules)) : 0);
  const had = standing(fighter);
  const hero = aura === undefined ? auraOf(others, rules) : undefined;
  const near = hero === undefined ? undefined : testOf({ of, asked }, rules, hero);
  return {
    ...(near && near.need < need && { near }),
    unit: of.ref.unit,
    need,
    passes: ends.reduce((sum, { passed, chance }) => sum + (passed ? chance : 0), 0),
    costs: ends.reduce((sum, end) => sum + end.chance * (had - standing(afterOf(end))), 0),
    ends: ends.map((end): TestEnd => {
      const { passed, margin } = end;
      const change = changed(afterOf(end));
      return { passed, margin, ...(change && { change }) };
    }),
  };
}

/** What units of a battle need to pass their tests, and what comes of it (USB-MOR-01 to USB-MOR-10). */
export async function usbBattleTests(
  drafts: Pick<Drafts, 'load'>,
  tests: readonly UsbBattleTest[],
): Promise<readonly UnitTest[]> {
  const rules = usbRulesOf(await loadUsbTable(drafts));
  return tests.map((test) => testOf(test, rules));
}
