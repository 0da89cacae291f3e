import { describe, expect, it } from 'vitest';
import { type ChargeOdds, chargeOdds } from '../../../../src/rules/brikwars/charge/charge-odds.ts';
import { type ChargeRules, chargeRules } from '../../../../src/rules/brikwars/charge/charge-rules.ts';
import type { ChargeSetup } from '../../../../src/rules/brikwars/charge/charge-setup.ts';
import { mean } from '../../../../src/rules/dice/distribution.ts';
import { chargeOf, lance, plan } from './charge-table.ts';

const oneLance = { armor: '4', size: 1, weapon: lance };
const web = chargeRules.web5;

interface Switch {
  readonly id: string;
  readonly base?: ChargeRules;
  readonly setup: Partial<ChargeSetup>;
  readonly change: Partial<ChargeRules>;
  /** What the switch changes, as a number. */
  readonly of: (odds: ChargeOdds) => number;
  /** What it changes it to, compared with the edition. */
  readonly to: 'more' | 'less';
}

const kills = (odds: ChargeOdds) => odds.defenderDies.value;
const flies = (odds: ChargeOdds) => mean(odds.inches.defender);
const knight: Partial<ChargeSetup> = { attacker: { armor: '4', size: 2, weapon: lance } };
const towards: Partial<ChargeSetup> = {
  run: { straight: 2, target: { inches: 4, direction: 'towards' } },
  attacker: { armor: '4', size: 4 },
};

const switches: readonly Switch[] = [
  {
    id: 'BWC-05 bonus',
    setup: { ...knight, defender: { armor: '20', size: 1 } },
    change: { bonus: 'none' },
    of: kills,
    to: 'less',
  },
  {
    id: 'BWC-05 same',
    setup: {
      attacker: { ...oneLance, weapon: { ...lance, damage: '1d10' } },
      defender: { armor: '18', size: 1 },
    },
    change: { bonus: 'same' },
    of: kills,
    to: 'more',
  },
  {
    id: 'BWC-50 damageCriticalFailure',
    setup: { attacker: { armor: '4', size: 1 }, defender: { armor: '0', size: 1 } },
    change: { damageCriticalFailure: 'total' },
    of: kills,
    to: 'more',
  },
  {
    id: 'BWC-50 skillCriticalFailure',
    setup: { attacker: { ...oneLance, weapon: { ...lance, use: 1 } }, plan: { ...plan, afterMiss: 'past' } },
    change: { skillCriticalFailure: false },
    of: (odds) => odds.hits.value,
    to: 'more',
  },
  { id: 'BWC-06 equalDamage', setup: knight, change: { equalDamage: 'kills' }, of: kills, to: 'more' },
  {
    id: 'BWC-08 model',
    setup: { attacker: oneLance, plan: { ...plan, afterMiss: 'ram' } },
    change: { model: 'die' },
    of: (odds) => odds.attackerDies.value,
    to: 'less',
  },
  { id: 'BWC-29 addedMove', setup: towards, change: { addedMove: 'same-direction' }, of: kills, to: 'less' },
  {
    id: 'BWC-30 momentumDice',
    setup: { attacker: { armor: '4', size: 3 }, defender: { armor: '24', size: 1 } },
    change: { momentumDice: 'multiplied' },
    of: kills,
    to: 'more',
  },
  { id: 'BWC-31 skillRoll', setup: knight, change: { skillRoll: 'none' }, of: kills, to: 'more' },
  {
    id: 'BWC-32 knockedOver',
    setup: { defender: { armor: '30', size: 1 } },
    change: { knockedOver: 'base' },
    of: (odds) => odds.knockedOver.value,
    to: 'less',
  },
  {
    id: 'BWC-33 trampling',
    setup: { moveLeft: 3, defender: { armor: '8', size: 1 } },
    change: { trampling: 'automatic' },
    of: kills,
    to: 'more',
  },
  {
    id: 'BWC-34 ploughing',
    setup: { attacker: { armor: '20', size: 3 }, line: 3, moveLeft: 6 },
    change: { ploughing: 'compare' },
    of: (odds) => odds.line[2]?.cleared.value ?? 0,
    to: 'more',
  },
  {
    id: 'BWC-80 withinSize',
    setup: { attacker: { armor: '20', size: 3 }, defender: { armor: '20', size: 3 }, line: 1, moveLeft: 6 },
    change: { withinSize: 'runs-on' },
    of: (odds) => odds.line[0]?.reached.value ?? 0,
    to: 'more',
  },
  {
    id: 'BWC-81 momentumRoll',
    base: web,
    setup: { attacker: oneLance, behind: { kind: 'wall', free: 0 }, defender: { armor: '16', size: 1 } },
    change: { momentumRoll: 'once' },
    of: kills,
    to: 'less',
  },
  {
    id: 'BWC-83 smash',
    base: web,
    setup: { attacker: oneLance, behind: { kind: 'wall', free: 0 }, defender: { armor: '12', size: 1 } },
    change: { smash: 'alone' },
    of: kills,
    to: 'less',
  },
  {
    id: 'BWC-84 falls',
    setup: { behind: { kind: 'drop', free: 0, height: 8 }, defender: { armor: '12', size: 1 } },
    change: { falls: 'none' },
    of: kills,
    to: 'less',
  },
  {
    id: 'BWC-56 cranky',
    setup: { attacker: { armor: '4', size: 4, cranky: 1 }, defender: { armor: '10', size: 1 } },
    change: { cranky: 'roll' },
    of: kills,
    to: 'more',
  },
  {
    id: 'BWC-07 combined, Momentum behind one weapon',
    setup: { ...knight, chargers: 3, defender: { armor: '24', size: 4 } },
    change: { combined: 'momentum' },
    of: kills,
    to: 'less',
  },
  {
    id: 'BWC-07 combined, damage alone',
    setup: { ...knight, chargers: 3, defender: { armor: '24', size: 4 } },
    change: { combined: 'damage' },
    of: flies,
    to: 'less',
  },
];

