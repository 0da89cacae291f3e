import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { useServices, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { Choice } from '../kit/controls/choice.tsx';
import { Fold } from '../kit/controls/fold.tsx';
import { Reasons } from '../kit/stage/reasons.tsx';
import type { HouseSwitch, SwitchTexts } from './house-rules.ts';
import './fight.css';

interface SwitchChoiceProps {
  readonly choice: HouseSwitch;
  readonly words: SwitchTexts;
  /** Said of the value that holds by itself. */
  readonly own: string;
  readonly onChoose: (word: string) => void;
}

/** One house rule: its readings, which of them holds by itself, and the rule that explains them. */
function SwitchChoice({ choice, words, own, onChoose }: SwitchChoiceProps) {
  const t = useTexts('fight');
  return (
    <div class="switch" data-changed={choice.changed || undefined}>
      <Choice
        legend={choice.changed ? t.changedTitle(words.title) : words.title}
        value={choice.word}
        options={choice.values.map((value) => ({
          value: value.word,
          label: (
            <>
              {words.values[value.word]} {value.own && <small class="switch-own">{own}</small>}
            </>
          ),
        }))}
        onChange={onChoose}
      />
      {words.hint && <p class="hint">{words.hint}</p>}
      <Reasons items={[{ text: t.whyRule, rule: choice.ruling }]} />
    </div>
  );
}

export const switchChapters = ['dice', 'close', 'shots', 'own'] as const;

/** Where a switch is looked for: dice at all, blows, shots, or this kind of fight alone. */
export type SwitchChapter = (typeof switchChapters)[number];

/** So many stand first. */
const mostFirst = 3;

interface SwitchListProps {
  readonly title: string;
  readonly switches: readonly HouseSwitch[];
  /** What tables change most: those stand first, as many as `mostFirst`. */
  readonly frequent: readonly string[];
  /** Where each of the others is looked for. */
  readonly chapterOf?: (id: string) => SwitchChapter;
  /** What another version stored may have a switch more. */
  readonly words: Readonly<Record<string, SwitchTexts | undefined>>;
  /** Said of the value that holds by itself. */
  readonly own: string;
  readonly onChoose: (id: string, word: string) => void;
  /** How many more are changed that this list does not show. */
  readonly elsewhere: number;
  /** Changes of all switches, those elsewhere too. */
  readonly changes: number;
  /** Says that all of them go. */
  readonly clear: string;
  readonly onClear: () => void;
  /** More switches, in a group of their own. */
  readonly children?: ComponentChildren;
}

/** The house rules that matter to a mode, and the way back from all changes. */
export function SwitchList(props: SwitchListProps) {
  const { title, switches, words, own, elsewhere, changes, clear } = props;
  const { announcer } = useServices();
  const t = useTexts('fight');
  const heading = useRef<HTMLHeadingElement>(null);
  const shared = { words, own, onChoose: props.onChoose };
  const { chapterOf = () => 'own' } = props;
  // What was changed before stands in sight too; what is changed now stays where it is.
  const [changedBefore] = useState(() => switches.filter(({ changed }) => changed).map(({ id }) => id));
  const known = switches.map(({ id }) => id);
  const often = [...props.frequent, ...known].filter((id) => known.includes(id));
  const first = new Set([...[...new Set(often)].slice(0, mostFirst), ...changedBefore]);
  return (
    <section class="stack">
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <Switches {...shared} switches={switches.filter(({ id }) => first.has(id))} />
      {switchChapters.map((chapter) => {
        const inside = switches.filter(({ id }) => !first.has(id) && chapterOf(id) === chapter);
        return (
          inside.length > 0 && (
            <Fold
              key={chapter}
              title={t.switchChapters[chapter]}
              count={inside.filter(({ changed }) => changed).length}
              countLabel={t.changedHere}
            >
              {() => <Switches {...shared} switches={inside} />}
            </Fold>
          )
        );
      })}
      {switches.length === 0 && <p class="hint">{t.noSwitches}</p>}
      {props.children}
      {elsewhere > 0 && <p class="hint">{t.elsewhere(elsewhere)}</p>}
      {changes > 0 && (
        <Button
          wide
          icon="undo"
          onClick={() => {
            props.onClear();
            announcer.announce(clear);
            heading.current?.focus();
          }}
        >
          {clear}
        </Button>
      )}
    </section>
  );
}

/** The switches alone. */
export function Switches(props: Pick<SwitchListProps, 'switches' | 'words' | 'own' | 'onChoose'>) {
  return props.switches.map((choice) => {
    const words = props.words[choice.id];
    return (
      words && (
        <SwitchChoice
          key={choice.id}
          choice={choice}
          words={words}
          own={props.own}
          onChoose={(word) => props.onChoose(choice.id, word)}
        />
      )
    );
  });
}
