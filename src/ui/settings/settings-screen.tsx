import { useEffect } from 'preact/hooks';
import type { ArmiesModel } from '../../state/armies.ts';
import { useServices } from '../context.ts';
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
