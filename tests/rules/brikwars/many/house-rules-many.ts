import type { SideSetup } from '../../../../src/rules/brikwars/attack/setup.ts';
import { editionOf, type TableRules, volleyRulesOf } from '../../../../src/rules/brikwars/house-rules.ts';
import { checkVolley } from '../../../../src/rules/brikwars/many/check-volley.ts';
import { blastOdds, checkBlast } from '../../../../src/rules/brikwars/many/explosion.ts';
import type { GangCounter } from '../../../../src/rules/brikwars/many/gang-up.ts';
import { checkGangUp, gangUpOdds } from '../../../../src/rules/brikwars/many/gang-up-odds.ts';
import { volleyOdds } from '../../../../src/rules/brikwars/many/volley.ts';
import type { AssaultSetup } from '../../../../src/rules/brikwars/many/volley-setup.ts';
import { chanceOf } from '../../../../src/rules/dice/distribution.ts';
import type { ShownRule } from '../house-rules-shown.ts';

const side: SideSetup = { skill: '1d6', armor: '4', weapons: ['hand'], bonusDice: 'decline' };
/** Always hits. */
const sure: SideSetup = { ...side, skill: '9' };

/** The mean number of dead in an assault of two, each alone unless said otherwise. */
function deaths(table: TableRules, group: Partial<AssaultSetup['groups'][number]>, armor = '4') {
  const volley = volleyOf(table, group, armor);
  return volley.ok ? volleyOdds(volley.value).meanDeaths.value : (volley.issues[0]?.code ?? '');
}

function volleyOf(table: TableRules, group: Partial<AssaultSetup['groups'][number]>, armor = '4') {
  const one = { count: 2, skill: '9', weapon: 'long-ranged', bonusDice: 'decline', ...group } as const;
  return checkVolley({
    edition: editionOf(table),
    mode: 'ranged',
    assaults: [{ way: 'single', groups: [one], target: { armor, count: 2 } }],
  });
}

function gang(
  table: TableRules,
  attacker: SideSetup,
  victim: Partial<SideSetup>,
  counters: readonly GangCounter[] = [],
) {
  const found = checkGangUp({
    edition: editionOf(table),
    rules: volleyRulesOf(table),
    attackers: [attacker, attacker],
    victim: { ...side, ...victim },
    counters,
  });
  if (!found.ok) throw new Error(JSON.stringify(found.issues));
  return gangUpOdds(found.value);
}

