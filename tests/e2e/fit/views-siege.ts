import type { StoredSiege } from '../../../src/storage/castle/sieges.ts';
import { putRecords } from '../../faults/records.ts';
import { largestSiege } from '../../rules/mage-knight/siege/largest-siege.ts';
import { storedSiege } from '../../rules/mage-knight/siege/lived-siege.ts';
import { namedSiege } from '../../rules/mage-knight/siege/named-siege.ts';
import type { Most, Walk } from './walk.ts';

/** A siege is played on one screen: nothing but its sheets scrolls. */
const board: Most = { still: true, aside: true };
const beside: Most = { ...board, beside: ['.siege-field', '.siege-sheet'] };

const large: StoredSiege = storedSiege(largestSiege(300), { id: 'large', name: 'Eger' });

async function openSiege(walk: Walk, siege: StoredSiege): Promise<void> {
  await putRecords(walk.page, [[`battle:${siege.id}`, siege]]);
  await walk.reload();
  await walk.go(`castle/siege/${siege.id}`, '.siege-top');
}

const rollAll = 'button[data-kind="primary"]:not(.siege-bar > *)';
const openLog = (walk: Walk) => walk.tap('.siege-bar > .button, .siege-bar > button', -1);

/** Figures on the castle, those of a wall that falls, and the castle at the table. */
async function falling(walk: Walk): Promise<void> {
  await openSiege(walk, namedSiege);
  await walk.look('siege, figures with names', { ...board, first: ['.siege-piece[data-section="1"]'] });
  await walk.tap('.siege-bar > [data-kind="primary"]');
  await walk.look('siege, in play', board);
  await walk.tap('.siege-piece[data-section="0"]');
  const tabs = '.siege-sheet [role="tab"]';
  const count = await walk.count(tabs);
  for (let tab = 0; tab < count; tab++) {
    await walk.tap(tabs, tab);
    await walk.look(`siege › the keep, tab ${tab}`, beside);
  }
  await walk.tap('.siege-sheet .button[data-kind="danger"]');
  await walk.look('siege › the keep falls', {
    ...beside,
    first: ['.siege-sheet .button[data-kind="primary"]'],
  });
  await walk.tap(rollAll);
  await walk.look('siege › who fell with it', beside);
  await openLog(walk);
  await walk.unfold();
  await walk.look('siege › log');
  await walk.tap('.dialog-body > .button:has(+ .button + details)');
  await walk.look('siege at the table', board);
  await walk.tap('.siege-piece[data-section="2"]');
  await walk.look('siege at the table › a section', board);
  await walk.tap('.table-mode-bar > button', -1);
}

/** A siege on its way to another phone: its codes, and what is said where it comes in. */
async function handedOver(walk: Walk): Promise<void> {
  await openSiege(walk, large);
  await walk.look('a large siege', board);
  await openLog(walk);
  await walk.tap('.dialog-body > .button:has(+ details)');
  await walk.look('a large siege › handed over');
  await walk.tap('.code-steps .button', -1);
  await walk.look('a large siege › handed over, a code held', { aside: true });
  await walk.shut();
  await walk.go('armies/~receive', '.receive');
  const older = { ...large, events: large.events.slice(0, -1), revision: 1 };
  const file = {
    ...{ format: 'adjutant-backup', version: 1, created: '2026-01-01T00:00:00.000Z', app: '0.1.0' },
    ...{ armies: [], sieges: [older] },
  };
  await walk.page.locator('.receive input[type=file]').setInputFiles({
    name: 'siege.adjutant',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  });
  await walk.page.locator('dialog[open]').waitFor();
  await walk.rest();
  await walk.look('a large siege › received', { aside: true });
  await walk.shut();
}

export async function sieges(walk: Walk): Promise<void> {
  for (const part of [falling, handedOver]) await walk.part(part.name, () => part(walk));
}
