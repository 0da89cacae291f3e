import { describe, expect, it } from 'vitest';
import { manyAnswerOf } from '../../../src/brikwars/many/answer.ts';
import { describeMany } from '../../../src/brikwars/many/description.ts';
import {
  encodeMany,
  type GroupInputs,
  groupOf,
  initialMany,
  type ManyInputs,
  minifig,
  withAssault,
} from '../../../src/brikwars/many/inputs.ts';
import { manyPlay, manyPresets, withManyPreset } from '../../../src/brikwars/many/model.ts';
import { fatedWords } from '../../../src/brikwars/many/names.ts';
import { groupLine, manyTexts, titleOf } from '../../../src/brikwars/many/text.ts';
import { many as en } from '../../../src/brikwars/many/words/en.ts';
import { many as hu } from '../../../src/brikwars/many/words/hu.ts';
import { many as pl } from '../../../src/brikwars/many/words/pl.ts';
import { brikwars as enFight } from '../../../src/brikwars/words/en.ts';
import { createFormat } from '../../../src/platform/format.ts';
import type { Messages } from '../../../src/platform/words.ts';
import type { ManyEntry, ManyMoment, ManyOutcome } from '../../../src/rules/brikwars/many/many-record.ts';
import { createSeededSource } from '../../../src/rules/dice/random.ts';
import type { Steps } from '../../../src/rules/steps.ts';
import { playOn } from '../../rules/brikwars/many/many-plays.ts';

const languages: readonly (readonly ['en' | 'pl' | 'hu', Messages['many']])[] = [
  ['en', { ...en, ...en }],
  ['pl', { ...pl, ...pl }],
  ['hu', { ...hu, ...hu }],
];

const first = initialMany('2005');
const viking = withAssault(first, 0, {
  groups: [groupOf(4, 'hand', { distance: 4 })],
  strays: [{ ...minifig, owner: 'ally', fromTarget: 1 }],
});
const attacks: readonly (readonly [string, ManyInputs])[] = [
  ...manyPresets.map((preset) => [preset, withManyPreset(first, preset)] as const),
  ['strays', viking],
  ['two targets', { ...first, assaults: [...first.assaults, ...first.assaults] }],
  ['defended', { ...first, kind: 'gang', gang: { ...first.gang, plan: 'c0.0-p1.1' } }],
];

