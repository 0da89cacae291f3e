import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/choice.tsx';
import { useServices, useTexts } from '../../kit/context.ts';
import { Fetched } from '../../kit/fetched.tsx';
import { Field } from '../../kit/field.tsx';
import { Fold } from '../../kit/fold.tsx';
import { Icon, type IconName } from '../../kit/icon.tsx';
import { LinkedNote } from '../../kit/linked-note.tsx';
import { openMode, type Screens } from '../../kit/mode.ts';
import { Reasons } from '../../kit/reasons.tsx';
import type { CastleEffect, EffectAnswer } from '../../rules/mage-knight/effects.ts';
import { WaysQuestion } from './access/screen.tsx';
import { type CastleEffectsModel, effectName, effectSays, longestEffectQuery } from './effects.ts';
import { type CastleQuestionModels, type CastleQuestionsModel, castleQuestions } from './model.ts';
import './questions.css';

const signs: Readonly<Record<EffectAnswer, IconName>> = { no: 'close', yes: 'check', see: 'scales' };

/** Effects with their answers: a sign and a word, what the text says, and its rules a tap away. */
function EffectRows({ effects }: { readonly effects: readonly CastleEffect[] }) {
  return (
    <ul class="effects">
      {effects.map((effect) => (
        <EffectRow key={effect.id} effect={effect} />
      ))}
    </ul>
  );
}

function EffectRow({ effect }: { readonly effect: CastleEffect }) {
  const { navigation } = useServices();
  const t = useTexts('castleeffects');
  const terms = useTexts('castleterms');
  return (
    <li class="effect">
      <h3 class="effect-name">{effectName(t, terms, effect)}</h3>
      <span class="effect-answer" data-answer={effect.answer}>
        <Icon name={signs[effect.answer]} size={18} />
        <b>{t.answers[effect.answer]}</b>
      </span>
      <div class="effect-says">
        <Reasons items={[{ text: effectSays(t, effect), rule: effect.rule }]} />
        {effect.also.length > 0 && (
          <div class="effect-also">
            <span class="hint">{t.also}</span>
            {effect.also.map((rule) => (
              <button key={rule} type="button" class="reason" onClick={() => navigation.openRule(rule)}>
                <code>{rule}</code>
              </button>
            ))}
          </div>
        )}
      </div>
    </li>
  );
}

/** How long a pause in typing must be before the number of hits is spoken. */
const pause = 700;

/** "Does it affect a castle?": any effect or ability, yes or no with its rule. */
function EffectsMode({ model }: { readonly model: CastleEffectsModel }) {
  const { announcer } = useServices();
  const t = useTexts('castleeffects');
  const { questionNames } = useTexts('castle');
  const { query } = model.inputs.value.value;
  const found = model.found.value;
  const told = useRef(query);
  useEffect(() => {
    if (found === undefined || told.current === query) return undefined;
    const timer = setTimeout(() => {
      told.current = query;
      announcer.announce(found.length > 0 ? t.found(found.length) : t.nothing(query.trim()));
    }, pause);
    return () => clearTimeout(timer);
  }, [query, found, announcer, t]);

  return (
    <div class="stack">
      <LinkedNote inPage inputs={model.inputs} />
      <h2 class="visually-hidden">{questionNames.effects}</h2>
      <div class="card">
        <Field
          label={t.label}
          hint={t.hint}
          type="search"
          inputMode="search"
          value={query}
          maxLength={longestEffectQuery}
          onInput={model.search}
        />
      </div>
      {found === undefined ? (
        model.groups.map(({ group, effects }) => (
          <Fold
            key={group}
            title={t.groups[group]}
            count={effects.length}
            countLabel={t.found(effects.length)}
          >
            <EffectRows effects={effects} />
          </Fold>
        ))
      ) : found.length > 0 ? (
        <section class="card" aria-label={t.found(found.length)}>
          <p class="hint">{t.found(found.length)}</p>
          <EffectRows effects={found} />
        </section>
      ) : (
        <section class="card">
          <p>{t.nothing(query.trim())}</p>
          <Reasons
            items={[
              { text: t.nothingBase, rule: 'MK-GEN-04' },
              { text: t.nothingMagic, rule: 'MK-IMM-11' },
            ]}
          />
          <Button icon="search" onClick={model.askRules}>
            {t.toRules(query.trim())}
          </Button>
        </section>
      )}
    </div>
  );
}

const screens: Screens<CastleQuestionModels> = {
  effects: { Screen: EffectsMode },
  ways: { Screen: WaysQuestion },
};

/** Questions about castles, one at a time. */
export function QuestionsMode({ model }: { readonly model: CastleQuestionsModel }) {
  const t = useTexts('castle');
  const question = model.question.value;
  return (
    <div class="stack castle-questions">
      <Choice
        legend={t.questionBar}
        hideLegend
        value={question}
        options={castleQuestions.map((value) => ({ value, label: t.questionNames[value] }))}
        onChange={model.choose}
      />
      <Fetched key={question} load={() => openMode(screens, question, model)} />
    </div>
  );
}
