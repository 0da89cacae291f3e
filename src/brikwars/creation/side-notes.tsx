import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Choice } from '../../kit/controls/choice.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import type { BuiltCreation } from '../../rules/brikwars/creation/built.ts';
import { units } from '../../rules/brikwars/units.ts';
import { stepsToDestroy } from '../../rules/brikwars/wreck/size-damage.ts';
import type { HandedOver } from '../handed-over.ts';
import { targetAddress } from './creation-field.ts';
import { armsLine, creationLine } from './lines.ts';

const operators = ['minifig', 'officer', 'hero'] as const;

interface CreationNotesProps {
  readonly creation: BuiltCreation;
  readonly skill: string;
  readonly onSkill: (skill: string) => void;
  /** Pips of Size Damage that it has. */
  readonly pips?: number;
  /** It is what the others strike, in such a fight. */
  readonly struckIn?: HandedOver | undefined;
  /** The rule by which it cannot strike back. */
  readonly bar?: 'BW-CCB-02' | 'BW-CCB-03' | undefined;
}

/** What a creation is as a side of a fight, who operates it, and where what it suffers is played. */
export function CreationNotes({ creation, pips = 0, skill, onSkill, struckIn, bar }: CreationNotesProps) {
  const { navigation } = useServices();
  const t = useTexts('creation');
  const { dice } = useTexts('fight');
  const format = useFormat();
  const steps = stepsToDestroy(creation.size) - pips;
  const arms = armsLine(t, creation);
  const operator = operators.find((unit) => units[unit].skill === skill);
  return (
    <div class="stack">
      <p class="hint">
        {creationLine(t, dice, format, creation)}
        {arms && ` · ${arms}`}
      </p>
      {creation.mind.kind === 'none' && creation.weapons.length + creation.propulsion.length > 0 && (
        <Choice
          legend={t.operator}
          value={operator ?? ''}
          options={operators.map((unit) => ({
            value: unit,
            label: `${t.operators[unit]} ${dice(units[unit].skill)}`,
          }))}
          onChange={(unit) => onSkill(units[unit as (typeof operators)[number]].skill)}
        />
      )}
      {bar && <Reasons items={[{ rule: bar, text: t.bars[bar] }]} />}
      {struckIn && steps > 1 && (
        <>
          <Reasons items={[{ rule: 'BW-DMG-03', text: t.onePip(format.number(steps)) }]} />
          <Button onClick={() => navigation.go(targetAddress({ creation, pips }, struckIn))}>
            {t.playDamage}
          </Button>
        </>
      )}
    </div>
  );
}
