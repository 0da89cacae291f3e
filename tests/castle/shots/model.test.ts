import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  castleShots,
  castleShotsCodec,
  changedOf,
  firstShots,
  type ShotsInputs,
  shooterPlacesFor,
  withLengths,
} from '../../../src/castle/shots/inputs.ts';
import {
  createCastleShotsModel,
  decodeShots,
  encodeShots,
  mostShots,
  shotRoll,
} from '../../../src/castle/shots/model.ts';
import { matters } from '../../../src/kit/question/asked.ts';
import { createSeededSource } from '../../../src/rules/dice/random.ts';
import { shooterPlaces } from '../../../src/rules/mage-knight/attack/shooting-at-figure.ts';
import { fakeServices } from '../../support/fake-services.ts';
import { anyInputs } from '../../support/samples/any-inputs.ts';

async function open(hash = '#/castle/shots', stored?: Map<string, string>) {
  const services = { ...fakeServices(hash, stored), random: createSeededSource(7) };
  return { ...services, model: await createCastleShotsModel(services) };
}

describe('castle/shots/inputs', () => {
  const count = (part: Partial<ShotsInputs>) => changedOf({ ...firstShots, ...part });
  const of = <Situation extends ShotsInputs['situation']>(
    situation: Situation,
    part: Partial<ShotsInputs[Situation]>,
  ) => count({ situation, [situation]: { ...firstShots[situation], ...part } });

  it('castle/shots/inputs: each thing that few need counts once, of the shot that is asked about alone', () => {
    for (const situation of ['castle', 'section', 'figure'] as const) {
      expect(of(situation, {})).toBe(0);
      expect(of(situation, { attackBonus: 1 })).toBe(1);
      expect(of(situation, { defenceBonus: -1 })).toBe(1);
      expect(of(situation, { closedDoor: true })).toBe(1);
      expect(count({ situation, criticals: false })).toBe(1);
    }
    const seldom: readonly Partial<ShotsInputs['castle']>[] = [
      { tokens: 1 },
      { acted: true },
      { demoralised: true },
      { on: 'own-castle' },
    ];
    for (const part of seldom) {
      expect(of('castle', part), JSON.stringify(part)).toBe(1);
      expect(count({ situation: 'section', castle: { ...firstShots.castle, ...part } })).toBe(0);
    }
    // A titan stands on no section.
    expect(of('castle', { target: 'titan', on: 'own-castle' })).toBe(0);
    expect(of('figure', { heightCounts: false })).toBe(1);
    expect(count({ situation: 'castle', figure: { ...firstShots.figure, heightCounts: false } })).toBe(0);
  });

  it('MK-DEF-01 castle/shots/inputs: a fortification is asked of whom it shelters, a height of whom it may help', () => {
    const asked = (part: Partial<ShotsInputs>) =>
      (['fortification', 'height'] as const).filter((name) =>
        matters(castleShots, name, { ...firstShots, ...part }),
      );
    const { castle, figure } = firstShots;
    expect(asked({ situation: 'castle' })).toEqual(['height']);
    expect(asked({ situation: 'castle', castle: { ...castle, on: 'other-castle' } })).toEqual([
      'fortification',
      'height',
    ]);
    const flat = { ...figure, heightCounts: false };
    expect(asked({ situation: 'castle', figure: flat })).toEqual([]);
    expect(asked({ situation: 'section', figure: flat })).toEqual(['height']);
    expect(asked({ situation: 'figure' })).toEqual(['fortification', 'height']);
    expect(asked({ situation: 'figure', figure: flat })).toEqual(['fortification']);
    expect(asked({ situation: 'figure', figure: { ...figure, target: 'yard' } })).toEqual(['height']);
  });
});

