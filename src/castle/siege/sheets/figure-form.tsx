import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useServices, useTexts } from '../../../kit/context.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { Choice, Toggle } from '../../../kit/controls/choice.tsx';
import { useShown } from '../../../kit/controls/dialog.tsx';
import { Field } from '../../../kit/controls/field.tsx';
import { Stepper } from '../../../kit/controls/stepper.tsx';
import { asksOf } from '../../../kit/question/asks.tsx';
import type { Drafts } from '../../../platform/drafts.ts';
import { type Figure, figureKinds } from '../../../rules/mage-knight/attack/figure.ts';
import { clickNow, clicksOf, dialOf } from '../../../rules/mage-knight/attack/figure-dial.ts';
import type { SectionPart } from '../../../rules/mage-knight/sections.ts';
import { type FigureOrigin, figureOrigins } from '../../../rules/mage-knight/siege/siege-events.ts';
import { siegeLimits } from '../../../rules/mage-knight/siege/siege-setup.ts';
import { decodeTypedFigure, type TypedFigure } from '../../../storage/typed-figure.ts';
import { FiguresSheet } from '../../figures/figures-sheet.tsx';
import { partsOf, type SectionProps } from '../text.ts';

interface OriginAsked {
  readonly choice: ComponentChildren;
  /** The answer, or undefined where it is still owed: then the question takes the focus. */
  readonly answer: () => { readonly from?: FigureOrigin } | undefined;
}

/** Where a figure comes from that joins a game: only the way from the ground is judged. Before the game nobody asks. */
function useFigureOrigin(asked: boolean): OriginAsked {
  const { announcer } = useServices();
  const t = useTexts('castlesiege');
  const from = useSignal<FigureOrigin | undefined>(undefined);
  const owed = useSignal(false);
  const place = useRef<HTMLDivElement>(null);

  return {
    answer() {
      if (!asked) return {};
      const said = from.peek();
      if (said) return { from: said };
      owed.value = true;
      announcer.announce(t.originNeeded);
      place.current?.querySelector('input')?.focus();
      return undefined;
    },
    choice: asked && (
      <div class="stack" ref={place}>
        <Choice
          legend={t.origin}
          value={from.value}
          options={figureOrigins.map((value) => ({ value, label: t.origins[value] }))}
          onChange={(value) => {
            from.value = value;
          }}
        />
        {owed.value && !from.value && <p class="note">{t.originNeeded}</p>}
      </div>
    ),
  };
}

const draft = 'castle-siege-figure';

export function saveTypedFigure(drafts: Drafts, figure: TypedFigure | undefined): void {
  drafts.save(draft, figure ? JSON.stringify(figure) : '');
}

/** The figure last typed and never put anywhere; undefined for anything that is not wholly understood. */
export async function loadTypedFigure(drafts: Drafts): Promise<TypedFigure | undefined> {
  return decodeTypedFigure((await drafts.load(draft)) ?? '');
}

/** One of the figures that are kept instead of a typed one. */
function StoredFigure({ onTake }: { readonly onTake: (figure: Figure) => void }) {
  const { storedFigures } = useTexts('castle');
  const [picking, pick, stop] = useShown();
  return (
    <>
      <Button icon="keep" onClick={pick}>
        {storedFigures}
      </Button>
      {picking && <FiguresSheet most={1} onTake={([figure]) => figure && onTake(figure)} onClose={stop} />}
    </>
  );
}

/** The clicks that a kept figure has left, with its whole dial where that was typed. */
function dialLeft(figure: Figure): Pick<TypedFigure, 'clicks' | 'dial'> {
  const all = clicksOf(figure);
  if (all === undefined) return {};
  const clicks = Math.max(1, all - clickNow(figure));
  const dial = dialOf(figure);
  // One click of several says nothing about the others.
  return { clicks, ...(dial.length === all ? { dial } : {}) };
}

function costOf({ cost }: Figure): Pick<TypedFigure, 'points'> {
  return cost ? { points: Math.min(siegeLimits.points, Math.round(cost)) } : {};
}

interface FigureClicksProps {
  readonly clicks: number | undefined;
  readonly onChange: (clicks: number | undefined) => void;
}

const likelyClicks = 5;

