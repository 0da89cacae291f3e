import { DialPad } from '../../castle/dial/dial-pad.tsx';
import { DialTable } from '../../castle/dial/dial-table.tsx';
import { useSectionDial } from '../../castle/dial/kinds.ts';
import { SectionMarks, SectionSigns } from '../../castle/dial/marks.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { asksOf } from '../../kit/question/asks.tsx';
import { sectionFacts } from '../../rules/mage-knight/kinds.ts';
import type { ArmySection } from '../../rules/mage-knight/siege/army-section.ts';
import { type DialClick, siegeLimits } from '../../rules/mage-knight/siege/siege-setup.ts';

/** What a section is, in words of a line: its strength, and what its dial shows where its strength begins. */
export function SectionNowValues({ section }: { readonly section: ArmySection }) {
  const t = useTexts('castledial');
  const siege = useTexts('castlesiege');
  const terms = useTexts('castleterms');
  const format = useFormat();
  const { strength, start, dial } = section;
  const click = dial?.clicks[Math.min(start, dial.clicks.length - 1)];
  const { attacks } = sectionFacts[section.section];
  const shown = attacks
    ? (['fortification', 'attack', 'defence', 'damage'] as const)
    : (['fortification', 'defence'] as const);
  const facts = [
    terms.strengths[strength],
    ...(click ? shown.map((id) => `${t.values[id]} ${format.number(click[id])}`) : []),
    ...(dial ? [siege.clickCount(format.number(dial.clicks.length))] : []),
  ];
  return <span class="army-line-more hint">{facts.join(' · ')}</span>;
}

interface LineSectionProps {
  readonly section: ArmySection;
  /** How many lines of the army have a section like it, this one included. */
  readonly alike: number;
  /** `all`: those like it get the same dial. */
  readonly onChange: (section: ArmySection, all: boolean) => void;
}

/** A section of the castle on its line: what it is, where its strength begins, and its dial. */
export function LineSection({ section, alike, onChange }: LineSectionProps) {
  const t = useTexts('castlesiege');
  const dial = useTexts('castledial');
  const change = (part: Partial<ArmySection>) => onChange({ ...section, ...part }, false);
  return (
    <div class="army-line-unit stack">
      <SectionNowValues section={section} />
      {asksOf(section, change).number('start', t.start, siegeLimits.clicks)}
      <p class="hint">{t.startHint}</p>
      <Fold title={dial.table} count={section.dial?.clicks.length ?? 0}>
        {() => <SectionDialFold section={section} alike={alike} onChange={onChange} />}
      </Fold>
    </div>
  );
}

/** The dial under its pad: stored as it is typed. */
function SectionDialFold({ section, alike, onChange }: LineSectionProps) {
  const t = useTexts('castledial');
  const play = useTexts('castlesiege');
  const { attacks } = sectionFacts[section.section];
  const { range = 0, clicks = [] } = section.dial ?? {};

  function put(next: readonly DialClick[], reach = range): void {
    const { dial: _, ...rest } = section;
    onChange(next.length > 0 ? { ...rest, dial: { range: reach, clicks: next } } : rest, false);
  }

  const editing = useSectionDial(attacks, clicks, put, clicks.length === 0);
  return (
    <>
      {attacks &&
        clicks.length > 0 &&
        asksOf({ range }, (part) => put(clicks, part.range)).number(
          'range',
          `${play.values.range} (″)`,
          siegeLimits.range,
        )}
      <DialTable editing={editing} signs={(row) => <SectionSigns row={row} />} />
      <DialPad editing={editing} marks={<SectionMarks editing={editing} />} />
      {alike > 1 && clicks.length > 0 && (
        <Button icon="copy" onClick={() => onChange(section, true)}>
          {t.forAll(alike)}
        </Button>
      )}
    </>
  );
}
