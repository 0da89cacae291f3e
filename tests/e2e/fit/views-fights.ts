import { builder } from './views-units.ts';
import { type Most, oneScreen, type Walk } from './walk.ts';

const roll = '.thumb-bar [data-kind="primary"]';
const bar = '.thumb-bar button';
const kinds = '.stage-chips input[type="radio"]';
const parts = ['.place-head', '.outcomes', '.stage-scene', '.stage-plates', '.thumb-bar'] as const;

const ways = ':is(.dialog-body > .stack, .dialog-body > .stack > .keep-buttons) > .button';

/** One way of what stands behind "More": to a sheet; or back at once from elsewhere, such as the settings or earlier dice. */
async function goWay(walk: Walk, way: number): Promise<boolean> {
  const place = () => walk.page.evaluate(() => location.hash.split('?')[0]);
  const before = await place();
  await walk.tap(ways, way);
  await walk.rest();
  if ((await place()) === before && !(await walk.has('.moment-head'))) {
    await walk.unfold();
    return true;
  }
  await walk.page.goBack();
  await walk.rest();
  return false;
}

/** What stands behind "More" of a fight: each way that opens a sheet, and each example. */
async function more(walk: Walk, name: string): Promise<void> {
  await walk.tap(bar, -1);
  await walk.unfold();
  await walk.look(`${name} › more`);
  const count = await walk.count(ways);
  await walk.shut();
  for (let way = 0; way < count; way++) {
    await walk.tap(bar, -1);
    if (!(await goWay(walk, way))) continue;
    await walk.look(`${name} › more ${way}`);
    await walk.shut();
  }
}

async function examples(walk: Walk, name: string, most: Most): Promise<void> {
  const all = '.dialog-body .chips > button.chip';
  await walk.tap(bar, -1);
  const count = await walk.count(all);
  await walk.shut();
  for (let example = 0; example < count; example++) {
    await walk.tap(bar, -1);
    await walk.tap(all, example);
    await walk.shut();
    await walk.look(`${name} › example ${example}`, most);
  }
}

/** Back from what is played to what is asked. */
async function leave(walk: Walk): Promise<void> {
  if (await walk.has('.moment-head button')) await walk.tap('.moment-head button');
}

/** Each die of a fight, and what is asked between them, to its end; then the pad for real dice. */
async function play(walk: Walk, name: string): Promise<void> {
  await walk.tap(roll);
  for (let step = 1; step < 9; step++) {
    await walk.look(`${name} › moment ${step}`);
    const next = (await walk.has('.moment-options .button'))
      ? '.moment-options .button'
      : `.moment-step ${roll}, .moment-step > .button`;
    if (!(await walk.has(next))) break;
    await walk.tap(next);
  }
  await leave(walk);
}

async function pad(walk: Walk, name: string): Promise<void> {
  await walk.tap(bar);
  await walk.look(`${name} › pad`);
  // Pools ask how many first.
  if (await walk.has('.face-pad .button')) {
    await walk.tap('.face-pad .button', 2);
    await walk.look(`${name} › pad, a die entered`);
  }
  await leave(walk);
}

async function eachKind(walk: Walk, name: string, most: Most): Promise<void> {
  const count = await walk.count(kinds);
  for (let kind = 0; kind < count; kind++) {
    await walk.tap(kinds, kind);
    await walk.look(`${name} ${kind}`, most);
    await walk.sheets(`${name} ${kind}`, '.stage-plate');
  }
}

/** A field to ask in words: empty, each example, and with what no word of it is. */
export async function asked(walk: Walk, name: string): Promise<void> {
  await walk.page.locator('.ask .chip').first().waitFor();
  await walk.look(`${name}, asked`, { touch: true, aside: true });
  const examples = '.ask-answers .chip:not(.ask-parts > *)';
  const count = await walk.count(examples);
  for (let example = 0; example < count; example++) {
    await walk.type('.ask input', '');
    await walk.tap(examples, example);
    await walk.look(`${name}, asked › example ${example}`);
  }
  for (const text of ['3 Donaudampfschiff 20', 'xxqq']) {
    await walk.type('.ask input', text);
    await walk.look(`${name}, asked › ${text}`);
  }
  await walk.type('.ask input', '');
}

interface Fight {
  readonly name: string;
  readonly at: string;
  readonly most?: Most;
  readonly states?: (walk: Walk) => Promise<void>;
}

const duel = { ...oneScreen, height: 740, first: [...parts, '.advice-chip'] };

