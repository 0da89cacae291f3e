import {
  type ClickValue,
  clickValues,
  type FigureClick,
  figureValues,
} from '../../rules/mage-knight/attack/figure.ts';
import { type DialClick, siegeLimits } from '../../rules/mage-knight/siege/siege-setup.ts';
import { type DialEditing, useDialEditing } from './editing.ts';
import type { DialColumn, DialKind } from './typing.ts';

/** Three broken towers destroy a section (MK-GEN-02). */
export const destroyedBy = 3;

/** As high as the values of printed dials usually are. */
const common = { speed: 19, attack: 19, defence: 29, damage: 9, ranged: 9, fortification: 9 } as const;

function ofFigure(id: ClickValue): DialColumn<FigureClick, ClickValue> {
  return {
    id,
    most: clickValues[id],
    common: common[id],
    read: (click) => click[id],
    write(click, value) {
      if (value !== undefined) return { ...click, [id]: value };
      const { [id]: _, ...rest } = click;
      return rest;
    },
  };
}

/** The dial of a figure; one that never shoots has no ranged damage. */
export function figureDial(shoots: boolean): DialKind<FigureClick> {
  const values = ['speed', 'attack', 'defence', 'damage', ...(shoots ? (['ranged'] as const) : [])] as const;
  return { columns: values.map(ofFigure), blank: {}, most: figureValues.clicks, ends: () => false };
}

type SectionValue = 'fortification' | 'attack' | 'defence' | 'damage';

function ofSection(id: SectionValue): DialColumn<DialClick, SectionValue> {
  return {
    id,
    most: siegeLimits.value,
    common: common[id],
    read: (click) => click[id],
    // A section that shows nothing has nothing of it.
    write: (click, value) => ({ ...click, [id]: value ?? 0 }),
  };
}

const blankClick: DialClick = {
  ...{ fortification: 0, yellow: false, attack: 0, defence: 0, damage: 0 },
  ...{ demoralised: false, brokenTowers: 0 },
};

/** The dial of a section; a wall has no attack and no damage (MK-WALL-03). */
export function sectionDial(attacks: boolean): DialKind<DialClick> {
  const values = attacks
    ? (['fortification', 'attack', 'defence', 'damage'] as const)
    : (['fortification', 'defence'] as const);
  return {
    columns: values.map(ofSection),
    blank: blankClick,
    most: siegeLimits.clicks,
    ends: ({ brokenTowers }) => brokenTowers >= destroyedBy,
  };
}

const kindOf = { attacks: sectionDial(true), wall: sectionDial(false) };

/** The dial of a section under the pad. */
export function useSectionDial(
  attacks: boolean,
  clicks: readonly DialClick[],
  onChange: (clicks: readonly DialClick[]) => void,
  begins: boolean,
): DialEditing<DialClick> {
  return useDialEditing(attacks ? kindOf.attacks : kindOf.wall, clicks, onChange, begins);
}
