import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { useServices, useTexts } from '../../kit/context.ts';
import { Dialog, SheetNotice } from '../../kit/controls/dialog.tsx';
import { later } from '../../kit/controls/lazy.tsx';
import { Stepper } from '../../kit/controls/stepper.tsx';
import type { Messages } from '../../platform/words.ts';
import { type BattleEvent, type BattleState, battleWays, type UnitState } from '../../rules/battle.ts';
import { lockedWith } from '../../rules/battle-bonds.ts';
import type { PlayedUnit, StoredPlay } from '../../storage/plays.ts';
import { Dial } from './dial.tsx';
import {
  bestOf,
  type FilledFights,
  fightsOf,
  type OpenableFight,
  openFight,
  type ShownValue,
  type Weighed,
  weighedWith,
} from './fill.ts';
import type { BattleModel } from './model.ts';
import { PowerUses } from './power-uses.tsx';
import { type Targets, TargetTable } from './targets.tsx';
import { ActsBar, OtherWays } from './unit-acts.tsx';
import { UnitMarks } from './unit-marks.tsx';
import { UnitRules } from './unit-rules.tsx';
import { UnitStates } from './unit-states.tsx';
import { ClickText, Values } from './unit-values.tsx';
import './unit-sheet.css';

// Its words are fetched where a hero has Power points.
const HeroPower = later(() => Promise.resolve(PowerUses), ['usb']);

interface UnitSheetProps {
  readonly model: BattleModel;
  readonly play: StoredPlay;
  readonly state: BattleState;
  readonly unit: PlayedUnit;
  readonly standing: UnitState;
  readonly onTap: (event: BattleEvent) => void;
  readonly onClose: () => void;
  /** The way to the others, where the question is who attacks. */
  readonly who?: ComponentChildren;
}

/** Farther than this nobody measures. */
const mostInches = 60;

/** Worked out one enemy after the other, so that nothing waits for it. */
function useFights(
  { play, state, unit, standing }: UnitSheetProps,
  enemies: readonly PlayedUnit[],
  farTo: (enemy: PlayedUnit) => number,
) {
  const services = useServices();
  const values = useSignal<readonly ShownValue[]>([]);
  const targets = useSignal<Targets>(new Map());
  const alone = useSignal<FilledFights>({});
  const done = useSignal(false);
  useEffect(() => {
    let current = true;
    done.value = false;
    const find = async () => {
      const { values: known, against } = await fightsOf(services, play, { unit, state: standing });
      if (!current) return;
      values.value = known;
      const own = standing.left === 0 ? {} : await against(undefined);
      const found = new Map<string, FilledFights>();
      for (const enemy of standing.left === 0 ? [] : enemies) {
        const of = state.units.get(enemy.id);
        if (!current) return;
        if (of)
          found.set(enemy.id, await against({ unit: enemy, state: of, far: farTo(enemy) || undefined }));
        // The sheet goes on answering taps.
        await new Promise((next) => setTimeout(next));
      }
      if (!current) return;
      alone.value = own;
      targets.value = found;
      done.value = true;
    };
    void find();
    return () => {
      current = false;
    };
  }, [play, unit, enemies.map(farTo).join()]);
  return { values: values.value, targets: targets.value, alone: alone.value, done: done.value };
}

/** What the odds above are of, and why who is shaken or panics may do nothing to anybody. */
function hintOf(
  t: Messages['battle'],
  game: StoredPlay['game'],
  { marks: { panicked, shaken } }: UnitState,
  all: readonly Weighed[],
): string {
  const nerve = panicked ? 'panicked' : shaken ? 'shaken' : undefined;
  // Who is locked fights on.
  const stuck = all.some(({ way, fight }) => way === 'charge' && !fight.barred) ? undefined : nerve;
  return [
    ...(stuck ? [t.stuck[stuck]] : []),
    ...(!stuck || all.some(({ fight }) => !fight.barred) ? [t.hopes[game]] : []),
  ].join(' ');
}

