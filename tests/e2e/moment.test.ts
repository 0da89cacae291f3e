import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { settled, usePhone } from './harness.ts';

const { take } = usePhone();

/** When each part of the screen first was as it is after the roll, in milliseconds after the tap. */
interface Seen {
  readonly lies?: number;
  readonly face?: number;
  readonly word?: number;
  readonly bar?: number;
  readonly line?: number;
  readonly decision?: number;
  /** How far anything above the decision moved. */
  readonly moved: number;
  readonly frames: number;
}

/** The app as it is for a player who has changed nothing: it moves, and shows each roll in its order. */
async function moving(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const stored = localStorage.getItem('adjutant-settings');
    if (!stored) return;
    const { instant: _, ...settings } = JSON.parse(stored);
    localStorage.setItem('adjutant-settings', JSON.stringify({ ...settings, animation: true }));
  });
}

/** Rolls, and looks at every frame until what is decided next stands there. */
function watchRoll(page: Page, main: string): Promise<Seen> {
  return page.evaluate(
    (button) =>
      new Promise<Seen>((resolve) => {
        const all = (selector: string) => [...document.querySelectorAll(selector)];
        const bar = () =>
          all('.outcome')
            .map(({ textContent }) => textContent)
            .join();
        const before = bar();
        const points = () => all('.chance-line .chance-point').length;
        const seen: { -readonly [Name in keyof Seen]: Seen[Name] } = { moved: 0, frames: 0 };
        const places = new Map<string, number>();
        const begun = performance.now();
        let pointsAt = 0;
        let frame = 0;
        let first: number | undefined;
        /** When the die's own motion is over, by its clock: a busy machine paints that later. */
        let still: number | undefined;
        const note = (name: Exclude<keyof Seen, 'moved' | 'frames'>, holds: boolean) => {
          if (!holds || seen[name] !== undefined) return;
          seen[name] = Math.round(performance.now() - begun);
          // Word, bar and line: the frames from the first of them to the last.
          if (name !== 'word' && name !== 'bar' && name !== 'line') return;
          first ??= frame;
          seen.frames = frame - first;
        };
        const look = () => {
          frame += 1;
          const [die] = all('.moment-tray .die');
          const [ink] = all('.moment-tray .die-ink');
          if (points() > 0) pointsAt ||= points();
          for (const { startTime, effect } of die?.getAnimations() ?? []) {
            const end = Number(startTime) + Number(effect?.getComputedTiming().endTime);
            if (startTime !== null && end > (still ?? 0)) still = end;
          }
          if (die !== undefined && die.getAnimations().length === 0)
            seen.lies ??= Math.round((still ?? performance.now()) - begun);
          note('face', ink !== undefined && getComputedStyle(ink).opacity === '1');
          note('word', document.querySelector('.moment-told') !== null);
          // There is none while the moment is on its way.
          const now = bar();
          note('bar', now !== '' && now !== before && document.querySelector('.moment') !== null);
          note('line', pointsAt > 0 && points() > pointsAt);
          note(
            'decision',
            document.querySelector('.moment-decision, .moment-step [data-kind="primary"]') !== null,
          );
          for (const name of ['.moment-head', '.moment-tray', '.moment-word', '.moment .chance-line']) {
            const top = document.querySelector(name)?.getBoundingClientRect().top;
            if (top === undefined) continue;
            seen.moved = Math.max(seen.moved, Math.abs(top - (places.get(name) ?? top)));
            places.set(name, top);
          }
          if (seen.decision === undefined) requestAnimationFrame(look);
          else resolve(seen);
        };
        requestAnimationFrame(look);
        document.querySelector<HTMLElement>(button)?.click();
      }),
    main,
  );
}

const begin = '.play-start .thumb-bar [data-kind="primary"]';

