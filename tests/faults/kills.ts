import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { armyKind, armyPrefix } from '../../src/storage/army/army.ts';
import { summaryKey, summaryKind, summaryOf } from '../../src/storage/army/summary.ts';
import { browserStart } from '../support/browser.mjs';
import { newArmy } from '../support/play/hands.ts';
import { serveSite } from '../support/site.ts';
import { readRecords } from './records.ts';

export interface OwnBrowser {
  readonly page: Page;
  /** The whole tree of processes at once, as a dead battery does it. */
  readonly kill: () => Promise<void>;
}

/** A browser that keeps its profile, with all its processes in one group. */
export async function startBrowser(profile: string, file = inject('pageBrowser')): Promise<OwnBrowser> {
  const port = path.join(profile, 'DevToolsActivePort');
  await rm(port, { force: true });
  const given = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
  const { executablePath, args, env } = browserStart(file);
  const browser: ChildProcess = spawn(executablePath, [...args, ...given], {
    env,
    detached: true,
    stdio: 'ignore',
  });
  const { pid } = browser;
  if (pid === undefined) throw new Error('the browser does not start');
  const gone = new Promise<void>((resolve) => browser.once('exit', () => resolve()));
  const kill = async () => {
    if (browser.exitCode === null && browser.signalCode === null) process.kill(-pid, 'SIGKILL');
    await gone;
  };
  try {
    await expect
      .poll(() => readFile(port, 'utf8').catch(() => ''), { timeout: 60_000, interval: 50 })
      .toContain('\n');
    const [number] = (await readFile(port, 'utf8')).split('\n');
    const connected = await chromium.connectOverCDP(`http://127.0.0.1:${number}`);
    const [context] = connected.contexts();
    if (!context) throw new Error('the browser has no window');
    const page = await context.newPage();
    await page.addInitScript(() => {
      if (localStorage.getItem('adjutant-settings')) return;
      const chosen = {
        version: 1,
        language: 'en',
        theme: 'system',
        games: ['brikwars', 'usb', 'mage-knight'],
      };
      const rest = { lastGame: 'brikwars', edition: '2005', animation: false, welcomed: true };
      localStorage.setItem('adjutant-settings', JSON.stringify({ ...chosen, ...rest }));
    });
    return { page, kill };
  } catch (error) {
    await kill();
    throw error;
  }
}

/** What is shown for longer than this must outlive the browser. */
const moment = 50;

const shownFor = (page: Page) =>
  page.evaluate((pause) => new Promise((resolve) => setTimeout(resolve, pause)), moment);

const armyName = (round: number, act: number) => `Army ${round}.${act}`;

/** An army that is renamed with each act. */
async function enterArmy(page: Page, site: string, round: number, acts: number): Promise<void> {
  await page.goto(`${site}#/armies`);
  await newArmy(page);
  const name = page.getByRole('textbox', { name: 'Name of the army' });
  for (let act = 1; act <= acts; act++) {
    await name.fill(armyName(round, act));
    if (act < acts) await shownFor(page);
  }
}

/** Each army is of one moment with its summary; answers with their names. */
async function armiesIn(page: Page): Promise<readonly string[]> {
  const records = await readRecords(page);
  const stored = Object.entries(records).filter(([key]) => key.startsWith(armyPrefix));
  return stored.map(([key, raw]) => {
    const army = armyKind.decode(raw);
    if (army.state !== 'ok') throw new Error(`${key} is ${army.state}`);
    const summary = summaryKind.decode(records[summaryKey(army.value.id)]);
    expect(summary).toEqual({ state: 'ok', value: summaryOf(army.value) });
    return army.value.name;
  });
}

/** In the sheet: how many there are is said on the stage behind it too. */
const figures = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('group')
    .filter({ has: page.getByRole('button', { name: /: more$/ }) })
    .first();

async function figuresShown(page: Page): Promise<number> {
  return Number(await figures(page).getByRole('button').nth(1).textContent());
}

async function openFight(page: Page, site: string): Promise<void> {
  await page.goto(`${site}#/fight/many`);
  await page.locator('.stage-plate').first().click();
  await figures(page).waitFor();
}

async function enterFight(page: Page, site: string, acts: number): Promise<number> {
  await openFight(page, site);
  const before = await figuresShown(page);
  for (let act = 1; act <= acts; act++) {
    await figures(page)
      .getByRole('button', { name: /: more$/ })
      .click();
    await expect.poll(() => figuresShown(page), { interval: 20 }).toBe(before + act);
    if (act < acts) await shownFor(page);
  }
  return before + acts;
}

/** Enters, kills, opens again, and finds all but what was shown in the last moment; nothing is ever torn. */
export async function surviveKills(rounds: number, file = inject('pageBrowser')): Promise<void> {
  const site = await serveSite(inject('app'));
  const profile = await mkdtemp(path.join(tmpdir(), 'adjutant-kill-'));
  let browser: OwnBrowser | undefined;
  try {
    browser = await startBrowser(profile, file);
    let known: readonly string[] = [];
    for (let round = 0; round < rounds; round++) {
      const acts = 2 + (round % 5);
      await enterArmy(browser.page, site.url, round, acts);
      await browser.kill();
      browser = await startBrowser(profile, file);
      await browser.page.goto(`${site.url}#/armies`);
      const names = await armiesIn(browser.page);
      const added = names.filter((name) => !known.includes(name));
      expect(names.length - added.length, `armies of before kill ${round}`).toBe(known.length);
      expect(added.length, `new armies after kill ${round}`).toBe(1);
      expect([armyName(round, acts), armyName(round, acts - 1)]).toContain(added[0]);
      known = names;

      const entered = await enterFight(browser.page, site.url, acts);
      await browser.kill();
      browser = await startBrowser(profile, file);
      await openFight(browser.page, site.url);
      const left = await figuresShown(browser.page);
      expect([entered, entered - 1], `inputs of a fight after kill ${round}`).toContain(left);
    }
  } finally {
    await browser?.kill();
    await site.stop();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
