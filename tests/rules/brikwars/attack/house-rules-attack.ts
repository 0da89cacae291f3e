import { checkFight } from '../../../../src/rules/brikwars/attack/check-fight.ts';
import { lateResponses, legalDefences, responseId } from '../../../../src/rules/brikwars/attack/defences.ts';
import type { DefencePlan } from '../../../../src/rules/brikwars/attack/fight.ts';
import type { FightSetup, SideSetup } from '../../../../src/rules/brikwars/attack/setup.ts';
import { exchangeOdds } from '../../../../src/rules/brikwars/duel/exchange.ts';
import { editionOf, type TableRules } from '../../../../src/rules/brikwars/house-rules.ts';
import type { ShownRule } from '../house-rules-shown.ts';

const side: SideSetup = { skill: '1d6', armor: '4', weapons: ['hand'], bonusDice: 'decline' };
/** Always hits. */
const sure: SideSetup = { ...side, skill: '9' };
const none: DefencePlan = [{ kind: 'none' }];
const counter: DefencePlan = [{ kind: 'counterattack', arm: 'hand.1' }];

type Entered = Partial<FightSetup>;

function checked(table: TableRules, more: Entered) {
  return checkFight({ edition: editionOf(table), mode: 'close', attacker: side, defender: side, ...more });
}

function fightOf(table: TableRules, more: Entered) {
  const fight = checked(table, more);
  if (!fight.ok) throw new Error(JSON.stringify(fight.issues));
  return fight.value;
}

const oddsOf = (table: TableRules, more: Entered, plan = none) => exchangeOdds(fightOf(table, more), plan);
const issueOf = (table: TableRules, more: Entered) => {
  const fight = checked(table, more);
  return fight.ok ? 'allowed' : (fight.issues[0]?.code ?? '');
};
const hit = (table: TableRules, more: Entered) => oddsOf(table, more).attacks[0]?.hit.value ?? 0;
const dies = (table: TableRules, more: Entered, plan = none) => oddsOf(table, more, plan).defenderDies.value;
/** He parries with the first thing in his hands. */
const lost = (table: TableRules, more: Entered) => {
  const [arm] = fightOf(table, more).defender.arms;
  return oddsOf(table, more, arm && [{ kind: 'parry', arm: arm.id }]).defenderWeaponLost.value;
};

const own = (damage: string, use = 0, kind: 'heavy' | 'two-handed' | 'hand' | 'natural' = 'heavy') => ({
  use,
  damage,
  kind,
});
const shot = { mode: 'ranged', attacker: { ...side, weapons: ['long-ranged'] } } as const;
const throws = { mode: 'ranged', attacker: sure, distance: 1 } as const;

