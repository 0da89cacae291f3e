import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Button } from '../../kit/button.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Icon } from '../../kit/icon.tsx';
import { sectionFacts } from '../../rules/mage-knight/kinds.ts';
import { doorsOpen, figuresAt, type SectionState, shownValues } from '../../rules/mage-knight/siege-state.ts';
import { shotAddress } from '../shot-of-siege.ts';
import { SectionOpen } from './section-open.tsx';
import type { SectionProps } from './text.ts';
import type { CurrentSiege } from './view.ts';

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

interface SectionCardProps extends SectionProps {
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

const signs = { standing: 'check', breached: 'warning', destroyed: 'close' } as const;

/** One section at a glance: its state, tokens, dial, doors and figures; all about it when it is open. */
export function SectionCard({ model, siege, names, index, open, onOpen }: SectionCardProps) {
  const t = useTexts('castlesiege');
  const { state } = siege;
  const facts = useFacts(siege, index);
  const section = state.sections[index];
  if (!section) return null;
  const condition = section.destroyed ? 'destroyed' : section.breached ? 'breached' : 'standing';
  const { turn } = state;
  const mayOrder =
    turn.phase === 'command' &&
    turn.player === section.owner &&
    !section.destroyed &&
    sectionFacts[section.kind].attacks;
  const called = names.section(index);

  return (
    <article class="siege-card" data-condition={condition}>
      <button type="button" class="siege-card-head" aria-expanded={open} onClick={() => onOpen(!open)}>
        <b>{called}</b>
        <span class="siege-condition">
          <Icon name={signs[condition]} size={18} /> {t.conditions[condition]}
        </span>
        <span class="siege-facts hint">{facts.join(' · ')}</span>
      </button>
      {mayOrder && (
        <Button
          label={t.sectionShoots(called)}
          onClick={() => model.play({ do: 'act', section: index, order: 'ranged' })}
        >
          {t.shoots}
        </Button>
      )}
      {mayOrder && section.acted && <ShotLink section={section} called={called} />}
      {open && <SectionOpen model={model} siege={siege} names={names} index={index} />}
    </article>
  );
}

/** What is worth knowing of a section without opening it. */
function useFacts({ state }: CurrentSiege, index: number): readonly string[] {
  const t = useTexts('castlesiege');
  const format = useFormat();
  const section = state.sections[index];
  if (!section) return [];
  const figures = figuresAt(state, index).length;
  const standing = figures > 0 ? [t.figures(figures)] : [];
  if (section.destroyed) return standing;
  const { kind, tokens, acted, click, planking } = section;
  const { doors, attacks } = sectionFacts[kind];
  const values = shownValues(section);
  const ladders = state.ladders.filter((ladder) => ladder.section === index).length;
  return [
    ...(attacks || tokens > 0 ? [t.tokens(tokens)] : []),
    ...(tokens > 1 ? [t.pushed] : []),
    ...(acted ? [t.acted] : []),
    t.click(format.number(click)),
    ...(values ? [t.fortification(format.signed(values.fortification))] : []),
    ...(values?.yellow ? [t.yellow] : []),
    ...(doors.length > 0
      ? [t.doorsOpen(format.number(doorsOpen(section).length), format.number(doors.length))]
      : []),
    ...(ladders > 0 ? [t.ladders(ladders)] : []),
    ...(planking ? [t.planking] : []),
    ...standing,
  ];
}
