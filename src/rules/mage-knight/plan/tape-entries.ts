import { type Checklist, checkCodes, limitOf, stateOf, type TapeCheck } from './checklist.ts';
import { checkTape, type Tape } from './tape.ts';

/**
 * A tape as the checklist takes it: of each distance the worst one, to a hundredth of an inch. A distance that was not
 * measured, such as that of figures before there are any, stays open; a single section has no gap to keep.
 */
export function entriesOf(tape: Tape): Checklist {
  const codes = new Set(checkTape(tape).map(({ code }) => code));
  const kept = (check: TapeCheck) => !codes.has(checkCodes[check]);
  const column = (name: 'own' | 'opponent' | 'neighbour' | 'edge') => tape.sections.map((row) => row[name]);
  return {
    consent: kept('consent'),
    order: kept('order'),
    planks: kept('planks'),
    ...worst('own', column('own')),
    ...worst('opponent', column('opponent')),
    ...(tape.sections.length === 1 ? { gap: true } : worst('gap', column('neighbour'))),
    chain: tape.linked,
    ...worst('edge', column('edge')),
    entrance: kept('entrance'),
    terrain: kept('terrain'),
    ...worst('figures', tape.figures),
    ...worst('opposing-figures', tape.opposingFigures),
  };
}

function worst(check: TapeCheck, measured: readonly (number | undefined)[]): Checklist {
  const known = measured.filter((distance) => distance !== undefined);
  if (known.length === 0) return {};
  const largest = limitOf(check)?.comparison === 'at-most';
  const distance = Math.max(0, largest ? Math.max(...known) : Math.min(...known));
  const state = stateOf(check, distance);
  // Rounding must not turn 18.004 inches into 18.
  const hundredths = [Math.round, Math.floor, Math.ceil].map((round) => round(distance * 100) / 100);
  return { [check]: hundredths.find((rounded) => stateOf(check, rounded) === state) ?? distance };
}
