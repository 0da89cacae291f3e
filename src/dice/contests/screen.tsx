import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/choice.tsx';
import { useServices, useTexts } from '../../kit/context.ts';
import { LinkedNote } from '../../kit/linked-note.tsx';
import { ContestBar } from './bar.tsx';
import type { ContestsModel } from './model.ts';
import { ContestOddsCard } from './odds-card.tsx';
import { ContestResult } from './result.tsx';
import { ContestSetup } from './setup.tsx';
import { ContestTyping } from './typing.tsx';
import './contests.css';

/** Dice against dice: which contest, who rolls what, the odds, the throws and the verdict. */
export function ContestsScreen({ model }: { readonly model: ContestsModel }) {
  const { navigation } = useServices();
  const t = useTexts('contests');
  const shell = useTexts('shell');
  const heading = useRef<HTMLHeadingElement>(null);
  // Dice tumble once, not again for who comes back later.
  useEffect(() => model.settle, [model]);
  const kind = model.kind.value;
  const state = model.shown.value;
  const going = state !== undefined && state.outcome === undefined;
  const thrown = state !== undefined && state.rounds.length > 0;
  const cards = [
    <ContestOddsCard model={model} key={`${kind}-odds`} />,
    <ContestSetup model={model} key={kind} />,
  ];
  // Alike dice have dull odds; where skill meets skill they are the question.
  const [first, second] = kind === 'wisg' || kind === 'starts' ? cards.reverse() : cards;
  return (
    <div class="screen dice contests" data-game={model.game.value}>
      <div class="contest-head">
        <Button kind="quiet" icon="back" onClick={() => navigation.go('dice')}>
          {shell.places.dice}
        </Button>
        <h2 ref={heading} tabIndex={-1}>
          {t.kinds[kind]}
        </h2>
      </div>
      {(model.inputs.linked.value || model.inputs.unreadable.value) && <LinkedNote inputs={model.inputs} />}
      {model.kinds.value.length > 1 && (
        <Choice
          legend={t.which}
          hideLegend
          value={kind}
          options={model.kinds.value.map((value) => ({ value, label: t.kinds[value] }))}
          onChange={model.choose}
        />
      )}
      <div class="columns">
        <div>
          {state?.typing && <ContestTyping model={model} state={state} typing={state.typing} key={kind} />}
          {thrown ? (
            <ContestResult model={model} state={state} onCleared={() => heading.current?.focus()} />
          ) : (
            !state?.typing && <p class="hint">{t.what[kind]}</p>
          )}
          <ContestBar model={model} />
          {!going && first}
        </div>
        <div>{!going && second}</div>
      </div>
    </div>
  );
}
