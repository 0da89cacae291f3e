import { useEffect, useRef } from 'preact/hooks';
import { useServices, useTexts } from './context.ts';
import { andGoOn } from './parts/and-go-on.ts';
import { Button } from './parts/button.tsx';

const shownFor = 10_000;

/** Notices under the title, in the way of nothing, and the question about an update. */
export function Notices() {
  const { notices, offline } = useServices();
  const t = useTexts('shell');
  const notice = notices.current.value;
  const later = useRef(false);

  useEffect(() => {
    if (!notice || notice.sticky) return;
    const timer = setTimeout(() => notices.dismiss(notice.id), shownFor);
    return () => clearTimeout(timer);
  }, [notice, notices]);

  useEffect(() => {
    if (!offline.waiting.value || later.current) return;
    later.current = true;
    notices.show(t.updateReady, {
      sticky: true,
      action: { label: t.updateNow, run: () => offline.acceptUpdate() },
    });
  }, [offline.waiting.value, notices, offline, t]);

  useEffect(() => {
    if (!offline.outdated.value) return;
    notices.show(t.outdated, { sticky: true, action: { label: t.reload, run: () => offline.reload() } });
  }, [offline.outdated.value, notices, offline, t]);

  return (
    <div class="notices" role="status">
      {notice && (
        <div class="notice">
          <p>{notice.text}</p>
          {notice.action && (
            <Button
              onClick={andGoOn(() => {
                notices.dismiss(notice.id);
                notice.action?.run();
              })}
            >
              {notice.action.label}
            </Button>
          )}
          <Button icon="close" label={t.close} onClick={andGoOn(() => notices.dismiss(notice.id))} />
        </div>
      )}
    </div>
  );
}

/** What a screen reader is told. Two regions in turn: the same words twice are then still a change. */
export function Voice() {
  const spoken = useServices().announcer.current.value;
  return (
    <>
      <p class="visually-hidden" role="status" data-voice="0">
        {spoken.count % 2 === 0 ? spoken.text : ''}
      </p>
      <p class="visually-hidden" role="status" data-voice="1">
        {spoken.count % 2 === 1 ? spoken.text : ''}
      </p>
    </>
  );
}
