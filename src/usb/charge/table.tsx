import { TableCard } from '../../fight/step-card.tsx';
import { useNamedSides } from '../../fight/unit-names.ts';
import { useFormat, useTexts } from '../../kit/context.ts';
import { turned } from '../../platform/whose.ts';
import type { MeleeOutcome } from '../../rules/usb/melee/melee-record.ts';
import { meleeRoles } from '../../rules/usb/melee/melee-setup.ts';
import { heroFell } from '../standings.ts';
import { fighterText } from '../unit-names.ts';
import { UsbAfter } from '../usb-after.tsx';
import { endOf, usbChargeAnswerOf } from './answer.ts';
import { tilesOf } from './answer-card.tsx';
import { chargeInBattle } from './in-battle.ts';
import { inPair, type UsbChargeInputs } from './inputs.ts';
import type { UsbChargeModel } from './model.ts';
import { afterPlay, usbChargeLikelihood } from './play.ts';
import { Sides } from './stage.tsx';
import { usbChargeTexts } from './text.ts';

/** The melee rolled step by step, and what it leaves. */
export function UsbChargeTable({
  model,
  onMore,
}: {
  readonly model: UsbChargeModel;
  readonly onMore: () => void;
}) {
  const words = useTexts('usbcharge');
  const named = useNamedSides(model.play);
  type Named = ReturnType<typeof named>;
  const called = (charge: typeof words, charger: Named, target: Named) => ({
    ...charge,
    sides: { charger: charger ?? charge.sides.charger, target: target ?? charge.sides.target },
  });
  const t = {
    charge: called(words, named('mine'), named('theirs')),
    units: useTexts('usb'),
    endOdds: useTexts('fight').endOdds,
  };
  const format = useFormat();
  const textsOf = (words: typeof t) => ({
    ...usbChargeTexts(words, format),
    ended({ ending }: MeleeOutcome, inputs: UsbChargeInputs) {
      const answer = usbChargeAnswerOf(inputs);
      return answer.ok
        ? tilesOf(words.charge, format, answer.value).ends.find(({ id }) => id === endOf(ending))
        : undefined;
    },
  });
  return (
    <TableCard
      model={model.play}
      texts={textsOf(t)}
      // In every second round of a locked fight the other side strikes first.
      replying={textsOf({
        ...t,
        charge: called(turned(words), named('theirs'), named('mine')),
        units: turned(t.units),
      })}
      ready={model.answer.value.ok}
      onMore={onMore}
      after={<UsbChargeEnd model={model} />}
      battle={chargeInBattle}
      picture={(inputs, fates) => <Sides inputs={inputs} fates={fates} />}
    />
  );
}

/** How likely the losses of a melee were, and the way on with what is left of both units. */
function UsbChargeEnd({ model }: { readonly model: UsbChargeModel }) {
  const t = useTexts('usbcharge');
  const words = useTexts('usb');
  const format = useFormat();
  const play = model.play.play.value;
  if (play?.outcome === undefined || play.stale) return null;
  const { inputs, outcome } = play;
  const models = usbChargeLikelihood(inputs, outcome, play.log)?.models;
  const left = afterPlay(inputs, outcome);
  const replies = play.earlier.length % 2 === 1;
  const { sides } = replies ? turned(t) : t;
  const after = meleeRoles.flatMap((role) => {
    const { after: fighter } = outcome[role];
    return fighter ? [{ fighter, of: sides[role], ref: inputs.battle?.[inPair[role]] }] : [];
  });
  const fell = meleeRoles.some((role) => heroFell(inputs[role].fighter, outcome[role].after));
  return (
    <UsbAfter
      onTake={left && (() => model.use(left, replies))}
      gone={after.length < meleeRoles.length}
      ways={after.map(({ fighter, of, ref }) => ({
        text: words.onMorale(`${of}, ${fighterText(words, fighter)}`),
        to: { mode: 'morale', table: inputs.table, unit: fighter, ref },
      }))}
      {...(fell && { commander: { mode: 'morale', table: inputs.table, event: 'commander' } })}
    >
      {meleeRoles.map((role) => {
        const { models: gone, fate } = outcome[role];
        return (
          <div key={role}>
            <p>{t.lost(sides[role], t.modelsLost(gone), t.fates[fate].toLowerCase())}</p>
            {gone > 0 && models && (
              <p class="hint">{t.likely(gone, format.hundredths(models[role].atLeast))}</p>
            )}
          </div>
        );
      })}
    </UsbAfter>
  );
}
