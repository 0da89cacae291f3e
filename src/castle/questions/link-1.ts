// Frozen: reads the links and drafts of effects that named their words by a letter. Nothing writes them now.

/** `v=1&q=poison`, and whatever a link of the look-up says besides. */
export function readEffects1(text: string) {
  const fields = new URLSearchParams(text);
  const query = fields.get('q');
  return fields.get('v') === '1' && query !== null ? { query } : undefined;
}
