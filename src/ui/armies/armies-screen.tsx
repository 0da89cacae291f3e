import type { ArmiesModel } from '../../state/armies.ts';

export default function ArmiesScreen(_props: { readonly model: ArmiesModel }) {
  return <div class="screen" />;
}
