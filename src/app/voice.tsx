import { useServices } from '../kit/context.ts';

/** What a screen reader is shown. */
export function Voice() {
  return (
    <p class="visually-hidden" role="status" data-voice>
      {useServices().announcer.current.value.text}
    </p>
  );
}
