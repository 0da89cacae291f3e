// The table of joints: every way in which a thing passes from one place to another, and what it must carry there.
import { againJoints } from './again.ts';
import { backupJoints } from './backup.ts';
import { battleJoints, seasonJoints } from './battles.ts';
import { armyToSiege, planJoints } from './castle.ts';
import { draftJoints } from './drafts.ts';
import { type AnyJoint, leavesOf } from './fields.ts';
import { fightJoints } from './fights.ts';
import { armyTexts, pastedLists } from './lists.ts';
import { nextTurns, onwardJoints, sideJoints } from './onward.ts';
import { pictureJoints } from './pictures.ts';
import { rollJoints } from './rolls.ts';
import { armySent, battleAcross, battleHandedOver, siegeHandedOver } from './sent.ts';
import { unitJoints } from './units.ts';

/** Joints with a screen between are walked in joints.dom.test.tsx. */
const onScreen = 'joints.dom.test.tsx';

const direct = {
  'draft → place: first session and later, after a reload, in a second window': draftJoints,
  'army line → battle unit → fight inputs → fight result → battle unit → report': battleJoints,
  'army → text → army': armyTexts,
  'army → link, file, codes': armySent,
  'army → print': onScreen,
  'pasted list, table, generator → army': pastedLists,
  'fight → saved → compare → link → fight': fightJoints,
  'fight → next turn': nextTurns,
  'fight → many, shot → siege': onwardJoints,
  'plan → siege → plan, plan → tape check, plan → link': planJoints,
  'plan → picture, print': pictureJoints,
  'army → siege, castle → siege': armyToSiege,
  'siege → hand-over → siege': siegeHandedOver,
  'battle → hand-over → battle': [...battleHandedOver, ...battleAcross],
  'battle → season': seasonJoints,
  'battle → list, rematch, another phone and back; edits and wishes → after a restart': againJoints,
  'unit of one’s own → every mode': unitJoints,
  'side (mine, the enemy) → all of these': sideJoints,
  'language change in the middle of each': onScreen,
  'backup → other device': backupJoints,
  'roll → history → export': rollJoints,
} as const satisfies Readonly<Record<string, readonly AnyJoint[] | typeof onScreen>>;

/** Each row with its joints. */
export const rows = Object.entries<readonly AnyJoint[] | typeof onScreen>(direct).flatMap(([row, joints]) =>
  joints === onScreen ? [] : joints.map((made) => ({ row, made })),
);

const fieldsOf = ({ fields }: AnyJoint) => leavesOf(fields).filter(({ shape }) => !shape);

/** The joints in which house rules travel: a row that runs through the others. */
export const withHouseRules = rows.filter(({ made }) =>
  fieldsOf(made).some(({ path }) => path.includes('house')),
);

/** How much the table says. */
export const size = {
  rows: Object.keys(direct).length + 1,
  joints: rows.length,
  fields: rows.reduce((sum, { made }) => sum + fieldsOf(made).length, 0),
  travel: rows.reduce(
    (sum, { made }) => sum + fieldsOf(made).filter(({ verdict }) => typeof verdict === 'string').length,
    0,
  ),
  /** Still to be fixed. */
  lost: rows.flatMap(({ row, made }) =>
    fieldsOf(made).flatMap(({ path, verdict }) =>
      typeof verdict === 'object' && 'lost' in verdict
        ? [`${row}: ${made.what}: ${path.join('.')}: ${verdict.lost}`]
        : [],
    ),
  ),
};
