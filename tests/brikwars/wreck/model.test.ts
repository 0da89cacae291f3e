import { describe, expect, it } from 'vitest';
import { presets } from '../../../src/brikwars/creation/presets.ts';
import { creationUnit } from '../../../src/brikwars/units/form-model.ts';
import { endsOf, wreckAnswerOf } from '../../../src/brikwars/wreck/answer.ts';
import {
  aimsOf,
  decodeWreck,
  initialWreck,
  settled,
  stepsLeft,
  struck,
  type WreckGroup,
  type WreckInputs,
  wreckCodec,
} from '../../../src/brikwars/wreck/inputs.ts';
import { createWreckModel } from '../../../src/brikwars/wreck/model.ts';
import { conditionNow } from '../../../src/brikwars/wreck/setup.ts';
import { unhurt } from '../../../src/rules/brikwars/wreck/wreck-state.ts';
import { fightDevice } from '../duel/device.ts';

const initial = initialWreck('2005');

/** One minifig with this weapon. */
function groupOf(weapon: WreckGroup['weapon']): WreckGroup {
  const [first] = initial.groups;
  if (!first) throw new Error('no attackers');
  return { ...first, count: 1, weapon };
}

async function open() {
  const { device } = fightDevice({ hash: '#/fight/wreck' });
  return createWreckModel(device);
}

