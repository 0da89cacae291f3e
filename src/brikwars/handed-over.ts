import type { FightInputs } from '../fight/played-question.ts';
import { type BattleRef, battleRef, battleRefText, type OfBattle } from '../kit/question/battle-ref.ts';
import { readSided, sidedText } from '../kit/question/sided-text.ts';
import type { TableRules } from '../rules/brikwars/house-rules.ts';
import type { Whose } from '../storage/settings-mirror.ts';
import { fullHouse } from './house-rules.ts';

/** What goes with a unit from one fight to another. */
export interface HandedOver {
  /** Whose the side is that acts there. */
  readonly acting: Whose;
  /** By which rules it is fought; left out, those of the fight that it comes to. */
  readonly table?: TableRules;
  /** The unit of a battle that it is. */
  readonly unit?: BattleRef | undefined;
}

/** What goes with the one who is struck in a fight. */
export function handedFrom({
  inputs: { acting, value },
}: {
  readonly inputs: Pick<FightInputs<OfBattle & { readonly table: TableRules }>, 'acting' | 'value'>;
}): HandedOver {
  const { table, battle } = value.value;
  return { acting: acting.value, table, unit: battle?.other };
}

/** A unit in an address, with what goes with it behind it. */
export function handedOver(unit: string, { acting, table, unit: ref }: HandedOver): string {
  const rules = table ? `&e=${fullHouse.write(table)}` : '';
  const battle = ref ? `&ofbattle=${battleRefText(ref)}` : '';
  return sidedText(unit + rules + battle, acting);
}

/** The same read: one's own acts where nothing is said of it, as in addresses of old. */
export function readHandedOver(query: string): HandedOver & { readonly what: string } {
  const { text, whose } = readSided(query);
  const [what = '', ...rest] = text.split('&');
  const said = new URLSearchParams(rest.join('&'));
  const table = fullHouse.read(said.get('e') ?? '');
  return { what, acting: whose, ...(table && { table }), unit: battleRef(said.get('ofbattle') ?? undefined) };
}
