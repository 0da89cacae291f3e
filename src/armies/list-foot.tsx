import type { ComponentChildren } from 'preact';
import { useServices, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { Icon } from '../kit/controls/icon.tsx';
import type { ArmiesModel } from './model.ts';

interface OfferProps {
  readonly title: string;
  readonly text: string;
  /** It matters now. */
  readonly due?: boolean;
  readonly children?: ComponentChildren;
}

/** One line that offers something, with its button. */
function Offer({ title, text, due, children }: OfferProps) {
  return (
    <div class="army-offer" data-due={due}>
      <Icon name="download" />
      <p>
        <b>{title}</b> <span>{text}</span>
      </p>
      {children}
    </div>
  );
}

const day = 24 * 60 * 60 * 1000;

/** How old the last backup is and what it lacks, where the armies are. */
export function BackupOffer({ model }: { readonly model: ArmiesModel }) {
  const { now } = useServices();
  const t = useTexts('armylist');
  const last = model.backup.last.value;
  const changed = last === undefined ? model.list.total.value : model.list.changedSince(last);
  // By the calendar of the player, and never younger than nothing where the clock was put back.
  const days =
    last === undefined ? 0 : Math.max(0, Math.floor((startOfDay(now()) - startOfDay(last)) / day + 0.5));
  const since = changed === 0 ? t.unchangedSince : t.changedSince(changed);
  return (
    <Offer
      title={last === undefined ? t.noBackup : t.backupAge(days)}
      text={last === undefined ? t.onlyHere(changed) : since}
      due={changed > 0}
    >
      <Button onClick={() => void model.backup.download()}>{t.saveOne}</Button>
    </Offer>
  );
}

function startOfDay(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}

/** The way onto the home screen, where the browser has one. */
export function InstallOffer({ none }: { readonly none: boolean }) {
  const { offline } = useServices();
  const t = useTexts('armylist');
  if (offline.installed.value) return null;
  if (offline.installable.value)
    return (
      <Offer title={t.installTitle} text={t.installWhy}>
        <Button onClick={() => void offline.install()}>{t.install}</Button>
      </Offer>
    );
  if (!offline.needsHowTo) return null;
  return <Offer title={t.installTitle} text={none ? t.installApple : t.installAppleWith} />;
}
