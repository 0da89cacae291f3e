import { describe, expect, it } from 'vitest';
import { type DuelInputs, initialDuel } from '../../../src/brikwars/duel/inputs.ts';
import { verdictOf as manyVerdictOf } from '../../../src/brikwars/many/answer.ts';
import { goToMany, manyText } from '../../../src/brikwars/onward/duel-to-many.ts';
import { readSided } from '../../../src/kit/sided-text.ts';
import { openFight } from '../duel/device.ts';

const start = initialDuel('2005');

describe('brikwars/onward/duel-to-many', () => {
  const own = { unit: 'own', ownSkill: '1d10', ownArmor: '1d6+2' } as const;
  it.each<[string, Partial<DuelInputs>, string]>([
    ['BW-COMB-05', {}, 'k=gang'],
    [
      'BW-COMB-05',
      { attacker: { ...start.attacker, ...own, hands: ['two-handed', 'nothing'] } },
      'two-handed',
    ],
    ['BW-COMB-01', { mode: 'ranged', shot: 'long-ranged', distance: 8 }, 'k=together'],
    ['BW-DICE-06', { attacker: { ...start.attacker, bonusDice: 'no-skill' } }, 'minifig*s'],
    ['BW-DICE-06', { attacker: { ...start.attacker, bonusDice: 'decline' } }, 'minifig*d'],
    ['BW-RNG-01', { mode: 'ranged', shot: 'explosive' }, 'k=blast'],
  ])('%s: several attackers take over units and weapons of %j', (_, part, told) => {
    const text = manyText({ ...start, ...part });
    expect(text).toContain(told);
    expect(manyVerdictOf(text)).toBeDefined();
  });

  it('brikwars/onward/duel-to-many: several attackers take the fight over, whose sides they are with it, and their own draft is written first', async () => {
    const { model, stored, history, ...device } = await openFight();
    goToMany(device, model.inputs.value.peek(), 'theirs');
    await expect.poll(() => history.hash()).toContain('#/fight/many?v=1');
    expect(stored.get('many')).toContain('k=gang');
    expect(readSided(stored.get('many') ?? '').whose).toBe('theirs');
  });
});