describe.each(languages)('brikwars/many/text: %s', (language, t) => {
  const texts = manyTexts(t, createFormat(language));

  it.each(attacks)('brikwars/many/text: every step, choice and line of %s has its words', (_, inputs) => {
    const begin = manyPlay.begin(inputs);
    if (!begin) throw new Error('no attack');
    const random = createSeededSource(9);
    const said: string[] = [];
    for (let run = 0; run < 30; run++) {
      const { outcome, log } = playOn((entries: ManyEntry[]) => listening(begin(entries)), random);
      said.push(...log.map((entry) => texts.line(entry, inputs).text), texts.outcome(outcome, inputs));
    }
    expect(said.filter((text) => text.trim() === '' || /undefined|NaN|\[object/.test(text))).toEqual([]);

    function* listening(steps: Steps<ManyMoment, ManyOutcome>): Steps<ManyMoment, ManyOutcome> {
      let step = steps.next();
      while (!step.done) {
        const asked = step.value;
        said.push(texts.step(asked, inputs).title);
        if ('options' in asked) {
          said.push(...asked.options.map((option) => texts.option(option, asked, inputs)));
        }
        step = steps.next(yield asked);
      }
      return step.value;
    }
  });

  it.each(attacks)('brikwars/many/text: %s is shown in one sentence and named in one line', (_, inputs) => {
    const answer = manyAnswerOf(inputs);
    if (!answer.ok) throw new Error(JSON.stringify(answer.issues));
    const { sentence, ends, facts } = describeMany(t, createFormat(language), answer.value, inputs);
    expect(sentence).toMatch(/\d.*\.$/);
    expect(ends.length).toBeGreaterThan(1);
    for (const { label, shown } of [...ends, ...facts])
      expect(`${label} ${shown}`).not.toMatch(/undefined|NaN/);
    expect(titleOf(t, encodeMany(inputs))).toBe(texts.title(inputs));
  });
});

describe('brikwars/many/text: in English', () => {
  const format = createFormat('en');

  it.each<[string, Partial<GroupInputs>, ManyInputs['kind'], number | undefined, string]>([
    [
      'BW-RNG-03 with its Skill and its chance',
      { distance: 4 },
      'single',
      0.667,
      'Skill 1d6, hits 67\u00a0%',
    ],
    [
      'BW-RNG-03 with what its chance takes for granted',
      {},
      'single',
      0.5,
      'Skill 1d6, hits 50\u00a0%, if the throw reaches',
    ],
    ['BW-CC-01 at arm’s length nothing is taken for granted', {}, 'gang', 0.5, 'Skill 1d6, hits 50\u00a0%'],
    ['BW-RNG-03 hits that lie on the table are counted', { hits: 2 }, 'single', 0.5, '2 hits counted'],
    ['BW-RNG-03 none hit is counted too', { hits: 0 }, 'single', undefined, '0 hits counted'],
    ['BW-RNG-03 without a chance there is no line', { distance: 4 }, 'single', undefined, ''],
    [
      'BW-HERO-03 a Hero’s mood stands between them',
      { unit: 'hero', cranky: 2 },
      'single',
      0.5,
      'Skill 1d10, hits 50\u00a0%, Cranky −2, if the throw reaches',
    ],
    [
      'BW-HERO-03 nobody else is Cranky',
      { cranky: 2, distance: 4 },
      'single',
      0.5,
      'Skill 1d6, hits 50\u00a0%',
    ],
  ])('brikwars/many/text: the line of a group: %s', (_, part, kind, hit, notify) => {
    const group = groupOf(3, 'hand', part);
    expect(groupLine({ ...en, crankyBy: enFight.crankyBy }, format, group, { ...first, kind }, hit)).toBe(
      notify,
    );
  });

  it('EX-SQ-09 the Mixed Attack by name and in its sentence', () => {
    const inputs = withManyPreset(first, 'mixed');
    expect(titleOf(en, encodeMany(inputs))).toBe(
      '24 × Pistol or bow, 12 × Rifle or longbow, 3 × Own weapon against Minifig',
    );
    const answer = manyAnswerOf(inputs);
    expect(answer.ok && describeMany(en, format, answer.value, inputs).sentence).toBe(
      'The enemy dies >99\u00a0%.',
    );
  });

  it('BWC-54 one by one, how many die is shown as a range', () => {
    const inputs = withManyPreset(first, 'squad');
    const answer = manyAnswerOf(inputs);
    expect(answer.ok && describeMany(en, format, answer.value, inputs).sentence).toBe(
      'Enemies usually dead: 0–3 of 8; at least one dies 87\u00a0%.',
    );
  });

  it('BW-DMG-03 brikwars/many/text: the larger victim of a gang takes a pip', () => {
    const two = withManyPreset(first, 'two');
    const large = { ...two, gang: { ...two.gang, victim: { ...two.gang.victim, size: 3 } } };
    expect(fatedWords(en, two)).toBe(en);
    expect(fatedWords(en, large)).toMatchObject({
      victimDies: 'Enemy takes a pip',
      nobodyDies: 'Neither hurt',
    });
    expect(fatedWords(en, large).gangSentence('40', '7')).toBe(
      'Enemy takes a pip: 40\u00a0%. One of my fighters dies: 7\u00a0%.',
    );
    // Nobody else attacked is of larger Size.
    expect(fatedWords(en, { ...large, kind: 'together' })).toBe(en);
  });

  it('BW-DMG-03 BWC-127 brikwars/many/text: a victim with pips strikes back, so that both may be hurt', () => {
    const two = withManyPreset(first, 'two');
    const { victim } = two.gang;
    const of = (size: number, attackers = two.gang.attackers, steps?: number): ManyInputs => ({
      ...two,
      gang: {
        ...two.gang,
        attackers,
        victim: { ...victim, size, ...(steps && { steps }) },
        plan: 'c0.0',
      },
    });
    const notify = (inputs: ManyInputs) => {
      const answer = manyAnswerOf(inputs);
      if (!answer.ok || answer.value.kind !== 'gang') throw new Error('no gang');
      const { sentence, ends } = describeMany(en, format, answer.value, inputs);
      return { sentence, ends: ends.map(({ label, shown }) => `${label} ${shown}`), odds: answer.value.odds };
    };
    const mortal = notify(of(1));
    expect(mortal.ends).toEqual(['Enemy dies 56', 'One of my fighters dies 10', 'Nobody dies 34']);
    const giant = notify(of(3));
    expect(giant.ends).toEqual(['Enemy takes a pip 56', 'Only my fighter 10', 'Neither hurt 34']);
    expect(giant.sentence).toBe('Enemy takes a pip: 56\u00a0%. One of my fighters dies: 22\u00a0%.');
    // With its last pip it dies as anybody else.
    expect(notify(of(3, two.gang.attackers, 1)).ends).toEqual(mortal.ends);
    const horses = [groupOf(2, 'own', { unit: 'own', steps: 2, ownUse: 4, ownDamage: '1d6+1' })];
    expect(notify(of(1, horses)).ends[1]).toMatch(/^One of my fighters is hurt /);
  });

  it('BW-DMG-03 brikwars/many/text: a gang played against a giant ends with what both have lost', () => {
    const texts = manyTexts({ ...en, ...en }, format);
    const two = withManyPreset(first, 'two');
    const large = { ...two, gang: { ...two.gang, victim: { ...two.gang.victim, size: 3 } } };
    const outcome = (attackersDead: readonly number[], gone: number, victimStands: boolean): ManyOutcome => ({
      kind: 'gang',
      victimDies: victimStands,
      attackersDead,
      pips: { victimStands, attackers: attackersDead.length, gone },
    });
    expect(texts.outcome(outcome([0], 1, true), large)).toBe('Enemy takes a pip. 1 of my fighters dies.');
    expect(texts.outcome(outcome([0, 1], 0, true), large)).toBe(
      'Enemy takes a pip. 2 × My creation takes a pip.',
    );
    expect(texts.outcome(outcome([1], 0, false), large)).toBe('The enemy lives. My creation takes a pip.');
    const fallen = (end: ManyOutcome) => texts.fates?.(large, [], end).theirs?.fallen;
    expect(fallen(outcome([], 0, true))).toBe(0);
    expect(fallen({ kind: 'gang', victimDies: true, attackersDead: [] })).toBe(1);
    const ends = [
      { id: 'victim-dies', chance: 0.3 },
      { id: 'both-die', chance: 0.2 },
      { id: 'attacker-dies', chance: 0.1 },
      { id: 'nobody-dies', chance: 0.4 },
    ];
    expect(texts.odds?.(ends, large)).toBe(
      'Enemy takes a pip: 50\u00a0%. One of my fighters dies: 30\u00a0%.',
    );
    const [victim, own] = texts.watched?.(large, outcome([0], 1, true)) ?? [];
    expect([victim?.label, victim?.came, own?.label, own?.came]).toEqual([
      'Enemy takes a pip',
      true,
      'One of my fighters dies',
      true,
    ]);
    expect(victim?.chance(ends)).toBeCloseTo(0.5, 12);
    expect(own?.chance(ends)).toBeCloseTo(0.3, 12);
  });

  it('brikwars/many/text: units of a battle have their own names in every line', () => {
    const names = { mine: 'Guards', theirs: 'Wolf' };
    const texts = manyTexts(en, format, names);
    const squad = withManyPreset(first, 'squad');
    const base = { assault: 0, amount: 1, damage: 4, need: 3 } as const;
    const shot = { ...base, purpose: 'attack', group: 0, count: 3, result: 'hits' } as const;
    expect(texts.line(shot, squad).text).toMatch(/^8 × Guards: /);
    expect(texts.line({ ...base, purpose: 'armor', count: 1, result: 'dies' }, squad).text).toMatch(
      /^Wolf: /,
    );
    // A unit of a battle is one kind of attackers, and one of those attacked.
    const [assault] = squad.assaults;
    const two = { ...squad, assaults: assault ? [assault, assault] : [] };
    expect(texts.line(shot, two).text).not.toMatch(/Guards/);
    expect(texts.line({ ...base, purpose: 'armor', count: 1, result: 'dies' }, two).text).not.toMatch(/Wolf/);
    const gang = withManyPreset(first, 'two');
    const blow = { ...base, purpose: 'attack', group: 1, count: 1, arm: 'hand.1' } as const;
    expect(texts.step({ ...blow, expression: { groups: [], constant: 0 } } as never, gang).title).toMatch(
      /^Guards 2: [^(]*$/,
    );
    const back = { ...blow, counter: true, expression: { groups: [], constant: 0 } } as never;
    expect(texts.step(back, gang).title).toMatch(/^Wolf → Guards 2: .* \(.*\)$/);
    const blast = withManyPreset(first, 'grenade');
    const things = blast.blast.targets.length;
    const hurt = { ...base, purpose: 'armor', count: 1, result: 'dies' } as const;
    expect(texts.line({ ...hurt, thing: things }, blast).text).toMatch(/^Guards: /);
    const [thing] = blast.blast.targets;
    const one = {
      ...blast,
      blast: {
        ...blast.blast,
        targets: thing
          ? [
              { ...thing, own: false },
              { ...thing, own: true },
            ]
          : [],
      },
    };
    expect(texts.line({ ...hurt, thing: 0 }, one).text).toMatch(/^Wolf: /);
    expect(texts.line({ ...hurt, thing: 1 }, one).text).not.toMatch(/Wolf|Guards/);
  });

  it('BW-DMG-03 brikwars/many/text: shots at horses count pips, and say who is destroyed', () => {
    const squad = withManyPreset(first, 'squad');
    const horses = (count: number, kind: 'single' | 'together' = 'single'): ManyInputs => ({
      ...withAssault(squad, 0, { target: { ...minifig, unit: 'warhorse', count } }),
      kind,
    });
    const notify = (inputs: ManyInputs) => {
      const answer = manyAnswerOf(inputs);
      if (!answer.ok) throw new Error('no volley');
      const { sentence, ends, facts } = describeMany(en, format, answer.value, inputs);
      return { sentence, labels: [...ends, ...facts].map(({ label }) => label) };
    };
    expect(notify(horses(1))).toEqual({
      sentence: expect.stringMatching(/^\d(–\d)? of 2 pips\. At least one pip: \d+\u00a0%\.$/),
      labels: ['Destroyed: 1', 'Some pips', 'Neither hurt', 'Pips on average'],
    });
    expect(notify(horses(3)).labels[0]).toBe('Destroyed: 3');
    expect(notify(horses(1, 'together'))).toEqual({
      sentence: expect.stringMatching(/^Enemy takes a pip: [>\d]+\u00a0%\.$/),
      labels: ['Enemy takes a pip', 'Neither hurt', 'Hits on average', 'Damage on average'],
    });
    const texts = manyTexts({ ...en, ...en }, format);
    const volley: ManyOutcome = { kind: 'volley', dead: [3], gone: [1], strays: [] };
    expect(texts.outcome(volley, horses(2))).toBe('3 of 4 pips. Destroyed: 1.');
    const armor = { purpose: 'armor', assault: 0, group: 0, count: 1, amount: 2, damage: 5 } as const;
    expect(texts.line({ ...armor, result: 'dies' }, horses(2)).result).toBe('Takes a pip');
    expect(texts.line({ ...armor, count: 3, result: 'dead' }, horses(2)).text).toBe(
      'Warhorse: 2 × Takes a pip.',
    );
  });

  it('BW-DMG-03 BW-WEAP-12 brikwars/many/text: a blast hurts who has pips, and kills who has none', () => {
    const blast = withManyPreset(first, 'grenade');
    const near: ManyInputs = {
      ...blast,
      blast: {
        ...blast.blast,
        targets: [
          { ...minifig, unit: 'warhorse', count: 2, fromAim: 0, fixed: false, own: false },
          { ...minifig, count: 1, fromAim: 0, fixed: false, own: false },
        ],
      },
    };
    const answer = manyAnswerOf(near);
    if (!answer.ok) throw new Error('no blast');
    const { ends, sentence } = describeMany(en, format, answer.value, near);
    expect(ends[0]?.label).toBe('An enemy is hurt');
    expect(sentence).toMatch(/^An enemy is hurt: \d+\u00a0%\./);
    const texts = manyTexts({ ...en, ...en }, format);
    const outcome: ManyOutcome = {
      ...{ kind: 'blast', landed: { kind: 'on-target', inches: 0 } },
      ...{ reached: [2, 1, 0], dead: [2, 1, 0], gone: [0, 1, 0] },
    };
    expect(texts.outcome(outcome, near)).toBe(
      'On target. Enemies reached: 1 of 3 dead. 2 × Enemy takes a pip.',
    );
    const only = { ...outcome, dead: [1, 0, 0], gone: [0, 0, 0] };
    expect(texts.outcome(only, near)).toBe('On target. Enemy takes a pip.');
  });

  it('BW-COMB-05 what the best defence of the victim makes of a gang stands below its sentence', () => {
    const gang = (plan: string) => {
      const inputs = {
        ...withManyPreset(first, 'two'),
        gang: { ...withManyPreset(first, 'two').gang, plan },
      };
      const answer = manyAnswerOf(inputs);
      if (!answer.ok || answer.value.kind !== 'gang') throw new Error('no gang');
      return { best: describeMany(en, format, answer.value, inputs).best, answer: answer.value };
    };
    expect(gang('').best).toBe('No defence does better.');
    const { best, answer } = gang('n');
    const dies = format.hundredths(answer.plans[0]?.victimDies ?? 0);
    expect(best).toMatch(/^Best answer: .*(Parry|Strike back)/);
    expect(best).toContain(`The enemy dies ${dies}\u00a0%, one of my fighters `);
  });

  it('BW-RNG-03 the odds of what has been rolled have their words, and so has each choice', () => {
    const texts = manyTexts({ ...en, ...en }, format);
    const some = [
      { id: '0', chance: 0.2 },
      { id: '1', chance: 0.8 },
    ];
    expect(texts.odds?.(some, withManyPreset(first, 'bowmen'))).toBe('The enemy dies 80\u00a0%.');
    const gang = ['victim-dies', 'attacker-dies', 'nobody-dies'].map((id, at) => ({ id, chance: at / 3 }));
    expect(texts.odds?.(gang, withManyPreset(first, 'two'))).toBe(
      'The enemy dies 0\u00a0%, one of my fighters 33\u00a0%.',
    );
    const near = { purpose: 'near', assault: 0, count: 2, options: ['0', '1'] } as const;
    const blast = [
      { id: 'enemy-dies', chance: 0.5 },
      { id: 'both-die', chance: 0.1 },
    ];
    expect(texts.optionOdds?.(blast, near, withManyPreset(first, 'grenade'))).toBe(
      'An enemy dies 60\u00a0% · One of my fighters dies 10\u00a0%',
    );
    const stray = { purpose: 'stray', assault: 0, count: 1, options: ['nothing', '0'] } as const;
    const notify = (chance: number) => texts.optionOdds?.([{ id: 'stray-dies', chance }], stray, viking);
    expect([notify(0), notify(0.25)]).toEqual(['Nobody dies', 'Dies: 25\u00a0%']);
  });

  it('BWC-50 BW-WEAP-12 of a grenade it is said how often it kills who throws it', () => {
    const inputs = withManyPreset(first, 'grenade');
    const answer = manyAnswerOf(inputs);
    const sentence = answer.ok ? describeMany(en, format, answer.value, inputs).sentence : '';
    expect(sentence).toBe(
      'An enemy dies 50\u00a0%; enemies dead on average: 1.4. My thrower dies 10\u00a0%.',
    );
  });

  it('BW-WEAP-12 enemies and own are told apart in tiles, title and outcome of a blast', () => {
    const grenade = withManyPreset(first, 'grenade');
    const notify = (inputs: ManyInputs) => {
      const answer = manyAnswerOf(inputs);
      return answer.ok ? describeMany(en, format, answer.value, inputs) : undefined;
    };
    const shown = (inputs: ManyInputs) => {
      const { ends = [], facts = [] } = notify(inputs) ?? {};
      return [...ends, ...facts].map(({ label, shown: figure }) => `${label} ${figure}`);
    };
    expect(shown(grenade)).toEqual([
      'An enemy dies 50',
      'My thrower dies 10',
      'Nobody dies 40',
      'Enemies dead on average 1.4',
    ]);
    // Put there, nobody throws it: nobody of one's own is near.
    const placed: ManyInputs = { ...grenade, blast: { ...grenade.blast, way: 'placed' } };
    expect(shown(placed)).toEqual(['An enemy dies 60', 'Nobody dies 40', 'Enemies dead on average 1.8']);
    const [aim, near] = placed.blast.targets;
    if (aim === undefined || near === undefined) throw new Error('no target');
    const mixed: ManyInputs = {
      ...placed,
      blast: { ...placed.blast, targets: [aim, { ...near, own: true }] },
    };
    expect(notify(mixed)?.sentence).toBe(
      'An enemy dies 60\u00a0%; enemies dead on average: 0.6. One of my fighters dies 60\u00a0%.',
    );
    // One roll of damage for all of them: if one dies, all of the same Armor do.
    expect(shown(mixed)).toEqual([
      'Only enemies 0',
      'On both sides 60',
      'Only my fighters 0',
      'Nobody dies 40',
      'Enemies dead on average 0.6',
    ]);
    const onlyOwn: ManyInputs = { ...placed, blast: { ...placed.blast, targets: [{ ...aim, own: true }] } };
    expect(shown(onlyOwn)).toEqual(['One of my fighters dies 60', 'Nobody dies 40']);
    expect(titleOf(en, encodeMany(mixed))).toBe('Explosive (Put there): Minifig, 2 × Minifig (my side)');
    const texts = manyTexts({ ...en, ...en }, format);
    const landed = { kind: 'on-target', inches: 0 } as const;
    expect(texts.outcome({ kind: 'blast', landed, reached: [1, 2], dead: [1, 0] }, mixed)).toBe(
      'On target. Enemies reached: 1 of 1 dead. My fighters reached: 0 of 2 dead.',
    );
    // The last after all who are listed is the thrower.
    expect(texts.outcome({ kind: 'blast', landed, reached: [0, 0, 1], dead: [0, 0, 1] }, mixed)).toBe(
      'On target. My fighters reached: 1 of 1 dead.',
    );
  });

  it('brikwars/many/text: a text that is none has no name', () => {
    expect(titleOf(en, 'v=9')).toBeUndefined();
  });
});
