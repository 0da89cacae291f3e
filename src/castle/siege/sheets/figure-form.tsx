import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useServices, useTexts } from '../../../kit/context.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { Choice, Toggle } from '../../../kit/controls/choice.tsx';
import { Field } from '../../../kit/controls/field.tsx';
import { Stepper } from '../../../kit/controls/stepper.tsx';
import { asksOf } from '../../../kit/question/asks.tsx';
import type { Drafts } from '../../../platform/drafts.ts';
import { type Figure, figureKinds } from '../../../rules/mage-knight/attack/figure.ts';
import type { SectionPart } from '../../../rules/mage-knight/sections.ts';
import {
  type FigureOrigin,
  figureOrigins,
  type SiegeEvent,
} from '../../../rules/mage-knight/siege/siege-events.ts';
import { lordsOf, siegeLimits } from '../../../rules/mage-knight/siege/siege-setup.ts';
import { decodeTypedFigure, type TypedFigure } from '../../../storage/typed-figure.ts';
import { besiegerOf } from '../attack/attacking.ts';
import { groundOf } from '../ground.ts';
import { partsOf, type SiegeProps } from '../text.ts';
import { comerOf, type Goal, mostAtOnce, nameAmong, ontoGround, withClicks } from './comers.ts';
import { NextFigures, StoredFigures } from './kept-figures.tsx';

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

/** The parts of a section, and the ground beside it. */
type Part = SectionPart | 'beside';

interface FigureFormProps extends SiegeProps {
  readonly to: Goal;
  readonly onDone: () => void;
}

/** A figure that comes to a section or to the ground about it: typed, or one of those that are kept; to the ground several. */
export function FigureForm({ model, siege, names, to, onDone }: FigureFormProps) {
  const { drafts } = useServices();
  const t = useTexts('castlesiege');
  const stored = useTexts('castlefigures');
  const shell = useTexts('shell');
  const { state } = siege;
  const { figures } = state;
  const index = 'section' in to ? to.section : undefined;
  const section = index === undefined ? undefined : state.sections[index];
  const ground = groundOf(state);
  const besieger = besiegerOf(state, lordsOf(state)[0] ?? 0);
  const typed = useSignal<TypedFigure>({ name: '', owner: section?.owner ?? besieger, kind: 'warrior' });
  const chosen = useSignal<Part | undefined>(undefined);
  // Before the game only the lord's may stand in a castle.
  const besides = section && state.turn.phase === 'set-up' && typed.value.owner !== section.owner && ground;
  const part: Part = chosen.value ?? (section && !besides ? 'top' : 'beside');
  const onTop = section !== undefined && part !== 'beside';
  const origin = useFigureOrigin(onTop && state.turn.phase !== 'set-up');
  useEffect(() => {
    void loadTypedFigure(drafts).then((half) => {
      if (half && half.owner < state.players.length) typed.value = half;
    });
  }, [drafts]);
  const first = useRef<HTMLInputElement>(null);
  // How many figures there were when a rule refused this one; one more, and the table has overruled it.
  const refused = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (figures.length > refused.current) done();
  }, [figures.length]);
  // The button that opened the form is gone; a tap on the ground calls no keyboard over the castle.
  useEffect(() => {
    if (index !== undefined) first.current?.focus();
  }, []);
  const { name, owner, clicks } = typed.value;
  const places: readonly Part[] = section
    ? [...partsOf(section), ...(ground ? (['beside'] as const) : [])]
    : [];
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

  function playAll([event, ...more]: readonly SiegeEvent[]): void {
    if (!event) return;
    if (model.play(event, ...more)) done();
    else refused.current = figures.length;
  }

  function put(comer: TypedFigure): void {
    if (index === undefined || !onTop) {
      playAll(ontoGround(state, to, [comer]));
      return;
    }
    const came = origin.answer();
    if (!came) return;
    playAll([
      { do: 'figure', section: index, part, ...comer, name: nameAmong(comer.name.trim(), figures), ...came },
    ]);
  }

  function take(taken: readonly Figure[]): void {
    const [only] = taken;
    if (taken.length > 1)
      playAll(
        ontoGround(
          state,
          to,
          taken.map((figure) => comerOf(figure, owner)),
        ),
      );
    else if (only) {
      // What was typed of another figure says nothing about this one.
      typed.value = comerOf(only, owner);
      saveTypedFigure(drafts, typed.peek());
    }
  }

  function done(): void {
    saveTypedFigure(drafts, undefined);
    onDone();
  }

  return (
    <div class="stack siege-row-open">
      <NextFigures figures={figures} onTake={(figure) => put(comerOf(figure, owner))} />
      <StoredFigures most={onTop ? 1 : mostAtOnce} onTake={take} />
      <Field
        label={t.figureName}
        value={name}
        maxLength={siegeLimits.name}
        onInput={(value) => type({ name: value })}
        onEnter={() => put(typed.peek())}
        inputRef={first}
      />
      {ask.place(
        'owner',
        t.figureOwner,
        state.players.map((_, player) => names.player(player)),
      )}
      {ask.choice('kind', stored.kind, figureKinds, t.figureKinds)}
      {places.length > 1 && (
        <Choice
          legend={t.place}
          value={part}
          options={places.map((value) => ({
            value,
            label: value === 'beside' ? t.beside : t.parts[value],
          }))}
          onChange={(value) => {
            chosen.value = value;
          }}
        />
      )}
      {origin.choice}
      <FigureClicks
        clicks={clicks}
        onChange={(counted) => {
          typed.value = withClicks(typed.peek(), counted);
          saveTypedFigure(drafts, typed.peek());
        }}
      />
      {priced.number('points', stored.values.cost, siegeLimits.points)}
      <div class="row">
        <Button kind="primary" onClick={() => put(typed.peek())}>
          {t.put}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {shell.cancel}
        </Button>
      </div>
    </div>
  );
}
