import { useFormat, useTexts } from '../../kit/context.ts';
import { meanLost } from './answer.ts';
import { mostLost, ownerOf, squadOwners } from './inputs.ts';
import type { SquadsModel } from './model.ts';

/** What each squad loses on average; a tap shows how often each number. */
export function LossTags({ model, onOpen }: { readonly model: SquadsModel; readonly onOpen: () => void }) {
  const t = useTexts('squads');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const answer = model.answer.value;
  if (!answer.ok) return null;
  const { lost } = answer.value;
  const hurt = squadOwners.filter(
    (owner) => inputs.kind !== 'ranged' || owner === ownerOf(inputs, 'defender'),
  );
  return (
    <>
      {hurt.map((owner) => (
        <button
          key={owner}
          type="button"
          class="squad-loss"
          data-side={owner}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          <span class="visually-hidden">{t.names[owner]} </span>
          <span>
            {t.loses(
              format.number(meanLost(inputs, lost, owner), 1),
              format.number(mostLost(inputs, inputs[owner])),
            )}
          </span>
        </button>
      ))}
    </>
  );
}
