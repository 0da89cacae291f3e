import { comparePath } from '../../../src/armies/compare/paths.ts';
import { seasonKey } from '../../../src/storage/season.ts';
import { putRecords } from '../../faults/records.ts';
import { fixture } from '../../storage/device.ts';
import { units } from './views-units.ts';
import { type Most, oneScreen, type Walk } from './walk.ts';

const touch: Most = { touch: true };
/** One screen and a little: what is open is seen with what it costs. */
const oneSheet: Most = { touch: true, sheet: [900, 980] };

/** What is done with each sample army: looked at, unfolded, added to, sent, played. */
async function army(walk: Walk, game: string): Promise<void> {
  await walk.go('armies', '.army-card, .first-game');
  if (await walk.has('.first-game')) await walk.tap(`.first-game[data-game="${game}"] .first-sample`, -1);
  else {
    await walk.tap('.army-bar [data-kind="primary"]');
    await walk.look(`a new army, ${game}`);
    await walk.tap(`.new-army[data-game="${game}"] .button`);
    await walk.page.locator('.usb-sample, .army-sample').first().waitFor();
    await walk.look(`${game} army, empty`);
    await walk.tap('.usb-sample, .army-sample', -1);
  }
  await walk.page.locator('.army-line').first().waitFor();
  await walk.look(`${game} army`, touch);
  await walk.unfold();
  await walk.look(`${game} army › all unfolded`);
  await walk.sheets(`${game} army`, 'main [aria-haspopup="dialog"]');
  await walk.tap('.army-line-name');
  await walk.look(`${game} army › a unit`, touch);
  await units(walk, game);
  await walk.tap('.unit-bar button', 0);
  await walk.look(`${game} army › add`, touch);
  await builder(walk, game);
  await walk.shut();
  await walk.tap('.army-head button', -1);
  await walk.unfold();
  await walk.look(`${game} army › menu`);
  await walk.shut();
  await walk.tap('.unit-bar button', -1);
  await walk.look(`${game} army › send`);
  if (await walk.has('.code-steps .button')) {
    await walk.tap('.code-steps .button', -1);
    await walk.look(`${game} army › send, a code held`, { aside: true });
  }
  await walk.shut();
  await battle(walk, game);
}

async function builder(walk: Walk, game: string): Promise<void> {
  if (game === 'brikwars') {
    await walk.tap('.ready-take', -1);
    const slots = await walk.count('.unit-slot');
    for (let slot = 0; slot < slots; slot++) {
      await walk.tap('.unit-slot', slot);
      await walk.look(`brikwars builder › ${slot}`, { ...oneSheet, aside: slot === 0 });
    }
    return;
  }
  const kinds = 'fieldset:first-of-type input[type="radio"]:not(:disabled)';
  const count = game === 'usb' ? await walk.count(kinds) : 0;
  for (let kind = 0; kind < count && kind < (await walk.count(kinds)); kind++) {
    await walk.tap(kinds, kind);
    await walk.look(`${game} builder › ${kind}`, touch);
  }
}

async function battle(walk: Walk, game: string): Promise<void> {
  await walk.tap('.unit-bar [data-kind="primary"]');
  await walk.look(`${game} battle, before it begins`);
  await walk.tap('main [data-kind="primary"]', -1);
  if (!(await walk.has('.battle-row'))) return;
  await walk.look(`${game} battle`, { height: 900, aside: true });
  for (const lost of [-1, -1]) await walk.tap('.battle-pawns:not(:disabled)', lost);
  await walk.look(`${game} battle › losses`, { aside: true });
  // On a desk the enemy's stand beside them.
  const names = '.battle-rows[data-side="mine"] .battle-name';
  const units = await walk.count(names);
  for (let unit = 0; unit < units; unit++) {
    await walk.tap(names, unit);
    await walk.unfold();
    await walk.look(`${game} battle › unit ${unit}`, { aside: unit === 0 });
    await walk.shut();
  }
  await walk.tap('.battle-turn');
  await walk.look(`${game} battle › turn`);
  await walk.shut();
  await walk.tap('.battle-bar button', -1);
  await walk.unfold();
  await walk.look(`${game} battle › more`);
  await walk.shut();
  await walk.tap('.battle-bar [data-kind="primary"]');
  await walk.look(`${game} battle › attack`);
  await walk.shut();
  await walk.tap('.battle-act:not(:disabled)');
  await walk.look(`${game} battle › handed over`);
  await walk.tap('.battle-side', 1);
  await walk.look(`${game} battle › the other side`);
}

