import type { ExampleModel } from '../../state/example.ts';

export function Example(_props: { readonly model: ExampleModel }) {
  return null;
}
