import { oneScreen, type Walk } from './walk.ts';

const add = async (walk: Walk) => walk.tap('.unit-bar button', 0);
/** What stands below the ready units of the sheet that adds them. */
const ways = '.dialog-body .row > .button';

/** All units of BrikWars, and a new one among them, choice by choice. */
async function allUnits(walk: Walk): Promise<void> {
  await add(walk);
  await walk.tap(ways, 1);
  await walk.look('all units', { touch: true, aside: true });
  await walk.tap('.dialog-body [data-game] > .row > .button', 0);
  await walk.look('a new unit', { touch: true });
  const slots = '.unit-slot';
  const count = await walk.count(slots);
  for (let slot = 0; slot < count; slot++) {
    await walk.tap(slots, slot);
    await walk.look(`a new unit › ${slot}`, { touch: true });
  }
  // Kept, lest it stands half made where the next is made.
  await walk.tap('.brik-foot .button', -1);
  while (await walk.has('dialog:modal .dialog-head')) await walk.shut();
}

/** A dragon, part by part, and as it stands in its army. */
async function creation(walk: Walk): Promise<void> {
  await add(walk);
  await walk.tap(ways, 0);
  await walk.tap('.examples .chip', 5);
  const parts = '.dialog-body fieldset:nth-of-type(2) input[type="radio"]';
  const count = await walk.count(parts);
  for (let part = 0; part < count; part++) {
    await walk.tap(parts, part);
    await walk.look(`creation, part ${part}`);
  }
  await walk.tap('.brik-foot .button', -1);
  await walk.tap('.brik-foot .button', -1);
  await walk.tap('.army-line-name', -1);
  await walk.look('brikwars army › a creation');
  await walk.tap('.army-line-name', -1);
}

/** An army that breaks rules, under headings, and with somebody who stays at home. */
async function usbStates(walk: Walk): Promise<void> {
  if (!(await walk.has('.army-line-count'))) await walk.tap('.army-line-name', 0);
  await walk.tap('.army-line-count button', -1);
  await walk.look('usb army › rules broken', { touch: true, aside: true });
  await walk.tap('.army-line-count button', 0);
  for (let copies = 0; copies < 3; copies++) {
    if (!(await walk.has('.army-line-count'))) await walk.tap('.army-line-name', 0);
    await walk.tap('.army-line .row .button', 2);
  }
  const unfolded = '.army-line-name[aria-expanded="true"]';
  while (await walk.has(unfolded)) await walk.tap(unfolded);
  if (await walk.has('.usb-composition')) await walk.tap('.army-facts');
  await walk.page.evaluate(() => scrollTo(0, 0));
  await walk.look('usb army › eight units');
  await walk.tap('.army-head button', -1);
  await walk.tap('.army-menu-group .button', 0);
  await walk.look('usb army › by kind of unit', { aside: true });
  await walk.tap('.army-squad-name', 0);
  await walk.look('usb army › a heading folded');
  await walk.tap('.army-squad-name', 0);
  await walk.tap('.army-head button', -1);
  await walk.tap('.army-menu > div:not([class]) > .button', 2);
  await walk.tap('.army-line-name', -1);
  await walk.look('usb army › who plays today', { aside: true });
  await walk.tap('.army-line-name', -1);
  await walk.tap('.army-ticks .button', -1);
}

/** What is done with the units of an army, by its game. */
export async function units(walk: Walk, game: string): Promise<void> {
  if (game === 'brikwars') {
    await add(walk);
    await walk.tap('.ready-take', 2);
    // One screen and a little: what is added is seen with what it costs.
    await walk.look('brikwars army › one added', { touch: true, sheet: [900, 980], aside: true });
    await walk.shut();
    await allUnits(walk);
    await creation(walk);
  }
  if (game === 'usb') await usbStates(walk);
}

/** The builder of USB over the first unit of a shooting. */
export async function builder(walk: Walk): Promise<void> {
  await walk.go('fight/usb/shoot', '.stage-plate');
  await walk.tap('.stage-plate', 0);
  await walk.tap('.usb-unit-head .button', 0);
  await walk.look('units of usb', { touch: true });
  await walk.tap('.dialog-body .row > .button', 0);
  const kinds = 'fieldset:first-of-type input[type="radio"]:not(:disabled)';
  const count = await walk.count(kinds);
  for (let kind = 0; kind < count && kind < (await walk.count(kinds)); kind++) {
    await walk.tap(kinds, kind);
    await walk.look(`bench of usb › ${kind}`, { touch: true });
  }
  while (await walk.has('dialog:modal .dialog-head')) await walk.shut();
}

/** The head of a place by the game of the player's. */
export async function heads(walk: Walk): Promise<void> {
  for (const game of [1, 2, 0]) {
    await walk.go('dice', '.place-button');
    await walk.tap('.place-button');
    await walk.tap('dialog:modal input[type="radio"]', game);
    await walk.shut();
    for (const at of ['dice', 'dice/contests']) {
      await walk.go(at, '.place-button');
      await walk.look(`${at}, game ${game}`, { ...oneScreen, absent: ['.chip[data-cut]'] });
      const roll = '.thumb-bar [data-kind="primary"]:not(:disabled)';
      if (at === 'dice/contests' || !(await walk.has(roll))) continue;
      await walk.tap(roll);
      await walk.look(`${at}, game ${game} › rolled`, { height: 900 });
    }
  }
}
