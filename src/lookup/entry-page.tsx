import { useEffect } from 'preact/hooks';
import { Button } from '../kit/button.tsx';
import { useServices, useTexts } from '../kit/context.ts';
import type { RuleId } from '../rules/ids.ts';
import { chapterName } from './chapter-name.ts';
import { chapterOf, isRuling } from './chapters.ts';
import { EntryBody } from './entry-body.tsx';
import { EntryLinks } from './entry-links.tsx';
import { EntrySource } from './entry-source.tsx';
import type { LookupModel } from './model.ts';
import { useEntry } from './use-entry.ts';

interface EntryPageProps {
  readonly id: RuleId;
  readonly model: LookupModel;
}

/** One rule with all that leads on from it. */
export function EntryPage({ id, model }: EntryPageProps) {
  const { navigation, offline } = useServices();
  const t = useTexts('rules');
  const shell = useTexts('shell');
  const chapter = chapterOf(id);
  const { beside } = model.inputs.value;
  const entry = useEntry(model, id, beside);
  useEffect(() => {
    if (isRuling(id)) model.openLinks(id).catch(() => offline.markOutdated());
  }, [model, id, offline]);
  const back = () => (navigation.location.peek().linked ? navigation.go('rules') : navigation.back());
  return (
    <article class="card" data-game={chapter.game} aria-busy={!entry}>
      <div class="entry-head">
        <Button kind="quiet" icon="back" label={shell.back} onClick={back} />
        <p class="hint">
          {shell.games[chapter.game]} · {chapterName(t, chapter)} · <code>{id}</code>
        </p>
      </div>
      {!entry && <p class="hint">{shell.loading}</p>}
      {entry && (
        <>
          <h2 class="entry-title">{entry.text.title}</h2>
          <EntryBody {...entry} beside={beside} onBeside={(language) => model.showBeside(language)} />
          <EntryLinks title={t.rulings} ids={entry.facts.rulings ?? []} model={model} />
          <EntryLinks title={t.settles} ids={model.shelf.settledBy(id)} model={model} />
          <EntryLinks title={t.related} ids={entry.facts.related} model={model} />
          <EntrySource source={entry.facts.source} />
        </>
      )}
    </article>
  );
}
