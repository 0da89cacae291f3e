import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../../kit/context.ts';
import { Icon } from '../../../kit/controls/icon.tsx';
import { sectionFacts } from '../../../rules/mage-knight/kinds.ts';
import type { SiegeState } from '../../../rules/mage-knight/siege/siege-state.ts';
import { StrikeSheet } from '../attack/strike-sheet.tsx';
import { conditionOf, factsOf } from '../board/facts.ts';
import { onGround } from '../board/ground-pawns.tsx';
import { groundOf, touchedBy } from '../ground.ts';
import type { SectionProps } from '../text.ts';
import { AttackTab } from './attack-tab.tsx';
import { DialTab } from './dial-tab.tsx';
import { FiguresTab } from './figures-tab.tsx';
import { ShootTab } from './shoot-tab.tsx';
import { type SectionTab, sectionTabs, tabAnswers } from './tab-answers.ts';
import { TableSheet } from './table-sheet.tsx';
import { WorksTab } from './works-tab.tsx';
import './section-sheet.css';

/** What can be done at a section: before the game nobody fights, walls never shoot, of rubble only the figures are left. */
function tabsOf({ turn, sections }: SiegeState, index: number): readonly SectionTab[] {
  const section = sections[index];
  if (!section || section.destroyed) return ['figures', 'dial'];
  const { attacks } = sectionFacts[section.kind];
  if (turn.phase === 'set-up') return ['figures', 'works', 'dial'];
  return attacks ? sectionTabs : ['attack', 'figures', 'works', 'dial'];
}

/** Whether enemies of its lord stand at a section. */
function isTouched(state: SiegeState, index: number): boolean {
  const ground = groundOf(state);
  return onGround(state).some(
    ({ owner, spot }) =>
      owner !== state.sections[index]?.owner && ground && touchedBy(ground, state, spot).includes(index),
  );
}

/** What one most likely wants of it now. */
function firstTab(state: SiegeState, index: number): SectionTab {
  const tabs = tabsOf(state, index);
  const { turn, sections } = state;
  if (!tabs.includes('attack')) return 'figures';
  // Whose turn it is follows from who acts: those who stand at it may.
  if (state.habits?.turns !== 'tap' && turn.phase === 'before-command' && isTouched(state, index))
    return 'attack';
  if (turn.player !== sections[index]?.owner) return 'attack';
  return tabs.includes('shoot') ? 'shoot' : 'figures';
}

const signs = { standing: 'check', breached: 'warning', destroyed: 'close' } as const;

/** How a section stands; what befell it opens the rule of that. */
function Condition({ condition }: { readonly condition: keyof typeof signs }) {
  const { navigation } = useServices();
  const { conditions } = useTexts('castlesiege');
  const said = (
    <>
      <Icon name={signs[condition]} size={16} /> {conditions[condition]}
    </>
  );
  if (condition === 'standing') return <span class="siege-condition">{said}</span>;
  const rule = condition === 'breached' ? 'MK-BRE-01' : 'MK-DST-01';
  return (
    <button type="button" class="siege-condition" onClick={() => navigation.openRule(rule)}>
      {said}
    </button>
  );
}

/** A tab that was chosen, and in which turn, of which section. */
interface ChosenTab {
  readonly tab: SectionTab;
  readonly at: string;
}

/** All about one section, below or beside the castle, in the order in which one asks for it. */
export function SectionSheet({ onClose, ...props }: SectionProps & { readonly onClose: () => void }) {
  const { siege, names, index } = props;
  const t = useTexts('castlesiege');
  const format = useFormat();
  const { state } = siege;
  const chosen = useSignal<ChosenTab | undefined>(undefined);
  const carried = useRef<ChosenTab | undefined>(undefined);
  /** Who is attacked: whose turn that makes it may change the tab below, and not what is thrown here. */
  const struckId = useSignal<number | undefined>(undefined);
  // Another section, or another turn: what is asked then is another thing.
  const now = `${index} ${state.turn.phase === 'set-up'} ${state.turn.player}`;
  const before = useRef({ now, index });
  if (before.current.now !== now) {
    const last = siege.log.at(-1)?.event.do;
    // A deed from here has begun that turn, and what came of it stands where it was done.
    const stays = before.current.index === index && last !== 'end-turn' && last !== 'begin';
    const own = [chosen.value, carried.current].find((tab) => tab?.at === before.current.now);
    carried.current = stays && own ? { tab: own.tab, at: now } : undefined;
    before.current = { now, index };
  }
  const section = state.sections[index];
  if (!section) return null;
  const tabs = tabsOf(state, index);
  const own = [chosen.value, carried.current].find((tab) => tab?.at === now)?.tab;
  const tab = own && tabs.includes(own) ? own : firstTab(state, index);
  const condition = conditionOf(section);
  const answers = tabAnswers({ ...props, format });
  const doors = sectionFacts[section.kind].doors.length > 0;
  const nameOf = (each: SectionTab) => (each === 'works' && !doors ? t.tabs.ladder : t.tabs[each]);
  const panel = `siege-tab-${tab}`;
  const parts = { attack: AttackTab, shoot: ShootTab, works: WorksTab, dial: DialTab };
  const Part = tab === 'figures' ? undefined : parts[tab];
  const struck = struckId.value === undefined ? undefined : state.figures[struckId.value];
  return (
    <TableSheet
      title={names.section(index)}
      about={String(index)}
      onClose={onClose}
      note={
        <p class="siege-facts" data-condition={condition}>
          <Condition condition={condition} />{' '}
          {factsOf(siege, index, t, format)
            .map((fact) => ` · ${fact}`)
            .join('')}
        </p>
      }
    >
      <div class="siege-tabs" role="tablist" aria-label={names.section(index)}>
        {tabs.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`siege-tab-${each}`}
            aria-selected={each === tab}
            onClick={() => {
              chosen.value = { tab: each, at: now };
            }}
          >
            {nameOf(each)}
            {answers[each] && <b>{answers[each]}</b>}
          </button>
        ))}
      </div>
      <div role="tabpanel" aria-labelledby={panel} class="stack siege-panel" key={`${index} ${tab}`}>
        {Part ? (
          <Part {...props} />
        ) : (
          <FiguresTab
            {...props}
            onStrike={(id) => {
              struckId.value = id;
            }}
          />
        )}
      </div>
      {struck && (
        <StrikeSheet
          {...props}
          figure={struck}
          onClose={() => {
            struckId.value = undefined;
          }}
        />
      )}
    </TableSheet>
  );
}