const fights: readonly Fight[] = [
  {
    name: 'fight',
    at: 'fight/brikwars',
    most: duel,
    async states(walk) {
      await walk.tap('.place-head input', 1);
      const first = ['.outcomes', '.stage-scene', '.ruler', '.thumb-bar'];
      await walk.look('shoot', { ...oneScreen, first });
      await walk.sheets('shoot', '.stage-chips [aria-haspopup], .stage-plate');
      await walk.tap('.place-head input', 0);
      await walk.tap(bar, -1);
      await walk.tap('.keep-bar .keep-buttons .button', 0);
      await walk.look('fight › keep');
      await walk.go('rules');
      await walk.go('fight/brikwars', roll);
      await walk.tap(bar, -1);
      await walk.tap('.keep-bar .keep-buttons .button', 1);
      await walk.look('fight › compare');
      await walk.tap(bar, -1);
      await walk.tap('.keep-bar .keep-buttons .button', 1);
    },
  },
  {
    name: 'many',
    at: 'fight/many',
    most: oneScreen,
    async states(walk) {
      const presets = '.many-examples .chip';
      await walk.tap(bar, -1);
      await walk.tap(ways);
      const count = await walk.count(presets);
      await walk.shut();
      for (let preset = 0; preset < count; preset++) {
        await walk.tap(bar, -1);
        await walk.tap(ways);
        if (preset > 0) await walk.look(`many › kinds with example ${preset}`);
        await walk.tap(presets, preset);
        await walk.shut();
        await walk.look(`many › example ${preset}`, {
          ...oneScreen,
          first: ['.outcome-brick', '.stage', '.advice-chip', '.thumb-bar'],
        });
        await walk.sheets(`many › example ${preset}`, '.stage-plate');
      }
      await walk.tap(bar, -1);
      await walk.tap(ways);
      await walk.tap('dialog:modal input[value="blast"]');
      await walk.shut();
      await walk.look('many › blast', { ...oneScreen, height: 760 });
    },
  },
  {
    name: 'charge',
    at: 'fight/charge',
    most: { ...oneScreen, first: ['.place-head', '.outcomes', '.stage-scene', '.ruler', '.thumb-bar'] },
    states: (walk) => examples(walk, 'charge', {}),
  },
  {
    name: 'squads',
    at: 'fight/squads',
    most: oneScreen,
    async states(walk) {
      await walk.tap('.stage .choice input', 2);
      await walk.look('squads › charge', oneScreen);
      await walk.sheets('squads › charge', '.stage-chips [aria-haspopup], .stage-plate');
    },
  },
  {
    name: 'wreck',
    at: 'fight/wreck',
    async states(walk) {
      const aims = 'dialog:modal input[type="radio"]';
      await walk.tap('.stage-plate', -1);
      const count = await walk.count(aims);
      await walk.shut();
      for (let aim = 0; aim < count; aim++) {
        await walk.tap('.stage-plate', -1);
        if (aim < (await walk.count(aims))) await walk.tap(aims, aim);
        await walk.shut();
        await walk.glance(`wreck › aim ${aim}`);
      }
    },
  },
  {
    name: 'quik',
    at: 'fight/quik',
    most: oneScreen,
    states: (walk) =>
      eachKind(walk, 'quik', {
        height: 900,
        first: ['.place-head', '.fight-answer', '.stage-scene', '.stage-plates'],
      }),
  },
  { name: 'magic', at: 'fight/magic', most: { height: 900 }, states: (walk) => eachKind(walk, 'magic', {}) },
  {
    name: 'usb shoot',
    at: 'fight/usb/shoot',
    most: {
      height: 760,
      controls: 25,
      first: [...parts.filter((part) => part !== '.outcomes'), '.outcome-brick', '.outcome-facts', '.ruler'],
    },
    async states(walk) {
      await walk.tap('.stage-plate');
      await walk.tap('.chips > button.chip', -1);
      await walk.unfold();
      await walk.look('usb shoot › another unit');
      await walk.shut();
    },
  },
  {
    name: 'usb charge',
    at: 'fight/usb/charge',
    most: { height: 780, controls: 25, first: ['.outcome-brick', '.stage-scene', '.ruler', '.thumb-bar'] },
    async states(walk) {
      await examples(walk, 'usb charge', {});
      await walk.sheets(
        'usb charge › the last example',
        '.stage-chips [aria-haspopup], .stage-plate, .stage-spot',
      );
    },
  },
  {
    name: 'usb morale',
    at: 'fight/usb/morale',
    most: { height: 760, controls: 25, first: ['.place-head', '.outcome-brick', ...parts.slice(2)] },
    async states(walk) {
      await walk.tap(kinds, -1);
      await walk.look('usb morale › the other question');
      await walk.tap(bar, -1);
      await walk.unfold();
      await walk.tap('.usb-power .button', 3);
      await walk.look('usb morale › points');
    },
  },
  {
    name: 'usb test',
    at: 'fight/usb/test',
    most: { height: 760, controls: 25, first: ['.place-head', '.outcome-brick', ...parts.slice(2)] },
    async states(walk) {
      for (const test of [0, 3, 4, 7, 8, 10]) {
        await walk.tap('.stage-plate');
        await walk.tap('dialog:modal input[type="radio"]', test);
        await walk.unfold();
        await walk.look(`usb test ${test} › sheet`);
        await walk.shut();
        await walk.look(`usb test ${test}`);
        await walk.tap(roll);
        await walk.look(`usb test ${test} › rolled`);
        await leave(walk);
      }
    },
  },
];

