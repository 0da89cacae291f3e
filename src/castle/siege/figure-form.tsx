import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/choice.tsx';
import { useServices, useTexts } from '../../kit/context.ts';
import { Field } from '../../kit/field.tsx';
import { figureKinds } from '../../rules/mage-knight/figure.ts';
import type { SectionPart } from '../../rules/mage-knight/sections.ts';
import { siegeLimits } from '../../rules/mage-knight/siege-setup.ts';
import { FigureClicks } from './figure-clicks.tsx';
import { useFigureOrigin } from './figure-origin.tsx';
import { partsOf } from './parts-of.ts';
import type { SectionProps } from './section-open.tsx';
import { StoredFigure } from './stored-figure.tsx';
import { loadTypedFigure, saveTypedFigure, type TypedFigure } from './typed-figure.ts';

/** A figure that comes to a section: typed, or one of those that are kept. */
export function FigureForm({
  model,
  siege,
  names,
  index,
  onDone,
}: SectionProps & { readonly onDone: () => void }) {
  const { drafts } = useServices();
  const t = useTexts('castlesiegeplay');
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
  const { name, owner, kind, clicks } = typed.value;
  const places = partsOf(section);

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
          const known = figure.clicks === undefined ? {} : { clicks: figure.clicks };
          // What was typed of another figure says nothing about this one.
          typed.value = { name: figure.name, owner, kind: figure.kind, ...known };
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
      <Choice
        legend={t.figureOwner}
        value={String(owner)}
        options={siege.state.players.map((_, player) => ({
          value: String(player),
          label: names.player(player),
        }))}
        onChange={(value) => type({ owner: Number(value) })}
      />
      <Choice
        legend={t.figureKind}
        value={kind}
        options={figureKinds.map((value) => ({ value, label: t.figureKinds[value] }))}
        onChange={(value) => type({ kind: value })}
      />
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
