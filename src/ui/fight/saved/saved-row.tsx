import { partOfFight } from '../../../state/fight-verdicts.ts';
import { fightBounds, type SavedFight } from '../../../state/saved-fights.ts';
import { useTexts } from '../../context.ts';
import { Button } from '../../parts/button.tsx';
import { RenameField } from '../../parts/rename-field.tsx';
import type { FightFacts } from '../frame/fight-titles.ts';
import { SendLink } from '../frame/send-link.tsx';
import { VerdictLine } from './verdict-line.tsx';

interface SavedRowProps {
  readonly fight: SavedFight;
  /** Undefined while they are on their way. */
  readonly facts: FightFacts | undefined;
  readonly unfolded: boolean;
  readonly onUnfold: (open: boolean) => void;
  readonly onOpen: () => void;
  readonly onRename: (name: string) => void;
  readonly onDuplicate: () => void;
  readonly onCompare: () => void;
  readonly onRemove: () => void;
}

/** A fight with a name: a tap opens it; what is rarer unfolds. */
export function SavedRow({ fight, facts, unfolded, ...does }: SavedRowProps) {
  const t = useTexts('fightsaved');
  const { name, play } = fight;
  const part = partOfFight(fight);
  return (
    <li class="saved-row card" data-id={fight.id}>
      <div class="saved-row-head">
        <button type="button" class="saved-open" onClick={does.onOpen}>
          <span class="saved-name">{name}</span>
          <span class="hint">
            {t.kinds[part ?? 'other']}
            {facts?.title && facts.title !== name && ` · ${facts.title}`}
            {play !== undefined && ` · ${t.rolls}`}
          </span>
          {facts?.verdict && <VerdictLine verdict={facts.verdict} />}
          {facts && !facts.verdict && !facts.title && <span class="error">{t.unreadable}</span>}
        </button>
        <Button
          kind="quiet"
          icon="more"
          label={t.more(name)}
          expanded={unfolded}
          onClick={() => does.onUnfold(!unfolded)}
        />
      </div>
      {unfolded && (
        <div class="stack">
          <RenameField
            label={t.rename}
            longest={fightBounds.name}
            needed={t.nameNeeded}
            name={name}
            onRename={does.onRename}
          />
          <div class="saved-tools">
            <SendLink fight={fight} name={name}>
              {t.sendIt}
            </SendLink>
            <Button icon="scales" onClick={does.onCompare}>
              {t.addToCompare}
            </Button>
            <Button icon="copy" onClick={does.onDuplicate}>
              {t.duplicate}
            </Button>
            <Button kind="danger" icon="trash" onClick={does.onRemove}>
              {t.remove}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}
