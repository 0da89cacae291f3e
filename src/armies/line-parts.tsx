import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { useFormat, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { Toggle } from '../kit/controls/choice.tsx';
import { Field } from '../kit/controls/field.tsx';
import { later } from '../kit/controls/lazy.tsx';
import { signOf } from '../kit/figures/sign-of.ts';
import { UnitTile } from '../kit/figures/unit-sign.tsx';
import { Group } from '../kit/group.tsx';
import { squadsOf } from '../kit/units/army-squads.ts';
import { countsPoints } from './counted.ts';
import type { ArmyEditor, ArmyLineView } from './editor.ts';
import { PointsField } from './points.tsx';

const PhotoField = later(() => import('./photo/entry.ts').then((module) => module.PhotoField));

const PhotoThumb = later(() => import('./photo/entry.ts').then((module) => module.PhotoThumb));

export interface ArmyLineProps {
  readonly line: ArmyLineView;
  readonly editor: ArmyEditor;
  readonly first: boolean;
  readonly last: boolean;
  readonly unfolded: boolean;
  /** The row asks whether it plays today. */
  readonly ticking: boolean;
  readonly onUnfold: (unfolded: boolean) => void;
  readonly onMove: (by: -1 | 1) => void;
  /** Takes it away; without a name it is called `called`. */
  readonly onRemove: (called?: string) => void;
}

interface LineFormProps {
  readonly line: ArmyLineView;
  readonly editor: ArmyEditor;
  readonly first: boolean;
  readonly last: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: (called?: string) => void;
  /** What the line is called without a name; a line with a price of its own has none to enter. */
  readonly called?: string;
}

/** Everything about one line; stored as it is typed. */
export function LineForm({ line, editor, first, last, onMove, onRemove, called }: LineFormProps) {
  const t = useTexts('armies');
  const named = useTexts('named');
  const { id } = line;
  const open = editor.current.value;
  const game = open.state === 'ready' ? open.army.game : undefined;
  return (
    <div class="stack">
      <Field
        label={t.lineName}
        value={line.name}
        maxLength={editor.bounds.name}
        placeholder={called ?? t.lineNamePlaceholder}
        onInput={(name) => editor.changeLine(id, { name })}
      />
      {called === undefined && (
        <PointsField
          label={game === 'brikwars' ? t.lineCp : t.linePoints}
          value={line.points}
          onType={(text) => editor.typePoints(id, text)}
        />
      )}
      <PhotoField
        photo={line.photo}
        name={line.name || (called ?? t.unnamedLine)}
        onPhoto={(photo) => editor.setPhoto(id, photo)}
      />
      <SquadField line={line} editor={editor} />
      <div>
        <Toggle pressed={!line.reserve} onChange={(on) => editor.setPlays(id, on)}>
          {t.plays}
        </Toggle>
      </div>
      <Field
        label={t.lineNote}
        multiline
        value={line.note}
        maxLength={editor.bounds.note}
        onInput={(note) => editor.changeLine(id, { note })}
      />
      <div class="row">
        <Button icon="up" label={t.moveUp} disabled={first} onClick={() => onMove(-1)} />
        <Button icon="down" label={t.moveDown} disabled={last} onClick={() => onMove(1)} />
        <Button icon="copy" onClick={() => editor.copyLine(id)}>
          {named.duplicate}
        </Button>
        <Button icon="trash" onClick={() => onRemove(called)}>
          {t.removeLine}
        </Button>
      </div>
      <p class="army-keys hint">{t.moveHint}</p>
    </div>
  );
}

/** Under which heading a line stands: one that is there already, or another. */
function SquadField({ line, editor }: Pick<ArmyLineProps, 'line' | 'editor'>) {
  const t = useTexts('armies');
  const open = editor.current.value;
  const known = open.state === 'ready' ? squadsOf(open.army.lines).flatMap(({ name }) => name ?? []) : [];
  const others = known.filter((name) => name !== line.squad);
  return (
    <div class="stack-tight">
      <Field
        label={t.squad}
        hint={t.squadHint}
        value={line.squad ?? ''}
        maxLength={editor.bounds.squad}
        onInput={(squad) => editor.putInSquad(line.id, squad)}
      />
      {others.length > 0 && (
        <Group class="chips" label={t.headings}>
          {others.map((name) => (
            <button type="button" class="chip" key={name} onClick={() => editor.putInSquad(line.id, name)}>
              <span>{name}</span>
            </button>
          ))}
        </Group>
      )}
    </div>
  );
}

interface LineHeadProps
  extends Pick<ArmyLineProps, 'line' | 'editor' | 'unfolded' | 'ticking' | 'onUnfold' | 'onMove'> {
  readonly name: string;
  /** Of the whole line. */
  readonly points: number;
  /** What stands between the points and the note. */
  readonly children?: ComponentChildren;
}

/** The name of a line and its points: a tap unfolds the rest, Alt with an arrow moves it; asked who plays, a tap ticks it. */
export function LineHead(props: LineHeadProps) {
  const { line, editor, name, points, unfolded, ticking, onUnfold, onMove, children } = props;
  const open = editor.current.value;
  const game = open.state === 'ready' ? open.army.game : undefined;
  const counted = points > 0 || (open.state === 'ready' && countsPoints(open.army));
  const t = useTexts('armies');
  const { times } = useTexts('units');
  const format = useFormat();
  const sign = useMemo(() => signOf(line.unit), [line.unit]);
  return (
    <button
      type="button"
      class="army-line-name"
      data-photo={line.photo === undefined ? undefined : ''}
      {...(ticking ? { 'aria-pressed': !line.reserve } : { 'aria-expanded': unfolded })}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      onClick={() => {
        if (ticking) editor.setPlays(line.id, line.reserve === true);
        else onUnfold(!unfolded);
      }}
      onKeyDown={(event) => {
        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        onMove(event.key === 'ArrowUp' ? -1 : 1);
      }}
    >
      {line.photo === undefined ? <UnitTile name={sign} /> : <PhotoThumb id={line.photo} />}
      <b>{line.count === 1 ? name : times(format.number(line.count), name)}</b>
      {counted && (
        <span class="army-line-points">
          <span aria-hidden="true">{format.number(points)}</span>
          <span class="visually-hidden">{t.points(format.number(points), game)}</span>
        </span>
      )}
      {children}
      {line.reserve && <span class="army-line-home">{t.playsNot}</span>}
      {line.note && !unfolded && <span class="army-line-note hint">{line.note}</span>}
    </button>
  );
}