describe('fight/moment', () => {
  it('fight/moment: word, bar, line and decision come after the die lies, in this order, and nothing moves', async () => {
    const { page, open } = await take({ painted: true });
    await moving(page);
    await open('#/fight/brikwars');
    await page.locator(`${begin}:enabled`).waitFor();
    const seen = await watchRoll(page, begin);
    process.stdout.write(`\nms after the tap: ${JSON.stringify(seen)}\n`);
    const { lies = 0, face = 0, word = 0, bar = 0, line = 0, decision = 0, moved } = seen;
    expect(lies).toBeGreaterThan(0);
    expect(face).toBeGreaterThan(200);
    expect(word - lies).toBeGreaterThan(80);
    expect(bar).toBeGreaterThan(word);
    expect(line).toBeGreaterThan(bar);
    expect(decision).toBeGreaterThanOrEqual(line);
    expect(moved).toBeLessThan(1);
  });

  it('fight/moment: a tap anywhere shows all of it at once, and takes nothing else', async () => {
    const { page, open } = await take({ painted: true });
    await moving(page);
    await open('#/fight/brikwars');
    await page.locator(`${begin}:enabled`).click();
    await page.locator('.moment-tray').click();
    // Counted in frames, which a busy machine paints late: by itself the word would wait for tens of them.
    const frames = await page.evaluate(async () => {
      let passed = 0;
      while (!document.querySelector('.moment-told')) {
        await new Promise(requestAnimationFrame);
        passed += 1;
      }
      return passed;
    });
    expect(frames).toBeLessThan(4);
    await page.locator('.moment-decision, .moment-step [data-kind="primary"]').first().waitFor();
  });

  it('fight/moment: with reduced motion the same stands there at once, and the decision follows', async () => {
    const { page, open } = await take({ painted: true, reducedMotion: true });
    await moving(page);
    await open('#/fight/brikwars');
    await page.locator(`${begin}:enabled`).waitFor();
    const { word = 0, bar = 0, line = 0, decision = 0, frames, moved } = await watchRoll(page, begin);
    // Counted in frames, however late a busy machine paints them: with motion there are some thirty between them.
    expect(Math.min(word, Math.max(bar, line))).toBeGreaterThan(0);
    expect(frames).toBeLessThan(8);
    expect(decision).toBeGreaterThanOrEqual(Math.max(word, bar, line));
    expect(moved).toBeLessThan(1);
  });

  it.each([
    ['brikwars', 3, 'en'],
    ['brikwars', 3, 'pl'],
    ['brikwars', 3, 'hu'],
    ['charge', 0, 'hu'],
    ['charge', 4, 'hu'],
  ] as const)(
    'fight/decision: on a small phone the decision covers neither the dice nor the word (%s, dice of %d, %s)',
    async (kind, byte, language) => {
      const { page, open } = await take({ width: 320, height: 568, language });
      await page.addInitScript((every) => {
        crypto.getRandomValues = (values) => {
          if (values instanceof Uint8Array || values instanceof Uint32Array) values.fill(every);
          return values;
        };
      }, byte);
      await open(`#/fight/${kind}`);
      await page.locator('.thumb-bar > .button').nth(1).click();
      await page.locator('.moment-decision').waitFor();
      await settled(page);
      const { word, dice, step } = await page.evaluate(() => {
        const bottom = (part: string) => document.querySelector(part)?.getBoundingClientRect().bottom ?? 0;
        return {
          word: bottom('.moment-word > :last-child'),
          dice: bottom('.moment-tray .die'),
          step: document.querySelector('.moment-step')?.getBoundingClientRect().top ?? 0,
        };
      });
      expect(dice).toBeGreaterThan(0);
      expect(dice).toBeLessThan(word);
      expect(word).toBeLessThanOrEqual(step);
    },
  );

  it('fight/tray: twenty dice fly by what the compositor moves alone, and the screen is measured once', async () => {
    const { page, open } = await take({ painted: true });
    await moving(page);
    await page.addInitScript(() => {
      const own = window.innerWidth;
      Object.defineProperty(window, 'innerWidth', {
        get: () => {
          document.documentElement.dataset.measured = `${Number(document.documentElement.dataset.measured ?? 0) + 1}`;
          return own;
        },
      });
    });
    await open('#/fight/many?v=2&table=2005&assaults.1=20');
    await page.locator(`${begin}:enabled`).waitFor();
    // Looked at as they begin to fly, whenever a busy machine draws that: what moves, for how long, and by what.
    const moves = await page.evaluate(
      (button) =>
        new Promise<readonly { part: string; lasts: number; by: readonly string[] }[]>((resolve) => {
          document.documentElement.dataset.measured = '0';
          const watch = new MutationObserver(() => {
            const tray = document.querySelector('.moment-tray');
            const flights = tray?.getAnimations({ subtree: true }) ?? [];
            if (flights.length === 0) return;
            watch.disconnect();
            const moving = flights.flatMap(({ effect }) =>
              effect instanceof KeyframeEffect && effect.target ? [{ effect, target: effect.target }] : [],
            );
            resolve(
              moving.map(({ effect, target }) => ({
                part: target.classList.value || target.localName,
                lasts: Number(effect.getComputedTiming().duration),
                by: effect.getKeyframes().flatMap(Object.keys),
              })),
            );
          });
          watch.observe(document.body, { childList: true, subtree: true });
          document.querySelector<HTMLElement>(button)?.click();
        }),
      begin,
    );
    const dice = moves.filter(({ part }) => part === 'die');
    expect(dice.length).toBeGreaterThanOrEqual(20);
    const known = ['offset', 'computedOffset', 'easing', 'composite'];
    expect(new Set(dice.flatMap(({ by }) => by).filter((name) => !known.includes(name)))).toEqual(
      new Set(['transform', 'opacity']),
    );
    // What is inside a die the page weighs itself: it changes at once, when the die lies.
    expect(moves.filter(({ part, lasts }) => part !== 'die' && lasts > 1)).toEqual([]);
    await page.locator('.moment-told').waitFor();
    expect(Number(await page.evaluate(() => document.documentElement.dataset.measured))).toBeLessThan(2);
  });
});
