import { useRef } from 'preact/hooks';
import { Button } from '../button.tsx';
import { useServices } from '../context.ts';

/** Notices and spoken words again inside a sheet: what stands behind it can be neither tapped nor heard. */
export function SheetNotice() {
  const { notices, announcer } = useServices();
  const notice = notices.current.value;
  const action = notice?.action;
  // What was shown before the sheet opened is told in it only where something can still be done about it.
  const shown = useRef(notice?.id ?? 0);
  const told = notice && (action || notice.id > shown.current);
  const spoken = announcer.current.value;
  // What was said before the sheet opened is not said in it.
  const before = useRef(spoken.count);
  return (
    <>
      <p class="visually-hidden" role="status">
        {spoken.count === before.current ? '' : spoken.text}
      </p>
      <div role="status" class="sheet-notice">
        {told && (
          <div class="note row">
            <span>{notice.text}</span>
            {action && (
              <Button
                icon="undo"
                onClick={() => {
                  notices.dismiss(notice.id);
                  action.run();
                }}
              >
                {action.label}
              </Button>
            )}
          </div>
        )}
      </div>
    </>
  );
}
