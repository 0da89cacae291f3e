import { useServices, useTexts } from './context.ts';

/** How many of the app's files are stored, until all are. Nothing is read out: the end of it is. */
export function OfflineProgress() {
  const { offline } = useServices();
  const t = useTexts('shell');
  const progress = offline.progress.value;
  if (!progress) return null;
  const said = t.offlineStored(progress.stored, progress.files);
  return (
    <>
      <p class="hint">{said}</p>
      <progress value={progress.stored} max={progress.files} aria-label={said} />
    </>
  );
}
