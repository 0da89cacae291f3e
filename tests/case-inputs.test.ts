import { describe, expect, it } from 'vitest';
import { adapters } from './support/cases/case-adapters.ts';
import { brikwarsAdapters } from './support/cases/case-adapters-brikwars.ts';
import { chargeAdapters } from './support/cases/case-adapters-charge.ts';
import { contestAdapters } from './support/cases/case-adapters-contests.ts';
import { placementAdapters } from './support/cases/case-adapters-placement.ts';
import { quikAdapters } from './support/cases/case-adapters-quik.ts';
import { usbMeleeAdapters } from './support/cases/case-adapters-usb-melee.ts';
import { usbMoraleAdapters } from './support/cases/case-adapters-usb-morale.ts';
import { usbShootingAdapters } from './support/cases/case-adapters-usb-shooting.ts';
import { volleyAdapters } from './support/cases/case-adapters-volley.ts';
import { type Adapter, askFor, Fields } from './support/cases/cases.ts';

/** What the runner answers to an input of the kind, given by name. */
function answer(adapter: Adapter | undefined, inputs: object, edition = 'bw2005') {
  const answers = adapter?.(new Fields(inputs, 'inputs'), edition);
  return (name: string) => answers?.(name) ?? Number.NaN;
}

/** Every throw of dice with so many sides. */
function throwsOf(sides: readonly number[]): number[][] {
  return sides.reduce<number[][]>(
    (all, faces) =>
      all.flatMap((before) => Array.from({ length: faces }, (_, face) => [...before, face + 1])),
    [[]],
  );
}

const total = (faces: readonly number[]) => faces.reduce((sum, face) => sum + face, 0);

/** The share of all throws for which something is so. */
function share(sides: readonly number[], so: (faces: readonly number[]) => boolean): number {
  const all = throwsOf(sides);
  return all.filter(so).length / all.length;
}

/** Who wins where only those tied for the highest throw again: their dice by number of sides, and who throws. */
function tiedOnly(sides: readonly number[], throwing: readonly number[]): readonly number[] {
  if (throwing.length === 1) return sides.map((_, player) => Number(throwing.includes(player)));
  const all = throwsOf(throwing.map((player) => sides[player] ?? 0));
  const wins = sides.map(() => 0);
  let decided = 0;
  for (const faces of all) {
    const top = throwing.filter((_, at) => faces[at] === Math.max(...faces));
    if (top.length === throwing.length) continue;
    decided++;
    tiedOnly(sides, top).forEach((win, player) => {
      wins[player] = (wins[player] ?? 0) + win;
    });
  }
  return wins.map((win) => win / decided);
}

const sixes = (count: number) => Array.from({ length: count }, () => 6);

