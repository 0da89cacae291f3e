import type { Signal } from '@preact/signals';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Chips, Toggle } from '../../kit/controls/choice.tsx';
import { siegeAbilities } from '../../rules/mage-knight/attack/abilities.ts';
import type { FigureClick } from '../../rules/mage-knight/attack/figure.ts';
import type { DialClick } from '../../rules/mage-knight/siege/siege-setup.ts';
import { abilityName } from '../eligibility-text.ts';
import type { DialEditing } from './editing.ts';
import { destroyedBy } from './kinds.ts';
import { markRow, rowAt } from './typing.ts';

interface SignProps {
  readonly sign: string;
  readonly said: string;
  readonly kind?: 'yellow';
}

/** A sign in the table, with its words for who hears it and who points at it. */
function Sign({ sign, said, kind }: SignProps) {
  return (
    <span class="dial-sign" data-sign={kind} title={said}>
      <span aria-hidden="true">{sign}</span>
      <span class="visually-hidden">{said}</span>
    </span>
  );
}

/** What a click of a section is marked with. */
export function SectionSigns({ row }: { readonly row: DialClick }) {
  const t = useTexts('castledial');
  const { yellow, demoralised, brokenTowers } = row;
  return (
    <>
      {yellow && <Sign sign="" kind="yellow" said={t.yellowShown} />}
      {demoralised && <Sign sign={t.demoralisedSign} said={t.demoralised} />}
      {brokenTowers > 0 && <Sign sign={'✕'.repeat(brokenTowers)} said={t.brokenTowers(brokenTowers)} />}
    </>
  );
}

interface MarksProps<Row> {
  readonly editing: DialEditing<Row>;
}

/** The click under the pad, with the way to change its marks. */
function marked<Row>({ kind, page, put }: DialEditing<Row>) {
  const row = rowAt(kind, page.rows, page.cursor.at?.row ?? 0);
  return { row, mark: (change: (row: Row) => Row) => put(markRow(kind, page, change)) };
}

/** The marks of a section's click. Broken towers count three first, for these end the dial. */
export function SectionMarks({ editing }: MarksProps<DialClick>) {
  const t = useTexts('castledial');
  const format = useFormat();
  const coming = (editing.page.cursor.at?.row ?? 0) >= editing.page.rows.length;
  const { row, mark } = marked(editing);
  const towers = coming ? 0 : row.brokenTowers;
  return (
    <>
      <Toggle pressed={!coming && row.yellow} onChange={(yellow) => mark((click) => ({ ...click, yellow }))}>
        {t.yellow}
      </Toggle>
      <Toggle
        pressed={!coming && row.demoralised}
        onChange={(demoralised) => mark((click) => ({ ...click, demoralised }))}
      >
        {t.demoralised}
      </Toggle>
      <Toggle
        pressed={towers > 0}
        onChange={() =>
          mark((click) => ({ ...click, brokenTowers: towers === 0 ? destroyedBy : towers - 1 }))
        }
      >
        {towers === 0 || towers === destroyedBy ? t.threeTowers : t.towers(format.number(towers))}
      </Toggle>
    </>
  );
}

/** What a click of a figure is marked with. */
export function FigureSigns({ row }: { readonly row: FigureClick }) {
  const t = useTexts('castledial');
  const terms = useTexts('castleterms');
  const format = useFormat();
  const { demoralised, abilities = [] } = row;
  const names = abilities.map((id) => abilityName(terms, id));
  return (
    <>
      {abilities.length > 0 && (
        <Sign
          sign={`★${abilities.length > 1 ? format.number(abilities.length) : ''}`}
          said={names.join(', ')}
        />
      )}
      {demoralised && <Sign sign={t.demoralisedSign} said={t.demoralised} />}
    </>
  );
}

interface FigureMarksProps extends MarksProps<FigureClick> {
  /** The abilities stand in the place of the keys. */
  readonly choosing: Signal<boolean>;
}

/** The marks of a figure's click. */
export function FigureMarks({ editing, choosing }: FigureMarksProps) {
  const t = useTexts('castledial');
  const format = useFormat();
  const coming = (editing.page.cursor.at?.row ?? 0) >= editing.page.rows.length;
  const { row, mark } = marked(editing);
  const { abilities = [] } = row;
  return (
    <>
      <Toggle
        pressed={!coming && row.demoralised === true}
        onChange={(on) =>
          mark(({ demoralised: _, ...click }) => (on ? { ...click, demoralised: true } : click))
        }
      >
        {t.demoralised}
      </Toggle>
      <Button
        expanded={choosing.value}
        onClick={() => {
          choosing.value = !choosing.value;
        }}
      >
        {coming || abilities.length === 0 ? t.abilities : t.abilitiesOf(format.number(abilities.length))}
      </Button>
    </>
  );
}

/** The abilities that let a figure attack a castle, as far as this click has them. */
export function AbilityKeys({ editing }: MarksProps<FigureClick>) {
  const castle = useTexts('castle');
  const terms = useTexts('castleterms');
  const { row, mark } = marked(editing);
  const { abilities = [] } = row;
  return (
    <Chips legend={castle.abilities}>
      {siegeAbilities.map(({ id }) => (
        <Toggle
          key={id}
          pressed={abilities.includes(id)}
          onChange={(on) =>
            mark(({ abilities: before = [], ...click }) => {
              const held = on ? [...before, id] : before.filter((each) => each !== id);
              return held.length > 0 ? { ...click, abilities: held } : click;
            })
          }
        >
          {abilityName(terms, id)}
        </Toggle>
      ))}
    </Chips>
  );
}
