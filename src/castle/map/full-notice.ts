import { useServices, useTexts } from '../../kit/context.ts';
import { mostFigures, mostSections, mostTerrain, type TrayKind } from '../plan/model.ts';

/** Says that a plan holds no more of something. */
export function useFullNotice(): (kind: TrayKind) => void {
  const { notices } = useServices();
  const { full } = useTexts('castlemap');
  return (kind) => {
    const words =
      kind === 'terrain'
        ? full.terrain(mostTerrain)
        : kind === 'figure'
          ? full.figure(mostFigures)
          : full.section(mostSections);
    notices.show(words);
  };
}
