import { useState } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog, useShown } from '../../kit/controls/dialog.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import { useUndo } from '../../kit/undo.ts';
import { Edition, StartOver } from '../question-frame.tsx';
import { type CastleTapeModel, lineName, wrongText } from './model.ts';

interface WhoseCastleProps {
  /** Their places among the players. */
  readonly owners: readonly number[];
  readonly onDone: (owner: number | undefined) => void;
}

/** On the map several players have a castle; the list is about one of them. */
function WhoseCastle({ owners, onDone }: WhoseCastleProps) {
  const t = useTexts('castletape');
  return (
    <Dialog title={t.whose} onClose={() => onDone(undefined)}>
      <div class="stack">
        {owners.map((owner) => (
          <Button key={owner} wide onClick={() => onDone(owner)}>
            {t.player(owner + 1)}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}

interface TapeProps {
  readonly model: CastleTapeModel;
}

/** Everything that is wrong, how to measure, and the rules: rulings with their other reading. */
function TapeWhy({ model }: TapeProps) {
  const t = useTexts('castletape');
  const format = useFormat();
  const lines = model.lines.value;
  const wrong = lines.filter(({ state }) => state === 'broken');
  return (
    <div class="stack">
      {wrong.length > 0 && (
        <section>
          <h3 class="label">{t.wrong}</h3>
          <Reasons items={wrong.map((line) => ({ text: wrongText(t, format, line), rule: line.rule }))} />
        </section>
      )}
      <p class="hint">{t.hint}</p>
      <section>
        <h3 class="label">{t.how}</h3>
        <ul class="tape-how">
          {Object.values(t.groups).map((group) => (
            <li key={group}>{group}</li>
          ))}
          <li>{t.entrances}</li>
        </ul>
        <Reasons items={Object.entries(t.rulings).map(([rule, text]) => ({ text, rule }))} />
      </section>
      <section>
        <h3 class="label">{t.rules}</h3>
        <Reasons items={lines.map((line) => ({ text: lineName(t, format, line), rule: line.rule }))} />
      </section>
      <Edition />
    </div>
  );
}

/** Filling the list from the plan on the map, how to measure, and the way back to an empty list. */
export function TapeButtons({ model }: TapeProps) {
  const { notices } = useServices();
  const offerUndo = useUndo();
  const t = useTexts('castletape');
  const [owners, setOwners] = useState<readonly number[]>([]);
  const [explained, explain, close] = useShown();

  async function fill(owner?: number): Promise<void> {
    const before = model.inputs.value.peek();
    const answer = await model.fillFromMap(owner);
    if ('owners' in answer) setOwners(answer.owners);
    else if (answer.found === 'castle') {
      offerUndo(t.mapFilled, () => model.restore(before));
    } else notices.show(t.mapEmpty);
  }

  return (
    <div class="castle-buttons">
      <Button icon="castle" onClick={() => void fill()}>
        {t.fromMap}
      </Button>
      <Button icon="rules" onClick={explain}>
        {t.howShort}
      </Button>
      <StartOver model={model} words={t} />
      {owners.length > 0 && (
        <WhoseCastle
          owners={owners}
          onDone={(owner) => {
            setOwners([]);
            if (owner !== undefined) void fill(owner);
          }}
        />
      )}
      {explained && (
        <Dialog kind="sheet" title={t.how} onClose={close}>
          <TapeWhy model={model} />
        </Dialog>
      )}
    </div>
  );
}
