import { describe, expect, it, test } from 'vitest';
import type { SiegeEvent } from '../../../../src/rules/mage-knight/siege/siege-events.ts';
import {
  checkSetup,
  countAmongAlike,
  dialFault,
  freshSection,
  lastClick,
  numberOf,
  type SetupIssue,
  type SiegeSetup,
  siegeLimits,
  typicalCastle,
} from '../../../../src/rules/mage-knight/siege/siege-setup.ts';
import { isSound } from '../../../../src/rules/mage-knight/siege/siege-sound.ts';
import { type SiegeState, startOf } from '../../../../src/rules/mage-knight/siege/siege-state.ts';
import { plainClick, played, section, setupOf, shortDial, siege } from './siege-game.ts';

const issues = (setup: SiegeSetup): readonly SetupIssue[] => {
  const checked = checkSetup(setup);
  return checked.ok ? [] : checked.issues;
};

describe('rules/mage-knight/siege/siege-setup', () => {
  it('MK-PTS-01 a section comes with the points and the click of its strength', () => {
    expect(freshSection('keep', 0)).toMatchObject({ points: 173, start: 0 });
    expect(freshSection('keep', 0, 'light')).toMatchObject({ points: 84, start: 3 });
  });

  it('rules/mage-knight/siege/siege-setup a typical castle can be played at once', () => {
    expect(typicalCastle.map((kind) => kind)).toHaveLength(8);
    expect(issues(setupOf(typicalCastle))).toEqual([]);
    const name = 'x'.repeat(siegeLimits.name);
    const players = Array.from({ length: siegeLimits.players }, () => ({ name }));
    expect(issues(setupOf([section('keep', { name })], { players }))).toEqual([]);
    expect(issues(setupOf([section('keep', { dial: shortDial, start: 3 })]))).toEqual([]);
  });

  test.each<[string, SiegeSetup, readonly SetupIssue[]]>([
    ['nothing to besiege', setupOf([]), [{ code: 'no-sections' }]],
    ['one player', setupOf(['keep'], { players: [{ name: '' }] }), [{ code: 'players' }]],
    ['an unknown lord', setupOf([section('keep', { owner: 2 })]), [{ code: 'owner', section: 0 }]],
    [
      'points that are none',
      setupOf(['wall', section('keep', { points: 1.5 })]),
      [{ code: 'points', section: 1 }],
    ],
    [
      'a start beyond the dial',
      setupOf([section('keep', { dial: shortDial, start: 6 })]),
      [{ code: 'start', section: 0 }],
    ],
    [
      'destroyed before it begins',
      setupOf([section('keep', { dial: { kind: 'clicks', destroyedAt: 3 }, start: 3 })]),
      [{ code: 'destroyed-before-start', section: 0 }],
    ],
    [
      'everything at once',
      setupOf([section('keep', { name: 'x'.repeat(41), owner: -1 })], {
        players: [{ name: 'y'.repeat(41), actions: 99 }, { name: '' }],
      }),
      [
        { code: 'name', player: 0 },
        { code: 'actions', player: 0 },
        { code: 'name', section: 0 },
        { code: 'owner', section: 0 },
      ],
    ],
    [
      'too many players',
      setupOf(['keep'], { players: Array.from({ length: siegeLimits.players + 1 }, () => ({ name: '' })) }),
      [{ code: 'players' }],
    ],
    [
      'too many sections',
      setupOf(Array.from({ length: siegeLimits.sections + 1 }, () => 'wall' as const)),
      [{ code: 'too-many-sections' }],
    ],
  ])('rules/mage-knight/siege/siege-setup refuses %s', (_, setup, found) => {
    expect(issues(setup)).toEqual(found);
  });

  it('rules/mage-knight/siege/siege-setup dials have 1 to 30 whole clicks', () => {
    const of = (clicks: readonly (typeof plainClick)[], range = 10) =>
      dialFault({ kind: 'values', profile: { range, clicks } });
    expect(of([])).toBe('dial-empty');
    expect(of([plainClick])).toBeUndefined();
    expect(of(Array.from({ length: 30 }, () => plainClick))).toBeUndefined();
    expect(of(Array.from({ length: 31 }, () => plainClick))).toBe('dial-length');
    expect(of([plainClick, { ...plainClick, attack: -1 }])).toBe('dial-value');
    expect(of([{ ...plainClick, brokenTowers: 4 }])).toBe('dial-value');
    expect(of([plainClick], -1)).toBe('dial-value');
    expect([lastClick(shortDial), lastClick({ kind: 'clicks' })]).toEqual([5, 30]);
  });

  it('rules/mage-knight/siege/siege-setup sections have a number of their own, whatever their kind and lord', () => {
    const { sections } = setupOf(['wall', 'keep', 'wall', section('wall', { owner: 1 }), 'wall']);
    expect(sections.map((_, index) => numberOf(sections, index))).toEqual([1, 2, 3, 4, 5]);
  });

  it('rules/mage-knight/siege/siege-setup sections of a plan are counted as there, and what comes later after them', () => {
    const { sections } = setupOf([
      section('wall', { number: 1 }),
      section('keep', { number: 2 }),
      'wall',
      section('wall', { number: 7, owner: 1 }),
      'keep',
    ]);
    expect(sections.map((_, index) => numberOf(sections, index))).toEqual([1, 2, 8, 7, 9]);
  });

  it('rules/mage-knight/siege/siege-setup sections of a kind are told apart as their plan counts them, and what comes later after them', () => {
    const counts = (...kinds: Parameters<typeof setupOf>[0]) => {
      const { sections } = setupOf(kinds);
      return sections.map((_, index) => countAmongAlike(sections, index));
    };
    expect(counts('keep', 'wall', 'wall')).toEqual([undefined, 1, 2]);
    const planned = [section('wall', { ofKind: 1 }), section('wall', { ofKind: 2 })];
    expect(counts('wall', ...planned, 'keep', 'wall')).toEqual([3, 1, 2, undefined, 4]);
    // The only one of its plan has no count there, and is the first; of one that was taken away the place stays free.
    expect(counts(section('wall', { ofKind: 0 }), 'wall')).toEqual([undefined, 2]);
    expect(counts(section('wall', { ofKind: 3 }), 'wall')).toEqual([3, 4]);
    expect(countAmongAlike([], 0)).toBeUndefined();
  });
});

