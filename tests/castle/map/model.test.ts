import { describe, expect, it, vi } from 'vitest';
import { isFixedByMoving } from '../../../src/castle/map/fixing.ts';
import { decodeHabits, encodeHabits } from '../../../src/castle/map/habits.ts';
import { createCastleMapModel } from '../../../src/castle/map/model.ts';
import { decodePlan, encodePlan } from '../../../src/castle/plan/link.ts';
import { emptyPlan, guessedFootprints } from '../../../src/castle/plan/model.ts';
import { fakeServices } from '../../support/fake-services.ts';
import { planOf, rectangle, section } from '../../support/samples/castle-plans.ts';

async function open(hash = '#/castle/map', stored?: Map<string, string>) {
  const services = fakeServices(hash, stored);
  const model = await createCastleMapModel(services);
  await vi.dynamicImportSettled();
  return { ...services, model };
}

const keep = { kind: 'section', index: 0 } as const;
const one = planOf([section('keep', rectangle(18, 60, 6, 6))]);
const stored = (plan = one) => new Map([['castle-map', encodePlan(plan)]]);

describe('castle/map/model: what stands on the table', () => {
  it('castle/map/model: what is put there is chosen, stored at once and in the address', async () => {
    const { model, stored, history, used } = await open();
    expect(model.plan.value).toEqual(emptyPlan);
    model.add('keep');
    expect(model.chosen.value).toEqual(keep);
    expect(model.last.value).toEqual({ act: 'added', thing: keep });
    expect(decodePlan(stored.get('castle-map') ?? '')).toEqual(model.plan.value);
    expect(used).toEqual(['mage-knight']);
    history.pass();
    expect(history.hash()).toBe(`#/castle/map?${encodePlan(model.plan.value)}`);
    const again = await open('#/castle/map', stored);
    expect(again.model.plan.value).toEqual(model.plan.value);
  });

  it('castle/map/model: it is moved, turned, resized, given away, doubled and removed', async () => {
    const { model } = await open('#/castle/map', stored());
    model.choose(keep);
    model.nudge(1, -0.25);
    model.turn(15);
    expect(model.plan.value.sections[0]?.outline).toEqual(rectangle(19, 59.75, 6, 6, 15));
    model.give(1);
    expect(model.plan.value.sections[0]?.owner).toBe(1);
    model.resize({ width: 5, depth: 4 });
    expect(model.plan.value.sections[0]?.outline).toMatchObject({ width: 5, depth: 4 });
    expect(model.habits.value.value.sizes.keep).toEqual({ width: 5, depth: 4 });
    model.duplicate();
    expect(model.plan.value.sections[1]).toMatchObject({ kind: 'keep', owner: 1, outline: { width: 5 } });
    expect(model.chosen.value).toEqual({ kind: 'section', index: 1 });
    model.remove();
    expect(model.chosen.value).toBeUndefined();
    expect(model.plan.value.sections).toHaveLength(1);
  });

  it('castle/map/model: a figure is named in one step, and may have lost heart', async () => {
    const { model, stored } = await open();
    model.add('figure');
    for (const typed of ['S', 'Sm', ' Smok ']) expect(model.notify({ name: typed })).toBe(true);
    expect(model.notify({ demoralised: true })).toBe(true);
    expect(model.plan.value.figures[0]).toMatchObject({ name: 'Smok', demoralised: true });
    expect(decodePlan(stored.get('castle-map') ?? '')).toEqual(model.plan.value);
    model.nudge(1, 0);
    expect(model.plan.value.figures[0]).toMatchObject({ name: 'Smok', demoralised: true });
    for (let step = 0; step < 3; step += 1) model.undo();
    expect(model.plan.value.figures[0]).not.toHaveProperty('name');
    expect(model.plan.value.figures).toHaveLength(1);
    model.redo();
    model.notify({ name: '' });
    expect(model.plan.value.figures[0]).not.toHaveProperty('name');
  });

  it('castle/map/model: the edge of the table stops it, and what changes nothing is no step', async () => {
    const { model } = await open('#/castle/map', stored());
    model.choose(keep);
    model.nudge(100, 0);
    expect(model.plan.value.sections[0]?.outline.centre.x).toBe(33);
    model.nudge(1, 0);
    model.undo();
    expect(model.plan.value).toEqual(one);
    expect(model.canUndo.value).toBe(false);
  });

  it('MK-SET-03: a plan is judged while it changes', async () => {
    const { model } = await open('#/castle/map', stored());
    expect(model.findings.value).toEqual([]);
    model.choose(keep);
    expect(model.measures.value?.own).toMatchObject({ distance: 6, kept: true });
    model.nudge(0, -13);
    expect(model.findings.value).toMatchObject([{ code: 'OWN18', thing: keep, distance: 19, limit: 18 }]);
  });
});

