import { useSignal } from '@preact/signals';
import type { FigureClick } from '../../rules/mage-knight/attack/figure.ts';
import { rangedOf } from '../../rules/mage-knight/attack/figure-dial.ts';
import { DialPad } from './dial-pad.tsx';
import { DialTable } from './dial-table.tsx';
import { type DialEditing, useDialEditing } from './editing.ts';
import { figureDial } from './kinds.ts';
import { AbilityKeys, FigureMarks, FigureSigns } from './marks.tsx';

const kinds = { shoots: figureDial(true), strikes: figureDial(false) };

/** The dial of a figure under the pad: ranged damage is asked of those who shoot, or have some. */
export function useFigureDial(
  rows: readonly FigureClick[],
  range: number | undefined,
  onChange: (rows: readonly FigureClick[]) => void,
  begins: boolean,
): DialEditing<FigureClick> {
  const shoots = Boolean(range) || rows.some(({ ranged }) => ranged !== undefined);
  return useDialEditing(shoots ? kinds.shoots : kinds.strikes, rows, onChange, begins);
}

interface FigureDialProps {
  readonly editing: DialEditing<FigureClick>;
}

interface FigureTableProps extends FigureDialProps {
  readonly range: number | undefined;
  /** The click that it stands at. */
  readonly now?: number;
}

export function FigureDialTable({ editing, range, ...stands }: FigureTableProps) {
  return (
    <DialTable
      editing={editing}
      signs={(row) => <FigureSigns row={row} />}
      instead={(row, column) => (column === 'ranged' && range ? rangedOf(row, range) : undefined)}
      {...stands}
    />
  );
}

export function FigureDialPad({ editing }: FigureDialProps) {
  const choosing = useSignal(false);
  const marks = <FigureMarks editing={editing} choosing={choosing} />;
  return choosing.value ? (
    <DialPad editing={editing} marks={marks} instead={<AbilityKeys editing={editing} />} />
  ) : (
    <DialPad editing={editing} marks={marks} />
  );
}