describe('brikwars/wreck/model', () => {
  it('BW-DMG-05 a weapon that is taken off the plan leaves the others as they are hurt and aimed at', async () => {
    const model = await open();
    const weapons = (['gun', 'launcher', 'rocket'] as const).map((kind) => ({ kind, size: 1, payload: 0 }));
    model.begin({ ...presets.tank, weapons });
    model.setState({ ...unhurt, weaponsOff: [1] });
    model.change({ aim: { kind: 'weapon', place: 2 } });
    const notify = () => {
      const { creation, state, aim } = model.inputs.value.value;
      const of = (place: number) => creation.weapons[place]?.kind;
      return { off: state.weaponsOff.map(of), aim: aim.kind === 'weapon' ? of(aim.place) : aim.kind };
    };
    expect(notify()).toEqual({ off: ['launcher'], aim: 'rocket' });
    model.build({ ...presets.tank, weapons: weapons.slice(1) });
    expect(notify()).toEqual({ off: ['launcher'], aim: 'rocket' });
    model.build({ ...presets.tank, weapons: weapons.slice(1).toReversed() });
    expect(notify()).toEqual({ off: ['launcher'], aim: 'rocket' });
    model.build({ ...presets.tank, weapons: weapons.slice(1, 2) });
    expect(notify()).toEqual({ off: ['launcher'], aim: 'whole' });
  });

  it('BW-DMG-03 the odds stand before anything is entered, and a link says all of it', async () => {
    const model = await open();
    const answer = model.answer.value;
    if (!answer.ok) throw new Error('no answer');
    expect(answer.value.steps).toBe(3);
    expect(answer.value.pips.weights.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(decodeWreck(wreckCodec('2005').encode(initial))).toEqual(settled(initial));
  });

  it('BW-HERO-03 BWC-56 the Crankiness of heroes stands in the link, and lowers Skill and damage with its reason', () => {
    const [first] = initial.groups;
    if (!first) throw new Error('no attackers');
    const asked = (unit: 'hero' | 'minifig', cranky: number, edition: '2005' | 'pl' = '2005') => ({
      ...initial,
      table: { edition, house: { bonus: 'none' as const } },
      groups: [{ ...first, count: 1, unit, weapon: 'hand' as const, cranky }],
    });
    const notify = (inputs: ReturnType<typeof asked>) => {
      const answer = wreckAnswerOf(inputs);
      const [group] = answer.ok ? answer.value.groups : [];
      if (!group) throw new Error('no answer');
      return group;
    };
    const codec = wreckCodec('2005');
    expect(codec.decode(codec.encode(asked('hero', 2)))?.groups[0]?.cranky).toBe(2);
    expect(codec.decode(codec.encode(asked('hero', 2)).replace('cranky=2', 'cranky=9'))).toBeUndefined();
    const plain = notify(asked('hero', 0));
    const cranky = notify(asked('hero', 2));
    expect(cranky.hit).toBeLessThan(plain.hit);
    expect(cranky.through).toBeLessThan(plain.through);
    expect(cranky.reasons).toContainEqual({ rule: 'BW-HERO-03', effect: 'cranky-per-die', amount: -2 });
    expect(notify(asked('hero', 2, 'pl')).reasons).toContainEqual({
      rule: 'BWC-56',
      effect: 'cranky-per-roll',
      amount: -2,
    });
    expect(notify(asked('minifig', 2))).toEqual(notify(asked('minifig', 0)));
    const ridden = { ...asked('hero', 2), by: presets.tank };
    expect(notify(ridden).reasons).not.toContainEqual(cranky.reasons.at(-1));
  });

  const ended = (query: string) => {
    const inputs = decodeWreck(query);
    const answer = inputs && wreckAnswerOf(inputs);
    if (!answer?.ok) throw new Error(query);
    return { ...answer.value, ended: endsOf(answer.value.pips, answer.value.steps).ended };
  };

  it('BW-CRE-05 vermin have the Armor that was bought, and no Structure Level', () => {
    const rat = (armor: number) =>
      `v=1&e=2005&a=1*minifig*1d6*hand*1*3*1d6**0&c=0.0.${armor}~ground-4-4~~simple.0.0.0&s=0...0&t=whole.0&o=0.0.2x2.0.0`;
    // Five of six hit; of these a 1 does nothing.
    expect(ended(rat(0)).ended).toBeCloseTo(25 / 36, 12);
    expect(ended(rat(3)).ended).toBeCloseTo((5 / 6) * (3 / 6), 12);
    expect(ended(rat(3)).reasons).toContainEqual({ rule: 'BW-CRE-05', effect: 'vermin', amount: 3 });
    expect(ended(rat(3)).reasons.map(({ rule }) => rule)).not.toContain('BW-CRE-06');
  });

  it('BWC-09 BW-ATK-08 axes hit a house by themselves, but for who is attacked meanwhile and where the table rolls', () => {
    const axes = { ...groupOf('two-handed'), count: 4 };
    const asked = (part: Partial<WreckInputs>) => {
      const answer = wreckAnswerOf({ ...initial, creation: presets.house, groups: [axes], ...part });
      const [group] = answer.ok ? answer.value.groups : [];
      if (!answer.ok || !group) throw new Error('no answer');
      return { ...group, damaged: 1 - endsOf(answer.value.pips, answer.value.steps).nothing };
    };
    expect(asked({}).hit).toBe(1);
    expect(asked({}).reasons).toEqual([{ rule: 'BW-ATK-08', effect: 'automatic-hit' }]);
    expect(asked({}).damaged).toBeGreaterThan(0.98);
    const notify = { groups: [{ ...axes, automatic: false }] };
    expect(asked(notify).hit).toBeLessThan(1);
    expect(asked({ table: { edition: 'pl', house: {} } }).hit).toBeLessThan(1);
    expect(asked({ table: { edition: 'pl', house: { automaticHits: true } } }).hit).toBe(1);
    // A car can drive away, unless somebody says that it does not; a beast defends itself.
    expect(asked({ creation: presets.car }).hit).toBeLessThan(1);
    expect(asked({ creation: presets.car, groups: [{ ...axes, automatic: true }] }).hit).toBe(1);
    expect(asked({ creation: presets.beast, groups: [{ ...axes, automatic: true }] }).hit).toBeLessThan(1);
    const codec = wreckCodec('2005');
    const kept = { ...settled(initial), groups: [{ ...axes, cranky: 2, distance: 4, automatic: false }] };
    expect(codec.decode(codec.encode(kept))).toEqual(kept);
  });

  it('BW-ATK-12 a building stands still for every shot, and so does what has lost all that moves it', () => {
    const still = (part: Partial<WreckInputs>) => {
      const answer = wreckAnswerOf({ ...initial, groups: [groupOf('long-ranged')], ...part });
      return answer.ok && answer.value.groups[0]?.reasons.some(({ effect }) => effect === 'target-still');
    };
    expect(still({ creation: presets.wall })).toBe(true);
    expect(still({ creation: presets.car })).toBe(false);
    expect(still({ creation: presets.car, state: { ...unhurt, partsOff: [4] } })).toBe(true);
    expect(still({ creation: presets.wall, groups: [groupOf('heavy')] })).toBe(false);
  });

  it('BW-ATK-05 BWC-50 a grenade is thrown, and may fall short; a gun has its range', () => {
    const hit = (group: Partial<WreckGroup>, edition: '2005' | 'pl' = '2005') => {
      const table = { edition, house: { bonus: 'none' as const } };
      const answer = wreckAnswerOf({ ...initial, table, groups: [{ ...groupOf('explosive'), ...group }] });
      return answer.ok ? (answer.value.groups[0]?.hit ?? 0) : answer.issues;
    };
    // A car of 3 inches gives 1: a 2 is enough for Use 3. Six inches want a 4 of 1d6+2.
    expect(hit({})).toBeCloseTo(5 / 6, 12);
    expect(hit({ distance: 6 })).toBeCloseTo((5 / 6) * (3 / 6), 12);
    expect(hit({ distance: 9 })).toBe(0);
    expect(hit({ weapon: 'random-object', distance: 4 })).toBeCloseTo((5 / 6) * (2 / 6), 12);
    expect(hit({ weapon: 'short-ranged', distance: 6 })).toBeCloseTo(5 / 6, 12);
    expect(hit({ weapon: 'short-ranged', distance: 7 })).toEqual(['too-far']);
  });

  it('BW-WEAP-12 BW-ATK-05 a grenade that falls short catches the whole with its blast, in what is entered from now on', async () => {
    const table = { edition: '2005', house: { bonus: 'none' } } as const;
    const model = await open();
    const hit = () => (model.answer.value.ok ? model.answer.value.value.groups[0]?.hit : undefined);
    model.change({ table, groups: [{ ...groupOf('explosive'), distance: 7 }] });
    // 1d6+2 comes 7 inches with a 5, and lies within 2 with a 3 or a 4; a car of 3 inches gives 1.
    expect(model.inputs.value.value.beside).toBe(true);
    expect(hit()).toBeCloseTo((2 / 6) * (5 / 6) + 2 / 6, 12);
    expect(model.answer.value.ok && model.answer.value.value.reasons).toContainEqual({
      rule: 'BW-WEAP-12',
      effect: 'beside',
      amount: 2,
    });
    const codec = wreckCodec('2005');
    const link = codec.encode(model.inputs.value.value);
    expect(link).toMatch(/&beside=1$/);
    expect(codec.decode(link)).toEqual(model.inputs.value.value);
    // A link of old asks what it asked.
    const old = codec.decode(link.replace('&beside=1', ''));
    const notify = old && wreckAnswerOf(old);
    expect(notify?.ok && notify.value.groups[0]?.hit).toBeCloseTo((2 / 6) * (5 / 6), 12);
    // How near it lies to a part, nobody can say.
    model.change({ aim: { kind: 'bricks', place: 0 } });
    expect(hit()).toBeLessThan(2 / 6);
    model.change({ aim: { kind: 'whole', place: 0 }, groups: [groupOf('long-ranged')] });
    expect(model.inputs.value.value.beside).toBe(false);
    model.change({ groups: [{ ...groupOf('random-object'), distance: 4 }] });
    expect(hit()).toBeCloseTo((5 / 6) * (2 / 6), 12);
  });

  it('BW-DMG-01 a small creation has no parts; BW-DMG-05 a larger one all that it carries', () => {
    expect(aimsOf({ creation: { ...presets.car, size: 1 }, state: unhurt }).map(({ kind }) => kind)).toEqual([
      'whole',
    ]);
    expect(
      aimsOf({ creation: presets.tank, state: unhurt }).map(({ kind, place }) => `${kind} ${place}`),
    ).toEqual(['whole 0', 'bricks 0', 'controls 0', 'weapon 0', 'weapon 1', 'propulsion 0']);
  });

  it('BW-DMG-05 BW-CRE-13 what is shot off is aimed at no more, and slows it', () => {
    const aimed = settled({ ...initial, aim: { kind: 'propulsion', place: 0 } });
    const hurt = settled({ ...aimed, state: struck(aimed, 1) });
    expect(conditionNow(hurt).size.move).toBe(11);
    const gone = settled({ ...hurt, state: { ...hurt.state, partsOff: [4] } });
    expect(gone.aim.kind).toBe('whole');
    expect(conditionNow(gone).size.move).toBe(0);
  });

  it('BW-DMG-04 what is destroyed is attacked no more until it is repaired', async () => {
    const model = await open();
    model.take(model.inputs.value.value, 2);
    const back = model.take(model.inputs.value.value, 1);
    expect(model.inputs.value.value.state.pips).toBe(3);
    expect(model.answer.value).toMatchObject({ ok: false, issues: ['destroyed'] });
    back();
    expect(model.inputs.value.value.state.pips).toBe(2);
    model.repair();
    expect(model.inputs.value.value.state).toEqual({ ...unhurt, partsOff: [0] });
    expect(model.answer.value.ok).toBe(true);
  });

  it('BW-CRE-14 a creation’s weapon has its Use and damage times its Size', () => {
    const [group] = initial.groups;
    if (!group) throw new Error('nobody attacks');
    const answer = wreckAnswerOf({ ...initial, groups: [{ ...group, weapon: 'gun', weaponSize: 2 }] });
    expect(answer.ok && answer.value.groups[0]?.use).toBe(6);
  });

  it('brikwars/wreck/play: the turn that follows begins with what the last one left', async () => {
    const model = await open();
    model.play.start();
    for (let roll = 0; roll < 9 && !model.play.play.value?.outcome; roll++) model.play.rollNext();
    const { outcome, mayGoOn } = model.play.play.value ?? {};
    expect(outcome).toBeDefined();
    expect(mayGoOn).toBe(outcome?.ended === false);
    if (!mayGoOn) return;
    model.play.goOn();
    expect(model.play.play.value?.inputs.state.pips).toBe(outcome?.pips);
  });

  it('BW-CRE-14 BW-CRE-17 a creation attacks with its weapons, as its damage has left them, and its link says so', async () => {
    const model = await open();
    const hurt = { ...creationUnit(presets.tank, 'Betsy'), wreck: { ...unhurt, weaponsOff: [0] } };
    expect(model.attackWith(creationUnit(presets.tower, 'Tower'))).toBe(true);
    const loaded = model.inputs.value.value;
    expect(loaded.groups).toMatchObject([{ weapon: 'own', ownUse: 12, ownDamage: '2d10' }]);
    expect(decodeWreck(wreckCodec('2005').encode(loaded))).toEqual(loaded);
    model.attackWith(hurt);
    expect(model.inputs.value.value).toMatchObject({
      by: { size: 4 },
      groups: [{ weapon: 'gun', weaponSize: 1, ownSkill: '1d6' }],
    });
    expect(model.answer.value.ok).toBe(true);
    expect(model.attackWith(creationUnit(presets.wall, 'Wall'))).toBe(false);
    expect(model.attackWith(undefined)).toBe(true);
    expect('by' in model.inputs.value.value).toBe(false);
    expect(wreckCodec('2005').encode(model.inputs.value.value)).not.toMatch(/&b=/);
  });

  it('BW-DMG-07 a creation cut in two has the Size of its piece and all pips of the whole, and its link says so', async () => {
    const model = await open();
    model.begin(presets.wall);
    model.take(model.inputs.value.value, 2);
    const back = model.setState({ ...model.inputs.value.value.state, size: 3 });
    const cut = model.inputs.value.value;
    expect(stepsLeft(cut)).toBe(1);
    expect(conditionNow(cut).size.effectiveSize).toBe(1);
    expect(decodeWreck(wreckCodec('2005').encode(cut))).toEqual(cut);
    model.setState({ ...cut.state, size: 2 });
    expect(model.answer.value).toMatchObject({ ok: false, issues: ['destroyed'] });
    back();
    expect(model.inputs.value.value.state).toEqual({ ...unhurt, pips: 2 });
    // No piece is larger than the whole.
    model.setState({ ...unhurt, size: 9 });
    expect(model.inputs.value.value.state).toEqual(unhurt);
  });

  it('BW-DMG-05 brikwars/wreck/inputs: what is gone is aimed at no more, nor what was never there', () => {
    const kinds = (part: Partial<WreckInputs>) =>
      aimsOf({ ...initial, ...part }).map(({ kind, place }) => `${kind} ${place}`);
    const tank = { creation: presets.tank, state: unhurt };
    const all = ['whole 0', 'bricks 0', 'controls 0', 'weapon 0', 'weapon 1', 'propulsion 0'];
    expect(kinds(tank)).toEqual(all);
    expect(kinds({ ...tank, state: { ...unhurt, controlsOff: true } })).toEqual(
      all.filter((aim) => aim !== 'controls 0'),
    );
    expect(kinds({ ...tank, state: { ...unhurt, weaponsOff: [0] } })).toEqual(
      all.filter((aim) => aim !== 'weapon 0'),
    );
    expect(kinds({ ...tank, state: { ...unhurt, partsOff: [1] } })).toEqual(all);
    expect(kinds({ ...tank, state: { ...unhurt, partsOff: [2] } })).toEqual(
      all.filter((aim) => aim !== 'propulsion 0'),
    );
    const aimAt = (aim: WreckInputs['aim']) =>
      settled({ ...initial, ...tank, aim, state: { ...unhurt, weaponsOff: [1] } }).aim;
    expect(aimAt({ kind: 'weapon', place: 0 })).toEqual({ kind: 'weapon', place: 0 });
    expect(aimAt({ kind: 'weapon', place: 1 })).toEqual({ kind: 'whole', place: 0 });
    expect(aimAt({ kind: 'propulsion', place: 1 })).toEqual({ kind: 'whole', place: 0 });
    // A house has nobody at its controls, and a beast steers itself.
    expect(kinds({ ...tank, creation: presets.house })).toEqual(['whole 0', 'bricks 0']);
    expect(kinds({ ...tank, creation: presets.beast })).not.toContain('controls 0');
  });

  it('BW-DMG-05 brikwars/wreck/inputs: the weapons that it lost stand in their order, whichever went first', () => {
    const aim = { kind: 'weapon', place: 0 } as const;
    const state = { ...unhurt, weaponsOff: [1, 11] };
    expect(struck({ state, aim: { ...aim, place: 2 } }, 1).weaponsOff).toEqual([1, 2, 11]);
    expect(struck({ state, aim }, 1).weaponsOff).toEqual([0, 1, 11]);
  });
});