const own = (damage: string, use = 0, kind: 'heavy' | 'two-handed' | 'hand' | 'natural' = 'heavy') => ({
  use,
  damage,
  kind,
});
/** What each switch changes where several attack at once, or a blast goes off. */
export const manyHouseRules: readonly ShownRule[] = [
  {
    rule: 'bonus',
    mode: 'many',
    what: 'the dead of two bombs of 1d10 against Armor 16',
    shows: (table) => deaths(table, { weapon: own('1d10'), bonusDice: 'take' }, '16'),
  },
  {
    rule: 'skillCriticalFailure',
    mode: 'many',
    what: 'the dead of two sure shots that only ones can spoil',
    shows: (table) => deaths(table, { skill: '1d6+3', weapon: own('9', 3) }),
    expected: { true: 10 / 6, false: 2 },
  },
  {
    rule: 'damageCriticalFailure',
    mode: 'many',
    what: 'the dead of two shots of 1d6+4',
    shows: (table) => deaths(table, { weapon: own('1d6+4') }),
    expected: { zero: 10 / 6, total: 2 },
  },
  {
    rule: 'rangeCriticalFailure',
    mode: 'many',
    what: 'the dead of two hand axes thrown over 1" (2 of 6 kill)',
    shows: (table) => deaths(table, { weapon: 'hand', distance: 1 }),
    expected: { true: (2 * (5 / 6)) / 3, false: 2 / 3 },
  },
  {
    rule: 'cumulativeDamage',
    mode: 'many',
    what: 'a victim who counters one of a gang twice',
    shows: (table) =>
      gang(
        table,
        { ...side, weapons: [own('0', 99)] },
        { skill: '9', armor: '9', weapons: ['hand', 'hand'] },
        [
          { kind: 'counterattack', arm: 'hand.1', against: 0 },
          { kind: 'counterattack', arm: 'hand.2', against: 0 },
        ],
      ).attackers[0]?.dies.value,
    expected: { true: 28 / 36, false: 20 / 36 },
  },
  {
    rule: 'parryRolled',
    mode: 'many',
    what: 'how often a gang’s victim loses what it parries with',
    shows: (table) =>
      gang(table, side, { skill: '1d6+1' }, [{ kind: 'parry', arm: 'hand.1', against: 0 }]).parries[0]
        ?.weaponLost.value,
    expected: { 'if-hit': (5 / 6) * (1 / 6), always: 1 / 6 },
  },
  {
    rule: 'counterAfter',
    mode: 'many',
    what: 'an attacker who hits half the time and is surely killed by what strikes back',
    shows: (table) =>
      gang(table, { ...side, weapons: [own('0', 4)] }, { skill: '9', weapons: [own('9')] }, [
        { kind: 'counterattack', arm: 'own.1', against: 0 },
      ]).attackers[0]?.dies.value,
    expected: { any: 1, failed: 1 / 2 },
  },
  {
    rule: 'knockedAway',
    mode: 'many',
    what: 'the same against a gang',
    shows: (table) =>
      gang(table, { ...sure, weapons: ['two-handed'] }, { skill: '1d6', weapons: ['heavy'] }, [
        { kind: 'parry', arm: 'heavy.1', against: 0 },
      ]).parries[0]?.weaponLost.value,
    expected: { light: 1 / 6, 'one-handed': 1 },
  },
  {
    rule: 'equalDamage',
    mode: 'many',
    what: 'the dead of two shots of 1d6+1',
    shows: (table) => deaths(table, {}),
    expected: { glances: 1, kills: 8 / 6 },
  },
  {
    rule: 'heavyUse',
    mode: 'many',
    what: 'a gang with Heavy Weapons',
    shows: (table) => gang(table, { ...side, weapons: ['heavy'] }, {}).attackers[0]?.hit.value,
    expected: { 4: 1 / 2, 3: 2 / 3 },
  },
  {
    rule: 'randomObjectUse',
    mode: 'many',
    what: 'a gang with bottles',
    shows: (table) => gang(table, { ...side, weapons: ['random-object'] }, {}).attackers[0]?.hit.value,
    expected: { 3: 2 / 3, 2: 5 / 6 },
  },
  {
    rule: 'automaticHits',
    mode: 'many',
    what: 'two who hack at a wall',
    shows: (table) => volleyOf(table, { hits: 'automatic' }).ok,
    expected: { true: true, false: false },
  },
  {
    rule: 'headOnIgnoresSpeed',
    mode: 'many',
    what: 'the dead of two sure shots at what comes on',
    shows: (table) =>
      deaths(table, { skill: '1d6', weapon: own('9', 3), situation: { speed: 12, headOn: true } }),
    expected: { true: 8 / 6, false: 4 / 6 },
  },
  {
    rule: 'largeTarget',
    mode: 'many',
    what: 'the dead of two sure shots at a barn',
    shows: (table) => deaths(table, { skill: '1d6', weapon: own('9', 6), situation: { large: 4 } }),
    expected: { every: 1, 'beyond-first': 4 / 6 },
  },
  {
    rule: 'blindCover',
    mode: 'many',
    what: 'the dead of two shots at unseen heads',
    shows: (table) =>
      deaths(table, { skill: '1d6+8', weapon: own('9', 6), situation: { blind: true, thirds: 1 } }),
    expected: { ignored: 8 / 6, counts: 4 / 6 },
  },
  {
    rule: 'heightCap',
    mode: 'many',
    what: 'two pistols over 14" from 10" above',
    shows: (table) => volleyOf(table, { weapon: 'short-ranged', distance: 14, height: 10 }).ok,
    expected: { [Number.POSITIVE_INFINITY]: true, 5: false },
  },
  {
    rule: 'gangPenalty',
    mode: 'many',
    what: 'the victim’s counter, 1d6 less the penalty at Use 2',
    shows: (table) =>
      gang(table, { ...side, armor: '0' }, { weapons: [own('9', 2)] }, [
        { kind: 'counterattack', arm: 'own.1', against: 0 },
      ]).attackers[0]?.diesGivenVictimLives.value,
    expected: { 'after-first': 4 / 6, each: 3 / 6 },
  },
  {
    rule: 'cranky',
    mode: 'many',
    what: 'two Heroes of 2d6, Cranky by 2, at Use 6: the mean number of hits that kill',
    shows: (table) => deaths(table, { skill: '2d6', cranky: 2, weapon: own('9', 6, 'natural') }),
    // Each needs faces of 10, or of 8, in all.
    expected: { die: (2 * 6) / 36, roll: (2 * 15) / 36 },
  },
  {
    rule: 'blastRoll',
    mode: 'many',
    what: 'a blast that spares three minifigs',
    shows: (table) => {
      const blast = checkBlast({
        edition: editionOf(table),
        rules: volleyRulesOf(table),
        bonusDice: 'decline',
        targets: [{ armor: '4', count: 3 }],
      });
      return blast.ok && chanceOf(blastOdds(blast.value).deaths.value, 0);
    },
    expected: { 'for-all': 0.4, 'for-each': 0.064 },
  },
];