async function league(walk: Walk): Promise<void> {
  const { deleted: _, ...season } = JSON.parse(
    JSON.stringify(fixture('season-1.json')).replaceAll('"Bolek"', '"Bolesław Wiśniewski"'),
  ) as Record<string, unknown>;
  // Of today, lest it is over.
  const today = new Date().toISOString().slice(0, 10);
  const names = ['Anna', 'Bolesław Wiśniewski', 'Celina', 'Dániel', 'Erzsébet'];
  const players = names.map((name, at) => ({ id: `p${at}`, name, armies: [] }));
  await putRecords(walk.page, [
    [seasonKey('s1'), { ...season, id: 's1' }],
    [seasonKey('s2'), { ...season, id: 's2', name: 'Puchar', start: today, players, meetings: [] }],
  ]);
  await walk.reload();
  await walk.go('armies/~league', 'main h2');
  await walk.look('league');
  for (const part of ['s1', 's1/player/anna', 's1/game/m1', 's1/game/m3']) {
    await walk.go(`armies/~league/${part}`, 'main h2');
    await walk.look(`league ${part}`, { ...oneScreen, all: 25 });
    await walk.unfold();
    await walk.look(`league ${part} › unfolded`);
  }
  await walk.go('armies/~league/s2', '.league-next');
  // The table grows with its players: the fifth has a row more than fits.
  const five: Most = { ...oneScreen, height: 900 + 44 };
  await walk.look('league, before a round is drawn', five);
  await walk.tap('.league-next ~ .stack > .button');
  await walk.look('league, a round drawn', five);
  await walk.go('armies/~league/s1', 'main h2');
  for (const [at, name] of ['result', 'send'].entries()) {
    await walk.tap('.thumb-bar button, main .row > .button', at);
    // After entering a result the player sees where it is kept.
    const first = name === 'result' ? ['dialog:modal [data-kind="primary"]'] : [];
    await walk.look(`league › ${name}`, { first });
    await walk.shut();
  }
}

async function lists(walk: Walk): Promise<void> {
  await walk.go('armies', '.army-card');
  await walk.look('armies', { bars: 185, aside: true });
  const [one, other] = await walk.page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('.army-card a')].map(
      ({ hash }) => hash.split('?')[0]?.split('/')[2] ?? '',
    ),
  );
  await walk.tap('.army-bar button', -1);
  await walk.look('armies › receive');
  await walk.go('armies/~receive', '.receive');
  await walk.look('receive', { aside: true });
  await walk.tap('.receive-ways .button:not(label)', -1);
  await walk.type(
    'dialog:modal textarea',
    'Grenadiers of the North 3 x 12 = 36 CP\nHero with jet pack and a very long name of his own 45\nTank 120',
  );
  await walk.unfold();
  await walk.look('receive › a list told');
  await walk.shut();
  await walk.go('armies', '.army-card');
  await walk.tap('.army-finders .button', 0);
  await walk.type('.army-tools input[type="search"]', 'a');
  if (await walk.has('.army-filter')) await walk.tap('.army-filter', 0);
  await walk.look('armies › searched');
  await walk.tap('.army-finders .button', 0);
  await walk.tap('.army-finders .button', 1);
  await walk.look('armies › several chosen');
  await walk.go(comparePath(one ?? '', other ?? ''), 'main h2');
  await walk.look('armies beside each other', { aside: true });
}

export async function walkArmies(walk: Walk): Promise<void> {
  await walk.part('armies, none yet', async () => {
    await walk.go('armies', '.first-game');
    await walk.look('armies, none yet', { height: 900, bars: 185 });
  });
  // Only the first army is chosen where there is none yet.
  for (const game of ['mage-knight', 'brikwars', 'usb'])
    await walk.part(`${game} army`, () => army(walk, game));
  await walk.part('lists', () => lists(walk));
  await walk.part('league', () => league(walk));
}
