import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useServices, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { SheetNotice, useModal } from '../kit/controls/dialog.tsx';
import { messageOf } from '../kit/question/message.ts';
import { shareCanvas, useShare } from '../kit/share-text.tsx';
import { languageName } from '../platform/language-name.ts';
import { readSource } from '../reference/books.ts';
import type { RuleId } from '../rules/ids.ts';
import { type Language, languages } from '../rules/languages.ts';
import { chapterOf } from './finder.ts';
import { type LookupModel, settleLink } from './model.ts';
import { RuleText, type RuleTextProps } from './rule-text.tsx';
import { drawSettled } from './settle-picture.ts';
import { useEntry } from './use-entry.ts';
import './settle.css';

interface HalfProps extends RuleTextProps {
  readonly side: 'mine' | 'theirs';
  /** To be read from the other side of the table. */
  readonly over: boolean;
}

/** In pixels: as large as all of the rule has room for, and never too small to read. */
const largest = 26;
const smallest = 12;

function Half({ side, over, ...said }: HalfProps) {
  const { id, language, model } = said;
  const text = model.entries.text(id, language);
  const half = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = half.current;
    if (!element) return;
    const watch = new ResizeObserver(() => {
      for (let size = largest; size >= smallest; size--) {
        element.style.fontSize = `${size}px`;
        if (element.scrollHeight <= element.clientHeight && element.scrollWidth <= element.clientWidth)
          return;
      }
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [text, over]);
  return (
    <section ref={half} class="settle-half" lang={language} data-side={side} data-over={over || undefined}>
      <div>
        <small>{languageName(language)}</small>
        <h3>{text?.title}</h3>
        <RuleText {...said} />
      </div>
    </section>
  );
}

interface SettleCardProps {
  readonly model: LookupModel;
  readonly id: RuleId;
  /** The language of the other half, where one was chosen before. */
  readonly beside: Language | undefined;
  /** The halves stand the other way round. */
  readonly flipped?: boolean;
  readonly onClose: () => void;
}

/** One rule for both sides of the table, large, with where it stands: to settle what is disputed. */
export function SettleCard({ model, id, beside, flipped = false, onClose }: SettleCardProps) {
  const services = useServices();
  const t = useTexts('rules');
  const shell = useTexts('shell');
  const own = services.language.language.value;
  const dialog = useModal(onClose);
  const turned = useSignal(flipped);
  const chosen = useSignal(beside);
  const term = useSignal<RuleId | undefined>(undefined);
  const { share, byHand } = useShare();
  const entry = useEntry(model, id, chosen.value);
  const books = readSource(entry?.facts.source ?? '');
  const [first] = books;
  // Who disputes it may have read it in the language of the book.
  const other = chosen.value ?? first?.language ?? own;
  useEffect(() => {
    model.open(id, [other]).catch(() => services.offline.markOutdated());
  }, [model, id, other]);
  const title = entry?.text.title ?? id;
  // In which language a book is stands in the list of sources.
  const [name, ...also] = books.map(({ book }) => t.books[book].replace(/ \([^)]*\)$/, ''));
  const where = first ? `${name}: ${first.chapters.join(' · ')}` : t.ownRuling;
  const link = () => settleLink(location.href, id, other);

  async function send(): Promise<void> {
    const card = dialog.current;
    const canvas =
      card && drawSettled(card, { where: [where, ...also].join(' · '), sign: `${shell.appName} · ${id}` });
    const text = messageOf([title, entry?.text.text, where].filter(Boolean).join('\n'), link()) ?? title;
    const way = await shareCanvas(canvas, text, title, services.now());
    if (way === 'saved') services.notices.show(t.pictureSaved);
    else if (way === 'failed') services.notices.show(t.noPicture);
  }

  const half = { id, model, onTerm: (named: RuleId) => (term.value = named) };
  const halves = [
    <Half key="theirs" {...half} language={other} side="theirs" over={!turned.value} />,
    <Half key="mine" {...half} language={own} side="mine" over={turned.value} />,
  ];
  return (
    <dialog
      ref={dialog}
      class="settle"
      aria-label={t.settled(title)}
      data-game={chapterOf(id).game}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {turned.value ? halves[1] : halves[0]}
      <div class="settle-source">
        <p>
          <b>{where}</b>
          {also.length > 0 && <small>{t.alsoIn(also.join(', '))}</small>}
        </p>
        <label class="field">
          <span class="visually-hidden">{t.otherLanguage}</span>
          <select
            value={other}
            onChange={(event) => {
              const picked = languages.find((language) => language === event.currentTarget.value);
              chosen.value = picked;
              model.showBeside(picked);
            }}
          >
            {languages.map((language) => (
              <option key={language} value={language} lang={language}>
                {languageName(language)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {turned.value ? halves[0] : halves[1]}
      <div class="settle-acts">
        <Button icon="close" label={shell.close} onClick={onClose} />
        <Button
          icon="flip"
          pressed={turned.value}
          onClick={() => {
            turned.value = !turned.value;
          }}
        >
          {t.turn}
        </Button>
        <Button onClick={() => share(messageOf(title, link()) ?? title)}>{t.sendLink}</Button>
        <Button kind="primary" icon="share" onClick={() => void send()}>
          {t.picture}
        </Button>
      </div>
      <SheetNotice />
      {byHand}
      {term.value && (
        <SettleCard
          key={term.value}
          model={model}
          id={term.value}
          beside={other}
          flipped={turned.value}
          onClose={() => {
            term.value = undefined;
          }}
        />
      )}
    </dialog>
  );
}
