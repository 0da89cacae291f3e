import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { firstShot } from '../../../../src/castle/siege/attack/castle-shot.ts';
import { groundOf, spotBeside } from '../../../../src/castle/siege/ground.ts';
import { tabAnswers } from '../../../../src/castle/siege/sheets/tab-answers.ts';
import { createFormat } from '../../../../src/platform/format.ts';
import { typicalCastle } from '../../../../src/rules/mage-knight/siege/siege-setup.ts';
import {
  type SiegeFigure,
  type SiegeState,
  startOf,
} from '../../../../src/rules/mage-knight/siege/siege-state.ts';
import { section, setupOf } from '../../../rules/mage-knight/siege/siege-game.ts';

const start = startOf(setupOf(typicalCastle));
const ground = groundOf(start);
if (!ground) throw new Error('no ground');

type Asked = Parameters<typeof tabAnswers>[0];

function answers(state: SiegeState, index: number) {
  const model = { attackers: signal([]), shot: signal(firstShot) } as unknown as Asked['model'];
  const siege = { state } as Asked['siege'];
  return tabAnswers({ model, siege, index, format: createFormat('en') });
}

const ork: SiegeFigure = {
  id: 0,
  name: 'Ork',
  owner: 1,
  kind: 'warrior',
  clicks: 2,
  range: 0,
  dial: [
    { attack: 9, defence: 15, damage: 4 },
    { attack: 8, defence: 13, damage: 1 },
  ],
};

describe('castle/siege/sheets/tab-answers', () => {
  const keep = start.sections.findIndex(({ kind }) => kind === 'keep');
  const besieged = (figure: SiegeFigure): SiegeState => ({
    ...start,
    figures: [{ ...figure, spot: spotBeside(ground, start, keep) }],
  });

  it('castle/siege/sheets/tab-answers: a tab says what its question is answered by, and nothing of what nobody knows', () => {
    expect(answers(start, keep)).toEqual({ works: '0/2' });
    const wall = start.sections.findIndex(({ kind }) => kind === 'wall');
    expect(answers(start, wall)).toEqual({});
    expect(answers({ ...start, ladders: [{ id: 0, section: wall, owner: 1 }] }, wall)).toEqual({
      works: '1',
    });
    const [at] = [{ section: keep, part: 'top' as const }];
    expect(answers({ ...start, figures: [{ ...ork, owner: 0, at }] }, keep)).toEqual({
      figures: '1',
      works: '0/2',
    });
    expect(answers(start, 99)).toEqual({});
  });

  it('castle/siege/sheets/tab-answers: who stands at a section attacks it by what his dial shows', () => {
    const fresh = answers(besieged(ork), keep);
    expect(fresh).toMatchObject({ attack: '7+' });
    // Turned by one click he has neither damage nor ability any more.
    expect(answers(besieged({ ...ork, clicks: 1 }), keep)).toMatchObject({ attack: '✗' });
  });

  it('castle/siege/sheets/tab-answers: on a plan the shot is answered by the distance, and by the best target', () => {
    const outline = { shape: 'rectangle', centre: { x: 20, y: 20 }, width: 6, depth: 6, angle: 0 } as const;
    const planned = startOf(setupOf([section('keep', { outline })]));
    const at = (...inches: readonly number[]): SiegeState => ({
      ...planned,
      figures: inches.map((y, id) => ({ ...ork, id, name: `Ork ${id}`, spot: { x: 20, y: 20 + y } })),
    });
    expect(answers(at(60), 0)).toMatchObject({ shoot: '✗' });
    expect(answers(at(9), 0).shoot).toMatch(/^\d+\+$/);
    expect(answers(at(60, 9), 0).shoot).toBe(answers(at(9), 0).shoot);
  });
});
