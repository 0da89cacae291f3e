import { asked } from './views-fights.ts';
import { sieges } from './views-siege.ts';
import { type Most, oneScreen, type Walk } from './walk.ts';

const most: Most = { height: 900 };
const plates = '.castle-plates > .castle-plate';
const wishes = '.castle-head .mode-bar input';

const figure = 'f=warrior.3.3.1.elsewhere..';
const three = `${figure}&${figure}&${figure}`;
const wrong =
  'v=1&t=36-72&c=0&o=cptf&a=near-0-36-3&a=far-0-36-3&s=k0-18-60-6-6-0,w0-24-60-6-2-0,r0-29-30-2,d1-18-50-6-2-30&x=0-18-40-6-4-0&f=1-18-45-0.75';
const nine =
  'v=1&t=36-72&c=1&o=cptf&a=near-0-36-3&a=far-0-36-3&s=k0-18-60-6-6-0,r0-11-60-2,r0-25-60-2,g0-18-54-6-4-0,w0-11-55-6-2-90,w0-25-55-6-2-90,d0-14-52-2-2-0,w0-8-50-6-2-90,r0-8-44-2&f=0-18-45-0.75&n=Smok';

/** Each plate set to each of its choices, one after another. */
async function throughPlates(walk: Walk, name: string): Promise<void> {
  const options = '.pick-option';
  for (let plate = 0; plate < (await walk.count(plates)); plate++) {
    await walk.tap(plates, plate);
    const count = await walk.count(options);
    await walk.shut();
    for (let option = 0; option < count && plate < (await walk.count(plates)); option++) {
      await walk.tap(plates, plate);
      if ((await walk.count(options)) > option) await walk.tap(options, option);
      await walk.shut();
      await walk.glance(`${name} › plate ${plate}, choice ${option}`, most);
    }
  }
}

async function questions(walk: Walk): Promise<void> {
  await walk.go('castle/attack', '.castle-attack');
  for (const [wish, name] of [
    'attack',
    'shoot it',
    'at a figure',
    'it shoots',
    'who gets where',
    'effects',
  ].entries()) {
    await walk.tap(wishes, wish);
    // Of the ways each is answered beside the others.
    await walk.look(name, wish === 4 ? most : oneScreen);
    await walk.sheets(name, 'main [aria-haspopup="dialog"]');
    const kinds = '.castle-few:first-of-type input[type="radio"]';
    const count = wish === 5 ? 0 : await walk.count(kinds);
    for (let kind = 0; kind < Math.max(1, count); kind++) {
      // Of some questions fewer are asked beside others.
      if (count > 0 && kind >= (await walk.count(kinds))) break;
      if (count > 0) await walk.tap(kinds, kind);
      await walk.look(`${name} › kind ${kind}`, most);
      if (wish > 0 && wish < 5) await throughPlates(walk, `${name} › kind ${kind}`);
    }
    if (!(await walk.has('.thumb-bar .button'))) continue;
    await walk.tap('.thumb-bar .button', -1);
    await walk.look(`${name} › more`);
    await walk.shut();
  }
}

async function attackers(walk: Walk): Promise<void> {
  for (const mode of ['close', 'ranged', 'access'])
    for (const point of mode === 'access' ? ['0000', '0110', '1111'] : ['0110']) {
      const name = `attack by three, ${mode} ${point}`;
      await walk.go(`castle/attack?v=2&mode=${mode}&ap=${point}&${three}`, '.castle-question .note .button');
      await walk.look(`${name}, of a link`, most);
      // Going on with a link makes it the player's own.
      await walk.tap('.castle-question .note .button');
      await walk.look(name, most);
      await walk.sheets(name, '.castle-says > .sheet-row, .attacker-open');
    }
  await walk.tap('.castle-buttons > .button', 1);
  await walk.tap('.row .button', -1);
  await walk.unfold();
  await walk.look('attack › a figure');
  await walk.shut();
  await walk.shut();
}

async function effects(walk: Walk): Promise<void> {
  await walk.go('castle/effects', '.effect-groups');
  await walk.sheets('list of effects', '.effect-groups > .sheet-row');
  await walk.tap('#castle-rules');
  await walk.look('castle › brick');
  await walk.tap('.place-sheet .sheet-rows .sheet-row');
  await asked(walk, 'castle');
  for (const [text, found] of [
    ['zeppelin', '.ask-answers .button'],
    ['titán 3', '.found-question, .effect'],
  ] as const) {
    await walk.type('input[type="search"]', text);
    await walk.page.locator(found).first().waitFor();
    await walk.look(`list of effects › ${text}`);
  }
  await walk.tap('.ask-line .button');
  await walk.go('castle/effects/ways', '.ways');
  await walk.look('ways', most);
}

