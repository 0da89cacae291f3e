import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import { type BattleMark, type FightEvent, mostOf } from '../../rules/battle.ts';
import { type AreaMark, areaLevel } from '../../rules/battle-areas.ts';
import { isSupply, mostOfUnit } from '../../rules/battle-supply.ts';
import type { BattleUnit } from '../../rules/battle-unit.ts';
import type { BattleWreck } from '../../rules/battle-wreck.ts';
import type { Game } from '../../rules/ids.ts';
import type { StoredPlay } from '../../storage/plays.ts';

type Texts = Messages['battle'];

const isArea = (mark: BattleMark): mark is AreaMark => areaLevel(mark) !== undefined;

/** A sign by its name, which may break where it is long. */
export function markName(t: Texts, format: Format, mark: BattleMark): string {
  return isArea(mark) ? supplyName(t, format, mark) : t.marks[mark];
}

/** A state that a unit bears, with its number where it is counted, its formation, or the unit that it is bound to. */
export function markText(
  t: Texts,
  format: Format,
  { game, units }: Pick<StoredPlay, 'game' | 'units'>,
  mark: BattleMark,
  value: number,
): string {
  const name = markName(t, format, mark).replaceAll('\u00ad', '');
  if (mark === 'formation') return t.formations[value - 1] ?? t.hidden;
  if (mark === 'locked' || mark === 'joined') {
    const other = units[value - 1];
    return other ? `${name}: ${other.name}` : name;
  }
  return mostOf(game, mark) > 1 ? t.counted(name, format.number(value)) : name;
}

/** What a unit brought and uses up, by its name. */
export function supplyName(t: Texts, format: Format, mark: BattleMark): string {
  const level = areaLevel(mark);
  if (level !== undefined) return t.areaSpells(format.number(level));
  const known: Readonly<Partial<Record<BattleMark, string>>> = t.supplies;
  return known[mark] ?? markName(t, format, mark);
}

/** What of it is left to a unit that has used so many: "Grenades 2/3". */
export function supplyText(
  t: Texts,
  format: Format,
  game: Game,
  unit: BattleUnit,
  mark: BattleMark,
  used: number,
): string {
  const of = mostOfUnit(game, mark, unit);
  return t.supplyLeft(supplyName(t, format, mark), format.number(of - used), format.number(of));
}

/** What has become of a creation beside its pips: "Weapons off 1, Controls wrecked". */
export function wreckText(
  t: Texts,
  format: Format,
  { weaponsOff = [], partsOff = [], controlsOff, size, ground = [] }: BattleWreck,
): readonly string[] {
  const counted = (name: string, number: number | undefined) =>
    number ? [t.counted(name, format.number(number))] : [];
  const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
  return [
    ...counted(t.wreck.weaponsOff, weaponsOff.length),
    ...counted(t.wreck.partsOff, sum(partsOff)),
    ...(controlsOff ? [t.wreck.controlsOff] : []),
    ...counted(t.wreck.size, size),
    ...counted(t.wreck.ground, sum(ground.map(({ points }) => points))),
  ];
}

/** That a unit comes to the table. */
export function comesText(
  t: Texts,
  format: Format,
  { name, models }: Pick<BattleUnit, 'name' | 'models'>,
): string {
  return t.events.join(name, format.number(models));
}

/** What a fight did, unit by unit: "Levy −2, Shaken". */
export function changesText(
  t: Texts,
  format: Format,
  play: StoredPlay,
  { changes, came = [] }: Pick<FightEvent, 'changes' | 'came'>,
): readonly string[] {
  const comes = play.units.filter(({ id }) => came.includes(id)).map((unit) => comesText(t, format, unit));
  const changed = changes.flatMap(({ unit, lost, marks = {}, turned = 0, more = {}, wreck }) => {
    const name = play.units.find(({ id }) => id === unit)?.name ?? '';
    const signs = Object.entries(marks).map(([mark, to = 0]) => {
      const called = markName(t, format, mark as BattleMark);
      return to === 0 ? t.events.unmarked(called) : markText(t, format, play, mark as BattleMark, to);
    });
    const uses = Object.entries(more).map(([mark, by = 0]) =>
      t.counted(
        supplyName(t, format, mark as BattleMark),
        format.signed(isSupply(mark as BattleMark) ? -by : by),
      ),
    );
    const parts = wreck && wreckText(t, format, wreck);
    const shown = [
      ...(lost === 0 ? [] : [format.signed(-lost)]),
      ...(turned === 0 ? [] : [t.events.clicks(format.signed(turned))]),
      ...uses,
      ...signs,
      ...(parts?.length === 0 ? [t.wreck.whole] : (parts ?? [])),
    ];
    return shown.length === 0 ? [] : [`${name} ${shown.join(', ')}`];
  });
  return [...changed, ...comes];
}
