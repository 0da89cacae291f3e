import { describe, expect, it } from 'vitest';
import {
  chancesOf,
  lossesOf,
  moreNumbers,
  type SquadsAnswer,
  squadsAnswerOf,
} from '../../../src/brikwars/squads/answer.ts';
import {
  decodeSquads,
  initialSquads,
  type SquadsInputs,
  squadOwners,
  squadRun,
  squadsAsked,
  squadsCodec,
} from '../../../src/brikwars/squads/inputs.ts';
import { createSquadsModel } from '../../../src/brikwars/squads/model.ts';
import { survivors } from '../../../src/brikwars/squads/play.ts';
import { chargeOf, roundOf, usesArms } from '../../../src/brikwars/squads/setup.ts';
import { detailsOf, heldText } from '../../../src/brikwars/squads/text.ts';
import { squads } from '../../../src/brikwars/squads/words/en.ts';
import { brikwars } from '../../../src/brikwars/words/en.ts';
import { fight } from '../../../src/fight/words/en.ts';
import { matters } from '../../../src/kit/question/asked.ts';
import { createFormat } from '../../../src/platform/format.ts';
import { fightDevice } from '../duel/device.ts';

const initial = initialSquads('2005');
const fightWords = { ...brikwars, ...fight };

async function open() {
  const { device } = fightDevice({ hash: '#/fight/squads' });
  return createSquadsModel(device);
}

describe('brikwars/squads/inputs', () => {
  it('BW-SQ-23 BW-SQ-34 brikwars/squads/inputs: who strikes back is asked hand to hand, a row of riders of riders', () => {
    const counters = (kind: SquadsInputs['kind']) => matters(squadsAsked, 'counters', { ...initial, kind });
    expect([counters('close'), counters('ranged'), counters('charge')]).toEqual([true, false, false]);
    const run = (part: Partial<SquadsInputs['run']>) =>
      (['front', 'path'] as const).filter((name) => matters(squadRun, name, { ...initial.run, ...part }));
    expect(run({ riders: true, braced: true })).toEqual(['front']);
    expect(run({ riders: false, braced: false })).toEqual(['path']);
    expect(run({ riders: false, braced: true })).toEqual([]);
  });
});