/** How many clicks a figure has left, where somebody counts them. */
function FigureClicks({ clicks, onChange }: FigureClicksProps) {
  const t = useTexts('castlesiege');
  return (
    <>
      <Toggle pressed={clicks !== undefined} onChange={(on) => onChange(on ? likelyClicks : undefined)}>
        {t.clicksKnown}
      </Toggle>
      {clicks !== undefined && (
        <Stepper label={t.clicksLeft} value={clicks} min={1} max={siegeLimits.value} onChange={onChange} />
      )}
    </>
  );
}

/** A figure that comes to a section: typed, or one of those that are kept. */
export function FigureForm({
  model,
  siege,
  names,
  index,
  onDone,
}: SectionProps & { readonly onDone: () => void }) {
  const { drafts } = useServices();
  const t = useTexts('castlesiege');
  const stored = useTexts('castlefigures');
  const shell = useTexts('shell');
  const section = siege.state.sections[index];
  const typed = useSignal<TypedFigure>({ name: '', owner: section?.owner ?? 0, kind: 'warrior' });
  const part = useSignal<SectionPart>('top');
  const origin = useFigureOrigin(siege.state.turn.phase !== 'set-up');
  useEffect(() => {
    void loadTypedFigure(drafts).then((half) => {
      if (half && half.owner < siege.state.players.length) typed.value = half;
    });
  }, [drafts]);
  const first = useRef<HTMLInputElement>(null);
  const { figures } = siege.state;
  // How many figures there were when a rule refused this one; one more, and the table has overruled it.
  const refused = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (figures.length > refused.current) done();
  }, [figures.length]);
  // The button that opened the form is gone.
  useEffect(() => first.current?.focus(), []);
  if (!section) return null;
  const { name, owner, clicks } = typed.value;
  const places = partsOf(section);
  const ask = asksOf(typed.value, type);
  const priced = asksOf({ points: typed.value.points ?? 0 }, ({ points = 0 }) => {
    const { points: _, ...rest } = typed.peek();
    typed.value = points > 0 ? { ...rest, points } : rest;
    saveTypedFigure(drafts, typed.peek());
  });

  function type(change: Partial<TypedFigure>): void {
    typed.value = { ...typed.peek(), ...change };
    saveTypedFigure(drafts, typed.peek());
  }

  function put(): void {
    const came = origin.answer();
    if (!came) return;
    const figure = { ...typed.peek(), name: typed.peek().name.trim(), ...came };
    const played = model.play({ do: 'figure', section: index, part: part.peek(), ...figure });
    if (played) done();
    else refused.current = figures.length;
  }

  function done(): void {
    saveTypedFigure(drafts, undefined);
    onDone();
  }

  return (
    <div class="stack siege-row-open">
      <StoredFigure
        onTake={(figure) => {
          // What was typed of another figure says nothing about this one.
          typed.value = {
            name: figure.name,
            owner,
            kind: figure.kind,
            ...dialLeft(figure),
            ...costOf(figure),
          };
          saveTypedFigure(drafts, typed.peek());
        }}
      />
      <Field
        label={t.figureName}
        value={name}
        maxLength={siegeLimits.name}
        onInput={(value) => type({ name: value })}
        onEnter={put}
        inputRef={first}
      />
      {ask.place(
        'owner',
        t.figureOwner,
        siege.state.players.map((_, player) => names.player(player)),
      )}
      {ask.choice('kind', stored.kind, figureKinds, t.figureKinds)}
      {places.length > 1 && (
        <Choice
          legend={t.place}
          value={part.value}
          options={places.map((value) => ({ value, label: t.parts[value] }))}
          onChange={(value) => {
            part.value = value;
          }}
        />
      )}
      {origin.choice}
      <FigureClicks
        clicks={clicks}
        onChange={(counted) => {
          const { clicks: _, ...rest } = typed.peek();
          typed.value = counted === undefined ? rest : { ...rest, clicks: counted };
          saveTypedFigure(drafts, typed.peek());
        }}
      />
      {priced.number('points', stored.values.cost, siegeLimits.points)}
      <div class="row">
        <Button kind="primary" onClick={put}>
          {t.put}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {shell.cancel}
        </Button>
      </div>
    </div>
  );
}
