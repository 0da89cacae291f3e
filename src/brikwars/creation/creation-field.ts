import { type Field, list, oneOf, row, shaped, whole } from '../../kit/link.ts';
import { type BuiltCreation, creationBounds } from '../../rules/brikwars/creation/built.ts';
import {
  type CreationWeapon,
  creationWeaponKinds,
  mediums,
  mindKinds,
} from '../../rules/brikwars/creation/creation.ts';
import { weaponSizes } from '../../rules/brikwars/creation/creation-weapons.ts';
import { type HandedOver, handedOver, readHandedOver } from '../handed-over.ts';

const body = row({
  size: whole(0, creationBounds.size),
  level: whole(0, creationBounds.level),
  verminArmor: whole(0, creationBounds.armor),
});

/** Inches in halves, so that they stay whole numbers. */
const halves: Field<number> = shaped(
  whole(0, 2 * creationBounds.inches),
  (inches: number) => Math.round(2 * inches),
  (written) => written / 2,
);

const propulsions = list(
  row({ medium: oneOf(mediums), inches: halves, parts: whole(1, creationBounds.parts) }, '-'),
  '.',
  0,
  creationBounds.propulsions,
);

const weapons = list(
  row(
    { kind: oneOf(creationWeaponKinds), size: oneOf(weaponSizes), payload: whole(0, creationBounds.payload) },
    '-',
  ),
  '.',
  0,
  creationBounds.weapons,
);

const mind = row({
  kind: oneOf(mindKinds),
  skillRaise: whole(0, creationBounds.raise),
  multidexterity: whole(0, creationBounds.levels),
  multitasking: whole(0, creationBounds.levels),
});

const split = 4;

/** A creation as text: `4.2.0~ground-20-4~gun-2-0~none.0.0.0`. */
export const creationField: Field<BuiltCreation> = {
  write: (creation) =>
    [
      body.write(creation),
      propulsions.write(creation.propulsion),
      weapons.write(creation.weapons.map((weapon) => ({ ...weapon, size: sizeOf(weapon) }))),
      mind.write(creation.mind),
    ].join('~'),
  read(text) {
    const parts = text.split('~');
    if (parts.length !== split) return undefined;
    const [structure, moves, arms, thinks] = [
      body.read(parts[0] ?? ''),
      propulsions.read(parts[1] ?? ''),
      weapons.read(parts[2] ?? ''),
      mind.read(parts[3] ?? ''),
    ];
    return structure && moves && arms && thinks
      ? { ...structure, propulsion: moves, weapons: arms, mind: thinks }
      : undefined;
  },
};

function sizeOf({ size }: CreationWeapon): (typeof weaponSizes)[number] {
  return weaponSizes.find((known) => known === size) ?? 1;
}

/** A side of a fight, which may be a creation: then it stands behind the rest, after a mark of its own. */
export function withCreation<Rest extends object>(
  rest: Field<Rest>,
): Field<Rest & { readonly creation?: BuiltCreation }> {
  return {
    write: (side) =>
      side.creation === undefined
        ? rest.write(side)
        : `${rest.write(side)}${mark}${creationField.write(side.creation)}`,
    read(text) {
      const [first = '', built, ...more] = text.split(mark);
      const side = more.length === 0 ? rest.read(first) : undefined;
      if (side === undefined || built === undefined) return side;
      const creation = creationField.read(built);
      return creation && { ...side, creation };
    },
  };
}

const mark = '!';

/** A creation on its way to where it is attacked and damaged, with the pips that it has lost. */
interface Target {
  readonly creation: BuiltCreation;
  readonly pips: number;
}

const target: Field<Target> = {
  write: ({ creation, pips }) => `target=${creationField.write(creation)}${pips > 0 ? `*${pips}` : ''}`,
  read(text) {
    const [, built = '', lost = '0'] = /^target=([^*]*)(?:\*(\d+))?$/.exec(text) ?? [];
    const creation = creationField.read(built);
    const pips = whole(0, creationBounds.size).read(lost);
    return creation && pips !== undefined ? { creation, pips } : undefined;
  },
};

/** The address where this creation is attacked as it was in the fight that it comes from. */
export function targetAddress(hurt: Target, from: HandedOver): string {
  return handedOver(`fight/wreck?${target.write(hurt)}`, from);
}

/** The creation that such an address names. */
export function targetInAddress(query: string): (Target & HandedOver) | undefined {
  const { what, ...from } = readHandedOver(query);
  const hurt = target.read(what);
  return hurt && { ...hurt, ...from };
}
