import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { AskField, useAsk } from '../../kit/ask/ask-field.tsx';
import { type AskedPart, partsOf } from '../../kit/ask/asking.ts';
import { AskedParts } from '../../kit/ask/parts.tsx';
import { useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { PageHeading } from '../../kit/page-heading.tsx';
import type { Language } from '../../rules/languages.ts';
import { fetchRest, rest } from '../fetch-rest.ts';
import type { KeepingFrame } from '../kept-models.ts';
import type { FightGame } from '../saved-fights.ts';
import type { GameAsked, Meant } from './asked.ts';
import { isBetween } from './sides.ts';

export interface AskPageProps {
  readonly frame: KeepingFrame;
  readonly game: FightGame;
  /** What a text means, by what is played. */
  readonly read: (text: string, language: Language) => GameAsked<string>;
}

/** So many questions that were asked before are offered again. */
const mostBefore = 3;

/** How long a pause in typing must be before what was found is spoken. */
const pause = 700;

/** The text in the field, and below it in the draft what was asked before. */
function useAsked(game: FightGame) {
  const { drafts } = useServices();
  const place = `ask-${game}`;
  const query = useSignal('');
  const before = useSignal<readonly string[]>([]);
  const loaded = useSignal(false);
  useEffect(() => {
    void drafts.load(place).then((kept = '') => {
      const [text = '', ...asked] = kept.split('\n');
      if (query.peek() === '') query.value = text;
      before.value = asked;
      loaded.value = true;
    });
  }, [place]);
  const text = [query.value, ...before.value].join('\n');
  useEffect(() => {
    if (loaded.peek()) drafts.save(place, text);
  }, [text]);
  return {
    query,
    before,
    keep(asked: string) {
      const others = before.peek().filter((one) => one !== asked);
      before.value = [asked, ...others].slice(0, mostBefore);
      drafts.save(place, [query.peek(), ...before.peek()].join('\n'));
    },
  };
}

/** What may be asked, and what was. */
function Begin({ game, before }: { readonly game: FightGame; readonly before: readonly string[] }) {
  const t = useTexts('fightask');
  const ask = useAsk();
  const chips = (texts: readonly string[]) => (
    <div class="chips">
      {texts.map((text) => (
        <button key={text} type="button" class="chip" onClick={() => ask(text)}>
          <span>{text}</span>
        </button>
      ))}
    </div>
  );
  return (
    <>
      <p class="hint">{t.hint}</p>
      {chips(t.examples[game])}
      {before.length > 0 && (
        <section class="stack" aria-label={t.before}>
          <h2 class="label">{t.before}</h2>
          {chips(before)}
        </section>
      )}
    </>
  );
}

interface FoundProps extends AskPageProps {
  readonly text: string;
  readonly onTake: (meant: Meant, whole: boolean) => void;
}

/** What of the text was understood, and the fights that it may mean. */
function Found({ game, read, text, onTake }: FoundProps) {
  const { announcer, drafts, language, navigation } = useServices();
  const t = useTexts('fightask');
  const { words, questions, unknown } = read(text, language.language.value);
  const FoundFight = rest.value?.FoundFight;
  const nothing = questions.length === 0;
  const nameOf = ({ id, text: spoken, concept }: AskedPart<string>): string => {
    const word = words.find(({ start }) => String(start) === id);
    const sided = word !== undefined && concept !== undefined && word.sided;
    return sided ? t.whose[word.side](spoken) : spoken;
  };
  const said = nothing ? t.nothing : t.found(questions.length);
  useEffect(() => {
    const named = unknown.map((word) => t.parts.notUnderstood(word));
    const timer = setTimeout(() => announcer.announce([said, ...named].join(' ')), pause);
    return () => clearTimeout(timer);
  }, [text, said]);

  function lookUp(): void {
    const asked = new URLSearchParams({ v: '1', q: text, all: '0' }).toString();
    // The look-up takes the newer of its draft and its address.
    drafts.save('rules', asked);
    navigation.go(`rules?${asked}`);
  }

  return (
    <>
      <AskedParts
        t={t.parts}
        text={text}
        parts={partsOf(words.filter(({ concept }) => !isBetween(concept)))}
        nameOf={nameOf}
      />
      {nothing && <p>{t.nothing}</p>}
      {!nothing && (
        <ul class="found-questions" aria-label={t.fights}>
          {questions.map((meant) => {
            const whole = meant.left.length === 0 && unknown.length === 0;
            return (
              <li key={`${meant.mode}?${meant.query}`}>
                <button type="button" class="found-question" onClick={() => onTake(meant, whole)}>
                  <Icon name="fight" size={22} />
                  <span>
                    {FoundFight && <FoundFight fight={meant} whole={whole} />}{' '}
                    {meant.left.length > 0 && <span>{t.noPlace(meant.left.join(', '))}</span>}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {nothing && <Begin game={game} before={[]} />}
      <Button icon="search" wide onClick={lookUp}>
        {t.lookUp}
      </Button>
    </>
  );
}

/** Asks for a fight in one's own words: it opens filled in, and Back leads here again. */
export function AskPage(props: AskPageProps) {
  const { frame, game } = props;
  const { navigation, notices, offline } = useServices();
  const t = useTexts('fightask');
  const fight = useTexts('fight');
  const { query, before, keep } = useAsked(game);
  useEffect(() => {
    fetchRest().catch(() => offline.markOutdated());
  }, []);
  const text = query.value.trim();

  /** What stood on the table goes, so there is a way back to it. */
  async function take({ mode, query: asked }: Meant, whole: boolean): Promise<void> {
    keep(text);
    const stood = await frame.open({ mode, query: asked });
    notices.show(whole ? t.filled : t.filledInPart, {
      ...(stood && { action: { label: fight.backToMine, run: () => void frame.open(stood) } }),
    });
  }

  return (
    <AskField
      label={t.label}
      placeholder={t.examples[game][0] ?? ''}
      query={query}
      page
      onClose={() => navigation.go(frame.home)}
    >
      <PageHeading class="visually-hidden" name={t.label} />
      <div class="stack">
        {text === '' ? (
          <Begin game={game} before={before.value} />
        ) : (
          <Found {...props} text={text} onTake={(meant, whole) => void take(meant, whole)} />
        )}
      </div>
    </AskField>
  );
}