describe('castle/map/model: several at once', () => {
  const wall = { kind: 'section', index: 1 } as const;
  const far = { kind: 'section', index: 2 } as const;
  const three = planOf([
    section('keep', rectangle(18, 60, 6, 6)),
    section('wall', rectangle(24, 60, 6, 2)),
    section('wall', rectangle(18, 20, 6, 2), 1),
  ]);
  const centres = ({ plan }: Awaited<ReturnType<typeof open>>['model']) =>
    plan.value.sections.map(({ outline }) => [outline.centre.x, outline.centre.y]);

  it('castle/map/model: a castle is chosen whole, moved by the arrows, dragged and turned as one, each in one step', async () => {
    const { model } = await open('#/castle/map', stored(three));
    model.choose(wall);
    model.chooseCastle();
    expect(model.group.value).toEqual([wall, keep]);
    model.nudge(-2, 1);
    expect(centres(model)).toEqual([
      [16, 61],
      [22, 61],
      [18, 20],
    ]);
    model.lift(keep, { x: 16, y: 61 });
    model.dragTo({ x: 16, y: 51 });
    expect(model.laid.value.sections[1]?.outline.centre).toEqual({ x: 22, y: 51 });
    model.drop();
    expect(centres(model).slice(0, 2)).toEqual([
      [16, 51],
      [22, 51],
    ]);
    expect(model.group.value).toEqual([keep, wall]);
    model.turn(90);
    expect(model.plan.value.sections.slice(0, 2).map(({ outline }) => outline)).toMatchObject([
      { angle: 90, centre: { x: 19, y: 48 } },
      { angle: 90, centre: { x: 19, y: 54 } },
    ]);
    for (let step = 0; step < 3; step += 1) model.undo();
    expect(model.plan.value).toEqual(three);
  });

  it('castle/map/model: one after the other joins, all are taken away, and the ground lets all go', async () => {
    const { model } = await open('#/castle/map', stored(three));
    model.choose(keep);
    model.choose(far);
    expect(model.group.value).toEqual([far]);
    model.chooseSeveral(true);
    model.choose(keep);
    model.choose(keep);
    expect(model.group.value).toEqual([keep, far]);
    model.choose(undefined);
    expect([model.group.value, model.several.value]).toEqual([[], false]);
    model.choose(keep);
    model.chooseSeveral(true);
    model.choose(far);
    model.remove();
    expect(model.plan.value.sections).toEqual([three.sections[1]]);
    expect(model.group.value).toEqual([]);
  });

  it('castle/map/model: turned by quarters the arrows move what they point at', async () => {
    const { model } = await open('#/castle/map', stored(three));
    model.choose(keep);
    model.habits.change({ turned: 1 });
    model.nudge(1, 0);
    expect(centres(model)[0]).toEqual([18, 59]);
  });
});