describe('castle/shots/model: the castle shoots', () => {
  it('castle/shots/model: an answer stands before anything is entered', async () => {
    const { model } = await open();
    expect(model.untouched.value).toBe(true);
    expect(model.answer.value).toMatchObject({ situation: 'castle', allowed: true, damage: 3 });
  });

  it('MK-LONG-01: a titan is shot at twice as far for two less', async () => {
    const { model, used } = await open();
    model.changeCastle({ target: 'titan', distance: 20 });
    expect(model.answer.value).toMatchObject({ allowed: true, damage: 1, verdict: { reach: 20 } });
    model.changeCastle({ distance: 20.25 });
    expect(model.answer.value).toMatchObject({
      allowed: false,
      verdict: { outcome: 'out-of-range' },
      changes: [{ change: 'nearer', atMost: 20 }],
    });
    expect(used).toContain('mage-knight');
  });

  it('MK-ATT-04: the edge follows the centre, and is never farther off', async () => {
    const { model } = await open();
    const lengths = () => {
      const { edge, distance } = model.inputs.value.value.castle;
      return [edge, distance];
    };
    model.changeCastle({ distance: 12.3 });
    expect(lengths()).toEqual([10.3, 12.3]);
    model.changeCastle({ edge: 9.8 });
    expect(lengths()).toEqual([9.8, 12.3]);
    model.changeCastle({ distance: 1 });
    expect(lengths()).toEqual([0, 1]);
    model.changeCastle({ edge: 9 });
    expect(lengths()).toEqual([9, 9]);
    model.changeCastle({ distance: 4 });
    expect(lengths()).toEqual([4, 4]);
    expect(model.answer.value).toMatchObject({ allowed: false, verdict: { outcome: 'too-near' } });
  });

  it('MK-A-17: at a castle an ability turns the answer', async () => {
    const { model } = await open();
    model.changeCastle({ target: 'section' });
    expect(model.answer.value).toMatchObject({ allowed: false, verdict: { outcome: 'may-not-attack' } });
    model.toggleAbility('bombazas');
    expect(model.answer.value).toMatchObject({ allowed: true, damage: 1 });
    model.toggleAbility('bombazas');
    expect(model.answer.value.allowed).toBe(false);
  });

  it('MK-A-22: a figure on the same castle is fortified, and the other reading needs less', async () => {
    const { model } = await open();
    model.changeCastle({ on: 'own-castle' });
    const { need, otherNeeds } = model.answer.value;
    expect(need.needed).toBe(7);
    expect(otherNeeds).toMatchObject([{ ruling: 'MK-A-22', need: { needed: 5 } }]);
    model.changeCastle({ target: 'titan' });
    expect(model.answer.value).toMatchObject({ fortification: undefined, otherNeeds: [] });
  });

  it('MK-IMM-04: a double one misses for a section too; as a plain number it is the other reading', async () => {
    const { model } = await open();
    model.changeCastle({ defence: 2 });
    expect(model.answer.value.need).toMatchObject({ ways: 35, otherWays: 36 });
  });
});

describe('castle/shots/model: at the castle and at figures on it', () => {
  it('MK-RNG-02: the section has the height bonus against a shooter on the ground only', async () => {
    const { model } = await open();
    model.choose('section');
    model.changeSection({ damage: 4 });
    expect(model.answer.value).toMatchObject({ allowed: true, damage: 4, need: { needed: 6 } });
    model.changeSection({ from: 'hovering' });
    expect(model.answer.value.need.needed).toBe(5);
    model.changeSection({ from: 'same-section' });
    expect(model.answer.value).toMatchObject({ allowed: false, changes: [{ change: 'leave-section' }] });
  });

  it('MK-ELG-12: what would let a weak warrior shoot', async () => {
    const { model } = await open();
    model.choose('section');
    expect(model.answer.value).toMatchObject({
      allowed: false,
      changes: [{ change: 'base-ranged-damage', atLeast: 4 }, { change: 'ability' }],
    });
    model.changeSection({ kind: 'titan' });
    expect(model.answer.value.allowed).toBe(true);
    model.changeSection({ closedDoor: true });
    expect(model.answer.value).toMatchObject({ allowed: false, changes: [{ change: 'open-door' }] });
    model.changeSection({ closedDoor: false, distance: 10.01 });
    expect(model.answer.value).toMatchObject({
      allowed: false,
      changes: [{ change: 'nearer', atMost: 10 }],
    });
    model.changeSection({ range: 0 });
    expect(model.answer.value).toMatchObject({ allowed: false, changes: [] });
  });

  it('MK-DEF-01: a figure on a section: 10 against 15 + 2 + 1', async () => {
    const { model } = await open();
    model.choose('figure');
    expect(model.answer.value.need).toMatchObject({
      needed: 8,
      ways: 15,
      defence: [
        { part: 'defence', amount: 15 },
        { part: 'fortification', amount: 2 },
        { part: 'height', amount: 1 },
      ],
    });
    model.changeFigure({ heightCounts: false });
    expect(model.answer.value.need.needed).toBe(7);
    model.changeFigure({ from: 'yard' });
    expect(model.answer.value.need.needed).toBe(5);
  });

  it('MK-DEF-03: nobody shoots from the same section at a figure in the yard', async () => {
    const { model } = await open('#/castle/shots');
    model.choose('figure');
    model.changeFigure({ from: 'same-section' });
    model.changeFigure({ target: 'yard' });
    expect(shooterPlacesFor('yard')).not.toContain('same-section');
    expect(model.inputs.value.value.figure).toMatchObject({ target: 'yard', from: 'other-section' });
    model.changeFigure({ target: 'top', from: 'same-section' });
    expect(shooterPlacesFor('top')).toEqual(shooterPlaces);
    expect(model.inputs.value.value.figure.from).toBe('same-section');
  });

  it('MK-A-21: under the arch the other reading stands beside', async () => {
    const { model } = await open();
    model.choose('figure');
    model.changeFigure({ target: 'arch' });
    expect(model.answer.value).toMatchObject({
      need: { needed: 5 },
      otherNeeds: [{ ruling: 'MK-A-21', need: { needed: 7 } }],
    });
  });
});

