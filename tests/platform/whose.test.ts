import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { textLoaders } from '../../src/app/word-files.ts';
import { createLanguageModel } from '../../src/platform/language.ts';
import { actingIn, followActing, languageOf, sided, textsOf, turned } from '../../src/platform/whose.ts';
import type { Part } from '../../src/platform/words.ts';
import { languages } from '../../src/rules/languages.ts';
import type { Whose } from '../../src/storage/settings-mirror.ts';
import { words } from '../support/words.ts';

/** What a function of texts may be given: figures, counts and names alike. */
const given = ['3', '4', '5', '6'];

function textsIn(value: unknown, path: string, into = new Map<string, string>()): Map<string, string> {
  if (typeof value === 'string') into.set(path, value);
  else if (typeof value === 'function') {
    for (const kind of [given, given.map(Number)]) {
      try {
        textsIn(value(...kind), path, into);
        break;
      } catch {
        // It wants numbers, or a list.
      }
    }
  } else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) textsIn(inner, `${path}.${name}`, into);
  return into;
}

/**
 * What speaks of mine or of an enemy no matter who acts: one's own units and entries, two fights that are compared, and
 * who is near; and what says of either by name which of them chose.
 */
const unsided =
  /^(brikwars\.mine|quik\.(featHint|sides\.opponent)|fight\.(backToMine|compareHint|noShift|forMine|forEnemy|enemyActs|decides|lookBack)|usb\.(switches|goneHint|effects)|usbshoot\.(issues|nearest|sight|reasons)|usbcharge\.(issues|nearest))(\.|$)/;

describe('platform/whose', () => {
  it('platform/whose: a text says one thing where mine acts and another where the enemy does', () => {
    const texts = sided({
      plain: 'Nobody dies',
      dies: '‹Enemy|Mine› dies',
      deep: { shown: (chance: string) => `‹The enemy|Mine› dies in ${chance}, ‹mine|the enemy› does not.` },
      list: ['‹a|b›', 'c'],
    });
    expect(texts.dies).toBe('Enemy dies');
    expect(texts.deep.shown('3')).toBe('The enemy dies in 3, mine does not.');
    expect(texts.list).toEqual(['a', 'c']);
    const other = turned(texts);
    expect(other.plain).toBe('Nobody dies');
    expect(other.dies).toBe('Mine dies');
    expect(other.deep.shown('3')).toBe('Mine dies in 3, the enemy does not.');
    expect(other.list).toEqual(['b', 'c']);
    expect(turned(other)).toBe(texts);
    const unsided = { plain: 'Nobody dies' };
    expect(turned(unsided)).toBe(unsided);
  });

  it('platform/whose: all texts follow the fight shown, at once and back, and are said of another fight as that has it', async () => {
    const language = createLanguageModel(textLoaders, 'en');
    const acting = signal<Whose | undefined>('mine');
    followActing(acting, language);
    await language.load(['start', 'brikwars', 'fight']);
    expect(language.texts('brikwars').defenderDies).toBe('Enemy dies');
    acting.value = 'theirs';
    expect(language.texts('brikwars').defenderDies).toBe('My fighter dies');
    expect(language.texts('brikwars').attackerDies).toBe('Enemy dies');
    await language.change('hu');
    expect(language.texts('brikwars').attackerDies).toBe('Az ellenfél meghal');
    await language.change('pl');
    expect(language.texts('brikwars').attackerDies).toBe('Wróg ginie');
    expect(actingIn(language.texts('brikwars'))).toBe('theirs');
    expect(textsOf(language.texts('brikwars'), 'theirs')).toBe(language.texts('brikwars'));
    expect(languageOf(language, 'mine').texts('brikwars').attackerDies).toBe('Mój wojownik ginie');
    acting.value = undefined;
    expect(language.texts('brikwars').attackerDies).toBe('Mój wojownik ginie');
  });

  it.each(languages)(
    'platform/whose: in %s every text is shown both ways, and none half',
    async (language) => {
      const [open, same]: [string[], string[]] = [[], []];
      const sides =
        /\b(mine|my|enem(y|ies))\b|(?<!\p{L})(wr[oó]g|m[oó]j)(?!\p{L})|harcosom|ellen(?:f[eé]l|ség)/iu;
      for (const part of Object.keys(words[language]) as Part[]) {
        const mine = await words[language][part]();
        const theirs = turned<object>(mine);
        const [one, other] = [textsIn(mine, part), textsIn(theirs, part)];
        expect([...one.keys()]).toEqual([...other.keys()]);
        for (const [path, text] of one) {
          if (/[‹›]/.test(text) || /[‹›]/.test(other.get(path) ?? '')) open.push(path);
          if (theirs !== mine && sides.test(text) && text === other.get(path) && !unsided.test(path))
            same.push(`${path}: ${text}`);
        }
      }
      expect(open).toEqual([]);
      expect(same).toEqual([]);
    },
  );
});
