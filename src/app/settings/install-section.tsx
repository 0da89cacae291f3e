import type { ArmiesModel } from '../../armies/model.ts';
import { Button } from '../../kit/button.tsx';
import { useServices, useTexts } from '../../kit/context.ts';
import { OfflineProgress } from '../../kit/offline-progress.tsx';
import type { BackupModel } from '../../platform/backup.ts';

export function InstallSection({ model }: { readonly model: ArmiesModel }) {
  const { offline } = useServices();
  const t = useTexts('settings');
  return (
    <section class="card">
      <h2>{t.install}</h2>
      {offline.installed.value ? (
        <p>{t.installed}</p>
      ) : offline.installable.value ? (
        <Button kind="primary" icon="download" onClick={() => void offline.install()}>
          {t.installNow}
        </Button>
      ) : offline.needsHowTo ? (
        <HowTo backup={model.backup} />
      ) : (
        <p class="hint">{t.installLater}</p>
      )}
      <h3>{t.offline}</h3>
      <p>
        {offline.ready.value ? t.offlineReady : offline.supported ? t.offlinePending : t.offlineUnsupported}
      </p>
      <OfflineProgress />
    </section>
  );
}

/** iOS offers no button: the way through its share menu, why it matters, and the data taken along. */
function HowTo({ backup }: { readonly backup: BackupModel }) {
  const t = useTexts('settings');
  return (
    <>
      <h3>{t.howToTitle}</h3>
      <p>{t.howToWhy}</p>
      <ol class="steps">
        {t.howToSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Button icon="download" onClick={() => void backup.download()}>
        {t.backupFirst}
      </Button>
    </>
  );
}
