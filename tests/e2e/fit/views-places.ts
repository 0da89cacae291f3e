import { fixture } from '../../storage/device.ts';
import { tabled } from '../rule-tables.ts';
import { asked } from './views-fights.ts';
import { heads } from './views-units.ts';
import { oneScreen, type Walk } from './walk.ts';

async function dice(walk: Walk): Promise<void> {
  const first = ['.place-head', '.thumb-bar'];
  await walk.go('dice', '.dice-quick');
  await walk.look('dice', { ...oneScreen, height: 740, first });
  await walk.sheets('dice', '[aria-haspopup="dialog"]');
  await walk.tap('.dice-tiles .chip', -1);
  await walk.look('dice › more rolls');
  await walk.shut();
  await walk.tap('.dice-needs .button', -1);
  await walk.look('dice › needs set', { height: 740 });
  await walk.tap('.dice-needs .button', 1);
  await walk.look('dice › needs');
  await walk.shut();
  await walk.tap('.thumb-bar .button', 0);
  await walk.look('dice › pad');
  await walk.tap('.table-pad-tools .button', -1);
  await walk.rest();
  await walk.tap('.thumb-bar [data-kind="primary"]');
  await walk.look('dice › rolled', { height: 740 });
  await walk.tap('.thumb-bar .button', -1);
  await walk.look('dice › more');
  await walk.shut();
  const ways = '.dialog-body > .button:not(:disabled)';
  for (let way = 0; way < 4; way++) {
    await walk.tap('.thumb-bar .button', -1);
    await walk.tap(ways, way);
    await walk.unfold();
    await walk.look(`dice › more ${way}`);
    await walk.shut();
  }
  await walk.tap('.thumb-bar .button', -1);
  await walk.tap(ways, 1);
  await asked(walk, 'dice');
  await walk.go('dice/fairness', 'main h2');
  await walk.look('fairness');
}

async function contests(walk: Walk): Promise<void> {
  for (const kind of ['wisg', 'starts', 'first', 'feat', 'dispute']) {
    await walk.go(`dice/contests?k=${kind}`, '.thumb-bar');
    const most = kind === 'dispute' || kind === 'wisg' ? {} : oneScreen;
    await walk.look(`contest ${kind}`, { ...most, ...(kind === 'feat' ? { height: 800 } : {}) });
    await walk.sheets(`contest ${kind}`, '.contest-name');
    if (!(await walk.has('.thumb-bar [data-kind="primary"]:not(:disabled)'))) continue;
    await walk.tap('.thumb-bar [data-kind="primary"]');
    await walk.look(`contest ${kind} › thrown`);
  }
}

async function rules(walk: Walk): Promise<void> {
  await walk.go('rules', '.chapter');
  await walk.look('rules');
  await walk.tap('.chapter', 3);
  await walk.look('rules › a chapter');
  await walk.tap('.chapter', 3);
  await walk.type('input[type="search"]', 'parry');
  await walk.look('rules › found');
  await walk.type('input[type="search"]', 'xxqq');
  await walk.look('rules › nothing found');
  await walk.type('input[type="search"]', '');
  for (const id of ['BW-CC-16', 'BWC-10', ...tabled]) {
    await walk.go(`rules/${id}`, 'article');
    await walk.look(`rule ${id}`);
    await walk.tap('.entry-acts [aria-pressed]');
  }
  await walk.go('rules', '.kept-card');
  await walk.look('rules, many of them pinned');
  for (const beside of ['pl', 'hu']) {
    await walk.go('rules', '.chapter');
    await walk.go(`rules/BW-CC-16/settle?v=1&q=&all=0&beside=${beside}`, '.settle-half');
    await walk.look(`rule settled, beside ${beside}`, { aside: true });
    await walk.shut();
  }
}

async function settings(walk: Walk): Promise<void> {
  await walk.go('settings', '.sheet-row');
  // Three switches for how results come and how they feel.
  await walk.look('settings', { height: 900 + 3 * 52 });
  await walk.sheets('settings', '.sheet-row');
  await walk.page.locator('input[type="file"]').setInputFiles({
    name: 'backup.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(fixture('backup-1.json'))),
  });
  await walk.page.locator('dialog:modal, .import-preview').first().waitFor();
  await walk.rest();
  await walk.unfold();
  await walk.look('settings › a backup, before it is taken');
  while (await walk.has('dialog:modal .dialog-head')) await walk.shut();
  await walk.go('welcome', '.welcome-example');
  await walk.look('welcome', { height: 900 });
}

export async function walkRest(walk: Walk): Promise<void> {
  for (const part of [dice, contests, heads, rules, settings]) await walk.part(part.name, () => part(walk));
}
