import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useServices, useTexts } from '../kit/context.ts';
import { Button, focusMainThen } from '../kit/controls/button.tsx';
import { passLeftOvers } from '../kit/controls/overlays.ts';
import type { Notice } from '../platform/notices.ts';
import { usePageName } from './page-name.ts';

/** Safari leaves what is tapped without the focus, which a sheet gives back when it closes. */
function focusTapped({ target }: MouseEvent): void {
  if (document.activeElement !== document.body || !(target instanceof Element)) return;
  target.closest<HTMLElement>('button, summary, a[href]')?.focus({ preventScroll: true });
}

/** Notices above the tabs, one at a time, that move nothing; the question about an update has a row of its own. */
export function Notices({ place }: { readonly place: string | undefined }) {
  const { notices, offline, navigation } = useServices();
  const t = useTexts('shell');
  const notice = notices.current.value;
  const missed = offline.missed.value;
  const { place: wanted, rest } = navigation.location.value;
  const seen = useRef(0);
  const left = useRef(0);

  usePageName(t.appName, rest === '' && (place === 'dice' || place === 'armies'));

  const newest = notices.newest.value;

  useLayoutEffect(() => passLeftOvers(navigation), [navigation]);

  useEffect(() => {
    document.addEventListener('click', focusTapped, true);
    return () => document.removeEventListener('click', focusTapped, true);
  }, []);

  // Only notices from before one set out belong to the place that is left, and only if one arrives.
  useEffect(() => {
    left.current = seen.current;
  }, [wanted]);
  useEffect(() => {
    seen.current = newest;
  }, [newest]);
  useEffect(() => notices.leave(left.current), [place, notices]);

  useEffect(() => {
    if (missed > 0) notices.show(t.notStored, { sticky: true });
  }, [missed, notices, t]);

  useEffect(() => {
    if (!notice || notice.sticky) return;
    const timer = setTimeout(() => notices.dismiss(notice.id), notice.left);
    return () => clearTimeout(timer);
  }, [notice, notices]);

  return (
    <div class="toasts" role="status" aria-atomic="false">
      <div>
        {notice && (
          <NoticeRow
            text={notice.text}
            stays={notice.sticky}
            action={notice.action}
            onDone={() => notices.dismiss(notice.id)}
          />
        )}
      </div>
      <UpdateNotice />
    </div>
  );
}

/** Stays until it is answered; who closes it finds the same in the settings. */
function UpdateNotice() {
  const { offline } = useServices();
  const news = useUpdateNews();
  return (
    <div class="toasts-next">
      {news && offline.unanswered.value && (
        // Another may stand beside it: the ways to close them are told apart.
        <section aria-label={news.text}>
          <NoticeRow stays text={news.text} action={news.action} onDone={() => offline.answerLater()} />
        </section>
      )}
    </div>
  );
}

interface UpdateNews {
  readonly text: string;
  readonly action: NonNullable<Notice['action']>;
}

/** What there is to say of a version that waits, or that runs in another window already. */
function useUpdateNews(): UpdateNews | undefined {
  const { offline } = useServices();
  const t = useTexts('shell');
  if (offline.outdated.value)
    return { text: t.outdated, action: { label: t.reload, run: () => offline.reload() } };
  if (offline.waiting.value)
    return { text: t.updateReady, action: { label: t.updateNow, run: () => offline.acceptUpdate() } };
  return undefined;
}

/** An update that was put off waits in the settings; before that the notice says it. */
export function UpdateLine() {
  const { offline } = useServices();
  const news = useUpdateNews();
  if (!news || offline.unanswered.value) return null;
  return (
    <section class="card row settings-update" aria-label={news.text}>
      <p>{news.text}</p>
      <Button kind="primary" onClick={news.action.run}>
        {news.action.label}
      </Button>
    </section>
  );
}

interface NoticeRowProps extends Pick<Notice, 'text'> {
  /** It waits for an answer: its words may take lines. */
  readonly stays?: boolean;
  readonly action: Notice['action'] | undefined;
  readonly onDone: () => void;
}

function NoticeRow({ text, stays, action, onDone }: NoticeRowProps) {
  const t = useTexts('shell');
  return (
    <div class="notice" data-stays={stays}>
      <p>{text}</p>
      {action && (
        <Button
          onClick={focusMainThen(() => {
            onDone();
            action.run();
          })}
        >
          {action.label}
        </Button>
      )}
      <Button icon="close" label={t.close} onClick={focusMainThen(onDone)} />
    </div>
  );
}
