import { describe, expect, it } from 'vitest';
import { phrasesOf } from '../../../src/castle/plan/findings-text.ts';
import { createSiegeDraft } from '../../../src/castle/siege/setup/setup.ts';
import { doorsAsked } from '../../../src/castle/siege/sheets/doors-asked.ts';
import {
  eventText,
  issueItems,
  partsOf,
  reasonItems,
  siegeNames,
  tookOut,
} from '../../../src/castle/siege/text.ts';
import { createFormat } from '../../../src/platform/format.ts';
import { createSeededSource } from '../../../src/rules/dice/random.ts';
import { accessEffects } from '../../../src/rules/mage-knight/access.ts';
import { actionEffects } from '../../../src/rules/mage-knight/actions.ts';
import { breachEffects } from '../../../src/rules/mage-knight/breach.ts';
import { collapseEffects } from '../../../src/rules/mage-knight/collapse.ts';
import { doorEffects } from '../../../src/rules/mage-knight/doors.ts';
import type { SectionKind } from '../../../src/rules/mage-knight/kinds.ts';
import { ladderEffects } from '../../../src/rules/mage-knight/ladders.ts';
import {
  type SiegeEvent,
  siegeImpossibilities,
  trackerEffects,
} from '../../../src/rules/mage-knight/siege/siege-events.ts';
import { freshSection } from '../../../src/rules/mage-knight/siege/siege-setup.ts';
import { startOf } from '../../../src/rules/mage-knight/siege/siege-state.ts';
import { victoryEffects } from '../../../src/rules/mage-knight/siege/victory.ts';
import { fakeServices } from '../../support/fake-services.ts';
import { randomPlan } from '../../support/samples/castle-plans.ts';
import { en, hu, pl } from '../../support/words.ts';

const effects = [
  ...trackerEffects,
  ...accessEffects,
  ...actionEffects,
  ...breachEffects,
  ...collapseEffects,
  ...doorEffects,
  ...ladderEffects,
  ...victoryEffects,
];

const languages = { en, pl, hu };

const state = {
  ...startOf({
    game: 'ordinary',
    players: [{ name: 'Anna' }, { name: 'Béla' }],
    sections: [freshSection('keep', 0), freshSection('wall', 0)],
  }),
  figures: [{ id: 0, name: 'Archer', owner: 0, kind: 'warrior' as const }],
};

const names = {
  siege: (name: string) => name,
  player: (player: number) => state.players[player]?.name ?? '?',
  section: (section: number) => ['Keep', 'Wall'][section] ?? '?',
  mark: () => '',
  figure: (figure: { readonly name: string } | undefined) => figure?.name ?? '?',
};

const hit = { faces: [3, 5], typed: true, hit: true, damage: 4 } as const;

/** One of everything that can happen. */
const events: readonly SiegeEvent[] = [
  { do: 'begin' },
  { do: 'door', section: 0, door: 'door-a', open: true },
  { do: 'door', section: 0, door: 'door-a', open: false },
  { do: 'begin-command' },
  { do: 'act', section: 0, order: 'ranged' },
  { do: 'act', section: 0, order: 'move' },
  { do: 'warrior-acts', more: 1 },
  { do: 'warrior-acts', more: -1 },
  { do: 'end-turn', tokensOff: [] },
  { do: 'tokens', section: 0, tokens: 1 },
  { do: 'dial', section: 0, click: 3, by: 1 },
  { do: 'profile', section: 0, dial: { kind: 'clicks' } },
  { do: 'amend', section: 0, points: 100 },
  { do: 'breach', section: 0, cause: 'demoralised' },
  { do: 'breach', section: 1, cause: 'yellow' },
  { do: 'destroy', section: 1, by: 1 },
  { do: 'raise-ladder', section: 1, owner: 1 },
  { do: 'take-ladder', ladder: 0, enemyAtEnd: false },
  { do: 'planking', section: 1, present: true },
  { do: 'planking', section: 1, present: false },
  { do: 'figure', section: 1, name: 'Archer', owner: 0, kind: 'warrior', part: 'top' },
  { do: 'figure-to', section: 0, figure: 0, part: 'top' },
  { do: 'figure-down', figure: 0 },
  { do: 'figure-clicks', figure: 0, clicks: 2 },
  { do: 'eliminate', figure: 0 },
  { do: 'fall', figure: 0, face: 4, typed: true },
  { do: 'habits', tokens: 'all', turns: 'deed', actions: [] },
  { do: 'attack', section: 0, by: 1, name: 'Ogre', mode: 'close', ...hit },
  { do: 'attack', section: 0, by: 1, name: 'Ogre', mode: 'close', ...hit, hit: false, damage: 0 },
  { do: 'shot', section: 0, name: '', ...hit },
  { do: 'shot', section: 0, name: '', figure: 0, ...hit },
  { do: 'strike', figure: 0, by: 1, name: '', mode: 'ranged', ...hit },
];

