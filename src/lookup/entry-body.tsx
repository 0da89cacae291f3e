import { useServices, useTexts } from '../kit/context.ts';
import { Chips, Toggle } from '../kit/controls/choice.tsx';
import { languageName } from '../platform/language-name.ts';
import type { EntryFacts, EntryText } from '../reference/types.ts';
import type { TableId } from '../rules/brikwars/table-ids.ts';
import { type BrikwarsTable, tableOf } from '../rules/brikwars/tables.ts';
import type { RuleId } from '../rules/ids.ts';
import { type Language, languages } from '../rules/languages.ts';
import type { CastleRulesTable, CastleTableId } from '../rules/mage-knight/table-ids.ts';
import { castleTableOf } from '../rules/mage-knight/tables.ts';
import type { UsbRulesTable, UsbTableId } from '../rules/usb/table-ids.ts';
import { usbTableOf } from '../rules/usb/tables.ts';
import type { LookupModel } from './model.ts';
import { RuleTables } from './rule-tables.tsx';
import { RuleText } from './rule-text.tsx';

type AnyTableId = TableId | UsbTableId | CastleTableId;

const isUsb = (id: AnyTableId): id is UsbTableId => id.startsWith('usb-');

const isCastle = (id: AnyTableId): id is CastleTableId => id.startsWith('mk-');

/** The tables that an entry names, in its order, apart by game: each game's are fetched with the figures of that game alone. */
export function tablesByGame({ tables = [] }: Pick<EntryFacts, 'tables'>): {
  readonly brikwars: readonly TableId[];
  readonly usb: readonly UsbTableId[];
  readonly castle: readonly CastleTableId[];
} {
  return {
    brikwars: tables.filter((id): id is TableId => !isUsb(id) && !isCastle(id)),
    usb: tables.filter(isUsb),
    castle: tables.filter(isCastle),
  };
}

export function castleTables(ids: readonly CastleTableId[]): readonly CastleRulesTable[] {
  return ids.map(castleTableOf);
}

/** Tables of the castle rules; sections and strengths are called as in the Castle place. */
function CastleTables({ tables }: { readonly tables: readonly CastleTableId[] }) {
  const t = useTexts('castletables');
  const { sections, strengths } = useTexts('castleterms');
  const texts = { ...t, columns: { ...t.columns, ...strengths }, rows: { ...t.rows, ...sections } };
  return <RuleTables tables={castleTables(tables)} texts={texts} />;
}

export function brikwarsTables(ids: readonly TableId[]): readonly BrikwarsTable[] {
  return ids.map(tableOf);
}

/** Tables of BrikWars, with the figures of the editions that differ. */
function BrikwarsTables({ tables }: { readonly tables: readonly TableId[] }) {
  const t = useTexts('ruletables');
  return <RuleTables tables={brikwarsTables(tables)} texts={{ ...t, wheres: t.editions }} />;
}

export function usbTables(ids: readonly UsbTableId[]): readonly UsbRulesTable[] {
  return ids.map(usbTableOf);
}

/** Tables of USB, with the figures of the house rules that differ. */
function UsbTables({ tables }: { readonly tables: readonly UsbTableId[] }) {
  return <RuleTables tables={usbTables(tables)} texts={useTexts('usbtables')} />;
}

interface EntryBodyProps {
  readonly id: RuleId;
  readonly model: LookupModel;
  /** Opens a rule that a word of the text names, where that is not in its place. */
  readonly onTerm?: (id: RuleId) => void;
  readonly facts: EntryFacts;
  readonly beside: Language | undefined;
  readonly besideText: EntryText | undefined;
  readonly onBeside: (language: Language | undefined) => void;
}

/** What a rule says, in which editions, and the same in another language. */
export function EntryBody({ id, model, onTerm, facts, beside, besideText, onBeside }: EntryBodyProps) {
  const t = useTexts('rules');
  const own = useServices().language.language.value;
  const tables = tablesByGame(facts);
  const editions: Readonly<Record<string, string>> = { ...useTexts('editions'), ...t.editions };
  return (
    <>
      <RuleText id={id} language={own} model={model} onTerm={onTerm} />
      {tables.brikwars.length > 0 && <BrikwarsTables tables={tables.brikwars} />}
      {tables.usb.length > 0 && <UsbTables tables={tables.usb} />}
      {tables.castle.length > 0 && <CastleTables tables={tables.castle} />}
      {facts.editions && (
        <p class="row">
          <span class="label">{t.editionsTitle}</span>
          {facts.editions.map((edition) => (
            <span key={edition} class="edition">
              {editions[edition] ?? edition}
            </span>
          ))}
        </p>
      )}
      <Chips legend={t.besideTitle} hideLegend>
        {languages
          .filter((language) => language !== own)
          .map((language) => (
            <Toggle
              key={language}
              pressed={beside === language}
              onChange={(pressed) => onBeside(pressed ? language : undefined)}
            >
              <span lang={language}>{languageName(language)}</span>
            </Toggle>
          ))}
      </Chips>
      {beside && beside !== own && besideText && (
        <div class="beside stack" lang={beside}>
          <p>
            <b>{besideText.title}</b>
          </p>
          <RuleText id={id} language={beside} model={model} onTerm={onTerm} />
        </div>
      )}
    </>
  );
}
