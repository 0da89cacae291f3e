import { useServices } from '../kit/context.ts';

/** What a screen reader is shown. Two regions in turn: the same words twice are then still a change. */
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
