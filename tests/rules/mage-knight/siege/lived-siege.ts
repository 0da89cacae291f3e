import { expect } from 'vitest';
import { createSeededSource, type RandomSource } from '../../../../src/rules/dice/random.ts';
import { actionTypes } from '../../../../src/rules/mage-knight/actions.ts';
import { attackModes } from '../../../../src/rules/mage-knight/attack/attack.ts';
import { figureKinds } from '../../../../src/rules/mage-knight/attack/figure.ts';
import { doorIds, sectionFacts } from '../../../../src/rules/mage-knight/kinds.ts';
import { sectionParts } from '../../../../src/rules/mage-knight/sections.ts';
import { playEvent } from '../../../../src/rules/mage-knight/siege/siege.ts';
import {
  breachCauses,
  type SiegeEvent,
  tokenHabits,
  turnHabits,
} from '../../../../src/rules/mage-knight/siege/siege-events.ts';
import {
  beginHistory,
  type SiegeHistory,
  withEvent,
} from '../../../../src/rules/mage-knight/siege/siege-history.ts';
import { typicalCastle } from '../../../../src/rules/mage-knight/siege/siege-setup.ts';
import { type SiegeState, startOf } from '../../../../src/rules/mage-knight/siege/siege-state.ts';
import type { StoredSiege } from '../../../../src/storage/castle/sieges.ts';
import { begun, command, section, setupOf, shortDial } from './siege-game.ts';

/** All of them in one row, each touching the next. */
const inRow = (index: number) =>
  ({
    outline: { shape: 'rectangle', centre: { x: 4 * index, y: 9 }, width: 4, depth: 2, angle: 0 },
  }) as const;

export const setup = setupOf(
  [
    ...typicalCastle.map((kind, index) => section(kind, inRow(index))),
    section('keep', { owner: 1, dial: shortDial, ...inRow(20) }),
    section('wall', { owner: 1, ...inRow(21) }),
  ],
  { game: 'conquest', players: [{ name: 'Anna', actions: 1 }, { name: 'Béla' }, { name: 'Cili' }] },
);

/** Two dice, and what they did. */
function thrownBy(random: RandomSource) {
  const hit = random(2) === 1;
  const faces = [random(6), random(6)] as const;
  return {
    faces,
    typed: random(2) === 1,
    hit,
    damage: hit ? random(5) : 0,
    // Of old nobody wrote down what would have hit.
    ...(faces[0] > 2 ? { ways: faces[0] * faces[1] } : {}),
  };
}

/** Any event, mostly a sensible one; half of them overrule the rules. */
export function anyEvent(random: RandomSource, state: SiegeState): SiegeEvent {
  const below = (count: number) => random(count) - 1;
  const of = <Value>(list: readonly Value[]) => list[below(list.length)] as Value;
  const at = below(state.sections.length + 1);
  const by = below(4);
  const figure = below(Math.max(1, state.figures.length));
  const kind = state.sections[at]?.kind ?? 'wall';
  const events: readonly SiegeEvent[] = [
    begun,
    command,
    command,
    { do: 'end-turn', tokensOff: [below(3)] },
    { do: 'door', section: at, door: of([...sectionFacts[kind].doors, ...doorIds]), open: below(2) === 0 },
    { do: 'act', section: at, order: of(['ranged', 'ranged', ...actionTypes]) },
    { do: 'warrior-acts', more: of([1, 1, -1]) },
    { do: 'tokens', section: at, tokens: below(4) },
    { do: 'dial', section: at, click: below(12), by },
    { do: 'dial', section: at, click: (state.sections[at]?.click ?? 0) + 1 },
    { do: 'profile', section: at, dial: shortDial },
    { do: 'amend', section: at, points: below(200) },
    { do: 'breach', section: at, cause: of(breachCauses), by },
    { do: 'destroy', section: at, by },
    { do: 'raise-ladder', section: at, owner: by },
    { do: 'take-ladder', ladder: below(4), enemyAtEnd: below(2) === 0 },
    { do: 'planking', section: at, present: below(2) === 0 },
    {
      do: 'figure',
      section: at,
      name: `F${figure}`,
      owner: by,
      kind: of(figureKinds),
      part: of(sectionParts),
      clicks: random(5),
    },
    { do: 'figure', section: at, name: 'G', owner: by, kind: 'warrior', part: 'top' },
    { do: 'figure', section: at, name: 'L', owner: at < 8 ? 0 : 1, kind: 'warrior', part: 'top' },
    { do: 'figure', section: at, name: 'H', owner: 0, kind: 'warrior', part: 'top', from: 'here' },
    { do: 'figure-to', section: at, figure, part: of(sectionParts) },
    { do: 'figure-down', figure },
    { do: 'figure-clicks', figure, clicks: below(4) },
    { do: 'eliminate', figure },
    { do: 'fall', figure: state.falls.at(-1)?.figure ?? figure, face: random(7), typed: below(2) === 0 },
    { do: 'habits', tokens: of(tokenHabits), turns: of(turnHabits), actions: [below(3), null] },
    {
      do: 'attack',
      section: at,
      by,
      name: 'B',
      mode: of(attackModes),
      ...thrownBy(random),
      ...(figure % 2 === 0 ? { helpers: [`F${figure}`] } : {}),
    },
    {
      do: 'field',
      name: `O${figure}`,
      owner: by,
      kind: of(figureKinds),
      clicks: random(5),
      range: random(12),
      spot: { x: random(20) - 10, y: random(20) / 4 },
    },
    { do: 'stand', figure, spot: { x: random(20) - 10, y: random(20) / 4 } },
    { do: 'helper', mode: of(attackModes), bonus: below(3) },
    { do: 'shot', section: at, name: '', ...thrownBy(random), ...(below(2) === 0 ? { figure } : {}) },
    {
      do: 'strike',
      figure,
      by,
      name: '',
      mode: of(attackModes),
      ...thrownBy(random),
      ...(by % 2 === 0 ? { helpers: [`F${by}`] } : {}),
    },
  ];
  const event = of(events);
  return below(2) === 0 ? event : { ...event, forced: true };
}

/** A siege as it happens: events that go through, with the states between them. */
function lived(seed: number) {
  const random = createSeededSource(seed);
  let state = startOf(setup);
  let history: SiegeHistory = beginHistory(setup);
  const states = [state];
  for (let tried = 0; tried < 200; tried++) {
    const event = anyEvent(random, state);
    // Much is put in its place before a game.
    if (event.do === 'begin' && tried < 30) continue;
    const frozen = JSON.stringify(state);
    const played = playEvent(state, event);
    if (JSON.stringify(state) !== frozen) expect(JSON.stringify(state)).toBe(frozen);
    if (!played.ok) continue;
    state = played.value.state;
    history = withEvent(history, event);
    states.push(state);
  }
  return { history, states, state };
}

const known = new Map<number, ReturnType<typeof lived>>();

/** What a siege was is not changed by looking at it: each is played once. */
export function live(seed: number) {
  const played = known.get(seed) ?? lived(seed);
  known.set(seed, played);
  return played;
}

/** A siege as it stands on a device. */
export function storedSiege(history: SiegeHistory, parts: Partial<StoredSiege> = {}): StoredSiege {
  return {
    version: 1,
    id: 'lived',
    game: 'mage-knight',
    name: '',
    created: 1_763_700_000_000,
    changed: 1_763_700_000_000 + history.events.length,
    revision: history.events.length,
    ...history,
    ...parts,
  };
}
