import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../src/castle/shots/answer.ts';
import {
  castleShotsCodec,
  firstShots,
  type ShotsInputs,
  shooterPlacesFor,
} from '../../../src/castle/shots/inputs.ts';
import { castleshots as t } from '../../../src/castle/words/en.ts';
import { targetPlaces } from '../../../src/rules/mage-knight/attack/shooting-at-figure.ts';
import { settled, usePhone } from '../../support/dom/phone.ts';

const { take } = usePhone();

const { castle, section, figure } = firstShots;

const atFigure: readonly ShotsInputs[] = targetPlaces.flatMap((target, place) =>
  shooterPlacesFor(target).map((from, at): ShotsInputs => {
    const attack = 6 + place + 2 * at;
    return {
      ...firstShots,
      situation: 'figure',
      figure: { ...figure, target, from, attack, damage: at + 1 },
    };
  }),
);

const asked: readonly ShotsInputs[] = [
  firstShots,
  { ...firstShots, castle: { ...castle, target: 'titan', distance: 19, edge: 17, damage: 5 } },
  { ...firstShots, castle: { ...castle, target: 'titan', distance: 20.25, edge: 18 } },
  { ...firstShots, castle: { ...castle, on: 'other-castle', defenceBonus: 1, attackBonus: 2 } },
  { ...firstShots, castle: { ...castle, tokens: 2 } },
  { ...firstShots, criticals: false, castle: { ...castle, attack: 4, defence: 17 } },
  { ...firstShots, situation: 'section', section: { ...section, damage: 5, from: 'high-ground' } },
  { ...firstShots, situation: 'section', section: { ...section, damage: 5, from: 'ground', attack: 13 } },
  { ...firstShots, situation: 'section', section: { ...section, damage: 2 } },
  { ...firstShots, situation: 'section', section: { ...section, kind: 'titan', distance: 10.5 } },
  { ...firstShots, situation: 'section', section: { ...section, kind: 'titan', attack: 30 } },
  ...atFigure,
];

/** How many of the 36 throws of two dice hit, counted one by one. */
function hitsAmong36(attack: number, defence: number, criticals: boolean): number {
  const faces = [1, 2, 3, 4, 5, 6];
  return faces
    .flatMap((one) => faces.map((other) => one + other))
    .filter((sum) => {
      if (criticals && sum === 2) return false;
      return attack + sum >= defence || (criticals && sum === 12);
    }).length;
}

/** The lowest sum that hits, and the chance, as they must stand on the screen; undefined where no dice decide. */
function needOf(inputs: ShotsInputs): { readonly number: string; readonly chance: string } | undefined {
  const { allowed, need } = answerOf(inputs);
  const total = (terms: readonly { readonly amount: number }[]) =>
    terms.reduce((sum, { amount }) => sum + amount, 0);
  const hits = hitsAmong36(total(need.attack), total(need.defence), inputs.criticals);
  if (!allowed || hits === 0 || hits === 36) return undefined;
  const sums = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  const lowest = sums.find((sum) => {
    if (inputs.criticals && (sum === 2 || sum === 12)) return sum === 12;
    return total(need.attack) + sum >= total(need.defence);
  });
  const percent = Math.round((hits / 36) * 1000) / 10;
  return { number: `${lowest}+`, chance: `${percent}\u00a0%` };
}

describe('castle shots: the screen and the rules', () => {
  it('MK-RNG-01 MK-LONG-01 castle shots: what the dice must show, its chance, the sums and the damage are those of the rules, for each question', async () => {
    const { page, open } = await take();
    const verdict = page.locator('.verdict');
    let decided = 0;
    for (const inputs of asked) {
      const query = castleShotsCodec.encode(inputs);
      await open(`#/castle/shots?${query}`);
      await settled(page);
      const answer = answerOf(inputs);
      const need = needOf(inputs);
      const said = (await verdict.locator('.verdict-word').textContent())?.replace(/^(\d+\+)\s*·\s*/, '$1 ');
      const { outcome } = answer.situation === 'figure' ? answer.reach : answer.verdict;
      const none = outcome === 'hits-for' ? (answer.need.ways === 0 ? t.never : t.always) : t.no[outcome];
      expect({ query, said }).toEqual({ query, said: need ? `${need.number} 2d6 · ${need.chance}` : none });
      expect(await verdict.getAttribute('data-answer')).toBe(
        answer.allowed ? (answer.need.ways === 0 ? 'open' : 'yes') : 'no',
      );
      if (!answer.allowed) continue;
      decided += 1;
      const defence = answer.need.defence.reduce((sum, { amount }) => sum + amount, 0);
      const sums = await verdict.locator('.shot-sums li').allTextContents();
      expect(sums[0]).toMatch(new RegExp(`^Defence ${defence}(?: |$)`));
      expect(sums[1]).toMatch(new RegExp(`^Damage (?:.*= )?${answer.damage}$`));
    }
    expect(decided).toBeGreaterThan(15);
  });

  it('MK-DEF-01 castle shots: each place of target and shooter says beside it what the dice would have to show there', async () => {
    const { page, open } = await take();
    const now: ShotsInputs = { ...firstShots, situation: 'figure' };
    await open(`#/castle/shots?${castleShotsCodec.encode(now)}`);
    const notify = async (plate: string) => {
      await page.getByRole('button', { name: new RegExp(`^${plate.replace('?', '[?]')}`) }).click();
      const texts = await page.getByRole('dialog').locator('.pick-option small').allTextContents();
      await page.keyboard.press('Escape');
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      return texts;
    };
    const short = (inputs: ShotsInputs) => {
      const need = needOf(inputs);
      return `${need?.number} · ${need?.chance}`;
    };
    expect(await notify(t.targetPlace)).toEqual(
      targetPlaces.map((target) => short({ ...now, figure: { ...figure, target } })),
    );
    expect(await notify(t.from)).toEqual(
      shooterPlacesFor(figure.target).map((from) => short({ ...now, figure: { ...figure, from } })),
    );
  });
});
