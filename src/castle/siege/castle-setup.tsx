import { useSignal } from '@preact/signals';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Choice, Toggle } from '../../kit/controls/choice.tsx';
import { Dialog, SheetNotice, useShown } from '../../kit/controls/dialog.tsx';
import { Field } from '../../kit/controls/field.tsx';
import { Stepper } from '../../kit/controls/stepper.tsx';
import { Group } from '../../kit/group.tsx';
import { asksOf } from '../../kit/question/asks.tsx';
import { useUndo } from '../../kit/undo.ts';
import { type SectionKind, type Strength, sectionKinds, strengths } from '../../rules/mage-knight/kinds.ts';
import {
  type SectionDial,
  type SiegeSection,
  type SiegeSetup,
  siegeLimits,
} from '../../rules/mage-knight/siege/siege-setup.ts';
import { startOf } from '../../rules/mage-knight/siege/siege-state.ts';
import { CastleBoard } from './board/castle-board.tsx';
import type { CastleSiegeModel } from './model.ts';
import { ArmyCastles } from './setup/army-castles.tsx';
import { DialSheet } from './setup/dial-sheet.tsx';
import type { KnownDials } from './setup/setup.ts';
import { useSiegeNames } from './text.ts';

interface DialChoiceProps {
  readonly dials: KnownDials;
  /** The name of the section. */
  readonly called: string;
  readonly kind: SectionKind;
  readonly strength: Strength;
  readonly dial: SectionDial;
  /** How many sections are like it, itself included. */
  readonly alike: number;
  /** `all`: those like it as well. */
  readonly onChange: (dial: SectionDial, all?: boolean) => void;
}

const likelyLast = 9;
/** How a section's dial is followed: by its clicks only, or by its values, typed once. */
function DialChoice({ dials, called, kind, strength, dial, alike, onChange }: DialChoiceProps) {
  const t = useTexts('castlesiege');
  const format = useFormat();
  const [typing, type, stop] = useShown();
  const destroyedAt = dial.kind === 'clicks' ? dial.destroyedAt : undefined;

  return (
    <>
      <Choice
        legend={t.dial}
        value={dial.kind}
        options={(['clicks', 'values'] as const).map((value) => ({ value, label: t.dialKinds[value] }))}
        onChange={(value) => {
          if (value === 'clicks') onChange({ kind: 'clicks' });
          else type();
        }}
      />
      {dial.kind === 'clicks' ? (
        <>
          <Toggle
            pressed={destroyedAt !== undefined}
            onChange={(on) => onChange({ kind: 'clicks', ...(on ? { destroyedAt: likelyLast } : {}) })}
          >
            {t.destroyedKnown}
          </Toggle>
          {destroyedAt !== undefined && (
            <Stepper
              label={t.destroyedAt}
              value={destroyedAt}
              min={1}
              max={siegeLimits.clicks}
              onChange={(value) => onChange({ kind: 'clicks', destroyedAt: value })}
            />
          )}
        </>
      ) : (
        <div class="row">
          <p class="hint">{t.dialHint}</p>
          <Button icon="edit" onClick={type}>
            {t.dialValues}
          </Button>
          <span class="hint">{t.clickCount(format.number(dial.profile.clicks.length))}</span>
        </div>
      )}
      {typing && (
        <DialSheet
          dials={dials}
          called={called}
          kind={kind}
          strength={strength}
          profile={dial.kind === 'values' ? dial.profile : undefined}
          alike={alike}
          onTake={(profile, all) => onChange({ kind: 'values', profile }, all)}
          onClose={stop}
        />
      )}
    </>
  );
}

interface SectionSetupProps {
  readonly model: CastleSiegeModel;
  readonly index: number;
  /** It was taken away, and this is how things stood before. */
  readonly onGone: (text: string, before: SiegeSetup) => void;
}

/** Everything about one section before the game. */
function SectionSetup({ model, index, onGone }: SectionSetupProps) {
  const { draft } = model;
  const t = useTexts('castlesiege');
  const terms = useTexts('castleterms');
  const setup = draft.setup.value;
  const names = useSiegeNames(setup);
  const section = setup.sections[index];
  if (!section) return null;
  const { kind, strength, dial, name } = section;
  const change = (part: Partial<SiegeSection>) => draft.changeSection(index, part);
  const ask = asksOf(section, change);
  const called = names.section(index);
  const alike = setup.sections.flatMap((other, at) =>
    other.kind === kind && other.strength === strength ? [at] : [],
  );

  return (
    <div class="stack">
      {ask.choice('kind', t.sectionKind, sectionKinds, terms.sections)}
      {ask.choice('strength', t.strength, strengths, terms.strengths)}
      {ask.number('points', t.pointsField, siegeLimits.points)}
      <p class="hint">{kind === 'door-wall' ? t.pointsAsWall : t.pointsHint}</p>
      {ask.place(
        'owner',
        t.lord,
        setup.players.map((_, player) => names.player(player)),
      )}
      <Field
        label={t.sectionName}
        value={name}
        maxLength={siegeLimits.name}
        placeholder={called}
        onInput={(value) => change({ name: value })}
      />
      <DialChoice
        dials={model.dials}
        called={called}
        kind={kind}
        strength={strength}
        dial={dial}
        alike={alike.length}
        onChange={(value, all) => {
          for (const at of all ? alike : [index]) draft.changeSection(at, { dial: value });
        }}
      />
      {ask.number('start', t.start, siegeLimits.clicks)}
      <p class="hint">{t.startHint}</p>
      <div class="row">
        <Button icon="copy" disabled={draft.full.value} onClick={() => draft.duplicateSection(index)}>
          {t.duplicate(called)}
        </Button>
        <Button
          kind="quiet"
          icon="trash"
          onClick={() => {
            const before = draft.setup.peek();
            draft.removeSection(index);
            onGone(t.removed(called), before);
          }}
        >
          {t.removeSection(called)}
        </Button>
      </div>
    </div>
  );
}

