import { useFormat, useTexts } from '../../kit/context.ts';
import { Reasons } from '../../kit/reasons.tsx';
import type { ShootAnswer } from './answer.ts';
import type { ShootTile } from './phrases.ts';
import { lossItems, moraleItems, poolItems, weaponText } from './reasons.ts';

interface ShootWhyProps {
  readonly label: string;
  readonly tile: ShootTile['id'];
  readonly answer: ShootAnswer;
}

/** The words that reasons need. */
export function useReasonTexts() {
  return {
    more: useTexts('usbshootmore'),
    why: useTexts('usbwhy'),
    units: useTexts('usbunits'),
    morale: useTexts('usbmoralemore'),
  };
}

/** Why a number of the answer is what it is. */
export function ShootWhy({ label, tile, answer }: ShootWhyProps) {
  const t = useReasonTexts();
  const format = useFormat();
  if (tile !== 'lost') {
    return (
      <>
        <h3 class="label">{t.more.why(label)}</h3>
        <Reasons items={moraleItems(t, format, answer)} />
      </>
    );
  }
  return (
    <>
      <h3 class="label">{t.more.why(label)}</h3>
      {answer.odds.pools.map((pool, index) => (
        <div key={index}>
          <p class="hint">{t.more.weapon(weaponText(t, pool), t.more.dice(pool.pool.dice))}</p>
          <Reasons items={poolItems(t, format, answer, pool)} />
        </div>
      ))}
      <Reasons items={lossItems(t, answer)} />
    </>
  );
}
