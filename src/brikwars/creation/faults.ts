import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { BuiltCreation } from '../../rules/brikwars/creation/built.ts';
import { type CreationIssue, creationIssues } from '../../rules/brikwars/creation/creation-check.ts';
import {
  type CreationEditionId,
  type CreationRules,
  creationEditionIds,
  creationRules,
} from '../../rules/brikwars/creation/creation-rules.ts';
import type { PriceLine } from '../../rules/brikwars/creation/price-lines.ts';
import { firstEdition } from '../../rules/brikwars/edition-ids.ts';
import { fliesIn, weaponName } from './lines.ts';

type Texts = Messages['creation'];

/** One line of the bill, which names the weapon or the propulsion it is for. */
export function billText(t: Texts, { propulsion, weapons }: BuiltCreation, line: PriceLine): string {
  const { code, place = 0 } = line;
  const weapon = code === 'weapon' ? weapons[place] : undefined;
  if (weapon) return weaponName(t, weapon);
  const moved = code === 'propulsion' ? propulsion[place] : undefined;
  return moved ? `${t.bill.propulsion}: ${t.mediums[moved.medium]}` : t.bill[code];
}

export function faultText(t: Texts, format: Format, { code, limit, found }: CreationIssue): string {
  const shown = (value: number | undefined) => (value === undefined ? '' : format.number(value));
  return t.codes[code](shown(limit), shown(found));
}

/** How creations are built in an edition; a name nobody knows builds as the first. */
export function buildingRulesIn(edition: string | undefined): CreationRules {
  const known: CreationEditionId = creationEditionIds.find((id) => id === edition) ?? firstEdition;
  return creationRules[known];
}

/** How many points the rules of an edition have against it. */
export function faultCount(creation: BuiltCreation, edition: string | undefined): number {
  return creationIssues(creation, buildingRulesIn(edition), fliesIn(creation)).length;
}