describe('inputs of cases that the runner can express', () => {
  const blow = { use: 4, damage: '1d6', armor: '4', explode: 'none', cf_skill: true, cf_damage: 'total' };

  it.each([
    'bw2005',
    'bw2005-ch5rev',
    'bw-pl',
    'quikwars',
    'lugpol',
    'pl-healing',
    'pl-supplements',
    'league',
  ])('BW-ATK-06 attack: a single attack in %s', (edition) => {
    const found = answer(brikwarsAdapters.attack, { ...blow, skill: '1d6', auto_hit: false }, edition);
    expect(found('p_hit')).toBeCloseTo(1 / 2, 12);
    expect(found('p_kill')).toBeCloseTo(1 / 6, 12);
  });

  it('BW-DICE-06 attack: a skill that earns no bonus dice while damage does', () => {
    const found = (skill: string | number, use: number, more = {}) =>
      answer(brikwarsAdapters.attack, { ...blow, skill, use, armor: '7', explode: 'bonus_d6', ...more });
    // Above 7 only a six with 2 or more on its bonus die.
    const killed = (1 / 6) * (5 / 6);
    expect(found('1d6', 7)('p_hit')).toBeGreaterThan(0);
    expect(found('1d6', 7, { explode_skill: 'none' })('p_hit')).toBe(0);
    expect(found('1d6', 4, { explode_skill: 'none' })('p_kill_given_hit')).toBeCloseTo(killed, 12);
    expect(found('1d6', 4, { explode_skill: 'none' })('p_hit')).toBeCloseTo(1 / 2, 12);
    expect(found('4', 4)('p_hit')).toBe(1);
    expect(found(3, 4)('p_hit')).toBe(0);
  });

  it('BW-DICE-06 combined: a group whose skill earns no bonus dice', () => {
    const group = { count: 1, skill: '1d6', use: 7, damage: '2' };
    const inputs = { groups: [group], armor: '1', explode: 'bonus_d6', cf_damage: 'total' };
    expect(answer(volleyAdapters.combined, inputs)('p_kill')).toBeCloseTo(1 / 6, 12);
    expect(answer(volleyAdapters.combined, { ...inputs, explode_skill: 'none' })('p_kill')).toBe(0);
  });

  it('BW-DICE-06 exchange: a side whose skill earns no bonus dice', () => {
    const attacker = { skill: '1d6', armor: '4', weapons: [{ use: 7, damage: '9' }] };
    const defender = { skill: '1d6', armor: '4', responses: [{ mode: 'none' }] };
    const dice = { explode: 'bonus_d6', cf_damage: 'total', cumulative: true };
    const found = (more: object) =>
      answer(brikwarsAdapters.exchange, { attacker: { ...attacker, ...more }, defender, ...dice });
    expect(found({})('p_defender_dies')).toBeCloseTo(1 / 6, 12);
    expect(found({ explode_skill: 'none' })('p_defender_dies')).toBe(0);
  });

  it.each([
    ['2d6', '1d6'],
    ['3d6', '1d6'],
    ['2d6', '0'],
    ['2d6', '2d6'],
    ['0', '1d6'],
  ])('BWC-07 knockback_ch5: Momentum of %s against %s', (mom, pop) => {
    const [push, hold] = [Number(mom[0]), Number(pop[0])];
    const found = answer(chargeAdapters.knockback_ch5, { mom, pop, explode: 'none' }, 'bw2005-ch5rev');
    for (let inches = 1; inches <= 12; inches++) {
      const flown = share(
        sixes(push + hold),
        (faces) => total(faces.slice(0, push)) - total(faces.slice(push)) >= inches,
      );
      expect(found(`p_knockback_ge_${inches}`)).toBeCloseTo(flown, 12);
    }
  });

  it('BW-CHGW-06 knockback_ch5: a Charge that is rolled and the bare difference of its dice agree', () => {
    const found = (mom: string) =>
      answer(chargeAdapters.knockback_ch5, { mom, pop: '1d6', explode: 'bonus_d6' }, 'bw2005-ch5rev');
    // An addend of 0 makes no d6 alone of it.
    for (const mom of ['1d6', '2d6', '3d6']) {
      for (const name of ['mean_knockback', 'p_knockback_eq_0', 'p_knockback_ge_5']) {
        expect(found(mom)(name)).toBeCloseTo(found(`${mom}+1-1`)(name), 10);
      }
    }
  });

  it.each(['2', '2d6', '1d6+1', '0', '1d6'])('BW-CHGW-07 smash_ch5: upon damage of %s', (prior) => {
    const dice = /^(\d)d6/.exec(prior)?.[1];
    const own = Number(dice ?? 0);
    const fixed = prior.includes('d') ? Number(prior.split('+')[1] ?? 0) : Number(prior);
    const found = answer(
      chargeAdapters.smash_ch5,
      { wall: 1, armor: '4', prior, explode: 'none' },
      'bw2005-ch5rev',
    );
    const dies = share(sixes(own + 2), ([push = 0, hold = 0, ...dealt]) => {
      return total(dealt) + fixed + Math.max(0, push - hold - 1) > 4;
    });
    expect(found('p_dies')).toBeCloseTo(dies, 12);
  });

  it.each(['2d6', '1d6+1', '1d10'])('BW-CHGW-04 charge_exchange: Momentum of %s', (momentum) => {
    const side = { skill: '1d6', use: 4, damage: '1d6', armor: '8' };
    const inputs = { order: 'attacker_first', explode: 'none', cf_damage: 'total' };
    const found = answer(
      chargeAdapters.charge_exchange,
      { attacker: { ...side, momentum }, defender: { ...side, momentum: '0' }, ...inputs },
      'bw2005-ch5rev',
    );
    const [sides, fixed] = { '2d6': [[6, 6], 0], '1d6+1': [[6], 1], '1d10': [[10], 0] }[momentum] as [
      number[],
      number,
    ];
    const kill = share([6, ...sides], (faces) => total(faces) + fixed > 8);
    expect(found('p_defender_dies')).toBeCloseTo(kill / 2, 12);
    expect(found('p_attacker_dies')).toBe(0);
  });

  it('BW-CHG-12 collision: crushed by any Size', () => {
    const found = (crush: number) =>
      answer(chargeAdapters.collision, {
        speed: 2,
        size_attacker: 1,
        size_defender: 1,
        braced: false,
        armor_attacker: '99',
        armor_defender: '5',
        crush,
        explode: 'none',
        cf_damage: 'total',
      })('p_defender_dies');
    // One die of Momentum and the Size that crushes.
    for (const crush of [1, 2, 4])
      expect(found(crush)).toBeCloseTo(
        share([6], ([d = 0]) => d + crush > 5),
        12,
      );
  });

  it.each([1, 2, 12])('BW-CCB-07 plow: a line of %i', (kmax) => {
    const inputs = { mom_dice: 3, pop_dice: 0, size: 1, rule: 'pop_size', kmax, explode: 'none' };
    const found = answer(chargeAdapters.plow, inputs);
    // Nobody opposes, so all fly who are reached by a Momentum above their Size.
    for (let place = 1; place <= kmax; place++) expect(found(`p_plowed_ge_${place}`)).toBeCloseTo(1, 12);
    expect(found(`p_plowed_ge_${kmax + 1}`)).toBeNaN();
  });

  it('BW-CHG-13 charge_attack: a weapon that cannot hit kills nobody', () => {
    const dice = { explode: 'none', cf_damage: 'total' };
    const inputs = { skill: '1d6', skill_mod: -3, use: 5, weapon: '2d6', speed: 10, size: 2, armor: '4' };
    const found = answer(chargeAdapters.charge_attack, { ...inputs, ...dice });
    expect([found('p_hit'), found('p_kill')]).toEqual([0, 0]);
    expect(found('p_kill_given_hit')).toBeNaN();
  });

  it.each(['tied_only', 'all'])('BW-GEN-02 wisg: after a tie %s throw again', (ties) => {
    const sides = [6, 6, 10];
    const found = answer(contestAdapters.wisg, { dice: ['1d6', '1d6', '1d10'], ties, explode: 'none' });
    const alone = sides.map((_, player) =>
      share(sides, (faces) => faces.every((face, at) => at === player || face < (faces[player] ?? 0))),
    );
    const wins = sides.map((_, player) => found(`p_player${player + 1}_wins`));
    expect(total(wins)).toBeCloseTo(1, 12);
    expect(found('p_first_roll_tied')).toBeCloseTo(1 - total(alone), 12);
    const wanted = ties === 'all' ? alone.map((chance) => chance / total(alone)) : tiedOnly(sides, [0, 1, 2]);
    wins.forEach((win, player) => {
      expect(win).toBeCloseTo(wanted[player] ?? 0, 12);
    });
  });

  /** The chance of a test of one die, by its target before the bounds of 2 and 7. */
  const passed = (target: number) => (target >= 7 ? 1 / 36 : (7 - Math.max(2, target)) / 6);

  it.each([-3, -1, 0, 1, 2])('USB-TEST-04 usb_morale: a modifier of %i', (mod) => {
    const unsaved = (1 / 2) * (4 / 6);
    const found = answer(
      usbShootingAdapters.usb_morale,
      {
        shooters: 4,
        init: 1,
        dice_per_init: 1,
        hit: 4,
        hit_mod: 0,
        models: 4,
        standfast: 1,
        tough: 5,
        tough_mod: 0,
        wound: 1,
        morale_mod: mod,
        rule: 'highest',
      },
      'usb',
    );
    const lost = (k: number) => ([1, 4, 6, 4, 1][k] ?? 0) * unsaved ** k * (1 - unsaved) ** (4 - k);
    const pass = passed(5 - mod);
    expect(found('p_unaffected')).toBeCloseTo(lost(0) + (lost(1) + lost(2)) * pass, 12);
    expect(found('p_shaken')).toBeCloseTo(lost(1) * (1 - pass), 12);
    expect(found('p_panicked')).toBeCloseTo(lost(2) * (1 - pass) + lost(3) * pass, 12);
    expect(found('p_destroyed')).toBeCloseTo(lost(3) * (1 - pass), 12);
    expect(found('p_wiped')).toBeCloseTo(lost(4), 12);
  });

  it('USB-MOR-01 usb_morale: every Standfast of one model', () => {
    const shots = { shooters: 1, init: 1, dice_per_init: 1, hit: 2, hit_mod: 0, tough_mod: -9, wound: 1 };
    for (let standfast = 1; standfast <= 22; standfast++) {
      const inputs = { ...shots, models: 1, standfast, tough: 6, morale_mod: 0, rule: 'highest' };
      const found = answer(usbShootingAdapters.usb_morale, inputs, 'usb');
      const hit = (5 / 6) * (35 / 36);
      const failed = 1 - passed(6);
      expect(found('p_wiped')).toBeCloseTo(standfast === 1 ? hit : 0, 12);
      expect(found('p_panicked')).toBeCloseTo(standfast === 2 ? hit * failed : 0, 12);
      expect(found('p_shaken')).toBeCloseTo(standfast === 3 || standfast === 4 ? hit * failed : 0, 12);
    }
  });

  it.each([2, 3, 4, 5, 6, 7])('USB-MOR-09 usb_unbreakable: Tough %i+ with any modifier', (tough) => {
    for (const mod of [-2, -1, 0, 1, 2]) {
      const target = Math.min(7, Math.max(2, tough - mod));
      const lost = (face: number, next: number) => {
        if (face === 1) return Math.max(1, target - 1);
        if (target === 7 && face === 6) return next === 6 ? 0 : 1;
        return Math.max(0, target - face);
      };
      const found = answer(usbMoraleAdapters.usb_unbreakable, { tough, mod }, 'usb');
      for (let models = 0; models <= 6; models++) {
        const chance = share([6, 6], ([face = 0, next = 0]) => lost(face, next) === models);
        expect(found(`p_extralost_eq_${models}`)).toBeCloseTo(chance, 12);
      }
    }
  });

  it('USB-RES-02 usb_melee: one model of any Standfast', () => {
    const side = { models: 1, hit: 4, init: 1, tough: 4, hit_mod: 0, enemy_tough_mod: 0, extra_units: 0 };
    const idle = { ...side, reroll_hit: 'none', reroll_save: 'none', strikes: false, wound: 'D2' };
    const dice = { numbers: 'after', simultaneous: false };
    for (let standfast = 1; standfast <= 21; standfast++) {
      const fighting = { charger: { ...idle, standfast }, defender: { ...idle, standfast } };
      const found = answer(usbMeleeAdapters.usb_melee, { ...fighting, ...dice }, 'usb');
      // Nobody strikes: the charge alone is ahead by 1.
      expect(found('p_hold')).toBe(1);
    }
    const struck = { charger: { ...idle, strikes: true, standfast: 4 }, defender: { ...idle, standfast: 5 } };
    const found = answer(usbMeleeAdapters.usb_melee, { ...struck, ...dice }, 'usb');
    expect(found('mean_defender_lost')).toBeCloseTo((1 / 2) * (1 / 2) * 1.5, 12);
  });

  it.each([1, 2, 3])('BWC-69 quik: damage that counts %i times', (factor) => {
    const inputs = { damage: '1d6', armor: '2d6', damage_multiplier: factor, explode: 'none' };
    const found = answer(quikAdapters.quik, inputs, 'quikwars');
    const killed = share([6, 6, 6], ([hit = 0, ...armor]) => factor * hit > total(armor));
    expect(found('p_kill')).toBeCloseTo(killed, 12);
    expect(found('mean_damage')).toBeCloseTo(3.5 * factor, 12);
  });

  const refusal = (adapter: Adapter | undefined, inputs: object, edition: string) =>
    adapter && askFor(adapter, new Fields(inputs, 'inputs'), edition);
  const side = { models: 3, hit: 4, init: 1, tough: 4, standfast: 1, hit_mod: 0, enemy_tough_mod: 0 };
  const fighting = { ...side, extra_units: 0, reroll_hit: 'none', reroll_save: 'none', wound: 1 };
  const melee = { charger: fighting, defender: fighting, numbers: 'after', simultaneous: false };
  const shots = { shooters: 1, init: 1, dice_per_init: 1, hit: 4, hit_mod: 0, tough_mod: 0, wound: 1 };
  const morale = { ...shots, models: 3, standfast: 1, tough: 4, morale_mod: 0, rule: 'highest' };
  const gang = { skill: '1d6', use: 4, armor: '4' };

  it.each([
    ['USB-A-40', usbMeleeAdapters.usb_melee, { ...melee, numbers: 'before' }],
    ['USB-COMP-06', usbMeleeAdapters.usb_melee, { ...melee, charger: { ...fighting, standfast: 3 } }],
    ['USB-MOR-08', usbShootingAdapters.usb_morale, { ...morale, rule: 'each' }],
    ['USB-COMP-06', usbShootingAdapters.usb_morale, { ...morale, standfast: 3 }],
    [
      'BWC-110',
      quikAdapters.quik_bricks,
      { damage: '1d6', studs: 2, bricks: 3, rule: 'each', explode: 'none' },
    ],
    [
      'gang-limit',
      volleyAdapters.gang_up,
      { n: 4, attacker: gang, defender: gang, penalty: 'after_first', explode: 'none' },
    ],
    ['negative-dice', adapters.roll, { expr: '2d6-1d6', explode: 'none' }],
  ])('%s: what the rules know to be otherwise is an answer', (why, adapter, inputs) => {
    const found = refusal(adapter, inputs, 'bw2005');
    expect(found?.refusal).toContain(why);
    expect(['eligible', 'legal', 'may'].map((name) => found?.answers(name))).toEqual([0, 0, 0]);
    expect(found?.answers('p_kill')).toBeUndefined();
  });

  it('cases: what the runner cannot read is an error of it', () => {
    expect(() => refusal(adapters.roll, { expr: '1d6', explode: 'twice' }, 'bw2005')).toThrow('twice');
    expect(() => refusal(contestAdapters.wisg, { dice: ['1d6'], ties: 'some' }, 'bw2005')).toThrow('some');
    expect(() => refusal(brikwarsAdapters.attack, { ...blow, skill: '1d6' }, 'bw1999')).toThrow('bw1999');
  });

  it('BWC-56 cranky: a penalty that spares bonus dice', () => {
    const inputs = { expr: '1d6', penalty: 1, explode: 'bonus_d6' };
    const spared = answer(adapters.cranky, { ...inputs, bonus_dice_penalised: false });
    const all = answer(adapters.cranky, { ...inputs, bonus_dice_penalised: true });
    expect(spared('p_total_eq_6')).toBeCloseTo(1 / 36, 12);
    expect(spared('p_total_eq_5')).toBe(0);
    expect(all('p_total_eq_5')).toBeCloseTo(1 / 36, 12);
  });

  it('MK-ELG-13 castle-eligibility: what cannot be is not eligible', () => {
    const archer = { kind: 'warrior', mode: 'ranged', dmg: 1, rdmg: 4, target: 'W1' };
    const eligible = (input: object) => answer(adapters['castle-eligibility'], input)('eligible');
    expect(eligible({ members: [archer, archer] })).toBe(1);
    expect(eligible({ members: [archer, { ...archer, target: 'W2' }] })).toBe(0);
    expect(eligible({ members: [archer, { ...archer, mode: 'close' }] })).toBe(0);
    expect(eligible({ ...archer, kind: 'section', on: 'EW1' })).toBe(0);
    expect(eligible({ ...archer, kind: 'dragon' })).toBe(0);
    const { mode, target, ...member } = archer;
    expect(eligible({ mode, target, members: [member, member] })).toBe(1);
  });

  it('MK-SET-01 castle-placement: a distance that was not measured breaks no limit', () => {
    const found = (row: readonly (number | null)[]) =>
      answer(placementAdapters['castle-placement'], { sections: [row] });
    expect(found([null, 40, null, 5])('legal')).toBe(1);
    expect(found([5, null, null, null])('legal')).toBe(1);
    expect(found([19, 40])('OWN18')).toBe(1);
  });
});
