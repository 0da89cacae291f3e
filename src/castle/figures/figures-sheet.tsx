import { useSignal } from '@preact/signals';
import { asksOf } from '../../kit/asks.tsx';
import { Button } from '../../kit/button.tsx';
import { Chips, Toggle } from '../../kit/choice.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Dialog, SheetNotice } from '../../kit/dialog.tsx';
import { Field } from '../../kit/field.tsx';
import { Fold } from '../../kit/fold.tsx';
import { useOwnUnits, useViewFocus } from '../../kit/units/own-units.tsx';
import { siegeAbilities } from '../../rules/mage-knight/abilities.ts';
import { type Figure, figureKinds, figureLimits, figureValues } from '../../rules/mage-knight/figure.ts';
import { abilityName } from '../eligibility-text.ts';
import { ToCastleArmy, useFigureName } from './enter-figure.tsx';
import { FigurePicker, type Purpose } from './figure-picker.tsx';
import { type CastleFiguresModel, openCastleFigures } from './model.ts';
import '../../kit/units/units.css';
import './figures.css';

interface ValueFieldProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly lowest: number;
  readonly highest: number;
  readonly onChange: (value: number | undefined) => void;
}

/** A whole number that need not be there. */
function ValueField({ label, value, lowest, highest, onChange }: ValueFieldProps) {
  const t = useTexts('castlefigures');
  const format = useFormat();
  const typed = useSignal(value === undefined ? '' : String(value));
  const wrong = useSignal(false);

  function type(text: string): void {
    typed.value = text;
    const number = Number(text);
    const empty = text.trim() === '';
    wrong.value = !empty && !(Number.isInteger(number) && number >= lowest && number <= highest);
    if (!wrong.value) onChange(empty ? undefined : number);
  }

  return (
    <Field
      label={label}
      inputMode="numeric"
      value={typed.value}
      maxLength={6}
      error={wrong.value ? t.whole(format.number(lowest), format.number(highest)) : undefined}
      onInput={type}
    />
  );
}

interface FigureEditorProps {
  readonly model: CastleFiguresModel;
  /** With the id of a figure that was made. */
  readonly onDone: (made?: string) => void;
}

/** A figure being entered: what castles ask first, the rest folded. */
function FigureEditor({ model, onDone }: FigureEditorProps) {
  const { notices } = useServices();
  const t = useTexts('castlefigures');
  const attack = useTexts('castle');
  const terms = useTexts('castleterms');
  const units = useTexts('units');
  const shell = useTexts('shell');
  const { form } = model;
  const draft = form.draft.value;
  if (!draft) return null;
  const { figure } = draft;
  const { name, kind, abilities } = figure;
  const ask = asksOf(figure, form.change);

  function save(): void {
    const saved = form.save(t.kinds[kind]);
    if (!saved) return;
    notices.show(units.saved(saved.figure.name));
    onDone(saved.made);
  }

  return (
    <>
      <Field
        label={attack.name}
        value={name}
        maxLength={figureLimits.name}
        placeholder={t.kinds[kind]}
        onInput={(text) => form.change({ name: text })}
      />
      {ask.choice('kind', t.kind, figureKinds, t.kinds)}
      {kind !== 'warrior' && <p class="hint">{t.neverEnters}</p>}
      {ask.number('baseDamage', attack.baseDamage, figureLimits.damage)}
      {ask.number('baseRangedDamage', attack.baseRangedDamage, figureLimits.damage)}
      <p class="hint">{attack.oldFigures}</p>
      <Chips legend={attack.abilities}>
        {siegeAbilities.map(({ id }) => (
          <Toggle
            key={id}
            pressed={abilities.includes(id)}
            onChange={(on) =>
              form.change({ abilities: on ? [...abilities, id] : abilities.filter((held) => held !== id) })
            }
          >
            {abilityName(terms, id)}
          </Toggle>
        ))}
      </Chips>
      <Fold title={t.moreValues}>
        <p class="hint">{t.valuesHint}</p>
        {(['range', 'attack', 'defence', 'clicks'] as const).map((value) => (
          <ValueField
            key={value}
            label={t.values[value]}
            value={figure[value]}
            lowest={value === 'clicks' ? 1 : 0}
            highest={figureValues[value]}
            onChange={(to) => form.setValue(value, to)}
          />
        ))}
        <ValueField
          label={t.values.cost}
          value={figure.cost}
          lowest={0}
          highest={9999}
          onChange={(to) => form.setValue('cost', to)}
        />
      </Fold>
      <div class="row">
        <Button kind="primary" icon="check" onClick={save}>
          {shell.save}
        </Button>
        <Button
          kind="quiet"
          onClick={() => {
            form.stop();
            onDone();
          }}
        >
          {shell.cancel}
        </Button>
      </div>
    </>
  );
}

