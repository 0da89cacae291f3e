// The scenario card: what is ticked and counted while a game is played (BW-LG-14 to BW-LG-18).
import { battleGoals, flagGoals, type Goals, transportGoals } from '../../rules/brikwars/league/goals.ts';
import { firstPart, reinforces } from '../../rules/brikwars/league/on-the-table.ts';
import { across, type Scenario, type Side } from '../../rules/brikwars/league/results.ts';
import { type ScenarioCard, type SeasonMeeting, seasonBounds } from '../../storage/season.ts';

/** So many units an army has until somebody says how many. */
const defaultUnits = 10;

export function newCard(scenario: Scenario): ScenarioCard {
  const side = { start: defaultUnits, now: defaultUnits, enemiesThen: null, captures: 0, wipedOut: false };
  const first = firstPart(defaultUnits).least;
  const light = scenario === 'transport' ? { ...side, now: first } : side;
  return {
    light,
    dark: side,
    itemOff: 'nobody',
    lightCleared: false,
    reserve: scenario === 'transport' ? defaultUnits - first : 0,
    dice: [],
  };
}

export const cardOf = ({ scenario, card }: SeasonMeeting): ScenarioCard => card ?? newCard(scenario);

/** Goals as they stand on the card; only the transport says whether the game is over. */
export function goalsOf(scenario: Scenario, card: ScenarioCard): Goals {
  const { light, dark } = card;
  if (scenario === 'battle') return battleGoals({ light, dark });
  if (scenario === 'flag') {
    const side = (of: Side) => {
      const { captures, now, wipedOut } = card[of];
      return { captures, onTable: now, wipedOut: now === 0 && (captures === 0 || wipedOut) };
    };
    return flagGoals({ light: side('light'), dark: side('dark') });
  }
  const { itemOff, lightCleared } = card;
  return transportGoals({ itemOff, darkOnTable: dark.now, lightCleared });
}

const withSide = (card: ScenarioCard, side: Side, change: Partial<ScenarioCard[Side]>): ScenarioCard => ({
  ...card,
  [side]: { ...card[side], ...change },
});

const within = (value: number, most: number = seasonBounds.units) => Math.min(most, Math.max(0, value));

/** How many units a side begins with: until something happened to them, as many stand on the table as are set up. */
export function withStart(card: ScenarioCard, scenario: Scenario, side: Side, units: number): ScenarioCard {
  const start = within(units);
  if (scenario === 'transport' && side === 'light') {
    const now = firstPart(start).least;
    return { ...withSide(card, side, { start, now }), reserve: start - now, dice: [] };
  }
  return withSide(card, side, { start, now: start, captures: 0, enemiesThen: null, wipedOut: false });
}

/** How many can stand on the table: those who were not carried off it as secured, and do not wait. */
export const mostUnits = (card: ScenarioCard, side: Side): number =>
  Math.max(0, card[side].start - card[side].captures - (side === 'light' ? card.reserve : 0));

/** How many stand on the table now. The light side of the transport, once cleared away, has been so for good. */
export function withUnits(card: ScenarioCard, scenario: Scenario, side: Side, units: number): ScenarioCard {
  const now = within(units, mostUnits(card, side));
  const next = withSide(card, side, { now, ...(now > 0 ? { wipedOut: false } : {}) });
  return scenario === 'transport' && side === 'light' && now === 0 ? { ...next, lightCleared: true } : next;
}

/** The first unit of a side stands where the enemy set up, or it was not so after all (BW-LG-15). */
export function withBreakthrough(card: ScenarioCard, side: Side, through: boolean): ScenarioCard {
  return withSide(card, side, { enemiesThen: through ? card[across(side)].now : null });
}

/** A unit carries the artefact home and leaves the table with it, or the last of them comes back (BW-LG-16). */
export function withCaptures(card: ScenarioCard, side: Side, captures: number): ScenarioCard {
  const { captures: before, now, start } = card[side];
  const next = within(captures, seasonBounds.captures);
  return withSide(card, side, {
    captures: next,
    now: within(now + before - next, Math.max(0, start - next)),
  });
}

export const withWipedOut = (card: ScenarioCard, side: Side, wipedOut: boolean): ScenarioCard =>
  withSide(card, side, { wipedOut });

/** The die before a turn of the light side: a unit of the reserve comes, if there is one (BW-LG-18). */
export function withDie(card: ScenarioCard, die: number): ScenarioCard {
  if (card.dice.length >= seasonBounds.dice) return card;
  const comes = reinforces(die) && card.reserve > 0 ? 1 : 0;
  const next = withSide(card, 'light', { now: card.light.now + comes });
  return { ...next, reserve: card.reserve - comes, dice: [...card.dice, die] };
}
