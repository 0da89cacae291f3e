import { useServices, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { later } from '../../kit/later.tsx';

const LicenceList = later(() => import('./licence-list.tsx').then((module) => module.LicenceList));

export function AboutSection() {
  const { version } = useServices();
  const t = useTexts('settings');
  return (
    <section class="card">
      <h2>{t.about}</h2>
      <p>{t.version(version.number, version.commit)}</p>
      <Fold title={t.changesTitle}>
        {() =>
          Object.entries(t.changes).map(([version, lines]) => (
            <div key={version} class="stack">
              <h3>{t.version(version, '')}</h3>
              <ul class="changes">
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          ))
        }
      </Fold>
      <p>{t.nothingLeaves}</p>
      <h3>{t.rightsTitle}</h3>
      {t.rights.map((line) => (
        <p key={line} class="hint">
          {line}
        </p>
      ))}
      <Fold title={t.licences}>
        <p class="hint">{t.appLicence}</p>
        <LicenceList />
      </Fold>
    </section>
  );
}
