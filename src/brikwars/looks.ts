import type { FigureLook, Weapon } from '../kit/figures/figure.tsx';
import type { UnitId } from '../rules/brikwars/units.ts';

/** How each unit is dressed. */
export const dress: Readonly<Record<UnitId | 'own', Partial<FigureLook>>> = {
  minifig: { hat: 'hair' },
  'armored-minifig': { hat: 'helmet', armour: true },
  officer: { hat: 'plume' },
  hero: { hat: 'helmet', cape: true },
  warhorse: { mount: 'horse', alone: true },
  'barded-warhorse': { mount: 'barded-horse', alone: true },
  own: { hat: 'kettle' },
};

/** Who casts spells, however his unit is dressed. */
export const mageLook = { hat: 'pointed', robe: true, weapon: 'staff' } as const satisfies FigureLook;

/** How a thing of the table is drawn. */
export const weaponPictures = {
  hand: 'hand',
  heavy: 'heavy',
  'two-handed': 'two-handed',
  'short-ranged': 'bow',
  'long-ranged': 'longbow',
  explosive: 'grenade',
  shield: 'shield',
  'random-object': 'object',
  own: 'axe',
  nothing: 'none',
} as const satisfies Readonly<Record<string, Weapon | 'shield'>>;
