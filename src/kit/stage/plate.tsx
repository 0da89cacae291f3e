import { useContext } from 'preact/hooks';
import { calledSo, SideNamesOf } from './side-names.ts';

/** A side in words, below its figure. */
export interface Plate<Sheet> {
  readonly side: 'mine' | 'theirs';
  /** Whose it is, such as "Attacker". */
  readonly role: string;
  readonly name: string;
  readonly held?: string;
  readonly values?: string;
  /** What is named is a kind, which stays beside the name that a unit has of its own. */
  readonly kind?: true;
  readonly opens: Sheet;
}

/** A side in words; a unit of a battle has its own name, and what it is beside its role. */
export function PlateButton({
  onClick,
  ...plate
}: Omit<Plate<unknown>, 'opens'> & { readonly onClick: () => void }) {
  const own = useContext(SideNamesOf)[plate.side];
  const [name, kind] = own ? calledSo(plate.name, own) : [plate.name, ''];
  return (
    <button
      type="button"
      class="stage-plate"
      data-side={plate.side}
      data-long={name.length > 18 ? 'all' : name.length > 12 ? 'narrow' : undefined}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      <small class="stage-role">
        {plate.role}
        {plate.kind && kind && kind !== own && ` · ${kind}`}
      </small>{' '}
      <b>{name}</b> <span>{plate.held}</span> <small>{plate.values}</small>
    </button>
  );
}
