import { onceShown } from '../../kit/behind.ts';
import { useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import type { Weighing } from '../../kit/controls/worth.tsx';
import { asksIn } from '../../kit/question/asks-in.tsx';
import { quikRow, quikUnitsOf, quikWeaponsOf } from './inputs.ts';
import type { QuikModel } from './model.ts';
import { PresetChips, rareInForce, useQuikWorth, WeaponName, weaponFacts } from './target-card.tsx';

/** Some attackers alike: what they hold, how many they are, and what few need in a fold. */
export function StrikerCard({ model, place }: { readonly model: QuikModel; readonly place: number }) {
  const t = useTexts('quik');
  const inputs = model.inputs.value.value;
  const { strikers, table } = inputs;
  const whole = useQuikWorth(inputs);
  const row = strikers[place];
  if (!row) return null;
  const { crewed, far } = weaponFacts(table, row.weapon, row.crew);
  const change = (part: Partial<typeof row>) => model.changeStriker(place, part);
  const weighing: Weighing<Partial<typeof row>> = {
    worth: (part) => whole.worth({ ...inputs, strikers: strikers.with(place, { ...row, ...part }) }),
    of: inputs,
  };
  const ask = asksIn(quikRow, row, change, weighing);
  const remove = () => {
    model.removeStriker(place);
    // The button that had the focus is gone; there is room for others again.
    onceShown(() => document.querySelector<HTMLElement>('.quik-both > .button:last-child')?.focus());
  };
  return (
    <section class="card quik-striker">
      <div class="quik-head">
        <h2 class="card-title">
          {strikers.length > 1 ? t.attackerNumber(place + 1) : t.attacker}: {t.units[row.unit]}
        </h2>
        {strikers.length > 1 && (
          <Button kind="quiet" icon="trash" label={t.removeAttackers(place + 1)} onClick={remove} />
        )}
      </div>
      <PresetChips model={model} attacks row={row} onChange={change} weighing={weighing} />
      <div class="quik-weapons">
        {ask.choice(
          'weapon',
          t.weapon,
          (weapon) => (
            <WeaponName table={table} weapon={weapon} />
          ),
          {
            known: quikWeaponsOf(table.game).filter((weapon) => weapon !== 'bare-hands'),
          },
        )}
      </div>
      {ask.number('count', crewed ? t.weaponCount : t.count)}
      {crewed && ask.number('crew', t.crew)}
      {far && (
        <>
          {ask.number('distance', t.distance, { none: { sign: '?', said: t.distanceUnknown } })}
          {row.distance === 0 && <p class="hint">{t.distanceHint}</p>}
        </>
      )}
      <Fold title={t.more} count={rareInForce(row)} countLabel={t.inForce}>
        {ask.choice('unit', t.unit, t.units, {
          known: quikUnitsOf(table.game).filter((unit) => unit !== 'steed'),
        })}
        {ask.choice('other', t.other, t.weapons, { known: quikWeaponsOf(table.game).toReversed() })}
        <div class="row">
          {ask.flag('shield', t.shield)}
          {ask.flag('armor', t.armor)}
        </div>
      </Fold>
    </section>
  );
}
