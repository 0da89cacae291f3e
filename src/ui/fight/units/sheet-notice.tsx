import { useServices } from '../../context.ts';
import { Button } from '../../parts/button.tsx';

/** Notices and spoken words again inside a sheet: what stands behind it can be neither tapped nor heard. */
export function SheetNotice() {
  const { notices, announcer } = useServices();
  const notice = notices.current.value;
  const action = notice?.action;
  return (
    <>
      <p class="visually-hidden" role="status">
        {announcer.current.value.text}
      </p>
      <div role="status" class="sheet-notice">
        {notice && action && (
          <div class="note row">
            <span>{notice.text}</span>
            <Button
              icon="undo"
              onClick={() => {
                notices.dismiss(notice.id);
                action.run();
              }}
            >
              {action.label}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