/** A unit on the table: what it is, in what state, whom it may act against with what odds, and how. */
export function UnitSheet(props: UnitSheetProps) {
  const { model, play, state, unit, standing, onTap, onClose, who } = props;
  const services = useServices();
  const t = useTexts('battle');
  const { side } = unit;
  const stands = ({ id }: { readonly id: string }) => (state.units.get(id)?.left ?? 0) > 0;
  const enemies = play.units.filter((one) => one.side !== side && stands(one));
  // How far two stand from each other is so till the round is over: then they have moved.
  const farBetween = (enemy: string) => `far ${[unit.id, enemy].toSorted().join(' ')}` as const;
  const farTo = ({ id }: Pick<PlayedUnit, 'id'>) => {
    const [round, inches] = model.typed(play.id, farBetween(id)).split(' ');
    return Number(round) === state.round ? Number(inches) : 0;
  };
  const { values, targets, alone, done } = useFights(props, enemies, farTo);
  const locked = lockedWith(play, state, unit.id)?.id;
  const all = enemies.flatMap(({ id }) =>
    locked !== undefined && locked !== id ? [] : weighedWith(play.game, id, targets.get(id)),
  );
  const best = bestOf(all);
  // What was tapped holds at once, before it is stored.
  const picked = useSignal<string | undefined>(undefined);
  const asked = picked.value ?? play.chosen?.[side];
  const hinted = hintOf(t, play.game, standing, all);
  // Nobody is chosen by the app before it knows who is best.
  const proposed = done ? (best?.unit ?? enemies[0]?.id) : undefined;
  const chosen = locked ?? (enemies.some(({ id }) => id === asked) ? asked : proposed);
  const fights: FilledFights = { ...alone, ...(chosen === undefined ? {} : targets.get(chosen)) };
  const against = enemies.find(({ id }) => id === chosen);
  const possible = all.filter((one) => one.unit === chosen && !one.fight.barred && one.fight.ends);
  const main = bestOf(possible);
  const second = bestOf(possible.filter((one) => one !== main));
  // Of whom nothing can be worked out, he is attacked all the same.
  const unknown = all.filter(
    ({ unit: of, fight }) => play.game === 'mage-knight' && of === chosen && !fight.barred,
  );
  // The best two stand under the thumb, in the order of their columns.
  const acts = main ? possible.filter((one) => one === main || one === second) : unknown;
  const others = battleWays.filter((way) => fights[way] && !acts.some((act) => act.way === way));
  const open = (fight: OpenableFight) => () => {
    // Whom only the app proposed, it may propose another for the next unit.
    model.choose(play.id, { unit: unit.id, ...(chosen === asked && { [side]: chosen }) });
    openFight(services, fight, unit.side);
  };
  const named = play.units.find(({ id }) => id === best?.unit)?.name ?? '';
  return (
    <Dialog kind="sheet" title={unit.name} onClose={onClose}>
      <SheetNotice />
      {who}
      <div class="stack unit-sheet" data-game={play.game} data-side={side}>
        {play.game === 'mage-knight' ? (
          <Dial unit={unit} state={standing} onTap={onTap}>
            {values.length > 0 ? <Values values={values} /> : <p class="hint">{t.dialUnknown}</p>}
          </Dial>
        ) : (
          <Values values={values} />
        )}
        <ClickText click={alone.castle?.click} />
        <UnitStates {...{ play, state, unit, onTap }} enemy={chosen} />
        {enemies.length > 0 && standing.left > 0 && (
          <div class="unit-targets">
            <TargetTable
              {...{ play, state, enemies, targets, chosen, best, locked }}
              onChoose={(id) => {
                picked.value = id;
                model.choose(play.id, { [side]: id });
              }}
            />
            {against && play.game !== 'mage-knight' && (
              <Stepper
                label={t.farTo(against.name)}
                value={farTo(against)}
                min={0}
                max={mostInches}
                none={{ sign: '–', said: t.notMeasured }}
                onChange={(to) => {
                  // Who is measured is meant.
                  picked.value = against.id;
                  model.type(play.id, farBetween(against.id), to > 0 ? `${state.round} ${to}` : '');
                }}
              />
            )}
            <p class="hint" data-done={done || undefined}>
              {done ? hinted : t.weighing}
            </p>
          </div>
        )}
        <OtherWays ways={others} fights={fights} open={open} />
        {(unit.power ?? 0) > 0 && standing.left > 0 && (
          <HeroPower unit={unit} state={standing} onTap={onTap} />
        )}
        <UnitMarks game={play.game} unit={unit} state={standing} onTap={onTap} />
        <UnitRules game={play.game} unit={unit} state={standing} army={play[side].army} />
        {acts.length > 0 && <ActsBar {...{ acts, main, best, against }} named={named} open={open} />}
      </div>
    </Dialog>
  );
}
