import type { MageKnightRuleId } from '../ids.ts';

/**
 * Special abilities that the castle text (M4.4, M16, M17) names, one a row; `row` is the line of the decision
 * table that lets their bearer attack a castle. The Hungarian names are the only official ones.
 */
export const abilities = [
  { id: 'atutes', hungarian: 'átütés', mode: 'close', row: 'MK-ELG-07' },
  { id: 'letarolas', hungarian: 'letarolás', mode: 'close', row: 'MK-ELG-07' },
  { id: 'mennykocsapas', hungarian: 'mennykőcsapás', mode: 'close', row: 'MK-ELG-07' },
  { id: 'utkozes', hungarian: 'ütközés', mode: 'close', row: 'MK-ELG-08' },
  { id: 'magikus-robbantas', hungarian: 'mágikus robbantás', mode: 'ranged', row: 'MK-ELG-10' },
  { id: 'bombazas', hungarian: 'bombázás', mode: 'ranged', row: 'MK-ELG-10' },
  { id: 'atloves', hungarian: 'átlövés', mode: 'ranged', row: 'MK-ELG-10' },
  { id: 'teruletre-hato-sebzes', hungarian: 'területre ható sebzés', mode: 'ranged', row: 'MK-ELG-11' },
  { id: 'gyogyitas', hungarian: 'gyógyítás' },
  { id: 'benitas', hungarian: 'bénítás' },
  { id: 'hadvezetes', hungarian: 'hadvezetés' },
  { id: 'eletszivas', hungarian: 'életszívás' },
  { id: 'magikus-befolyas', hungarian: 'mágikus befolyás' },
  { id: 'magikus-fagyasztas', hungarian: 'mágikus fagyasztás' },
  { id: 'magikus-gyogyitas', hungarian: 'mágikus gyógyítás' },
  { id: 'magikus-lebegtetes', hungarian: 'mágikus lebegtetés' },
  { id: 'vampirizalas', hungarian: 'vámpirizálás' },
  { id: 'mergezes', hungarian: 'mérgezés' },
] as const satisfies readonly {
  readonly id: string;
  readonly hungarian: string;
  readonly mode?: 'close' | 'ranged';
  readonly row?: MageKnightRuleId;
}[];

export type AbilityId = (typeof abilities)[number]['id'];

/** Abilities that let their bearer attack a castle (M16.3-4, M17.3-4). */
export type SiegeAbility = Extract<(typeof abilities)[number], { readonly row: string }>;
export type SiegeAbilityId = SiegeAbility['id'];

export const siegeAbilities: readonly SiegeAbility[] = abilities.filter(
  (ability): ability is SiegeAbility => 'row' in ability,
);

export function isAbilityId(text: string): text is AbilityId {
  return abilities.some((ability) => ability.id === text);
}

/** The ability of a Hungarian name as printed in the castle text; `undefined` for one that the text does not name. */
export function abilityNamed(hungarian: string): AbilityId | undefined {
  return abilities.find((ability) => ability.hungarian === hungarian)?.id;
}