describe('castle/map/model: dragging', () => {
  it('castle/map/model: a drag is shown, then judged and stored as one step', async () => {
    const { model, stored: drafts } = await open('#/castle/map', stored());
    const before = drafts.get('castle-map');
    model.lift(keep, { x: 17, y: 59 });
    expect(model.chosen.value).toEqual(keep);
    expect(model.dragging.value).toBe(false);
    for (const x of [18, 19, 20.06]) model.dragTo({ x, y: 46 });
    expect(model.held.value?.outline.centre).toEqual({ x: 21, y: 47 });
    // What is said of the plan waits until it is put down.
    expect(model.findings.value).toEqual([]);
    expect(model.plan.value).toEqual(one);
    expect(drafts.get('castle-map')).toBe(before);
    model.drop();
    expect(model.plan.value.sections[0]?.outline.centre).toEqual({ x: 21, y: 47 });
    expect(model.findings.value).toMatchObject([{ code: 'OWN18' }]);
    model.undo();
    expect(model.plan.value).toEqual(one);
    model.redo();
    expect(model.plan.value.sections[0]?.outline.centre).toEqual({ x: 21, y: 47 });
  });

  it('castle/map/model: what is dragged is shown where it is: which one, how far from what, and what would be wrong', async () => {
    const two = planOf([...one.sections, section('wall', rectangle(24, 60, 6, 2))]);
    const { model } = await open('#/castle/map', stored(two));
    const wall = { kind: 'section', index: 1 } as const;
    model.choose(keep);
    model.lift(wall, { x: 24, y: 60 });
    model.dragTo({ x: 31, y: 60 });
    expect(model.inHand.value).toEqual(wall);
    expect(model.laid.value.sections[1]?.outline.centre).toEqual({ x: 31, y: 60 });
    const shown = model.laidMeasures.value;
    const wrong = model.laidFindings.value;
    expect(shown?.edge).toMatchObject({ distance: 2, kept: false });
    expect(wrong.map(({ code }) => code)).toContain('EDGE3');
    expect([model.rested.value, model.findings.value]).toEqual([keep, []]);
    model.drop();
    expect([model.laidMeasures.value, model.laidFindings.value]).toEqual([shown, wrong]);
    expect([model.measures.value, model.findings.value]).toEqual([shown, wrong]);
    model.lift('gatehouse', { x: 18, y: 50 });
    model.dragTo({ x: 18, y: 51 });
    expect(model.inHand.value).toEqual({ kind: 'section', index: 2 });
    expect(model.laidMeasures.value?.own.distance).toBe(16);
    model.letGo();
    expect(model.inHand.value).toEqual(wall);
    expect(model.laidMeasures.value).toEqual(shown);
  });

  it('castle/map/model: what stands beside the map hears of a new choice when nothing is held any more', async () => {
    const { model } = await open('#/castle/map', stored());
    expect(model.rested.value).toBeUndefined();
    const end = [model.drop, model.letGo];
    for (const over of end) {
      model.choose(undefined);
      model.lift(keep, { x: 17, y: 59 });
      expect([model.chosen.value, model.rested.value]).toEqual([keep, undefined]);
      over();
      expect(model.rested.value).toEqual(keep);
    }
    model.choose(undefined);
    model.lift(keep, { x: 17, y: 59 });
    model.dragTo({ x: 20, y: 46 });
    expect(model.rested.value).toBeUndefined();
    model.drop();
    expect(model.rested.value).toEqual(keep);
    // The same choice again is no change.
    const chosen = model.chosen.value;
    model.choose({ ...keep });
    expect(model.chosen.value).toBe(chosen);
  });

  it('castle/map/model: it is drawn to a neighbour, and not where that is turned off', async () => {
    const two = planOf([...one.sections, section('wall', rectangle(8, 60, 6, 2))]);
    const { model } = await open('#/castle/map', stored(two));
    const wall = { kind: 'section', index: 1 } as const;
    const at = { x: 8, y: 60 };
    model.lift(wall, at);
    model.dragTo({ x: 11.6, y: 60.4 });
    expect(model.held.value?.outline.centre).toEqual({ x: 12, y: 60 });
    model.letGo();
    expect(model.held.value).toBeUndefined();
    expect(model.plan.value).toEqual(two);
    model.habits.change({ snap: false });
    model.lift(wall, at);
    model.dragTo({ x: 11.6, y: 60.4 });
    expect(model.held.value?.outline.centre).toEqual({ x: 11.5, y: 60.5 });
    model.habits.change({ grid: false });
    model.dragTo({ x: 11.6, y: 60.4 });
    expect(model.held.value?.outline.centre).toEqual({ x: 11.6, y: 60.4 });
  });

  it('castle/map/model: out of the tray; let go off the table, nothing has happened', async () => {
    const { model } = await open();
    model.lift('round-tower', { x: 10, y: 50 });
    model.dragTo({ x: 12, y: 52 });
    expect(model.held.value).toMatchObject({ kind: 'round-tower', isNew: true });
    model.letGo();
    expect(model.plan.value).toEqual(emptyPlan);
    expect(model.chosen.value).toBeUndefined();
    model.lift('round-tower', { x: 10, y: 50 });
    model.dragTo({ x: 12, y: 52 });
    model.drop();
    expect(model.plan.value.sections).toMatchObject([
      { kind: 'round-tower', outline: { shape: 'circle', centre: { x: 12, y: 52 }, radius: 2 } },
    ]);
    expect(model.last.value?.act).toBe('added');
  });

  it('castle/map/model: a tap drags nothing', async () => {
    const { model } = await open('#/castle/map', stored());
    model.lift(keep, { x: 17, y: 59 });
    model.drop();
    expect(model.canUndo.value).toBe(false);
    expect(model.last.value).toBeUndefined();
  });
});

