import type { SiegeDeed, Thrown } from './siege-events.ts';
import { withoutDie, woundedBy } from './siege-figures.ts';
import { turnDial } from './siege-sections.ts';
import { lastClick, siegeLimits } from './siege-setup.ts';
import { type SectionState, type SiegeState, withFigure } from './siege-state.ts';
import { type Attempt, isWhole, knowsPlayer, type Move, standing } from './siege-step.ts';
import { act, commandRefusals, warriorActs } from './siege-turn.ts';

type Deed<Kind extends SiegeDeed['do']> = Extract<SiegeDeed, { readonly do: Kind }>;

/** Whether two dice can have shown that, and what misses does nothing. */
function isThrow({ faces, hit, damage, ways = 0 }: Thrown): boolean {
  return (
    faces.every((face) => isWhole(face, 1, 6)) &&
    isWhole(damage, 0, siegeLimits.value) &&
    isWhole(ways, 0, 36) &&
    (hit || damage === 0)
  );
}

const isTooLong = (name: string): boolean => name.length > siegeLimits.name;

/** An action of a player's warriors that is one in his own turn only. */
function warriorsOf(state: SiegeState, player: number): Attempt {
  const acted = warriorActs(state, 1);
  if (typeof acted === 'string' || player === state.turn.player) return acted;
  return { ...acted, refusals: commandRefusals(state, player) };
}

/** Both after one another; what the first has against it counts, too. */
function then(first: Attempt, next: (state: SiegeState) => Attempt): Attempt {
  if (typeof first === 'string') return first;
  const second = next(first.state);
  if (typeof second === 'string') return second;
  return {
    state: second.state,
    reasons: [...first.reasons, ...second.reasons],
    refusals: [...(first.refusals ?? []), ...(second.refusals ?? [])],
  };
}

const unchanged = (state: SiegeState): Move => ({ state, reasons: [] });

/** Clicks of damage turn a section's dial, as far as it goes. */
function damaged(state: SiegeState, index: number, damage: number, by: number): Attempt {
  const section = state.sections[index] as SectionState;
  const click = Math.min(lastClick(section.dial), section.click + damage);
  return click === section.click ? unchanged(state) : turnDial(state, index, click, by);
}

/** A figure that is hit loses as many clicks, and is out without any; of one whose clicks nobody knows the player says it. */
function wounded(state: SiegeState, id: number, damage: number): Move {
  const changed = withFigure(state, id, (figure) => (damage === 0 ? figure : woundedBy(figure, damage)));
  return unchanged(changed.figures[id]?.eliminated ? withoutDie(changed, id) : changed);
}

/** A figure attacked a section: one action of its player's warriors, and a hit turns the dial (MK-ELG-01 to MK-ELG-12 were asked before the throw). */
export function attackSection(state: SiegeState, event: Deed<'attack'>): Attempt {
  const { section: index, by } = event;
  const section = standing(state, index);
  if (typeof section === 'string') return section;
  if (!knowsPlayer(state, by)) return 'no-player';
  if (!isThrow(event) || [event.name, ...(event.helpers ?? [])].some(isTooLong)) return 'bad-number';
  return then(warriorsOf(state, by), (acted) => damaged(acted, index, event.damage, by));
}

/** A section shot (MK-ACT-01 to MK-ACT-05): its token, and a hit wounds the figure, if it is in the record. */
export function shootFrom(state: SiegeState, event: Deed<'shot'>): Attempt {
  const { figure, section } = event;
  if (figure !== undefined && !alive(state, figure)) return 'no-figure';
  if (!isThrow(event) || event.name.length > siegeLimits.name) return 'bad-number';
  return then(act(state, section, 'ranged'), (acted) =>
    figure === undefined ? unchanged(acted) : wounded(acted, figure, event.damage),
  );
}

const alive = ({ figures }: SiegeState, id: number): boolean =>
  figures[id] !== undefined && !figures[id]?.eliminated;

/** A figure at the castle was attacked by one of a player's warriors. */
export function strikeFigure(state: SiegeState, event: Deed<'strike'>): Attempt {
  const { figure, by } = event;
  if (!alive(state, figure)) return 'no-figure';
  if (!knowsPlayer(state, by)) return 'no-player';
  if (!isThrow(event) || [event.name, ...(event.helpers ?? [])].some(isTooLong)) return 'bad-number';
  return then(warriorsOf(state, by), (acted) => wounded(acted, figure, event.damage));
}
