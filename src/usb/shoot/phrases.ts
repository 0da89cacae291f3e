import type { Gain } from '../../fight/answer-tiles.tsx';
import { usualLoss } from '../../fight/narrowest-half.ts';
import { casesText } from '../../platform/cases.ts';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { ShootingIssue } from '../../rules/usb/check-shooting.ts';
import type { ShootAnswer } from './answer.ts';
import { breaksOf, countsModels, goneOf, lostIn, lostWhenFound } from './explained-odds.ts';

export type ShootTexts = Messages['usbshoot'];

/** Chances below this round to nothing worth a word in the sentence. */
const unsaid = 0.005;

export function shootFaults(t: ShootTexts, issues: readonly ShootingIssue[]): readonly string[] {
  return [...new Set(issues.map(({ code, limit }) => t.issues[code](String(limit ?? ''))))];
}

/** What the target usually loses, and what becomes of it. */
export function shootSentence(t: ShootTexts, format: Format, answer: ShootAnswer): string {
  const { odds } = answer;
  const many = countsModels(answer.setup.target);
  const { from, to } = usualLoss(lostWhenFound(answer));
  const { shaken, panicked, destroyed, wiped } = odds.fates;
  // Whoever came in panic does not fall into it here.
  const came = answer.setup.target.state === 'panicked';
  const chances = { shaken, panicked: came ? 0 : panicked, gone: destroyed + wiped };
  const fates = (['shaken', 'panicked', 'gone'] as const)
    .filter((fate) => chances[fate] >= unsaid)
    .map((fate) => t.fates[fate](casesText(format, chances[fate])));
  const lines = [t.sentence((many ? t.loseModels : t.losePoints)(from, to), fates)];
  if (odds.found < 1) lines.push(t.found(casesText(format, odds.found)));
  if (odds.broken !== undefined) lines.push(t.broken(casesText(format, odds.broken)));
  return lines.join(' ');
}

export interface ShootTile {
  readonly id: 'lost' | 'broken' | 'gone';
  readonly label: string;
  readonly shown: string;
  readonly gain: Gain;
}

export function shootTiles(t: ShootTexts, format: Format, answer: ShootAnswer): readonly ShootTile[] {
  const { odds, setup } = answer;
  const many = countsModels(setup.target);
  return [
    {
      id: 'lost',
      label: many ? t.tiles.models : t.tiles.points,
      shown: format.number(lostIn(answer).mean, 1),
      gain: 'nobody',
    },
    {
      id: 'broken',
      label: t.tiles.broken,
      shown: format.hundredths(breaksOf(odds, setup.target.state)),
      gain: 'mine',
    },
    { id: 'gone', label: t.tiles.gone, shown: format.hundredths(goneOf(odds)), gain: 'mine' },
  ];
}