describe('castle/map/model: snapping', () => {
  const wall = { kind: 'section', index: 1 } as const;
  const beside = (angle: number, x: number) =>
    planOf([...one.sections, section('wall', rectangle(x, 60, 6, 2, angle))]);

  it('castle/map/model: a tick is felt when it comes to stand against a side, not while it slides along', async () => {
    const snapped = vi.fn();
    const services = fakeServices('#/castle/map', stored(beside(0, 8)));
    const model = await createCastleMapModel(services, { snapped });
    model.lift(wall, { x: 8, y: 60 });
    model.dragTo({ x: 9, y: 60 });
    expect(snapped).not.toHaveBeenCalled();
    for (const x of [11.6, 11.7, 11.8]) model.dragTo({ x, y: 60.1 });
    expect(snapped).toHaveBeenCalledTimes(1);
    model.dragTo({ x: 8, y: 60 });
    model.dragTo({ x: 11.6, y: 60 });
    expect(snapped).toHaveBeenCalledTimes(2);
  });

  it.each([15, 45, 90, -90, 180])(
    'castle/map/model: turned by %i°, what stands against a neighbour stays against it',
    async (degrees) => {
      const { model } = await open('#/castle/map', stored(beside(0, 12)));
      model.choose(wall);
      expect(model.measures.value?.neighbour?.distance).toBe(0);
      model.turn(degrees);
      expect(model.measures.value?.neighbour?.distance).toBeLessThan(0.02);
      expect(model.findings.value).toEqual([]);
      expect(model.plan.value.sections[1]?.outline).toMatchObject({ angle: (degrees + 360) % 360 });
    },
  );

  it('castle/map/model: where snapping is off, or nothing is touched, it turns about its middle', async () => {
    const { model } = await open('#/castle/map', stored(beside(0, 12)));
    model.habits.change({ snap: false });
    model.choose(wall);
    model.turn(90);
    expect(model.plan.value.sections[1]?.outline.centre).toEqual({ x: 12, y: 60 });
    const free = await open('#/castle/map', stored(beside(0, 9)));
    free.model.choose(wall);
    free.model.turn(90);
    expect(free.model.plan.value.sections[1]?.outline.centre).toEqual({ x: 9, y: 60 });
  });
});

describe('castle/map/model: made legal', () => {
  it('MK-SET-05: a piece, or all that breaks a rule, is moved in one step that can be undone', async () => {
    const spoilt = planOf([...one.sections, section('wall', rectangle(6, 45, 6, 2))]);
    const { model } = await open('#/castle/map', stored(spoilt));
    expect(model.findings.value.length).toBeGreaterThan(0);
    expect(await model.fix({ kind: 'section', index: 1 })).toEqual({ moved: 1, left: [] });
    expect(model.findings.value).toEqual([]);
    expect(model.last.value?.act).toBe('mended');
    model.undo();
    expect(model.plan.value).toEqual(spoilt);
    expect(await model.fix()).toEqual({ moved: 1, left: [] });
    model.undo();
    expect(model.canUndo.value).toBe(false);
  });

  it('castle/map/fixing: what is done to the plan meanwhile is not lost to the search, which is given up', async () => {
    const spoilt = planOf([...one.sections, section('wall', rectangle(6, 45, 6, 2))]);
    const { model } = await open('#/castle/map', stored(spoilt));
    const fixed = model.fix();
    model.setConsent(!spoilt.consent);
    expect(await fixed).toBeUndefined();
    expect(model.plan.value).toEqual({ ...spoilt, consent: !spoilt.consent });
    model.undo();
    const lifted = model.fix();
    model.lift({ kind: 'section', index: 1 }, { x: 6, y: 45 });
    model.dragTo({ x: 8, y: 40 });
    expect(await lifted).toBeUndefined();
    model.letGo();
    // Tapped twice, it is done once.
    expect(await Promise.all([model.fix(), model.fix()])).toEqual([undefined, { moved: 1, left: [] }]);
    expect(model.fixing.value).toBe(false);
  });

  it('MK-SET-03: where there is no such place nothing moves', async () => {
    const none = planOf([section('keep', rectangle(18, 18, 6, 6))], { depth: 36 });
    const { model } = await open('#/castle/map', stored(none));
    const wrong = model.findings.value;
    expect(await model.fix()).toEqual({ moved: 0, left: wrong });
    expect(wrong.every(isFixedByMoving)).toBe(true);
    expect(model.canUndo.value).toBe(false);
  });

  it('MK-SET-09: a castle without an entrance is told apart from one without a place', async () => {
    const walls = planOf([
      section('wall', rectangle(15, 60, 6, 2)),
      section('wall', rectangle(21, 60, 6, 2)),
    ]);
    const { model } = await open('#/castle/map', stored(walls));
    const fixed = await model.fix();
    expect(fixed).toMatchObject({ moved: 0, left: [{ code: 'DOOR' }] });
    expect(fixed?.left.some(isFixedByMoving)).toBe(false);
  });
});

