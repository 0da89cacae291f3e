import { licences } from 'virtual:licences';
import { useTexts } from '../context.ts';
import { Fold } from '../parts/fold.tsx';

export function AboutSection() {
  const t = useTexts('settings');
  return (
    <section class="card">
      <h2>{t.about}</h2>
      <p>{t.version(__VERSION__, __COMMIT__)}</p>
      <p>{t.nothingLeaves}</p>
      <h3>{t.rightsTitle}</h3>
      {t.rights.map((line) => (
        <p key={line} class="hint">
          {line}
        </p>
      ))}
      <Fold title={t.licences}>
        <p class="hint">{t.appLicence}</p>
        <ul class="licences">
          {licences.map(({ name, version, licence }) => (
            <li key={name}>
              {name} {version}: {licence}
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}
