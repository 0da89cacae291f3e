import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useContext, useEffect, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { SheetNotice } from '../kit/controls/dialog.tsx';
import { SwitchRow } from '../kit/controls/sheet-row.tsx';
import { Group } from '../kit/group.tsx';
import { NameForm } from '../kit/named-row.tsx';
import { SendLink } from '../kit/question/send-link.tsx';
import { SideNamesOf } from '../kit/stage/side-names.ts';
import { ActingRow } from './acting.tsx';
import type { Variant } from './compare.ts';
import { titleOfFight, useGameFacts } from './facts.ts';
import type { KeepBarProps } from './keeping.tsx';
import type { KeepingFrame } from './kept-models.ts';
import { namedTitle } from './moment.tsx';
import {
  addressOfMode,
  fightBounds,
  gameOfMode,
  mostSavedFights,
  type SavedFights,
  type UnsavedFight,
} from './saved-fights.ts';
import './fight.css';

interface SaveFormProps {
  readonly saved: SavedFights;
  readonly current: UnsavedFight;
  /** Its own title, which typing at once replaces. */
  readonly title: string;
  readonly onDone: () => void;
}

/** Gives the fight shown a name; its own title stands there already, or what was begun before. */
export function SaveForm({ saved, current, title, onDone }: SaveFormProps) {
  const { notices } = useServices();
  const t = useTexts('fight');
  const named = useTexts('named');
  const format = useFormat();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    if (saved.naming.peek() === title) field.current?.select();
  }, []);

  if (saved.newer.value) return <p class="note">{t.newer}</p>;
  if (saved.full.value) return <p class="note">{t.savedFull(format.number(mostSavedFights))}</p>;

  return (
    <Group class="card stack" label={t.name}>
      <NameForm
        naming={saved}
        field={field}
        label={t.name}
        longest={fightBounds.name}
        needed={t.nameNeeded}
        {...(current.play === undefined ? {} : { hint: t.withRolls })}
        add={(name) => saved.add(name, current)}
        onSaved={(name) => notices.show(named.wasSaved(name))}
        onDone={onDone}
      />
    </Group>
  );
}

interface SendFightProps {
  readonly fight: Variant;
  /** As the player named it; else the fight's own title goes along. */
  readonly name?: string;
  readonly children: ComponentChildren;
}

/** Sends a fight on as a link that opens it anywhere. */
export function SendFight({ fight, name, children }: SendFightProps) {
  const { language } = useServices();
  const game = useGameFacts();
  const t = useTexts('fight');
  const [page] = location.href.split('#');
  return (
    <SendLink
      game={gameOfMode(fight.mode)}
      link={`${page}#/${addressOfMode(fight.mode)}?${fight.query}`}
      title={async () => name ?? (await titleOfFight(game, fight, language)) ?? t.untitled}
    >
      {children}
    </SendLink>
  );
}

/** Whether dice stand at once: the setting, where one plays. */
function Instant() {
  const { settings } = useServices();
  const t = useTexts('fight');
  return (
    <SwitchRow
      on={!settings.value.value.animation}
      onChange={(still) => settings.change({ animation: !still })}
    >
      {t.instant}
    </SwitchRow>
  );
}

/** What is kept of the fight shown: under a name, as a link, or beside others. */
export function KeepButtons({ frame, onDone }: KeepBarProps & { readonly frame: KeepingFrame }) {
  const { navigation, notices, language } = useServices();
  const game = useGameFacts();
  const t = useTexts('fight');
  const shell = useTexts('shell');
  const { send } = useTexts('named');
  const bar = useRef<HTMLDivElement>(null);
  const saved = useSignal<Pick<SaveFormProps, 'saved' | 'title'> | undefined>(undefined);
  const current = frame.current.value;
  const names = useContext(SideNamesOf);

  // A name that was begun belongs to the fight it was begun for.
  const named = useRef(current?.mode);
  useEffect(() => {
    if (named.current !== undefined && named.current !== current?.mode) {
      saved.peek()?.saved.stopNaming();
      saved.value = undefined;
    }
    named.current = current?.mode;
  }, [current?.mode]);

  async function startSaving(): Promise<void> {
    const fights = await frame.saved();
    await fights.arrived;
    if (!current) return;
    const title = namedTitle(t, (await titleOfFight(game, current, language)) ?? t.untitled, names);
    if (fights.naming.peek() === undefined) fights.startNaming(title);
    saved.value = { saved: fights, title };
  }

  async function compare(): Promise<void> {
    if (!current) return;
    const beside = await frame.compare();
    const { mode, query } = current;
    const did = beside.add({ mode, query });
    const said = did === 'known' ? t.variantKnown : t.variantAdded(!beside.compared.peek().b);
    notices.show(said, { action: { label: t.look, run: () => navigation.go(`${frame.home}/saved`) } });
    onDone?.();
  }

  return (
    <Group class="keep-bar" label={t.keepBar} ref={bar}>
      {saved.value && current && (
        <SaveForm
          {...saved.value}
          current={current}
          onDone={() => {
            saved.value = undefined;
            bar.current?.querySelector<HTMLElement>('.keep-buttons button')?.focus();
            onDone?.();
          }}
        />
      )}
      <div class="keep-buttons">
        <Button
          icon="plus"
          expanded={saved.value !== undefined}
          disabled={!current}
          onClick={() => {
            if (saved.value) saved.value = undefined;
            else void startSaving();
          }}
        >
          {shell.save}
        </Button>
        <Button icon="scales" disabled={!current} onClick={() => void compare()}>
          {t.compare}
        </Button>
        {current && <SendFight fight={current}>{send}</SendFight>}
        <Button icon="search" onClick={() => navigation.go(`${frame.home}/ask`)}>
          {t.askInWords}
        </Button>
        <Button icon="history" onClick={() => navigation.go(`${frame.home}/saved`)}>
          {t.toSaved}
        </Button>
      </div>
      {onDone && <ActingRow />}
      {onDone && <Instant />}
      {onDone && <SheetNotice />}
    </Group>
  );
}
