import type { Figure } from '../../rules/mage-knight/attack/figure.ts';
import type { ArmySection } from '../../rules/mage-knight/siege/army-section.ts';
import { figureLines } from '../../storage/castle/castle-figures.ts';
import { sectionLines, sectionOfUnit } from '../../storage/castle/castle-sections.ts';
import type { ArmyEditor, ArmyLineView } from '../editor.ts';
import { FigureNowValues, LineFigure } from './line-figure.tsx';
import { LineSection, SectionNowValues } from './line-section.tsx';

/** What the folded line of a figure or a section shows below its name. */
export function LineNow({ line }: { readonly line: ArmyLineView }) {
  const figure = figureLines.read(line);
  if (figure) return <FigureNowValues figure={figure} short />;
  const section = sectionLines.read(line);
  return section ? <SectionNowValues section={section} /> : null;
}

interface LineKnightProps {
  /** The name of the line as it is shown. */
  readonly name: string;
  readonly line: ArmyLineView;
  readonly editor: ArmyEditor;
}

/** The unfolded line of a figure or of a section of the castle. What it was called stays with the line. */
export function LineKnight({ name, line, editor }: LineKnightProps) {
  const figure = figureLines.read(line);
  const section = sectionLines.read(line);
  const open = editor.current.value;
  const lines = open.state === 'ready' ? open.army.lines : [];

  const keepFigure = (next: Figure) => editor.changeUnit(line.id, figureLines.keep(next, line.unit));

  const like = (of: ArmySection) =>
    lines.filter(({ unit }) => {
      const other = sectionOfUnit(unit);
      return other?.section === of.section && other.strength === of.strength;
    });

  function keepSection(next: ArmySection, all: boolean): void {
    if (!all) editor.changeUnit(line.id, sectionLines.keep(next, line.unit));
    for (const { id, unit } of all ? like(next) : []) {
      const other = sectionOfUnit(unit);
      if (!other) continue;
      const { dial: _, ...rest } = other;
      editor.changeUnit(id, sectionLines.keep({ ...rest, ...(next.dial ? { dial: next.dial } : {}) }, unit));
    }
  }

  if (figure) {
    return (
      <LineFigure
        figure={figure}
        name={name}
        line={line.id}
        count={line.count}
        onChange={keepFigure}
        onPart={() => editor.partLine(line.id)}
      />
    );
  }
  if (!section) return null;
  return <LineSection section={section} alike={like(section).length} onChange={keepSection} />;
}