const textOf = async (language: keyof typeof languages) => {
  const load = languages[language];
  const [t, terms] = await Promise.all([load.castlesiege(), load.castleterms()]);
  return { t, terms, names, state, number: String };
};

describe.each(Object.keys(languages) as (keyof typeof languages)[])(
  'the words of a siege (%s)',
  (language) => {
    it('castle/siege each effect of a rule is a sentence of its own', async () => {
      const { t } = await textOf(language);
      const sentences = effects.map((effect) => t.reasons[effect](2));
      for (const sentence of sentences) expect(sentence).toMatch(/^[\p{Lu}\d].*\.$/su);
      expect(sentences.filter((sentence) => /undefined|#/.test(sentence))).toEqual([]);
    });

    it('castle/siege each event has a line, and no two read alike', async () => {
      const describing = await textOf(language);
      const turn = { ...state.turn, phase: 'command' as const };
      const lines = events.map((event) => eventText(describing, { event, turn }));
      expect(new Set(lines).size).toBe(events.length);
      expect(lines.filter((line) => line === '' || /undefined|\?/.test(line))).toEqual([]);
    });

    it('castle/siege what cannot be at all says so without a rule', async () => {
      const { t } = await textOf(language);
      for (const code of siegeImpossibilities) {
        expect(issueItems(t, [{ code }])).toEqual([{ text: t.impossible[code] }]);
      }
    });

    it('MK-A-21 its other reading stands behind the ruling', async () => {
      const { t } = await textOf(language);
      const items = reasonItems(t, [{ rule: 'MK-A-21', effect: 'arch-is-not-on', amount: 1 }]);
      expect(items.map(({ rule }) => rule)).toEqual(['MK-A-21', 'MK-A-21']);
      expect(items[1]?.text).toBe(t.otherReading['MK-A-21']);
    });
  },
);

describe('the words of a siege: the log', () => {
  const turn = { ...state.turn, phase: 'command' as const };
  const entry = (event: SiegeEvent) => ({ event, turn, reasons: [], overruled: [] });
  const fall = entry({ do: 'fall', figure: 0, face: 6, typed: false });
  const out = {
    ...state,
    figures: state.figures.map((figure) => ({ ...figure, eliminated: true as const })),
  };

  it('MK-DST-03 a fall that eliminated says so, not one that was survived', async () => {
    const describing = await textOf('en');
    expect(tookOut(out, [fall], 0)).toBe(true);
    expect(tookOut(state, [fall], 0)).toBe(false);
    expect(tookOut(out, [fall, entry({ do: 'eliminate', figure: 0 })], 0)).toBe(false);
    expect(eventText(describing, fall, true)).toBe('Archer falls: 6, eliminated');
    expect(eventText(describing, fall)).toBe('Archer falls: 6');
    // A shot or an attack likewise; of somebody who is only named nobody knows it.
    const thrown = { faces: [5, 4], typed: false, hit: true, damage: 2 } as const;
    const shot = entry({ do: 'shot', section: 0, name: '', figure: 0, ...thrown });
    expect(tookOut(out, [shot], 0)).toBe(true);
    expect(tookOut(state, [shot], 0)).toBe(false);
    expect(tookOut(out, [entry({ do: 'shot', section: 0, name: 'Ork', ...thrown })], 0)).toBe(false);
    expect(eventText(describing, shot, true)).toMatch(/shoots at Archer, 9: a hit, 2 damage, eliminated$/);
  });

  it('MK-DST-02 no rule is named for the ladder of a section that came down', async () => {
    const { t } = await textOf('en');
    const [item] = reasonItems(t, [{ rule: 'MK-DST-02', effect: 'ladders-gone', amount: 1 }]);
    expect(item?.rule).toBeUndefined();
    expect(item?.text).toContain('No rule');
  });

  it('castle/siege tokens that stay are counted as the language counts', async () => {
    const { t } = await textOf('en');
    expect([t.stay('Keep', 1), t.stay('Keep', 2)]).toEqual(['Keep: 1 token stays', 'Keep: 2 tokens stay']);
  });

  it('castle/siege only a lord with doors left is asked about them', () => {
    const asked = (player: number, change: object = {}) =>
      doorsAsked({
        ...state,
        turn: { ...turn, player },
        sections: state.sections.map((section) => ({ ...section, ...change })),
      });
    expect(asked(0)).toEqual([0]);
    expect(asked(0, { breached: {} })).toEqual([]);
    expect(asked(0, { destroyed: {} })).toEqual([]);
    expect(asked(1)).toEqual([]);
  });
});

describe('the words of a siege: refusals', () => {
  it('MK-ACC-05 where another reading would answer otherwise, it stands beside the answer', async () => {
    const { t } = await textOf('en');
    const reason = { rule: 'MK-GATE-04', effect: 'gatehouse-to-walls-only', otherwise: 'MK-ACC-05' } as const;
    expect(issueItems(t, [{ code: 'refused', reason }])[1]).toEqual({
      text: t.otherReading.allows,
      rule: 'MK-ACC-05',
    });
    expect(reasonItems(t, [reason])[1]?.text).toBe(t.otherReading.forbids);
  });

  it('MK-ACT-01 a refusal names its rule', async () => {
    const { t } = await textOf('en');
    expect(
      issueItems(t, [{ code: 'refused', reason: { rule: 'MK-ACT-01', effect: 'one-action-each' } }]),
    ).toEqual([{ text: 'A section acts only once a turn.', rule: 'MK-ACT-01' }]);
  });
});

describe('castle/siege: words that follow a name', () => {
  it('castle/siege: in Polish they fit a wall, a keep and a tower alike', async () => {
    const [siege, t] = await Promise.all([pl.castlesiege(), pl.castlesiege()]);
    const said = [
      ...Object.values(siege.conditions),
      siege.acted,
      siege.pushed,
      t.demoralised,
      t.worth('20', '10'),
      t.alwaysOpen,
      t.outOf('Łucznik'),
      t.isOut,
      t.goneOutOf('Łucznik'),
      t.lines.demoralised('Mur 1'),
      t.lines.destroy('Donżon'),
      t.lines.eliminate('Łucznik'),
      t.lines.out(t.lines.fall('Łucznik', '4')),
      t.reasons['destroyed-full'](20),
      t.reasons['breached-half'](10),
      t.reasons['both-at-once-full'](20),
    ];
    // A participle or past form of one gender.
    const gendered = /(?:an|on|ał|ęł)[aeyo]?(?![\p{L}])/u;
    expect(said.filter((text) => gendered.test(text.replace(/Donżon|całe/, '')))).toEqual([]);
  });

  it('castle/siege: in English one point is no points', async () => {
    const [siege, t] = await Promise.all([en.castlesiege(), en.castlesiege()]);
    const said = (points: string) => [
      siege.points(points),
      siege.castlePoints('Anna', points),
      t.worth(points, '0'),
      t.armyPoints(points),
      t.otherReading['MK-A-24'](points),
      t.reasons['destroyed-full'](Number(points)),
      t.reasons['breached-half'](Number(points)),
    ];
    expect(said('1').filter((text) => !/\b1 point\b/.test(text))).toEqual([]);
    expect(said('20').filter((text) => !/\b20 points\b/.test(text))).toEqual([]);
  });
});

describe('castle/siege/text: what sections are called', () => {
  it.each(['en', 'pl', 'hu'] as const)(
    'castle/siege/text: no two are called alike, nor have the same mark; what has no own name is called as on the map (%s)',
    async (language) => {
      const { castlesiege, castleterms, castleplan } = languages[language];
      const [t, terms, plan] = await Promise.all([castlesiege(), castleterms(), castleplan()]);
      const named = (kind: SectionKind, name = '', owner = 0) => ({ ...freshSection(kind, owner), name });
      const sections = [
        named('keep'),
        named('round-tower'),
        named('wall'),
        named('wall', 'North'),
        named('wall', 'Long'),
        named('wall', 'Long '),
        named('wall', '', 1),
      ];
      const names = siegeNames({ t, terms, plan }, { players: state.players, sections });
      const marks = sections.map((_, index) => names.mark(index));
      const { wall, keep, 'round-tower': tower } = plan.marks;
      expect(marks).toEqual([keep, tower, ...[1, 2, 3, 4, 5].map((count) => `${wall}${count}`)]);
      const called = sections.map((_, index) => names.section(index));
      expect(new Set(called).size).toBe(sections.length);
      expect(called).toEqual([
        terms.sections.keep,
        terms.sections['round-tower'],
        plan.numbered(terms.sections.wall, 1),
        'North',
        plan.numbered('Long', 5),
        plan.numbered('Long', 6),
        plan.numbered(terms.sections.wall, 5),
      ]);
    },
  );

  it('castle/siege/text: sections of a plan are called as on the plan', async () => {
    const [t, terms, plan] = await Promise.all([hu.castlesiege(), hu.castleterms(), hu.castleplan()]);
    const table = randomPlan(createSeededSource(7));
    const phrases = phrasesOf(plan, terms, createFormat('hu'), table);
    const sections = table.sections.map(({ kind, owner }, at) => ({
      ...freshSection(kind, owner),
      number: at + 1,
    }));
    const names = siegeNames({ t, terms, plan }, { players: state.players, sections });
    expect(sections.length).toBeGreaterThan(1);
    for (const [index] of sections.entries()) {
      expect(names.section(index)).toBe(phrases.name({ kind: 'section', index }));
      expect(names.mark(index)).toBe(phrases.mark({ kind: 'section', index }));
    }
  });

  it('castle/siege/text: what is taken away before the siege leaves all else its mark of the plan', async () => {
    const [t, terms, plan] = await Promise.all([hu.castlesiege(), hu.castleterms(), hu.castleplan()]);
    const table = Array.from({ length: 40 }, (_, seed) => randomPlan(createSeededSource(seed + 1))).find(
      ({ sections }) => sections.filter(({ kind }) => kind === 'wall').length > 2,
    );
    if (!table) throw new Error('no plan with three walls');
    const phrases = phrasesOf(plan, terms, createFormat('hu'), table);
    const drawn = table.sections.map((_, index) => phrases.mark({ kind: 'section', index }));
    for (const gone of drawn.keys()) {
      const made = createSiegeDraft(fakeServices('#/castle/siege').drafts, () => undefined);
      made.take(table);
      made.removeSection(gone);
      const marks = () => {
        const setup = made.setup.peek();
        const names = siegeNames({ t, terms, plan }, setup);
        return setup.sections.map((_, index) => names.mark(index));
      };
      expect(marks()).toEqual(drawn.toSpliced(gone, 1));
      // What comes later is none of those that are there.
      const kind = table.sections[gone]?.kind ?? 'wall';
      made.add(kind, 0);
      made.add(kind, 0);
      expect(new Set(marks()).size).toBe(marks().length);
    }
  });
});

describe('castle/siege/text: numbers and names', () => {
  it('castle/siege/text: each event says its own numbers, and who did it', async () => {
    const describing = await textOf('en');
    const { t } = describing;
    const said = (event: SiegeEvent, turn = { player: 1 }) =>
      eventText(describing, { event, turn } as Parameters<typeof eventText>[1]);
    const came = t.assault.hit('8', '4');
    expect(said({ do: 'attack', section: 0, by: 1, name: 'Ogre', mode: 'close', ...hit })).toBe(
      t.lines.attack('Ogre', 'Keep', came),
    );
    expect(said({ do: 'strike', figure: 0, by: 1, name: '', mode: 'ranged', ...hit })).toBe(
      t.lines.attack('Béla', 'Archer', came),
    );
    expect(said({ do: 'shot', section: 0, name: 'Ogre', ...hit })).toBe(t.lines.shot('Keep', 'Ogre', came));
    expect(said({ do: 'warrior-acts', more: 1 })).toBe(t.lines.warrior());
    expect(said({ do: 'warrior-acts', more: -1 })).toBe(t.lines.warriorBack());
    expect(said({ do: 'act', section: 0, order: 'ranged' })).toBe(t.lines.act('Keep'));
    expect(said({ do: 'act', section: 0, order: 'move' })).toBe(t.lines.actOther('Keep'));
  });

  it('castle/siege/text: places at a section are its top, its planking and the arch of a gatehouse', () => {
    expect(partsOf({ kind: 'wall', planking: false })).toEqual(['top']);
    expect(partsOf({ kind: 'wall', planking: true })).toEqual(['top', 'planking']);
    expect(partsOf({ kind: 'gatehouse', planking: true })).toEqual(['top', 'planking', 'arch']);
  });

  it('castle/siege/text: a figure without a name is counted, and what is not there has no name', async () => {
    const [t, terms, plan] = await Promise.all([en.castlesiege(), en.castleterms(), en.castleplan()]);
    const sections = [freshSection('wall', 0), { ...freshSection('wall', 0), name: ' Gate ' }];
    const called = siegeNames({ t, terms, plan }, { players: [{ name: 'Anna' }, { name: '' }], sections });
    expect(called.figure({ id: 2, name: '  ' })).toBe(t.figureNumber(3));
    expect(called.figure({ id: 2, name: ' Ogre ' })).toBe('Ogre');
    expect(called.figure(undefined)).toBe(t.figureNumber(1));
    expect([called.section(1), called.section(9), called.mark(0), called.mark(9)]).toEqual([
      'Gate',
      '',
      'W1',
      '',
    ]);
  });

  it('MK-DST-03 castle/siege/text: a fall eliminated only those to whom nothing happened later', () => {
    const fallen = { ...state, figures: state.figures.map((each) => ({ ...each, eliminated: true })) };
    const log = (...list: readonly SiegeEvent[]) => list.map((event) => ({ event })) as never;
    const fall = { do: 'fall', figure: 0, face: 4, typed: true } as const;
    const later = { do: 'figure-down', figure: 0 } as const;
    expect(tookOut(fallen as never, log(fall), 0)).toBe(true);
    expect(tookOut(fallen as never, log(fall, { do: 'begin' }), 0)).toBe(true);
    expect(tookOut(fallen as never, log(fall, later), 0)).toBe(false);
    expect(tookOut(fallen as never, log(fall, { ...later, figure: 1 }), 0)).toBe(true);
    expect(tookOut(fallen as never, log(later), 0)).toBe(false);
    expect(tookOut(state as never, log(fall), 0)).toBe(false);
  });
});
