import { useFormat, useTexts } from '../../kit/context.ts';
import { markName, supplyName } from '../../kit/figures/battle-text.ts';
import { Group } from '../../kit/group.tsx';
import { type BattleEvent, type BattleMark, type BattleState, marksOf, mostOf } from '../../rules/battle.ts';
import { bondTo, heroJoined, joinedBy, lockedWith } from '../../rules/battle-bonds.ts';
import { hitOn, pointMarks } from '../../rules/battle-points.ts';
import { isSupply, mostOfUnit } from '../../rules/battle-supply.ts';
import { formations } from '../../rules/usb/circumstances.ts';
import type { PlayedUnit, StoredPlay } from '../../storage/plays.ts';
import { MarkIcon, type MarkIconName, markIcon } from './mark-icons.tsx';
import { concerns } from './unit-marks.tsx';

interface StatesProps {
  readonly play: StoredPlay;
  readonly state: BattleState;
  readonly unit: PlayedUnit;
  /** Whom it would fight. */
  readonly enemy: string | undefined;
  readonly onTap: (event: BattleEvent) => void;
}

interface TileProps {
  readonly icon: MarkIconName;
  readonly name: string;
  readonly on: boolean;
  /** In the corner, where it counts. */
  readonly count?: string | undefined;
  readonly onTap: () => void;
  readonly disabled?: boolean;
}

function Tile({ icon, name, on, count, onTap, disabled }: TileProps) {
  return (
    <button
      type="button"
      class="unit-state"
      aria-pressed={count === undefined ? on : undefined}
      data-on={on || undefined}
      disabled={disabled}
      onClick={onTap}
    >
      <MarkIcon name={icon} />
      <span>{name}</span> {count !== undefined && <b>{count}</b>}
    </button>
  );
}

/** Signs that are drawn otherwise than as a switch or a number of their own. */
const special: readonly BattleMark[] = ['formation', 'locked', 'joined', 'carried'];

const hidden = formations.indexOf('hide');

/** What a unit of USB is in: hidden, in formation, locked, with a hero, in a transport (USB-FORM-01, USB-HERO-02, USB-TRANS-01). */
function UsbTiles({ play, state, unit, enemy, onTap }: StatesProps) {
  const t = useTexts('battle');
  const { id, side } = unit;
  const { marks = {} } = state.units.get(id) ?? {};
  const { formation = 0, carried = 0 } = marks;
  const set = (mark: BattleMark, to: number, of = id) => onTap({ do: 'mark', unit: of, mark, to });
  const own = play.units.filter((one) => one.side === side && (state.units.get(one.id)?.left ?? 0) > 0);
  // A hero counts for two (USB-VIC-01).
  const isHero = unit.weight === 2;
  const heroes = own.filter(({ weight, id: of }) => weight === 2 && of !== id);
  const hero = heroJoined(play, state, id);
  const leads = isHero ? joinedBy(play, state, id) : undefined;
  // One after the other, then none: who leads another unit is passed over.
  const free = heroes.filter((one) => one.id === hero?.id || !joinedBy(play, state, one.id));
  const next = free[free.findIndex((one) => one.id === hero?.id) + 1];
  const against = lockedWith(play, state, id);
  // Where the side has a machine that could carry it (USB-TRANS-01).
  const mayRide =
    !isHero &&
    own.some(
      ({ models, points = 1, weight, id: of }) =>
        of !== id && models === 1 && points > 1 && weight === undefined,
    );
  const turnFormation = formation === hidden ? 1 : (formation + 1) % hidden;
  return (
    <>
      <Tile
        icon="hidden"
        name={t.hidden}
        on={formation === hidden}
        onTap={() => set('formation', formation === hidden ? 0 : hidden)}
      />
      <Tile
        icon="formation"
        name={(formation < hidden && t.formations[formation - 1]) || t.marks.formation}
        on={formation > 0 && formation < hidden}
        onTap={() => set('formation', turnFormation)}
      />
      <Tile
        icon="locked"
        name={against ? t.lockedWith(against.name) : t.marks.locked}
        on={against !== undefined}
        disabled={!against && enemy === undefined}
        onTap={() => {
          if (!against) return set('locked', bondTo(play, enemy));
          // Either of the two bears the sign, or both.
          for (const of of [id, against.id])
            if ((state.units.get(of)?.marks.locked ?? 0) > 0) set('locked', 0, of);
        }}
      />
      {isHero ? (
        leads && (
          <Tile icon="joined" name={t.leadsUnit(leads.name)} on onTap={() => set('joined', 0, leads.id)} />
        )
      ) : (
        <Tile
          icon="joined"
          name={hero ? hero.name : t.marks.joined}
          on={hero !== undefined}
          disabled={!hero && free.length === 0}
          onTap={() => set('joined', bondTo(play, next?.id))}
        />
      )}
      {(mayRide || carried > 0) && (
        <Tile
          icon="carried"
          name={t.marks.carried}
          on={carried > 0}
          onTap={() => set('carried', carried > 0 ? 0 : 1)}
        />
      )}
    </>
  );
}

/** The states of a unit as switches, with a number in the corner where they count. */
export function UnitStates(props: StatesProps) {
  const { play, state, unit, onTap } = props;
  const t = useTexts('battle');
  const format = useFormat();
  const { game } = play;
  const standing = state.units.get(unit.id);
  if (!standing) return null;
  const { marks } = standing;
  const shown = marksOf(game).filter((mark) => {
    if (special.includes(mark)) return false;
    if (isSupply(mark)) return mostOfUnit(game, mark, unit) > 0;
    if (mark === pointMarks[game]) return false;
    return concerns(mark, unit) || (marks[mark] ?? 0) > 0;
  });
  const tile = (mark: BattleMark) => {
    const value = marks[mark] ?? 0;
    const most = mostOfUnit(game, mark, unit);
    const counts = mostOf(game, mark) > 1;
    const supply = isSupply(mark);
    const left = `${format.number(most - value)}/${format.number(most)}`;
    return (
      <Tile
        key={mark}
        icon={markIcon(mark)}
        name={supply ? supplyName(t, format, mark) : markName(t, format, mark)}
        on={supply ? false : value > 0}
        count={supply ? left : counts ? format.number(value) : undefined}
        onTap={() =>
          onTap({
            do: 'mark',
            unit: unit.id,
            mark,
            to: counts ? (value + 1) % (most + 1) : 1 - value,
          })
        }
      />
    );
  };
  const [first, ...rest] = shown;
  const point = pointMarks[game];
  // A dial is drawn.
  const points = game !== 'mage-knight' && ((unit.points ?? 1) > 1 || (marks[point] ?? 0) > 0);
  return (
    <Group class="unit-states" label={t.states}>
      {first && tile(first)}
      {game === 'usb' && <UsbTiles {...props} />}
      {rest.map(tile)}
      {points && standing.left > 0 && (
        <Tile
          icon={markIcon(point)}
          name={t.pointNames[game]}
          on={(marks[point] ?? 0) > 0}
          count={format.number(marks[point] ?? 0)}
          onTap={() =>
            onTap(
              unit.points === undefined
                ? { do: 'mark', unit: unit.id, mark: point, to: (marks[point] ?? 0) + 1 }
                : hitOn(game, unit, standing),
            )
          }
        />
      )}
    </Group>
  );
}
