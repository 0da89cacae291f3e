import { useSignal } from '@preact/signals';
import { useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Field } from '../../kit/controls/field.tsx';
import { FileButton } from '../../kit/controls/file-button.tsx';
import { parcelBounds } from '../../storage/backup/parcel.ts';
import { textOfFile } from './file-text.ts';

/** Nobody types so many letters at once. */
const pasted = 24;

interface ListEntryProps {
  readonly text: string;
  /** A letter more or less. */
  readonly onInput: (text: string) => void;
  /** The whole list at once. */
  readonly onWhole: (text: string) => void;
}

/** Where a list comes in: typed, pasted or from a file. */
export function ListEntry({ text, onInput, onWhole }: ListEntryProps) {
  const t = useTexts('send');
  const tooLarge = useSignal(false);
  const clipboard = (navigator as Partial<Navigator>).clipboard;
  return (
    <>
      <p class="hint">{t.listHint}</p>
      <Field
        label={t.listLabel}
        value={text}
        multiline
        maxLength={parcelBounds.text}
        onInput={(entered) => (entered.length > text.length + pasted ? onWhole(entered) : onInput(entered))}
      />
      <div class="listed-ways">
        {clipboard && text.trim() === '' && (
          <Button
            kind="primary"
            icon="copy"
            // Where the browser does not allow it, it is pasted by hand.
            onClick={() => void clipboard.readText().then(onWhole, () => undefined)}
          >
            {t.listPaste}
          </Button>
        )}
        <FileButton
          onFiles={([file]) => {
            tooLarge.value = (file?.size ?? 0) > parcelBounds.text;
            if (file && !tooLarge.peek()) void textOfFile(file).then(onWhole);
          }}
        >
          {t.listFile}
        </FileButton>
      </div>
      {tooLarge.value && (
        <p class="note" data-tone="bad" role="alert">
          {t.listTooLarge}
        </p>
      )}
    </>
  );
}
