import { describe, expect, it } from 'vitest';
import type { Hands } from '../../../src/brikwars/duel/hands.ts';
import { type DuelInputs, initialDuel, setupOf } from '../../../src/brikwars/duel/inputs.ts';
import { armName, attackText, fightTitle, planLines, responseText } from '../../../src/brikwars/duel/text.ts';
import { creation as built, brikwars as en } from '../../../src/brikwars/words/en.ts';
import { brikwars as hu } from '../../../src/brikwars/words/hu.ts';
import { brikwars as pl } from '../../../src/brikwars/words/pl.ts';
import type { Messages } from '../../../src/platform/words.ts';
import { checkFight } from '../../../src/rules/brikwars/attack/check-fight.ts';
import type { Fight, Response } from '../../../src/rules/brikwars/attack/fight.ts';
import type { ArmId } from '../../../src/rules/brikwars/weapons.ts';
import { unwrap } from '../../support/cases/case-adapters.ts';

const first = initialDuel('2005');
const armed = (mine: Hands, theirs: Hands, change: Partial<DuelInputs> = {}): DuelInputs => ({
  ...first,
  attacker: { ...first.attacker, hands: mine },
  defender: { ...first.defender, hands: theirs },
  ...change,
});
const fightOf = (fought: DuelInputs): Fight => unwrap(checkFight(setupOf(fought)));
/** Nobody holds what another holds, so that no name can stand for another. */
const inputs = armed(['heavy', 'shield'], ['hand', 'random-object']);
const shielded = fightOf(armed(['two-handed', 'nothing'], ['hand', 'shield']));
const fight = fightOf(inputs);

const responses: readonly Response[] = [
  { kind: 'none' },
  { kind: 'counterattack', arm: 'hand.1' },
  { kind: 'counterattack', arm: 'random-object.1' },
  { kind: 'parry', arm: 'hand.1' },
  { kind: 'parry', arm: 'random-object.1' },
  { kind: 'riposte', parry: 'hand.1', strike: 'random-object.1' },
  { kind: 'riposte', parry: 'random-object.1', strike: 'hand.1' },
];

describe('brikwars/duel/text: what the defender does', () => {
  it('BW-CC-11 brikwars/duel/text: each response names its weapons, a riposte both in their order', () => {
    expect(responses.map((response) => responseText(en, fight, response))).toEqual([
      'No defence',
      'Counterattack: Hand weapon',
      'Counterattack: Random object',
      'Parry: Hand weapon',
      'Parry: Random object',
      'Parry and riposte: Hand weapon, Random object',
      'Parry and riposte: Random object, Hand weapon',
    ]);
  });

  it('brikwars/duel/text: a shield does not strike back but shoves', () => {
    expect(responseText(en, shielded, { kind: 'counterattack', arm: 'hand.1' })).toBe(
      'Counterattack: Hand weapon',
    );
    expect(responseText(en, shielded, { kind: 'counterattack', arm: 'shield.1' })).toBe('Shove back: Shield');
    expect(responseText(en, shielded, { kind: 'riposte', parry: 'shield.1', strike: 'hand.1' })).toBe(
      'Parry and riposte: Shield, Hand weapon',
    );
  });

  it('BW-CC-11 brikwars/duel/text: one answer stands alone, several are numbered by their attacks', () => {
    expect(planLines(en, fight, [{ kind: 'parry', arm: 'random-object.1' }])).toEqual([
      'Parry: Random object',
    ]);
    expect(
      planLines(en, fight, [
        { kind: 'counterattack', arm: 'hand.1' },
        { kind: 'parry', arm: 'random-object.1' },
        { kind: 'none' },
      ]),
    ).toEqual(['1. Counterattack: Hand weapon', '2. Parry: Random object', '3. No defence']);
  });

  it.each([
    ['pl', pl],
    ['hu', hu],
  ] as const)(
    'BW-CC-11 brikwars/duel/text: in %s every response has a name of its own',
    (_, t: Messages['brikwars']) => {
      const texts = [
        ...responses.map((response) => responseText(t, fight, response)),
        responseText(t, shielded, { kind: 'counterattack', arm: 'shield.1' }),
      ];
      expect(new Set(texts).size).toBe(texts.length);
      for (const text of texts) expect(text).not.toMatch(/^\s*$|undefined/);
      const named = (arm: ArmId) => armName(t, fight, 'defender', arm).toLowerCase();
      const places = (response: Response) => (arm: ArmId) =>
        responseText(t, fight, response).toLowerCase().indexOf(named(arm));
      for (const [parry, strike] of [
        ['hand.1', 'random-object.1'],
        ['random-object.1', 'hand.1'],
      ] as const) {
        const at = places({ kind: 'riposte', parry, strike });
        expect(at(parry)).toBeGreaterThan(0);
        expect(at(strike)).toBeGreaterThan(at(parry));
        const alone = places({ kind: 'parry', arm: parry });
        expect(alone(parry)).toBeGreaterThan(0);
        expect(alone(strike)).toBe(-1);
      }
      const [one, two] = planLines(t, fight, [{ kind: 'parry', arm: 'hand.1' }, { kind: 'none' }]);
      expect(one).toContain('1');
      expect(two).toContain('2');
    },
  );
});

