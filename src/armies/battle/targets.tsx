import { useFormat, useTexts } from '../../kit/context.ts';
import { markText } from '../../kit/figures/battle-text.ts';
import { signOf } from '../../kit/figures/sign-of.ts';
import { UnitSign } from '../../kit/figures/unit-sign.tsx';
import { type BattleMark, type BattleState, type BattleWay, mostOf } from '../../rules/battle.ts';
import { pointMarks, pointsLeft } from '../../rules/battle-points.ts';
import { isSupply } from '../../rules/battle-supply.ts';
import type { PlayedUnit, StoredPlay } from '../../storage/plays.ts';
import { type FilledFights, hopeOf, type OpenableFight, type Weighed, weighed, weighedIn } from './fill.ts';
import './targets.css';

/** What is worked out of each enemy, so far. */
export type Targets = ReadonlyMap<string, FilledFights>;

interface TargetsProps {
  readonly play: StoredPlay;
  readonly state: BattleState;
  readonly enemies: readonly PlayedUnit[];
  readonly targets: Targets;
  readonly chosen: string | undefined;
  readonly best: Weighed | undefined;
  /** Whom the unit is locked with: nobody else can be fought. */
  readonly locked: string | undefined;
  readonly onChoose: (unit: string) => void;
}

/** Named signs of units say nothing beside an enemy. */
const unsaid: readonly BattleMark[] = ['locked', 'joined', 'carried', 'formation'];

interface Column {
  readonly ways: readonly BattleWay[];
  /** What the first of them with a number is. */
  readonly called: BattleWay;
  /** How many inches it reaches. */
  readonly reach: number | undefined;
}

/** The columns that any of the enemies has a number in. */
function columnsOf(play: StoredPlay, targets: Targets): readonly Column[] {
  return weighed[play.game].flatMap((ways) => {
    const known = [...targets.values()].map((fights) => weighedIn(fights, ways));
    // Who stands too far away has no number, but a column.
    const [called] = known.find((of) => of?.[1].ends !== undefined || of?.[1].tooFar) ?? [];
    const reach = known.find((of) => of?.[1].reach !== undefined)?.[1].reach;
    return called === undefined ? [] : [{ ways, called, reach }];
  });
}

/** More columns than these stand below the names. */
const mostBeside = 2;

/** The chance of one fight, or why there is none. */
function Odds({ fight, best }: { readonly fight: OpenableFight | undefined; readonly best: boolean }) {
  const t = useTexts('battle');
  const format = useFormat();
  const share = fight && !fight.barred ? hopeOf(format, fight) : undefined;
  if (fight?.tooFar) return <small class="target-odds target-far">{t.tooFar}</small>;
  if (share === undefined)
    return (
      <span class="target-odds">
        <span aria-hidden="true">–</span>
        {fight?.barred && <span class="visually-hidden">{t.barred}</span>}
      </span>
    );
  return (
    <span class="target-odds" data-best={best || undefined}>
      {fight?.need !== undefined && <b>{t.needs(format.number(fight.need))}</b>}{' '}
      <b class={fight?.need === undefined ? undefined : 'target-small'}>{share}</b>
      <span class="visually-hidden"> %{best && `, ${t.best}`}</span>
    </span>
  );
}

/** Each enemy with the odds against him, the best of all ringed; a tap chooses whom. */
export function TargetTable({ play, state, enemies, targets, chosen, best, locked, onChoose }: TargetsProps) {
  const t = useTexts('battle');
  const format = useFormat();
  const columns = columnsOf(play, targets);
  const factsOf = (unit: PlayedUnit) => {
    const now = state.units.get(unit.id);
    if (!now) return '';
    const { points = 1 } = unit;
    // As its row counts it.
    const left = points > 1 ? pointsLeft(play.game, unit, now) : now.left;
    const of = unit.models * points;
    const marks = (Object.entries(now.marks) as [BattleMark, number][]).filter(
      ([mark, value]) =>
        value > 0 &&
        !isSupply(mark) &&
        !unsaid.includes(mark) &&
        !(points > 1 && mark === pointMarks[play.game]),
    );
    return [
      `${format.number(left)}/${format.number(of)}`,
      ...marks.map(([mark, value]) =>
        mostOf(play.game, mark) > 0 ? markText(t, format, play, mark, value) : '',
      ),
    ].join(' · ');
  };
  return (
    <fieldset
      class="targets"
      data-below={columns.length > mostBeside || undefined}
      style={{ '--columns': Math.max(1, columns.length) }}
    >
      <legend class="visually-hidden">{t.againstUnit}</legend>
      <p class="target-head" aria-hidden="true">
        <span>{t.againstUnit}</span>
        {columns.map(({ called, reach }) => (
          <span key={called}>
            {t.waysShort[called]}
            {reach !== undefined && <small>{format.number(reach)}″</small>}
          </span>
        ))}
      </p>
      {enemies.map((unit) => {
        const fights = targets.get(unit.id);
        const apart = locked !== undefined && locked !== unit.id;
        return (
          <label key={unit.id} class="target" data-side={unit.side}>
            <input
              type="radio"
              class="visually-hidden"
              name="target"
              aria-label={unit.name}
              checked={unit.id === chosen}
              onChange={() => onChoose(unit.id)}
            />
            <span class="target-tile">
              <UnitSign name={signOf(unit.unit)} />
            </span>
            <span class="target-name">
              <b>{unit.name}</b>
              <small>{factsOf(unit)}</small>
            </span>
            {apart && columns.length > 0 ? (
              <small class="target-apart">{t.lockedElsewhere}</small>
            ) : (
              columns.map(({ ways, called }) => {
                const [way, fight] = weighedIn(fights, ways) ?? [];
                return <Odds key={called} fight={fight} best={best?.unit === unit.id && best.way === way} />;
              })
            )}
          </label>
        );
      })}
    </fieldset>
  );
}
