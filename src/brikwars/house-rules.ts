import { createHouseRules } from '../fight/house-rules.ts';
import { always } from '../kit/question/fields.ts';
import { type EditionId, editionIds } from '../rules/brikwars/edition.ts';
import {
  type HouseRuleId,
  type HouseRules,
  houseRuleIds,
  houseRules,
  ownRules,
  type TableRules,
  valuesOf,
  withHouseRule,
} from '../rules/brikwars/house-rules.ts';
import { quikGameIds } from '../rules/brikwars/quik/quik-game-ids.ts';
import {
  ownQuikRules,
  type QuikHouseRuleId,
  type QuikSwitches,
  type QuikTable,
  quikHouseRules,
  quikHouseRulesOf,
  quikValuesOf,
  withQuikHouseRule,
} from '../rules/brikwars/quik/quik-house-rules.ts';

/** Those of the full game: `2005`, or with its changes `2005~bonus.none~parryRolled.always`. */
export const fullHouse = createHouseRules<HouseRuleId, Required<HouseRules>, TableRules>({
  rules: houseRules,
  valuesOf,
  idsOf: () => houseRuleIds,
  ownOf: ({ edition }) => ownRules(edition),
  playedOf: ({ edition }) => edition,
  begin(played) {
    const edition = editionIds.find((id) => id === played);
    return edition && { edition, house: {} };
  },
  withRule: withHouseRule,
});

/** What a question is played by. Another edition changes no default: a link means the same to all who open it. */
export const tableField = always<TableRules>(fullHouse, { edition: editionIds[0], house: {} });

/** The defaults, by the rules of an edition. */
export const begun = <Inputs extends { readonly table: TableRules }>(
  defaultValue: Inputs,
  edition: EditionId,
): Inputs => ({ ...defaultValue, table: { edition, house: {} } });

/** Those of a short game: `en`, or with its changes `lugpol~protection.one-die~crewLimit.Infinity`. */
export const quikHouse = createHouseRules<QuikHouseRuleId, QuikSwitches, QuikTable>({
  rules: quikHouseRules,
  valuesOf: quikValuesOf,
  idsOf: ({ game }) => quikHouseRulesOf(game),
  ownOf: ({ game }) => ownQuikRules(game),
  playedOf: ({ game }) => game,
  begin(played) {
    const game = quikGameIds.find((id) => id === played);
    return game && { game, house: {} };
  },
  withRule: withQuikHouseRule,
});

/** What a short game is played by. */
export const quikTableField = always<QuikTable>(quikHouse, { game: quikGameIds[0], house: {} });
