type Pair = readonly [name: string, value: string];

/** Names and what each comes to; the class says how they stand. */
export function Pairs({ look, pairs }: { readonly look: string; readonly pairs: readonly Pair[] }) {
  return (
    <dl class={look}>
      {pairs.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
