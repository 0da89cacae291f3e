import { useFormat, useTexts } from '../../kit/context.ts';
import { Reasons } from '../../kit/reasons.tsx';
import type { UsbChargeAnswer } from './answer.ts';
import { likeliestScores } from './figures.ts';
import { sidesOf } from './names.ts';
import { usbChargeOptions } from './options.ts';

/** The scores that come most often, point by point. */
export function UsbChargeLikeliest({ answer }: { readonly answer: UsbChargeAnswer }) {
  const t = useTexts('usbchargemore');
  const why = useTexts('usbchargeplay');
  const charge = useTexts('usbcharge');
  const format = useFormat();
  const likeliest = likeliestScores(answer);
  if (!likeliest) return null;
  const sides = sidesOf(charge, answer.setup);
  return (
    <>
      <p class="label">{t.likeliest(format.hundredths(likeliest.chance))}</p>
      {usbChargeOptions.roles.map((role) => {
        const { value, reasons } = likeliest.scores[role];
        return (
          <div class="stack" key={role}>
            <p>{t.score(sides[role], format.number(value))}</p>
            <Reasons
              items={reasons.map(({ rule, effect, amount }) => ({
                rule,
                text: why.score[effect](format.signed(amount)),
              }))}
            />
          </div>
        );
      })}
    </>
  );
}
