import { describe, expect, it } from 'vitest';
import { firstAssault, mostAttackers } from '../../../../src/castle/siege/attack/assault.ts';
import { createAttackers } from '../../../../src/castle/siege/attack/attackers.ts';
import { firstShot } from '../../../../src/castle/siege/attack/castle-shot.ts';
import { firstStrike } from '../../../../src/castle/siege/attack/strike.ts';
import { fakeServices } from '../../../support/fake-services.ts';

describe('castle/siege/attack/attackers', () => {
  it('castle/siege/attack/attackers: who attacks steps in front of those before him, once, and as many are kept as are at hand', async () => {
    const { drafts } = fakeServices('#/castle/siege');
    const attackers = await createAttackers(drafts);
    const names = () => attackers.attackers.value.map(({ name }) => name);
    expect([names(), attackers.assault.value, attackers.shot.value, attackers.strike.value]).toEqual([
      ...[[''], firstAssault, firstShot, firstStrike],
    ]);
    // Who has no name makes way for one who has.
    attackers.takeAttacker({ ...firstAssault, name: 'Ork', attack: 8 });
    expect(names()).toEqual(['Ork']);
    attackers.takeAttacker({ ...firstAssault, name: 'Elf' });
    attackers.takeAttacker({ ...firstAssault, name: 'Ork', attack: 10 });
    expect(names()).toEqual(['Ork', 'Elf']);
    attackers.changeAssault({ attack: 11 });
    expect(attackers.attackers.value.map(({ attack }) => attack)).toEqual([11, firstAssault.attack]);
    for (let more = 0; more < 9; more++) attackers.takeAttacker({ ...firstAssault, name: `F${more}` });
    expect(names()).toEqual(['F8', 'F7', 'F6', 'F5', 'F4', 'F3'].slice(0, mostAttackers));
    attackers.changeShot({ attack: 12 });
    attackers.changeShot({ damage: 1 });
    attackers.changeStrike({ defence: 13 });
    const again = await createAttackers(drafts);
    expect(again.attackers.value).toEqual(attackers.attackers.value);
    expect(again.shot.value).toEqual({ ...firstShot, attack: 12, damage: 1 });
    expect(again.strike.value).toEqual({ ...firstStrike, defence: 13 });
  });
});
