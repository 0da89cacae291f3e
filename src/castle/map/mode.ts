import type { Services } from '../../platform/services.ts';
import { createCastleMapModel } from './model.ts';

export { MapMode as Screen } from './screen.tsx';

export const createModel = (services: Services) =>
  createCastleMapModel(services, (run) => {
    const t = services.language.texts('castlemap');
    services.notices.show(t.otherWindow, { sticky: true, action: { label: t.takeTheirs, run } });
  });
