import { useTexts } from '../../kit/context.ts';
import type { Figure } from '../../rules/mage-knight/figure.ts';

/** What a figure is called: its name, or what it is. */
export function useFigureName(): (figure: Figure) => string {
  const { kinds } = useTexts('castlefigures');
  return ({ name, kind }) => name.trim() || kinds[kind];
}
