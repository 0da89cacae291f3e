import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { createCastleMapModel } from '../../../src/castle/map/model.ts';
import { decodePlan, encodePlan } from '../../../src/castle/plan/link.ts';
import { emptyPlan, withNew } from '../../../src/castle/plan/model.ts';
import { createSavedPlans, linkOfPlan, mostSavedPlans, putPlan } from '../../../src/castle/plans/model.ts';
import type { CastlePlan } from '../../../src/rules/mage-knight/plan/plan.ts';
import { castlePlansList } from '../../../src/storage/castle/castle-plans.ts';
import { holdInMemory } from '../../../src/storage/memory.ts';
import { readOne, write } from '../../../src/storage/store.ts';
import { openSync, type Sync } from '../../../src/storage/sync.ts';
import { openDice } from '../../dice/device.ts';
import { freshDevice, given, openTab } from '../../storage/device.ts';
import { fakeServices } from '../../support/fake-services.ts';
import { circle } from '../../support/samples/castle-plans.ts';

beforeEach(freshDevice);

const open: Sync[] = [];
afterEach(() => {
  for (const sync of open.splice(0)) sync.close();
});

const [tower] = withNew(emptyPlan, 'round-tower', 0, circle(18, 60, 2));
const [towers] = withNew(tower, 'round-tower', 0, circle(24, 60, 2));

let bytes = 0;
async function tab() {
  const { services } = await openDice();
  await services.language.load(['start', 'castle']);
  const sync = openSync();
  open.push(sync);
  const saved = createSavedPlans({
    ...services,
    store: holdInMemory(openTab(), () => undefined),
    sync,
    fill: (target) => {
      for (let index = 0; index < target.length; index++, bytes += 7) target[index] = bytes % 251;
    },
  });
  await saved.arrived;
  const names = () => saved.plans.value.map(({ name }) => name);
  return { saved, names, notices: services.notices };
}

const storedNames = async () => given(await castlePlansList.load(openTab())).map(({ name }) => name);

