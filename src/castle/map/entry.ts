import type { Services } from '../../platform/services.ts';
import { createCastleMapModel } from './model.ts';
import { MapMode } from './screen.tsx';

export const mode = {
  createModel: (services: Services) =>
    createCastleMapModel(services, {
      overruled(run) {
        const t = services.language.texts('castlemap');
        services.notices.show(t.otherWindow, { sticky: true, action: { label: t.takeTheirs, run } });
      },
      snapped: () => services.vibrate(8),
    }),
  Screen: MapMode,
};
