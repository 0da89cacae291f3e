import {
  battleGoals,
  flagGoals,
  type Goals,
  transportGoals,
} from '../../../src/rules/brikwars/league/goals.ts';
import { checkMeeting } from '../../../src/rules/brikwars/league/meeting.ts';
import { firstPart, reinforcements, takesItem } from '../../../src/rules/brikwars/league/on-the-table.ts';
import {
  type Game,
  gamePoints,
  type Scenario,
  type Side,
  scenarios,
  sides,
  type Walkover,
  type Winner,
  walkoverPoints,
} from '../../../src/rules/brikwars/league/results.ts';
import { type Day, seasonEnd } from '../../../src/rules/brikwars/league/season.ts';
import { leagueTable, needsPlayoff } from '../../../src/rules/brikwars/league/table.ts';
import { answersFrom } from './case-adapters.ts';
import { type Adapter, answersOf, type Fields } from './cases.ts';

function oneOf<Name extends string>(names: readonly Name[], inputs: Fields, name: string): Name {
  const found = names.find((known) => known === inputs.text(name));
  if (!found) throw new Error(`unknown ${name}: ${inputs.text(name)}`);
  return found;
}

const scenarioOf = (inputs: Fields): Scenario => oneOf(scenarios, inputs, 'scenario');
const winnerOf = (inputs: Fields): Winner => oneOf([...sides, 'draw'] as const, inputs, 'winner');

const outcomeOf = (inputs: Fields) => ({
  winner: winnerOf(inputs),
  secondary: { light: inputs.flag('light_secondary'), dark: inputs.flag('dark_secondary') },
});

const gameOf = (inputs: Fields): Game => ({
  ...outcomeOf(inputs),
  scenario: scenarioOf(inputs),
  players: { light: inputs.text('light'), dark: inputs.text('dark') },
});

const leagueGame: Adapter = (inputs) => {
  const { light, dark } = gamePoints(outcomeOf(inputs));
  return answersOf({ points_light: light, points_dark: dark });
};

const walkover: Adapter = (inputs) => {
  const { present, absent } = walkoverPoints(inputs.flag('absent_played'));
  return answersOf({ points_present: present, points_absent: absent });
};

const walkoverOf = (inputs: Fields): Walkover => ({
  scenario: scenarioOf(inputs),
  side: oneOf<Side>(sides, inputs, 'side'),
  present: inputs.text('present'),
  absent: inputs.text('absent'),
  absentPlayed: inputs.flag('absent_played'),
});

const table: Adapter = (inputs) => {
  const rows = leagueTable({
    players: inputs.texts('players'),
    events: [
      ...inputs.list('games').map((one) => ({ kind: 'game' as const, ...gameOf(one) })),
      ...inputs.list('walkovers').map((one) => ({ kind: 'walkover' as const, ...walkoverOf(one) })),
      ...inputs.list('playoffs').map((one) => ({ kind: 'playoff' as const, ...gameOf(one) })),
    ],
  });
  return answersOf({
    ...Object.fromEntries(
      rows.flatMap(({ player, points, scored, place, tied }) => [
        [`points_${player}`, points],
        [`slots_${player}`, scored.length],
        [`place_${player}`, place],
        [`tied_${player}`, tied],
      ]),
    ),
    first_shared: Number(needsPlayoff(rows)),
  });
};

/** A date as yyyymmdd, and back. */
function dayOf(inputs: Fields, name: string): Day {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(String(inputs.number(name))) ?? [];
  return { year: Number(year), month: Number(month), day: Number(day) };
}
const written = ({ year, month, day }: Day) =>
  Number([year, month, day].map((part) => String(part).padStart(2, '0')).join(''));

const season: Adapter = (inputs) =>
  answersOf({
    end: written(
      seasonEnd(
        dayOf(inputs, 'start'),
        inputs.has('first_finished') ? dayOf(inputs, 'first_finished') : undefined,
      ),
    ),
  });

function goalAnswers({ main, secondary, points }: Goals) {
  return {
    main_light: Number(main.light),
    main_dark: Number(main.dark),
    secondary_light: Number(secondary.light),
    secondary_dark: Number(secondary.dark),
    points_light: points.light,
    points_dark: points.dark,
  };
}

const battle: Adapter = (inputs) => {
  const side = (one: Fields) => ({
    start: one.number('start'),
    now: one.number('now'),
    enemiesThen: one.has('enemies_then') ? one.number('enemies_then') : null,
  });
  return answersOf(
    goalAnswers(battleGoals({ light: side(inputs.fields('light')), dark: side(inputs.fields('dark')) })),
  );
};

const flag: Adapter = (inputs) => {
  const side = (one: Fields) => ({
    captures: one.number('captures'),
    onTable: one.number('on_table'),
    wipedOut: one.flag('wiped_out'),
  });
  return answersOf(
    goalAnswers(flagGoals({ light: side(inputs.fields('light')), dark: side(inputs.fields('dark')) })),
  );
};

const transport: Adapter = (inputs) => {
  const { over, ...goals } = transportGoals({
    itemOff: oneOf([...sides, 'nobody'] as const, inputs, 'item_off'),
    darkOnTable: inputs.number('dark_on_table'),
    lightCleared: inputs.flag('light_cleared'),
  });
  const { points_light, points_dark, ...reached } = goalAnswers(goals);
  return answersOf({ ...reached, over: Number(over), ...(over ? { points_light, points_dark } : {}) });
};

const itemCarrier: Adapter = (inputs) => {
  const { may, freeHands, twoHanded } = takesItem({
    arms: inputs.number('arms'),
    distance: inputs.number('distance'),
    flies: inputs.flag('flies'),
    inFlyer: inputs.flag('in_flyer'),
  });
  return answersOf({
    may_take: Number(may),
    free_hands: freeHands,
    may_use_two_handed: Number(twoHanded),
  });
};

const meeting: Adapter = (inputs) => {
  const checked = checkMeeting({
    width: inputs.number('width'),
    depth: inputs.number('depth'),
    daysAhead: inputs.number('days_ahead'),
    juniors: inputs.flag('juniors'),
    refereePresent: inputs.flag('referee_present'),
    refereePlays: inputs.flag('referee_plays'),
    documented: inputs.flag('documented'),
  });
  return answersOf({
    table: Number(checked.table),
    notice: Number(checked.notice),
    referee: Number(checked.referee),
  });
};

export const leagueAdapters: Readonly<Record<string, Adapter>> = {
  league_game: leagueGame,
  walkover,
  league_table: table,
  league_season: season,
  reinforcements: (inputs) =>
    answersFrom('arrived', reinforcements(inputs.number('turns'), inputs.number('reserve'))),
  deployment: (inputs) => answersOf({ ...firstPart(inputs.number('units')) }),
  battle_goals: battle,
  flag_goals: flag,
  transport_goals: transport,
  item_carrier: itemCarrier,
  league_meeting: meeting,
};
