import { useSignal } from '@preact/signals';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { SheetNotice } from '../../kit/controls/dialog.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { asksOf } from '../../kit/question/asks.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import { useUndo } from '../../kit/undo.ts';
import { fightRulesOf } from '../../rules/brikwars/house-rules.ts';
import { grindingOdds, grindingPoints } from '../../rules/brikwars/wreck/grinding.ts';
import { splitInto } from '../../rules/brikwars/wreck/size-damage.ts';
import { partLevel } from '../../rules/brikwars/wreck/structure-armor.ts';
import { pieceSize } from '../../rules/brikwars/wreck/wreck-state.ts';
import { mean } from '../../rules/dice/distribution.ts';
import { roll } from '../../rules/dice/roll.ts';
import { wreckAsked } from './inputs.ts';
import { groupWeapon } from './labels.ts';
import type { WreckModel } from './model.ts';
import { partOf, volleyOf } from './setup.ts';
import { wreckWords } from './text.ts';

interface ActProps {
  readonly model: WreckModel;
}

/** A hit of the first attackers spent on Grinding: what it scores on average, and the roll (BW-DMG-09). */
export function Grinding({ model }: ActProps) {
  const { random, language } = useServices();
  const t = wreckWords(language);
  const format = useFormat();
  const undo = useUndo();
  const inputs = model.inputs.value.value;
  const { aim, creation, table, points, groups } = inputs;
  const volley = volleyOf(inputs);
  const [group] = groups;
  const [attacks] = volley.ok ? volley.value.attacks : [];
  if (!attacks || !group) return null;
  const rules = fightRulesOf(table);
  const { bonus, damageCriticalFailure } = rules;
  const level = partLevel(creation.level, partOf(aim));
  const { damage } = attacks.assault;
  const expected = mean(grindingOdds(damage, level, { bonus, damageCriticalFailure, bonusDiceCount: true }));
  const grind = () => {
    const { dice } = roll(damage, { bonus, floor: true }, random);
    const faces = dice.map(({ face }) => face);
    const scored = grindingPoints(faces, level, damageCriticalFailure);
    model.change({ points: Math.min(wreckAsked.fields.points.most, points + scored) });
    undo(t.wreck.ground(faces.map((face) => format.number(face)).join(', '), format.number(scored)), () =>
      model.change({ points }),
    );
  };
  return (
    <>
      <Reasons
        items={[
          {
            rule: 'BW-DMG-09',
            text: t.wreck.grindMean(groupWeapon(t, group), format.number(level), format.number(expected, 1)),
          },
        ]}
      />
      <Button icon="dice" onClick={grind}>
        {t.wreck.grind}
      </Button>
      <SheetNotice />
    </>
  );
}

/** The creation cut in two: what becomes of each piece, and with which of them the fight goes on (BW-DMG-07). */
export function Split({ model }: ActProps) {
  const t = useTexts('wreck');
  const format = useFormat();
  const undo = useUndo();
  const { creation, state } = model.inputs.value.value;
  const size = pieceSize(creation, state);
  const first = useSignal(Math.ceil(size / 2));
  const pieces = [Math.min(size, first.value), size - Math.min(size, first.value)];
  const left = splitInto(state.pips, pieces);
  return (
    <Fold title={t.split}>
      <div class="stack">
        <Reasons items={[{ rule: 'BW-DMG-07', text: t.splitHint }]} />
        {asksOf({ first: Math.min(size, first.value) }, ({ first: to = 0 }) => {
          first.value = to;
        }).number('first', t.firstPiece, size - 1, { min: 1 })}
        {pieces.map((inches, at) => {
          const { destroyed, effectiveSize } = left[at] ?? { destroyed: true, effectiveSize: 0 };
          return (
            <Button key={at} wide onClick={() => undo(t.goneOn, model.setState({ ...state, size: inches }))}>
              {t.goOnWith(
                format.number(inches),
                destroyed ? t.destroyed : t.countsAs(format.number(effectiveSize)),
              )}
            </Button>
          );
        })}
      </div>
    </Fold>
  );
}
