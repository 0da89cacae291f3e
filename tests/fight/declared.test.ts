import { describe, expect, it } from 'vitest';
import { initialCharge } from '../../src/brikwars/charge/inputs.ts';
import { chargePlay, wayOf } from '../../src/brikwars/charge/play.ts';
import { hoped } from '../../src/brikwars/magic/answer.ts';
import { decodeMagic } from '../../src/brikwars/magic/inputs.ts';
import { magicPlay } from '../../src/brikwars/magic/model.ts';
import { lookedBack } from '../../src/fight/look-back.ts';
import type { PlayedMove } from '../../src/rules/steps.ts';
import { usbChargeCodec } from '../../src/usb/charge/inputs.ts';
import { usbChargePlay } from '../../src/usb/charge/play.ts';
import { breaksOf, shootAnswerOf } from '../../src/usb/shoot/explained-odds.ts';
import { initialShoot, type UsbShootInputs } from '../../src/usb/shoot/inputs.ts';
import { shootPlay } from '../../src/usb/shoot/model.ts';

const plain = <Inputs>(inputs: Inputs, asked: readonly PlayedMove[]) => ({ inputs, asked });

const cast = (query: string) => {
  const inputs = decodeMagic(query);
  if (!inputs) throw new Error(query);
  return inputs;
};

const breaks = (inputs: UsbShootInputs) => {
  const answer = shootAnswerOf(inputs);
  return answer.ok ? breaksOf(answer.value.odds, answer.value.setup.target.state) : Number.NaN;
};

describe('fight/look-back: what was set before the first die', () => {
  it.each(['v=2&magic=3&level=1', 'v=2&magic=3&level=3', 'v=2&kind=area&magic=4&level=2'])(
    'BW-MAG-01 a spell is held against the level that would have done best (%s)',
    (query) => {
      const inputs = cast(query);
      const chances = Array.from(
        { length: inputs.magic },
        (_, at) => hoped({ ...inputs, level: at + 1 }) ?? 0,
      );
      const own = chances[inputs.level - 1] ?? 0;
      const others = chances.filter((_, at) => at + 1 !== inputs.level);
      const looked = lookedBack(magicPlay, plain, [{ begun: inputs, moves: [] }]);
      const by = own - Math.max(...others);
      if (by <= -0.005) expect(looked).toMatchObject({ kind: 'told', by });
      else expect(looked?.kind).not.toBe('same');
    },
  );

  it('fight/look-back: what stands where nobody has chosen is no choice, and what was chosen is one', () => {
    const untouched = (declared: readonly { readonly untouched?: boolean }[] | undefined) =>
      (declared ?? []).map((one) => one.untouched);
    const melee = (query: string) => {
      const inputs = usbChargeCodec.decode(query);
      if (!inputs) throw new Error(query);
      return untouched(usbChargePlay.declared?.(inputs));
    };
    expect(melee('v=2&distance=7')).not.toContain(false);
    expect(melee('v=2&distance=7&reaction=move')).toContain(false);
    expect(untouched(shootPlay.declared?.(initialShoot))).toEqual([true]);
    expect(untouched(shootPlay.declared?.({ ...initialShoot, kind: 'aimed' }))).toEqual([false]);
    expect(untouched(magicPlay.declared?.(cast('v=2&magic=3')))).toEqual([true]);
    expect(untouched(magicPlay.declared?.(cast('v=2&magic=3&level=2')))).toEqual([false]);
    const charge = initialCharge('2005');
    const [first] = chargePlay.declared?.(charge) ?? [];
    expect(first?.untouched).toBe(true);
    const other = first?.asked.options.find((option) => option !== first.chosen);
    const plan = wayOf(other ?? '')?.plan;
    expect(untouched(chargePlay.declared?.({ ...charge, ...plan }))).toEqual([false]);
    expect(lookedBack(shootPlay, plain, [{ begun: initialShoot, moves: [] }])).toMatchObject({
      decision: { untouched: true },
    });
  });

  it('BW-MAG-01 of what has no level nothing is looked back at', () => {
    expect(lookedBack(magicPlay, plain, [{ begun: cast('v=2&kind=shot'), moves: [] }])).toBeUndefined();
    expect(lookedBack(magicPlay, plain, [{ begun: cast('v=2&magic=1'), moves: [] }])).toBeUndefined();
  });

  it('USB-SHOOT-03 a shot that was not aimed is held against one that was, and the other way', () => {
    const aimed: UsbShootInputs = { ...initialShoot, kind: 'aimed' };
    const by = breaks(initialShoot) - breaks(aimed);
    expect(by).toBeLessThan(-0.1);
    expect(lookedBack(shootPlay, plain, [{ begun: initialShoot, moves: [] }])).toMatchObject({
      kind: 'told',
      by,
      other: 'shot-aimed',
    });
    const back = lookedBack(shootPlay, plain, [{ begun: aimed, moves: [] }]);
    expect(back).toMatchObject({ kind: 'told', by: -by });
    const reaction: UsbShootInputs = { ...initialShoot, kind: 'reaction' };
    expect(lookedBack(shootPlay, plain, [{ begun: reaction, moves: [] }])).toBeUndefined();
  });
});
