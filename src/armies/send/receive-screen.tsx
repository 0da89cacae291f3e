import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { siegesAddress } from '../../castle/sieges.ts';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog, useShown } from '../../kit/controls/dialog.tsx';
import { Field } from '../../kit/controls/field.tsx';
import { PageHeading } from '../../kit/page-heading.tsx';
import { cameFrom } from '../../kit/receive-path.ts';
import { useShare } from '../../kit/share-text.tsx';
import type { NavigationModel } from '../../platform/navigation.ts';
import { parcelBounds } from '../../storage/backup/parcel.ts';
import { battlePath, beginPath } from '../battle/paths.ts';
import { ImportStatus } from '../import-preview.tsx';
import type { ArmiesModel } from '../model.ts';
import { FileWay, namesOf, UnreadPictures, Waiting } from './file-way.tsx';
import { takeLaunched, takeShared } from './launch.ts';
import { ListWay } from './list-way.tsx';
import { createReceiver, type Receiver, type ReceiveTrouble } from './receiver.ts';
import { type CameraTrouble, openCamera, watch } from './scanner.ts';
import '../../kit/send/send.css';
import './receive.css';

/** Where one comes from who wants to receive, but for the armies themselves; there the way back leads. */
function originsOf(army: string | undefined) {
  return { siege: siegesAddress, battles: `armies/${battlePath}`, begin: beginPath(army) };
}

/** Goes to an address that somebody sent: what it asks is not one's own yet. */
function follow(navigation: NavigationModel, address: string): void {
  const { layer } = navigation;
  if (layer.over?.clear(() => follow(navigation, address))) return;
  layer.flush();
  layer.history.push({}, `#/${address}`);
  layer.reread();
}

/** An army, a battle or a siege comes from another phone: by the camera, a photo or a file, or by a link. */
export function ReceiveScreen({ model }: { readonly model: ArmiesModel }) {
  const { navigation, language, notices } = useServices();
  const t = useTexts('send');
  const armies = useTexts('armies');
  const { backup } = model;
  const receiver = useMemo(
    () =>
      createReceiver(
        backup,
        () => language.texts('send').what,
        (address) => follow(navigation, address),
      ),
    [],
  );
  const { query } = navigation.location.value;
  const asked = new URLSearchParams(query);
  const linked = asked.get('p');
  const own = asked.get('army') ?? undefined;
  const from = cameFrom(query, originsOf(own));
  useEffect(() => {
    if (linked !== null) void receiver.open(location.hash, t.what);
  }, [linked]);
  // From the share sheet, or opened with the app.
  useEffect(() => {
    const shared = takeShared();
    if (shared?.text !== undefined) void receiver.open(shared.text, t.what);
    void shared?.files?.then((files) =>
      files.length > 0 ? receiver.openFiles(files) : receiver.fail('damaged'),
    );
    takeLaunched(receiver.openFiles);
  }, []);
  // Who goes away has given it up.
  useEffect(
    () => () => {
      backup.cancel();
      const left = receiver.waiting.peek();
      if (left.length > 0)
        notices.show(language.texts('send').notOpened(language.format.peek().list(namesOf(left))));
    },
    [],
  );
  /** What came together is looked at one after the other. */
  function taken(address: string): void {
    if (receiver.waiting.peek().length > 0) void receiver.openNext();
    // An army that came while a battle begins is the enemy's.
    else if (from?.origin === 'begin' && /^armies\/[^~]/.test(address))
      navigation.swap(beginPath(own, address.slice('armies/'.length)));
    else navigation.swap(address);
  }
  const idle = useComputed(() => backup.importing.value.step === 'idle').value;
  return (
    <div class="screen receive">
      <div>
        <Button kind="quiet" icon="back" onClick={() => navigation.go(from?.path ?? 'armies')}>
          {from ? t.backTo[from.origin] : armies.allArmies}
        </Button>
      </div>
      <PageHeading name={t.receiveTitle} />
      {linked === null ? <Camera receiver={receiver} looking={idle} /> : <SafariNote />}
      <Progress receiver={receiver} />
      <Trouble receiver={receiver} />
      <ImportStatus backup={backup} onTaken={taken} />
      <UnreadPictures receiver={receiver} />
      <Waiting receiver={receiver} />
      <div class="receive-ways">
        <FileWay receiver={receiver} />
        <LinkWay receiver={receiver} />
        <ListWay {...{ model, receiver }} onMade={from?.origin === 'begin' ? taken : undefined} />
      </div>
      <p class="hint">{t.nothingStored}</p>
    </div>
  );
}

/** A link opens in Safari, whose storage is another than that of the app on the home screen. */
function SafariNote() {
  const { offline } = useServices();
  const t = useTexts('send');
  const { copy, byHand } = useShare();
  if (!offline.needsHowTo || offline.installed.value) return null;
  return (
    <div class="note stack">
      <p>{t.inSafari}</p>
      <div>
        <Button icon="copy" onClick={() => copy(location.href)}>
          {t.copyLink}
        </Button>
      </div>
      {byHand}
    </div>
  );
}

