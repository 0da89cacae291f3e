import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useAsk } from '../../kit/ask/ask-field.tsx';
import { partsOf } from '../../kit/ask/asking.ts';
import { AskedParts } from '../../kit/ask/parts.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { useUndo } from '../../kit/undo.ts';
import { languages } from '../../rules/languages.ts';
import type { CastleModel } from '../model.ts';
import { answerSigns } from '../question-frame.tsx';
import { EffectRows } from '../questions/effect-rows.tsx';
import { askRules, findEffects, type SearchedEffect, searchedEffects } from '../questions/effects.ts';
import { NothingFound } from '../questions/effects-screen.tsx';
import { type QuickTexts, quickAnswer } from '../quick-text.ts';
import { quickVerdict } from '../quick-verdict.ts';
import { answersAll, candidatesFor, type Found, type Meant } from './candidates.ts';
import { fillIn } from './fill-in.ts';

interface FinderProps {
  readonly model: CastleModel;
  readonly query: string;
  /** What was asked is shown: the field is put away. */
  readonly onDone: () => void;
}

/** So many effects are shown at once; all of them are on a page of their own. */
const first = 6;

/** How long a pause in typing must be before what was found is spoken. */
const pause = 700;

function useQuickTexts(): QuickTexts {
  return {
    castle: useTexts('castle'),
    figures: useTexts('castlefigures'),
    shots: useTexts('castleshots'),
    ways: useTexts('castlequestions'),
    terms: useTexts('castleterms'),
    format: useFormat(),
  };
}

interface QuestionRowProps {
  readonly meant: Meant;
  /** Nothing of the typed is left that could change the answer. */
  readonly whole: boolean;
  readonly onTake: () => void;
}

/** A question as it was understood, with its answer if all of it was; a tap opens it filled in. */
function QuestionRow({ meant, whole, onTake }: QuestionRowProps) {
  const t = useTexts('castle');
  const { asked, word, reason } = quickAnswer(useQuickTexts(), meant.question);
  const answer = whole ? quickVerdict(meant.question).answer : 'open';
  const left = meant.left.length > 0 ? t.noPlace(quoted(meant.left)) : '';
  return (
    <li>
      <button type="button" class="found-question" data-answer={answer} onClick={onTake}>
        <Icon name={answerSigns[answer]} size={22} />
        <span>
          <small>{asked}</small> <b>{whole ? word : t.openIt}</b> <span>{whole ? reason : left}</span>
        </span>
      </button>
    </li>
  );
}

const quoted = (words: readonly string[]) => words.join(', ');

/** What the typed means: questions filled in and answered, and effects. */
export function Finder({ model, query, onDone }: FinderProps) {
  const services = useServices();
  const { language, announcer } = services;
  const offerUndo = useUndo();
  const ask = useAsk();
  const t = useTexts('castle');
  const effectTexts = useTexts('castlequestions');
  const searched = useSignal<readonly SearchedEffect[]>([]);
  useEffect(() => {
    void searchedEffects(language).then((found) => {
      searched.value = found;
    }, services.offline.markOutdated);
  }, []);

  const text = query.trim();
  const found: Found = candidatesFor(text, language.language.value);
  const { questions } = found;
  const own = languages.indexOf(language.language.value);
  const effects = text === '' ? [] : findEffects(searched.value, text, own);
  const count = questions.length + effects.length;
  // What only effects were found by is understood: they have every word.
  const named = found.unknown.length > 0 && (questions.length > 0 || effects.length === 0);
  const notUnderstood = named ? t.notUnderstood(quoted(found.unknown)) : '';
  useEffect(() => {
    if (text === '') return undefined;
    const timer = setTimeout(() => {
      const shown = count > 0 ? effectTexts.found(count) : effectTexts.nothing(text);
      announcer.announce([shown, notUnderstood].filter(Boolean).join(' '));
    }, pause);
    return () => clearTimeout(timer);
  }, [text, count]);

  async function take(meant: Meant): Promise<void> {
    onDone();
    const undo = await fillIn(model, meant.question);
    offerUndo(answersAll(meant, found) ? t.filled : t.filledInPart, undo);
  }

  if (text === '') {
    return (
      <div class="stack">
        <p class="hint">{t.hint}</p>
        <div class="chips">
          {t.examples.map((example) => (
            <button key={example} type="button" class="chip" onClick={() => ask(example)}>
              <span>{example}</span>
            </button>
          ))}
        </div>
      </div>
    );
  }
  return (
    <div class="stack">
      <AskedParts t={t.parts} text={text} parts={partsOf(found.words)} nameOf={({ text: typed }) => typed} />
      {notUnderstood && <p>{notUnderstood}</p>}
      {questions.length > 0 && (
        <ul class="found-questions" aria-label={t.questions}>
          {questions.map((meant) => (
            <QuestionRow
              key={JSON.stringify(meant.question)}
              meant={meant}
              whole={answersAll(meant, found)}
              onTake={() => void take(meant)}
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
