import type { GameAsked } from '../../fight/ask/asked.ts';
import { lookAtFight } from '../../fight/ask/look.ts';
import { sidesOf } from '../../fight/ask/sides.ts';
import { waysOf } from '../../fight/ask/ways.ts';
import type { Language } from '../../rules/languages.ts';
import type { UsbTable } from '../../rules/usb/house-rules.ts';
import { builders, coversOf } from './meant.ts';
import { readUsb, type UsbConcept, usbSides } from './vocabulary.ts';

/** What is asked of a fight of USB, as far as the words say it. */
export function usbQuestionsIn(text: string, language: Language, table: UsbTable) {
  const normal = text.normalize('NFC');
  // "Egy", "one": nothing is counted by it.
  const words = sidesOf(readUsb(text, language), normal, usbSides, language).filter(
    ({ number, text: spoken }) => number !== 1 || /\d/.test(spoken),
  );
  const look = () => lookAtFight<UsbConcept>(words, normal, 'distance');
  const ways = builders.map((build) => (asked: ReturnType<typeof look>, cover: 'entrenched' | 'screen') => {
    const question = build(asked, table, cover);
    asked.allow('distance');
    return question;
  });
  return {
    words,
    questions: waysOf(look, coversOf(look()), ways),
    unknown: words.flatMap((word) => (word.unknown ? word.text : [])),
  };
}

/** The same as text, for the page that asks. */
export function understandUsb(text: string, language: Language, table: UsbTable): GameAsked<UsbConcept> {
  const { words, questions, unknown } = usbQuestionsIn(text, language, table);
  return {
    words,
    unknown,
    questions: questions.map(({ asked, left }) => ({ ...asked, left })),
  };
}