export interface FiguresSheetProps {
  /** The figure in hand, to be kept. */
  readonly inHand?: Figure | undefined;
  /** So many can be taken at once; where it is one, a tap takes it. */
  readonly most: number;
  /** How many there are already, beside whom others may be put. */
  readonly beside?: number;
  /** What the figures are taken for. */
  readonly purpose?: Purpose;
  readonly onTake: (figures: readonly Figure[], how: 'instead' | 'beside') => void;
  readonly onClose: () => void;
}

/** What the sheet shows: the figures at hand, one being entered, or where one goes. */
type View =
  | { readonly at: 'list' }
  | { readonly at: 'editor' }
  | { readonly at: 'army'; readonly figure: Figure };

/** The player's own figures and those of his armies in a sheet: taken, entered, changed, put into an army. */
export function FiguresSheet({
  inHand,
  most,
  beside = 0,
  purpose = 'attack',
  onTake,
  onClose,
}: FiguresSheetProps) {
  const model = useOwnUnits(openCastleFigures);
  const t = useTexts('castlefigures');
  const units = useTexts('units');
  const shell = useTexts('shell');
  const nameOf = useFigureName();
  const view = useSignal<View>({ at: 'list' });
  const shown = view.value;
  const inside = useViewFocus(shown.at);
  /** How many of each are to be taken, by the id of the figure or line: kept while a figure is entered. */
  const marked = useSignal<ReadonlyMap<string, number>>(new Map());

  function toList(): void {
    view.value = { at: 'list' };
  }

  function mark(id: string, count: number): void {
    marked.value = new Map([...marked.peek(), [id, count]]);
  }

  function titleOf(figures: CastleFiguresModel | undefined): string {
    if (shown.at === 'army') return units.toArmyTitle(nameOf(shown.figure));
    if (shown.at === 'list') return t.title;
    const draft = figures?.form.draft.value;
    return draft?.id !== undefined || draft?.of ? t.editTitle : t.create;
  }

  return (
    <Dialog title={titleOf(model)} onClose={onClose}>
      <SheetNotice />
      <div class="stack" data-game="mage-knight" ref={inside} tabIndex={-1}>
        {!model && <p class="hint">{shell.loading}</p>}
        {model && shown.at === 'list' && (
          <FigurePicker
            model={model}
            inHand={inHand}
            most={most}
            beside={beside}
            purpose={purpose}
            marked={marked.value}
            onMark={mark}
            onTake={(figures, how) => {
              onClose();
              onTake(figures, how);
            }}
            onEnter={() => {
              view.value = { at: 'editor' };
            }}
            onWant={(figure) => {
              view.value = { at: 'army', figure };
            }}
          />
        )}
        {model && shown.at === 'editor' && (
          <FigureEditor
            model={model}
            onDone={(made) => {
              if (made !== undefined) mark(made, 1);
              toList();
            }}
          />
        )}
        {model && shown.at === 'army' && <ToCastleArmy model={model} figure={shown.figure} onDone={toList} />}
      </div>
    </Dialog>
  );
}
