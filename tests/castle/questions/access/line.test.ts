import { describe, expect, it } from 'vitest';
import { answerOf, helpsOf } from '../../../../src/castle/questions/access/answer.ts';
import {
  helpText,
  levelEffects,
  reasonItems,
  sayingText,
  type WaysTexts,
  wayHelps,
  waySayings,
} from '../../../../src/castle/questions/access/line.ts';
import { accessEffects } from '../../../../src/rules/mage-knight/access.ts';
import { contactEffects } from '../../../../src/rules/mage-knight/contact.ts';
import { doorEffects } from '../../../../src/rules/mage-knight/doors.ts';
import { heightEffects } from '../../../../src/rules/mage-knight/heights.ts';
import { plankingEffects } from '../../../../src/rules/mage-knight/planking.ts';
import { everyWay } from '../../../support/ways.ts';
import { en, hu, pl } from '../../../support/words.ts';

const effects = [
  ...accessEffects,
  ...contactEffects,
  ...doorEffects,
  ...heightEffects,
  ...plankingEffects,
  ...levelEffects,
];

async function textsOf(language: 'en' | 'pl' | 'hu'): Promise<WaysTexts> {
  const load = { en, pl, hu }[language];
  const [t, terms] = await Promise.all([load.castlequestions(), load.castleterms()]);
  return { t, terms };
}

describe.each(['en', 'pl', 'hu'] as const)('castle/questions/access phrases: %s', (language) => {
  it('castle/questions/access: every effect, every saying and every help has words', async () => {
    const { t } = await textsOf(language);
    expect(Object.keys(t.reasons).sort()).toEqual([...new Set<string>(effects)].sort());
    expect(Object.keys(t.waySays).sort()).toEqual([...waySayings].sort());
    expect(Object.keys(t.helps).sort()).toEqual([...wayHelps].sort());
  });

  it('castle/questions/access: whatever is asked is answered in words, with a reason, and no word twice', async () => {
    const texts = await textsOf(language);
    const wordless = /undefined|^\s*$|: $/;
    const faults = new Set<string>();
    for (const inputs of everyWay()) {
      const { main, lines } = answerOf(inputs);
      for (const line of [main, ...lines]) {
        const items = reasonItems(texts, line);
        if (wordless.test(sayingText(texts, line))) faults.add(`${line.says} says nothing`);
        // That both are on the ground needs no rule.
        if (items.length === 0 && line.says !== 'same-level') faults.add(`${line.says} has no reason`);
        if (new Set(items.map(({ text }) => text)).size < items.length)
          faults.add(`${line.says} says it twice`);
        if (items.some(({ text }) => !text.endsWith('.'))) faults.add(`${line.says} is no sentence`);
        // Where a ruling's other reading differs, it is said.
        const wanted = line.reasons.length + (line.otherwise ? 1 : 0);
        if (items.length !== wanted) faults.add(`${line.says} keeps another reading to itself`);
      }
      for (const help of helpsOf(inputs)) {
        if (wordless.test(helpText(texts, help))) faults.add(`${help.help} says nothing`);
      }
    }
    expect([...faults]).toEqual([]);
  });
});

describe('castle/questions/access phrases', () => {
  it('castle/questions/access: every saying and every help occurs', () => {
    const said = new Set<string>();
    const helped = new Set<string>();
    for (const inputs of everyWay()) {
      const { main, lines } = answerOf(inputs);
      for (const { says } of [main, ...lines]) said.add(says);
      for (const { help } of helpsOf(inputs)) helped.add(help);
    }
    expect([...said].sort()).toEqual([...waySayings].sort());
    expect([...helped].sort()).toEqual([...wayHelps].sort());
  });
});
