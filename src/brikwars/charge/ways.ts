import type { Messages } from '../../platform/words.ts';
import type { ChargeChoice } from '../../rules/brikwars/charge-advice.ts';
import type { Side } from '../../rules/brikwars/fight.ts';
import { type ChargeInputs, goesByDie } from './inputs.ts';
import { weaponName } from './names.ts';

/** A choice in words: only what can be chosen here is told. */
export function wayText(
  t: Messages['charge'] & Messages['chargemore'],
  inputs: ChargeInputs,
  side: Side,
  { plan }: Pick<ChargeChoice, 'plan'>,
): string {
  if (!plan) return t.ways.attack;
  const byDie = goesByDie(inputs);
  const own = inputs[side];
  const name = weaponName(t, own.arm);
  const told: string[] = [];
  if (side === 'attacker') {
    const { strikes, afterMiss, tramples, attackerParries } = plan;
    told.push(strikes === 'weapon' ? t.ways.weapon(name) : t.ways[strikes]);
    if (!byDie && strikes === 'weapon') told.push(t.ways[afterMiss]);
    if (!byDie && inputs.moveLeft > 0 && inputs.low && inputs.chargers === 1) {
      told.push(tramples ? t.ways.tramples : t.ways.stops);
    }
    if (!byDie && own.shield) told.push(attackerParries ? t.ways.parries : t.ways.takes);
    return told.join(', ');
  }
  const { answer, defenderParries, braced } = plan;
  told.push(answer === 'weapon' ? t.ways.meets(name) : answer === 'bail' ? t.ways.bails : t.ways.stands);
  if (own.shield && (!byDie || answer === 'body')) told.push(defenderParries ? t.ways.parries : t.ways.takes);
  if (!byDie) told.push(braced ? t.ways.braced : t.ways.unbraced);
  return told.join(', ');
}
