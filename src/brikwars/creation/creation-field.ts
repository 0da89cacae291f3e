import { at, behind, columns, type Field, list, oneOf, row, shaped, whole } from '../../kit/question/link.ts';
import { type BuiltCreation, creationBounds } from '../../rules/brikwars/creation/built.ts';
import { creationWeaponKinds, mediums, mindKinds } from '../../rules/brikwars/creation/creation.ts';
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
    {
      kind: oneOf(creationWeaponKinds),
      size: whole(Math.min(...weaponSizes), Math.max(...weaponSizes)),
      payload: whole(0, creationBounds.payload),
    },
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

/** A creation as text: `4.2.0~ground-20-4~gun-2-0~none.0.0.0`. */
export const creationField: Field<BuiltCreation> = columns(
  [body, at('propulsion', propulsions), at('weapons', weapons), at('mind', mind)],
  '~',
);

/** A side of a fight, which may be a creation: then it stands behind the rest, after a mark of its own. */
export const withCreation = <Rest extends object>(
  rest: Field<Rest>,
): Field<Rest & { readonly creation?: BuiltCreation }> => behind(rest, '!', 'creation', creationField);

/** A creation on its way to where it is attacked and damaged, with the pips that it has lost. */
interface Target {
  readonly creation: BuiltCreation;
  readonly pips: number;
}

const begins = 'target=';

const target: Field<Target> = shaped(
  behind(at('creation', creationField), '*', 'pips', whole(0, creationBounds.size)),
  ({ creation, pips }) => (pips > 0 ? { creation, pips } : { creation }),
  ({ creation, pips = 0 }) => ({ creation, pips }),
);

/** The address where this creation is attacked as it was in the fight that it comes from. */
export function targetAddress(hurt: Target, from: HandedOver): string {
  return handedOver(`fight/wreck?${begins}${target.write(hurt)}`, from);
}

/** The creation that such an address names. */
export function targetInAddress(query: string): (Target & HandedOver) | undefined {
  const { what, ...from } = readHandedOver(query);
  const hurt = what.startsWith(begins) ? target.read(what.slice(begins.length)) : undefined;
  return hurt && { ...hurt, ...from };
}
