import type { Slot } from '../../rules/brikwars/league/ledger.ts';
import { nextGame, type Pairing } from '../../rules/brikwars/league/next-game.ts';
import { across, type Outcome, type Side } from '../../rules/brikwars/league/results.ts';
import type { EnteredGame } from '../../storage/half-entered.ts';
import type { MeetingResult, SeasonMeeting, StoredSeason } from '../../storage/season.ts';
import type { SeasonView } from './view.ts';

type End = EnteredGame['end'];

/** Where the sheet of a game begins: with a game that is there, one that could be played, or how the card says it ended. */
export interface Beginning {
  readonly purpose: 'result' | 'plan';
  readonly meeting?: SeasonMeeting;
  readonly pairing?: Pairing;
  readonly outcome?: Outcome;
}

/**
 * Names the game that a sheet is about, so that what was entered of it is found again; where the card says how it ended,
 * only as long as it says the same.
 */
export function placeOf(season: string, { purpose, meeting, pairing, outcome }: Beginning): string {
  const { light, dark } = pairing?.players ?? { light: '', dark: '' };
  return [
    season,
    purpose,
    meeting?.id ?? `${pairing?.scenario ?? ''} ${light} ${dark}`,
    JSON.stringify(outcome),
  ].join(' ');
}

/** A game for this slot: what is planned, else an opponent for whom it fills a slot too, else against anybody. */
export function beginFor(
  { planned, table }: SeasonView,
  player: string,
  { scenario, side }: Slot,
): Beginning {
  const meeting = planned.find((each) => each.scenario === scenario && each[side] === player);
  if (meeting) return { purpose: 'result', meeting };
  const rivals = table.map((row) => ({
    ...row,
    open: row.open.filter(
      (slot) => slot.scenario === scenario && slot.side === (row.player === player ? side : across(side)),
    ),
  }));
  const pairing = nextGame(rivals, () => 0, { of: player });
  if (pairing) return { purpose: 'result', pairing };
  const rival = table.find((row) => row.player !== player)?.player ?? player;
  const players = side === 'light' ? { light: player, dark: rival } : { light: rival, dark: player };
  return { purpose: 'result', pairing: { scenario, players } };
}

/** A game that fills a slot of somebody, where there is one. */
export function anyOpen(view: SeasonView): Pairing | undefined {
  const row = view.table.find(({ open }) => open.length > 0);
  const [slot] = row?.open ?? [];
  return row && slot && beginFor({ ...view, planned: [] }, row.player, slot).pairing;
}

/** The side that stayed away. */
export const absentSide = (end: End): Side | undefined =>
  end === 'light-absent' ? 'light' : end === 'dark-absent' ? 'dark' : undefined;

export function beginGame(
  { purpose, meeting, pairing, outcome }: Beginning,
  { players }: StoredSeason,
  today: string,
): EnteredGame {
  const [one, other] = players.filter(({ left }) => left === undefined);
  const game = {
    kind: meeting?.kind ?? 'game',
    scenario: meeting?.scenario ?? pairing?.scenario ?? 'battle',
    light: meeting?.light ?? pairing?.players.light ?? one?.id ?? '',
    dark: meeting?.dark ?? pairing?.players.dark ?? other?.id ?? '',
    // A game planned for a day is most often entered on that day, or later on the phone that was there.
    day: meeting?.day ?? (purpose === 'result' ? today : ''),
    secondary: { light: false, dark: false },
  };
  const result = meeting?.result;
  if (result?.by === 'walkover') {
    const { present, absentPlayed } = result;
    return { ...game, end: present === 'light' ? 'dark-absent' : 'light-absent', absentPlayed };
  }
  const known = outcome ?? result;
  return known ? { ...game, end: known.winner, secondary: known.secondary } : game;
}

/** What is stored of how it ended; undefined while that is not said. */
export function resultOf(
  { end, secondary, absentPlayed }: EnteredGame,
  played: boolean,
): MeetingResult | undefined {
  const absent = absentSide(end);
  if (absent) return { by: 'walkover', present: across(absent), absentPlayed: absentPlayed ?? played };
  if (end !== 'light' && end !== 'dark' && end !== 'draw') return undefined;
  return { by: 'game', winner: end, secondary };
}

/** The game that is stored: the one it began with, unless another one was entered in its place. */
export function meetingOf(
  { kind, scenario, light, dark, day }: EnteredGame,
  before: SeasonMeeting | undefined,
  createId: () => string,
): SeasonMeeting {
  const same = before?.scenario === scenario && before.light === light && before.dark === dark;
  const game = { kind, scenario, light, dark, ...(day ? { day } : {}) };
  if (before && (same || before.result)) return { ...before, ...game };
  return { ...game, id: createId() };
}
