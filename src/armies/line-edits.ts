import {
  addLine,
  changeLine,
  copyLine,
  type LineChange,
  withLimit,
  withNotes,
  withPhoto,
  withReserve,
} from '../kit/units/army-edit.ts';
import { groupLines, moveLine, renameSquad } from '../kit/units/army-squads.ts';
import { armyBounds } from '../rules/army.ts';
import type { Army, ArmyLine, ArmyUnit } from '../storage/army/army.ts';
import { contentText } from '../storage/content.ts';

/** What is done with single lines of the army on the screen, one edit each. */
export interface LineEdits {
  /** The id of the new line at the end. */
  addLine(): string;
  /** Lines with what a game's builder keeps beside them, in one edit. */
  addLines(lines: readonly Pick<ArmyLine, 'name' | 'count' | 'points' | 'unit'>[]): void;
  /** Lines that were made by luck: beside those that are there, counted with their like, or instead of all. */
  joinLines(
    lines: readonly Omit<ArmyLine, 'id'>[],
    instead: boolean,
    limit: number | undefined,
    name: string,
  ): void;
  changeLine(id: string, change: Omit<LineChange, 'points' | 'unit'>): void;
  /** Another unit for a line; its name and points stay. */
  changeUnit(id: string, unit: ArmyUnit): void;
  /** One of a line that has several moves to a line of its own, right behind it. */
  partLine(id: string): void;
  copyLine(id: string): void;
  /** Up or down; at the edge of a heading it goes under the next one. */
  moveLine(id: string, by: -1 | 1): void;
  /** Puts a line under a heading, under none where that is empty. */
  putInSquad(id: string, squad: string): void;
  renameSquad(before: string, name: string | undefined): void;
  /** Puts every line under the heading that is named for it. */
  group(nameOf: (line: ArmyLine) => string | undefined): void;
  /** Whether a line plays today. */
  setPlays(id: string, plays: boolean): void;
  setPhoto(id: string, photo: string | undefined): void;
  setNotes(notes: string): void;
}

/** Whether two lines stand for the same, but for how many. */
function areAlike(one: ArmyLine, other: Omit<ArmyLine, 'id'>): boolean {
  return (
    one.name === other.name &&
    one.note === '' &&
    one.points === other.points &&
    contentText(one.unit) === contentText(other.unit)
  );
}

/** The edits of lines on top of the one way to change the army. */
export function createLineEdits(
  edit: (change: (army: Army) => Army) => void,
  createId: () => string,
): LineEdits {
  return {
    addLine() {
      const id = createId();
      edit((army) => addLine(army, { id, name: '', count: 1, points: 0, note: '' }));
      return id;
    },
    addLines(lines) {
      const fresh = lines.map((line) => ({ ...line, id: createId(), note: '' }));
      edit((army) => fresh.reduce((now, line) => addLine(now, line), army));
    },
    joinLines: (lines, instead, limit, name) =>
      edit((army) => {
        const before = {
          ...(limit === undefined ? army : withLimit(army, limit)),
          ...(instead && { lines: [] }),
          name,
        };
        return lines.reduce((now, line) => {
          const like = line.models === undefined && now.lines.find((each) => areAlike(each, line));
          return like
            ? changeLine(now, like.id, { count: Math.min(armyBounds.count, like.count + line.count) })
            : addLine(now, { ...line, id: createId() });
        }, before);
      }),
    changeLine: (id, change) => edit((army) => changeLine(army, id, change)),
    changeUnit: (id, unit) => edit((army) => changeLine(army, id, { unit })),
    partLine(id) {
      const alone = createId();
      edit((army) => {
        const line = army.lines.find((each) => each.id === id);
        if (!line || line.count < 2 || army.lines.length >= armyBounds.lines) return army;
        const fewer = changeLine(army, id, { count: line.count - 1 });
        return changeLine(copyLine(fewer, id, alone), alone, { count: 1 });
      });
    },
    copyLine: (id) => edit((army) => copyLine(army, id, createId())),
    moveLine: (id, by) => edit((army) => moveLine(army, id, by)),
    putInSquad: (id, squad) =>
      edit((army) => groupLines(army, (line) => (line.id === id ? squad : line.squad))),
    renameSquad: (before, name) => edit((army) => renameSquad(army, before, name)),
    group: (nameOf) => edit((army) => groupLines(army, nameOf)),
    setPlays: (id, plays) => edit((army) => withReserve(army, id, !plays)),
    setPhoto: (id, photo) => edit((army) => withPhoto(army, id, photo)),
    setNotes: (notes) => edit((army) => withNotes(army, notes)),
  };
}
