import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { encodePlan } from '../../../src/castle/plan/link.ts';
import type { OpenWakeLock } from '../../../src/castle/siege/kept-awake.ts';
import { type CastleSiegeModel, createCastleSiegeModel } from '../../../src/castle/siege/model.ts';
import { emptySetup } from '../../../src/castle/siege/setup/setup.ts';
import type { WakeState } from '../../../src/platform/wake-lock.ts';
import { suggestedSection } from '../../../src/rules/mage-knight/siege/army-section.ts';
import type { SiegeEvent } from '../../../src/rules/mage-knight/siege/siege-events.ts';
import { numberOf, typicalCastle } from '../../../src/rules/mage-knight/siege/siege-setup.ts';
import { doorsOpen, shownValues } from '../../../src/rules/mage-knight/siege/siege-state.ts';
import { unitOfSection } from '../../../src/storage/castle/castle-sections.ts';
import { loadSieges, mostSieges, siegeKey } from '../../../src/storage/castle/sieges.ts';
import { holdInMemory } from '../../../src/storage/memory.ts';
import { readOne, write } from '../../../src/storage/store.ts';
import { openSync, type Sync } from '../../../src/storage/sync.ts';
import { openDice, scripted } from '../../dice/device.ts';
import { fixture, freshDevice, given, openTab, refusingDevice } from '../../storage/device.ts';

beforeEach(freshDevice);

const open: Sync[] = [];
afterEach(() => {
  for (const sync of open.splice(0)) sync.close();
});

let bytes = 0;
async function tab(faces: readonly number[] = [], wake?: OpenWakeLock) {
  const { services } = await openDice();
  await services.language.load(['start', 'castle']);
  const sync = openSync();
  open.push(sync);
  const used: string[] = [];
  let clock = 1_000;
  const whole = {
    ...services,
    store: holdInMemory(openTab(), () => undefined),
    sync,
    random: scripted(...faces),
    settings: { useGame: (game: string) => used.push(game) },
    now: () => {
      clock += 1;
      return clock;
    },
    fill: (target: Uint8Array) => {
      for (let index = 0; index < target.length; index++, bytes += 7) target[index] = bytes % 251;
    },
  };
  const model = await createCastleSiegeModel(
    whole,
    wake ?? (async () => ({ supported: false, hold: () => undefined, release: () => undefined })),
  );
  await model.arrived;
  return { model, used, services: whole };
}

const stored = async () => given(await loadSieges(openTab())).sieges;
const current = (model: CastleSiegeModel) => {
  const siege = model.current.value;
  if (!siege) throw new Error('no siege is played');
  return siege;
};

function playAll(model: CastleSiegeModel, ...events: readonly SiegeEvent[]): void {
  for (const event of events) {
    if (!model.play(event)) throw new Error(JSON.stringify([event, model.refused.value?.issues]));
  }
}

const guard = (section: number, clicks?: number): SiegeEvent => ({
  do: 'figure',
  section,
  name: 'Őr',
  owner: 0,
  kind: 'warrior',
  part: 'top',
  ...(clicks === undefined ? {} : { clicks }),
});

/** Each step of a turn has a tap of its own. */
const stepByStep: SiegeEvent = { do: 'habits', tokens: 'ask', turns: 'tap', actions: [null, null] };

async function begun(faces: readonly number[] = []) {
  const opened = await tab(faces);
  opened.model.draft.useTypical();
  expect(opened.model.start('Kőszeg')).toBe(true);
  return opened;
}

