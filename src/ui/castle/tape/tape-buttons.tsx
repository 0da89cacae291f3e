import { useState } from 'preact/hooks';
import type { CastleTapeModel } from '../../../state/castle-tape.ts';
import { useServices, useTexts } from '../../context.ts';
import { Button } from '../../parts/button.tsx';
import { later } from '../../parts/later.tsx';

const WhoseCastle = later(() => import('./whose-castle.tsx').then((module) => module.WhoseCastle));

interface TapeButtonsProps {
  readonly model: CastleTapeModel;
  /** Who stood on a button that is gone goes on there. */
  readonly goOn: () => void;
}

/** Filling the list from the plan on the map, and starting over; both can be undone. */
export function TapeButtons({ model, goOn }: TapeButtonsProps) {
  const { notices } = useServices();
  const t = useTexts('castletape');
  const shell = useTexts('shell');
  const [owners, setOwners] = useState<readonly number[]>([]);

  function withUndo(done: string, before = model.inputs.value.peek()): void {
    notices.show(done, { action: { label: shell.undo, run: () => model.restore(before) } });
  }

  async function fill(owner?: number): Promise<void> {
    const before = model.inputs.value.peek();
    const answer = await model.fillFromMap(owner);
    if ('owners' in answer) setOwners(answer.owners);
    else if (answer.found === 'castle') withUndo(t.mapFilled, before);
    else notices.show(t.mapEmpty);
  }

  return (
    <div class="row">
      <Button icon="castle" onClick={() => void fill()}>
        {t.fromMap}
      </Button>
      {!model.untouched.value && (
        <Button
          kind="quiet"
          icon="undo"
          onClick={() => {
            withUndo(t.startedOver);
            model.startOver();
            goOn();
          }}
        >
          {t.startOver}
        </Button>
      )}
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
