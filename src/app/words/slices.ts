import type { Slice, SliceWords } from '../../platform/words.ts';
import type { Language } from '../../rules/languages.ts';

// A long list, which the first place does not wait for: places and games, their modes, and what stands in this folder.
const files = import.meta.glob<SliceWords[Slice]>([
  '../../*/words/??.ts',
  '../../*/*/words/??.ts',
  '../*/words/??.ts',
]);

export async function loadSlice(language: Language, slice: Slice): Promise<SliceWords[Slice]> {
  const file = `${slice}/words/${language}.ts`;
  const load = files[`../../${file}`] ?? files[`../${file}`];
  if (!load) throw new Error(`no words of ${slice}`);
  return load();
}
