import { mostTokens } from '../actions.ts';
import { sectionFacts } from '../kinds.ts';
import { checkSetup, siegeLimits } from './siege-setup.ts';
import type { SiegeState } from './siege-state.ts';

/** Whether a game could be played with these players and sections. A dial put on later may begin elsewhere than the first one. */
function isPlayable(state: SiegeState): boolean {
  const checked = checkSetup(state);
  return (
    checked.ok || checked.issues.every(({ code }) => code === 'start' || code === 'destroyed-before-start')
  );
}

/** Whether everything that a state names is in it: players, sections, figures by their numbers, doors by their section. */
export function isSound(state: SiegeState): boolean {
  const { players, sections, ladders, figures, falls, turn } = state;
  const player = (index: number | undefined) => index === undefined || index in players;
  const sectionKnown = (index: number) => index in sections;
  return (
    isPlayable(state) &&
    turn.player in players &&
    sections.every(
      ({ kind, openDoors, tokens, click, breached, destroyed }) =>
        openDoors.every((door) => sectionFacts[kind].doors.includes(door)) &&
        tokens <= mostTokens &&
        click <= siegeLimits.clicks &&
        player(breached?.by) &&
        player(destroyed?.by),
    ) &&
    ladders.every(
      ({ id, section, owner }) => sectionKnown(section) && owner in players && id < state.nextLadder,
    ) &&
    figures.every(
      ({ id, owner, at, outBy }, index) =>
        id === index && owner in players && player(outBy) && (at === undefined || sectionKnown(at.section)),
    ) &&
    falls.every(({ section, figure }) => sectionKnown(section) && figure in figures)
  );
}