async function saved(walk: Walk): Promise<void> {
  await walk.go('fight/brikwars', roll);
  await walk.tap(bar, -1);
  await walk.tap('.keep-bar .keep-buttons .button', 0);
  await walk.tap('.keep-bar .card .button');
  for (const at of ['fight/saved', 'fight/usb/saved']) {
    await walk.go(at);
    await walk.look(at);
    if (!(await walk.has('.saved-row'))) continue;
    await walk.tap('.saved-row button', -1);
    await walk.look(`${at} › a fight open`);
  }
}

async function asking(walk: Walk): Promise<void> {
  for (const at of ['fight', 'fight/usb']) {
    await walk.go(`${at}/ask`, '.ask');
    await asked(walk, at);
    await walk.tap('.ask-answers .chip');
    await walk.tap('.found-question');
    await walk.look(`${at}, filled in`);
  }
}

/** What another phone sent, over what stands there. */
async function links(walk: Walk): Promise<void> {
  const close =
    'fight/brikwars?v=1&e=2005&m=close&a=own.heavy.nothing.2d6.4.3,1d6,heavy.0.take.0.2,1d6,hand.1.0.master&d=own.hand.shield.2d6.4.3,1d6,heavy.0.take.0.2,1d6,hand.1.0.master&s=0.0.3.0.0.0.0&x=short-ranged.0.0.0&o=0.0.0.0&ac=attack&sp=1&r=-&g=survive&ag=kill&p=';
  await walk.go(close, '.linked-bar');
  await walk.look('fight of a link', { aside: true });
  await walk.tap('.linked-bar button', -1);
  await walk.go(
    'fight/magic?v=1&e=pl&k=bolt&m=minifig.0.3.0.3&t=minifig.6.3.hand.1.0&h=0.1&s=long-ranged.1.still.1.0.0',
    '.stage-scene',
  );
  await walk.look('magic of a link', { height: 960 });
  if (await walk.has('.linked-bar')) await walk.tap('.linked-bar button', 0);
  if (await walk.has('.advice-chip')) await walk.tap('.advice-chip');
  await walk.look('magic of a link › advised', { height: 900 });
}

/** All lengths in centimetres, which are longer. */
async function centimetres(walk: Walk): Promise<void> {
  await walk.go('fight/usb/morale', roll);
  const measure = 'dialog:modal input[value="centimetres"]';
  for (let way = 0; way < 6; way++) {
    await walk.tap(bar, -1);
    if (!(await goWay(walk, way))) continue;
    const found = await walk.has(measure);
    if (found) await walk.tap(measure);
    while (await walk.has('dialog:modal .dialog-head')) await walk.shut();
    if (found) break;
  }
  for (const at of ['shoot', 'charge']) {
    await walk.go(`fight/usb/${at}`, roll);
    await walk.look(`usb ${at} in centimetres`);
    await walk.sheets(`usb ${at} in centimetres`, '.stage-spot, .stage-chips [aria-haspopup]');
  }
}

export async function walkFights(walk: Walk): Promise<void> {
  for (const { name, at, most, states } of fights) {
    await walk.part(name, async () => {
      await walk.go(at, roll);
      await walk.look(name, most);
      await walk.sheets(name);
      await more(walk, name);
      await states?.(walk);
    });
    await walk.part(`${name}, played`, async () => {
      await walk.go('rules', '.chapter');
      await walk.go(at, '.stage-scene');
      if (await walk.has(kinds)) await walk.tap(kinds);
      await pad(walk, name);
      await play(walk, name);
    });
  }
  await walk.part('bench', () => builder(walk));
  await walk.part('saved fights', () => saved(walk));
  await walk.part('asked in words', () => asking(walk));
  await walk.part('links', () => links(walk));
  await walk.part('centimetres', () => centimetres(walk));
}
