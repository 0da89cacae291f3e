import { CircumstanceRow } from '../fight/circumstances.tsx';
import { type SituationOf, useSituation } from './situation-list.ts';

interface UsualChipsProps extends SituationOf {
  /** How many have room beside what else stands in the row. */
  readonly room?: number;
  /** How much else is in force behind the last chip. */
  readonly also?: number;
  readonly onMore: () => void;
}

/** What most often changes the roll of all who attack, a tap each; the rest behind the last chip. */
export function UsualChips({ room, also, onMore, ...situation }: UsualChipsProps) {
  return <CircumstanceRow of={useSituation(situation)} room={room} also={also} onMore={onMore} />;
}
