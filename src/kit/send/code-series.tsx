import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { createWakeLock } from '../../platform/wake-lock.ts';
import { useFormat, useServices, useTexts } from '../context.ts';
import { Button } from '../controls/button.tsx';
import { CodePicture } from './code-picture.tsx';

/** How long a code stays: long enough for two looks of a slow camera, and it never flickers. */
const each = 500;

/** More are only counted. */
const mostBricks = 10;

/** The codes of an army one after another, round and round; the screen stays on meanwhile. */
export function CodeSeries({ codes }: { readonly codes: readonly string[] }) {
  const { announcer } = useServices();
  const t = useTexts('send');
  const format = useFormat();
  const shown = useSignal(0);
  const held = useSignal(false);
  const several = codes.length > 1;
  const at = shown.value % codes.length;
  const next = () => {
    shown.value = (shown.peek() + 1) % codes.length;
  };
  useEffect(() => {
    const lock = createWakeLock(() => undefined);
    lock.hold();
    return () => lock.release();
  }, []);
  useEffect(() => {
    if (!several || held.value) return undefined;
    // Who stops at a code stays at the one he saw.
    const timer = setInterval(() => {
      if (!held.peek()) next();
    }, each);
    return () => clearInterval(timer);
  }, [several, held.value]);
  const [number, of] = [format.number(at + 1), format.number(codes.length)];
  return (
    <div class="code-series">
      <CodePicture text={codes[at] ?? ''} label={t.codePicture(number, of)} />
      {several && (
        <div class="code-steps">
          <span class="code-count">{t.codeOf(number, of)}</span>
          {codes.length <= mostBricks && (
            <span class="code-bricks" aria-hidden="true">
              {codes.map((code, index) => (
                <span key={code} data-on={index === at || undefined} />
              ))}
            </span>
          )}
          {held.value && (
            <Button
              icon="repeat"
              label={t.next}
              onClick={() => {
                next();
                announcer.announce(t.codeOf(format.number(shown.peek() + 1), of));
              }}
            />
          )}
          <Button
            onClick={() => {
              held.value = !held.peek();
            }}
          >
            {held.value ? t.goOn : t.hold}
          </Button>
        </div>
      )}
    </div>
  );
}
