import { useSignal } from '@preact/signals';
import { useId, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog, useShown } from '../../kit/controls/dialog.tsx';
import { NamedRow, type NamedRowDoes, useNamedRows } from '../../kit/named-row.tsx';
import { since } from '../../platform/since.ts';
import type { SavedFight } from '../../storage/fights.ts';
import { type FightCompare, slotOf, type Variant } from '../compare.ts';
import { titleOfFight, useGameFacts } from '../facts.ts';
import { SaveForm, SendFight } from '../keep-bar.tsx';
import type { KeepingFrame } from '../kept-models.ts';
import { fightBounds, type SavedFights, type UnsavedFight } from '../saved-fights.ts';
import { useFacts } from './compare-part.tsx';
import { ThinBar } from './fight-bar.tsx';
import type { FightFacts } from './fight-facts.ts';
import './saved.css';

interface PickProps {
  readonly compare: FightCompare;
  readonly fight: Variant;
  readonly name: string;
}

/** Which of the two places a fight has; a tap gives it one, or takes it away. */
function Pick({ compare, fight, name }: PickProps) {
  const t = useTexts('fight');
  const id = useId();
  const slot = slotOf(compare.compared.value, fight);
  const letter = slot?.toUpperCase() ?? '';
  return (
    <button
      type="button"
      class="pick"
      aria-pressed={slot !== undefined}
      aria-label={t.pick(name)}
      aria-describedby={letter && id}
      onClick={() => compare.toggle({ mode: fight.mode, query: fight.query })}
    >
      <span id={id} class="slot" aria-hidden="true">
        {letter}
      </span>
    </button>
  );
}

interface FightLineProps {
  readonly fight: Variant & Partial<Pick<SavedFight, 'time' | 'play'>>;
  readonly name: string;
  /** Undefined while they are on their way. */
  readonly facts: FightFacts | undefined;
}

/** A fight of a list: its name, when it was kept, how it may end. */
function FightLine({ fight, name, facts }: FightLineProps) {
  const { now, language: model } = useServices();
  const game = useGameFacts();
  const t = useTexts('fight');
  const { language } = useFormat();
  const more = [
    game.kindOf(model, fight) ?? t.unknownKind,
    facts?.title !== name && facts?.title,
    fight.play !== undefined && t.rolls,
  ].filter(Boolean);
  return (
    <>
      <span class="saved-name">{name}</span>
      {facts?.ends && facts.ends.length > 0 && <ThinBar ends={facts.ends} />}
      <span class="hint saved-line">
        <span class="saved-kind">{more.join(' · ')}</span>{' '}
        {fight.time !== undefined && <span>{since(language, fight.time, now())}</span>}
      </span>
      {facts && !facts.ends && <span class="error">{t.unreadable}</span>}
    </>
  );
}

export interface ListProps {
  readonly frame: KeepingFrame;
  readonly saved: SavedFights;
  readonly compare: FightCompare;
  readonly onOpen: (fight: UnsavedFight) => Promise<void>;
}

/** Saves the fight that was on the table before this page. */
function SaveThis({ frame, saved }: Pick<ListProps, 'frame' | 'saved'>) {
  const { language } = useServices();
  const game = useGameFacts();
  const t = useTexts('fight');
  const [open, show, hide] = useShown();
  const title = useSignal('');
  const fight = frame.inHand.value;
  if (!fight) return null;
  async function start(): Promise<void> {
    if (!fight) return;
    title.value = (await titleOfFight(game, fight, language)) ?? t.untitled;
    if (saved.naming.peek() === undefined) saved.startNaming(title.value);
    show();
  }
  return (
    <>
      <Button kind="quiet" icon="plus" onClick={() => void start()}>
        {t.saveThis}
      </Button>
      {open && (
        <Dialog title={t.saveThis} kind="sheet" onClose={hide}>
          <SaveForm saved={saved} current={fight} title={title.value} onDone={hide} />
        </Dialog>
      )}
    </>
  );
}

/** The fights that have a name, the newest first. */
export function SavedList({ frame, saved, compare, onOpen }: ListProps) {
  const { announcer } = useServices();
  const t = useTexts('fight');
  const named = useTexts('named');
  const fights = saved.fights.value.toReversed();
  const facts = useFacts(fights);
  const { heading, list, rowOf, goTo } = useNamedRows(
    fights.map(({ id }) => id),
    saved.remove,
  );

  function duplicate({ id, name }: SavedFight): void {
    const copy = saved.duplicate(id, named.copyOf(name));
    if (!copy) return;
    goTo(copy.id);
    announcer.announce(named.duplicated(copy.name));
  }

  const doesOf = (fight: SavedFight): NamedRowDoes => ({
    ...rowOf(fight.id),
    onOpen: () => void onOpen(fight),
    onRename: (name) => saved.rename(fight.id, name),
    onDuplicate: () => duplicate(fight),
  });

  return (
    <section class="saved-fights">
      <div class="saved-title">
        <h3 ref={heading} tabIndex={-1}>
          {t.savedTitle}
        </h3>
        <SaveThis frame={frame} saved={saved} />
      </div>
      {saved.newer.value && <p class="note">{t.newer}</p>}
      {fights.length === 0 && !saved.newer.value && <p class="hint">{t.noneSaved}</p>}
      <ul ref={list} class="saved-list">
        {fights.map((fight, index) => (
          <NamedRow
            key={fight.id}
            classes={{ row: 'saved-row', tools: 'saved-tools' }}
            of={fight}
            longest={fightBounds.name}
            needed={t.nameNeeded}
            does={doesOf(fight)}
            before={<Pick compare={compare} fight={fight} name={fight.name} />}
            tools={
              <SendFight fight={fight} name={fight.name}>
                {named.send}
              </SendFight>
            }
          >
            <FightLine fight={fight} name={fight.name} facts={facts[index]} />
          </NamedRow>
        ))}
      </ul>
    </section>
  );
}

interface OtherListProps<Fight> {
  readonly title: string;
  readonly hint?: string;
  readonly fights: readonly Fight[];
  readonly nameOf: (fight: Fight, facts: FightFacts | undefined) => string;
  readonly compare: FightCompare;
  readonly onOpen: ListProps['onOpen'];
  readonly onRemove: (fight: Fight) => void;
  readonly removing: (name: string) => string;
  readonly icon: 'trash' | 'close';
}

/** Fights that nobody gave a name to. */
export function OtherList<Fight extends UnsavedFight>(props: OtherListProps<Fight>) {
  const { title, hint, fights, nameOf, compare, onOpen, onRemove, removing, icon } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const facts = useFacts(fights);
  if (fights.length === 0) return null;
  return (
    <section class="saved-fights">
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {hint && <p class="hint">{hint}</p>}
      <ul class="saved-list">
        {fights.map((fight, index) => {
          const name = nameOf(fight, facts[index]);
          return (
            <li key={`${fight.mode}?${fight.query} ${fight.play ?? ''}`} class="saved-row card">
              <div class="named-row-head">
                <Pick compare={compare} fight={fight} name={name} />
                <button type="button" class="named-row-open" onClick={() => void onOpen(fight)}>
                  <FightLine fight={fight} name={name} facts={facts[index]} />
                </button>
                <Button
                  kind="quiet"
                  icon={icon}
                  label={removing(name)}
                  onClick={() => {
                    onRemove(fight);
                    heading.current?.focus();
                  }}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
