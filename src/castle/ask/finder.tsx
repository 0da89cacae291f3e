import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { useAsk } from '../../kit/ask/ask-field.tsx';
import { type AskedPart, partsOf } from '../../kit/ask/asking.ts';
import { AskedParts } from '../../kit/ask/parts.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { later } from '../../kit/controls/lazy.tsx';
import { useUndo } from '../../kit/undo.ts';
import { languages } from '../../rules/languages.ts';
import { siegeAbilities } from '../../rules/mage-knight/attack/abilities.ts';
import { sectionKinds } from '../../rules/mage-knight/kinds.ts';
import { abilityName } from '../eligibility-text.ts';
import type { CastleModel } from '../model.ts';
import { answerSigns } from '../question-frame.tsx';
import { EffectRows } from '../questions/effect-rows.tsx';
import { askRules, findEffects, type SearchedEffect, searchedEffects } from '../questions/effects.ts';
import { NothingFound } from '../questions/effects-screen.tsx';
import { type QuickTexts, quickAnswer } from '../quick-text.ts';
import { quickVerdict } from '../quick-verdict.ts';
import { answersAll, candidatesFor, type Found, type Meant } from './candidates.ts';
import { fillIn } from './fill-in.ts';
import type { Concept } from './vocabulary.ts';

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
  /** What of the typed is not understood, in words. */
  readonly notUnderstood: string;
  readonly onTake: () => void;
}

/** A question as it was understood, with its answer if all of it was; a tap opens it filled in. */
function QuestionRow({ meant, whole, notUnderstood, onTake }: QuestionRowProps) {
  const t = useTexts('castle');
  const { asked, word, reason } = quickAnswer(useQuickTexts(), meant.question);
  const answer = whole ? quickVerdict(meant.question).answer : 'open';
  const left = meant.left.length > 0 ? t.noPlace(quoted(meant.left)) : '';
  return (
    <li>
      <button type="button" class="found-question" data-answer={answer} onClick={onTake}>
        <Icon name={answerSigns[answer]} size={22} />
        <span>
          <small>{asked}</small> <b>{whole ? word : t.openIt}</b>
          <span>{whole ? reason : left || notUnderstood}</span>
        </span>
      </button>
    </li>
  );
}

/** What a part of the text was understood as. */
function usePartName(): (part: AskedPart<Concept>) => string {
  const t = useTexts('castle');
  const terms = useTexts('castleterms');
  const format = useFormat();
  return ({ text, concept, number }) => {
    if (concept === undefined) return text;
    const section = sectionKinds.find((kind) => kind === concept);
    const ability = siegeAbilities.find(({ id }) => id === concept)?.id;
    const name = section
      ? terms.sections[section]
      : ability
        ? abilityName(terms, ability)
        : t.concepts[concept as keyof typeof t.concepts];
    if (number === undefined) return name;
    return `${name} ${format.number(number)}${concept === 'distance' ? '″' : ''}`;
  };
}

const quoted = (words: readonly string[]) => words.join(', ');

/** What the typed means: questions filled in and answered, and effects. */
export function Finder({ model, query, onDone }: FinderProps) {
  const services = useServices();
  const { language, announcer } = services;
  const offerUndo = useUndo();
  const ask = useAsk();
  const nameOf = usePartName();
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
    const { question } = meant;
    // Nothing is left to be set: the rule says the rest.
    if (question.ask === 'ladders') return services.navigation.openRule('MK-LAD-02');
    onDone();
    const undo = await fillIn(model, question);
    offerUndo(answersAll(meant, found) ? t.filled : t.filledInPart, undo);
  }

  const Hits = useMemo(() => {
    const { hits } = model;
    return hits && later(async () => (await hits()).GameHits);
  }, [model]);
  const nothing = (
    <NothingFound
      query={text}
      askRules={() => {
        onDone();
        askRules(services, text);
      }}
    />
  );

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
      <AskedParts t={t.parts} text={text} parts={partsOf(found.words)} nameOf={nameOf} />
      {questions.length > 0 && (
        <ul class="found-questions" aria-label={t.questions}>
          {questions.map((meant) => (
            <QuestionRow
              key={JSON.stringify(meant.question)}
              meant={meant}
              whole={answersAll(meant, found)}
              notUnderstood={notUnderstood}
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
      {Hits ? (
        <Hits
          title={t.inRules}
          query={text}
          game="mage-knight"
          first={found.rules}
          nothing={count === 0 && nothing}
        />
      ) : (
        count === 0 && searched.value.length > 0 && nothing
      )}
    </div>
  );
}
