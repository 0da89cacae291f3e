import { cell, column, type TableCell } from '../rules-table.ts';
import { castleGames, extraActions } from './actions.ts';
import type { Attacker, AttackMode } from './attack/attack.ts';
import { judge, siegeDamage } from './attack/eligibility.ts';
import {
  type SectionKind,
  sectionFacts,
  sectionKinds,
  strengths,
  suggestedClicks,
  suggestedPoints,
} from './kinds.ts';
import {
  type CastleRulesTable,
  type CastleTableBody,
  type CastleTableId,
  type CastleTableWord,
  type CastleWhere,
  type DecidingRow,
  type StandingCastle,
  standingCastles,
} from './table-ids.ts';

const word = (id: CastleTableWord | undefined) => cell(id);

/** Where figures get in and up while every door is open; a gatehouse and a wall have no access point of their own (MK-GATE-01, MK-WALL-02). */
function access(kind: SectionKind): CastleTableWord | undefined {
  const { doors, linked, wall } = sectionFacts[kind];
  if (linked) return doors.length > 1 ? 'doors-top' : 'door-top';
  return wall ? 'ladders' : undefined;
}

const standing = (...kinds: readonly SectionKind[]) => kinds.map((kind) => ({ kind, destroyed: false }));

/** The extra actions of the ordinary game, and those of Conquest where they are others (MK-ACT-06). */
function extra(kind: SectionKind): TableCell<CastleWhere> {
  const figure = extraActions('ordinary', standing(kind));
  const conquest = extraActions('conquest', standing(kind));
  return conquest === figure ? { figure } : { figure, others: [{ where: 'conquest', figure: conquest }] };
}

const castles: Readonly<Record<StandingCastle, readonly SectionKind[]>> = {
  'only-walls': ['wall', 'door-wall', 'wall'],
  towers: ['round-tower', 'gatehouse', 'wall'],
  'one-keep': ['keep', 'round-tower', 'gatehouse', 'wall'],
  'two-keeps': ['keep', 'keep', 'round-tower'],
};

/** Nobody who meets a condition on his own: he touches the section and stands elsewhere. */
const nobody: Attacker = {
  kind: 'warrior',
  baseDamage: 0,
  baseRangedDamage: 0,
  abilities: [],
  frontArcTouches: true,
  stands: undefined,
};
const target = 'target';

/** For each row of the decision table a figure decided by that row (MK-ELG-01 to MK-ELG-12). */
const samples: Readonly<Record<DecidingRow, Attacker>> = {
  'MK-ELG-01': { ...nobody, stands: { section: target, part: 'top' } },
  'MK-ELG-02': { ...nobody, kind: 'section' },
  'MK-ELG-03': { ...nobody, frontArcTouches: false },
  'MK-ELG-04': { ...nobody, kind: 'titan' },
  'MK-ELG-05': { ...nobody, kind: 'multi-dial' },
  'MK-ELG-06': { ...nobody, baseDamage: siegeDamage },
  'MK-ELG-07': { ...nobody, abilities: ['atutes'] },
  'MK-ELG-08': { ...nobody, abilities: ['utkozes'] },
  'MK-ELG-09': { ...nobody, baseRangedDamage: siegeDamage },
  'MK-ELG-10': { ...nobody, abilities: ['magikus-robbantas'] },
  'MK-ELG-11': { ...nobody, abilities: ['teruletre-hato-sebzes'] },
  'MK-ELG-12': nobody,
};
const decidingRows = Object.keys(samples) as DecidingRow[];

/** What this row says of an attack in this mode; nothing where it decides nothing there. */
function decision(id: DecidingRow, mode: AttackMode) {
  const { row, eligible } = judge(samples[id], mode, target);
  if (row !== id) return word(undefined);
  return word(eligible ? 'yes' : 'no');
}

const makers: Readonly<Record<CastleTableId, () => CastleTableBody>> = {
  'mk-sections': () => ({
    columns: [
      column('entrances'),
      column('access', 'word'),
      column('attacks', 'mark'),
      column('non-wall', 'mark'),
      column('extra'),
    ],
    rows: sectionKinds.map((id) => {
      const { doors, attacks, wall } = sectionFacts[id];
      const marks = [attacks, !wall].map((there) => cell(there || undefined));
      return { id, cells: [cell(doors.length), word(access(id)), ...marks, extra(id)] };
    }),
  }),
  'mk-extra-actions': () => ({
    columns: castleGames.map((game) => column(game)),
    rows: standingCastles.map((id) => ({
      id,
      cells: castleGames.map((game) => cell(extraActions(game, standing(...castles[id])))),
    })),
  }),
  'mk-eligibility': () => ({
    columns: [column('close', 'word'), column('ranged', 'word')],
    rows: decidingRows.map((id) => ({ id, cells: [decision(id, 'close'), decision(id, 'ranged')] })),
  }),
  'mk-strengths': () => ({
    columns: strengths.map((strength) => column(strength)),
    rows: [
      ...sectionKinds.map((id) => ({
        id,
        cells: strengths.map((strength) => cell(suggestedPoints[id][strength])),
      })),
      { id: 'clicks', cells: strengths.map((strength) => cell(suggestedClicks[strength])) },
    ],
  }),
};

/** The table with this id, out of the data and the functions that the calculators use. */
export function castleTableOf(id: CastleTableId): CastleRulesTable {
  return { id, ...makers[id]() };
}
