import { Button } from '../../kit/button.tsx';
import { useTexts } from '../../kit/context.ts';
import { NamedRow, type NamedRowDoes } from '../../kit/named-row.tsx';
import type { SavedFight } from '../../storage/fights.ts';
import { type FightFacts, kindOf } from '../facts.ts';
import { fightBounds } from '../saved-fights.ts';
import { SendLink } from '../send-link.tsx';
import { VerdictLine } from './verdict-line.tsx';

interface SavedRowProps {
  readonly fight: SavedFight;
  /** Undefined while they are on their way. */
  readonly facts: FightFacts | undefined;
  readonly does: NamedRowDoes;
  readonly onCompare: () => void;
}

/** A fight with a name. */
export function SavedRow({ fight, facts, does, onCompare }: SavedRowProps) {
  const t = useTexts('fightsaved');
  const { name, play } = fight;
  return (
    <NamedRow
      classes={{ row: 'saved-row', tools: 'saved-tools' }}
      of={fight}
      longest={fightBounds.name}
      words={t}
      does={does}
      tools={
        <>
          <SendLink fight={fight} name={name}>
            {t.sendIt}
          </SendLink>
          <Button icon="scales" onClick={onCompare}>
            {t.addToCompare}
          </Button>
        </>
      }
    >
      <span class="named-row-name">{name}</span>
      <span class="hint">
        {kindOf(t.kinds, fight)}
        {facts?.title && facts.title !== name && ` · ${facts.title}`}
        {play !== undefined && ` · ${t.rolls}`}
      </span>
      {facts?.verdict && <VerdictLine verdict={facts.verdict} />}
      {facts && !facts.verdict && !facts.title && <span class="error">{t.unreadable}</span>}
    </NamedRow>
  );
}
