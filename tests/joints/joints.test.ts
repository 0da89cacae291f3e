import { describe, expect, it } from 'vitest';
import { deepOr } from '../support/deep.ts';
import { backupJoints } from './backup.ts';
import { battleJoints, seasonJoints } from './battles.ts';
import { armyToSiege, planJoints } from './castle.ts';
import { draftJoints } from './drafts.ts';
import type { AnyJoint } from './fields.ts';
import { walkJoint } from './fields.ts';
import { fightJoints } from './fights.ts';
import { armyTexts, pastedLists } from './lists.ts';
import { nextTurns, onwardJoints, sideJoints } from './onward.ts';
import { rollJoints } from './rolls.ts';
import { armySent, battleAcross, battleHandedOver, siegeHandedOver } from './sent.ts';
import { unitJoints } from './units.ts';

const rows: Readonly<Record<string, readonly AnyJoint[]>> = {
  'backup → other device': backupJoints,
  'army → link, file, codes': armySent,
  'battle → hand-over → battle': [...battleHandedOver, ...battleAcross],
  'battle → season': seasonJoints,
  'siege → hand-over → siege': siegeHandedOver,
  'plan → siege, tape check, link': planJoints,
  'army → siege': armyToSiege,
  'unit of one’s own → every mode': unitJoints,
  'draft → place': draftJoints,
  'roll → history → export': rollJoints,
  'army line → battle unit → fight → battle unit → report': battleJoints,
  'army → text → army': armyTexts,
  'pasted list, table, generator → army': pastedLists,
  'fight → next turn': nextTurns,
  'fight → many, shot → siege': onwardJoints,
  'side (mine, the enemy) → all of these': sideJoints,
  'fight → saved → compare → link → fight': fightJoints,
};
const all = Object.entries(rows).flatMap(([row, made]) =>
  made.map((each) => [row, each.what, each] as const),
);

describe('joints', () => {
  it.each(all)('joints: %s: %s', async (_row, _what, made) => {
    expect(await walkJoint(made, deepOr(20, 1))).toEqual([]);
  });
});
