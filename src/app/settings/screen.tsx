import { useEffect } from 'preact/hooks';
import type { ArmiesModel } from '../../armies/model.ts';
import { Button } from '../../kit/button.tsx';
import { useServices } from '../../kit/context.ts';
import { useUpdateNews } from '../notices.tsx';
import { AboutSection } from './about-section.tsx';
import { DataSection } from './data-section.tsx';
import { GamesSection } from './games-section.tsx';
import { InstallSection } from './install-section.tsx';
import { LookSection } from './look-section.tsx';
import { StorageSection } from './storage-section.tsx';
import './settings.css';

export default function SettingsScreen({ model }: { readonly model: ArmiesModel }) {
  const { offline } = useServices();
  useEffect(() => {
    void offline.refreshUsage();
  }, [offline]);
  return (
    <div class="screen">
      <UpdateLine />
      <div class="columns">
        <div>
          <LookSection />
          <GamesSection />
          <InstallSection model={model} />
        </div>
        <div>
          <StorageSection />
          <DataSection model={model} />
          <AboutSection />
        </div>
      </div>
    </div>
  );
}

/** An update that was put off waits here; before that the notice above says it. */
function UpdateLine() {
  const { offline } = useServices();
  const news = useUpdateNews();
  if (!news || offline.unanswered.value) return null;
  return (
    <section class="card row settings-update" aria-label={news.text}>
      <p>{news.text}</p>
      <Button kind="primary" onClick={news.action.run}>
        {news.action.label}
      </Button>
    </section>
  );
}
