import { useState } from 'preact/hooks';
import { Button } from '../../kit/button.tsx';
import { useServices, useTexts } from '../../kit/context.ts';
import type { CastleTapeModel } from './model.ts';
import { WhoseCastle } from './whose-castle.tsx';

/** Filling the list from the plan on the map; it can be undone. */
export function TapeButtons({ model }: { readonly model: CastleTapeModel }) {
  const { notices } = useServices();
  const t = useTexts('castletape');
  const shell = useTexts('shell');
  const [owners, setOwners] = useState<readonly number[]>([]);

  async function fill(owner?: number): Promise<void> {
    const before = model.inputs.value.peek();
    const answer = await model.fillFromMap(owner);
    if ('owners' in answer) setOwners(answer.owners);
    else if (answer.found === 'castle') {
      notices.show(t.mapFilled, { action: { label: shell.undo, run: () => model.restore(before) } });
    } else notices.show(t.mapEmpty);
  }

  return (
    <div class="row">
      <Button icon="castle" onClick={() => void fill()}>
        {t.fromMap}
      </Button>
      {owners.length > 0 && (
        <WhoseCastle
          owners={owners}
          onDone={(owner) => {
            setOwners([]);
            if (owner !== undefined) void fill(owner);
          }}
        />
      )}
    </div>
  );
}
