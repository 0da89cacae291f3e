import { Choice } from '../../../kit/choice.tsx';
import { useTexts } from '../../../kit/context.ts';
import { type SectionKind, sectionKinds } from '../../../rules/mage-knight/kinds.ts';

interface SectionChoiceProps {
  readonly legend: string;
  readonly value: SectionKind;
  readonly kinds?: readonly SectionKind[];
  readonly onChange: (kind: SectionKind) => void;
}

/** Which section of a castle. */
export function SectionChoice({ legend, value, kinds = sectionKinds, onChange }: SectionChoiceProps) {
  const { sections } = useTexts('castleterms');
  return (
    <Choice
      legend={legend}
      value={value}
      options={kinds.map((kind) => ({ value: kind, label: sections[kind] }))}
      onChange={onChange}
    />
  );
}
