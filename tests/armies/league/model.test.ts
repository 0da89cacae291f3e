import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { beginGame, placeOf } from '../../../src/armies/league/entered-game.ts';
import { createLeagueModel, type LeagueModel } from '../../../src/armies/league/model.ts';
import { nameIn, viewOf } from '../../../src/armies/league/view.ts';
import { saveArmy } from '../../../src/storage/army/armies.ts';
import { type StoredSeason, seasonKey } from '../../../src/storage/season.ts';
import { addSeason, loadSeasons } from '../../../src/storage/seasons.ts';
import { readOne } from '../../../src/storage/store.ts';
import { unitOf } from '../../../src/storage/units/profile-unit.ts';
import { army, freshDevice, given, openTab } from '../../storage/device.ts';
import { openArmiesTab, type Tab } from '../tab.ts';
import { ended, game, seasonOf } from './season.ts';

beforeEach(freshDevice);

const tabs: Tab[] = [];
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close();
});

async function open(): Promise<{ readonly tab: Tab; readonly league: LeagueModel }> {
  const tab = await openArmiesTab('#/armies/~league');
  tabs.push(tab);
  return { tab, league: await tab.model.league(createLeagueModel) };
}

const stored = async () => given(await loadSeasons(openTab())).seasons;
const notice = (tab: Tab) => tab.services.notices.current.value;
function undo(tab: Tab): void {
  const shown = notice(tab);
  shown?.action?.run();
  if (shown) tab.services.notices.dismiss(shown.id);
}
/** The time of all notices is over. */
function readAll(tab: Tab): void {
  for (let shown = notice(tab); shown; shown = notice(tab)) tab.services.notices.dismiss(shown.id);
}
const names = (season: StoredSeason | undefined) => season?.players.map(({ name }) => name);

