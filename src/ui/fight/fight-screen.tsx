import type { FightModel } from '../../state/fight.ts';

export default function FightScreen(_props: { readonly model: FightModel }) {
  return <div class="screen" />;
}
