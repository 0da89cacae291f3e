import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../src/brikwars/duel/answer.ts';
import { type DuelInputs, initialDuel } from '../../../src/brikwars/duel/inputs.ts';
import { magicAnswerOf } from '../../../src/brikwars/magic/answer.ts';
import { decodeMagic, encodeMagic } from '../../../src/brikwars/magic/inputs.ts';
import { goToHider, hiderOf } from '../../../src/brikwars/onward/duel-to-hider.ts';
import { readSided } from '../../../src/kit/question/sided-text.ts';
import { openFight } from '../duel/device.ts';

const plain = initialDuel('2005');
const start: DuelInputs = {
  ...plain,
  mode: 'ranged',
  situation: { ...plain.situation, hiding: 'half' },
};

/** The chance that the target dies, as the shot has it and as the hidden target has it while nobody looks first. */
function both(inputs: DuelInputs): readonly (number | undefined)[] {
  const shot = answerOf(inputs);
  const hidden = magicAnswerOf(hiderOf(inputs));
  return [
    shot.ok ? shot.value.chosen.chances.defenderDies : undefined,
    hidden.ok ? hidden.value.ends[0]?.chance : undefined,
  ];
}

describe('brikwars/onward/duel-to-hider', () => {
  it.each<[string, Partial<DuelInputs>]>([
    ['BW-SKL-01', {}],
    ['BW-SKL-01', { situation: { ...start.situation, hiding: 'still' } }],
    ['BW-SKL-01', { situation: { ...start.situation, hiding: 'still', thirds: 1, aimed: true } }],
    ['BW-ATK-05', { situation: { ...start.situation, speed: 6 }, shot: 'long-ranged' }],
    ['BW-SKL-03', { attacker: { ...start.attacker, master: true } }],
    ['BW-HERO-03', { attacker: { ...start.attacker, unit: 'hero', cranky: 1 } }],
    [
      'BW-ATK-01',
      { attacker: { ...start.attacker, unit: 'own', ownSkill: '1d10', ownArmor: '4', skillModifier: 2 } },
    ],
    ['BW-ATK-01', { defender: { ...start.defender, unit: 'own', ownSkill: '1d6', ownArmor: '1d6+2' } }],
  ])('%s: as long as nobody looks first, the odds are those of the shot with %j', (_, part) => {
    const [shot, hidden] = both({ ...start, ...part });
    expect(hidden).toBeCloseTo(shot ?? -1, 9);
    const made = hiderOf({ ...start, ...part });
    expect(decodeMagic(encodeMagic(made))).toEqual(made);
  });

  it('BW-SKL-02: who looks first goes on with the same units, whose sides they are with it', async () => {
    const { model, stored, history, ...device } = await openFight();
    model.change({ mode: 'ranged' });
    goToHider(device, model.inputs.value.peek(), 'theirs');
    await expect.poll(() => history.hash()).toContain('#/fight/magic?v=2');
    expect(stored.get('magic')).toContain('kind=shot');
    expect(readSided(stored.get('magic') ?? '').whose).toBe('theirs');
  });
});