async function map(walk: Walk): Promise<void> {
  const screen: Most = { height: 740 };
  const more = async (name: string) => {
    await walk.tap('.map-hand > .thumb-bar > .button', -1);
    await walk.unfold();
    await walk.look(name);
  };
  await walk.go('castle/map', 'svg.map');
  await walk.look('map, empty', screen);
  await more('map, empty › more');
  await walk.go(`castle/map?${nine}`, '.map-thing');
  await walk.look('map, of a link', { ...screen, controls: 25 });
  await walk.page.locator('.map-thing').first().focus();
  for (const key of ['ArrowUp', 'ArrowDown']) await walk.page.keyboard.press(key);
  await walk.rest();
  await walk.look('map, nine sections', screen);
  await more('map, nine sections › more');
  await walk.tap('.plan-keeping button');
  await walk.look('plans › form');
  await walk.page.keyboard.press('Enter');
  await walk.rest();
  await walk.go('rules');
  await walk.go('castle/map/plans', '.plan-row');
  await walk.look('plans', most);
  await walk.tap('.plan-row button', -1);
  await walk.look('plans › one open');
  await walk.tap('.plan-buttons button', 1);
  await walk.look('plans › picture');
  await walk.shut();
  await walk.go(`castle/map?${wrong}`, '.map-thing');
  await walk.page.locator('.map-thing').nth(2).focus();
  await walk.look('map, wrong', screen);
  await walk.tap('button.map-answer');
  await walk.look('map › what is wrong');
  await walk.shut();
  await walk.tap('.map-quick > .map-button', -1);
  await walk.unfold();
  await walk.look('map › a piece');
  await walk.shut();
  await more('map › more');
}

async function siege(walk: Walk): Promise<void> {
  const screen: Most = { height: 740 };
  const begin = '.siege-begin [data-kind="primary"]';
  const openers = '.siege-top [aria-haspopup], .siege-plate';
  await walk.go('castle/tape', '.castle-tape');
  await walk.look('tape', most);
  await walk.tap('.castle-tape .castle-buttons > .button');
  await walk.look('tape, filled from the map', most);
  await walk.sheets('tape', '.tape-line');
  await walk.tap('.tape-line');
  for (let line = 0; line < 24 && (await walk.has('.tape-ticks .chip')); line++) {
    // One is measured wrong.
    await walk.tap('.tape-ticks .chip', line === 2 ? 1 : 0);
    if (line === 2) await walk.look('tape › a fault');
  }
  while (await walk.has('dialog:modal')) await walk.shut();
  await walk.look('tape, all answered', most);
  await walk.go('castle/siege', begin);
  await walk.look('siege, nothing set up', most);
  await walk.sheets('siege, nothing set up', 'main [aria-haspopup="dialog"]');
  await walk.tap('.siege-sources > .button', 1);
  await walk.look('siege, nine sections', most);
  for (const kept of [1, 2]) {
    await walk.tap(begin);
    await walk.look(`siege ${kept}`, screen);
    for (let opener = 0; kept === 1 && opener < (await walk.count(openers)); opener++) {
      await walk.tap(openers, opener);
      await walk.look(`siege › opened ${opener}`);
      if (await walk.has('.siege-sheet-head > .button')) await walk.tap('.siege-sheet-head > .button', -1);
      await walk.shut();
    }
    await walk.tap('.siege-piece', 1);
    await walk.look(`siege ${kept} › a section open`, screen);
    if (kept === 1) {
      const tabs = '.siege-sheet [role="tab"]';
      const count = await walk.page.locator(tabs).count();
      for (let tab = 0; tab < count; tab++) {
        await walk.page
          .locator(tabs)
          .nth(tab)
          .evaluate((element: HTMLElement) => element.click());
        await walk.rest();
        await walk.look(`siege › a section, tab ${tab}`, screen);
      }
    }
    await walk.tap('.siege-sheet-head > .button', -1);
    await walk.tap('.siege-top > .button');
    await walk.look(`siege kept ${kept}`, most);
  }
}

export async function walkCastle(walk: Walk): Promise<void> {
  for (const part of [questions, attackers, effects, map, siege])
    await walk.part(part.name, () => part(walk));
  await sieges(walk);
}
