import { licences } from 'virtual:licences';
import { Fold } from '../../kit/controls/fold.tsx';

/** The notices that the bundled packages ask to be shipped with. */
export function LicenceList() {
  return (
    <ul class="stack">
      {licences.map(({ name, version, licence, text }) => (
        <li key={name}>
          <Fold title={`${name} ${version}: ${licence}`}>
            <p class="licence-text" lang="en">
              {text}
            </p>
          </Fold>
        </li>
      ))}
    </ul>
  );
}
