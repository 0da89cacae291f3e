import { describe, expect, it } from 'vitest';
import { checkFight } from '../../../../src/rules/brikwars/attack/check-fight.ts';
import { explainAttack } from '../../../../src/rules/brikwars/attack/explain.ts';
import { attackModifier } from '../../../../src/rules/brikwars/attack/modifiers.ts';
import type { FightSetup, SideSetup } from '../../../../src/rules/brikwars/attack/setup.ts';
import { blowOdds } from '../../../../src/rules/brikwars/attack/strike.ts';
import { editions } from '../../../../src/rules/brikwars/edition.ts';
import { coverOf } from '../../../../src/rules/brikwars/supplement/hiding.ts';
import { masterOdds } from '../../../../src/rules/brikwars/supplement/weapon-master.ts';
import { units } from '../../../../src/rules/brikwars/units.ts';
import { parseDice } from '../../../../src/rules/dice/notation.ts';

const edition = editions['2005'];

const soldier: SideSetup = { skill: '1d6', armor: '4', weapons: ['hand'] };

function fightOf(attacker: Partial<SideSetup>, defender: Partial<SideSetup>, more: Partial<FightSetup> = {}) {
  const checked = checkFight({
    edition,
    mode: 'close',
    attacker: { ...soldier, ...attacker },
    defender: { ...soldier, ...defender },
    ...more,
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
  return checked.value;
}

const blow = { by: 'attacker', arm: 'hand.1', strikerPenalty: 0, parryPenalty: 0, first: true } as const;
const dice = (text: string) => {
  const read = parseDice(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};

describe('rules/brikwars: a weapon master in a fight', () => {
  it('BW-SKL-03 a master strikes and shoots as the odds of the skill say', () => {
    for (const weapon of ['hand', 'heavy', 'two-handed'] as const)
      for (const skill of ['1d6', '1d6+1', '1d10'])
        for (const armor of ['4', '2d6']) {
          const fight = fightOf({ skill, weapons: [weapon], master: weapon }, { armor });
          const { use, damage = '0' } = edition.weapons[weapon];
          const odds = masterOdds(
            { skill: dice(skill), modifier: 0, use, damage: dice(damage) },
            dice(armor),
            edition.rules,
          );
          const struck = blowOdds(fight, { ...blow, arm: `${weapon}.1` });
          expect(struck.hit).toBeCloseTo(odds.hit.value, 12);
        }
    const shot = fightOf({ weapons: ['long-ranged'], master: 'long-ranged' }, {}, { mode: 'ranged' });
    const plain = fightOf({ weapons: ['long-ranged'] }, {}, { mode: 'ranged' });
    const fired = { ...blow, arm: 'long-ranged.1' } as const;
    expect(blowOdds(shot, fired).hit).toBeGreaterThan(blowOdds(plain, fired).hit);
  });

  it('BW-SKL-03 the die is for the mastered weapon alone, and not for a shove', () => {
    const two = fightOf({ weapons: ['hand', 'random-object'], master: 'random-object' }, {});
    const plain = fightOf({ weapons: ['hand', 'random-object'] }, {});
    const other = { ...blow, arm: 'random-object.1' } as const;
    expect(blowOdds(two, blow).hit).toBe(blowOdds(plain, blow).hit);
    expect(blowOdds(two, other).hit).toBeGreaterThan(blowOdds(plain, other).hit);
    const shove = { ...blow, shove: true };
    const master = fightOf({ master: 'hand' }, {}, { action: 'shove' });
    expect(blowOdds(master, shove).hit).toBe(blowOdds(fightOf({}, {}, { action: 'shove' }), shove).hit);
  });

  it('BW-SKL-03 BW-CC-16 a master parries better with his weapon, and stops more', () => {
    const parried = { ...blow, parry: 'hand.1' } as const;
    const master = blowOdds(fightOf({}, { master: 'hand' }), parried);
    const plain = blowOdds(fightOf({}, {}), parried);
    expect(master.parriedGivenHit).toBeGreaterThan(plain.parriedGivenHit);
  });

  it('BW-SKL-03 BWC-97 BW-HERO-03 all his dice must show 1 to fail, and each die of a Cranky master counts less', () => {
    const [group] = fightOf({ master: 'hand' }, {}).attacker.arms[0]?.skill?.groups ?? [];
    expect(group).toMatchObject({ count: 2, sides: 6 });
    const known = (attackRoll: number) => blowOdds(fightOf({ master: 'hand' }, {}, { attackRoll }), blow).hit;
    expect(known(2)).toBe(0);
    expect(known(3)).toBe(1);
    const cranky = fightOf({ ...units.hero, weapons: ['hand'], master: 'hand', cranky: 1 }, {});
    const easy = fightOf({ ...units.hero, weapons: ['hand'], master: 'hand' }, {});
    expect(blowOdds(cranky, blow).hit).toBeLessThan(blowOdds(easy, blow).hit);
    expect(cranky.attacker.arms[0]?.skill?.groups.map(({ penalty }) => penalty)).toEqual([1, 1]);
  });

  it('BW-SKL-03 the reasons say so, to hit and in damage, and only for him', () => {
    const notify = (more: Partial<SideSetup>) => {
      const { hit, damage } = explainAttack(fightOf(more, {}), blow);
      return [hit, damage].map((reasons) => reasons.filter(({ rule }) => rule === 'BW-SKL-03').length);
    };
    expect(notify({ master: 'hand' })).toEqual([1, 1]);
    expect(notify({})).toEqual([0, 0]);
  });

  it('BW-SKL-01 BWC-96 a target that hides is as hard to shoot as its cover says, and no harder to strike', () => {
    for (const hiding of ['half', 'still'] as const)
      for (const thirds of [1, 2, 3] as const) {
        const situation = { thirds, hiding };
        const cover = coverOf({ hiddenSections: 3 - thirds, stance: hiding, hides: true }).value;
        expect(attackModifier(situation, 'ranged', edition.rules).value).toBe(-cover);
        expect(attackModifier(situation, 'close', edition.rules).value).toBe(thirds - 3);
        const { reasons } = attackModifier(situation, 'ranged', edition.rules);
        expect(reasons).toContainEqual({
          rule: 'BW-SKL-01',
          effect: 'target-hides',
          amount: hiding === 'half' ? -1 : -2,
        });
      }
  });
});
