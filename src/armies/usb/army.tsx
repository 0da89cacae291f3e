import { useTexts } from '../../kit/context.ts';
import { ArmyLines } from '../army-lines.tsx';
import { ArmyTotal } from '../army-total.tsx';
import type { ArmyEditor } from '../editor.ts';
import { AddUnits } from './add-units.tsx';
import { CompositionCard } from './composition-card.tsx';
import { UsbLine } from './line.tsx';
import type { UsbArmyModel } from './model.ts';
import { Samples } from './samples.tsx';
import './army.css';

interface UsbArmyProps {
  readonly editor: ArmyEditor;
  readonly army: UsbArmyModel;
}

/** The total of an army of USB: whether its composition is legal stays in sight with its points. */
export function UsbTotal({ editor, army }: UsbArmyProps) {
  const t = useTexts('usbarmy');
  const view = army.view.value;
  const bad = (view?.broken ?? 0) > 0;
  const text = bad ? t.broken(view?.broken ?? 0) : view?.lines.length === 0 ? t.unfinished : t.legal;
  const state = view?.limit === undefined ? undefined : { bad, text };
  return <ArmyTotal editor={editor} state={state} />;
}

/** What the rules of composition make of the army; an empty one may start from a ready one. */
export function UsbComposition({ army }: Pick<UsbArmyProps, 'army'>) {
  const view = army.view.value;
  if (!view) return null;
  return (
    <>
      <CompositionCard army={army} view={view} />
      {view.lines.length === 0 && <Samples army={army} />}
    </>
  );
}

/** The units of an army as lines, and the ways for others to join. */
export function UsbUnits({ editor, army, id }: UsbArmyProps & { readonly id: string }) {
  const view = army.view.value;
  return (
    <ArmyLines
      editor={editor}
      own={(props) => {
        const of = view?.lines.find(({ line }) => line.id === props.line.id)?.of;
        return of && <UsbLine {...props} of={of} army={army} id={id} />;
      }}
      adding={(full, add) => <AddUnits army={army} full={full} onPlain={add} />}
    />
  );
}
