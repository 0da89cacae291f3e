import type { LookupModel } from '../../state/lookup.ts';

export default function RuleSheet({ id }: { readonly id: string; readonly model: LookupModel }) {
  return <p>{id}</p>;
}
