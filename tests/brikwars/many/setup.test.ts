import { describe, expect, it } from 'vitest';
import { initialMany, type ManyInputs } from '../../../src/brikwars/many/inputs.ts';
import { grenadeOf, pipsIn, volleyOf } from '../../../src/brikwars/many/setup.ts';

const initial = initialMany('2005');
const [assault] = initial.assaults;
const [group] = assault?.groups ?? [];
if (!assault || !group) throw new Error('nobody attacks');

const blast = (part: Partial<ManyInputs['blast']>): ManyInputs => ({
  ...initial,
  kind: 'blast',
  blast: { ...initial.blast, ...part },
});
const [near] = initial.blast.targets;
if (!near) throw new Error('nobody stands near');
const horse = 'warhorse';

describe('brikwars/many/setup', () => {
  it('BW-DMG-03 brikwars/many/setup: one among several is enough for pips, and it is said on which side', () => {
    const [one] = initial.gang.attackers;
    if (!one) throw new Error('nobody in the gang');
    const gang = { ...initial, kind: 'gang' } as const;
    expect(pipsIn(gang)).toEqual({ mine: false, theirs: false });
    const mixed = { ...gang.gang, attackers: [one, { ...one, unit: horse }] } as const;
    expect(pipsIn({ ...gang, gang: mixed })).toEqual({ mine: true, theirs: false });
    const struck = { ...gang.gang, victim: { ...gang.gang.victim, unit: horse } } as const;
    expect(pipsIn({ ...gang, gang: struck })).toEqual({ mine: false, theirs: true });
    const targets = [assault, { ...assault, target: { ...assault.target, unit: horse } }] as const;
    expect(pipsIn({ ...initial, assaults: targets })).toEqual({ mine: false, theirs: true });
    expect(pipsIn(blast({ targets: [near, { ...near, unit: horse, own: true }] }))).toEqual({
      mine: true,
      theirs: false,
    });
    expect(pipsIn(blast({ targets: [{ ...near, unit: horse, own: false }] }))).toEqual({
      mine: false,
      theirs: true,
    });
  });

  it.each([
    ['thrown over a distance that is known', { way: 'thrown', distance: 3 }, true],
    ['thrown within range', { way: 'thrown', distance: 0 }, false],
    ['put there', { way: 'placed', distance: 3 }, false],
  ] as const)(
    'BW-WEAP-11 brikwars/many/setup: an Explosive %s reaches the thrower or not (%#)',
    (_, part, reaches) => {
      expect(pipsIn(blast({ ...part, unit: horse, targets: [near] })).mine).toBe(reaches);
    },
  );

  it('brikwars/many/setup: 0 inches are "in range", one too far is out of it', () => {
    const at = (distance: number) =>
      volleyOf({
        ...initial,
        assaults: [{ ...assault, groups: [{ ...group, weapon: 'short-ranged', distance }] }],
      });
    expect(at(0).ok).toBe(true);
    expect(at(1).ok).toBe(true);
    const far = at(48);
    expect(far.ok || far.issues.map(({ code }) => code)).toEqual(['out-of-range']);
    const thrown = (distance: number) => grenadeOf(blast({ way: 'thrown', distance }));
    expect(thrown(0)).toMatchObject({ ok: true });
    expect(thrown(0)).not.toEqual(thrown(1));
  });

  it('brikwars/many/setup: who all shoot at together is one, one by one so many as stand there', () => {
    const three = [{ ...assault, target: { ...assault.target, count: 3 } }];
    expect(volleyOf({ ...initial, kind: 'single', assaults: three })).not.toEqual(
      volleyOf({ ...initial, kind: 'single', assaults: [assault] }),
    );
    expect(volleyOf({ ...initial, kind: 'together', assaults: three })).toEqual(
      volleyOf({ ...initial, kind: 'together', assaults: [assault] }),
    );
  });

  it('BW-HERO-03 brikwars/many/setup: a Cranky hero throws worse, and puts down as everybody', () => {
    const hero = (way: 'thrown' | 'placed', cranky: number) =>
      grenadeOf(blast({ way, unit: 'hero', cranky, distance: 2 }));
    expect(hero('thrown', 2)).not.toEqual(hero('thrown', 0));
    // What his own Armor loses to Crankiness stands beside, with the thrower.
    const hits = (cranky: number) => {
      const grenade = hero('placed', cranky);
      return grenade.ok && { ...grenade.value, thrower: undefined };
    };
    expect(hits(2)).toEqual(hits(0));
  });
});