/** What each switch changes: in figures where they are short, else that no two values give the same. */
export const attackHouseRules: readonly ShownRule[] = [
  {
    rule: 'bonus',
    mode: 'close',
    what: 'a Hero’s chance to reach Use 12',
    shows: (table) =>
      hit(table, { attacker: { ...side, skill: '1d10', weapons: [own('1d6', 12)], bonusDice: 'take' } }),
    expected: { d6: 1 / 12, same: 9 / 100, none: 0 },
  },
  {
    rule: 'bonus',
    mode: 'ranged',
    what: 'a Hero’s shot at Use 12',
    shows: (table) =>
      hit(table, {
        mode: 'ranged',
        attacker: { ...side, skill: '1d10', weapons: [own('1d6', 12)], bonusDice: 'take' },
      }),
    expected: { d6: 1 / 12, same: 9 / 100, none: 0 },
  },
  {
    rule: 'skillCriticalFailure',
    mode: 'close',
    what: 'a hit with 1d6+3 at Use 3',
    shows: (table) => hit(table, { attacker: { ...side, skill: '1d6+3' } }),
    expected: { true: 5 / 6, false: 1 },
  },
  {
    rule: 'skillCriticalFailure',
    mode: 'ranged',
    what: 'a shot with 1d6+3 at Use 3',
    shows: (table) => hit(table, { ...shot, attacker: { ...shot.attacker, skill: '1d6+3' } }),
    expected: { true: 5 / 6, false: 1 },
  },
  {
    rule: 'damageCriticalFailure',
    mode: 'close',
    what: '1d6+4 against Armor 4',
    shows: (table) => dies(table, { attacker: { ...sure, weapons: [own('1d6+4')] } }),
    expected: { zero: 5 / 6, total: 1 },
  },
  {
    rule: 'damageCriticalFailure',
    mode: 'ranged',
    what: 'a shot of 1d6+4 at Armor 4',
    shows: (table) => dies(table, { mode: 'ranged', attacker: { ...sure, weapons: [own('1d6+4')] } }),
    expected: { zero: 5 / 6, total: 1 },
  },
  {
    rule: 'rangeCriticalFailure',
    mode: 'ranged',
    what: 'a sure throw over 1"',
    shows: (table) => hit(table, throws),
    expected: { true: 5 / 6, false: 1 },
  },
  {
    rule: 'cumulativeDamage',
    mode: 'close',
    what: 'two blows of 1d6, a 1 doing nothing, against Armor 4',
    shows: (table) =>
      dies(table, { attacker: { ...sure, weapons: ['hand', 'hand'] } }, [{ kind: 'none' }, { kind: 'none' }]),
    expected: { true: 28 / 36, false: 20 / 36 },
  },
  {
    rule: 'parryRolled',
    mode: 'close',
    what: 'how often the parrying hand weapon is lost',
    shows: (table) => lost(table, {}),
    expected: { 'if-hit': (5 / 6) * (1 / 6), always: 1 / 6 },
  },
  {
    rule: 'parryRolled',
    mode: 'ranged',
    what: 'how often the shield is lost to an arrow',
    shows: (table) => lost(table, { ...shot, missile: 'slow', defender: { ...side, weapons: ['shield'] } }),
    expected: { 'if-hit': (4 / 6) * (1 / 6), always: 1 / 6 },
  },
  {
    rule: 'counterAfter',
    mode: 'close',
    what: 'the attacker’s death after a hit that did no harm',
    shows: (table) =>
      oddsOf(table, { attacker: { ...sure, weapons: [own('0')] }, defender: sure }, counter).attackerDies
        .value,
    expected: { any: 2 / 6, failed: 0 },
  },
  {
    rule: 'parryUntil',
    mode: 'close',
    what: 'what may still be declared after a hit',
    shows: (table) => lateResponses(fightOf(table, {}), none, 0).map(responseId),
    expected: { 'until-damage': ['parry:hand.1'], 'before-attack': [] },
  },
  {
    rule: 'knockedAway',
    mode: 'close',
    what: 'a Heavy Weapon that can never parry a Two-Handed one',
    shows: (table) =>
      lost(table, {
        attacker: { ...sure, weapons: ['two-handed'] },
        defender: { ...side, weapons: ['heavy'] },
      }),
    expected: { light: 1 / 6, 'one-handed': 1 },
  },
  {
    rule: 'shoveTargets',
    mode: 'close',
    what: 'a minifig that shoves Size 2',
    shows: (table) => issueOf(table, { action: 'shove', defender: { ...side, size: 2 } }),
    expected: { any: 'allowed', 'no-bigger': 'target-too-big' },
  },
  {
    rule: 'unarmedParry',
    mode: 'close',
    what: 'what bare hands can do about a shove with a shield',
    shows: (table) =>
      legalDefences(
        fightOf(table, {
          action: 'shove',
          attacker: { ...side, weapons: ['shield'] },
          defender: { ...side, weapons: [] },
        }),
      ).map((plan) => plan.map(responseId).join()),
    expected: { unarmed: ['none'], 'unarmed-or-shield': ['none', 'parry:bare-hands.1'] },
  },
  {
    rule: 'equalDamage',
    mode: 'close',
    what: '1d6 against Armor 4',
    shows: (table) => dies(table, { attacker: sure }),
    expected: { glances: 1 / 3, kills: 1 / 2 },
  },
  {
    rule: 'equalDamage',
    mode: 'close',
    what: 'a miss never kills, whatever the Armor',
    shows: (table) =>
      dies(table, { attacker: { ...sure, weapons: [own('0')] }, defender: { ...side, armor: '0' } }),
    expected: { glances: 0, kills: 0 },
    differ: false,
  },
  {
    rule: 'equalDamage',
    mode: 'ranged',
    what: 'a shot of 1d6+1 at Armor 1d6',
    shows: (table) =>
      dies(table, {
        mode: 'ranged',
        attacker: { ...sure, weapons: ['long-ranged'] },
        defender: { ...side, armor: '1d6' },
      }),
    // A 1 does nothing; 3 to 7 are more than 1d6 in 20 of 36, and as much or more in 24.
    expected: { glances: 20 / 36, kills: 24 / 36 },
  },
  {
    rule: 'heavyUse',
    mode: 'close',
    what: 'a hit with a Heavy Weapon',
    shows: (table) => hit(table, { attacker: { ...side, weapons: ['heavy'] } }),
    expected: { 4: 1 / 2, 3: 2 / 3 },
  },
  {
    rule: 'randomObjectUse',
    mode: 'close',
    what: 'a hit with a Random Object, and with a pistol swung as one',
    shows: (table) => [
      hit(table, { attacker: { ...side, weapons: ['random-object'] } }),
      hit(table, { attacker: { ...side, weapons: ['short-ranged'] } }),
    ],
    expected: { 3: [2 / 3, 2 / 3], 2: [5 / 6, 5 / 6] },
  },
  {
    rule: 'randomObjectUse',
    mode: 'ranged',
    what: 'a bottle thrown near',
    shows: (table) =>
      hit(table, { mode: 'ranged', attacker: { ...side, weapons: ['random-object'] }, distance: 0 }),
  },
  {
    rule: 'automaticHits',
    mode: 'close',
    what: 'a blow at a wall',
    shows: (table) => issueOf(table, { automaticHit: true }),
    expected: { true: 'allowed', false: 'no-automatic-hits' },
  },
  {
    rule: 'automaticHits',
    mode: 'ranged',
    what: 'a shot at a wall that the barrel touches',
    shows: (table) => issueOf(table, { ...shot, automaticHit: true }),
    expected: { true: 'allowed', false: 'no-automatic-hits' },
  },
  ...(['close', 'ranged'] as const).map(
    (mode): ShownRule => ({
      rule: 'headOnIgnoresSpeed',
      mode,
      what: 'a target that comes straight on at 12"',
      shows: (table) =>
        hit(table, {
          mode,
          attacker: { ...side, weapons: [own('1d6', 3)], situation: { speed: 12, headOn: true } },
        }),
      expected: { true: 4 / 6, false: 2 / 6 },
    }),
  ),
  ...(['close', 'ranged'] as const).map(
    (mode): ShownRule => ({
      rule: 'largeTarget',
      mode,
      what: 'a barn of 4" at Use 6',
      shows: (table) =>
        hit(table, { mode, attacker: { ...side, weapons: [own('1d6', 6)], situation: { large: 4 } } }),
      expected: { every: 3 / 6, 'beyond-first': 2 / 6 },
    }),
  ),
  ...(['close', 'ranged'] as const).map(
    (mode): ShownRule => ({
      rule: 'blindCover',
      mode,
      what: 'an unseen head with Skill 1d6+8 at Use 6',
      shows: (table) =>
        hit(table, {
          mode,
          attacker: {
            ...side,
            skill: '1d6+8',
            weapons: [own('1d6', 6)],
            situation: { blind: true, thirds: 1 },
          },
        }),
      expected: { ignored: 4 / 6, counts: 2 / 6 },
    }),
  ),
  ...(['close', 'ranged'] as const).map(
    (mode): ShownRule => ({
      rule: 'cranky',
      mode,
      what: 'a Hero with Skill 2d6 and two others beside him at Use 6',
      shows: (table) =>
        hit(table, {
          mode,
          attacker: { ...side, skill: '2d6', weapons: [own('1d6', 6)], cranky: 2 },
        }),
      expected: { die: 6 / 36, roll: 15 / 36 },
    }),
  ),
  {
    rule: 'heightCap',
    mode: 'ranged',
    what: 'a pistol over 14" from 10" above',
    shows: (table) =>
      issueOf(table, {
        mode: 'ranged',
        attacker: { ...side, weapons: ['short-ranged'] },
        distance: 14,
        height: 10,
      }),
    expected: { [Number.POSITIVE_INFINITY]: 'allowed', 5: 'out-of-range' },
  },
];