/** The castle of the next siege, drawn: a typical one, that of the map, or section by section; a tap opens all about one. */
export function CastleSetup({ model }: { readonly model: CastleSiegeModel }) {
  const { announcer, notices } = useServices();
  const offerUndo = useUndo();
  const t = useTexts('castlesiege');
  const terms = useTexts('castleterms');
  const { draft } = model;
  const setup = draft.setup.value;
  const { sections } = setup;
  const names = useSiegeNames(setup);
  const [choosing, chooseArmy, stopChoosing] = useShown();
  const opened = useSignal<number | undefined>(undefined);
  const chosen = useSignal<number | undefined>(undefined);
  // Most games have one lord: the next section belongs to who has the last one.
  const lord = Math.min(chosen.value ?? sections.at(-1)?.owner ?? 0, setup.players.length - 1);
  const owners = asksOf({ lord }, (part) => {
    chosen.value = part.lord;
  });

  /** What stood there before can be had back. */
  function undoable(text: string, before: SiegeSetup): void {
    opened.value = undefined;
    if (before.sections.length === 0) announcer.announce(text);
    else offerUndo(text, () => draft.restore(before), { over: () => model.current.value !== undefined });
  }

  function typical(): void {
    const before = draft.setup.peek();
    draft.useTypical(lord);
    undoable(before.sections.length === 0 ? t.added(t.typical) : t.replaced, before);
  }

  async function fromMap(): Promise<void> {
    const before = draft.setup.peek();
    if (!(await draft.fromMap())) return void notices.show(t.noMap);
    undoable(t.takenFromMap(draft.setup.peek().sections.length), before);
  }

  function add(kind: SectionKind): void {
    draft.add(kind, lord);
    announcer.announce(t.added(terms.sections[kind]));
  }

  return (
    <>
      <div class="siege-lord">
        {owners.place(
          'lord',
          t.whoseCastle,
          setup.players.map((_, player) => names.player(player)),
        )}
        {sections.length > 0 && (
          <Button
            kind="quiet"
            icon="trash"
            label={t.clear}
            onClick={() => {
              const before = draft.setup.peek();
              draft.clear();
              undoable(t.cleared, before);
            }}
          />
        )}
      </div>
      <div class="siege-sources">
        <Button onClick={typical}>{t.typical}</Button>
        <Button onClick={() => void fromMap()}>{t.fromMap}</Button>
        <Button onClick={chooseArmy}>{t.fromArmy}</Button>
      </div>
      {choosing && (
        <ArmyCastles
          onTake={(army, called) => {
            const before = draft.setup.peek();
            draft.fromArmy(army, lord);
            undoable(t.added(called), before);
          }}
          onClose={stopChoosing}
        />
      )}
      {sections.length === 0 && <p class="hint">{t.typicalHint}</p>}
      <Group class="chips siege-add" label={t.addSection} data-scroller>
        {sectionKinds.map((kind) => (
          <button key={kind} type="button" class="chip" disabled={draft.full.value} onClick={() => add(kind)}>
            + {terms.sections[kind]}
          </button>
        ))}
      </Group>
      {sections.some(({ owner }) => owner === lord) && (
        <div class="siege-bench" id="siege-sections" tabIndex={-1}>
          <CastleBoard
            siege={{ state: startOf(setup) }}
            names={names}
            lord={lord}
            label={t.sections}
            chosen={opened.value}
            lit={undefined}
            onChoose={(index) => {
              opened.value = index;
            }}
          />
        </div>
      )}
      {opened.value !== undefined && sections[opened.value] && (
        <Dialog
          kind="sheet"
          title={names.section(opened.value)}
          onClose={() => {
            opened.value = undefined;
          }}
        >
          <SectionSetup
            model={model}
            index={opened.value}
            onGone={(text, before) => {
              document.querySelector<HTMLElement>('#siege-sections, #new-siege')?.focus();
              undoable(text, before);
            }}
          />
          <SheetNotice />
        </Dialog>
      )}
    </>
  );
}
