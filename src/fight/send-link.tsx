import type { ComponentChildren } from 'preact';
import { Button } from '../kit/button.tsx';
import { useServices, useTexts } from '../kit/context.ts';
import { useShare } from '../kit/share-text.tsx';
import { addressOfMode } from './address.ts';
import type { Variant } from './compare.ts';
import { titleOfFight, useGameFacts } from './facts.ts';

interface SendLinkProps {
  readonly fight: Variant;
  /** As the player named it; else the fight's own title goes along. */
  readonly name?: string;
  readonly children: ComponentChildren;
}

/** Sends a fight on as a link that opens it anywhere. */
export function SendLink({ fight, name, children }: SendLinkProps) {
  const { language } = useServices();
  const game = useGameFacts();
  const t = useTexts('fightkeep');
  const { share, byHand } = useShare();
  async function send(): Promise<void> {
    const title = name ?? (await titleOfFight(game, fight, language)) ?? t.untitled;
    const [page] = location.href.split('#');
    share(t.linkText(title, `${page}#/${addressOfMode(fight.mode)}?${fight.query}`));
  }
  return (
    <>
      <Button icon="share" onClick={() => void send()}>
        {children}
      </Button>
      {byHand}
    </>
  );
}
