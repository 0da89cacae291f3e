import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../../kit/context.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { Dialog, SheetNotice } from '../../../kit/controls/dialog.tsx';
import { Field } from '../../../kit/controls/field.tsx';
import { asksOf } from '../../../kit/question/asks.tsx';
import type { Drafts } from '../../../platform/drafts.ts';
import { type SectionKind, type Strength, sectionFacts } from '../../../rules/mage-knight/kinds.ts';
import {
  type DialProfile,
  dialFault,
  freshSection,
  type SiegeSetup,
  siegeLimits,
} from '../../../rules/mage-knight/siege/siege-setup.ts';
import type { SavedDial } from '../../../storage/castle/dials.ts';
import { decodeSetup } from '../../../storage/castle/siege-setup.ts';
import { DialPad } from '../../dial/dial-pad.tsx';
import { DialTable } from '../../dial/dial-table.tsx';
import { useSectionDial } from '../../dial/kinds.ts';
import { SectionMarks, SectionSigns } from '../../dial/marks.tsx';
import type { KnownDials } from './setup.ts';

interface KeptDialsProps {
  readonly dials: KnownDials;
  readonly kept: readonly SavedDial[];
  /** What a dial without a name is called. */
  readonly defaultName: string;
  readonly onTake: (dial: SavedDial) => void;
  readonly onEdit: (dial: SavedDial) => void;
}

