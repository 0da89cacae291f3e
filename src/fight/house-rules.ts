import type { Field } from '../kit/question/link.ts';
import type { RuleId } from '../rules/ids.ts';

/** A house rule as a sheet shows it. */
export interface HouseSwitch {
  readonly id: string;
  readonly ruling: RuleId;
  /** Each by the word that links and texts have for it; the one that holds by itself is marked. */
  readonly values: readonly { readonly word: string; readonly own: boolean }[];
  /** The word of the value in force. */
  readonly word: string;
  /** The table plays it otherwise than it holds by itself. */
  readonly changed: boolean;
}

/** What a switch decides, and each of its values by the word that links have for it. */
export interface SwitchTexts {
  readonly title: string;
  /** When it matters. */
  readonly hint?: string;
  readonly values: Readonly<Record<string, string>>;
}

/** What sets the house rules of a game apart from those of the others. */
interface Catalogue<Id extends string, Values extends Readonly<Record<Id, unknown>>, Table> {
  readonly rules: Readonly<Record<Id, { readonly ruling: RuleId }>>;
  readonly valuesOf: <Name extends Id>(name: Name) => readonly Values[Name][];
  /** The switches that a table may set, in their order. */
  readonly idsOf: (table: Table) => readonly Id[];
  /** What holds by itself. */
  readonly ownOf: (table: Table) => Values;
  /** What is played, by its word in links. */
  readonly playedOf: (table: Table) => string;
  /** A table without house rules; undefined for a word that is none. */
  readonly begin: (played: string) => Table | undefined;
  readonly withRule: <Name extends Id>(table: Table, name: Name, value: Values[Name]) => Table;
}

/** The house rules of a game: as links write them, as a sheet shows them, and as a player sets them. */
export interface HouseRules<Id extends string, Table> extends Field<Table> {
  /** These switches as they stand. */
  switches(table: Table, ids: readonly Id[]): readonly HouseSwitch[];
  /** With a switch at the value that is written so; undefined for a switch or a value that does not exist. */
  withWord(table: Table, id: string, word: string): Table | undefined;
  /** Without any change. */
  cleared(table: Table): Table;
}

export function createHouseRules<
  Id extends string,
  Values extends Readonly<Record<Id, unknown>>,
  Table extends { readonly house: Partial<Values> },
>(catalogue: Catalogue<Id, Values, Table>): HouseRules<Id, Table> {
  const { rules, valuesOf, idsOf, ownOf, playedOf, begin, withRule } = catalogue;

  function withValue<Name extends Id>(table: Table, name: Name, word: string): Table | undefined {
    const value = valuesOf(name).find((known) => String(known) === word);
    return value === undefined ? undefined : withRule(table, name, value);
  }

  function withWord(table: Table, id: string, word: string): Table | undefined {
    const name = idsOf(table).find((known) => known === id);
    return name && withValue(table, name, word);
  }

  return {
    withWord,
    cleared: (table) => begin(playedOf(table)) ?? table,
    switches(table, ids) {
      const { house } = table;
      const own = ownOf(table);
      return ids.map((id) => {
        const changed = id in house;
        return {
          id,
          ruling: rules[id].ruling,
          values: valuesOf(id).map((value) => ({ word: String(value), own: value === own[id] })),
          word: String(changed ? house[id] : own[id]),
          changed,
        };
      });
    },
    /** `2005`, or with its changes `2005~bonus.none~parryRolled.always`: what is played, and what a table changed of it. */
    write(table) {
      const { house } = table;
      const changes = idsOf(table).filter((id) => id in house);
      return [playedOf(table), ...changes.map((id) => `${id}.${house[id]}`)].join('~');
    },
    read(text) {
      const [played = '', ...changes] = text.split('~');
      let table = begin(played);
      for (const change of changes) {
        const [id = '', word = '', ...rest] = change.split('.');
        if (table === undefined || rest.length > 0) return undefined;
        table = withWord(table, id, word);
      }
      return table;
    },
  };
}