interface ReceiverProps {
  readonly receiver: Receiver;
}

/** The camera's picture, which is read until all codes are there. */
function Camera({ receiver, looking }: ReceiverProps & { readonly looking: boolean }) {
  const t = useTexts('send');
  const view = useRef<HTMLVideoElement>(null);
  const state = useSignal<'waiting' | 'on' | CameraTrouble['code']>('waiting');
  const tried = useSignal(0);
  useEffect(() => {
    const video = view.current;
    if (!looking || !video) return undefined;
    const stop = new AbortController();
    let stream: MediaStream | undefined;
    const end = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    async function start(into: HTMLVideoElement): Promise<void> {
      state.value = 'waiting';
      const opened = await openCamera();
      if (!opened.ok) {
        if (!stop.signal.aborted) state.value = opened.issues[0]?.code ?? 'none';
        return;
      }
      stream = opened.value;
      if (stop.signal.aborted) return end();
      into.srcObject = stream;
      await into.play();
      state.value = 'on';
      await watch(into, (code) => void receiver.takeCode(code), stop.signal);
    }
    start(video).catch(() => {
      if (!stop.signal.aborted) state.value = 'none';
    });
    return () => {
      stop.abort();
      end();
    };
  }, [looking, tried.value]);
  const shown = state.value;
  const off = shown === 'refused' || shown === 'none';
  return (
    <>
      <div class="receive-view" hidden={off}>
        <video ref={view} muted playsInline aria-label={t.view} />
        <span class="receive-frame" aria-hidden="true" />
      </div>
      {off ? (
        <div class="note stack">
          <p>{shown === 'refused' ? t.refused : t.noCamera}</p>
          <div>
            <Button
              icon="repeat"
              onClick={() => {
                tried.value += 1;
              }}
            >
              {t.again}
            </Button>
          </div>
        </div>
      ) : (
        <p class="hint">{shown === 'waiting' ? t.waiting : t.point}</p>
      )}
    </>
  );
}

/** More are only counted. */
const mostBricks = 10;

function Progress({ receiver }: ReceiverProps) {
  const { announcer } = useServices();
  const t = useTexts('send');
  const format = useFormat();
  const progress = receiver.progress.value;
  const said = progress ? t.read(format.number(progress.read), progress.count) : '';
  const other = receiver.changed.value > 0;
  useEffect(() => {
    if (said) announcer.announce(said);
  }, [said, announcer]);
  if (!progress) return null;
  const { read, count } = progress;
  return (
    <div class="receive-progress">
      <b>{said}</b>
      {count <= mostBricks && (
        <span class="code-bricks" aria-hidden="true">
          {Array.from({ length: count }, (_, index) => (
            <span key={index} data-on={index < read || undefined} />
          ))}
        </span>
      )}
      {other && read < count && <span class="hint">{t.other}</span>}
    </div>
  );
}

function Trouble({ receiver }: ReceiverProps) {
  const { announcer } = useServices();
  const t = useTexts('send');
  const trouble = receiver.trouble.value;
  const texts: Readonly<Record<ReceiveTrouble, string>> = {
    'not-a-parcel': t.foreign,
    damaged: t.damaged,
    'too-large': t.tooLarge,
    'cannot-unpack': t.cannotUnpack,
    'no-code': t.noCode,
    'kept-there': t.keptThere,
  };
  const text = trouble && texts[trouble];
  useEffect(() => {
    if (text) announcer.announce(text);
  }, [text, announcer]);
  return text ? (
    <p class="note" data-tone="bad">
      {text}
    </p>
  ) : null;
}

/** What was sent as a text: pasted here, or shared by another app and read by nobody. */
function LinkWay({ receiver }: ReceiverProps) {
  const t = useTexts('send');
  const [asking, ask, stop] = useShown();
  const text = useSignal('');
  const left = receiver.left.value;
  useEffect(() => {
    if (left === undefined) return;
    text.value = left;
    ask();
  }, [left]);
  function close(): void {
    receiver.putAway();
    stop();
  }
  return (
    <>
      <Button onClick={ask}>{t.fromLink}</Button>
      {asking && (
        <Dialog title={t.fromLink} onClose={close}>
          <Field
            label={t.pasteLabel}
            value={text.value}
            multiline
            maxLength={parcelBounds.text}
            onInput={(entered) => {
              text.value = entered;
            }}
          />
          <Trouble receiver={receiver} />
          <Button
            kind="primary"
            wide
            disabled={text.value.trim() === ''}
            onClick={() => {
              void receiver.open(text.peek(), t.what).then(() => {
                if (receiver.trouble.peek() === undefined) stop();
              });
            }}
          >
            {t.take}
          </Button>
        </Dialog>
      )}
    </>
  );
}
