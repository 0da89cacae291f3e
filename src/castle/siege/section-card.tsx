import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Button } from '../../kit/button.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Dialog, SheetNotice } from '../../kit/dialog.tsx';
import { Icon } from '../../kit/icon.tsx';
import type { SectionState } from '../../rules/mage-knight/siege-state.ts';
import { shotAddress } from '../shot-of-siege.ts';
import { AssaultPart } from './assault-part.tsx';
import { mayShoot } from './castle-board.tsx';
import { conditionOf, factsOf } from './facts.ts';
import { SectionOpen } from './section-open.tsx';
import type { SectionProps } from './text.ts';

/** From a section that shoots to the odds of its shot; the own entries there are kept, and Back returns here. */
function ShotLink({ section, called }: { readonly section: SectionState; readonly called: string }) {
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

interface SectionSheetProps extends SectionProps {
  readonly onClose: () => void;
}

const signs = { standing: 'check', breached: 'warning', destroyed: 'close' } as const;

/** All about one section, below the castle: its state, an order to shoot, its dial, its doors, who is there. */
export function SectionSheet({ model, siege, names, index, onClose }: SectionSheetProps) {
  const t = useTexts('castlesiege');
  const format = useFormat();
  const { state } = siege;
  const section = state.sections[index];
  if (!section) return null;
  const condition = conditionOf(section);
  const { turn } = state;
  const called = names.section(index);
  const mayOrder = turn.phase === 'command' && turn.player === section.owner && mayShoot(section);
  return (
    <Dialog kind="sheet" title={called} onClose={onClose}>
      <article class="siege-card" data-condition={condition} aria-label={called}>
        <p class="siege-facts">
          <span class="siege-condition">
            <Icon name={signs[condition]} size={18} /> {t.conditions[condition]}
          </span>{' '}
          <span class="hint">{factsOf(siege, index, t, format).join(' · ')}</span>
        </p>
        {mayOrder && (
          <Button
            label={t.sectionShoots(called)}
            onClick={() => model.play({ do: 'act', section: index, order: 'ranged' })}
          >
            {t.shoots}
          </Button>
        )}
        {mayOrder && section.acted && <ShotLink section={section} called={called} />}
        {turn.phase !== 'set-up' && turn.player !== section.owner && !section.destroyed && (
          <AssaultPart model={model} siege={siege} names={names} index={index} />
        )}
        <SectionOpen model={model} siege={siege} names={names} index={index} />
      </article>
      <SheetNotice />
    </Dialog>
  );
}
