/** Whether two values as they are stored hold the same; what differs early is found early. */
export function alike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const [own, others] = [Object.entries(one), Object.keys(other)];
  return (
    own.length === others.length &&
    Array.isArray(one) === Array.isArray(other) &&
    own.every(([key, value]) => Object.hasOwn(other, key) && alike(value, Reflect.get(other, key)))
  );
}