describe('house rules of a Charge', () => {
  for (const { id, base = chargeRules['2005'], setup, change, of, to } of switches) {
    it(`${id} changes what comes of a Charge`, () => {
      const own = of(chargeOdds(chargeOf({ ...setup, rules: base })));
      const changed = of(chargeOdds(chargeOf({ ...setup, rules: { ...base, ...change } })));
      if (to === 'more') expect(changed).toBeGreaterThan(own + 1e-6);
      else expect(changed).toBeLessThan(own - 1e-6);
    });
  }

  it('BWC-07: every switch of a Charge has its test here', () => {
    const tested = new Set(switches.flatMap(({ change }) => Object.keys(change)));
    // How a squad resists is proved in the tests of squads.
    const elsewhere = new Set(['bracedSquad']);
    const own = Object.keys(chargeRules['2005']).filter((name) => !elsewhere.has(name));
    expect(own.filter((name) => !tested.has(name))).toEqual([]);
  });

  it('BW-COMB-07: in the 2005 rulebook the weapons of all who hit add up with their Momentum', () => {
    const three = chargeOf({
      rules: { ...chargeRules['2005'], bonus: 'none', damageCriticalFailure: 'total' },
      attacker: { armor: '4', size: 2, weapon: { ...lance, skill: '6', damage: '2' } },
      defender: { armor: '30', size: 4 },
      chargers: 3,
    });
    // 6 points of Momentum and three times 2 make 6d6+6: 37 and more need 31 on six dice.
    let over = 0;
    for (const counted of sixDice()) if (counted + 6 > 30) over++;
    expect(chargeOdds(three).defenderDies.value).toBeCloseTo(over / 6 ** 6, 10);
  });
});

function* sixDice(): Generator<number> {
  for (let way = 0; way < 6 ** 6; way++) {
    let total = 6;
    for (let rest = way, die = 0; die < 6; die++, rest = Math.floor(rest / 6)) total += rest % 6;
    yield total;
  }
}
