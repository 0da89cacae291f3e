import { describe, expect, it } from 'vitest';
import { chargeFates } from '../../src/brikwars/charge/fallen.ts';
import { initialCharge } from '../../src/brikwars/charge/inputs.ts';
import { duelFates } from '../../src/brikwars/duel/fallen.ts';
import { initialDuel } from '../../src/brikwars/duel/inputs.ts';
import { magicFates } from '../../src/brikwars/magic/fallen.ts';
import { initialMagic } from '../../src/brikwars/magic/inputs.ts';
import { manyFates } from '../../src/brikwars/many/fallen.ts';
import { initialMany } from '../../src/brikwars/many/inputs.ts';
import { quikFates } from '../../src/brikwars/quik/fallen.ts';
import { initialQuik } from '../../src/brikwars/quik/inputs.ts';
import { drawnFallen, faceToFace, type Standing, withFallen } from '../../src/brikwars/scene.tsx';
import { squadFates } from '../../src/brikwars/squads/fallen.ts';
import { initialSquads } from '../../src/brikwars/squads/inputs.ts';
import { takenBy, wreckFates } from '../../src/brikwars/wreck/fallen.ts';
import { initialWreck } from '../../src/brikwars/wreck/inputs.ts';

const stands = { of: 1, fallen: 0 };
const fell = { of: 1, fallen: 1 };

