import { expect, it } from 'vitest';
import { type Catalog, en, hu, pl } from '../../support/words.ts';

/** Texts, in small letters, that are equal in English and not in another language, and why they are not made equal. */
const meant: Readonly<Record<string, readonly string[]>> = {
  'a unit is jednostka in BrikWars and oddział in USB': [
    'add a unit',
    'choose a unit',
    'edit the unit',
    'my units',
    'new unit',
    'none yet. save here what you fight with often.',
    'no unit with “5”.',
    'save as my unit',
    'search units',
    'unit',
    'show 5 more',
    'units',
    'your units were saved by a newer version of the app. they stay as they are; update the app to see them.',
    '5 units are saved: no room for more. delete one first.',
  ],
  'other games have other terms, and tables the full names of the rulebook': [
    'longest side in inches',
    'actions',
    'close combat',
    'destroyed',
    'feat',
    'healing',
    'hand weapon',
    'heavy weapon',
    'hero',
    'how they meet',
    'mage knight',
    'melee weapon',
    'range',
    'rubble',
    'size',
    'the feat succeeds',
    'two-handed weapon',
  ],
  'one figure or many, and as each language bends it': ['enemy', 'fallen', 'rules', 'the enemy'],
  'one English word for two things': [
    'explosive',
    'soaring',
    'roll 5',
    '5: more',
    '5″ at most',
    'armor',
    'close',
    'heavy',
    'hit',
    'hits',
    'light',
    'look',
    'lost',
    'may not',
    'may',
    'morale',
    'more',
    'more: 5',
    'no house rules',
    'number: 5',
    'not allowed',
    'ranged',
    'result',
    'save',
    'score',
    'shooting',
    'squad',
    'start over',
    'start',
    'table',
    'take it',
    'terrain',
    'throw',
    'transport',
    'wall',
  ],
  'what one does and what it is called': [
    'acted: 5',
    'add to the army',
    'end turn',
    'stop typing',
    'charge',
    'import a backup',
    'pushed back',
    'reroll',
    'roll again',
    'rolled',
    'shoot',
    'takes 5 damage',
  ],
  'what may happen and what has happened': ['dies'],
  'case, gender, number and person': [
    'morale test',
    'a ladder',
    'all',
    'my side',
    'braced',
    'breached',
    'bricks',
    'damage',
    'empty',
    'finding the hidden unit',
    'give it a name.',
    'how many',
    'inches',
    'kills',
    'locked',
    'mounted',
    'no defence',
    'none',
    'nothing',
    'saves',
    'shaken',
    'steady',
    'wiped out',
    '5 against 5',
    '5 models',
    '5 points',
  ],
  'alone and in the middle of a sentence': ['the mage dies', 'is destroyed', 'stays steady'],
  'shorter where there is less room': [
    'castle shoots',
    'still to act: 5.',
    'attack',
    'attacks',
    'combat result',
    'controls',
    'dial',
    'head-on',
    'heal',
    'own area',
    'runs past',
    'skill',
    'speed',
    'squads',
    'standfast lost',
    'summon',
    'tough',
    'tramples',
    'undo',
    'use',
    'yellow',
  ],
  'a chip names what a word of a question means, without its sentence': [
    'closed',
    'flies',
    'ground',
    'open',
    'own',
    'poison',
    'raise',
    'through',
    'turn',
    'who?',
  ],
  'Hungarian calls the place by a word of its own': ['dice'],
  'Hungarian says the value of a unit and the points of a table by two words': ['points'],
  'Polish says what is taken away, where one button stands beside another': ['delete: 5', 'remove: 5'],
};

/** What a text says, whatever its case and where it may break; a sentence with 5 for all that it is given. */
function said(text: unknown): string | undefined {
  try {
    const spoken =
      typeof text === 'function' ? text(...Array.from(text as { length: number }, () => '5')) : text;
    return typeof spoken === 'string'
      ? spoken.replaceAll('\u00ad', '').replaceAll('\u00a0', ' ').toLowerCase()
      : undefined;
  } catch {
    // A sentence that is not made of words alone.
    return undefined;
  }
}

function flatten(value: unknown, path: string, into: Map<string, string>): Map<string, string> {
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) flatten(inner, `${path}.${key}`, into);
  } else {
    const text = said(value);
    // What has no word of its own is arranged as each language does.
    if (text && /\p{L}{2}/u.test(text)) into.set(path, text);
  }
  return into;
}

async function textsOf(catalog: Catalog): Promise<ReadonlyMap<string, string>> {
  const into = new Map<string, string>();
  for (const [part, load] of Object.entries(catalog)) flatten(await load(), part, into);
  return into;
}

it('words/same-words: what is said alike in English is said alike in the other languages, or is another thing', async () => {
  const [english = new Map<string, string>(), ...others] = await Promise.all([en, pl, hu].map(textsOf));
  const places = new Map<string, string[]>();
  for (const [path, text] of english) places.set(text, [...(places.get(text) ?? []), path]);
  const known = Object.values(meant).flat();
  const double = [...places]
    .map(([text, paths]) => ({
      text,
      ways: others.map((texts) => [...new Set(paths.map((path) => texts.get(path) ?? ''))]),
      paths,
    }))
    .filter(({ ways }) => ways.some(({ length }) => length > 1));
  expect(
    double
      .filter(({ text }) => !known.includes(text))
      .map(
        ({ text, ways, paths }) =>
          `${text}: ${ways.map((way) => way.join(' | ')).join('; ')} (${paths.join(', ')})`,
      ),
  ).toEqual([]);
  // Every exception is still needed.
  expect(known.filter((text) => !double.some((found) => found.text === text))).toEqual([]);
});
