import { describe, expect, it } from 'vitest';
import { editionIds, editions } from '../../../src/rules/brikwars/edition.ts';
import { byEdition } from '../../../src/rules/brikwars/edition-ids.ts';
import { weaponIds } from '../../../src/rules/brikwars/weapons.ts';

describe('editions', () => {
  it('brikwars/edition-ids: what an edition does not say is as in 2005, and nothing is not said', () => {
    expect(byEdition<string | number>({ '2005': 'as ever', pl: 0 })).toEqual({
      '2005': 'as ever',
      web5: 'as ever',
      pl: 0,
    });
  });

  it('BWC-01 BWC-02 the editions differ in one Use each, and say which ruling chose it', () => {
    const changed = editionIds.flatMap((edition) =>
      weaponIds.flatMap((id) => {
        const [weapon, base] = [editions[edition].weapons[id], editions['2005'].weapons[id]];
        return weapon === base ? [] : [[edition, id, weapon.use, weapon.ruling]];
      }),
    );
    expect(changed).toEqual([
      ['web5', 'heavy', 3, 'BWC-01'],
      ['pl', 'random-object', 2, 'BWC-02'],
    ]);
  });

  it('BWC-05 BWC-09 the switches of the editions', () => {
    const switches = editionIds.map((id) => {
      const { bonus, automaticHits, heightCap, damageCriticalFailure } = editions[id].rules;
      return [editions[id].id, bonus, automaticHits, heightCap, damageCriticalFailure];
    });
    expect(switches).toEqual([
      ['2005', 'd6', true, undefined, 'zero'],
      ['web5', 'd6', false, 5, 'zero'],
      ['pl', 'same', false, undefined, 'zero'],
    ]);
  });
});
