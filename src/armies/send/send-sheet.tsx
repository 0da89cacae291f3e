import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog, SheetNotice } from '../../kit/controls/dialog.tsx';
import { CodeSeries } from '../../kit/send/code-series.tsx';
import { SendWay as Way } from '../../kit/send/hand-over.tsx';
import { anyCameraOpens, messageWith, type Parcel, parcelOf } from '../../kit/send/parcel.ts';
import { useShare } from '../../kit/share-text.tsx';
import { shareFile } from '../../platform/share-file.ts';
import { playing } from '../../rules/army.ts';
import type { Army } from '../../storage/army/army.ts';
import { encodeArmy } from '../../storage/backup/parcel.ts';
import { photosOf } from '../../storage/photos.ts';
import { armyFileName, plainName } from './file-name.ts';
import { armyCsv, generatorFile } from './other-forms.ts';
import { type Printed, printArmy } from './print.tsx';
import { rulesOfArmy, shortRules } from './short-rules.ts';
import { armyText, type SaidLine } from './text.ts';
import '../../kit/send/send.css';

interface SendSheetProps {
  readonly army: Army;
  readonly lines: readonly SaidLine[];
  readonly onClose: () => void;
}

/** Whether there is what a text does not say, or not so that it could be read back. */
function onlyInApp({ lines, edition, tags = [] }: Army): boolean {
  return edition !== undefined || tags.length > 0 || lines.some(({ unit, photo }) => unit ?? photo);
}

/** An army leaves the phone: as codes for the camera of another, as a file, a link or a text to read. */
export function SendSheet({ army, lines, onClose }: SendSheetProps) {
  const services = useServices();
  const { notices, now, version, store, language } = services;
  const t = useTexts('send');
  const armies = useTexts('armies');
  const shell = useTexts('shell');
  const units = useTexts('units');
  const format = useFormat();
  const { share, byHand } = useShare();
  const parcel = useSignal<Parcel | undefined>(undefined);
  const text = useMemo(() => encodeArmy(army, now(), version.number), [army]);
  useEffect(() => {
    let current = true;
    void parcelOf(text).then((packed) => {
      if (current) parcel.value = packed;
    });
    return () => {
      current = false;
    };
  }, [text]);
  const packed = parcel.value;
  const name = army.name || armies.unnamed;
  async function sendFile(): Promise<void> {
    const called = armyFileName(army.name);
    // A file has room for the pictures of its models too.
    const photos = await photosOf(store, army.lines);
    const content = photos.length > 0 ? encodeArmy(army, now(), version.number, photos) : text;
    const file = (ending: string, type: string) => new File([content], `${called}${ending}`, { type });
    // Some phones hand on no files but those they know.
    const ways = [file('', 'application/json'), file('.txt', 'text/plain')];
    if ((await shareFile(ways, name)) === 'saved') notices.show(t.fileSaved);
  }
  async function sendAs(content: string, ending: string, type: string): Promise<void> {
    const file = new File([content], `${plainName(army.name) || 'army'}.${ending}`, { type });
    if ((await shareFile([file], name)) === 'saved') notices.show(t.fileSaved);
  }
  async function print(kind: Printed): Promise<void> {
    const rules = await shortRules(rulesOfArmy(army), language.language.peek());
    const codes = packed?.codes ?? [];
    const code = anyCameraOpens(codes) ? codes[0] : undefined;
    const words = { send: t, armies, shell, units };
    const odds =
      kind === 'cards'
        ? await (await import('../battle/entry.ts')).usualOdds(services, army, format)
        : undefined;
    const said = lines.map((line, place) => {
      const rows = odds?.get(army.lines[place]?.id ?? '');
      return rows ? { ...line, more: [...line.more, ...rows] } : line;
    });
    printArmy(kind, { army, lines: playing(said), rules, odds: (odds?.size ?? 0) > 0, code, words, format });
  }
  const pictured = army.lines.some(({ photo }) => photo !== undefined);
  const message = packed && messageWith(packed, (address) => t.linkText(name, address));
  return (
    <Dialog title={t.title(name)} onClose={onClose}>
      <div class="stack send" data-game={army.game}>
        {packed?.codes ? (
          <>
            <CodeSeries codes={packed.codes} />
            <p class="hint send-hint">
              {anyCameraOpens(packed.codes) && t.anyCamera} {t.onOther}{' '}
              {packed.codes.length > 1 && t.anyOrder}
            </p>
          </>
        ) : (
          packed && <p class="note">{packed.bytes === undefined ? t.cannotPack : t.noCodes}</p>
        )}
        {pictured && <p class="note">{t.noPhotos}</p>}
        <div class="send-ways">
          <Button onClick={() => void sendFile()}>
            <Way name={t.file} more={pictured ? t.filePhotos : t.fileFor(format.bytes(text.length))} />
          </Button>
          <Button
            disabled={!message}
            onClick={() => {
              if (message) share(message);
            }}
          >
            <Way name={t.link} more={packed && !message ? t.linkTooLong : t.linkFor} />
          </Button>
          <Button onClick={() => share(armyText(army, lines, { send: t, armies, shell }, format))}>
            <Way name={t.text} more={t.textFor} />
          </Button>
          <Button onClick={() => void sendAs(armyCsv(lines, { send: t, armies }, format), 'csv', 'text/csv')}>
            <Way name={t.csv} more={t.csvFor} />
          </Button>
          {army.game === 'brikwars' && (
            <Button onClick={() => void sendAs(generatorFile(army, armies), 'json', 'application/json')}>
              <Way name={t.generator} more={t.generatorFor} />
            </Button>
          )}
          <Button onClick={() => void print('list')}>
            <Way name={t.print} more={t.printFor} />
          </Button>
          <Button onClick={() => void print('cards')}>
            <Way name={t.cards} more={t.cardsFor} />
          </Button>
        </div>
        {onlyInApp(army) && <p class="hint">{t.textLacks}</p>}
      </div>
      <SheetNotice />
      {byHand}
    </Dialog>
  );
}
