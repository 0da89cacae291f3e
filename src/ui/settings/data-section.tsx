import type { ArmiesModel } from '../../state/armies.ts';

export function DataSection(_props: { readonly model: ArmiesModel }) {
  return null;
}