describe('brikwars/duel/text: what the attacker does', () => {
  it('brikwars/duel/text: the weapons in the order used, a shield as a shove', () => {
    expect(attackText(en, fight, { action: 'attack', arms: ['heavy.1'] })).toBe('Attack: Heavy weapon');
    expect(attackText(en, fight, { action: 'attack', arms: ['shield.1', 'heavy.1'] })).toBe(
      'Attack: Shield (shove), Heavy weapon',
    );
    expect(attackText(en, fight, { action: 'shove', arms: ['shield.1'] })).toBe('Shove: Shield');
    expect(attackText(en, fight, { action: 'withdraw', arms: [] })).toBe('Withdraw');
    for (const t of [pl, hu]) {
      const texts = [
        attackText(t, fight, { action: 'attack', arms: ['heavy.1'] }),
        attackText(t, fight, { action: 'attack', arms: ['heavy.1', 'shield.1'] }),
        attackText(t, fight, { action: 'attack', arms: ['shield.1', 'heavy.1'] }),
        attackText(t, fight, { action: 'shove', arms: ['shield.1'] }),
        attackText(t, fight, { action: 'withdraw', arms: [] }),
      ];
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts.filter((text) => text.trim() === '' || text.includes('undefined'))).toEqual([]);
    }
  });

  it('brikwars/duel/text: what is thrown is called so, but not where it is struck with or parries', () => {
    const thrown = armed(['heavy', 'nothing'], ['hand', 'nothing'], {
      mode: 'ranged',
      shot: 'hand',
      shieldAgainstShots: true,
    });
    expect(armName(en, fightOf(thrown), 'attacker', 'hand.1')).toBe('Thrown hand weapon');
    expect(armName(en, fightOf({ ...thrown, shot: 'random-object' }), 'attacker', 'random-object.1')).toBe(
      'Thrown object',
    );
    expect(armName(en, fightOf(thrown), 'defender', 'shield.1')).toBe('Shield');
    expect(armName(en, fight, 'defender', 'hand.1')).toBe('Hand weapon');
    expect(
      armName(en, fightOf(armed(['heavy', 'nothing'], ['nothing', 'nothing'])), 'defender', 'bare-hands.1'),
    ).toBe('Bare hands');
  });

  it('brikwars/duel/text: the title says who strikes whom with what', () => {
    expect(fightTitle(en, built, inputs)).toBe('Heavy weapon, Shield against Hand weapon, Random object');
    expect(fightTitle(en, built, armed(['heavy', 'nothing'], ['nothing', 'nothing']))).toBe(
      'Heavy weapon against Enemy',
    );
    expect(fightTitle(en, built, { ...inputs, mode: 'ranged', shot: 'hand' })).toBe(
      'Thrown hand weapon against Enemy',
    );
  });
});