describe('rules/mage-knight/siege/siege-sound', () => {
  const state = played(
    siege(['keep', 'wall', 'wall', 'wall']),
    { do: 'figure', section: 0, name: '', owner: 0, kind: 'warrior', part: 'top' },
    { do: 'raise-ladder', section: 1, owner: 1 },
    { do: 'destroy', section: 0, by: 1 },
  );

  it('rules/mage-knight/siege/siege-sound what was played is sound', () => {
    expect(isSound(startOf(setupOf(typicalCastle)))).toBe(true);
    expect(isSound(state)).toBe(true);
  });

  it('rules/mage-knight/siege/siege-sound a dial put on later may begin elsewhere', () => {
    const late = siege([section('keep', { start: 3 })]);
    const back: SiegeEvent = { do: 'dial', section: 0, click: 1, forced: true };
    const short = { kind: 'values', profile: { range: 10, clicks: [plainClick, plainClick] } } as const;
    expect(isSound(played(late, back, { do: 'profile', section: 0, dial: short }))).toBe(true);
    const fallen = { kind: 'clicks', destroyedAt: 3 } as const;
    const ended = played(late, { do: 'profile', section: 0, dial: fallen, by: 1 });
    expect(ended.sections[0]?.destroyed).toEqual({ by: 1 });
    expect(isSound(ended)).toBe(true);
  });

  const broken: readonly (readonly [string, SiegeState])[] = [
    ['a player too many', { ...state, turn: { ...state.turn, player: 2 } }],
    [
      'a figure that is elsewhere in the list',
      { ...state, figures: state.figures.map((figure) => ({ ...figure, id: 1 })) },
    ],
    [
      'a figure on no section',
      { ...state, figures: state.figures.map((figure) => ({ ...figure, at: { section: 9, part: 'top' } })) },
    ],
    ['a ladder of tomorrow', { ...state, nextLadder: 0 }],
    ['a fall of nobody', { ...state, falls: [{ section: 0, figure: 3 }] }],
    [
      'a door of another section',
      { ...state, sections: state.sections.map((each) => ({ ...each, openDoors: ['portcullis'] })) },
    ],
    [
      'a breach by nobody known',
      {
        ...state,
        sections: state.sections.map((each) => ({ ...each, breached: { by: 7, cause: 'yellow' } })),
      },
    ],
  ];
  test.each(broken)('rules/mage-knight/siege/siege-sound not with %s', (_, wrong) => {
    expect(isSound(wrong)).toBe(false);
  });
});
