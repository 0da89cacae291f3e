// The tables of the look-up for what happens at the table: actions, formations, terrain, morale, melee.
import { cell, column } from '../rules-table.ts';
import { type Terrain, terrainEffects, terrains } from './circumstances.ts';
import { usbOwnRules } from './house-rules.ts';
import { reactions } from './melee/melee-setup.ts';
import { type AttackMoment, hitModifiers, saveModifiers, totalOf } from './modifiers.ts';
import { type MoraleState, moraleLevels, moraleTests } from './morale/morale.ts';
import { type Reactor, reactionRights, shootBeyond } from './reaction/reaction-rights.ts';
import { bandTable, resultBands } from './result.ts';
import type { UsbTableBody, UsbTableCell, UsbTableId } from './table-ids.ts';
import { type MoveAction, moveBases, moveInches } from './turn/movement.ts';
import { type ResultEffect, type ResultInput, resultEffects, scoreOf } from './turn/score.ts';
import { type Fighter, fresh } from './units/fighter.ts';
import type { LineUnit } from './units/unit.ts';

type PlayTableId =
  | 'usb-actions'
  | 'usb-formations'
  | 'usb-terrain'
  | 'usb-terrain-ground'
  | 'usb-morale'
  | 'usb-score'
  | 'usb-bands'
  | 'usb-reactions';

/** A figure that says nothing where it is 0. */
const unlessNone = (amount: number): UsbTableCell => cell(amount || undefined);
const mark = (there: boolean): UsbTableCell => cell(there || undefined);
/** Half of the normal move. */
const half = '×½';
const shot: AttackMoment = { mode: 'shooting' };

function hitOf(attacker: Fighter, moment: AttackMoment = shot): number {
  return totalOf(hitModifiers(attacker, attacker, moment, usbOwnRules));
}

function saveOf(target: Fighter, moment: AttackMoment = shot): number {
  return totalOf(saveModifiers(target, undefined, moment, usbOwnRules, undefined));
}

const moves = [
  { id: 'tactical', attack: 'shot' },
  { id: 'run', attack: undefined },
  { id: 'charge', attack: 'melee' },
] as const satisfies readonly { readonly id: MoveAction; readonly attack: string | undefined }[];

function actionTable(plain: Fighter): UsbTableBody {
  return {
    columns: [
      column('move', 'inches'),
      column('attack', 'word'),
      column('hit', 'signed'),
      column('tough', 'signed'),
    ],
    rows: [
      ...moves.map(({ id, attack }) => ({
        id,
        cells: [cell(moveBases[id].inches), cell(attack), {}, {}],
      })),
      { id: 'aimed', cells: [{}, cell('shot'), cell(hitOf(plain, { ...shot, aimed: true })), {}] },
      { id: 'entrench', cells: [{}, {}, {}, cell(saveOf({ ...plain, entrenched: true }))] },
    ],
  };
}

function formationTable(plain: Fighter): UsbTableBody {
  const as = (formation: Fighter['formation']): Fighter => ({ ...plain, formation });
  const inches = moveInches(plain, 'run').value;
  /** Inches more or less than normal, or half of it. */
  const moved = (formation: Fighter['formation']) => {
    const { value } = moveInches(as(formation), 'run');
    return 2 * value === inches ? cell(half) : unlessNone(value - inches);
  };
  const score = scoreOf({ ...nothing, phalanx: true }).value;
  return {
    columns: [
      column('move', 'signed-inches'),
      column('hit', 'signed'),
      column('tough', 'signed'),
      column('result', 'signed'),
    ],
    rows: [
      { id: 'skirmish', cells: [moved('skirmish'), {}, {}, {}] },
      { id: 'column', cells: [moved('column'), cell(hitOf(as('column'))), cell(saveOf(as('column'))), {}] },
      {
        id: 'phalanx-front',
        cells: [moved('phalanx'), cell(hitOf(as('phalanx'))), cell(saveOf(as('phalanx'))), cell(score)],
      },
      {
        id: 'phalanx-side',
        cells: [moved('phalanx'), {}, cell(saveOf(as('phalanx'), { ...shot, flank: true })), cell(score)],
      },
      { id: 'hide', cells: [moved('hide'), {}, {}, {}] },
    ],
  };
}

