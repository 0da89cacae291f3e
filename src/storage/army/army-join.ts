import { armyBounds } from '../../rules/army.ts';
import { joinFields, joinItems } from '../backup/join.ts';
import type { Army } from './army.ts';

/**
 * What became of an army in two places since it was `base`: edits of different lines and fields are joined, and where
 * both changed the same it is mine that stands (`overruled` says so). Its revision is theirs.
 */
export function joinArmies(
  base: Army,
  mine: Army,
  theirs: Army,
): { readonly army: Army; readonly overruled: boolean } {
  const { revision, changed } = theirs;
  const lines = joinItems(base.lines, mine.lines, theirs.lines);
  const at = { lines: [], revision, changed };
  const fields = joinFields({ ...base, ...at }, { ...mine, ...at }, { ...theirs, ...at });
  // More lines than an army may have: then one of both has to make way.
  if (lines.value.length > armyBounds.lines) return { army: { ...mine, revision, changed }, overruled: true };
  // Each field of an army is one that an army of the same id had.
  const army = { ...(fields.value as unknown as Army), lines: lines.value };
  return { army, overruled: lines.overruled || fields.overruled };
}
