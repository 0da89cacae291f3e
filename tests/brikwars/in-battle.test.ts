import { describe, expect, it } from 'vitest';
import {
  chargeInBattle,
  deadIn,
  duelInBattle,
  mageDead,
  magicInBattle,
  manyInBattle,
} from '../../src/brikwars/in-battle.ts';
import { type MagicInputs, magicCodec } from '../../src/brikwars/magic/inputs.ts';
import { squadsInBattle } from '../../src/brikwars/squads/in-battle.ts';
import { initialSquads, type SquadsInputs } from '../../src/brikwars/squads/inputs.ts';
import { wreckInBattle } from '../../src/brikwars/wreck/in-battle.ts';
import { initialWreck, type WreckInputs } from '../../src/brikwars/wreck/inputs.ts';
import { withoutRef } from '../../src/kit/question/battle-ref.ts';
import type { FightChange } from '../../src/rules/battle.ts';
import { patientChange } from '../../src/rules/battle-fight.ts';
import type { ManyOutcome } from '../../src/rules/brikwars/many/many-record.ts';
import type { CareEntry } from '../../src/rules/brikwars/supplement/stages.ts';
import type { WreckOutcome } from '../../src/rules/brikwars/wreck/volley-steps.ts';
import { unhurt } from '../../src/rules/brikwars/wreck/wreck-state.ts';

const pair = {
  acts: { play: 'abc', stamp: '5', unit: 'm1' },
  other: { play: 'abc', stamp: '5', unit: 't1' },
};
const { initial } = magicCodec('pl');

/** What a spell with this end did to both. */
function changes(part: Partial<MagicInputs>, end: string, works = true) {
  const log: readonly CareEntry[] = [
    { who: 'caster', purpose: 'use', total: 6, result: works ? 'succeeds' : 'fails' },
  ];
  const notify = magicInBattle.changes([
    { inputs: { ...initial, battle: pair, ...part }, log, outcome: { end } },
  ]);
  return notify.filter(({ acted, lost, marks, more }) => !acted && (lost > 0 || marks || more));
}

describe('brikwars/in-battle', () => {
  it.each<[string, Partial<MagicInputs>, string, boolean, readonly unknown[]]>([
    ['BW-MAG-02 a bolt kills', { kind: 'bolt' }, 'dies', true, [{ unit: 't1', lost: 1 }]],
    [
      'BW-DMG-03 a bolt takes a pip of what has several',
      { kind: 'bolt', target: 'own', steps: 4 },
      'dies',
      true,
      [{ unit: 't1', lost: 0, more: { pips: 1 } }],
    ],
    [
      'BW-DMG-04 a shot takes the last one',
      { kind: 'shot', target: 'own', steps: 1 },
      'dies',
      true,
      [{ unit: 't1', lost: 1 }],
    ],
    [
      'BW-MAG-03 BW-DMG-03 an area spell takes a pip of two horses, and kills its mage',
      { kind: 'area', level: 2, target: 'own', steps: 2 },
      'dead-2.self',
      true,
      [
        { unit: 'm1', lost: 1, more: { 'area-2': 1 } },
        { unit: 't1', lost: 0, more: { pips: 2 } },
      ],
    ],
    ['BW-MAG-02 a bolt misses', { kind: 'bolt' }, 'misses', false, []],
    [
      'BW-MAG-03 an area spell kills three, and is gone',
      { kind: 'area', level: 2 },
      'dead-3',
      true,
      [
        { unit: 'm1', lost: 0, more: { 'area-2': 1 } },
        { unit: 't1', lost: 3 },
      ],
    ],
    [
      'BW-MAG-03 an area spell that misses is gone too',
      { kind: 'area', level: 2 },
      'misses',
      false,
      [{ unit: 'm1', lost: 0, more: { 'area-2': 1 } }],
    ],
    [
      'BWC-50 BW-MAG-03 an area spell that drops at the mage’s feet kills two and himself',
      { kind: 'area', level: 2, others: 1, landed: 9, fell: 'feet' },
      'dead-2.self',
      true,
      [
        { unit: 'm1', lost: 1 },
        { unit: 't1', lost: 2 },
      ],
    ],
    ['BW-MAG-05 that of a circle was not bought', { kind: 'area', level: 2, others: 2 }, 'misses', false, []],
    [
      'BW-MAG-04 a shield is up, whoever it was for',
      { kind: 'shield', level: 2 },
      'dies',
      true,
      [{ unit: 'm1', lost: 0, marks: { shield: 2 } }],
    ],
    ['BW-MAG-04 a shield that fails is not', { kind: 'shield', level: 2 }, 'lives', false, []],
    [
      'BW-MAG-08 one rises',
      { kind: 'raise' },
      'succeeds',
      true,
      [{ unit: 'm1', lost: 0, more: { undead: 1 } }],
    ],
    ['BW-MAG-08 nobody rises', { kind: 'raise' }, 'fails', false, []],
    ['BW-MAG-06 who is called stands beside', { kind: 'summon' }, 'succeeds', true, []],
    ['BW-HEAL-03 nobody is hurt by being healed', { kind: 'heal' }, 'dies', true, []],
    ['BW-SKL-02 a shot at a hider kills', { kind: 'shot' }, 'dies', true, [{ unit: 't1', lost: 1 }]],
  ])('%s', (_, part, end, works, notify) => {
    expect(changes(part, end, works)).toEqual(notify);
  });

  it('brikwars/in-battle: the battle of a spell stands in its link, and goes with the unit that is replaced', () => {
    const codec = magicCodec('pl');
    const inputs: MagicInputs = { ...initial, kind: 'area', battle: pair };
    expect(codec.decode(codec.encode(inputs))).toEqual(inputs);
    expect(codec.decode(`${codec.encode(initial)}&battle=nothing`)).toBeUndefined();
    expect(withoutRef(inputs, 'other').battle).toEqual({ acts: pair.acts });
    expect(withoutRef(withoutRef(inputs, 'other'), 'acts').battle).toBeUndefined();
    expect(magicInBattle.pair(inputs)).toEqual(pair);
  });
});

