import { useSignal } from '@preact/signals';

/** Whether something is shown that comes and goes, such as a sheet, with the ways to show and to hide it. */
export function useShown(): readonly [shown: boolean, show: () => void, hide: () => void] {
  const shown = useSignal(false);
  const put = (on: boolean) => () => {
    shown.value = on;
  };
  return [shown.value, put(true), put(false)];
}