describe('castle/siege/model', () => {
  it('castle/siege/model a typical castle begins with two taps, and is stored at once', async () => {
    const { model, used } = await begun();
    expect(current(model).state.sections.map(({ kind }) => kind)).toEqual(typicalCastle);
    expect(used).toContain('mage-knight');
    await vi.waitFor(async () => expect((await stored()).map(({ name }) => name)).toEqual(['Kőszeg']));
    expect(model.sieges.value).toMatchObject([{ name: 'Kőszeg', sections: 8, round: 0 }]);
    expect(current(model).castle).toEqual([173 + 2 * 113 + 112 + 4 * 20, 0]);
  });

  it('castle/siege/model a siege is known to have been played here, after a restart too, until another phone goes on with it', async () => {
    const { model } = await begun();
    expect(model.playedHere.value).toBe(false);
    playAll(model, { do: 'begin' }, { do: 'begin-command' }, stepByStep, { do: 'end-turn', tokensOff: [] });
    await vi.waitFor(async () => expect((await stored())[0]?.events).toHaveLength(4));
    expect(model.playedHere.value).toBe(true);
    const again = (await tab()).model;
    expect(again.playedHere.value).toBe(true);
    const [siege] = await stored();
    if (!siege) throw new Error('nothing is stored');
    const event: SiegeEvent = { do: 'begin-command' };
    await write(openTab(), [[siegeKey(siege.id), { ...siege, events: [...siege.events, event] }]]);
    const later = (await tab()).model;
    expect(current(later).log).toHaveLength(5);
    expect(later.playedHere.value).toBe(false);
    later.undo();
    await vi.waitFor(() => expect(later.playedHere.value).toBe(true));
  });

  it('castle/siege/model a collapse waiting for typed dice survives a reload', async () => {
    const { model } = await begun();
    playAll(model, guard(4, 3), guard(4, 6), guard(4), { do: 'begin' }, { do: 'begin-command' });
    playAll(model, { do: 'destroy', section: 4, by: 1 });
    model.typeFall(0, 4);
    await vi.waitFor(async () => expect((await stored())[0]?.events).toHaveLength(7));

    const again = (await tab([6])).model;
    expect(current(again).falling).toEqual([
      { figure: 1, section: 4, name: 'Őr', owner: 0, clicks: 6, chance: 1 / 6 },
      { figure: 2, section: 4, name: 'Őr', owner: 0 },
    ]);
    expect(current(again).odds).toMatchObject({ mean: 1 / 6, allSurvive: 5 / 6 });
    expect(current(again).fallen).toMatchObject([{ figure: 0, face: 4, typed: true, damage: 4 }]);
    again.typeFall(1, 5);
    again.rollFalls();
    expect(current(again).falling).toEqual([]);
    expect(current(again).fallen.map(({ face, typed }) => [face, typed])).toEqual([
      [4, true],
      [5, true],
      [6, false],
    ]);
    expect(current(again).state.figures.map(({ eliminated }) => eliminated === true)).toEqual([
      true,
      false,
      false,
    ]);
    expect(current(again).points.map(({ points }) => points)).toEqual([0, 20]);
  });

  it('castle/siege/model a figure that was there all the time is put down in play, stored with where it came from, and taken back', async () => {
    const { model } = await begun();
    playAll(model, guard(4), { do: 'begin' });
    expect(model.play(guard(4))).toBe(false);
    playAll(model, { ...guard(4), from: 'here' } as SiegeEvent);
    await vi.waitFor(async () => expect((await stored())[0]?.events.at(-1)).toMatchObject({ from: 'here' }));
    const again = (await tab()).model;
    expect(current(again).state.figures).toHaveLength(2);
    again.undo();
    expect(current(again).state.figures).toHaveLength(1);
  });

  it('castle/siege/model the same die is never rolled twice', async () => {
    const { model } = await begun([3]);
    playAll(model, guard(4), { do: 'begin' }, { do: 'destroy', section: 4 });
    model.rollFall(0);
    model.rollFall(0);
    model.rollFalls();
    expect(current(model).fallen).toHaveLength(1);
  });

  it('castle/siege/model what the rules refuse says why, and goes through when the table wants it', async () => {
    const { model } = await begun();
    playAll(model, stepByStep, { do: 'begin' });
    const shot: SiegeEvent = { do: 'act', section: 0, order: 'ranged' };
    expect(model.play(shot)).toBe(false);
    expect(model.refused.value).toMatchObject({
      canForce: true,
      issues: [{ reason: { rule: 'MK-GEN-04' } }],
    });
    expect(model.overrule()).toBe(true);
    expect(model.refused.value).toBeUndefined();
    expect(current(model).log.at(-1)).toMatchObject({
      event: { do: 'act', forced: true },
      overruled: [{ effect: 'command-phase-first' }],
    });
    expect(model.play({ do: 'tokens', section: 99, tokens: 1 })).toBe(false);
    expect(model.refused.value).toMatchObject({ canForce: false, issues: [{ code: 'no-section' }] });
    expect(model.overrule()).toBe(false);
    model.dismiss();
    expect(model.refused.value).toBeUndefined();
  });

  const attack: SiegeEvent = {
    do: 'attack',
    section: 4,
    by: 1,
    name: 'Sárkány',
    mode: 'close',
    faces: [3, 5],
    typed: true,
    hit: true,
    damage: 4,
  };

  it('castle/siege/model turns and tokens are asked about once, and then done by themselves with what needs them', async () => {
    const { model } = await begun();
    playAll(model, { do: 'begin' }, { do: 'act', section: 0, order: 'ranged' });
    // The command phase began with the shot: one tap.
    expect(current(model).log.map(({ event }) => event.do)).toEqual(['begin', 'begin-command', 'act']);
    expect(model.play(attack)).toBe(false);
    expect(model.asked.value).toBeDefined();
    expect(current(model).state.turn.player).toBe(0);
    model.settle({ tokens: 'all', turns: 'deed' }, [3, undefined]);
    // Settled, the attack goes on by itself: the turn before it has ended, and its token is off.
    expect(current(model).state.turn).toMatchObject({ player: 1, phase: 'command', warriorActions: 1 });
    expect(current(model).state.sections[0]?.tokens).toBe(0);
    expect(current(model).state.sections[4]?.click).toBe(4);
    expect(current(model).state.players[0]?.actions).toBe(3);
    // One tap back takes all of it back, and forth again all of it.
    const after = current(model).state;
    model.undo();
    expect(current(model).log.at(-1)?.event.do).toBe('habits');
    model.redo();
    expect(current(model).state).toEqual(after);
    model.endTurn(() => expect.unreachable());
    expect(current(model).state.turn).toMatchObject({ round: 2, player: 0 });
    expect(model.asked.value).toBeUndefined();
  });

  it('castle/siege/model a rematch knows how the table keeps its turns, and who stood ready', async () => {
    const { model } = await begun();
    playAll(model, guard(0, 3), { do: 'begin' }, { do: 'act', section: 0, order: 'ranged' });
    model.play(attack);
    model.settle({ tokens: 'all', turns: 'deed' }, [3, undefined]);
    playAll(model, { do: 'helper', mode: 'close', bonus: 2 });
    expect(model.rematch()).toBe(true);
    const { state, log } = current(model);
    expect(log.map(({ event }) => event.do)).toEqual(['habits', 'helper', 'figure']);
    expect(state).toMatchObject({ habits: { tokens: 'all', turns: 'deed' }, helper: { close: 2 } });
    expect(state.players.map(({ actions }) => actions)).toEqual([3, undefined]);
    expect(state.turn).toMatchObject({ phase: 'set-up', round: 1, player: 0 });
    // Nothing is asked again: the same attack goes on at once.
    playAll(model, { do: 'begin' }, attack);
    expect(model.asked.value).toBeUndefined();
    expect(current(model).state.turn).toMatchObject({ player: 1, phase: 'command' });
    // And a rematch of the rematch has it once.
    expect(model.rematch()).toBe(true);
    expect(current(model).log.map(({ event }) => event.do)).toEqual(['habits', 'helper', 'figure']);
  });

  it('castle/siege/model before dice are thrown the turn of who throws has come', async () => {
    const { model } = await begun();
    playAll(model, { do: 'begin' });
    let went = 0;
    model.before(attack, () => {
      went += 1;
    });
    expect(went).toBe(0);
    model.settle({ tokens: 'ask', turns: 'deed' }, []);
    expect([went, current(model).state.turn.player]).toEqual([1, 1]);
    model.before(attack, () => {
      went += 1;
    });
    expect([went, current(model).log.length]).toEqual([2, 4]);
    // Where tokens are asked about each time, the turn asks; without any there is nothing to ask.
    playAll(model, { do: 'tokens', section: 0, tokens: 1 });
    model.endTurn(() => expect.unreachable());
    let asked = 0;
    model.endTurn(() => {
      asked += 1;
    });
    expect(asked).toBe(1);
  });

  it('castle/siege/model a turn that is to end waits for how the table keeps its turns, and can be left alone', async () => {
    const { model } = await begun();
    playAll(model, { do: 'begin' }, { do: 'begin-command' });
    model.endTurn(() => expect.unreachable());
    expect(model.asked.value).toBeDefined();
    expect(current(model).state.turn.player).toBe(0);
    model.dismissAsked();
    expect(model.asked.value).toBeUndefined();
    model.settle({ tokens: 'all', turns: 'tap' }, []);
    expect(current(model).state).toMatchObject({ habits: { turns: 'tap' }, turn: { player: 0 } });
    model.undo();
    model.endTurn(() => expect.unreachable());
    model.settle({ tokens: 'all', turns: 'tap' }, []);
    expect(current(model).state.turn.player).toBe(1);
    model.move(3);
    expect(model.moving.value).toBe(3);
    model.move(undefined);
    expect(model.moving.value).toBeUndefined();
  });

  it('castle/siege/model where nothing is played nothing happens, and a siege that is removed beside the one that is played leaves that', async () => {
    const { model, services } = await tab();
    model.endTurn(() => expect.unreachable());
    model.undo();
    model.finish(true);
    expect([model.play({ do: 'begin' }), model.rematch(), model.refused.value]).toEqual([
      ...[false, false, undefined],
    ]);
    expect(model.sieges.value).toEqual([]);
    model.draft.useTypical();
    model.start('Eger');
    const first = current(model).id;
    model.start('Buda');
    const second = current(model).id;
    model.remove(first, 'x');
    expect(services.notices.current.value?.text).toContain('Eger');
    expect(current(model).id).toBe(second);
    services.notices.current.value?.action?.run();
    expect(current(model).id).toBe(second);
    expect(model.sieges.value).toHaveLength(2);
    model.remove('nowhere', 'x');
    expect(model.sieges.value).toHaveLength(2);
  });

  it('castle/siege/model the log leads back to any step, and forth again', async () => {
    const { model } = await begun();
    playAll(model, guard(0), { do: 'begin' }, { do: 'act', section: 0, order: 'ranged' });
    const end = current(model).state;
    model.goTo(1);
    expect(current(model).log.map(({ event }) => event.do)).toEqual(['figure']);
    model.goTo(Number.POSITIVE_INFINITY);
    expect(current(model).state).toEqual(end);
    model.goTo(0);
    expect(current(model)).toMatchObject({ canUndo: false, canRedo: true });
  });

  it('castle/siege/model who attacked is there for the next attack, those before him too, also after a reload', async () => {
    const { model } = await begun();
    model.changeAssault({ name: 'Sárkány', attack: 11 });
    model.takeAttacker({ ...model.assault.peek(), name: 'Ork', attack: 8 });
    model.changeShot({ distance: 6.25 });
    model.changeStrike({ from: 'high-ground' });
    expect(model.assault.value).toMatchObject({ name: 'Ork', attack: 8 });
    await vi.waitFor(async () => {
      const again = (await tab()).model;
      expect(again.attackers.value.map(({ name, attack }) => [name, attack])).toEqual([
        ['Ork', 8],
        ['Sárkány', 11],
      ]);
      expect([again.shot.value.distance, again.strike.value.from]).toEqual([6.25, 'high-ground']);
    });
  });

  it('castle/siege/model undo goes back to the very start, redo forth again, also after a reload', async () => {
    const { model } = await begun();
    const start = current(model).state;
    playAll(model, guard(0), { do: 'begin' }, { do: 'door', section: 0, door: 'door-a', open: true });
    const last = current(model).state;
    for (let back = 0; back < 5; back++) model.undo();
    expect(current(model).state).toEqual(start);
    expect(current(model)).toMatchObject({ canUndo: false, canRedo: true, log: [] });
    await vi.waitFor(async () => expect((await stored())[0]?.undone).toHaveLength(3));
    const again = (await tab()).model;
    for (let forth = 0; forth < 5; forth++) again.redo();
    expect(current(again).state).toEqual(last);
    expect(current(again).canRedo).toBe(false);
  });

  it('castle/siege/model the turn button says whose tokens it asks about, and who acted', async () => {
    const { model } = await begun();
    playAll(model, { do: 'begin' }, { do: 'begin-command' }, { do: 'act', section: 0, order: 'ranged' });
    playAll(model, { do: 'tokens', section: 1, tokens: 2 });
    expect(current(model).tokened).toEqual([
      { section: 0, tokens: 1, acted: true },
      { section: 1, tokens: 2, acted: false },
    ]);
    expect(current(model).actions).toMatchObject({ extra: 1, extraUsed: 1, ordinaryUsed: 0 });
    expect(current(model).ladders.map(({ used, allowed }) => [used, allowed.value])).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  it('castle/siege/model two tabs play the same siege and lose nothing', async () => {
    const { model: one } = await begun();
    await vi.waitFor(async () => expect(await stored()).toHaveLength(1));
    const { model: two } = await tab();
    playAll(one, guard(0), { do: 'begin' });
    await vi.waitFor(() => expect(current(two).log).toHaveLength(2));
    playAll(two, { do: 'door', section: 0, door: 'door-a', open: true });
    playAll(two, { do: 'begin-command' });
    await vi.waitFor(() => expect(current(one).state).toEqual(current(two).state));
    // Both tap at the same moment: the one that comes too late hears why.
    one.play({ do: 'act', section: 0, order: 'ranged' });
    two.play({ do: 'act', section: 0, order: 'ranged' });
    await vi.waitFor(async () => {
      expect((await stored())[0]?.events.filter((event) => event.do === 'act')).toHaveLength(1);
      expect(one.refused.value ?? two.refused.value).toMatchObject({
        issues: [{ reason: { effect: 'one-action-each' } }],
      });
    });
    await vi.waitFor(() => expect(current(one).state).toEqual(current(two).state));
  });

  it('castle/siege/model undo never takes back what another tab did meanwhile', async () => {
    const { model: one } = await begun();
    playAll(one, guard(0));
    await vi.waitFor(async () => expect((await stored())[0]?.events).toHaveLength(1));
    const { model: two, services } = await tab();
    services.sync.close();
    playAll(one, guard(1));
    await vi.waitFor(async () => expect((await stored())[0]?.events).toHaveLength(2));
    two.undo();
    await vi.waitFor(() => expect(current(two).log).toHaveLength(2));
    expect((await stored())[0]?.events).toHaveLength(2);
  });

  it('castle/siege/model several are kept: opened, named, called over, left, removed and put back', async () => {
    const { model, services } = await begun();
    const first = current(model).id;
    model.leave();
    expect(model.current.value).toBeUndefined();
    expect(model.start('Eger')).toBe(true);
    const second = current(model).id;
    expect(second).not.toBe(first);
    model.finish(true);
    model.rename(first, '  Szigetvár ');
    expect(model.sieges.value.map(({ name, ended }) => [name, ended !== undefined])).toEqual([
      ['Eger', true],
      ['Szigetvár', false],
    ]);
    model.finish(false);
    expect(current(model).ended).toBeUndefined();
    model.remove(second, 'x');
    expect(model.current.value).toBeUndefined();
    expect(model.sieges.value).toHaveLength(1);
    services.notices.current.value?.action?.run();
    expect(current(model).id).toBe(second);
    model.open(first);
    expect(current(model).name).toBe('Szigetvár');
    model.open('nowhere');
    expect(current(model).id).toBe(first);
    await vi.waitFor(async () => expect(await stored()).toHaveLength(2));
    // The one that was played is there at the next visit.
    expect(current((await tab()).model).id).toBe(first);
  });

  it('castle/siege/model one that cannot be read here is counted and left alone', async () => {
    given(
      await write(openTab(), [
        [siegeKey('later'), { version: 9 }],
        [siegeKey('bad'), 'x'],
      ]),
    );
    const { model } = await tab();
    expect([model.unreadable.value, model.sieges.value]).toEqual([2, []]);
    expect(given(await readOne(openTab(), siegeKey('later')))).toEqual({ version: 9 });
  });

  it('castle/siege/model there is room for thirty', async () => {
    const { model } = await begun();
    for (let count = 1; count < mostSieges; count++) expect(model.start()).toBe(true);
    expect(model.full.value).toBe(true);
    expect(model.start()).toBe(false);
  });

  it('castle/siege/model a stored siege of version 1 is shown with all that follows from it', async () => {
    const siege = fixture('siege-1.json') as { readonly id: string };
    given(await write(openTab(), [[siegeKey(siege.id), siege]]));
    const { model } = await tab();
    model.open(siege.id);
    const { state, earlier, points } = current(model);
    expect(earlier).toBe(8);
    expect(points.map((each) => each.points)).toEqual([0, 86 + 12 + 10, 0]);
    expect(state.sections.map((_, index) => numberOf(state.sections, index))).toEqual([1, 2, 3, 4, 5, 6]);
    const [keep] = state.sections;
    expect(keep && [doorsOpen(keep), shownValues(keep)?.attack]).toEqual([['door-a', 'door-b'], 8]);
  });
});

describe('castle/siege/setup', () => {
  it('castle/siege/setup an empty castle cannot be besieged', async () => {
    const { model } = await tab();
    expect(model.draft.issues.value).toEqual([{ code: 'no-sections' }]);
    expect(model.start()).toBe(false);
  });

  it('MK-PTS-01 strength and kind bring their points and click, what is typed stays', async () => {
    const { draft } = (await tab()).model;
    draft.add('keep');
    expect(draft.setup.value.sections[0]).toMatchObject({ points: 173, start: 0 });
    draft.changeSection(0, { strength: 'light' });
    expect(draft.setup.value.sections[0]).toMatchObject({ points: 84, start: 3 });
    draft.changeSection(0, { points: 99 });
    draft.changeSection(0, { name: 'Nagytorony' });
    expect(draft.setup.value.sections[0]).toMatchObject({ points: 99, start: 3, name: 'Nagytorony' });
    draft.changeSection(0, { kind: 'gatehouse', points: 5 });
    expect(draft.setup.value.sections[0]).toMatchObject({ kind: 'gatehouse', points: 5, start: 3 });
    draft.duplicateSection(0);
    expect(draft.setup.value.sections.map(({ name }) => name)).toEqual(['Nagytorony', '']);
    draft.removeSection(0);
    expect(draft.setup.value.sections).toHaveLength(1);
  });

  it('MK-PTS-02 the castle of a stored army comes with its points and its dial, in place of the one that this player had', async () => {
    const { draft } = (await tab()).model;
    draft.useTypical(0);
    draft.add('wall', 1);
    const keep = suggestedSection('keep', 'light');
    const line = { id: 'a', name: 'Öregtorony', points: 84, count: 1, models: 1, note: '' };
    draft.fromArmy({ lines: [{ ...line, unit: unitOfSection(keep) }] }, 0);
    expect(draft.setup.value.sections).toMatchObject([
      { kind: 'wall', owner: 1 },
      { kind: 'keep', owner: 0, name: 'Öregtorony', points: 84, strength: 'light', start: 3 },
    ]);
    expect(draft.issues.value).toEqual([]);
  });

  it('castle/siege/setup players come and go with their castles', async () => {
    const { draft } = (await tab()).model;
    draft.addPlayer();
    draft.add('wall', 0);
    draft.add('keep', 1);
    draft.add('gatehouse', 2);
    draft.removePlayer(1);
    expect(draft.setup.value.sections.map(({ kind, owner }) => [kind, owner])).toEqual([
      ['wall', 0],
      ['gatehouse', 1],
    ]);
    draft.removePlayer(0);
    expect(draft.setup.value.players).toHaveLength(2);
    draft.changePlayer(0, { name: 'Anna', actions: 3 });
    expect(draft.setup.value.players[0]).toEqual({ name: 'Anna', actions: 3 });
    draft.changePlayer(0, { actions: undefined });
    expect(draft.setup.value.players[0]).toEqual({ name: 'Anna' });
    expect(draft.castle.value).toEqual([20, 112]);
  });

  it('castle/siege/setup a half-made set-up is there after a reload; clearing can be taken back', async () => {
    const { model } = await tab();
    model.draft.useTypical();
    model.draft.change({ game: 'conquest' });
    const setup = model.draft.setup.value;
    await vi.waitFor(async () => expect((await tab()).model.draft.setup.value).toEqual(setup));
    model.draft.clear();
    expect(model.draft.setup.value).toEqual(emptySetup);
    model.draft.restore(setup);
    expect(model.draft.setup.value).toEqual(setup);
  });

  it('castle/siege/setup the sections of the map’s plan, with their lords', async () => {
    const { model, services } = await tab();
    expect(await model.draft.fromMap()).toBe(false);
    const outline = { shape: 'circle', centre: { x: 10, y: 10 }, radius: 2 } as const;
    const area = (edge: 'near' | 'far') => ({ area: { edge, from: 0, to: 36, depth: 3 } }) as const;
    services.drafts.save(
      'castle-map',
      encodePlan({
        width: 36,
        depth: 72,
        players: [area('near'), area('far')],
        sections: [
          { kind: 'keep', owner: 0, outline },
          { kind: 'round-tower', owner: 1, outline },
        ],
        terrain: [],
        figures: [],
        consent: true,
        order: ['castle', 'planks', 'terrain', 'figures'],
      }),
    );
    expect(await model.draft.fromMap()).toBe(true);
    expect(model.draft.setup.value.sections).toMatchObject([
      { kind: 'keep', owner: 0, points: 173, outline, number: 1 },
      { kind: 'round-tower', owner: 1, points: 113, outline, number: 2 },
    ]);
    // What was set up of one that stands where it stood is kept, and so are the players.
    model.draft.changeSection(0, { name: 'Öregtorony', points: 99 });
    model.draft.changePlayer(1, { name: 'Vera' });
    expect(await model.draft.fromMap()).toBe(true);
    expect(model.draft.setup.value).toMatchObject({
      players: [{ name: '' }, { name: 'Vera' }],
      sections: [
        { kind: 'keep', name: 'Öregtorony', points: 99 },
        { kind: 'round-tower', points: 113 },
      ],
    });
    // Where they stand is kept with the siege; a copy of one stands nowhere yet.
    model.draft.duplicateSection(0);
    expect(model.draft.setup.value.sections[1]).not.toHaveProperty('outline');
    expect(model.draft.setup.value.sections[1]).not.toHaveProperty('number');
    await vi.waitFor(async () =>
      expect((await tab()).model.draft.setup.value.sections[0]).toMatchObject({ outline }),
    );
  });
});

describe('castle/siege/dials', () => {
  const click = {
    fortification: 2,
    yellow: false,
    attack: 8,
    defence: 15,
    damage: 3,
    demoralised: false,
    brokenTowers: 0,
  };
  const dial = { name: ' Torony ', kind: 'keep', strength: 'heavy', range: 10, clicks: [click] } as const;

  it('castle/siege/setup: a dial typed once is there for later games', async () => {
    const { model, services } = await tab();
    const saved = model.dials.save(dial);
    expect(saved).toMatchObject({ name: 'Torony' });
    model.dials.save({ ...dial, name: 'Könnyű', strength: 'light' });
    expect(model.dials.save({ ...dial, clicks: [] })).toBeUndefined();
    expect(model.dials.fitting('keep', 'light').map(({ name }) => name)).toEqual(['Könnyű', 'Torony']);
    expect(model.dials.fitting('wall', 'heavy')).toEqual([]);
    model.dials.change(saved?.id ?? '', { ...dial, range: 12 });
    await vi.waitFor(async () => expect((await tab()).model.dials.items.value[0]?.range).toBe(12));
    model.dials.remove(saved?.id ?? '');
    expect(model.dials.items.value).toHaveLength(1);
    services.notices.current.value?.action?.run();
    expect(model.dials.items.value).toHaveLength(2);
  });

  it('castle/siege/setup: those of the kind stand there, of the strength wanted first; no other is changed', async () => {
    const { model } = await tab();
    const kept = (['heavy', 'light', 'heavy'] as const).map((strength, at) =>
      model.dials.save({ ...dial, name: `D${at}`, strength }),
    );
    model.dials.save({ ...dial, name: 'Wall', kind: 'wall' });
    const names = (strength: 'heavy' | 'light') =>
      model.dials.fitting('keep', strength).map(({ name }) => name);
    expect([names('light'), names('heavy')]).toEqual([
      ['D1', 'D0', 'D2'],
      ['D0', 'D2', 'D1'],
    ]);
    const [first, second] = kept;
    model.dials.change(first?.id ?? '', { ...dial, range: 12 });
    model.dials.change(first?.id ?? '', { ...dial, range: 13, clicks: [] });
    expect(model.dials.items.value.find(({ id }) => id === first?.id)?.range).toBe(12);
    expect(model.dials.items.value.find(({ id }) => id === second?.id)).toEqual(second);
  });

  it('castle/siege/setup: there is room for a hundred of them', async () => {
    const { model } = await tab();
    for (let times = 1; times < 100; times++) model.dials.save(dial);
    expect(model.dials.full.value).toBe(false);
    expect(model.dials.save(dial)).toBeDefined();
    expect([model.dials.full.value, model.dials.save(dial)]).toEqual([true, undefined]);
    expect(model.dials.items.value).toHaveLength(100);
  });
});

describe('castle/siege/model: beside the siege', () => {
  it('castle/siege/model the screen stays on while the tracker is open, unless nobody wants that', async () => {
    const calls: string[] = [];
    let opened = 0;
    const wake: OpenWakeLock = async (notify: (state: WakeState) => void) => {
      opened += 1;
      return {
        supported: true,
        hold: () => {
          calls.push('hold');
          notify('held');
        },
        release: () => {
          calls.push('release');
          notify('off');
        },
      };
    };
    const { model } = await tab([], wake);
    expect(opened).toBe(0);
    const leave = model.stay();
    await vi.waitFor(() => expect(model.awake.value).toBe('held'));
    model.keepAwake(false);
    await vi.waitFor(() => expect(model.awake.value).toBe('off'));
    model.keepAwake(true);
    await vi.waitFor(() => expect(model.awake.value).toBe('held'));
    leave();
    leave();
    await vi.waitFor(() => expect(model.awake.value).toBe('off'));
    expect([opened, calls.at(-1)]).toEqual([1, 'release']);
    model.keepAwake(false);
    await vi.waitFor(async () => expect((await tab()).model.wanted.value).toBe(false));
  });
});

// The last one: what it holds in memory would be written to the device of the next.
describe('castle/siege/model without storage', () => {
  it('castle/siege/model where nothing can be stored it is played in memory', async () => {
    refusingDevice('SecurityError');
    const { model } = await begun();
    playAll(model, guard(0), { do: 'begin' });
    model.undo();
    await vi.waitFor(() => expect(current(model).log).toHaveLength(1));
    model.leave();
    model.open(model.sieges.value[0]?.id ?? '');
    expect(current(model).canRedo).toBe(true);
  });
});
