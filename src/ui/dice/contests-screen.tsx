import { useEffect, useRef } from 'preact/hooks';
import type { ContestsModel } from '../../state/contests.ts';
import { useServices, useTexts } from '../context.ts';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { LinkedNote } from '../parts/linked-note.tsx';
import { ContestBar } from './contest-bar.tsx';
import { ContestOddsCard } from './contest-odds-card.tsx';
import { ContestResult } from './contest-result.tsx';
import { ContestSetup } from './contest-setup.tsx';
import { ContestTyping } from './contest-typing.tsx';
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
