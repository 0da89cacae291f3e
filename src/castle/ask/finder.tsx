import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Button } from '../../kit/button.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Icon } from '../../kit/icon.tsx';
import { useUndo } from '../../kit/undo.ts';
import { languages } from '../../platform/languages.ts';
import type { CastleModel } from '../model.ts';
import { answerSigns } from '../question-frame.tsx';
import { EffectRows } from '../questions/effect-rows.tsx';
import { askRules, findEffects, type SearchedEffect, searchedEffects } from '../questions/effects.ts';
import { NothingFound } from '../questions/effects-screen.tsx';
import { type QuickTexts, quickAnswer } from '../quick-text.ts';
import { type QuickQuestion, quickVerdict } from '../quick-verdict.ts';
import { candidatesFor } from './candidates.ts';
import { fillIn } from './fill-in.ts';

interface FinderProps {
  readonly model: CastleModel;
  readonly query: string;
  readonly onExample: (query: string) => void;
  /** What was asked is shown: the field is put away. */
  readonly onDone: () => void;
}

/** So many effects are told at once; all of them are on a page of their own. */
const first = 6;

/** How long a pause in typing must be before what was found is spoken. */
const pause = 700;

function useQuickTexts(): QuickTexts {
  return {
    castle: useTexts('castle'),
    figures: useTexts('castlefigures'),
    shots: useTexts('castleshots'),
    ways: useTexts('castleways'),
    terms: useTexts('castleterms'),
    format: useFormat(),
  };
}

interface QuestionRowProps {
  readonly question: QuickQuestion;
  readonly onTake: () => void;
}

/** A question as it was understood, with its answer; a tap opens it filled in. */
function QuestionRow({ question, onTake }: QuestionRowProps) {
  const { asked, word, reason } = quickAnswer(useQuickTexts(), question);
  const { answer } = quickVerdict(question);
  return (
    <li>
      <button type="button" class="found-question" data-answer={answer} onClick={onTake}>
        <Icon name={answerSigns[answer]} size={22} />
        <span>
          <small>{asked}</small> <b>{word}</b> <span>{reason}</span>
        </span>
      </button>
    </li>
  );
}

/** What the typed means: questions filled in and answered, and effects. */
export function Finder({ model, query, onExample, onDone }: FinderProps) {
  const services = useServices();
  const { language, announcer } = services;
  const offerUndo = useUndo();
  const t = useTexts('castleask');
  const effectTexts = useTexts('castleeffects');
  const searched = useSignal<readonly SearchedEffect[]>([]);
  useEffect(() => {
    void searchedEffects(language).then((found) => {
      searched.value = found;
    }, services.offline.markOutdated);
  }, []);

  const text = query.trim();
  const questions = candidatesFor(text);
  const own = languages.indexOf(language.language.value);
  const effects = text === '' ? [] : findEffects(searched.value, text, own);
  const count = questions.length + effects.length;
  useEffect(() => {
    if (text === '') return undefined;
    const timer = setTimeout(
      () => announcer.announce(count > 0 ? effectTexts.found(count) : effectTexts.nothing(text)),
      pause,
    );
    return () => clearTimeout(timer);
  }, [text, count]);

  async function take(question: QuickQuestion): Promise<void> {
    onDone();
    const undo = await fillIn(model, question);
    offerUndo(t.filled, undo);
  }

  if (text === '') {
    return (
      <div class="stack">
        <p class="hint">{t.hint}</p>
        <div class="chips">
          {t.examples.map((example) => (
            <button key={example} type="button" class="chip" onClick={() => onExample(example)}>
              <span>{example}</span>
            </button>
          ))}
        </div>
      </div>
    );
  }
  return (
    <div class="stack">
      {questions.length > 0 && (
        <ul class="found-questions" aria-label={t.questions}>
          {questions.map((question) => (
            <QuestionRow
              key={JSON.stringify(question)}
              question={question}
              onTake={() => void take(question)}
            />
          ))}
        </ul>
      )}
      {effects.length > 0 && (
        <section aria-label={t.effects}>
          <h2 class="label">{t.effects}</h2>
          <EffectRows effects={effects.slice(0, first)} />
          {effects.length > first && (
            <Button
              wide
              onClick={() => {
                onDone();
                void model.load('effects').then(async (all) => {
                  (await all.load('effects')).search(text);
                  await model.ask('effects');
                });
              }}
            >
              {t.all(effects.length)}
            </Button>
          )}
        </section>
      )}
      {count === 0 && searched.value.length > 0 && (
        <NothingFound
          query={text}
          askRules={() => {
            onDone();
            askRules(services, text);
          }}
        />
      )}
    </div>
  );
}
