function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .map(([name, part]) => [name, inOrder(part)] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** All that a value says, as a text that is the same whatever the order of its fields. */
export const contentText = (value: unknown): string => JSON.stringify(inOrder(value));
