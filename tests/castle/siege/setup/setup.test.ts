import { describe, expect, it } from 'vitest';
import { encodePlan } from '../../../../src/castle/plan/link.ts';
import { createSiegeDraft, emptySetup } from '../../../../src/castle/siege/setup/setup.ts';
import { createSeededSource } from '../../../../src/rules/dice/random.ts';
import type { Outline } from '../../../../src/rules/mage-knight/plan/plan.ts';
import {
  freshSection,
  type SiegeSection,
  type SiegeSetup,
  siegeLimits,
  typicalCastle,
} from '../../../../src/rules/mage-knight/siege/siege-setup.ts';
import { randomPlan } from '../../../support/samples/castle-plans.ts';

/** A draft with what was kept before; and what it keeps, and how often something changed. */
function draft(drafts: Readonly<Record<string, string>> = {}) {
  const kept: [string, SiegeSetup][] = [];
  let changes = 0;
  const made = createSiegeDraft(
    {
      load: (place: string) => Promise.resolve(drafts[place]),
      save: (place: string, text: string) => void kept.push([place, JSON.parse(text)]),
    } as unknown as Parameters<typeof createSiegeDraft>[0],
    () => {
      changes += 1;
    },
  );
  const sections = () => made.setup.value.sections;
  return {
    ...{ made, kept, sections },
    changes: () => changes,
    shown: () => sections().map(({ kind, owner, strength }) => `${kind} ${owner} ${strength}`),
  };
}

const section = (part: Partial<SiegeSection> = {}): SiegeSection => ({ ...freshSection('wall', 0), ...part });
const withSections = (...sections: readonly SiegeSection[]): SiegeSetup => ({
  ...emptySetup,
  players: [{ name: 'Anna' }, { name: 'Béla' }, { name: 'Cyd' }],
  sections,
});

