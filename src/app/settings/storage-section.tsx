import { Button } from '../../kit/button.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';

export function StorageSection() {
  const { offline } = useServices();
  const t = useTexts('settings');
  const format = useFormat();
  const answer = offline.persistence.value;
  const used = offline.usedBytes.value;
  return (
    <section class="card">
      <h2>{t.storage}</h2>
      <p class="note" data-tone={answer === 'granted' ? 'good' : undefined}>
        {t.persistence[answer]}
      </p>
      {(answer === 'unknown' || answer === 'refused') && (
        <Button onClick={() => void offline.askPersistence()}>{t.askAgain}</Button>
      )}
      {used !== undefined && <p class="hint">{t.used(format.bytes(used))}</p>}
    </section>
  );
}
