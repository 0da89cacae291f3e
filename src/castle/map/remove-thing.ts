import type { CastleMapModel } from './model.ts';

/** Takes the chosen thing away; its buttons go with it, and the map takes the focus. */
export function removeAndGoOn(model: CastleMapModel): void {
  document.querySelector<SVGElement>('.map')?.focus({ preventScroll: true });
  model.remove();
}
