import { describe, expect, it } from 'vitest';
import { addressOfShots, shotsOf } from '../../src/castle/onward.ts';
import { castleShotsCodec, firstShots } from '../../src/castle/shots/inputs.ts';
import { begun, command, played, section, shortDial, siege } from '../rules/mage-knight/siege/siege-game.ts';

const castle = played(siege([section('keep', { dial: shortDial, start: 1 }), 'keep']), begun, command);
const acted = played(castle, { do: 'act', section: 0, order: 'ranged' });
const keeping = (kept?: string) => ({ load: async () => kept });

describe('castle/onward', () => {
  it('castle/onward: a section that acted shoots as it stood before its token', async () => {
    const [keep] = acted.sections;
    if (!keep) throw new Error('no keep');
    expect(keep).toMatchObject({ tokens: 1, acted: true });
    const address = await addressOfShots(keeping(), keep);
    expect(address).toMatch(/^castle\/shots\?v=2&castle\.attack=8/);
    const shots = castleShotsCodec.decode(address?.split('?')[1] ?? '');
    expect(shots).toEqual(shotsOf(keep, firstShots));
    expect(shots).toEqual({
      ...firstShots,
      castle: { ...firstShots.castle, kind: 'keep', range: 10, attack: 8, damage: 3, tokens: 0 },
    });
  });

  it('castle/onward: target and base rules are those of the kept draft, the shooter is not', async () => {
    const kept = {
      ...firstShots,
      situation: 'figure',
      height: 2,
      castle: { ...firstShots.castle, target: 'titan', defence: 19, attackBonus: 3, acted: true, tokens: 2 },
    } as const;
    const [keep] = acted.sections;
    if (!keep) throw new Error('no keep');
    const shots = shotsOf(keep, kept);
    expect(shots).toMatchObject({
      situation: 'castle',
      height: 2,
      castle: { target: 'titan', defence: 19, attack: 8, attackBonus: 0, acted: false, tokens: 0 },
    });
    const address = await addressOfShots(keeping(castleShotsCodec.encode(kept)), keep);
    expect(castleShotsCodec.decode(address?.split('?')[1] ?? '')).toEqual(shots);
  });

  it('castle/onward: without values, or with values that the shots do not know, there is none', async () => {
    const [keep, blank] = acted.sections;
    if (!keep || !blank) throw new Error('no keep');
    expect(shotsOf(blank, firstShots)).toBeUndefined();
    expect(await addressOfShots(keeping(), blank)).toBeUndefined();
    const { profile } = shortDial.kind === 'values' ? shortDial : { profile: undefined };
    if (!profile) throw new Error('no profile');
    const far = { ...keep, dial: { kind: 'values', profile: { ...profile, range: 99 } } } as const;
    expect(await addressOfShots(keeping(), far)).toBeUndefined();
  });
});
