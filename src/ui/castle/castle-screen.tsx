import type { CastleModel } from '../../state/castle.ts';

export default function CastleScreen(_props: { readonly model: CastleModel }) {
  return <div class="screen" />;
}