describe('castle/map/model: undo, table and links', () => {
  it('castle/map/model: everything can be undone to the start and done again', async () => {
    const { model } = await open();
    model.add('keep');
    model.add('wall');
    model.setTable(48, 48);
    model.setPlayers(3);
    model.setArea(2, { edge: 'right', from: 5, to: 90, depth: 6 });
    model.setConsent(false);
    model.setOrder(['terrain', 'castle', 'planks', 'figures']);
    model.replacePlan(one);
    model.clear();
    const codes = model.findings.value.map(({ code }) => code);
    expect(codes).toEqual([]);
    const steps = [encodePlan(model.plan.value)];
    while (model.canUndo.value) {
      model.undo();
      steps.push(encodePlan(model.plan.value));
    }
    expect(steps).toHaveLength(10);
    expect(model.plan.value).toEqual(emptyPlan);
    for (const step of steps.toReversed().slice(1)) {
      model.redo();
      expect(encodePlan(model.plan.value)).toBe(step);
    }
    expect(model.canRedo.value).toBe(false);
  });

  it('castle/map/model: an area stays on its edge', async () => {
    const { model } = await open();
    model.setArea(1, { edge: 'right', from: -4, to: 90, depth: 60 });
    expect(model.plan.value.players[1]?.area).toEqual({ edge: 'right', from: 0, to: 72, depth: 36 });
  });

  it('castle/map/model: undo brings the choice back, a new step ends what could be done again', async () => {
    const { model } = await open();
    model.add('keep');
    model.remove();
    model.undo();
    expect(model.chosen.value).toEqual(keep);
    model.nudge(1, 0);
    expect(model.canRedo.value).toBe(false);
  });

  it('castle/map/model: the plan of a link leaves the own one alone, and undo stays with its plan', async () => {
    const { model, stored: drafts } = await open(
      `#/castle/map?${encodePlan(one)}`,
      new Map([['castle-map', encodePlan(emptyPlan)]]),
    );
    expect(model.inputs.linked.value).toBe(true);
    expect(model.plan.value).toEqual(one);
    model.choose(keep);
    model.nudge(1, 0);
    expect(drafts.get('castle-map')).toBe(encodePlan(emptyPlan));
    expect(model.canUndo.value).toBe(true);
    model.inputs.discard();
    expect(model.plan.value).toEqual(emptyPlan);
    expect(model.canUndo.value).toBe(false);
    expect(model.chosen.value).toBeUndefined();
  });

  it('castle/map/model: what was done to the plan of a link can be undone when it has become one’s own', async () => {
    const { model } = await open(`#/castle/map?${encodePlan(one)}`);
    model.choose(keep);
    model.nudge(1, 0);
    model.inputs.keep();
    expect(model.inputs.linked.value).toBe(false);
    model.undo();
    expect(model.plan.value).toEqual(one);
    model.redo();
    expect(model.plan.value).not.toEqual(one);
  });

  it('castle/map/model: no more sections than a link holds', async () => {
    const { model } = await open();
    for (let tries = 0; tries < 32; tries++) model.add('round-tower');
    expect(model.plan.value.sections).toHaveLength(30);
    expect(encodePlan(model.plan.value).length).toBeLessThan(2000);
  });
});

describe('castle/map/habits', () => {
  it('castle/map/habits: measured sizes and switches are kept, guesses are not written', async () => {
    const { model, stored } = await open();
    model.habits.measure('wall', { width: 5.5, depth: 1.75 });
    model.habits.change({ zones: false });
    expect(stored.get('castle-map-habits')).toBe('v=1&on=snap,grid&wall=5.5x1.75');
    const again = await open('#/castle/map', stored);
    expect(again.model.habits.value.value).toEqual(model.habits.value.value);
    again.model.add('wall');
    expect(again.model.plan.value.sections[0]?.outline).toMatchObject({ width: 5.5, depth: 1.75 });
  });

  it('castle/map/habits: what cannot be read falls back to the guess', () => {
    const read = decodeHabits('v=1&on=zones,other&turned=3&wall=0x99&keep=axb&gatehouse=7x5');
    expect(read).toMatchObject({ snap: false, grid: false, zones: true, turned: 3 });
    expect(read.sizes).toEqual({ ...guessedFootprints, gatehouse: { width: 7, depth: 5 } });
    expect(decodeHabits(encodeHabits(read))).toEqual(read);
    expect(decodeHabits('v=2')).toEqual(decodeHabits(undefined));
  });
});
