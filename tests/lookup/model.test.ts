import { signal } from '@preact/signals';
import { beforeEach, describe, expect, it } from 'vitest';
import { textLoaders } from '../../src/app/word-files.ts';
import { chapterKey, chaptersOf, findChapter } from '../../src/lookup/finder.ts';
import { createLookupModel, sortByGame } from '../../src/lookup/model.ts';
import { createLanguageModel } from '../../src/platform/language.ts';
import { createNavigationModel } from '../../src/platform/navigation.ts';
import { createAnnouncerModel } from '../../src/platform/services.ts';
import { type Game, games, type RuleId } from '../../src/rules/ids.ts';
import type { Language } from '../../src/rules/languages.ts';

/** A browser's history, its clock and its idle time in the hands of the test. */
function fakeBrowser(hash: string) {
  const entries: { state: unknown; hash: string }[] = [{ state: null, hash }];
  const timers = new Set<() => void>();
  const waiting: (() => void)[] = [];
  let listener = () => {};
  const last = () => entries.at(-1) ?? { state: null, hash: '' };
  return {
    history: {
      hash: () => last().hash,
      state: () => last().state,
      push: (state: object, next: string) => void entries.push({ state, hash: next }),
      replace: (state: object, next: string) =>
        void entries.splice(-1, 1, { state, hash: next || last().hash }),
      back: () => {
        entries.pop();
        listener();
      },
      scroll: () => 0,
      onChange: (next: () => void) => {
        listener = next;
      },
      onLeave: () => undefined,
      later: (run: () => void) => {
        timers.add(run);
        return () => timers.delete(run);
      },
    },
    idle: (run: () => void) => void waiting.push(run),
    hash: () => last().hash,
    /** All timers run out. */
    wait() {
      for (const run of [...timers]) {
        timers.delete(run);
        run();
      }
    },
    idleNow: () => waiting.splice(0).forEach((run) => void run()),
  };
}

async function open(language: Language = 'en', hash = '#/rules', played: readonly Game[] = games) {
  const browser = fakeBrowser(hash);
  const navigation = createNavigationModel(browser.history);
  const drafts = new Map<string, string>();
  const speech = createLanguageModel(textLoaders, language);
  await speech.load(['start', 'lookup']);
  const announcer = createAnnouncerModel();
  const playedGames = signal<readonly Game[]>(played);
  const currentGame = signal<Game>('brikwars');
  let outdated = 0;
  const countOutdated = () => {
    outdated += 1;
  };
  const model = await createLookupModel(
    {
      navigation,
      language: speech,
      announcer,
      settings: { games: playedGames, currentGame },
      offline: { markOutdated: countOutdated },
      drafts: {
        load: async (place) => drafts.get(place),
        save: (place, text) => void drafts.set(place, text),
      },
    },
    { idle: browser.idle, later: browser.history.later },
  );
  return {
    model,
    browser,
    navigation,
    speech,
    announcer,
    playedGames,
    currentGame,
    drafts,
    outdated: () => outdated,
  };
}

type Opened = Awaited<ReturnType<typeof open>>;

async function ready({ model }: Opened): Promise<void> {
  model.start();
  model.search('parry');
  await expect.poll(() => model.results.value).toBeDefined();
}

function ids({ model }: Opened): readonly RuleId[] {
  return model.results.value?.found.map(({ id }) => id) ?? [];
}

