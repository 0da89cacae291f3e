import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../kit/button.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { FairnessDie } from './die.tsx';
import type { FairnessModel } from './model.ts';
import './fairness.css';

/** How evenly the app's dice fell, how they are rolled, and the record as a file. */
export function FairnessScreen({ model }: { readonly model: FairnessModel }) {
  const { navigation, notices } = useServices();
  const t = useTexts('rolls');
  const words = t.fairness;
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  const since = model.since.value;
  const dice = model.dice.value;
  useEffect(() => void model.refresh(), [model]);
  const save = (file: () => Promise<void>) => void file().then(() => notices.show(words.fileSaved));
  return (
    <div class="screen">
      <div>
        <Button kind="quiet" icon="back" onClick={() => navigation.go('dice')}>
          {words.back}
        </Button>
      </div>
      <section class="card" aria-labelledby="fairness-title">
        <h2 id="fairness-title" ref={heading} tabIndex={-1}>
          {words.title}
        </h2>
        <p>{words.what}</p>
        <p class="hint">{since === undefined ? words.empty : words.since(format.date(since))}</p>
      </section>
      {dice.map((die) => (
        <FairnessDie key={die.sides} die={die} />
      ))}
      <Fold title={words.howTitle}>
        {words.how.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Fold>
      <section class="card" aria-label={words.saveHint}>
        <p class="hint">{words.saveHint}</p>
        <div class="row">
          <Button icon="download" disabled={dice.length === 0} onClick={() => save(model.saveFaces)}>
            {words.saveFaces}
          </Button>
          <Button icon="download" onClick={() => save(model.saveRolls)}>
            {words.saveRolls}
          </Button>
          <Button
            kind="quiet"
            icon="trash"
            disabled={dice.length === 0}
            onClick={() => {
              // With nothing counted this button is off.
              heading.current?.focus();
              void model.reset();
            }}
          >
            {words.reset}
          </Button>
        </div>
      </section>
    </div>
  );
}
