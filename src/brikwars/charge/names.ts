import type { Messages } from '../../platform/words.ts';
import type { Side } from '../../rules/brikwars/fight.ts';
import { type ChargeArm, type ChargeInputs, type ChargeSideInputs, isMounted } from './inputs.ts';
import { decodeCharge } from './link.ts';

type Texts = Messages['charge'];

/** What a side strikes with, as the chips name it. */
export type ChargeMeans = ChargeArm | 'shove' | 'bail';

export function meansOf(inputs: ChargeInputs, side: Side): ChargeMeans {
  const { strikes, answer } = inputs;
  const { arm } = inputs[side];
  if (side === 'attacker') return strikes === 'weapon' ? arm : strikes === 'body' ? 'nothing' : 'shove';
  return answer === 'weapon' ? arm : answer === 'body' ? 'nothing' : 'bail';
}

/** A weapon within a sentence. */
export function weaponName(t: Texts, means: ChargeMeans): string {
  return t.arms[means].toLowerCase();
}

function sideName(t: Texts, side: ChargeSideInputs, means: ChargeMeans): string {
  const weapon = weaponName(t, means);
  if (isMounted(side)) return t.knight(weapon);
  const unit = side.unit === 'own' ? t.sized(String(side.size)) : t.unitNames[side.unit];
  return means === 'nothing' ? unit : t.fighter(unit, weapon);
}

/** Who charges at whom, in one line. */
export function chargeTitle(t: Texts, inputs: ChargeInputs): string {
  const { attacker, defender, chargers, line } = inputs;
  const counted = (count: number, name: string) => (count > 1 ? t.counted(String(count), name) : name);
  return t.title(
    counted(chargers, sideName(t, attacker, meansOf(inputs, 'attacker'))),
    counted(line + 1, sideName(t, defender, meansOf(inputs, 'defender'))),
  );
}

/** One line that names a Charge; undefined where its inputs make none. */
export function titleOf(t: Messages['charge'], query: string): string | undefined {
  const inputs = decodeCharge(query);
  return inputs && chargeTitle(t, inputs);
}
