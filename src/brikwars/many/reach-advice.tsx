import { useFormat, useTexts } from '../../kit/context.ts';
import { AdviceChip } from '../../kit/stage/advice-chip.tsx';
import { editionOf } from '../../rules/brikwars/house-rules.ts';
import { manyAnswerOf } from './answer.ts';
import { mainChance } from './description.ts';
import { groupsOf, type ManyInputs, withGroups } from './inputs.ts';
import type { ManyModel } from './model.ts';
import { weaponName } from './names.ts';

interface ReachProps {
  readonly model: ManyModel;
  readonly assault: number;
  readonly take: (done: string, next: ManyInputs) => () => void;
}

/** Where the target is too far for what is shot with: what reaches it. */
export function Reach({ model, assault, take }: ReachProps) {
  const t = useTexts('many');
  const format = useFormat();
  const answer = model.answer.value;
  const inputs = model.inputs.value.value;
  const far = !answer.ok && answer.issues.some(({ code }) => code === 'out-of-range');
  if (!far || inputs.kind === 'gang') return null;
  const { range = 0 } = editionOf(inputs.table).weapons['long-ranged'];
  const next: ManyInputs =
    inputs.kind === 'blast'
      ? { ...inputs, blast: { ...inputs.blast, way: 'long-ranged' } }
      : withGroups(
          inputs,
          assault,
          groupsOf(inputs, assault).map((group) =>
            group.weapon === 'short-ranged' ? { ...group, weapon: 'long-ranged' } : group,
          ),
        );
  const after = manyAnswerOf(next);
  if (!after.ok) return null;
  const text = t.reaches(weaponName(t, 'long-ranged', inputs.kind), format.number(range));
  return (
    <AdviceChip text={text} to={format.hundredths(mainChance(after.value))} onClick={take(text, next)} />
  );
}