describe('lookup/model with its index built', () => {
  let shared: Opened | undefined;
  let app: Opened;
  // To build an index takes long: what does not concern it shares one, and finds all else as it was at the start.
  beforeEach(async () => {
    if (!shared) {
      shared = await open();
      await ready(shared);
    }
    app = shared;
    app.playedGames.value = games;
    app.currentGame.value = 'brikwars';
    app.model.showEveryGame(false);
    app.model.showGame(undefined);
    app.model.search('');
    app.browser.wait();
  });

  it('lookup/model: finds as it is typed, from two signs on', () => {
    app.model.search('p');
    expect(app.model.searching.value).toBe(false);
    expect(app.model.results.value).toBeUndefined();
    app.model.search('pa');
    expect(ids(app)).toContain('BW-CC-16');
    app.model.search('parry');
    expect(ids(app)[0]).toBe('BW-CC-16');
    expect(app.outdated()).toBe(0);
  });

  it('lookup/model: the other languages come when the page is idle, one after the other', async () => {
    const app = await open();
    await ready(app);
    app.model.search('hárítás');
    expect(ids(app)).not.toContain('BW-CC-16');
    app.browser.idleNow();
    await expect.poll(() => app.browser.idleNow() ?? ids(app)).toContain('BW-CC-16');
    expect(app.model.rows.value[0]).toMatchObject({ id: 'BW-CC-16', other: { language: 'hu' } });
    expect(app.model.rows.value[0]?.title.map(({ text }) => text).join('')).toBe('Parry');
  });

  it('lookup/model: games that are not played are hidden and counted, and can be shown', () => {
    app.playedGames.value = ['mage-knight'];
    app.model.search('hero');
    const hidden = app.model.results.value;
    expect(hidden?.found.every(({ id }) => id.startsWith('MK-'))).toBe(true);
    expect(hidden?.elsewhere).toBeGreaterThan(0);
    app.model.showEveryGame(true);
    expect(app.model.results.value?.elsewhere).toBe(0);
    expect(ids(app)).toContain('BW-HERO-01');
    expect(app.model.gamesShown.value).toEqual(games);
  });

  it('lookup/model: results are of all games or of one, the game last played named first', () => {
    app.currentGame.value = 'usb';
    app.model.search('hero');
    const all = app.model.results.value;
    expect(app.model.gamesShown.value).toEqual(['usb', 'brikwars', 'mage-knight']);
    app.model.showGame('usb');
    const one = app.model.results.value;
    expect(one?.found.length).toBe(all?.counts.usb);
    expect(one?.found.every(({ id }) => id.startsWith('USB-'))).toBe(true);
    expect(one?.counts).toEqual(all?.counts);
    app.model.showGame(undefined);
    expect(app.model.results.value?.found.length).toBe(all?.found.length);
  });

  it('lookup/model: the count is said once, after a pause, for the last word typed', () => {
    const before = app.announcer.current.value.count;
    for (const text of ['pa', 'par', 'parr', 'parry']) app.model.search(text);
    expect(app.announcer.current.value.count).toBe(before);
    app.browser.wait();
    const found = ids(app).length;
    expect(app.announcer.current.value).toEqual({ text: `${found} rules found`, count: before + 1 });
    app.model.search('xqzzw');
    app.browser.wait();
    expect(app.announcer.current.value).toEqual({ text: 'Nothing found for “xqzzw”.', count: before + 2 });
  });

  it('lookup/model: another language of the app takes over titles and order', async () => {
    const app = await open();
    await ready(app);
    app.model.search('parry');
    await app.speech.change('pl');
    await expect
      .poll(() => app.model.rows.value[0]?.title.map(({ text }) => text).join(''))
      .toBe('Parowanie');
  });

  it('lookup/model: a long list grows on demand and starts again with the next query', () => {
    app.model.search('roll');
    const first = app.model.rows.value.length;
    const { rest } = app.model;
    app.browser.wait();
    const page = app.model.rows.value.length;
    expect(page).toBeGreaterThan(first);
    expect(rest.value).toBe(ids(app).length - page);
    app.model.more();
    expect(app.model.rows.value.length).toBe(Math.min(2 * page, ids(app).length));
    app.model.search('dice');
    expect(app.model.rows.value.length).toBeLessThanOrEqual(first);
  });
});

