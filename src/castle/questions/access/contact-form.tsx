import { Choice } from '../../../kit/choice.tsx';
import { useTexts } from '../../../kit/context.ts';
import { basesMatter, bothAtGatehouse, contactPlaces } from './inputs.ts';
import type { CastleWaysModel } from './model.ts';
import { ToggleGroup } from './toggle-group.tsx';

/** Two whose contact is asked. */
export function ContactForm({ model }: { readonly model: CastleWaysModel }) {
  const t = useTexts('castleways');
  const { contact } = model.inputs.value.value;
  const { one, other, sameGatehouse, basesTouch } = contact;
  const change = model.changeContact;
  const places = contactPlaces.map((value) => ({ value, label: t.places[value] }));
  const same = {
    label: t.sameGatehouse,
    pressed: sameGatehouse,
    onChange: (on: boolean) => change({ sameGatehouse: on }),
  };
  const touch = {
    label: t.basesTouch,
    pressed: basesTouch,
    onChange: (on: boolean) => change({ basesTouch: on }),
  };
  const switches = [...(bothAtGatehouse(contact) ? [same] : []), ...(basesMatter(contact) ? [touch] : [])];
  return (
    <div class="stack">
      <Choice legend={t.one} value={one} options={places} onChange={(value) => change({ one: value })} />
      <Choice
        legend={t.other}
        value={other}
        options={places}
        onChange={(value) => change({ other: value })}
      />
      {switches.length > 0 && <ToggleGroup legend={t.bases} switches={switches} />}
    </div>
  );
}