describe('armies/league/model', () => {
  it('armies/league/model what is entered is stored at once, and another visit finds it', async () => {
    const { tab, league } = await open();
    const id = league.create('League 2026');
    expect(league.addPlayer(id, '  ')).toBe(false);
    for (const name of ['Anna', 'Bolek']) league.addPlayer(id, name);
    const [anna = '', bolek = ''] = league.find(id)?.players.map((player) => player.id) ?? [];
    const meeting = league.plan(id, { scenario: 'flag', players: { light: anna, dark: bolek } });
    const planned = league.find(id)?.meetings[0];
    if (!planned) throw new Error('not planned');
    expect(planned.id).toBe(meeting);
    readAll(tab);
    league.enter(id, planned, ended('dark', false, true), '2026-10-04');
    expect(notice(tab)?.text).toBe('Entered: Anna – Bolek, Capture the Flag');
    await expect
      .poll(async () => (await stored())[0]?.meetings[0]?.result)
      .toEqual(ended('dark', false, true));
    const { league: again } = await open();
    expect(again.find(id)).toEqual(league.find(id));
    expect(again.find(id)?.revision).toBe(5);
  });

  it('armies/league/entered-game what is half entered is kept for its game alone, and what is no game is not taken', async () => {
    const { tab, league } = await open();
    const [first, second] = [game({ id: 'm1' }), game({ id: 'm2' })];
    const season = seasonOf(first, second);
    const begin = { purpose: 'result', meeting: first } as const;
    const of = placeOf(season.id, begin);
    expect(placeOf('another', begin)).not.toBe(of);
    expect(placeOf(season.id, { ...begin, meeting: second })).not.toBe(of);
    expect(placeOf(season.id, { ...begin, purpose: 'plan' })).not.toBe(of);
    const entered = { ...beginGame(begin, season, '2026-10-04'), end: 'dark' } as const;
    league.halfEntered.set({ of, game: entered });
    await expect.poll(() => tab.services.drafts.load('league-game')).toContain('"end":"dark"');
    expect((await open()).league.halfEntered.draft.value).toEqual({ of, game: entered });
    for (const broken of [
      '{',
      'null',
      '{"of":"x"}',
      JSON.stringify({ of, game: { ...entered, end: 'won' } }),
    ]) {
      tab.services.drafts.save('league-game', broken);
      await expect.poll(() => tab.services.drafts.load('league-game')).toBe(broken);
      expect((await open()).league.halfEntered.draft.value).toBeUndefined();
    }
    league.halfEntered.set(undefined);
    await expect.poll(() => tab.services.drafts.load('league-game')).toBeFalsy();
  });

  it('armies/league/model every edit is taken back by its notice, and what came later stays', async () => {
    const { tab, league } = await open();
    const id = league.create('x');
    for (const name of ['Anna', 'Bolek']) league.addPlayer(id, name);
    readAll(tab);
    league.edit(id, 'group', (season) => ({ ...season, juniors: true }));
    const first = notice(tab);
    readAll(tab);
    league.addPlayer(id, 'Celina');
    undo(tab);
    expect(names(league.find(id))).toEqual(['Anna', 'Bolek']);
    first?.action?.run();
    expect(league.find(id)).toMatchObject({ juniors: false, players: { length: 2 } });
    await expect
      .poll(async () => (await stored())[0])
      .toMatchObject({ juniors: false, players: { length: 2 } });
  });

  it('armies/league/model of steps in a row the last is offered back, in the place of those before', async () => {
    const { tab, league } = await open();
    const id = league.create('x');
    for (const start of ['2026-01-01', '2026-01-02', '2026-01-03']) {
      league.step(id, start, (season) => ({ ...season, start }));
    }
    expect(notice(tab)?.text).toBe('2026-01-03');
    undo(tab);
    expect(league.find(id)?.start).toBe('2026-01-02');
    expect(notice(tab)).toBeUndefined();
    // What changes nothing is nothing to take back.
    league.step(id, 'same', (season) => season);
    expect(notice(tab)).toBeUndefined();
  });

  it('armies/league/model two tabs see each other, and neither loses what the other enters', async () => {
    given(await addSeason(openTab(), seasonOf()));
    const [one, two] = [await open(), await open()];
    const results = Array.from({ length: 6 }, (_, at) => game({ id: `m${at}` }));
    results.forEach((meeting, at) => {
      readAll(one.tab);
      (at % 2 ? one : two).league.enter('s', meeting, ended('light'), '2026-10-04');
    });
    for (const { league } of [one, two]) {
      await expect.poll(() => league.find('s')?.meetings.length).toBe(6);
    }
    undo(one.tab);
    await expect.poll(() => two.league.find('s')?.meetings.length).toBe(5);
    expect((await stored())[0]?.meetings.map(({ id }) => id).sort()).toEqual(['m0', 'm1', 'm2', 'm3', 'm4']);
  });

  it('armies/league/model a season goes to the trash, comes back, and only then goes for good', async () => {
    given(await addSeason(openTab(), seasonOf()));
    const { tab, league } = await open();
    league.remove('s');
    expect([league.find('s'), league.seasons.value.length, league.trash.value.length]).toEqual([
      undefined,
      0,
      1,
    ]);
    await expect.poll(async () => (await stored())[0]?.deleted).toBeGreaterThan(0);
    undo(tab);
    expect(league.find('s')?.name).toBe('Jesień');
    await expect.poll(async () => (await stored())[0]?.deleted).toBeUndefined();
    league.remove('s');
    league.restore('s');
    await expect.poll(() => notice(tab)).toBeUndefined();
    league.emptyTrash();
    expect(league.seasons.value).toHaveLength(1);
    league.remove('s');
    league.emptyTrash();
    await expect.poll(async () => given(await readOne(openTab(), seasonKey('s')))).toBeUndefined();
  });

  it('BW-LG-13 a play-off is drawn between all who are level, each with each, and counts for no total', async () => {
    const results = [
      game({ result: ended('draw') }),
      game({ light: 'celina', dark: 'darek', result: ended('draw') }),
    ];
    given(await addSeason(openTab(), seasonOf(...results)));
    const { league } = await open();
    league.drawPlayoff('s', ['anna', 'bolek', 'celina']);
    const season = league.find('s');
    if (!season) throw new Error('no season');
    const drawn = season.meetings.slice(2);
    expect(drawn.map(({ kind, light, dark }) => [kind, light, dark])).toEqual([
      ['playoff', 'anna', 'bolek'],
      ['playoff', 'anna', 'celina'],
      ['playoff', 'bolek', 'celina'],
    ]);
    expect(new Set(drawn.map(({ scenario }) => scenario)).size).toBe(1);
    for (const meeting of drawn) league.enter('s', meeting, ended('light'), '2026-10-10');
    const after = league.find('s');
    const table = after ? viewOf(after, 0).table : [];
    expect(table.map(({ player, points, place }) => [player, points, place])).toEqual([
      ['anna', 5, 1],
      ['bolek', 5, 2],
      ['celina', 5, 3],
      ['darek', 5, 4],
    ]);
  });

  it('armies/league/model a season of eight is drawn for three rounds: one leaves after the first, two are called Anna', async () => {
    const { tab, league } = await open();
    const id = league.create('League 2026');
    for (const name of ['Anna', 'Bolek', 'Celina', 'Darek', 'Anna', 'Ewa', 'Filip', 'Gosia']) {
      league.addPlayer(id, name);
    }
    const season = () => {
      const found = league.find(id);
      if (!found) throw new Error('no season');
      return found;
    };
    const round = () => season().meetings.filter((each) => !each.result);
    const play = () => {
      for (const each of round()) league.enter(id, each, ended('light', true), '2026-10-04');
    };
    readAll(tab);
    league.drawRound(id);
    expect(notice(tab)?.text).toBe('Drawn: round 1');
    expect(round()).toHaveLength(4);
    undo(tab);
    expect(round()).toHaveLength(0);
    league.drawRound(id);
    play();
    const gone = season().players[6]?.id ?? '';
    league.drawRound(id);
    const opponent = round().find(({ light, dark }) => light === gone || dark === gone);
    readAll(tab);
    league.leave(id, gone);
    expect(notice(tab)?.text).toBe('Filip has left; 1 planned game cancelled');
    undo(tab);
    expect(round()).toHaveLength(4);
    league.leave(id, gone);
    expect(round()).toHaveLength(3);
    const rival = opponent?.light === gone ? opponent.dark : opponent?.light;
    expect(season().players.find((each) => each.id === rival)?.byes).toEqual([2]);
    play();
    league.drawRound(id);
    expect(round().map((each) => each.round)).toEqual([3, 3, 3]);
    play();
    const pairs = season().meetings.map(({ light, dark }) => [light, dark].sort().join(' '));
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(pairs).toHaveLength(10);
    const out = season().players.flatMap(({ id: each, byes = [] }) => byes.map(() => each));
    expect(new Set(out).size).toBe(2);
    expect(out).not.toContain(gone);
    expect(season().meetings.filter(({ light, dark }) => [light, dark].includes(gone))).toHaveLength(1);
    const view = viewOf(season(), tab.services.now());
    expect(view.gone.map(({ player }) => nameIn(season(), player))).toEqual(['Filip']);
    expect(view.table.map(({ player }) => nameIn(season(), player))).toEqual(
      expect.arrayContaining(['Anna (1)', 'Anna (2)']),
    );
    await expect.poll(async () => (await stored())[0]?.meetings).toEqual(season().meetings);
  });

  it('BW-LG-05 stored armies are checked as they stand: points, speed, the text they are counted by', async () => {
    const profile = (move: number) =>
      unitOf({ name: 'x', skill: '1d6', armor: '4', move, size: 1, hands: 2, weapons: ['hand'] });
    const line = (id: string, points: number, unit?: ReturnType<typeof profile>) => ({
      id,
      name: id,
      count: 10,
      points,
      note: '',
      ...(unit ? { unit } : {}),
    });
    const legal = army('legal', { game: 'brikwars', edition: 'pl', lines: [line('a', 15, profile(10))] });
    const wrong = army('wrong', {
      game: 'brikwars',
      edition: '2005',
      lines: [line('a', 15, profile(5)), line('b', 0.1, profile(12)), line('c', 0)],
    });
    for (const each of [legal, wrong, army('usb', { game: 'usb' })])
      given(await saveArmy(openTab(), each, 5));
    const { league } = await open();
    await league.readArmies(['legal', 'wrong', 'lost']);
    expect(league.armies.value.map(({ id, points }) => [id, points])).toEqual(
      expect.arrayContaining([
        ['legal', 150],
        ['wrong', 151],
      ]),
    );
    expect(league.armies.value).toHaveLength(2);
    expect(league.checks.value.get('legal')).toEqual({ faults: [], unknown: 0, points: 150, lines: ['a'] });
    expect(league.checks.value.get('wrong')).toEqual({
      faults: [
        { rule: 'BW-LG-05', code: 'over-limit', over: 1 },
        { rule: 'BWC-100', code: 'too-fast', line: 1, move: 12 },
      ],
      unknown: 1,
      points: 151,
      lines: ['a', 'b', 'c'],
      edition: '2005',
    });
    expect(league.checks.value.get('lost')).toBe('gone');
  });
});
