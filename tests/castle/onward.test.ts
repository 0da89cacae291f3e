import { describe, expect, it } from 'vitest';
import { shotAddress } from '../../src/castle/onward.ts';
import { castleShotsCodec, firstShots } from '../../src/castle/shots/inputs.ts';
import { begun, command, played, section, shortDial, siege } from '../rules/mage-knight/siege-game.ts';

const castle = played(siege([section('keep', { dial: shortDial, start: 1 }), 'keep']), begun, command);
const acted = played(castle, { do: 'act', section: 0, order: 'ranged' });
const shotOf = (address: string | undefined) => castleShotsCodec.decode(address?.split('?')[1] ?? '');

describe('castle/onward', () => {
  it('castle/onward: a section that acted shoots as it stood before its token', () => {
    const [keep] = acted.sections;
    if (!keep) throw new Error('no keep');
    expect(keep).toMatchObject({ tokens: 1, acted: true });
    const address = shotAddress(keep, undefined);
    expect(address).toMatch(/^castle\/shots\?v=2&castle\.attack=8/);
    expect(shotOf(address)).toEqual({
      ...firstShots,
      castle: { ...firstShots.castle, kind: 'keep', range: 10, attack: 8, damage: 3, tokens: 0 },
    });
  });

  it('castle/onward: target and base rules are those of the kept draft, the shooter is not', () => {
    const kept = {
      ...firstShots,
      situation: 'figure',
      height: 2,
      castle: { ...firstShots.castle, target: 'titan', defence: 19, attackBonus: 3, acted: true, tokens: 2 },
    } as const;
    const [keep] = acted.sections;
    if (!keep) throw new Error('no keep');
    expect(shotOf(shotAddress(keep, castleShotsCodec.encode(kept)))).toMatchObject({
      situation: 'castle',
      height: 2,
      castle: { target: 'titan', defence: 19, attack: 8, attackBonus: 0, acted: false, tokens: 0 },
    });
  });

  it('castle/onward: without values, or with values that the shots do not know, there is none', () => {
    const [keep, blank] = acted.sections;
    if (!keep || !blank) throw new Error('no keep');
    expect(shotAddress(blank, undefined)).toBeUndefined();
    const { profile } = shortDial.kind === 'values' ? shortDial : { profile: undefined };
    if (!profile) throw new Error('no profile');
    const far = { ...keep, dial: { kind: 'values', profile: { ...profile, range: 99 } } } as const;
    expect(shotAddress(far, undefined)).toBeUndefined();
  });
});
