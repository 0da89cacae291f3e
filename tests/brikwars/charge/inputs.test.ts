import { describe, expect, it } from 'vitest';
import {
  aroundCount,
  type ChargeInputs,
  type ChargeSideInputs,
  chargeAsked,
  chargeSide,
  footman,
  initialCharge,
} from '../../../src/brikwars/charge/inputs.ts';
import { matters } from '../../../src/kit/question/asked.ts';

const ridden = initialCharge('2005');
const onFoot: ChargeInputs = { ...initialCharge('web5'), attacker: footman };

const asked = (inputs: ChargeInputs, part: Partial<ChargeInputs> = {}): readonly string[] =>
  Object.keys(chargeAsked.limits).filter((name) =>
    matters(chargeAsked, name as keyof typeof chargeAsked.limits, { ...inputs, ...part }),
  );

describe('brikwars/charge/inputs', () => {
  it('BWC-08: a Charge that goes by the die asks for nothing that goes by Size', () => {
    expect(asked(ridden)).toEqual([
      'earlier',
      'unintentional',
      'braced',
      'afterMiss',
      'line',
      'moveLeft',
      'low',
    ]);
    expect(asked(onFoot)).toEqual([]);
    // Only between minifigs.
    for (const side of ['attacker', 'defender'] as const)
      expect(asked(onFoot, { [side]: { ...footman, size: 2 } })).toContain('low');
  });

  it('brikwars/charge/inputs: a way, a run and what lies behind ask for their own', () => {
    const more = (part: Partial<ChargeInputs>) =>
      asked(ridden, part).filter((name) => !asked(ridden).includes(name));
    const less = (part: Partial<ChargeInputs>) =>
      asked(ridden).filter((name) => !asked(ridden, part).includes(name));
    expect(more({ direction: 'away' })).toEqual(['targetMove']);
    expect(more({ direction: 'towards' })).toEqual(['targetMove']);
    expect(less({ direction: 'towards' })).toEqual(['braced']);
    expect(less({ defender: { ...ridden.defender, rooted: true } })).toEqual(['braced']);
    expect(less({ strikes: 'body' })).toEqual(['afterMiss']);
    expect(less({ attacker: { ...ridden.attacker, arm: 'nothing' } })).toEqual(['afterMiss']);
    expect(more({ moveLeft: 1 })).toEqual(['tramples']);
    expect(more({ moveLeft: 1, chargers: 2 })).toEqual([]);
    expect(more({ behind: 'wall' })).toEqual(['free']);
    expect(more({ behind: 'drop' })).toEqual(['free', 'height']);
    expect(less({ chargers: 2 })).toEqual(['line']);
  });

  it('BWC-07: several ask for their direction only where damage adds up and goes by the die', () => {
    expect(asked(ridden, { chargers: 2 })).not.toContain('sameDirection');
    expect(asked(onFoot, { chargers: 2 })).toEqual(['sameDirection']);
    expect(asked(onFoot, { chargers: 1 })).toEqual([]);
  });

  it('BW-DMG-03: pips are asked for of the one who has several, and a reach of a weapon', () => {
    const side = (part: Partial<ChargeSideInputs>) =>
      (['pips', 'cranky', 'reach'] as const).filter((name) =>
        matters(chargeSide, name, { ...footman, ...part }),
      );
    expect(side({ arm: 'nothing' })).toEqual([]);
    expect(side({ arm: 'heavy' })).toEqual(['reach']);
    expect(side({ arm: 'nothing', mount: 'warhorse' })).toEqual(['pips']);
    expect(side({ arm: 'nothing', unit: 'hero' })).toEqual(['cranky']);
    expect(side({ arm: 'nothing', unit: 'own', size: 1 })).not.toContain('pips');
    expect(side({ arm: 'nothing', unit: 'own', size: 2 })).toContain('pips');
  });

  it('brikwars/charge/inputs: each thing that its picture does not show counts once', () => {
    expect(aroundCount(ridden)).toBe(0);
    const parts: readonly Partial<ChargeInputs>[] = [
      { direction: 'away' },
      { braced: false },
      { chargers: 2 },
      { line: 1 },
      { moveLeft: 1 },
      { behind: 'wall' },
      { earlier: 1 },
      { unintentional: true },
      { low: false },
      { aimApart: true },
    ];
    for (const part of parts) expect(aroundCount({ ...ridden, ...part }), JSON.stringify(part)).toBe(1);
    expect(aroundCount({ ...ridden, braced: false, defender: { ...ridden.defender, rooted: true } })).toBe(0);
  });
});
