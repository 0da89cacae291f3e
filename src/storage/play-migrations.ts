import { battleLimits } from '../rules/battle.ts';
import { isPlainRecord, type Migration } from './record.ts';

// How battles of earlier versions become those of today. What stands here is never changed: a migration is only added.

/** What version 1 wrote of an enemy and of an army without a name, in the language in which the battle began. */
const enemies: readonly unknown[] = ['Enemy', 'Wróg', 'Ellenség'];
const unnamedArmies: readonly unknown[] = ['Unnamed army', 'Armia bez nazwy', 'Névtelen sereg'];
const between = [' against ', ' kontra ', ' – '];
const plainUnit = /^(?:Unit (\d+)|Jednostka (\d+)|(\d+)\. egység)$/;

const nobodyNamed = (side: Readonly<Record<string, unknown>>): boolean =>
  (side.army === undefined ? enemies : unnamedArmies).includes(side.name);

/** A unit that came from no army, under the number by which it is known. */
function isPlain({ id, name, line }: Readonly<Record<string, unknown>>): boolean {
  const number =
    line === undefined && typeof name === 'string' && plainUnit.exec(name)?.slice(1).find(Boolean);
  return number !== undefined && number !== false && id === `t${number}`;
}

const withoutName = (named: unknown, is: (named: Readonly<Record<string, unknown>>) => boolean): unknown =>
  isPlainRecord(named) && is(named) ? { ...named, name: '' } : named;

/** Version 2 leaves the names empty that no player gave: they are said in the language of the one who looks. */
const namesOfPlayers: Migration = (old) => {
  const { mine, theirs, units } = old;
  const names = [mine, theirs].map((side) => (isPlainRecord(side) ? String(side.name) : ''));
  // Which of both stands first, the phone said on which it began.
  const titles = [names, names.toReversed()].flatMap((both) => between.map((word) => both.join(word)));
  const shown = [...names, ...titles].map((title) => title.slice(0, battleLimits.name));
  return {
    ...old,
    ...(shown.includes(String(old.name)) && { name: '' }),
    mine: withoutName(mine, nobodyNamed),
    theirs: withoutName(theirs, nobodyNamed),
    units: Array.isArray(units) ? units.map((unit) => withoutName(unit, isPlain)) : units,
  };
};

export const playVersion = 2;
export const playMigrations: Readonly<Record<number, Migration>> = { 1: namesOfPlayers };
