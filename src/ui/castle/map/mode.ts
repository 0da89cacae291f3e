import { createCastleMapModel } from '../../../state/castle-map.ts';
import type { Services } from '../../../state/services.ts';

export { MapMode as Screen } from './map-mode.tsx';

export const createModel = (services: Services) =>
  createCastleMapModel(services, (run) => {
    const t = services.language.texts('castlemap');
    services.notices.show(t.otherWindow, { sticky: true, action: { label: t.takeTheirs, run } });
  });
