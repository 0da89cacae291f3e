import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useServices, useTexts } from '../../kit/context.ts';
import type { SectionState } from '../../rules/mage-knight/siege-state.ts';
import { shotAddress } from '../shot-of-siege.ts';

interface ShotLinkProps {
  readonly section: SectionState;
  readonly called: string;
}

/** From a section that shoots to the odds of its shot; the own entries there are kept, and Back returns here. */
export function ShotLink({ section, called }: ShotLinkProps) {
  const { drafts } = useServices();
  const t = useTexts('castlesiege');
  const address = useSignal<string | undefined>(undefined);
  useEffect(() => {
    let here = true;
    void drafts.load('castle-shots').then((kept) => {
      if (here) address.value = shotAddress(section, kept);
    });
    return () => {
      here = false;
    };
  }, [drafts, section]);
  if (!address.value) return null;
  return (
    <a class="button" data-kind="quiet" href={`#/${address.value}`} aria-label={t.workOutShot(called)}>
      {t.workOut}
    </a>
  );
}
