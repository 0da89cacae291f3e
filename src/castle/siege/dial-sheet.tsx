import { useSignal } from '@preact/signals';
import { Fragment } from 'preact';
import { useEffect } from 'preact/hooks';
import { asksOf } from '../../kit/asks.tsx';
import { Button } from '../../kit/button.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Dialog, SheetNotice } from '../../kit/dialog.tsx';
import { Field } from '../../kit/field.tsx';
import type { Drafts } from '../../platform/drafts.ts';
import { type SectionKind, type Strength, sectionFacts } from '../../rules/mage-knight/kinds.ts';
import {
  type DialClick,
  type DialProfile,
  dialFault,
  freshSection,
  type SiegeSetup,
  siegeLimits,
} from '../../rules/mage-knight/siege-setup.ts';
import type { SavedDial } from '../../storage/dials.ts';
import { decodeSetup } from '../../storage/siege-setup.ts';
import type { DialShelf } from './setup.ts';

interface DialClicksProps {
  readonly clicks: readonly DialClick[];
  /** A section without attack has fewer values. */
  readonly attacks: boolean;
  readonly onChange: (clicks: readonly DialClick[]) => void;
}

const wallValues = ['fortification', 'defence'] as const;

const allValues = ['fortification', 'attack', 'defence', 'damage'] as const;

