import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { shareFile } from '../../platform/share-file.ts';
import type { Game } from '../../rules/ids.ts';
import { encodePlay, encodeSiege } from '../../storage/backup/parcel.ts';
import { siegeToBits } from '../../storage/backup/siege-bits.ts';
import type { StoredSiege } from '../../storage/castle/sieges.ts';
import type { StoredPlay } from '../../storage/plays.ts';
import { useFormat, useServices, useTexts } from '../context.ts';
import { Button } from '../controls/button.tsx';
import { Dialog, SheetNotice } from '../controls/dialog.tsx';
import { messageOf } from '../question/message.ts';
import { useShare } from '../share-text.tsx';
import { CodeSeries } from './code-series.tsx';
import { anyCameraOpens, codeOfAddress, messageWith, type Parcel, parcelOf } from './parcel.ts';
import './send.css';

/** What is played, event by event: with what was taken back. */
interface Played {
  readonly undone: readonly unknown[];
}

interface HandOverProps {
  readonly game: Game;
  readonly name: string;
  readonly title: string;
  /** What its file is called, without the ending. */
  readonly file: string;
  /** Where it is received on the other phone. */
  readonly where: string;
  /** Why it goes by these ways. */
  readonly why?: string;
  /** The words that go along with its link. */
  readonly linkText: (address: string) => string;
  readonly pack: () => Promise<Parcel>;
  readonly onClose: () => void;
}

/** What was taken back goes along as far as there is room for it. */
async function packed<Kept extends Played>(
  kept: Kept,
  encode: (kept: Kept) => string,
  shorten?: (kept: Kept) => Uint8Array | undefined,
): Promise<Parcel> {
  const parcel = (of: Kept) => parcelOf(encode(of), location, shorten?.(of));
  const whole = await parcel(kept);
  if (whole.codes || kept.undone.length === 0) return whole;
  const bare = await parcel({ ...kept, undone: [] });
  return bare.codes ? bare : whole;
}

/** Something goes to another phone: as codes for its camera, a link or a file. Needs the texts of the armies. */
function HandOver(props: HandOverProps) {
  const { game, name, title, file, where, why, linkText, pack, onClose } = props;
  const { notices } = useServices();
  const t = useTexts('send');
  const format = useFormat();
  const { share, byHand } = useShare();
  const parcel = useSignal<Parcel | undefined>(undefined);
  // Who taps meanwhile sends what stood there when the sheet was opened.
  const sent = useMemo(pack, []);
  useEffect(() => {
    let current = true;
    void sent.then((made) => {
      if (current) parcel.value = made;
    });
    return () => {
      current = false;
    };
  }, [sent]);
  const made = parcel.value;
  const message = made && messageWith(made, linkText);
  async function sendFile(text: string): Promise<void> {
    const called = (ending: string, type: string) => new File([text], `${file}.adjutant${ending}`, { type });
    // Some phones hand on no files but those they know.
    const ways = [called('', 'application/json'), called('.txt', 'text/plain')];
    if ((await shareFile(ways, name)) === 'saved') notices.show(t.fileSaved);
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <div class="stack send" data-game={game}>
        {why !== undefined && <p class="note">{why}</p>}
        {made?.codes ? (
          <>
            <CodeSeries codes={made.codes} />
            <p class="hint send-hint">
              {anyCameraOpens(made.codes) && t.anyCamera} {where} {made.codes.length > 1 && t.anyOrder}
            </p>
          </>
        ) : (
          made && <p class="note">{made.bytes === undefined ? t.cannotPack : t.noCodes}</p>
        )}
        {made && (
          <div class="send-ways">
            <Button onClick={() => void sendFile(made.text)}>
              <SendWay name={t.file} more={t.fileFor(format.bytes(made.text.length))} />
            </Button>
            <Button
              disabled={!message}
              onClick={() => {
                if (message) share(message);
              }}
            >
              <SendWay name={t.link} more={message ? t.linkFor : t.linkTooLong} />
            </Button>
          </div>
        )}
      </div>
      <SheetNotice />
      {byHand}
    </Dialog>
  );
}

type Handed<Kept> = Omit<HandOverProps, 'pack' | 'why'> & { readonly kept: Kept };

export function HandBattle({ kept, ...props }: Handed<StoredPlay>) {
  const { now, version } = useServices();
  const pack = () => packed(kept, (of) => encodePlay(of, now(), version.number));
  return <HandOver {...props} pack={pack} />;
}

export function HandSiege({ kept, ...props }: Handed<StoredSiege>) {
  const { now, version } = useServices();
  const created = now();
  const app = version.number;
  const pack = () =>
    packed(
      kept,
      (siege) => encodeSiege(siege, created, app),
      (siege) => siegeToBits({ created, app, siege }),
    );
  return <HandOver {...props} pack={pack} />;
}

/** The link of a question as a code for any camera; one that is too long for a message goes packed, which is shorter. */
export function HandLink({
  link,
  ...props
}: Pick<HandOverProps, 'game' | 'name' | 'onClose'> & { readonly link: string }) {
  const t = useTexts('send');
  const codes = codeOfAddress(link);
  return (
    <HandOver
      {...props}
      title={t.title(props.name)}
      file="question"
      where={t.onOther}
      {...(messageOf(props.name, link) === undefined && { why: t.longLink })}
      linkText={(address) => messageOf(props.name, codes?.[0] ?? address) ?? address}
      pack={async () => ({ ...(await parcelOf(link)), ...(codes && { codes }) })}
    />
  );
}

/** A way in which something leaves the phone, on its button. */
export function SendWay({ name, more }: { readonly name: string; readonly more: string }) {
  return (
    <span class="send-way">
      <b>{name}</b>
      <span>{more}</span>
    </span>
  );
}
