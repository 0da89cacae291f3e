import type { Format } from '../../../i18n/format.ts';
import type { Messages } from '../../../i18n/messages.ts';
import type { ShootingIssue } from '../../../rules/usb/check-shooting.ts';
import type { ShootAnswer } from '../../../state/usb-shoot-answer.ts';
import { countsModels, lostIn } from '../../../state/usb-shoot-told.ts';
import { usualLoss } from '../../../state/usual-loss.ts';

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
  const { from, to } = usualLoss(lostIn(answer).odds);
  const { shaken, panicked, destroyed, wiped } = odds.fates;
  const chances = { shaken, panicked, gone: destroyed + wiped };
  const fates = (['shaken', 'panicked', 'gone'] as const)
    .filter((fate) => chances[fate] >= unsaid)
    .map((fate) => t.fates[fate](format.hundredths(chances[fate])));
  const lines = [t.sentence((many ? t.loseModels : t.losePoints)(from, to), fates)];
  if (odds.found < 1) lines.push(t.found(format.hundredths(odds.found)));
  if (odds.broken !== undefined) lines.push(t.broken(format.hundredths(odds.broken)));
  return lines.join(' ');
}

export interface ShootTile {
  readonly id: 'lost' | 'broken' | 'gone';
  readonly label: string;
  readonly shown: string;
  readonly tone: 'bad' | 'good' | 'plain';
}

export function shootTiles(t: ShootTexts, format: Format, answer: ShootAnswer): readonly ShootTile[] {
  const { fates } = answer.odds;
  const many = countsModels(answer.setup.target);
  const gone = fates.destroyed + fates.wiped;
  return [
    {
      id: 'lost',
      label: many ? t.tiles.models : t.tiles.points,
      shown: format.number(lostIn(answer).mean, 1),
      tone: 'plain',
    },
    { id: 'broken', label: t.tiles.broken, shown: format.hundredths(fates.panicked + gone), tone: 'good' },
    { id: 'gone', label: t.tiles.gone, shown: format.hundredths(gone), tone: 'good' },
  ];
}