describe('castle/shots/model: stored figures', () => {
  const archer = {
    name: 'Ami',
    kind: 'mounted',
    baseDamage: 2,
    baseRangedDamage: 1,
    abilities: ['utkozes', 'atloves'],
    range: 14,
    attack: 11,
  } as const;

  it('castle/shots/model: a stored figure shoots at the section with what is known of it', async () => {
    const { model } = await open();
    model.choose('section');
    expect(model.takeShooter(archer)).toEqual([]);
    expect(model.inputs.value.value.section).toMatchObject({
      kind: 'warrior',
      damage: 1,
      abilities: ['atloves'],
      range: 14,
      attack: 11,
    });
    expect(model.answer.value.allowed).toBe(true);
    model.takeShooter({ ...archer, kind: 'titan', abilities: [] });
    expect(model.inputs.value.value.section).toMatchObject({ kind: 'titan', abilities: [] });
  });

  it('castle/shots/model: or at a figure; what is not known of it stays', async () => {
    const { model } = await open();
    model.choose('figure');
    const { attack: _, ...without } = archer;
    expect(model.takeShooter(without)).toEqual(['attack']);
    expect(model.inputs.value.value.figure).toMatchObject({ attack: 10, damage: 1, range: 14 });
    const { castle } = model.inputs.value.value;
    model.choose('castle');
    model.takeShooter(archer);
    expect(model.inputs.value.value.castle).toEqual(castle);
  });
});

describe('castle/shots/model: dice', () => {
  it('castle/shots/model: two dice are thrown, kept with what they were thrown for, and taken back', async () => {
    const { model, stored } = await open();
    model.roll();
    model.changeCastle({ damage: 9 });
    model.roll();
    const [first, second] = model.rolls.value;
    expect(first).toMatchObject({ damage: 3, needed: 5, typed: false });
    expect(second).toMatchObject({ damage: 9 });
    expect(first?.hit).toBe((first?.sum ?? 0) >= 5);
    const again = await open('#/castle/shots', stored);
    expect(again.model.rolls.value).toEqual(model.rolls.value);
    model.undoRoll();
    expect(model.rolls.value).toEqual([first]);
  });

  it('castle/shots/model: typed dice, one after the other; the first is kept', async () => {
    const { model, stored } = await open();
    model.startTyping();
    model.typeFace(7);
    expect(model.typing.value).toEqual([]);
    model.typeFace(2);
    expect((await open('#/castle/shots', stored)).model.typing.value).toEqual([2]);
    model.typeFace(4);
    expect(model.typing.value).toBeUndefined();
    expect(model.rolls.value).toMatchObject([{ first: 2, second: 4, sum: 6, hit: true, typed: true }]);
    model.startTyping();
    model.stopTyping();
    expect((await open('#/castle/shots', stored)).model.typing.value).toBeUndefined();
  });

  it('castle/shots/model: the face typed before the pad was put away is there again, for the same shot', async () => {
    const { model } = await open();
    const putAwayAndBack = () => {
      model.stopTyping();
      expect(model.typing.value).toBeUndefined();
      model.startTyping();
    };
    model.startTyping();
    model.typeFace(2);
    putAwayAndBack();
    expect(model.typing.value).toEqual([2]);
    model.eraseFace();
    putAwayAndBack();
    expect(model.typing.value).toEqual([]);
    model.typeFace(3);
    model.stopTyping();
    model.changeCastle({ damage: 9 });
    model.startTyping();
    expect(model.typing.value).toEqual([]);
    model.typeFace(3);
    model.stopTyping();
    model.roll();
    model.startTyping();
    expect(model.typing.value).toEqual([]);
  });

  it('castle/shots/model: every throw is read back; the oldest go, what is damaged is left out', () => {
    const rolls = Array.from({ length: 36 }, (_, place) =>
      shotRoll({
        situation: 'figure',
        needed: place - 10,
        twoMisses: place % 2 === 0,
        twelveHits: place % 3 === 0,
        damage: place % 5,
        first: (place % 6) + 1,
        second: Math.floor(place / 6) + 1,
        typed: place % 2 === 1,
      }),
    );
    expect(decodeShots(encodeShots(rolls))).toEqual(rolls.slice(-mostShots));
    expect(decodeShots('')).toEqual([]);
    expect(decodeShots('figure.5.0.0.3.7.1.0_figure.5.0.0.3.6.1.0')).toHaveLength(1);
  });
});

