import { useRef, useState } from 'preact/hooks';
import { Button } from '../../kit/button.tsx';
import { Toggle } from '../../kit/choice.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { Fold } from '../../kit/fold.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Reasons } from '../../kit/reasons.tsx';
import { NumberPad } from '../../kit/stepper.tsx';
import { useUndo } from '../../kit/undo.ts';
import type { TapeCheck } from '../../rules/mage-knight/checklist.ts';
import { CastleQuestion, StartOver, Verdict } from '../question-frame.tsx';
import {
  type CastleTapeModel,
  lineName,
  longestTape,
  type TapeLine,
  tapeDecimals,
  wrongText,
} from './model.ts';
import './tape.css';

interface TapeLineProps {
  readonly model: CastleTapeModel;
  readonly line: TapeLine;
}

/** One check: yes, no, or what the tape shows. */
function TapeLineRow({ model, line }: TapeLineProps) {
  const t = useTexts('castletape');
  const format = useFormat();
  const { check, entry, state } = line;
  const name = `tape-${check}`;
  return (
    <li class="tape-line" data-state={state}>
      <p class="tape-name" id={name}>
        <span class="tape-sign">
          {state === 'open' ? (
            <span class="tape-ring" />
          ) : (
            <Icon name={state === 'kept' ? 'check' : 'close'} />
          )}
        </span>
        <span>
          {lineName(t, format, line)}
          <span class="visually-hidden"> ({t.states[state]})</span>
        </span>
      </p>
      {check === 'entrance' && <p class="hint">{t.entrances}</p>}
      {check === 'figures' && entry === line.limit?.limit && <p class="hint">{t.exactly18}</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend inside the frame */}
      <div class="chips" role="group" aria-labelledby={name}>
        {/* A measured distance is the answer: beside it nothing is left to say. */}
        {typeof entry !== 'number' && (
          <>
            <Toggle pressed={entry === true} onChange={() => model.tick(check, true)}>
              {t.yes}
            </Toggle>
            <Toggle pressed={entry === false} onChange={() => model.tick(check, false)}>
              {t.no}
            </Toggle>
          </>
        )}
        {line.limit && <Measure model={model} line={line} />}
      </div>
    </li>
  );
}

function Measure({ model, line }: TapeLineProps) {
  const [typing, setTyping] = useState(false);
  const again = useRef<HTMLButtonElement>(null);
  const t = useTexts('castletape');
  const format = useFormat();
  const { check, entry, limit } = line;
  const what = limit?.comparison === 'at-most' ? t.longest : t.shortest;
  const shown = typeof entry === 'number' ? t.inches(format.number(entry)) : undefined;
  return (
    <>
      <button
        ref={again}
        type="button"
        class="chip tape-measure"
        aria-pressed={shown !== undefined}
        aria-label={shown === undefined ? undefined : t.typed(what, shown)}
        onClick={() => setTyping(true)}
      >
        <span>{shown ?? t.measure}</span>
      </button>
      {shown !== undefined && (
        <Button
          kind="quiet"
          icon="close"
          label={t.untype(shown)}
          onClick={() => {
            again.current?.focus();
            model.clear(check);
          }}
        />
      )}
      {typing && (
        <NumberPad
          label={`${t.checks[check].name} · ${what}`}
          min={0}
          max={longestTape}
          decimals={tapeDecimals}
          onDone={(typed) => {
            setTyping(false);
            if (typed !== undefined) model.measure(check, Number(typed.toFixed(tapeDecimals)));
          }}
        />
      )}
    </>
  );
}

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

/** Filling the list from the plan on the map; it can be undone. */
function TapeButtons({ model }: { readonly model: CastleTapeModel }) {
  const { notices } = useServices();
  const offerUndo = useUndo();
  const t = useTexts('castletape');
  const [owners, setOwners] = useState<readonly number[]>([]);

  async function fill(owner?: number): Promise<void> {
    const before = model.inputs.value.peek();
    const answer = await model.fillFromMap(owner);
    if ('owners' in answer) setOwners(answer.owners);
    else if (answer.found === 'castle') {
      offerUndo(t.mapFilled, () => model.restore(before));
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

/** Everything that is wrong, and how to measure: rulings with their other reading. */
function TapeWhy({ model }: { readonly model: CastleTapeModel }) {
  const t = useTexts('castletape');
  const format = useFormat();
  const lines = model.lines.value;
  const wrong = lines.filter(({ state }) => state === 'broken');
  return (
    <>
      {wrong.length > 1 && (
        <section class="card">
          <h2 class="card-title">{t.wrong}</h2>
          <Reasons items={wrong.map((line) => ({ text: wrongText(t, format, line), rule: line.rule }))} />
        </section>
      )}
      <section class="card">
        <Fold title={t.how}>
          <Reasons items={Object.entries(t.rulings).map(([rule, text]) => ({ text, rule }))} />
        </Fold>
        <Fold title={t.rules}>
          <Reasons items={lines.map((line) => ({ text: lineName(t, format, line), rule: line.rule }))} />
        </Fold>
      </section>
    </>
  );
}

/** Legal, legal so far, or the first thing that is wrong. */
function TapeAnswer({ model }: { readonly model: CastleTapeModel }) {
  const t = useTexts('castletape');
  const format = useFormat();
  const { answer, open } = model.verdict.value;
  const lines = model.lines.value;
  const first = lines.find(({ state }) => state === 'broken');
  return (
    <Verdict
      answer={answer === 'legal' ? 'yes' : answer === 'illegal' ? 'no' : 'open'}
      word={t.answers[answer]}
      reason={first && { text: wrongText(t, format, first), rule: first.rule }}
    >
      {answer !== 'untouched' && t.progress(lines.length - open.length, lines.length)}
    </Verdict>
  );
}

const groups = {
  before: ['consent', 'order', 'planks'],
  sections: ['own', 'opponent', 'gap', 'chain', 'edge'],
  castle: ['entrance', 'terrain'],
  figures: ['figures', 'opposing-figures'],
} as const satisfies Readonly<Record<string, readonly TapeCheck[]>>;

const groupNames = ['before', 'sections', 'castle', 'figures'] as const;

/** The rules of placing as a checklist beside the tape: the answer on top, following every tap. */
export function TapeMode({ model }: { readonly model: CastleTapeModel }) {
  const t = useTexts('castletape');
  const top = useRef<HTMLParagraphElement>(null);
  return (
    <CastleQuestion
      class="castle-tape"
      inputs={model.inputs}
      question={t.question}
      questionRef={top}
      answer={<TapeAnswer model={model} />}
      formTitle={t.list}
      form={
        <>
          <TapeButtons model={model} />
          <p class="hint">{t.hint}</p>
          {groupNames.map((group) => (
            <Group key={group} title={t.groups[group]} checks={groups[group]} model={model} />
          ))}
          {/* Below the list, so that no line moves under the thumb with the first answer. */}
          <StartOver model={model} words={t} goOn={() => top.current?.focus()} />
        </>
      }
      why={<TapeWhy model={model} />}
    />
  );
}

interface GroupProps {
  readonly title: string;
  readonly checks: readonly TapeCheck[];
  readonly model: CastleTapeModel;
}

function Group({ title, checks, model }: GroupProps) {
  const lines = model.lines.value.filter(({ check }) => checks.includes(check));
  return (
    <section class="tape-group">
      <h3 class="label">{title}</h3>
      <ul class="tape-lines">
        {lines.map((line) => (
          <TapeLineRow key={line.check} model={model} line={line} />
        ))}
      </ul>
    </section>
  );
}
