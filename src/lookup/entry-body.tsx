import { Toggle } from '../kit/choice.tsx';
import { useServices, useTexts } from '../kit/context.ts';
import { type Language, languages } from '../platform/languages.ts';
import type { EntryFacts, EntryText } from '../reference/types.ts';
import { BrikwarsTables } from './brikwars-rule-tables.tsx';
import { CastleTables } from './castle-rule-tables.tsx';
import { tablesByGame } from './table-games.ts';
import { UsbTables } from './usb-rule-tables.tsx';

interface EntryBodyProps {
  readonly text: EntryText;
  readonly facts: EntryFacts;
  readonly beside: Language | undefined;
  readonly besideText: EntryText | undefined;
  readonly onBeside: (language: Language | undefined) => void;
}

/** What a rule says, in which editions, and the same in another language. */
export function EntryBody({ text, facts, beside, besideText, onBeside }: EntryBodyProps) {
  const t = useTexts('rules');
  const own = useServices().language.language.value;
  const tables = tablesByGame(facts);
  const editions: Readonly<Record<string, string>> = t.editions;
  return (
    <>
      <Paragraphs text={text.text} />
      {tables.brikwars.length > 0 && <BrikwarsTables tables={tables.brikwars} />}
      {tables.usb.length > 0 && <UsbTables tables={tables.usb} />}
      {tables.castle.length > 0 && <CastleTables tables={tables.castle} />}
      {facts.editions && (
        <p class="row">
          <span class="label">{t.editionsTitle}</span>
          {facts.editions.map((edition) => (
            <span key={edition} class="edition">
              {editions[edition] ?? edition}
            </span>
          ))}
        </p>
      )}
      <fieldset class="choice">
        <legend class="visually-hidden">{t.besideTitle}</legend>
        <div class="chips">
          {languages
            .filter((language) => language !== own)
            .map((language) => (
              <Toggle
                key={language}
                pressed={beside === language}
                onChange={(pressed) => onBeside(pressed ? language : undefined)}
              >
                <span lang={language}>{t.languages[language]}</span>
              </Toggle>
            ))}
        </div>
      </fieldset>
      {beside && beside !== own && besideText && (
        <div class="beside stack" lang={beside}>
          <p>
            <b>{besideText.title}</b>
          </p>
          <Paragraphs text={besideText.text} />
        </div>
      )}
    </>
  );
}

function Paragraphs({ text }: { readonly text: string }) {
  return (
    <>
      {text.split('\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  );
}