/** The clicks of a dial as a list; one at a time is open to be typed. */
function DialClicks({ clicks, attacks, onChange }: DialClicksProps) {
  const t = useTexts('castlesiegeplay');
  const format = useFormat();
  const opened = useSignal(0);
  const shown = attacks ? allValues : wallValues;

  const change = (at: number, part: Partial<DialClick>) =>
    onChange(clicks.map((click, index) => (index === at ? { ...click, ...part } : click)));

  const summary = (click: DialClick) =>
    [
      ...shown.map((value) => `${t.values[value]} ${format.number(click[value])}`),
      ...(click.yellow ? [t.yellowToggle] : []),
      ...(click.demoralised ? [t.demoralised] : []),
      ...(click.brokenTowers > 0 ? [t.brokenTowers(click.brokenTowers)] : []),
    ].join(', ');

  return (
    <>
      <ol class="siege-rows">
        {clicks.map((click, index) => {
          const number = format.number(index);
          const ask = asksOf(click, (part) => change(index, part));
          return (
            <li class="siege-row" key={index}>
              <button
                type="button"
                class="siege-pick"
                aria-expanded={opened.value === index}
                onClick={() => {
                  opened.value = opened.value === index ? -1 : index;
                }}
              >
                <b>{t.clickNumber(number)}</b>
                <span class="hint">{summary(click)}</span>
              </button>
              {opened.value === index && (
                <div class="stack siege-row-open">
                  {shown.map((value) => (
                    <Fragment key={value}>{ask.number(value, t.values[value], siegeLimits.value)}</Fragment>
                  ))}
                  <div class="chips">
                    {ask.flag('yellow', t.yellowShown)}
                    {ask.flag('demoralised', t.demoralised)}
                  </div>
                  {ask.number('brokenTowers', t.towersField, 3)}
                  {clicks.length > 1 && (
                    <Button
                      kind="quiet"
                      icon="trash"
                      onClick={() => onChange(clicks.filter((_, at) => at !== index))}
                    >
                      {t.removeClick(number)}
                    </Button>
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <Button
        icon="plus"
        disabled={clicks.length >= siegeLimits.clicks}
        onClick={() => {
          const last = clicks.at(-1);
          if (!last) return;
          onChange([...clicks, last]);
          opened.value = clicks.length;
        }}
      >
        {t.addClick}
      </Button>
    </>
  );
}

interface KeptDialsProps {
  readonly dials: DialShelf;
  readonly kept: readonly SavedDial[];
  /** What a dial without a name is called. */
  readonly usualName: string;
  readonly onTake: (dial: SavedDial) => void;
  readonly onEdit: (dial: SavedDial) => void;
}

/** The dials typed for earlier games: a tap takes one. */
function KeptDials({ dials, kept, usualName, onTake, onEdit }: KeptDialsProps) {
  const t = useTexts('castlesiege');
  const play = useTexts('castlesiegeplay');
  const terms = useTexts('castleterms');
  const format = useFormat();
  if (kept.length === 0) return null;
  return (
    <>
      <h3 class="label" id="siege-kept-dials" tabIndex={-1}>
        {play.ownDials}
      </h3>
      <ul class="siege-rows">
        {kept.map((dial) => {
          const called = dial.name || usualName;
          return (
            <li class="siege-row" key={dial.id}>
              <button type="button" class="siege-pick" onClick={() => onTake(dial)}>
                <b>{called}</b>
                <span class="hint">
                  {terms.strengths[dial.strength]} · {t.clickCount(format.number(dial.clicks.length))}
                </span>
              </button>
              <span class="siege-row-tools">
                <Button kind="quiet" icon="edit" label={play.editDial(called)} onClick={() => onEdit(dial)} />
                <Button
                  kind="quiet"
                  icon="trash"
                  label={play.removeDial(called)}
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
  readonly dials: DialShelf;
  readonly called: string;
  readonly kind: SectionKind;
  readonly strength: Strength;
  readonly profile: DialProfile | undefined;
  readonly onTake: (profile: DialProfile) => void;
  readonly onClose: () => void;
}

const firstClick = {
  fortification: 0,
  yellow: false,
  attack: 0,
  defence: 0,
  damage: 0,
  demoralised: false,
  brokenTowers: 0,
};

/** The values of a dial: one of those kept, or typed click by click. */
export function DialSheet({ dials, called, kind, strength, profile, onTake, onClose }: DialSheetProps) {
  const { drafts } = useServices();
  const t = useTexts('castlesiege');
  const play = useTexts('castlesiegeplay');
  const terms = useTexts('castleterms');
  const typed = useSignal<DialProfile>(profile ?? { range: 0, clicks: [firstClick] });
  const name = useSignal('');
  const keptAs = useSignal('');
  const edited = useSignal<string | undefined>(undefined);
  const kept = dials.fitting(kind, strength);
  const { attacks } = sectionFacts[kind];
  const { range, clicks } = typed.value;
  const fault = dialFault({ kind: 'values', profile: typed.value });
  const dialName = `${terms.sections[kind]}, ${terms.strengths[strength]}`;

  useEffect(() => {
    if (profile) return;
    // A dial half typed is there again, whatever closed the sheet.
    void loadTypedDial(drafts, kind).then((half) => {
      if (half) typed.value = half;
    });
  }, [drafts, kind, profile, typed]);

  function type(part: Partial<DialProfile>): void {
    typed.value = { ...typed.peek(), ...part };
    saveTypedDial(drafts, kind, typed.peek());
    keptAs.value = '';
  }

  function take(taken: DialProfile): void {
    saveTypedDial(drafts, kind, undefined);
    onTake({ range: taken.range, clicks: taken.clicks });
    onClose();
  }

  function edit(dial: SavedDial): void {
    edited.value = dial.id;
    name.value = dial.name;
    type({ range: dial.range, clicks: dial.clicks });
    document.querySelector<HTMLElement>('#siege-dial')?.focus();
  }

  /** As a new one, or in place of the one that was taken up to be changed. */
  function keep(): void {
    if (keptAs.peek()) return;
    const dial = { name: name.value || dialName, kind, strength, range, clicks };
    const known = dials.items.peek().find(({ id }) => id === edited.value);
    if (known) dials.change(known.id, { ...dial, strength: known.strength });
    if (known || dials.save(dial)) keptAs.value = dial.name;
  }

  return (
    <Dialog title={play.dialTitle(called)} onClose={onClose}>
      <SheetNotice />
      <div class="stack">
        <KeptDials dials={dials} kept={kept} usualName={dialName} onTake={take} onEdit={edit} />
        {dials.newer.value && <p class="note">{play.dialsNewer}</p>}
        <p class="hint" id="siege-dial" tabIndex={-1}>
          {play.dialHint}
        </p>
        {!attacks && <p class="hint">{play.wallDial}</p>}
        {attacks && asksOf(typed.value, type).number('range', `${play.values.range} (″)`, siegeLimits.range)}
        <DialClicks clicks={clicks} attacks={attacks} onChange={(next) => type({ clicks: next })} />
        {fault && <p class="error">{t.faults[fault]}</p>}
        <Button kind="primary" wide disabled={fault !== undefined} onClick={() => take(typed.value)}>
          {play.takeDial}
        </Button>
        <Field
          label={play.dialName}
          value={name.value}
          maxLength={siegeLimits.name}
          placeholder={dialName}
          onInput={(text) => {
            name.value = text;
            keptAs.value = '';
          }}
        />
        <Button
          icon={keptAs.value ? 'check' : 'keep'}
          disabled={fault !== undefined || (dials.full.value && !edited.value) || dials.newer.value}
          onClick={keep}
        >
          {keptAs.value ? play.dialKept(keptAs.value) : play.keepDial}
        </Button>
        <p role="status" class="visually-hidden">
          {keptAs.value && play.dialKept(keptAs.value)}
        </p>
        {dials.full.value && <p class="note">{play.dialsFull}</p>}
      </div>
    </Dialog>
  );
}
