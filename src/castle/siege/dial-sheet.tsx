import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Button } from '../../kit/button.tsx';
import { useServices, useTexts } from '../../kit/context.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { Field } from '../../kit/field.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import { SheetNotice } from '../../kit/units/sheet-notice.tsx';
import type { SectionKind, Strength } from '../../rules/mage-knight/kinds.ts';
import { type DialProfile, dialFault, siegeLimits } from '../../rules/mage-knight/siege-setup.ts';
import type { SavedDial } from '../../storage/dials.ts';
import { factsOf } from '../terms.ts';
import { DialClicks } from './dial-clicks.tsx';
import type { DialShelf } from './dials.ts';
import { KeptDials } from './kept-dials.tsx';
import { loadTypedDial, saveTypedDial } from './typed-dial.ts';
import './siege-rest.css';

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
  const { attacks } = factsOf(kind);
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
        {attacks && (
          <Stepper
            label={`${play.values.range} (″)`}
            value={range}
            min={0}
            max={siegeLimits.range}
            onChange={(value) => type({ range: value })}
          />
        )}
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