describe('castle/siege/setup', () => {
  it('castle/siege/setup: what was kept comes back, unless something was entered meanwhile; each change is kept', async () => {
    const stored = { 'castle-siege': JSON.stringify(withSections(section({ name: 'Gate' }))) };
    const first = draft(stored);
    await first.made.arrived;
    expect(first.sections()).toMatchObject([{ name: 'Gate' }]);
    expect([first.kept, first.changes()]).toEqual([[], 0]);
    const second = draft(stored);
    second.made.add('keep');
    await second.made.arrived;
    expect(second.shown()).toEqual(['keep 0 heavy']);
    expect(second.kept).toEqual([['castle-siege', second.made.setup.value]]);
    expect(second.changes()).toBe(1);
    const broken = draft({ 'castle-siege': 'nothing' });
    await broken.made.arrived;
    expect(broken.made.setup.value).toEqual(emptySetup);
    expect(broken.made.setup.value.players).toEqual([{ name: '' }, { name: '' }]);
  });

  it('MK-PTS-01 castle/siege/setup: a new section has the owner of the last one, and is as strong', () => {
    const { made, shown: notify } = draft();
    made.add('keep');
    made.add('wall', 1);
    made.add('wall');
    made.changeSection(2, { strength: 'light' });
    made.add('gatehouse');
    expect(notify()).toEqual(['keep 0 heavy', 'wall 1 heavy', 'wall 1 light', 'gatehouse 1 light']);
    made.useTypical();
    expect(notify()).toEqual(['keep 0 heavy', ...typicalCastle.map((kind) => `${kind} 1 heavy`)]);
    made.useTypical(0);
    expect(notify().filter((row) => row.includes(' 0 '))).toEqual(
      typicalCastle.map((kind) => `${kind} 0 heavy`),
    );
    expect(notify()).toHaveLength(2 * typicalCastle.length);
  });

  it('MK-PTS-01 castle/siege/setup: another kind or strength brings its points and click, and nothing else does', () => {
    const values = { kind: 'values', profile: { range: 8, clicks: [] } } as const;
    const changed = (part: Partial<SiegeSection>) => {
      const { made, sections } = draft();
      made.restore(withSections(section({ points: 77, start: 2, dial: values, name: 'Old' }), section()));
      made.changeSection(0, part);
      expect(sections()[1]).toEqual(section());
      return sections()[0];
    };
    expect(changed({ name: 'New' })).toMatchObject({ name: 'New', points: 77, start: 2, dial: values });
    expect(changed({ strength: 'heavy', kind: 'wall' })).toMatchObject({
      points: 77,
      start: 2,
      dial: values,
    });
    expect(changed({ strength: 'light' })).toMatchObject({ points: 12, start: 3, dial: values, name: 'Old' });
    expect(changed({ kind: 'keep' })).toMatchObject({
      ...{ points: 173, start: 0, name: 'Old', dial: freshSection('keep', 0).dial },
    });
    expect(changed({ kind: 'keep', points: 5 })).toMatchObject({ points: 5, start: 0 });
  });

  it('castle/siege/setup: a section is doubled beside itself without its name, place and number, and taken away', () => {
    const { made, sections } = draft();
    const outline = { pieces: [] } as unknown as Outline;
    made.restore(
      withSections(section({ name: 'Gate', points: 5, outline, number: 4 }), section({ kind: 'keep' })),
    );
    made.duplicateSection(0);
    expect(sections().map(({ name, kind, points }) => [name, kind, points])).toEqual([
      ['Gate', 'wall', 5],
      ['', 'wall', 5],
      ['', 'keep', section().points],
    ]);
    expect(sections()[1]).not.toHaveProperty('outline');
    expect(sections()[1]).not.toHaveProperty('number');
    made.duplicateSection(9);
    made.removeSection(1);
    expect(sections().map(({ kind }) => kind)).toEqual(['wall', 'keep']);
  });

  it('castle/siege/setup: there is room for so many sections and players, and no more', () => {
    const { made, sections } = draft();
    const many = Array.from({ length: siegeLimits.sections - 1 }, () => section());
    made.restore(withSections(...many));
    expect(made.full.value).toBe(false);
    made.add('keep');
    expect(made.full.value).toBe(true);
    made.add('keep');
    expect(sections()).toHaveLength(siegeLimits.sections);
    const players = () => made.setup.value.players.length;
    made.addPlayer();
    expect([players(), made.setup.value.players.at(-1)]).toEqual([siegeLimits.players, { name: '' }]);
    made.addPlayer();
    expect(players()).toBe(siegeLimits.players);
    for (let times = 0; times < 5; times++) made.removePlayer(0);
    expect(players()).toBe(siegeLimits.fewestPlayers);
  });

  it('castle/siege/setup: a player goes with his castle, and those after him move up', () => {
    const { made, sections } = draft();
    made.restore(
      withSections(section({ owner: 0 }), section({ owner: 1 }), section({ owner: 2, name: 'Gate' })),
    );
    made.removePlayer(1);
    expect(made.setup.value.players).toEqual([{ name: 'Anna' }, { name: 'Cyd' }]);
    expect(sections().map(({ owner, name }) => [owner, name])).toEqual([
      [0, ''],
      [1, 'Gate'],
    ]);
  });

  it('castle/siege/setup: a player has actions only where somebody counts them', () => {
    const { made } = draft();
    made.changePlayer(1, { name: 'Béla' });
    made.changePlayer(1, { actions: 3 });
    expect(made.setup.value.players).toEqual([{ name: '' }, { name: 'Béla', actions: 3 }]);
    made.changePlayer(1, { actions: undefined });
    expect(made.setup.value.players[1]).toEqual({ name: 'Béla' });
    expect(made.setup.value.players[1]).not.toHaveProperty('actions');
  });

  it('castle/siege/setup: what is wrong is said, and what each castle costs', () => {
    const { made } = draft();
    expect(made.issues.value.map(({ code }) => code)).toEqual(['no-sections']);
    made.restore(withSections(section({ points: 20 }), section({ points: 7, owner: 1 })));
    expect(made.issues.value).toEqual([]);
    expect(made.castle.value).toEqual([20, 7, 0]);
    made.clear();
    expect(made.setup.value).toEqual(emptySetup);
  });

  it('castle/siege/setup: the sections of a plan come with their numbers; one that stood there keeps what was entered', async () => {
    const drawn = Array.from({ length: 60 }, (_, seed) => randomPlan(createSeededSource(seed + 1)));
    const plan = drawn.find(({ sections: all, players }) => all.length > 2 && players.length === 3);
    if (!plan) throw new Error('no plan of three players');
    const { made, sections } = draft({ 'castle-map': encodePlan(plan) });
    made.changePlayer(0, { name: 'Anna' });
    expect(await made.fromMap()).toBe(true);
    expect(made.setup.value.players.map(({ name }) => name)).toEqual(['Anna', '', '']);
    expect(sections().map(({ kind, owner, number }) => [kind, owner, number])).toEqual(
      plan.sections.map(({ kind, owner }, at) => [kind, owner, at + 1]),
    );
    made.changeSection(1, { name: 'Gate', points: 3 });
    await made.fromMap();
    expect(sections()[1]).toMatchObject({ name: 'Gate', points: 3, number: 2 });
    expect(sections().filter(({ name }) => name === 'Gate')).toHaveLength(1);
    expect(await draft().made.fromMap()).toBe(false);
    const empty = draft({ 'castle-map': encodePlan({ ...plan, sections: [] }) });
    expect([await empty.made.fromMap(), empty.changes()]).toEqual([false, 0]);
  });

  it('castle/siege/setup: of a plan no more sections are taken than there is room for, and each by kind, lord and place', () => {
    const { made, sections } = draft();
    const outline = (place: number) => ({ at: place }) as unknown as Outline;
    const placed = Array.from({ length: siegeLimits.sections + 2 }, (_, at) => ({
      ...{ kind: at % 2 ? 'wall' : 'keep', owner: 0, outline: outline(at) },
    }));
    const plan = { players: [{}, {}], sections: placed } as unknown as Parameters<typeof made.take>[0];
    made.take(plan);
    expect(sections()).toHaveLength(siegeLimits.sections);
    made.changeSection(3, { name: 'Gate' });
    const taken = (part: object) => {
      const changed = placed.map((each, at) => (at === 3 ? { ...each, ...part } : each));
      const other = draft();
      other.made.restore(made.setup.value);
      other.made.take({ ...plan, sections: changed } as typeof plan);
      return other.sections()[3]?.name;
    };
    expect([
      taken({}),
      taken({ kind: 'keep' }),
      taken({ owner: 1 }),
      taken({ outline: outline(99) }),
    ]).toEqual(['Gate', '', '', '']);
  });

  it('castle/siege/setup: new sections have the owner of the last one, and a copy stands behind its own', () => {
    const { made, sections, shown: notify } = draft();
    made.restore(
      withSections(
        section({ name: 'a' }),
        section({ name: 'b', owner: 1 }),
        section({ owner: 2, name: 'c' }),
      ),
    );
    made.add('keep');
    expect(notify().at(-1)).toBe('keep 2 heavy');
    made.duplicateSection(1);
    expect(sections().map(({ name, owner }) => `${name}${owner}`)).toEqual(['a0', 'b1', '1', 'c2', '2']);
    made.removePlayer(1);
    expect(sections().map(({ name, owner }) => `${name}${owner}`)).toEqual(['a0', 'c1', '1']);
  });

  it('MK-PTS-02 castle/siege/setup: the castle of an army takes the place of the one of that player alone', () => {
    const { made, sections } = draft();
    made.restore(withSections(section({ owner: 0, name: 'a' }), section({ owner: 1, name: 'b' })));
    made.fromArmy({ lines: [] }, 0);
    expect(sections().map(({ name }) => name)).toEqual(['b']);
  });
});