const places = terrains.filter((terrain): terrain is Exclude<Terrain, 'open'> => terrain !== 'open');

function groundMove(terrain: Terrain): UsbTableCell {
  const { slow, inches } = terrainEffects[terrain];
  return cell(slow ? half : inches || undefined);
}

/** Nothing that scores. */
const nothing: ResultInput = {
  charged: false,
  wounds: 0,
  survivors: 0,
  enemies: 0,
  units: 1,
  most: 0,
  phalanx: false,
  heroFled: false,
  heroFell: false,
};

/** What makes each kind of point once. */
const scoring: Readonly<Record<ResultEffect, Partial<ResultInput>>> = {
  charged: { charged: true },
  wounds: { wounds: 1 },
  fours: { survivors: 4, enemies: 4 },
  outnumbers: { survivors: 1 },
  'more-units': { units: 2 },
  'most-standfast': { most: 1 },
  'phalanx-result': { phalanx: true },
  'hero-fled': { heroFled: true },
  'hero-fell': { heroFell: true },
};

const reactors: readonly Reactor[] = [
  { distance: shootBeyond + 1, entrenched: false, activated: false },
  { distance: shootBeyond, entrenched: false, activated: false },
  { distance: shootBeyond, entrenched: true, activated: true },
];

/** What a state is called in a table; nothing happens to who stays steady. */
const word = (state: MoraleState | undefined): UsbTableCell => cell(state === 'steady' ? undefined : state);

/** The tables of play by id; `soldier` is the unit that formations and actions are tried on. */
export function playTables(
  soldier: LineUnit,
): Readonly<Record<PlayTableId & UsbTableId, () => UsbTableBody>> {
  const plain = fresh(soldier);
  return {
    'usb-actions': () => actionTable(plain),
    'usb-formations': () => formationTable(plain),
    'usb-terrain': () => ({
      columns: [
        column('hit', 'signed'),
        column('enemy-hit', 'signed'),
        column('tough', 'signed'),
        column('morale', 'signed'),
      ],
      rows: places.flatMap((id) => {
        const { ownHit, enemyHit, save, morale } = terrainEffects[id];
        const amounts = [ownHit, enemyHit, save, morale];
        return amounts.some((amount) => amount !== 0) ? [{ id, cells: amounts.map(unlessNone) }] : [];
      }),
    }),
    'usb-terrain-ground': () => ({
      columns: [column('move', 'signed-inches'), column('entrenched', 'mark')],
      rows: places.map((id) => ({ id, cells: [groundMove(id), mark(terrainEffects[id].entrenched)] })),
    }),
    'usb-morale': () => ({
      columns: [column('passed', 'word'), column('failed', 'word')],
      rows: moraleLevels.map((level) => {
        const { passed, failed } = moraleTests[level];
        return { id: 'lost', amount: level, cells: [word(passed), word(failed)] };
      }),
    }),
    'usb-score': () => ({
      columns: [column('result', 'signed')],
      rows: resultEffects.map((id) => ({
        id,
        cells: [cell(scoreOf({ ...nothing, ...scoring[id] }).value)],
      })),
    }),
    'usb-bands': () => ({
      columns: [column('state', 'word')],
      rows: resultBands.map((id, at) => {
        const { from, state } = bandTable[id];
        const next = resultBands[at + 1];
        return {
          id,
          size: next ? `${from}–${bandTable[next].from - 1}` : `${from}+`,
          cells: [word(state)],
        };
      }),
    }),
    'usb-reactions': () => ({
      columns: [column('far', 'mark'), column('near', 'mark'), column('dug-in', 'mark')],
      rows: reactions
        .filter((reaction) => reaction !== 'none')
        .map((reaction) => ({
          id: `react-${reaction}` as const,
          cells: reactors.map((reactor) => mark(reactionRights(reactor).includes(reaction))),
        })),
    }),
  };
}
