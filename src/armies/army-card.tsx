import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../kit/context.ts';
import { Icon } from '../kit/controls/icon.tsx';
import { UnitSign } from '../kit/figures/unit-sign.tsx';
import type { Game } from '../rules/ids.ts';
import type { ArmySummary } from '../storage/army/summary.ts';
import { dayOf } from './day-of.ts';
import type { ArmyListModel } from './list-model.ts';
import type { LastPlayed } from './played/last-played.ts';
import './army-card.css';

/** The sign of a game, on a brick of its colour. */
function GameTile({ game, selected }: { readonly game: Game; readonly selected?: boolean }) {
  return (
    <span class="army-tile">
      {selected ? (
        <Icon name="check" />
      ) : game === 'brikwars' ? (
        <UnitSign name="pawn" />
      ) : (
        <Icon name={game === 'usb' ? 'armies' : 'castle'} />
      )}
    </span>
  );
}

/** Whether an army is legal, as far as that is known; what is wrong with it comes in words. */
function useLegality(army: ArmySummary): {
  readonly legal?: string;
  readonly wrong: readonly string[];
} {
  const t = useTexts('armylist');
  const { over: overBy } = useTexts('armies');
  const format = useFormat();
  const { game, limit, points, broken } = army;
  const over = limit === undefined ? 0 : points - limit;
  const wrong = [
    ...(over > 0 ? [overBy(format.number(over))] : []),
    // Being over the limit is one of the rules that USB counts.
    ...(game === 'usb' && broken && broken > (over > 0 ? 1 : 0) ? [t.broken(broken)] : []),
  ];
  if (wrong.length > 0 || limit === undefined) return { wrong };
  if (game === 'usb') return broken === 0 ? { legal: t.legal, wrong } : { wrong };
  return { legal: t.within, wrong };
}

function useLastPlayed(played: LastPlayed | undefined): string {
  const { now } = useServices();
  const t = useTexts('armylist');
  const battle = useTexts('battle');
  const format = useFormat();
  if (!played) return t.notPlayed;
  const day = dayOf(played.when, now(), format);
  if (played.round !== undefined) return `${battle.running(format.number(played.round))} · ${day}`;
  const score = played.score ? ` ${played.score.map((points) => format.number(points)).join(':')}` : '';
  return `${t.results[played.outcome ?? 'played']}${score} · ${day}`;
}

interface ArmyCardProps {
  readonly army: ArmySummary;
  readonly list: ArmyListModel;
}

/** All that a card says of its army. */
function ArmyFacts({ army, list }: ArmyCardProps) {
  const t = useTexts('armylist');
  const armies = useTexts('armies');
  const shell = useTexts('shell');
  const format = useFormat();
  const { legal, wrong } = useLegality(army);
  const all = list.played.value;
  const played = all?.get(army.id);
  const last = useLastPlayed(played);
  const points = format.number(army.points);
  const limit = army.limit === undefined ? undefined : format.number(army.limit);
  const unit = list.unitFound(army);
  return (
    <>
      <GameTile game={army.game} selected={list.selected.value?.has(army.id) ?? false} />
      <b class="army-card-name">{army.name || armies.unnamed}</b>
      <span class="army-card-points">
        <span class="visually-hidden">
          {limit === undefined ? armies.points(points, army.game) : armies.pointsOf(points, limit, army.game)}
        </span>
        <span aria-hidden="true">
          <b>{points}</b>
          {limit !== undefined && <small>/{limit}</small>}
        </span>
        {wrong.length > 0 && <Icon name="warning" size={22} />}
        {legal && (
          <span class="army-legal" role="img" aria-label={legal} title={legal}>
            <Icon name="check" size={14} />
          </span>
        )}
      </span>
      <span class="army-card-facts">
        <span class="army-row-game">{shell.gamesShort[army.game]}</span> ·{' '}
        {army.game === 'usb' ? t.units(army.lines) : armies.models(army.models, army.game)}
      </span>
      <span class="army-card-last">
        {unit !== undefined && <mark>{t.has(unit)}</mark>}
        {wrong.map((text) => (
          <b key={text}>{text}</b>
        ))}
        {played?.round !== undefined && <span class="army-live">{t.inPlay}</span>}
        {/* What is not read yet keeps its place. */}
        <span>{all ? last : '\u00a0'}</span>
        {army.tags && <span class="army-card-tags">{army.tags.join(' · ')}</span>}
      </span>
    </>
  );
}

interface ArmyRowProps extends ArmyCardProps {
  /** By the keys of a keyboard, in the player's own order. */
  readonly onMove?: ((by: -1 | 1) => void) | undefined;
  readonly children?: ComponentChildren;
}

/** A card: leads to its army, or is selected with a tap. */
export function ArmyCard({ army, list, onMove, children }: ArmyRowProps) {
  const { navigation } = useServices();
  const selected = list.selected.value;
  // More cards below change nothing in those that are there.
  const facts = useMemo(() => <ArmyFacts army={army} list={list} />, [army, list]);
  const keys = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (!event.altKey || !by || !onMove) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    <li class="army-card" data-game={army.game} data-army={army.id} data-selected={selected?.has(army.id)}>
      {selected ? (
        <button
          type="button"
          aria-pressed={selected.has(army.id)}
          onKeyDown={keys}
          onClick={() => {
            const next = new Set(selected);
            if (!next.delete(army.id)) next.add(army.id);
            list.select([...next]);
          }}
        >
          {facts}
        </button>
      ) : (
        <a
          href={`#/armies/${army.id}`}
          onKeyDown={keys}
          onClick={(event) => {
            event.preventDefault();
            navigation.go(`armies/${army.id}`);
          }}
        >
          {facts}
        </a>
      )}
      {children}
    </li>
  );
}