describe('castle/plans/model', () => {
  it('castle/plans/model what is saved is there at the next visit, as it stood', async () => {
    const one = await tab();
    one.saved.add('Tower', tower);
    one.saved.add('  Towers  ', towers);
    await vi.waitFor(async () => expect(await storedNames()).toEqual(['Tower', 'Towers']));
    const two = await tab();
    expect(two.saved.plans.value).toEqual(one.saved.plans.value);
    expect(two.saved.plans.value.map(({ query }) => decodePlan(query))).toEqual([tower, towers]);
  });

  it('castle/plans/model are renamed, doubled and taken away, each stored at once', async () => {
    const { saved, names, notices } = await tab();
    const [first, second] = ['One', 'Two', 'Three'].map((name) => saved.add(name, tower)?.id ?? '');
    saved.rename(second ?? '', 'Second');
    saved.rename(second ?? '', '   ');
    const copy = saved.duplicate(first ?? '', 'One (copy)');
    expect(copy?.query).toBe(encodePlan(tower));
    expect(names()).toEqual(['One', 'One (copy)', 'Second', 'Three']);
    saved.remove(copy?.id ?? '');
    saved.remove(second ?? '');
    await vi.waitFor(async () => expect(await storedNames()).toEqual(['One', 'Three']));
    expect(notices.current.value?.text).toBe('2 plans deleted.');
    notices.current.value?.action?.run();
    await vi.waitFor(async () =>
      expect(await storedNames()).toEqual(['One', 'One (copy)', 'Second', 'Three']),
    );
    expect(names()).toEqual(await storedNames());
  });

  it('castle/plans/model the plan in hand is saved over, with a way back, and is known after a restart', async () => {
    const { saved, names } = await tab();
    const kept = saved.add('Tower', tower);
    saved.add('Other', tower);
    saved.hold(kept?.id);
    expect(saved.inHand.value?.name).toBe('Tower');
    const before = saved.overwrite(kept?.id ?? '', towers);
    expect(before?.query).toBe(encodePlan(tower));
    expect(saved.inHand.value?.query).toBe(encodePlan(towers));
    expect(names()).toEqual(['Tower', 'Other']);
    expect(saved.overwrite('nobody', tower)).toBeUndefined();
    await vi.waitFor(async () =>
      expect(given(await castlePlansList.load(openTab())).map(({ query }) => query)).toEqual(
        [towers, tower].map(encodePlan),
      ),
    );
    saved.overwrite(kept?.id ?? '', tower);
    expect(saved.inHand.value?.query).toBe(encodePlan(tower));
  });

  it('castle/plans/model what is saved again is in hand; what is taken away is not', async () => {
    const { saved } = await tab();
    const kept = saved.add('Tower', tower);
    expect(saved.inHand.value).toEqual(kept);
    saved.remove(kept?.id ?? '');
    expect(saved.inHand.value).toBeUndefined();
    const again = saved.add('Tower', tower);
    saved.hold(undefined);
    expect([saved.inHand.value, saved.plans.value]).toEqual([undefined, [again]]);
  });

  it('castle/plans/model two tabs stay in step and neither loses what the other saved', async () => {
    const [one, two] = [await tab(), await tab()];
    for (let round = 0; round < 6; round++) {
      one.saved.add(`one ${round}`, tower);
      two.saved.add(`two ${round}`, towers);
    }
    await vi.waitFor(async () => {
      expect((await storedNames()).length).toBe(12);
      expect(one.names()).toEqual(await storedNames());
      expect(two.names()).toEqual(await storedNames());
    });
  });

  it('castle/plans/model sixty fit', async () => {
    const { saved } = await tab();
    for (let number = 0; number < mostSavedPlans; number++) saved.add(`Plan ${number}`, tower);
    expect(saved.full.value).toBe(true);
    expect(saved.add('One too many', tower)).toBeUndefined();
    expect(saved.duplicate(saved.plans.value[0]?.id ?? '', 'copy')).toBeUndefined();
    saved.remove(saved.plans.value[3]?.id ?? '');
    expect(saved.full.value).toBe(false);
    await vi.waitFor(async () => expect((await storedNames()).length).toBe(mostSavedPlans - 1));
  });

  test.each([
    ['  Gate ', 'Gate'],
    ['', undefined],
    ['   ', undefined],
    ['x'.repeat(100), 'x'.repeat(80)],
    [`${'x'.repeat(79)}🏰`, 'x'.repeat(79)],
  ])('castle/plans/model the name “%s” is kept as “%s”', async (typed, kept) => {
    const { saved } = await tab();
    expect(saved.add(typed, tower)?.name).toBe(kept);
  });

  it('castle/plans/model those of a newer version are left alone', async () => {
    const raw = { version: 2, plans: 'folders' };
    given(await write(openTab(), [['castle-plans', raw]]));
    const { saved } = await tab();
    expect(saved.newer.value).toBe(true);
    expect(saved.add('Gate', tower)).toBeUndefined();
    expect(given(await readOne(openTab(), 'castle-plans'))).toEqual(raw);
  });

  it('castle/plans/model a name half typed survives a reload', async () => {
    const one = await tab();
    expect(one.saved.naming.value).toBeUndefined();
    one.saved.startNaming('Gat');
    await vi.waitFor(async () => expect((await tab()).saved.naming.value).toBe('Gat'));
    one.saved.stopNaming();
    await vi.waitFor(async () => expect((await tab()).saved.naming.value).toBeUndefined());
  });
});

describe('castle/plans/model: a plan on the map', () => {
  async function map(hash: string, own: CastlePlan) {
    const stored = new Map([['castle-map', encodePlan(own)]]);
    return createCastleMapModel(fakeServices(hash, stored));
  }

  it('castle/plans/model one that is opened replaces the own one, and one step undoes it', async () => {
    const model = await map('#/castle/map', tower);
    expect(putPlan(model, towers)).toEqual(tower);
    expect(model.plan.value).toEqual(towers);
    model.undo();
    expect(model.plan.value).toEqual(tower);
  });

  it('castle/plans/model the one that stands there already takes no step', async () => {
    const model = await map('#/castle/map', tower);
    putPlan(model, tower);
    expect(model.canUndo.value).toBe(false);
  });

  it('castle/plans/model a plan of a link is left, the own one is what comes back', async () => {
    const model = await map(`#/castle/map?${encodePlan(towers)}`, tower);
    expect(model.inputs.linked.value).toBe(true);
    expect(model.plan.value).toEqual(towers);
    const before = putPlan(model, emptyPlan);
    expect(before).toEqual(tower);
    expect(model.inputs.linked.value).toBe(false);
    expect(model.plan.value).toEqual(emptyPlan);
    putPlan(model, before);
    expect(model.plan.value).toEqual(tower);
  });

  it('castle/plans/model a link is the page with the plan, whatever place it is sent from', () => {
    expect(linkOfPlan('v=1', 'https://x.y/app/#/castle/map/plans')).toBe('https://x.y/app/#/castle/map?v=1');
    expect(linkOfPlan('v=1', 'https://x.y/app/')).toBe('https://x.y/app/#/castle/map?v=1');
  });
});