describe('brikwars/squads/model', () => {
  it('BW-SQ-23 the odds stand before anything is entered, and a link says all of it', async () => {
    const model = await open();
    const answer = model.answer.value;
    if (!answer.ok) throw new Error('no answer');
    expect(chancesOf(initial, answer.value.lost).reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(
      1,
      9,
    );
    expect(lossesOf(initial, answer.value.lost, 'mine').weights).toHaveLength(9);
    const text = squadsCodec('2005').encode(initial);
    expect(decodeSquads(text)).toEqual(initial);
  });

  it('BW-SQ-01 a squad of a unit of one’s own: its values, its weapons, and as many as the army has', async () => {
    const model = await open();
    const guard = {
      name: 'Guard',
      skill: '1d8',
      armor: '1d6+1',
      move: 5,
      size: 1,
      hands: 2,
      weapons: ['short-ranged', { use: 4, damage: '2d6', kind: 'heavy' }],
    } as const;
    model.useProfile('mine', guard, 6);
    const { mine, theirs } = model.inputs.value.value;
    expect(mine).toMatchObject({ count: 6, unit: 'own', ownSkill: '1d8', ownArmor: '1d6+1' });
    expect(mine).toMatchObject({ close: 'own', ownUse: 4, ownDamage: '2d6', ranged: 'short-ranged' });
    // A two-handed weapon has no room in an engagement, so what they had stays.
    model.useProfile('theirs', { ...guard, weapons: ['two-handed'] });
    expect(model.inputs.value.value.theirs).toMatchObject({
      count: theirs.count,
      close: theirs.close,
      ranged: theirs.ranged,
    });
    model.useProfile('theirs', guard, 40);
    expect(model.inputs.value.value.theirs.count).toBe(12);
    expect(model.answer.value.ok).toBe(true);
  });

  it('BW-SQ-36 shots gain by the size of the plate, blows do not', () => {
    const added = (kind: 'ranged' | 'close') => {
      const round = roundOf({ ...initial, kind, theirs: { ...initial.theirs, plate: 6 } });
      return round.ok ? round.value.attacker.arms[0]?.modifier : undefined;
    };
    expect([added('ranged'), added('close')]).toEqual([3, 0]);
  });

  it('BW-SQ-19 BW-SQ-22 who is too far from the Standard does not shoot, and a squad of nobody does not fight', () => {
    const far = squadsAnswerOf({ ...initial, kind: 'ranged', distance: 40 });
    expect(far.ok || far.issues.map(({ code }) => code)).toEqual(['too-far']);
    const gone = squadsAnswerOf({ ...initial, theirs: { ...initial.theirs, count: 0 } });
    expect(gone.ok || gone.issues).toEqual([{ code: 'nobody' }]);
  });

  it('BW-SQ-29 it is said how many must attack for Counters to be weaker', () => {
    expect(moreNumbers({ ...initial, theirs: { ...initial.theirs, count: 5 } })).toBe(10);
    expect(moreNumbers(initial)).toBeUndefined();
    expect(moreNumbers({ ...initial, kind: 'ranged' })).toBeUndefined();
  });

  it('BW-SQ-38 an Officer is a member, spared as long as may be', () => {
    const led = { ...initial, theirs: { ...initial.theirs, count: 2, officer: true } };
    const round = roundOf(led);
    expect(round.ok && round.value.defender.fighters.map(({ arms }) => arms)).toEqual([0, 0, 1]);
    expect(survivors(led, { dead: { attacker: [], defender: [0, 2] } }).theirs).toMatchObject({
      count: 1,
      officer: false,
    });
  });

  it('BW-SQ-31 BW-SQ-34 a Charge: all Sizes run, a braced squad resists as one body and its plate flies', async () => {
    const model = await open();
    model.change({ kind: 'charge' });
    model.changeRun({ braced: true, inches: 8 });
    const braced = model.answer.value;
    if (!braced.ok) throw new Error('no answer');
    // 8″ are four points, no more than Size 8; eight of Size 1 that brace resist with one each.
    expect(braced.value.push).toMatchObject({ momentum: 4, opposition: 8 });
    expect(braced.value.push?.flies?.mine).toBeGreaterThan(0);
    expect(lossesOf(model.inputs.value.value, braced.value.lost, 'theirs').weights.slice(2)).toEqual(
      new Float64Array(7),
    );
    const text = squadsCodec('2005').encode(model.inputs.value.value);
    expect(decodeSquads(text)).toEqual(model.inputs.value.value);
    expect(squadsCodec('2005').encode(initial)).not.toContain('&c=1');
  });

  it('brikwars/squads/inputs: a Charge is first asked with an enemy who braces, which is no sure thing and leaves links of old as they were', async () => {
    const model = await open();
    model.change({ kind: 'charge' });
    const answer = model.answer.value;
    if (!answer.ok) throw new Error('no answer');
    const inputs = model.inputs.value.value;
    expect(Math.max(...chancesOf(inputs, answer.value.lost).map(({ chance }) => chance))).toBeLessThan(0.9);
    const codec = squadsCodec('2005');
    expect(codec.decode(codec.encode(inputs))).toEqual(inputs);
    expect(decodeSquads('v=2&kind=charge')?.run).toMatchObject({ braced: false, inches: 8 });
  });

  it('BW-SQ-33 BW-SQ-35 who does not brace is struck one after the other, as far as the Momentum goes', async () => {
    const model = await open();
    model.change({ kind: 'charge' });
    model.changeRun({ braced: false, inches: 8 });
    const answer = model.answer.value;
    if (!answer.ok) throw new Error('no answer');
    const inputs = model.inputs.value.value;
    const reached = answer.value.reasons.find(({ rule }) => rule === 'BW-SQ-33')?.amount ?? 0;
    expect(reached).toBeGreaterThan(1);
    const { weights } = lossesOf(inputs, answer.value.lost, 'theirs');
    expect(weights[reached]).toBeGreaterThan(0);
    expect(weights[reached + 1] ?? 0).toBe(0);
    // Half of Size 1 resists nothing: all four in the path are struck, and no more than stand there.
    expect(reached).toBe(4);
    model.changeRun({ path: 2 });
    const fewer = model.answer.value;
    expect(fewer.ok && lossesOf(inputs, fewer.value.lost, 'theirs').weights[3]).toBe(0);
    expect(lossesOf(inputs, answer.value.lost, 'mine').weights[0]).toBeCloseTo(1, 12);
    expect(answer.value.push).not.toHaveProperty('flies');
  });

  it('BW-SQ-32 of riders only the front row that collides counts', async () => {
    const model = await open();
    model.change({ kind: 'charge' });
    model.changeRun({ inches: 24, riders: true, front: 3 });
    const answer = model.answer.value;
    // 24″ are twelve points, but three riders of Size 2 carry six.
    expect(answer.ok && answer.value.push?.momentum).toBe(6);
    model.changeRun({ front: 4 });
    const more = model.answer.value;
    expect(more.ok && more.value.push?.momentum).toBe(8);
  });

  it('BW-SQ-34 brikwars/squads/play: a Charge is played to its end, and likely as it says', async () => {
    const model = await open();
    model.change({ kind: 'charge' });
    model.changeRun({ braced: true, armed: true });
    model.play.start();
    for (let roll = 0; roll < 40 && !model.play.play.value?.outcome; roll++) model.play.rollNext();
    const shown = model.play.play.value;
    if (!shown?.outcome) throw new Error('the Charge is not over');
    expect(shown.log.some(({ result }) => result === 'pushes')).toBe(true);
    expect(shown.likelihood).toBeGreaterThan(0);
    expect(shown.mayGoOn).toBe(false);
  });

  it('brikwars/squads/play: in the turn that follows the others attack, without the fallen', async () => {
    const model = await open();
    model.changeSide('theirs', { count: 3 });
    model.play.start();
    for (let roll = 0; roll < 40 && !model.play.play.value?.outcome; roll++) model.play.rollNext();
    const shown = model.play.play.value;
    if (!shown?.outcome) throw new Error('the round is not over');
    expect(shown.likelihood).toBeGreaterThan(0);
    const { attacker, defender } = shown.outcome.dead;
    const back = model.bury(shown.inputs, shown.outcome);
    expect(model.inputs.value.value.theirs.count).toBe(3 - defender.length);
    expect(model.inputs.value.value.mine.count).toBe(8 - attacker.length);
    back();
    expect(model.inputs.value.value.theirs.count).toBe(3);
    expect(shown.mayGoOn).toBe(defender.length < 3 && attacker.length < 8);
    if (!shown.mayGoOn) return;
    model.play.goOn();
    expect(model.play.play.value?.inputs).toMatchObject({
      attacker: 'theirs',
      theirs: { count: 3 - defender.length },
    });
  });

  it('BW-SQ-04 shots are measured from the Standard, however large the plates are', () => {
    const reaches = (distance: number, plate: number) => {
      const side = { ...initial.mine, plate };
      return roundOf({ ...initial, kind: 'ranged', mine: side, theirs: side, distance }).ok;
    };
    const range = Array.from({ length: 60 }, (_, inches) => inches).findLast((inches) => reaches(inches, 0));
    expect(range).toBeGreaterThan(0);
    for (const plate of [0, 12]) {
      expect(reaches(range ?? 0, plate)).toBe(true);
      expect(reaches((range ?? 0) + 1, plate)).toBe(false);
    }
  });

  const weapons = 'long-ranged*1d6';
  const charges = (query: string): SquadsAnswer & { readonly inputs: SquadsInputs } => {
    const inputs = decodeSquads(`v=1&${query.includes('e=') ? '' : 'e=2005&'}${query}`);
    const answer = inputs && squadsAnswerOf(inputs);
    if (!inputs || !answer?.ok) throw new Error(query);
    return { inputs, ...answer.value };
  };
  const dies = (query: string, owner: 'mine' | 'theirs') => {
    const { inputs, lost } = charges(query);
    return lossesOf(inputs, lost, owner).weights[1] ?? 0;
  };

  it('BWC-07 BW-SQ-34 the weapons of all who charge count together, and of all who brace', () => {
    const knight = `1*own*0*heavy*${weapons}*3d10*3*1d6*0`;
    const spears = (count: number) => `${count}*minifig*0*heavy*${weapons}*4*3*1d6*0`;
    const led = `k=charge.mine.8.1.0&m=${spears(4)}&t=${knight}&s=&c=8.0.1.0.4.4`;
    expect(dies(led, 'theirs')).toBeCloseTo(0.8228, 4);
    const house = led.replace('k=charge', 'e=2005~combined.momentum&k=charge');
    expect(dies(house, 'theirs')).toBeCloseTo(0.5578, 4);
    const met = `k=charge.theirs.8.1.0&m=${spears(2)}&t=${knight}&s=&c=8.1.1.0.4.4`;
    expect(dies(met, 'theirs')).toBeCloseTo(0.3392, 4);
  });

  it('BW-CHG-13 a hand weapon or an object does not charge: a link of old with one charges with bodies', () => {
    const query = (arm: string, armed: 0 | 1) =>
      `k=charge.mine.8.1.0&m=4*minifig*0*${arm}*${weapons}*4*3*1d6*0&t=1*own*0*heavy*${weapons}*3d10*3*1d6*0&s=&c=8.0.${armed}.0.4.4`;
    const bodies = dies(query('heavy', 0), 'theirs');
    for (const arm of ['hand', 'random-object']) {
      expect(dies(query(arm, 1), 'theirs'), arm).toBe(bodies);
      const { inputs, reasons } = charges(query(arm, 1));
      expect(heldText(squads, inputs, 'mine')).toBe(squads.chargeArms.nothing);
      expect(reasons.map(({ rule }) => rule)).not.toContain('BWC-07');
    }
    expect(dies(query('heavy', 1), 'theirs')).toBeGreaterThan(bodies);
  });

  it('BW-CHG-13 BW-SQ-32 lances are chosen, and of riders only those of the front row strike with theirs', async () => {
    const model = await open();
    model.change({ kind: 'charge' });
    model.changeRun({ armed: true, riders: true, inches: 16, front: 2 });
    model.changeSide('mine', { charging: 'two-handed' });
    const inputs = model.inputs.value.value;
    const charge = chargeOf(inputs);
    const counts = charge.ok ? charge.value.attacker.arms?.map(({ count, use }) => [count, use]) : [];
    expect(counts).toEqual([
      [2, 5],
      [0, 5],
    ]);
    const text = squadsCodec('2005').encode(inputs);
    expect(decodeSquads(text)).toEqual(inputs);
    model.useProfile('mine', {
      name: 'Pikeman',
      skill: '1d6',
      armor: '4',
      move: 5,
      size: 1,
      hands: 2,
      weapons: ['hand', 'two-handed'],
    });
    expect(model.inputs.value.value.mine).toMatchObject({ charging: 'two-handed', close: 'hand' });
  });

  it('BW-CHG-10 riders who are charged and do not brace resist with half their Size, and strike back', async () => {
    const model = await open();
    model.change({ kind: 'charge' });
    model.changeRun({ braced: false, inches: 8, ridersMet: true, path: 1 });
    const answer = model.answer.value;
    if (!answer.ok) throw new Error('no answer');
    expect(answer.value.push).toMatchObject({ momentum: 4, opposition: 1 });
    expect(answer.value.reasons).toContainEqual({ rule: 'BW-CHG-10', effect: 'half-size', amount: 1 });
    // A six and a die more, or a five, beat Armor 4.
    expect(lossesOf(model.inputs.value.value, answer.value.lost, 'mine').weights[1]).toBeCloseTo(2 / 6, 9);
    const text = squadsCodec('2005').encode(model.inputs.value.value);
    expect(decodeSquads(text)).toEqual(model.inputs.value.value);
    expect(detailsOf(squads, fightWords, createFormat('en'), text)).toContain(squads.ridersMet);
  });

  it('BW-SQ-35 who does not brace uses no arms, and what is kept of a Charge says how it is run', () => {
    const run = { inches: 14, braced: false, armed: true, riders: true, front: 3, path: 4, ridersMet: false };
    const charge = { ...initial, kind: 'charge', run } as const;
    const used = (inputs: SquadsInputs) => squadOwners.filter((owner) => usesArms(inputs, owner));
    expect(used(charge)).toEqual(['mine']);
    expect(used({ ...charge, run: { ...run, braced: true } })).toEqual(['mine', 'theirs']);
    expect(used({ ...charge, run: { ...run, armed: false, braced: true } })).toEqual([]);
    expect(used({ ...initial, kind: 'ranged', attacker: 'theirs' })).toEqual(['theirs']);
    const details = (of: Partial<typeof run>) =>
      detailsOf(
        squads,
        fightWords,
        createFormat('en'),
        squadsCodec('2005').encode({ ...charge, run: { ...run, ...of } }),
      );
    expect(details({})).toEqual([
      `${squads.names.mine}: ${squads.chargeArms.heavy}`,
      `${squads.runUp}: 14″`,
      squads.riders,
      `${squads.front}: 3`,
      `${squads.path}: 4`,
    ]);
    expect(details({ braced: true, armed: false })).toEqual([
      `${squads.runUp}: 14″`,
      squads.braced,
      squads.riders,
      `${squads.front}: 3`,
    ]);
  });
});
