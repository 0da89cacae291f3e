import { rulesOfMarks, rulesOfUnits } from '../kit/units/needed-rules.ts';
import { playing } from '../rules/army.ts';
import { battleAfter } from '../rules/battle-after.ts';
import type { Game, RuleId } from '../rules/ids.ts';
import { listArmies, loadArmy } from '../storage/army/armies.ts';
import { listPlays } from '../storage/play-list.ts';
import { loadPlay } from '../storage/plays.ts';
import type { RecordStore } from '../storage/store.ts';

/** The rules that a battle or an army needs, those that hold at this moment first. */
export interface Needed {
  readonly game: Game;
  readonly name: string;
  readonly rules: readonly RuleId[];
}

const latest = <One extends { readonly changed: number }>(all: readonly One[]): One | undefined =>
  all.toSorted((a, b) => b.changed - a.changed)[0];

/** What the running battle needs, else the army changed last. */
export async function readNeeded(store: RecordStore): Promise<Needed | undefined> {
  const plays = await listPlays(store);
  const running = plays.ok && latest(plays.value.summaries.filter(({ ended }) => ended === undefined));
  const read = running ? await loadPlay(store, running.id) : undefined;
  if (read?.ok && read.value) {
    const { game, name, units, events } = read.value;
    const states = [...battleAfter(read.value, events).units.values()];
    const rules = [
      ...states.flatMap(({ marks, left }) => (left > 0 ? rulesOfMarks(marks) : [])),
      ...rulesOfUnits(
        game,
        units.map(({ unit }) => unit),
      ),
    ];
    return { game, name, rules: [...new Set(rules)] };
  }
  const armies = await listArmies(store);
  const last = armies.ok ? latest(armies.value.summaries) : undefined;
  const army = last && (await loadArmy(store, last.id));
  if (!army?.ok || army.value?.state !== 'ok') return undefined;
  const { game, name, lines } = army.value.value;
  const units = playing(lines).map(({ unit }) => unit);
  return { game, name, rules: rulesOfUnits(game, units) };
}
