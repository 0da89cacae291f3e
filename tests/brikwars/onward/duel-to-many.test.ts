import { describe, expect, it } from 'vitest';
import { type DuelInputs, initialDuel } from '../../../src/brikwars/duel/inputs.ts';
import { encodeMany } from '../../../src/brikwars/many/inputs.ts';
import { goToMany, manyOf } from '../../../src/brikwars/onward/duel-to-many.ts';
import { readSided } from '../../../src/kit/question/sided-text.ts';
import { keptEnds } from '../../support/kept-ends.ts';
import { openFight } from '../duel/device.ts';

const start = initialDuel('2005');

describe('brikwars/onward/duel-to-many', () => {
  const own = { unit: 'own', ownSkill: '1d10', ownArmor: '1d6+2' } as const;
  it.each<[string, Partial<DuelInputs>, string]>([
    ['BW-COMB-05', {}, 'kind=gang'],
    [
      'BW-COMB-05',
      { attacker: { ...start.attacker, ...own, hands: ['two-handed', 'nothing'] } },
      'gang.attackers=2.ow.1d10.1d6_2.....tw',
    ],
    ['BW-COMB-01', { mode: 'ranged', shot: 'long-ranged', distance: 8 }, 'assaults.1=3........lo......8'],
    ['BW-DICE-06', { attacker: { ...start.attacker, bonusDice: 'no-skill' } }, '2.....1'],
    ['BW-DICE-06', { attacker: { ...start.attacker, bonusDice: 'decline' } }, '2....1'],
    [
      'BW-WEAP-17',
      { attacker: { ...start.attacker, hands: ['hand', 'shield'] } },
      'gang.attackers=2........ha...1',
    ],
    ['BW-RNG-01', { mode: 'ranged', shot: 'explosive' }, 'kind=blast'],
  ])('%s: several attackers take over units and weapons of %j', async (_, part, shown) => {
    const text = encodeMany(manyOf({ ...start, ...part }));
    expect(text).toContain(shown);
    expect(await keptEnds('many', text)).toBeDefined();
  });

  it('BW-WEAP-17: who shoots puts his shield away', () => {
    const attacker = { ...start.attacker, hands: ['hand', 'shield'] } as const;
    const { assaults } = manyOf({ ...start, mode: 'ranged', attacker });
    expect(assaults[0]?.groups[0]?.shield).toBe(false);
  });

  it('brikwars/onward/duel-to-many: several attackers take the fight over, whose sides they are with it, and their own draft is written first', async () => {
    const { model, stored, history, ...device } = await openFight();
    goToMany(device, model.inputs.value.peek(), 'theirs');
    await expect.poll(() => history.hash()).toContain('#/fight/many?v=2');
    expect(stored.get('many')).toContain('kind=gang');
    expect(readSided(stored.get('many') ?? '').whose).toBe('theirs');
  });
});
