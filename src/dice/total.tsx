const longTotal = 5;

/** The largest thing on the screen. */
export function Total({ shown }: { readonly shown: string }) {
  return (
    <span
      class="dice-total"
      data-long={shown.length > longTotal || undefined}
      style={{ '--chars': shown.length }}
    >
      {shown}
    </span>
  );
}
