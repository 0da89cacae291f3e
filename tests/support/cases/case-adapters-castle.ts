import { collapseOdds } from '../../../src/rules/mage-knight/collapse.ts';
import { type Adapter, answersOf } from './cases.ts';

/** Figures with the same clicks left on a section that collapses. */
const collapse: Adapter = (inputs) => {
  const clicks = Array.from({ length: inputs.number('figures') }, () => inputs.number('clicks'));
  const { each, mean, allSurvive, allEliminated } = collapseOdds(clicks);
  return answersOf({
    p_eliminated: each[0] ?? Number.NaN,
    mean_eliminated: mean,
    p_all_survive: allSurvive,
    p_all_eliminated: allEliminated,
  });
};

export const castleAdapters: Readonly<Record<string, Adapter>> = { mk_collapse: collapse };
