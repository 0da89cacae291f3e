import type { Drafts } from '../../platform/drafts.ts';
import { type FigureKind, figureKinds } from '../../rules/mage-knight/figure.ts';
import { siegeLimits } from '../../rules/mage-knight/siege-setup.ts';

/** A figure that is being typed, before it is put anywhere. */
export interface TypedFigure {
  readonly name: string;
  readonly owner: number;
  readonly kind: FigureKind;
  readonly clicks?: number;
}

const draft = 'castle-siege-figure';

export function saveTypedFigure(drafts: Drafts, figure: TypedFigure | undefined): void {
  drafts.save(draft, figure ? JSON.stringify(figure) : '');
}

/** The figure last typed and never put anywhere; undefined for anything that is not wholly understood. */
export async function loadTypedFigure(drafts: Drafts): Promise<TypedFigure | undefined> {
  try {
    return figureIn(JSON.parse((await drafts.load(draft)) || 'null'));
  } catch {
    return undefined;
  }
}

function figureIn(read: unknown): TypedFigure | undefined {
  if (typeof read !== 'object' || read === null) return undefined;
  const { name, owner, kind, clicks } = read as Readonly<Record<string, unknown>>;
  const known = figureKinds.find((each) => each === kind);
  const whole = (value: unknown, lowest: number, highest: number): value is number =>
    Number.isInteger(value) && (value as number) >= lowest && (value as number) <= highest;
  if (typeof name !== 'string' || name.length > siegeLimits.name || !known) return undefined;
  if (!whole(owner, 0, siegeLimits.players - 1)) return undefined;
  if (clicks !== undefined && !whole(clicks, 1, siegeLimits.value)) return undefined;
  return { name, owner, kind: known, ...(clicks === undefined ? {} : { clicks }) };
}