describe('lookup/model', () => {
  it('lookup/model: the query stands in the address, and Back from a rule returns to it', async () => {
    const app = await open();
    app.model.search('shield');
    app.browser.wait();
    expect(app.browser.hash()).toBe('#/rules?v=1&q=shield&all=0');
    app.navigation.go('rules/BW-CC-16');
    expect(app.model.entryId.value).toBe('BW-CC-16');
    app.navigation.go('rules/BWC-50');
    app.navigation.back();
    expect(app.model.entryId.value).toBe('BW-CC-16');
    app.navigation.back();
    expect(app.model.entryId.value).toBeUndefined();
    expect(app.model.inputs.value.query).toBe('shield');
  });

  it('lookup/model: a query typed just before a tap is not lost', async () => {
    const app = await open();
    app.model.search('riposte');
    app.navigation.go('rules/BW-CC-20');
    app.navigation.back();
    expect(app.model.inputs.value.query).toBe('riposte');
    expect(app.browser.hash()).toContain('q=riposte');
  });

  it('lookup/model: what was chosen is kept as a draft', async () => {
    const app = await open();
    app.model.search('shield');
    app.model.showBeside('pl');
    expect(app.drafts.get('rules')).toBe('v=1&q=shield&all=0&beside=pl');
  });

  it('lookup/model: rulings lead back to the rules they settle', async () => {
    const app = await open();
    await app.model.openLinks('BWC-50');
    const settled = app.model.entries.settledBy('BWC-50');
    expect(settled.length).toBeGreaterThan(0);
    for (const id of settled) expect(app.model.entries.facts(id)?.rulings).toContain('BWC-50');
  });

  it('lookup/model: one chapter stands open', async () => {
    const app = await open();
    const [first, second] = chaptersOf('brikwars');
    if (!first || !second) throw new Error('BrikWars has chapters');
    app.model.toggleChapter(first);
    app.model.toggleChapter(second);
    expect(app.model.inputs.value.open).toBe(chapterKey(second));
    app.model.toggleChapter(second);
    expect(app.model.inputs.value.open).toBeUndefined();
  });

  it('lookup/model: a word typed before the index is ready is answered and said when it is', async () => {
    const slow = await open();
    slow.model.start();
    slow.model.search('shield');
    slow.browser.wait();
    expect(slow.model.results.value).toBeUndefined();
    await expect.poll(() => ids(slow)).toContain('BW-WEAP-13');
    expect(slow.announcer.current.value.count).toBe(1);
  });

  it('lookup/model: nothing is fetched for search until the page is idle or someone searches', async () => {
    const calm = await open();
    calm.model.start();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(calm.model.entries.text('BW-CC-16', 'en')).toBeUndefined();
    calm.browser.idleNow();
    await expect.poll(() => calm.model.entries.text('BW-CC-16', 'en')).toBeDefined();
  });

  it('lookup/model: the chapter that stands open is fetched at once', async () => {
    const link = await open('pl', '#/rules?v=1&in=usb/test');
    link.model.start();
    await expect.poll(() => link.model.entries.text('USB-TEST-01', 'pl')).toBeDefined();
    expect(link.model.entries.text('BW-CC-16', 'pl')).toBeUndefined();
  });

  it('lookup/model: an opened link shows its query and leaves the own one alone', async () => {
    const link = await open('en', '#/rules?v=1&q=riposte');
    await expect.poll(() => link.model.inputs.value.query).toBe('riposte');
    expect(link.drafts.size).toBe(0);
    const nonsense = await open('en', '#/rules?v=9&zzz');
    expect(nonsense.model.unreadable.value).toBe(true);
    expect(nonsense.model.inputs.value.query).toBe('');
  });

  it('lookup/model: an id is understood in small letters, an unknown one stays as written', async () => {
    expect((await open('en', '#/rules/bw-cc-16')).model.entryId.value).toBe('BW-CC-16');
    expect((await open('en', '#/rules/bw-xx-1')).model.entryId.value).toBe('bw-xx-1');
    expect((await open('en', '#/rules/usb-c-32')).model.entryId.value).toBe('USB-COMP-05');
  });

  it('lookup/model: a rule fetches its own chapter only', async () => {
    const fresh = await open();
    await fresh.model.open('BW-CC-16', ['en', 'hu']);
    const { entries: ruleEntries } = fresh.model;
    expect(ruleEntries.text('BW-CC-16', 'hu')?.title).toBe('Hárítás');
    expect(ruleEntries.facts('BW-CC-16')?.related.length).toBeGreaterThan(0);
    expect(ruleEntries.text('BW-CC-16', 'pl')).toBeUndefined();
    expect(ruleEntries.text('BW-DICE-04', 'en')).toBeUndefined();
  });

  it('lookup/model: a link to a rule or to a search opens however a chat has written it', async () => {
    for (const behind of ['.', ')', ').', '**', '%E2%80%9D', '%E2%80%8B', '%22']) {
      const rule = await open('en', `#/rules/BW-CC-16${behind}`);
      expect([behind, rule.model.entryId.value]).toEqual([behind, 'BW-CC-16']);
      const found = await open('en', `#/rules?v=1&q=parry&all=0${behind}`);
      expect([behind, found.model.inputs.value.query]).toEqual([behind, 'parry']);
    }
    const whole = await open('en', `#/rules?${encodeURIComponent('v=1&q=a%26b&all=1')}`);
    expect(whole.model.inputs.value).toMatchObject({ query: 'a&b', everyGame: true });
    expect((await open('en', '#/rules/NO-SUCH.')).model.entryId.value).toBe('NO-SUCH.');
  });

  it('lookup/model: titles of linked rules come from their chapters, nothing else', async () => {
    const app = await open();
    await app.model.openTitles(['BWC-61', 'BWC-58']);
    expect(app.model.entries.text('BWC-61', 'en')?.title).toBeTruthy();
    expect(app.model.entries.text('BW-CC-16', 'en')).toBeUndefined();
  });

  it.each(['en', 'pl', 'hu'] as const)(
    'lookup/model: every suggested word finds something of its game in %s',
    async (language) => {
      const own = await open(language);
      await ready(own);
      const { suggestions } = own.speech.texts('rules');
      for (const game of games) {
        own.playedGames.value = [game];
        for (const word of suggestions[game]) {
          own.model.search(word);
          expect(own.model.results.value?.found[0]?.language, `${game}: ${word}`).toBe(language);
        }
      }
    },
  );

  it.each(['en', 'pl', 'hu'] as const)(
    'lookup/model: every chapter has a name in %s, and every name a chapter',
    async (language) => {
      const names = (await open(language)).speech.texts('rules').chapters;
      expect(Object.keys(names).sort()).toEqual(games.flatMap(chaptersOf).map(chapterKey).sort());
      for (const key of Object.keys(names)) expect(findChapter(key)).toBeDefined();
    },
  );

  it('lookup/model: sorts what was found by game and loses nothing', () => {
    const found = (['BW-CC-16', 'MK-ELG-01', 'USB-TEST-01'] as const).map((id) => ({
      id,
      language: 'en',
      terms: [],
    }));
    expect(sortByGame(found, ['usb'])).toEqual({ found: [found[2]], elsewhere: 2, counts: { usb: 1 } });
    expect(sortByGame(found, games)).toEqual({
      found,
      elsewhere: 0,
      counts: { brikwars: 1, usb: 1, 'mage-knight': 1 },
    });
  });
});
