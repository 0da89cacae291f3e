import type { DiceModel } from '../../state/dice.ts';

export default function DiceScreen(_props: { readonly model: DiceModel }) {
  return <div class="screen" />;
}
