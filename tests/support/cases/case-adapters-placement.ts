import { type PlacingStep, placingSteps } from '../../../src/rules/mage-knight/plan/plan.ts';
import { checkTape, type Tape, type TapeRow } from '../../../src/rules/mage-knight/plan/tape.ts';
import { type Adapter, answersOf, type Fields } from './cases.ts';

function stepNamed(name: string): PlacingStep {
  const step = placingSteps.find((known) => known === name);
  if (!step) throw new Error(`unknown step: ${name}`);
  return step;
}

/** What was not measured is null, or stands not in the row. */
function rowOf([own, opponent, neighbour, edge]: readonly (number | null)[]): TapeRow {
  return {
    ...(own != null && { own }),
    ...(opponent != null && { opponent }),
    ...(neighbour != null && { neighbour }),
    ...(edge != null && { edge }),
  };
}

const distances = (input: Fields, name: string) => (input.has(name) ? input.texts(name).map(Number) : []);

function tapeOf(input: Fields): Tape {
  return {
    sections: input.rows('sections').map(rowOf),
    linked: input.has('links') ? input.flag('links') : true,
    entrances: input.has('doors') ? input.number('doors') : 1,
    enclosedTerrain: input.has('enclosed_terrain') ? input.number('enclosed_terrain') : 0,
    order: input.has('order') ? input.texts('order').map(stepNamed) : placingSteps,
    consent: input.has('consent') ? input.flag('consent') : true,
    figures: distances(input, 'fig_to_opp'),
    opposingFigures: distances(input, 'opp_fig_to_castle'),
  };
}

const placement: Adapter = (input) => {
  const codes = new Set(checkTape(tapeOf(input)).map(({ code }) => code));
  return answersOf({
    legal: Number(codes.size === 0),
    errors: codes.size,
    ...Object.fromEntries([...codes].map((code) => [code, 1])),
  });
};

export const placementAdapters: Readonly<Record<string, Adapter>> = { 'castle-placement': placement };
