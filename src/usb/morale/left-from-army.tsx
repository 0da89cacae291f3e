import { Button } from '../../kit/button.tsx';
import { useServices, useTexts } from '../../kit/context.ts';
import { useUsbUnits } from '../units/use-usb-units.ts';
import { leftOfArmy } from './left.ts';
import type { UsbMoraleModel } from './model.ts';

/** The armies in use: more would be a list to search in. */
const armiesShown = 3;

/** Whose commander has died: one tap on the army enters its units. */
export function LeftFromArmy({ model }: { readonly model: UsbMoraleModel }) {
  const { notices } = useServices();
  const t = useTexts('usbmoralemore');
  const units = useTexts('units');
  const shell = useTexts('shell');
  const own = useUsbUnits();
  const { rules } = model.answer.value;
  const armies = (own?.armyUnits.value ?? [])
    .map(({ id, name, units: lines }) => ({
      id,
      name: name || units.unnamedArmy,
      left: leftOfArmy(
        lines.map(({ unit, count }) => ({ unit: unit.unit, count })),
        rules,
      ),
    }))
    .filter(({ left }) => left.length > 0)
    .slice(0, armiesShown);
  if (armies.length === 0) return null;
  const take = (left: (typeof armies)[number]['left']) => {
    const before = model.inputs.value.peek().left;
    model.change({ left });
    notices.show(t.tookArmy, {
      action: { label: shell.undo, run: () => model.change({ left: before }) },
    });
  };
  return (
    <>
      <div class="row">
        {armies.map(({ id, name, left }) => (
          <Button key={id} icon="armies" onClick={() => take(left)}>
            {t.fromArmy(name)}
          </Button>
        ))}
      </div>
      <p class="hint">{t.fromArmyHint}</p>
    </>
  );
}