/** The dials typed for earlier games: a tap takes one. */
function KeptDials({ dials, kept, defaultName, onTake, onEdit }: KeptDialsProps) {
  const t = useTexts('castlesiege');
  const terms = useTexts('castleterms');
  const format = useFormat();
  if (kept.length === 0) return null;
  return (
    <>
      <h3 class="label" id="siege-kept-dials" tabIndex={-1}>
        {t.ownDials}
      </h3>
      <ul class="siege-rows">
        {kept.map((dial) => {
          const called = dial.name || defaultName;
          return (
            <li class="siege-row" key={dial.id}>
              <button type="button" class="siege-pick" onClick={() => onTake(dial)}>
                <b>{called}</b>
                <span class="hint">
                  {terms.strengths[dial.strength]} · {t.clickCount(format.number(dial.clicks.length))}
                </span>
              </button>
              <span class="siege-row-tools">
                <Button kind="quiet" icon="edit" label={t.editDial(called)} onClick={() => onEdit(dial)} />
                <Button
                  kind="quiet"
                  icon="trash"
                  label={t.removeDial(called)}
                  onClick={() => {
                    dials.remove(dial.id, called);
                    document.querySelector<HTMLElement>('#siege-kept-dials')?.focus();
                  }}
                />
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

const draft = 'castle-siege-dial';

/** Keeps a dial that is being typed for a kind of section, or forgets it. It is written as a set-up of that section alone. */
export function saveTypedDial(drafts: Drafts, kind: SectionKind, profile: DialProfile | undefined): void {
  const { range = 0, clicks = [] } = profile ?? {};
  const section = { ...freshSection(kind, 0), dial: { kind: 'values', profile: { range, clicks } } } as const;
  const setup: SiegeSetup = { game: 'ordinary', players: [{ name: '' }, { name: '' }], sections: [section] };
  drafts.save(draft, profile ? JSON.stringify(setup) : '');
}

/** The dial last typed for this kind of section and never put to use; undefined where there is none. */
export async function loadTypedDial(drafts: Drafts, kind: SectionKind): Promise<DialProfile | undefined> {
  const text = await drafts.load(draft);
  if (!text) return undefined;
  const section = decodeSetup(text)?.sections[0];
  return section?.kind === kind && section.dial.kind === 'values' ? section.dial.profile : undefined;
}

interface DialSheetProps {
  readonly dials: KnownDials;
  readonly called: string;
  readonly kind: SectionKind;
  readonly strength: Strength;
  readonly profile: DialProfile | undefined;
  /** How many sections are like this one, itself included: they can all have the same dial. */
  readonly alike?: number;
  /** `all`: those like it as well. */
  readonly onTake: (profile: DialProfile, all: boolean) => void;
  readonly onClose: () => void;
}

const emptyDial: DialProfile = { range: 0, clicks: [] };

/** The values of a dial: one of those kept, or typed in a table. */
export function DialSheet(props: DialSheetProps) {
  const { dials, called, kind, strength, profile, alike = 1, onTake, onClose } = props;
  const { drafts } = useServices();
  const t = useTexts('castlesiege');
  const dial = useTexts('castledial');
  const terms = useTexts('castleterms');
  const typed = useSignal<DialProfile>(profile ?? emptyDial);
  const edited = useSignal<SavedDial | undefined>(undefined);
  const { attacks } = sectionFacts[kind];
  const kept = dials.fitting(kind, strength);
  const fault = dialFault({ kind: 'values', profile: typed.value });
  const dialName = `${terms.sections[kind]}, ${terms.strengths[strength].toLowerCase()}`;
  const begins = profile === undefined && kept.length === 0;
  const editing = useSectionDial(
    attacks,
    typed.value.clicks,
    (clicks) => type({ ...typed.peek(), clicks }),
    begins,
  );

  useEffect(() => {
    if (profile) return;
    // A dial half typed is there again, whatever closed the sheet; who was quicker than it goes on with his own.
    void loadTypedDial(drafts, kind).then((half) => {
      if (half && typed.peek() === emptyDial) typed.value = half;
    });
  }, [drafts, kind, profile, typed]);

  function type(next: DialProfile): void {
    typed.value = next;
    saveTypedDial(drafts, kind, next);
  }

  function take({ range, clicks }: DialProfile, all: boolean): void {
    saveTypedDial(drafts, kind, undefined);
    onTake({ range, clicks }, all);
    onClose();
  }

  function edit(taken: SavedDial): void {
    edited.value = taken;
    type({ range: taken.range, clicks: taken.clicks });
    document.querySelector<HTMLElement>('#siege-dial')?.focus();
  }

  return (
    <Dialog title={t.dialTitle(called)} onClose={onClose}>
      <SheetNotice />
      <div class="dial-sheet stack">
        <div class="stack">
          <KeptDials
            dials={dials}
            kept={kept}
            defaultName={dialName}
            onTake={(taken) => take(taken, false)}
            onEdit={edit}
          />
          {dials.newer.value && <p class="note">{t.dialsNewer}</p>}
          <p class="hint" id="siege-dial" tabIndex={-1}>
            {attacks ? t.clicksHint : `${t.clicksHint} ${t.wallDial}`}
          </p>
          {attacks &&
            asksOf(typed.value, (part) => type({ ...typed.peek(), ...part })).number(
              'range',
              `${t.values.range} (″)`,
              siegeLimits.range,
            )}
          <DialTable editing={editing} signs={(row) => <SectionSigns row={row} />} />
          {fault && fault !== 'dial-empty' && <p class="error">{t.faults[fault]}</p>}
          <KeepDial
            key={edited.value?.id}
            dials={dials}
            edited={edited.value}
            dial={{ ...typed.value, kind, strength }}
            dialName={dialName}
            fault={fault !== undefined}
          />
        </div>
        <div class="dial-foot">
          <DialPad editing={editing} marks={<SectionMarks editing={editing} />} />
          <div class="dial-does">
            <Button kind="primary" disabled={fault !== undefined} onClick={() => take(typed.value, false)}>
              {t.takeDial}
            </Button>
            {alike > 1 && (
              <Button disabled={fault !== undefined} onClick={() => take(typed.value, true)}>
                {dial.forAll(alike)}
              </Button>
            )}
          </div>
        </div>
      </div>
    </Dialog>
  );
}

interface KeepDialProps {
  readonly dials: KnownDials;
  /** The kept dial that was taken up to be changed. */
  readonly edited: SavedDial | undefined;
  readonly dial: Omit<SavedDial, 'id' | 'name'>;
  readonly dialName: string;
  readonly fault: boolean;
}

/** Keeps the typed dial for later games: as a new one, or in place of the one that was taken up. */
function KeepDial({ dials, edited, dial, dialName, fault }: KeepDialProps) {
  const play = useTexts('castlesiege');
  const name = useSignal(edited?.name ?? '');
  /** What was kept, and under which name: changed since, it can be kept again. */
  const done = useSignal<{ readonly dial: string; readonly name: string } | undefined>(undefined);
  const now = JSON.stringify([dial, name.value]);
  const keptAs = done.value?.dial === now ? done.value.name : '';

  function keep(): void {
    if (keptAs) return;
    const saved = { ...dial, name: name.peek() || dialName };
    const known = dials.items.peek().find(({ id }) => id === edited?.id);
    if (known) dials.change(known.id, { ...saved, strength: known.strength });
    if (known || dials.save(saved)) done.value = { dial: now, name: saved.name };
  }

  return (
    <>
      <Field
        label={play.dialName}
        value={name.value}
        maxLength={siegeLimits.name}
        placeholder={dialName}
        onInput={(text) => {
          name.value = text;
        }}
      />
      <Button
        icon={keptAs ? 'check' : 'keep'}
        disabled={fault || (dials.full.value && !edited) || dials.newer.value}
        onClick={keep}
      >
        {keptAs ? play.dialKept(keptAs) : play.keepDial}
      </Button>
      <p role="status" class="visually-hidden">
        {keptAs && play.dialKept(keptAs)}
      </p>
      {dials.full.value && <p class="note">{play.dialsFull}</p>}
    </>
  );
}
