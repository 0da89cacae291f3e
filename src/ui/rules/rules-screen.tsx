import type { LookupModel } from '../../state/lookup.ts';

export default function RulesScreen(_props: { readonly model: LookupModel }) {
  return <div class="screen" />;
}