describe('brikwars/in-battle: what a fight has done', () => {
  const battle = pair;
  const turned = {
    battle: { acts: pair.other, other: pair.acts },
  };
  const acted = { unit: 'm1', lost: 0, acted: true };
  /** Every change that says something. */
  const said = (changes: readonly FightChange[]) =>
    changes.filter(({ unit: _, lost, ...rest }) => lost !== 0 || Object.keys(rest).length > 0);

  const blow = (attackerDies: boolean, defenderDies: boolean) => ({
    pips: { attacker: Number(attackerDies), defender: Number(defenderDies) },
    ...(defenderDies ? { dead: 'defender' as const } : attackerDies && { dead: 'attacker' as const }),
  });

  it('BW-RESP-01 brikwars/in-battle: over several turns the one who began has had his Action, and nobody else', () => {
    const close = { mode: 'close', shot: 'explosive' } as const;
    const turns = [
      { inputs: { ...close, battle }, log: [], outcome: blow(false, false) },
      { inputs: { ...close, ...turned }, log: [], outcome: blow(false, true) },
      { inputs: { ...close, battle }, log: [], outcome: blow(false, true) },
    ];
    expect(said(duelInBattle.changes(turns))).toEqual([
      acted,
      { unit: 'm1', lost: 1 },
      { unit: 't1', lost: 1 },
    ]);
    expect(said(duelInBattle.changes(turns.slice(1)))).toEqual([
      { ...acted, unit: 't1' },
      { unit: 'm1', lost: 1 },
      { unit: 't1', lost: 1 },
    ]);
  });

  it('BW-CC-01 BW-DMG-03 brikwars/in-battle: in a duel each may die, or lose a pip and stand', () => {
    const notify = (
      outcome: Parameters<typeof duelInBattle.changes>[0][number]['outcome'],
      part: { mode: 'close' | 'ranged'; shot: string },
    ) => said(duelInBattle.changes([{ inputs: { ...part, battle }, log: [], outcome }]));
    const close = { mode: 'close', shot: 'explosive' } as const;
    expect(notify(blow(true, false), close)).toEqual([acted, { unit: 'm1', lost: 1 }]);
    expect(notify(blow(false, true), close)).toEqual([acted, { unit: 't1', lost: 1 }]);
    // One of them stands at the end, so what he has lost is a pip.
    expect(notify(blow(true, true), close)).toEqual([
      acted,
      { unit: 'm1', lost: 0, more: { pips: 1 } },
      { unit: 't1', lost: 1 },
    ]);
    const hurt = { pips: { attacker: 0, defender: 2 } };
    expect(notify(hurt, close)).toEqual([acted, { unit: 't1', lost: 0, more: { pips: 2 } }]);
    expect(notify({ ...hurt, dead: 'defender' }, close)).toEqual([
      acted,
      { unit: 't1', lost: 1, more: { pips: 1 } },
    ]);
    expect(notify(blow(false, true), { mode: 'ranged', shot: 'pistol' })).toEqual([
      acted,
      { unit: 't1', lost: 1 },
    ]);
    expect([duelInBattle.way({ mode: 'ranged', shot: '' }), duelInBattle.way(close)]).toEqual([
      'shoot',
      'fight',
    ]);
    expect(duelInBattle.pair({ ...close, battle })).toEqual(pair);
  });

  it('BW-WEAP-11 brikwars/in-battle: an Explosive that is thrown in a duel is gone', () => {
    const inputs = { mode: 'ranged', shot: 'explosive', battle } as const;
    expect(said(duelInBattle.changes([{ inputs, log: [], outcome: blow(false, false) }]))).toEqual([
      acted,
      { unit: 'm1', lost: 0, more: { used: 1 } },
    ]);
  });

  it('BW-MAG-02 brikwars/in-battle: who casts has acted, works what he can by his own roll alone, and is asked of nobody', () => {
    const log: readonly CareEntry[] = [
      { who: 'caster', purpose: 'use', total: 2, result: 'fails' },
      { who: 'enemy', purpose: 'armor', total: 1, result: 'succeeds' },
    ] as const;
    const shield = { ...initial, battle: pair, kind: 'shield', level: 2 } as const;
    const turn = { inputs: shield, log, outcome: { end: 'lives' } };
    expect(magicInBattle.changes([turn])).toEqual([
      { unit: 'm1', lost: 0, acted: true },
      { unit: 'm1', lost: 0 },
      { unit: 't1', lost: 0 },
    ]);
    const works: readonly CareEntry[] = [
      { who: 'caster', purpose: 'use', total: 9, result: 'succeeds' },
      ...log.slice(1),
    ];
    const failing: CareEntry = { who: 'enemy', purpose: 'armor', total: 1, result: 'fails' };
    expect(magicInBattle.changes([{ ...turn, log: [...works, failing] }])[1]).toEqual({
      unit: 'm1',
      lost: 0,
      marks: { shield: 2 },
    });
    const asks = (kind: MagicInputs['kind']) =>
      magicInBattle.asks?.([{ inputs: { ...initial, kind }, log: [], outcome: { end: 'dies' } }]);
    expect(['bolt', 'area', 'shot'].map((kind) => asks(kind as MagicInputs['kind']))).toEqual([[], [], []]);
  });

  it('BW-CHG-20 brikwars/in-battle: for a survivor who flew the table is asked whether he lies on the ground', () => {
    const asks = (
      thrownBack: 'yes' | 'table',
      knockedOver: 'no' | 'table',
      dead: { attacker: boolean; defender: boolean },
      both: boolean,
    ) =>
      chargeInBattle.asks?.([
        {
          inputs: both ? { battle } : {},
          log: [],
          outcome: { knockedOver, thrownBack, dead, pips: { attacker: 0, defender: 0 } },
        },
      ]);
    const nobody = { attacker: false, defender: false };
    const marks = { disrupted: 1 };
    const [own, enemy] = [
      { ask: 'over', unit: 'm1', marks },
      { ask: 'over', unit: 't1', marks },
    ];
    expect(asks('table', 'no', nobody, true)).toEqual([own]);
    expect(asks('yes', 'table', nobody, true)).toEqual([enemy]);
    expect(asks('table', 'table', nobody, true)).toEqual([own, enemy]);
    expect(asks('table', 'table', { attacker: true, defender: false }, true)).toEqual([enemy]);
    expect(asks('table', 'table', { attacker: false, defender: true }, true)).toEqual([own]);
    expect(asks('yes', 'no', nobody, true)).toEqual([]);
    expect(asks('table', 'table', nobody, false)).toEqual([]);
  });

  it('BW-MAG-03 brikwars/in-battle: the name of an end says how many an area spell has killed', () => {
    expect(['dead-0', 'dead-12', 'dead-2.self', 'misses', '7'].map(deadIn)).toEqual([0, 12, 2, 0, 0]);
    expect(['dead-2.self', 'dead-2', 'self'].map(mageDead)).toEqual([true, false, false]);
  });

  it('BW-RESP-08 brikwars/in-battle: who is Knocked Over by a Charge and lives is Disrupted', () => {
    type Down = 'yes' | 'no' | 'table';
    const outcomeOf = (knockedOver: Down, defender: boolean, attacker: boolean, thrownBack: Down) => ({
      ...{ knockedOver, thrownBack, dead: { attacker, defender } },
      pips: { attacker: Number(attacker), defender: Number(defender) },
    });
    const notify = (knockedOver: Down, defender: boolean, attacker = false, thrownBack: Down = 'no') =>
      said(
        chargeInBattle.changes([
          { inputs: { battle }, log: [], outcome: outcomeOf(knockedOver, defender, attacker, thrownBack) },
        ]),
      );
    expect(notify('yes', false)).toEqual([acted, { unit: 't1', lost: 0, marks: { disrupted: 1 } }]);
    expect(notify('yes', true)).toEqual([acted, { unit: 't1', lost: 1 }]);
    expect(notify('table', false, true)).toEqual([acted, { unit: 'm1', lost: 1 }]);
    expect(notify('no', false)).toEqual([acted]);
    // So is a charger who is hurled back.
    expect(notify('no', false, false, 'yes')).toEqual([
      acted,
      { unit: 'm1', lost: 0, marks: { disrupted: 1 } },
    ]);
    expect(notify('no', false, true, 'yes')).toEqual([acted, { unit: 'm1', lost: 1 }]);
    expect(chargeInBattle.way({})).toBe('charge');
  });

  it('BW-DMG-03 brikwars/in-battle: what has pips left loses them by a Charge, and is gone with the last one', () => {
    const notify = (dead: boolean, pips: number) =>
      said(
        chargeInBattle.changes([
          {
            ...{ inputs: { battle }, log: [] },
            outcome: {
              ...{ knockedOver: 'no', thrownBack: 'no' },
              dead: { attacker: dead, defender: false },
              pips: { attacker: pips, defender: 0 },
            },
          },
        ]),
      );
    expect(notify(false, 1)).toEqual([acted, { unit: 'm1', lost: 0, more: { pips: 1 } }]);
    expect(notify(true, 1)).toEqual([acted, { unit: 'm1', lost: 1 }]);
    expect(notify(true, 2)).toEqual([acted, { unit: 'm1', lost: 1, more: { pips: 1 } }]);
  });

  it('BW-COMB-02 brikwars/in-battle: of several targets the first is the battle’s', () => {
    const notify = (outcome: ManyOutcome, owned: readonly boolean[] = []) => {
      const blast = { targets: owned.map((own) => ({ own })) };
      return said(manyInBattle.changes([{ inputs: { battle, blast }, log: [], outcome }]));
    };
    expect(notify({ kind: 'volley', dead: [2, 5], strays: [] })).toEqual([acted, { unit: 't1', lost: 2 }]);
    expect(notify({ kind: 'volley', dead: [], strays: [] })).toEqual([acted]);
    expect(notify({ kind: 'gang', attackersDead: [0, 2], victimDies: true })).toEqual([
      acted,
      { unit: 'm1', lost: 2 },
      { unit: 't1', lost: 1 },
    ]);
    const blast = {
      kind: 'blast',
      landed: { kind: 'on-target', inches: 0 },
      reached: [3, 3, 3],
      dead: [1, 2, 3],
    } as const;
    expect(notify(blast, [false, true, false])).toEqual([
      acted,
      { unit: 'm1', lost: 2, more: { used: 1 } },
      { unit: 't1', lost: 4 },
    ]);
    // After all who stand there comes who threw it: one of his own side.
    expect(notify(blast, [false, false])).toEqual([
      acted,
      { unit: 'm1', lost: 3, more: { used: 1 } },
      { unit: 't1', lost: 3 },
    ]);
    // Pips are pips, but the last of each.
    expect(notify({ kind: 'volley', dead: [3], gone: [1], strays: [] })).toEqual([
      acted,
      { unit: 't1', lost: 1, more: { pips: 2 } },
    ]);
    expect(notify({ ...blast, gone: [0, 2, 3] }, [false, true, false])).toEqual([
      acted,
      { unit: 'm1', lost: 2, more: { used: 1 } },
      { unit: 't1', lost: 3, more: { pips: 1 } },
    ]);
    const pips = { victimStands: true, attackers: 3, gone: 1 };
    expect(notify({ kind: 'gang', attackersDead: [0, 2], victimDies: true, pips })).toEqual([
      acted,
      { unit: 'm1', lost: 1, more: { pips: 2 } },
      { unit: 't1', lost: 0, more: { pips: 1 } },
    ]);
  });

  it.each([
    ['mine', 'm1', 1, 3],
    ['theirs', 't1', 3, 1],
  ] as const)('BW-SQ-01 brikwars/in-battle: squads where %s attack', (attacker, unit, own, enemy) => {
    const dead = { attacker: [0], defender: [0, 1, 2] };
    const inputs = { ...initialSquads('2005'), attacker, battle };
    const turns = [{ inputs, log: [], outcome: { dead } }];
    expect(squadsInBattle.changes(turns)).toEqual([
      { unit, lost: 0, acted: true },
      { unit: 'm1', lost: own },
      { unit: 't1', lost: enemy },
    ]);
    expect(squadsInBattle.by?.(inputs)).toBe(attacker === 'mine' ? 'acts' : 'other');
    expect(squadsInBattle.changes([])).toEqual([]);
  });

  it('BW-DMG-03 brikwars/in-battle: giants of a squad lose each of their pips, and who falls the last one', () => {
    const first = initialSquads('2005');
    const theirs = { ...first.theirs, unit: 'own', size: 4, count: 3 } as const;
    const turn = (dead: readonly number[], pips: number) => ({
      ...{ inputs: { ...first, kind: 'charge', theirs, battle } as const, log: [] },
      outcome: { dead: { attacker: [], defender: dead }, pips: { attacker: 0, defender: pips } },
    });
    const [, , struck] = squadsInBattle.changes([turn([], 2)]);
    expect(struck).toEqual({ unit: 't1', lost: 0, more: { pips: 2 } });
    expect(squadsInBattle.changes([turn([0], 5)])[2]).toEqual({ unit: 't1', lost: 1, more: { pips: 4 } });
    expect(squadsInBattle.changes([turn([0], 1)])[2]).toEqual({ unit: 't1', lost: 1 });
  });

  it('BW-DMG-03 brikwars/in-battle: pips are added to those that were there, and one whose last is gone is lost', () => {
    const start = initialWreck('2005');
    const [group] = start.groups;
    const groups = (['explosive', 'hand'] as const).flatMap((weapon, at) =>
      group ? [{ ...group, weapon, count: 2 + 2 * at }] : [],
    );
    const notify = (outcome: WreckOutcome, held = groups) => {
      const inputs = { ...start, state: { ...unhurt, pips: 2 }, groups: held, battle };
      return said(wreckInBattle.changes([{ inputs, log: [], outcome }]));
    };
    const used = { unit: 'm1', lost: 0, more: { used: 2 } };
    expect(notify({ kind: 'whole', pips: 3, ended: false })).toEqual([
      acted,
      used,
      { unit: 't1', lost: 0, marks: { pips: 5 }, wreck: {} },
    ]);
    expect(notify({ kind: 'whole', pips: 3, ended: true })).toEqual([acted, used, { unit: 't1', lost: 1 }]);
  });

  it('BW-DMG-05 brikwars/in-battle: a part that breaks off is written, and no pip of the whole', () => {
    const notify = (part: Partial<WreckInputs>, outcome: WreckOutcome) => {
      const [group] = initialWreck('2005').groups;
      const groups = group ? [{ ...group, weapon: 'hand' as const }] : [];
      const inputs = { ...initialWreck('2005'), groups, ...part, battle };
      return said(wreckInBattle.changes([{ inputs, log: [], outcome }]));
    };
    const off = { kind: 'part', pips: 1, ended: true } as const;
    const wreck = (of: object) => [acted, { unit: 't1', lost: 0, wreck: of }];
    const before = { ...unhurt, weaponsOff: [0] };
    expect(notify({ aim: { kind: 'weapon', place: 2 }, state: before }, off)).toEqual(
      wreck({ weaponsOff: [0, 2] }),
    );
    expect(notify({ aim: { kind: 'propulsion', place: 1 } }, off)).toEqual(wreck({ partsOff: [0, 1] }));
    expect(notify({ aim: { kind: 'controls', place: 0 } }, off)).toEqual(wreck({ controlsOff: true }));
    expect(notify({ state: { ...unhurt, size: 4 } }, { kind: 'whole', pips: 0, ended: false })).toEqual([
      acted,
      { unit: 't1', lost: 0, marks: { pips: 0 }, wreck: { size: 4 } },
    ]);
    // Points of Grinding stay for the whole battle (BW-DMG-09).
    expect(
      notify({ aim: { kind: 'weapon', place: 2 }, points: 5 }, { kind: 'part', pips: 0, ended: false }),
    ).toEqual(wreck({ ground: [{ part: 'weapon', place: 2, attack: 'hand', points: 5 }] }));
  });

  it('BW-SQ-34 brikwars/in-battle: a plate that flies breaks its formation where it falls over', () => {
    const notify = (house: SquadsInputs['table']['house'], amount: number) => {
      const table = { edition: '2005', house } as const;
      const inputs = { ...initialSquads('2005'), table, kind: 'charge' as const, battle };
      const flight = { pass: 'attack', who: 'defender', purpose: 'momentum', count: 1, amount } as const;
      const log = [{ ...flight, result: 'flies' as const }];
      const turns = [{ inputs, log, outcome: { dead: { attacker: [], defender: [] } } }];
      return [said(squadsInBattle.changes(turns)), squadsInBattle.asks?.(turns)];
    };
    const over = { disrupted: 1, squad: 0 };
    // Only a flyer may fall.
    const standing = [
      { pass: 'attack', who: 'defender', purpose: 'momentum', count: 1, amount: 3, result: 'rolled' },
    ];
    const still = [
      {
        ...{ inputs: { ...initialSquads('2005'), kind: 'charge' as const, battle } },
        ...{ log: standing as never, outcome: { dead: { attacker: [], defender: [] } } },
      },
    ];
    expect([said(squadsInBattle.changes(still)), squadsInBattle.asks?.(still)]).toEqual([[acted], []]);
    // In the original letting go of the plate decides, which is asked; by the house rule its breadth does (BWC-32).
    expect(notify({}, 3)).toEqual([[acted], [{ ask: 'over', unit: 't1', marks: over }]]);
    expect(notify({ knockedOver: 'base' }, 3)).toEqual([[acted, { unit: 't1', lost: 0, marks: over }], []]);
    expect(notify({ knockedOver: 'base' }, 2)).toEqual([
      [acted, { unit: 't1', lost: 0, marks: { disrupted: 1 } }],
      [],
    ]);
  });

  it('BW-HEAL-04 brikwars/in-battle: who was treated is asked, and is well or dead', () => {
    const asks = (end: string, wounds = 0) =>
      magicInBattle.asks?.([{ inputs: { ...initial, kind: 'heal', wounds }, log: [], outcome: { end } }]);
    expect(asks('healed')).toEqual([{ ask: 'patient', healed: true, wounded: false }]);
    expect(asks('dies', 2)).toEqual([{ ask: 'patient', healed: false, wounded: true }]);
    expect(asks('unhurt')).toEqual([]);
    const marks = { disrupted: 1 };
    expect(patientChange('m1', true, false)).toEqual({ unit: 'm1', lost: 0, marks });
    expect(patientChange('m1', true, true)).toEqual({ unit: 'm1', lost: -1, marks });
    expect(patientChange('m1', false, false)).toEqual({ unit: 'm1', lost: 1 });
    expect(patientChange('m1', false, true)).toEqual({ unit: 'm1', lost: 0 });
  });

  it('brikwars/in-battle: who is none of the battle is written nowhere', () => {
    const outcome = blow(true, true);
    const inputs = { mode: 'close', shot: '', battle: { other: pair.other } } as const;
    expect(duelInBattle.changes([{ inputs, log: [], outcome }])).toEqual([{ unit: 't1', lost: 1 }]);
    expect(duelInBattle.changes([{ inputs: { mode: 'close', shot: '' }, log: [], outcome }])).toEqual([]);
  });
});
