import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Button } from '../../kit/button.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Dialog, SheetNotice } from '../../kit/dialog.tsx';
import { shareFile } from '../../platform/share-file.ts';
import { encodePlay } from '../../storage/parcel.ts';
import type { StoredPlay } from '../../storage/plays.ts';
import { CodeSeries } from './code-series.tsx';
import { type Parcel, parcelOf } from './parcel.ts';
import './send.css';

interface SendBattleProps {
  readonly play: StoredPlay;
  readonly onClose: () => void;
}

/** What was taken back goes along as far as there is room for it. */
async function packed(play: StoredPlay, encode: (play: StoredPlay) => string): Promise<Parcel> {
  const whole = await parcelOf(encode(play));
  if (whole.codes || play.undone.length === 0) return whole;
  const bare = await parcelOf(encode({ ...play, undone: [] }));
  return bare.codes ? bare : whole;
}

/** A battle goes on on another phone: as codes for its camera, or as a file. */
export function SendBattle({ play, onClose }: SendBattleProps) {
  const { notices, now, version } = useServices();
  const t = useTexts('send');
  const format = useFormat();
  const parcel = useSignal<Parcel | undefined>(undefined);
  // Who taps meanwhile sends what stood there when the sheet was opened.
  const sent = useMemo(() => play, []);
  useEffect(() => {
    let current = true;
    void packed(sent, (of) => encodePlay(of, now(), version.number)).then((made) => {
      if (current) parcel.value = made;
    });
    return () => {
      current = false;
    };
  }, [sent]);
  const made = parcel.value;
  async function sendFile(text: string): Promise<void> {
    const file = (ending: string, type: string) => new File([text], `battle.adjutant${ending}`, { type });
    const ways = [file('', 'application/json'), file('.txt', 'text/plain')];
    if ((await shareFile(ways, play.name)) === 'saved') notices.show(t.fileSaved);
  }
  return (
    <Dialog title={t.title(play.name)} onClose={onClose}>
      <div class="stack send" data-game={play.game}>
        {made?.codes ? (
          <>
            <CodeSeries codes={made.codes} />
            <p class="hint send-hint">
              {t.onOther} {made.codes.length > 1 && t.anyOrder}
            </p>
          </>
        ) : (
          made && <p class="note">{made.bytes === undefined ? t.cannotPack : t.noCodes}</p>
        )}
        {made && (
          <Button wide icon="share" onClick={() => void sendFile(made.text)}>
            {t.file} ({t.fileFor(format.bytes(made.text.length))})
          </Button>
        )}
      </div>
      <SheetNotice />
    </Dialog>
  );
}
