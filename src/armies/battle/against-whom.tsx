import { type Signal, useComputed, useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { useShown } from '../../kit/controls/dialog.tsx';
import { Field } from '../../kit/controls/field.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { Portions } from '../../kit/controls/portions.tsx';
import { Stepper } from '../../kit/controls/stepper.tsx';
import { Group } from '../../kit/group.tsx';
import { createKeptDraft } from '../../kit/question/kept-draft.ts';
import { receiveFrom } from '../../kit/receive-path.ts';
import { useRootSign } from '../../kit/stage/root-sign.ts';
import { fold } from '../../platform/fold.ts';
import { battleLimits } from '../../rules/battle.ts';
import { standardRounds } from '../../rules/battle-hint.ts';
import type { ArmySummary } from '../../storage/army/summary.ts';
import type { PlayedLeague } from '../../storage/play-parts.ts';
import type { LeagueModel } from '../league/model.ts';
import { EnemyCard, EnemyChoice, meetingsOf } from './enemy-card.tsx';
import { FindLine } from './find-line.tsx';
import { LeagueGames } from './league-games.tsx';
import type { BattleModel, Enemy } from './model.ts';
import { playPath } from './paths.ts';
import '../../kit/controls/thumb-bar.css';

/** In a unit of which nothing else is known. */
const mostModels = 30;
const mostUnits = battleLimits.units / 2;

/** From so many on armies are looked for by name. */
const toSearch = 5;

/** Which of the armies are shown. */
const filters = ['limit', 'all', 'met'] as const;
type Filter = (typeof filters)[number];

/** An enemy who is not on this phone: so many rows. */
type Rows = Extract<Enemy, { readonly kind: 'plain' }>;

const firstRows: Rows = { kind: 'plain', units: 5, models: 1, name: '' };

/** What was entered of such an enemy before the battle began. */
function readRows(stored: string): Rows | undefined {
  try {
    const { units, models, name }: Readonly<Record<string, unknown>> = Object(JSON.parse(stored));
    const within = (value: unknown, most: number) =>
      Math.min(most, Math.max(1, Math.round(Number(value)) || 1));
    return {
      kind: 'plain',
      units: within(units, mostUnits),
      models: within(models, mostModels),
      name: String(name ?? '').slice(0, battleLimits.name),
    };
  } catch {
    return undefined;
  }
}

interface PlainRowsProps {
  readonly rows: Rows;
  readonly put: (part: Partial<Rows>) => void;
}

/** How many rows the enemy has, and what he is called. */
function PlainRows({ rows, put }: PlainRowsProps) {
  const t = useTexts('battle');
  const { units, models = 1, name } = rows;
  return (
    <div class="begin-plain">
      <Stepper
        label={t.enemyUnits}
        value={units}
        min={1}
        max={mostUnits}
        onChange={(to) => put({ units: to })}
      />
      <Stepper
        label={t.enemyModels}
        value={models}
        min={1}
        max={mostModels}
        onChange={(to) => put({ models: to })}
      />
      <Field
        label={t.enemyName}
        value={name}
        maxLength={battleLimits.name}
        placeholder={t.enemy}
        onInput={(typed) => put({ name: typed })}
      />
    </div>
  );
}

interface AgainstProps {
  readonly model: BattleModel;
  readonly league: () => Promise<LeagueModel>;
  readonly own: ArmySummary;
  /** Against whom, where that is said already. */
  readonly enemy: string | undefined;
}

interface ArmiesProps extends Omit<AgainstProps, 'enemy' | 'league'> {
  readonly others: readonly ArmySummary[];
  readonly chosen: Signal<string>;
}

/** The armies of this phone that may be fought, those of the same limit first. */
function EnemyArmies({ model, own, others, chosen }: ArmiesProps) {
  const t = useTexts('battles');
  const format = useFormat();
  const asked = useSignal('');
  const wanted = useSignal<Filter>('limit');
  const of: Readonly<Record<Filter, (other: ArmySummary) => boolean>> = {
    limit: ({ limit }) => own.limit !== undefined && limit === own.limit,
    all: () => true,
    met: ({ id }) => meetingsOf(model.list.value, own.id, id).games > 0,
  };
  // A way to show fewer is there where it shows fewer, and some.
  const useful = filters.filter(
    (filter) => filter === 'all' || (others.some(of[filter]) && !others.every(of[filter])),
  );
  const filter = useful.includes(wanted.value) ? wanted.value : 'all';
  const text = fold(asked.value.trim());
  const called = ({ name, units = [] }: ArmySummary) =>
    text === '' || [name, ...units].some((one) => fold(one).includes(text));
  const shown = others.filter((other) => (other.id === chosen.value || of[filter](other)) && called(other));
  const names: Readonly<Record<Filter, string>> = {
    limit: t.sameLimit(format.number(own.limit ?? 0)),
    all: t.everyone,
    met: t.playedAgainst,
  };
  return (
    <>
      {others.length >= toSearch && <FindLine label={t.findArmy} asked={asked} />}
      {useful.length > 1 && (
        <Group class="begin-filters" label={t.which}>
          {useful.map((one) => (
            <button
              key={one}
              type="button"
              class="begin-filter"
              aria-pressed={filter === one}
              onClick={() => {
                wanted.value = one;
              }}
            >
              {filter === one && <Icon name="check" size={16} />}
              {names[one]}
            </button>
          ))}
        </Group>
      )}
      {shown.length > 0 && (
        <div class="enemy-cards">
          <Portions
            atATime={8}
            rows={shown.map((other) => (
              <EnemyCard
                key={other.id}
                {...{ model, own }}
                army={other}
                checked={chosen.value === other.id}
                onChoose={() => {
                  chosen.value = other.id;
                }}
              />
            ))}
          />
        </div>
      )}
      {shown.length === 0 && text !== '' && <p class="hint">{t.noArmyFound}</p>}
    </>
  );
}

/** Both totals, as far as they are known, and how many rounds there are. */
function useTotals(own: ArmySummary, enemy: Enemy, against: ArmySummary | undefined): string {
  const t = useTexts('battles');
  const { scoreLine } = useTexts('battle');
  const { number } = useFormat();
  const points = number(own.points);
  const totals = against
    ? scoreLine(points, number(against.points))
    : enemy.kind === 'plain'
      ? scoreLine(points, t.unitsOf(enemy.units))
      : points;
  return own.game === 'usb' ? `${totals} · ${t.rounds(standardRounds)}` : totals;
}

/** Against whom an army plays, and the one button that says both totals. */
export function Against({ model, league, own, enemy }: AgainstProps) {
  const { navigation, drafts } = useServices();
  const t = useTexts('battles');
  const battle = useTexts('battle');
  useRootSign('thumb');
  const others = model.armies.value.filter(({ id, game }) => id !== own.id && game === own.game);
  const last = model.list.value.find(({ mine }) => mine.army === own.id)?.theirs.army;
  const first = [enemy, last].find((id) => others.some((other) => other.id === id));
  const chosen = useSignal<string>(first ?? (others.length === 1 ? others[0]?.id : undefined) ?? 'plain');
  const entered = useMemo(() => createKeptDraft(drafts, 'battle-enemy', readRows), [drafts]);
  const rows = entered.draft.value ?? firstRows;
  const put = (part: Partial<Rows>) => entered.set({ ...(entered.draft.peek() ?? firstRows), ...part });
  const [choosing, choose, stop] = useShown();
  /** The game of a season that it is, and who is met in it. */
  const game = useSignal<{ readonly of: PlayedLeague; readonly enemy: string } | undefined>(undefined);
  /** Whose army has nobody in it. */
  const empty = useSignal<string | undefined>(undefined);
  const against = others.find(({ id }) => id === chosen.value);
  const fought = useComputed<Enemy>(() =>
    chosen.value === 'plain'
      ? (entered.draft.value ?? firstRows)
      : chosen.value === 'nobody'
        ? { kind: 'nobody' }
        : { kind: 'army', id: chosen.value },
  ).value;
  async function start(): Promise<void> {
    const play = await model.begin(own.id, fought, game.value?.of);
    if (play) {
      entered.set(undefined);
      navigation.go(playPath(play));
    } else empty.value = chosen.value;
  }
  const way = (kind: 'plain' | 'nobody') => ({
    class: 'enemy-way',
    checked: chosen.value === kind,
    onChoose: () => {
      chosen.value = kind;
    },
  });
  return (
    <>
      <p class="begin-versus">{t.versus}</p>
      <Group class="begin-against" label={battle.against}>
        <div class="begin-ways" data-four={own.game === 'brikwars' || undefined}>
          <button type="button" class="enemy-way" onClick={() => navigation.go(receiveFrom('begin', own.id))}>
            <Icon name="download" />
            <b>{t.theirArmy} </b>
            <small>{t.theirArmyBy}</small>
          </button>
          <EnemyChoice {...way('plain')}>
            <Icon name="cards" />
            <b>{t.plain} </b>
            <small>{t.unitsOf(rows.units)}</small>
          </EnemyChoice>
          <EnemyChoice {...way('nobody')}>
            <Icon name="armies" />
            <b>{t.solo} </b>
            <small>{t.soloMeans}</small>
          </EnemyChoice>
          {own.game === 'brikwars' && (
            <button
              type="button"
              class="enemy-way"
              aria-pressed={game.value !== undefined}
              onClick={() => {
                if (game.value) game.value = undefined;
                else choose();
              }}
            >
              <Icon name={game.value ? 'check' : 'scales'} />
              <b>{t.leagueGame} </b>
              <small>{game.value ? game.value.enemy : t.leagueMeans}</small>
            </button>
          )}
        </div>
        {chosen.value === 'plain' && <PlainRows rows={rows} put={put} />}
        {enemy !== undefined && first !== enemy && <p class="note">{t.otherGame}</p>}
        <EnemyArmies {...{ model, own, others, chosen }} />
      </Group>
      {choosing && (
        <LeagueGames
          open={league}
          onChoose={(of, met) => {
            game.value = { of, enemy: met };
            put({ name: met });
          }}
          onClose={stop}
        />
      )}
      {empty.value === chosen.value && (
        <p class="note" role="status">
          {battle.nobodyThere}
        </p>
      )}
      <div class="thumb-bar">
        <Button kind="primary" onClick={() => void start()}>
          <span>
            {battle.start}
            {/* Both stand above, each with its name. */}
            <small aria-hidden="true">{useTotals(own, fought, against)}</small>
          </span>
        </Button>
      </div>
    </>
  );
}