describe('brikwars/fallen', () => {
  it('brikwars/fallen: of two, who is dead has fallen, while it is played as soon as his Armor has not held', () => {
    const inputs = initialDuel('2005');
    const pips = { attacker: 0, defender: 0 };
    expect(duelFates(inputs, [], { pips })).toEqual({ mine: stands, theirs: stands });
    expect(duelFates(inputs, [], { dead: 'defender', pips })).toEqual({ mine: stands, theirs: fell });
    const line = { who: 'attacker', purpose: 'armor', result: 'dies' } as const;
    expect(duelFates(inputs, [line])).toEqual({ mine: fell, theirs: stands });
    expect(duelFates(inputs, [{ ...line, result: 'pip' }])).toEqual({ mine: stands, theirs: stands });
    expect(duelFates(inputs, [{ ...line, purpose: 'damage' }])).toEqual({ mine: stands, theirs: stands });
  });

  it('BW-DMG-03 brikwars/fallen: who has pips left stands, and those lost are told', () => {
    const begun = initialDuel('2005');
    const inputs = { ...begun, defender: { ...begun.defender, unit: 'own', size: 3, pips: 1 } as const };
    const after = duelFates(inputs, [], { pips: { attacker: 0, defender: 1 } });
    expect(after.theirs).toEqual({ of: 1, fallen: 0, pips: [2, 3] });
  });

  it('brikwars/fallen: in a Charge both may fall, and those in the line behind the first', () => {
    const begun = initialCharge('2005');
    const inputs = { ...begun, chargers: 2, line: 2 };
    const pips = { attacker: 0, defender: 0 };
    const both = chargeFates(inputs, [], { dead: { attacker: true, defender: true }, pips, lineDies: 1 });
    expect([both.mine, both.theirs]).toMatchObject([
      { of: 2, fallen: 1 },
      { of: 3, fallen: 2 },
    ]);
    const died = { who: 'defender', purpose: 'armor', result: 'dies' } as const;
    expect(chargeFates(begun, [died]).theirs?.fallen).toBe(1);
    expect(chargeFates(begun, [{ ...died, target: 1 }]).theirs?.fallen).toBe(0);
  });

  it('brikwars/fallen: of many, the dead of a volley, a gang and a blast are counted on their side', () => {
    const { assaults, ...rest } = initialMany('2005');
    const [assault] = assaults;
    if (!assault) throw new Error('no target');
    const five = {
      ...rest,
      kind: 'single' as const,
      assaults: [{ ...assault, target: { ...assault.target, count: 5 } }],
    };
    const volley = (dead: number) => manyFates(five, [], { kind: 'volley', dead: [dead], strays: [] });
    expect(volley(3)).toEqual({ theirs: { of: 5, fallen: 3 } });
    const gang = { ...rest, assaults, kind: 'gang' as const };
    const gone = manyFates(gang, [], { kind: 'gang', victimDies: true, attackersDead: [0] });
    expect(gone).toMatchObject({ mine: { fallen: 1 }, theirs: fell });
    const blast = { ...rest, assaults, kind: 'blast' as const };
    const targets = blast.blast.targets;
    const landed = { kind: 'on-target', inches: 0 } as const;
    const dead = targets.map(({ own }) => (own ? 0 : 1));
    const hit = manyFates(blast, [], { kind: 'blast', landed, reached: dead, dead });
    expect(hit.theirs?.fallen).toBe(targets.filter(({ own }) => !own).length);
    // Who threw it is none of the targets.
    const own = manyFates(blast, [], { kind: 'blast', landed, reached: [...dead, 1], dead: [...dead, 1] });
    expect(own.mine?.fallen).toBe(1);
  });

  it('BW-SQ-22 brikwars/fallen: of two squads, five of eight and one of eight', () => {
    const inputs = initialSquads('2005');
    const after = squadFates(inputs, [], { dead: { attacker: [2], defender: [0, 1, 2, 3, 4] } });
    expect(after).toEqual({ mine: { of: 8, fallen: 1 }, theirs: { of: 8, fallen: 5 } });
    const soFar = squadFates(inputs, [
      { who: 'defender', result: 'dies' },
      { who: 'defender', result: 'holds' },
    ]);
    expect(soFar.theirs).toEqual({ of: 8, fallen: 1 });
  });

  it('BW-DMG-03 brikwars/fallen: a creation has lost the pips of before and those of now', () => {
    const inputs = initialWreck('2005');
    const hurt = { ...inputs, state: { ...inputs.state, pips: 1 } };
    const fates = wreckFates(hurt, [], { kind: 'whole', pips: 1, ended: false });
    expect(fates.theirs).toEqual({ of: 1, fallen: 0, pips: [2, 3] });
    expect(takenBy(hurt, fates)).toBe(1);
    expect(wreckFates(hurt, [], { kind: 'whole', pips: 2, ended: true }).theirs?.fallen).toBe(1);
    const armor = { purpose: 'armor', amount: 1, count: 3, result: 'through' } as const;
    expect(wreckFates(inputs, [armor]).theirs?.pips).toEqual([1, 3]);
    const part = { ...inputs, aim: { kind: 'propulsion', place: 0 } as const };
    const off = { kind: 'part', pips: 1, ended: true } as const;
    expect(takenBy(part, wreckFates(part, [], off), off)).toBe(1);
  });

  it('brikwars/fallen: a spell kills who is struck, an area spell several and its mage, a wound the patient', () => {
    const of = (kind: Parameters<typeof magicFates>[0]['kind'], end: string) =>
      magicFates({ ...initialMagic('2005'), kind, count: 4 }, [], { end });
    expect([of('bolt', 'dies'), of('bolt', 'lives')]).toEqual([{ theirs: fell }, { theirs: stands }]);
    expect(of('area', 'dead-3.self')).toEqual({ mine: fell, theirs: { of: 4, fallen: 3 } });
    expect([of('heal', 'dies'), of('shield', 'lives')]).toEqual([{ mine: fell }, { mine: stands }]);
    expect(of('raise', 'succeeds')).toEqual({});
  });

  it('brikwars/fallen: in the short game the target falls, or who stands before a vehicle', () => {
    const inputs = initialQuik('en');
    expect(quikFates(inputs, [], { kind: 'attack', destroyed: true })).toEqual({ theirs: fell });
    const crash = { ...inputs, kind: 'vehicle', vehicle: { ...inputs.vehicle, obstacle: 'unit' } } as const;
    const bricks = { off: [4], left: [] };
    const hit = { kind: 'crash', vehicle: bricks, obstacle: { destroyed: true } } as const;
    expect(quikFates(crash, [], hit)).toEqual({ theirs: fell });
    expect(quikFates({ ...inputs, kind: 'building' }, [], { kind: 'building', ...bricks })).toEqual({});
  });

  it('brikwars/scene: so many of those drawn lie there: all only where nobody is left, one at least where anybody fell', () => {
    expect([0, 1, 4, 7, 8].map((fallen) => drawnFallen({ of: 8, fallen }, 4))).toEqual([0, 1, 2, 3, 4]);
    expect(drawnFallen({ of: 40, fallen: 1 }, 5)).toBe(1);
    expect(drawnFallen({ of: 2, fallen: 1 }, 1)).toBe(1);
    const one = (side: 'mine' | 'theirs'): Standing => ({ ...faceToFace[side], look: { weapon: 'none' } });
    const drawn = withFallen([one('mine'), one('theirs'), one('theirs')], { theirs: { of: 2, fallen: 1 } });
    expect(drawn.map(({ look }) => look.down ?? false)).toEqual([false, false, true]);
  });
});
