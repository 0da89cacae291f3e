/** Builds at the first call and gives the same to all; a build that failed may succeed the next time. */
export function once<Value>(build: () => Promise<Value>): () => Promise<Value> {
  let built: Promise<Value> | undefined;
  return () => {
    built ??= build().catch((error: unknown) => {
      built = undefined;
      throw error;
    });
    return built;
  };
}

/** The same for what is there at once: what nobody asks for is never built. */
export function onDemand<Value extends object>(build: () => Value): () => Value {
  let built: Value | undefined;
  return () => {
    built ??= build();
    return built;
  };
}