describe('castle/shots/model: inputs', () => {
  it('castle/shots/model: every change is stored and comes back; starting over can be undone', async () => {
    const { model, stored } = await open();
    model.choose('figure');
    model.change({ fortification: 3, height: 2, criticals: false });
    model.changeFigure({ attackBonus: -2, from: 'other-section' });
    const before = model.inputs.value.value;
    expect((await open('#/castle/shots', stored)).model.inputs.value.value).toEqual(before);
    model.startOver();
    expect(model.untouched.value).toBe(true);
    model.restore(before);
    expect(model.inputs.value.value).toEqual(before);
  });

  it('castle/shots/model: a link shows its inputs and leaves the draft alone', async () => {
    const linked = {
      ...firstShots,
      castle: { ...firstShots.castle, distance: 12.25, edge: 4.1, abilities: ['atloves'] as const },
    };
    const text = castleShotsCodec.encode(linked);
    expect(text.length).toBeLessThan(400);
    const { model } = await open(`#/castle/shots?${text}`);
    expect(model.inputs.value.value).toEqual(linked);
    expect(model.inputs.linked.value).toBe(true);
    model.inputs.discard();
    expect(model.untouched.value).toBe(true);
  });

  it('castle/shots/inputs: a link says what differs from the defaults', () => {
    const { castle, figure } = firstShots;
    const inputs = {
      ...firstShots,
      situation: 'figure',
      castle: { ...castle, attackBonus: -2, edge: 4.1, tokens: 1, abilities: ['atloves', 'bombazas'] },
      figure: { ...figure, from: 'yard', heightCounts: false },
      criticals: false,
    } as const;
    const text =
      'v=2&situation=figure&castle.attackBonus=-2&castle.edge=4.1&castle.tokens=1&castle.abilities=atloves,bombazas' +
      '&figure.from=yard&figure.heightCounts=0&criticals=0';
    expect(castleShotsCodec.encode(firstShots)).toBe('v=2');
    expect(castleShotsCodec.encode(inputs)).toBe(text);
    expect(castleShotsCodec.decode(text)).toEqual(inputs);
  });

  it('castle/shots/inputs: whatever can be asked comes back', () => {
    fc.assert(
      fc.property(anyInputs(castleShots), (inputs) => {
        const text = castleShotsCodec.encode(inputs);
        expect(text.length).toBeLessThan(2000);
        expect(castleShotsCodec.decode(text)).toEqual(inputs);
      }),
    );
  });

  it('castle/shots/inputs: a length is kept to the hundredth of an inch', () => {
    const castle = withLengths(firstShots.castle, { distance: 12.3456 });
    const read = castleShotsCodec.decode(castleShotsCodec.encode({ ...firstShots, castle }));
    expect(read?.castle).toMatchObject({ distance: 12.35, edge: 10.35 });
  });

  it.each([
    ['v=9', { issue: 'version', text: '9' }],
    ['v=2&situation=moon', { issue: 'value', name: 'situation', text: 'moon' }],
    ['v=2&castle.kind=cellar', { issue: 'value', name: 'castle.kind', text: 'cellar' }],
    ['v=2&castle.distance=8.125', { issue: 'value', name: 'castle.distance', text: '8.125' }],
    ['v=2&castle.tokens=3', { issue: 'value', name: 'castle.tokens', text: '3' }],
    ['v=2&section.abilities=atutes', { issue: 'value', name: 'section.abilities', text: 'atutes' }],
    [
      'v=2&castle.abilities=atloves,atloves',
      { issue: 'value', name: 'castle.abilities', text: 'atloves,atloves' },
    ],
    ['v=2&figure.range=49', { issue: 'value', name: 'figure.range', text: '49' }],
    ['v=2&figure.edge=4', { issue: 'unknown', name: 'figure.edge' }],
    ['v=2&castle.edge=9', { issue: 'together' }],
  ])('castle/shots/inputs: %s is not read, and the link says why', async (text, fault) => {
    expect(castleShotsCodec.decode(text)).toBeUndefined();
    const { model } = await open(`#/castle/shots?${text}`);
    expect(model.inputs.unreadable.value).toBe(true);
    expect(model.inputs.fault.value).toEqual(fault);
    expect(model.untouched.value).toBe(true);
  });

  it('castle/shots/inputs: a first link, without the distance to a figure, opens', () => {
    const then =
      'v=1&s=castle&c=10.0.3.15.0.keep.10.warrior.600.800.field.0.0.0.0.&w=10.0.3.15.0.warrior.10.800.ground.0.' +
      '&f=10.0.3.15.0.top.ground.1.0&o=2.1.1';
    expect(castleShotsCodec.decode(then)).toEqual(firstShots);
    expect(castleShotsCodec.decode(then.replace('600.800', '900.800'))).toBeUndefined();
  });
});
