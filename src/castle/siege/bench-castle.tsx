import { useSignal } from '@preact/signals';
import { asksOf } from '../../kit/asks.tsx';
import { Button } from '../../kit/button.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { type SectionKind, sectionKinds } from '../../rules/mage-knight/kinds.ts';
import { lordsOf, type SiegeSetup } from '../../rules/mage-knight/siege-setup.ts';
import { BenchSection } from './bench-section.tsx';
import type { CastleSiegeModel } from './model.ts';
import { useSiegeNames } from './text.ts';

/** The sections of the next siege: a typical castle, those of the map, or one by one. */
export function BenchCastle({ model }: { readonly model: CastleSiegeModel }) {
  const { announcer, notices } = useServices();
  const t = useTexts('castlesiege');
  const terms = useTexts('castleterms');
  const shell = useTexts('shell');
  const format = useFormat();
  const { bench } = model;
  const setup = bench.setup.value;
  const { sections } = setup;
  const names = useSiegeNames(setup);
  const opened = useSignal<number | undefined>(undefined);
  const chosen = useSignal<number | undefined>(undefined);
  // Most games have one lord: the next section belongs to who has the last one.
  const lord = Math.min(chosen.value ?? sections.at(-1)?.owner ?? 0, setup.players.length - 1);
  const owners = asksOf({ lord }, (part) => {
    chosen.value = part.lord;
  });

  /** What stood there before can be had back. */
  function undoable(text: string, before: SiegeSetup): void {
    opened.value = undefined;
    if (before.sections.length === 0) announcer.announce(text);
    else notices.show(text, { action: { label: shell.undo, run: () => bench.restore(before) } });
  }

  function typical(): void {
    const before = bench.setup.peek();
    bench.useTypical(lord);
    undoable(before.sections.length === 0 ? t.added(t.typical) : t.replaced, before);
  }

  async function fromMap(): Promise<void> {
    const before = bench.setup.peek();
    if (!(await bench.fromMap())) return void notices.show(t.noMap);
    undoable(t.takenFromMap(bench.setup.peek().sections.length), before);
  }

  function add(kind: SectionKind): void {
    bench.add(kind, lord);
    announcer.announce(t.added(terms.sections[kind]));
  }

  return (
    <>
      {owners.place(
        'lord',
        t.whoseCastle,
        setup.players.map((_, player) => names.player(player)),
      )}
      <div class="row">
        <Button icon="castle" onClick={typical}>
          {t.typical}
        </Button>
        <span class="hint">{t.typicalHint}</span>
      </div>
      <div class="row">
        <Button onClick={() => void fromMap()}>{t.fromMap}</Button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset would need a frame of its own */}
      <div class="chips" role="group" aria-label={t.addSection}>
        {sectionKinds.map((kind) => (
          <button key={kind} type="button" class="chip" disabled={bench.full.value} onClick={() => add(kind)}>
            + {terms.sections[kind]}
          </button>
        ))}
      </div>
      {sections.length > 0 && (
        <ul class="siege-rows" aria-label={t.sections} id="siege-sections" tabIndex={-1}>
          {sections.map(({ strength, points, owner }, index) => (
            <li class="siege-row" key={index}>
              <button
                type="button"
                class="siege-pick"
                aria-expanded={opened.value === index}
                onClick={() => {
                  opened.value = opened.value === index ? undefined : index;
                }}
              >
                <b>{names.section(index)}</b>
                <span class="hint">
                  {[
                    terms.strengths[strength],
                    t.points(format.number(points)),
                    ...(lordsOf(setup).length > 1 ? [names.player(owner)] : []),
                  ].join(' · ')}
                </span>
              </button>
              {opened.value === index && (
                <BenchSection
                  model={model}
                  index={index}
                  onGone={(text, before) => {
                    document.querySelector<HTMLElement>('#siege-sections, #new-siege')?.focus();
                    undoable(text, before);
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {sections.length > 0 && (
        <div class="row">
          <Button
            kind="quiet"
            icon="trash"
            onClick={() => {
              const before = bench.setup.peek();
              bench.clear();
              undoable(t.cleared, before);
            }}
          >
            {t.clear}
          </Button>
        </div>
      )}
    </>
  );
}
