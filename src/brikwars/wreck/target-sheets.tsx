import { WorthRows } from '../../fight/worth-rows.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Toggle } from '../../kit/controls/choice.tsx';
import { SheetNotice } from '../../kit/controls/dialog.tsx';
import { later } from '../../kit/controls/lazy.tsx';
import { asksOf } from '../../kit/question/asks.tsx';
import { asksIn } from '../../kit/question/asks-in.tsx';
import { Examples } from '../../kit/question/place-head.tsx';
import { useUndo } from '../../kit/undo.ts';
import { stepsToDestroy } from '../../rules/brikwars/wreck/size-damage.ts';
import { hasControls, pieceSize, type WreckState } from '../../rules/brikwars/wreck/wreck-state.ts';
import { weaponName } from '../creation/lines.ts';
import { presetIds, presets } from '../creation/presets.ts';
import { ArmyPart } from './army-part.tsx';
import { useWorth } from './attackers-sheet.tsx';
import { aimsOf, sameAim, wreckAsked } from './inputs.ts';
import { aimText } from './labels.ts';
import type { WreckModel } from './model.ts';
import { buildingRules, conditionNow } from './setup.ts';
import { Grinding, Split } from './special-acts.tsx';
import { wreckWords } from './text.ts';

const CreationBuilder = later(() =>
  import('../creation/builder.tsx').then((module) => module.CreationBuilder),
);

interface SheetProps {
  readonly model: WreckModel;
}

/** What is aimed at, each with what it would make of the odds, and how much of it can be seen. */
export function AimSheet({ model }: SheetProps) {
  const { language } = useServices();
  const t = wreckWords(language);
  const worth = useWorth();
  const inputs = model.inputs.value.value;
  const { aim } = inputs;
  const ask = asksIn(wreckAsked, inputs, model.change);
  const aims = aimsOf(inputs);
  return (
    <div class="stack">
      <WorthRows
        legend={t.wreck.aim}
        of={`${t.wreck.hurt} / ${t.wreck.destroyed}`}
        chosen={`${aim.kind} ${aim.place}`}
        ways={aims.map((one) => ({
          id: `${one.kind} ${one.place}`,
          label: aimText(t, inputs, one),
          worth: () => {
            const [damaged, ended] = worth({ ...inputs, aim: one }) ?? [];
            if (damaged === undefined || ended === undefined) return undefined;
            // A part is off or it holds.
            return one.kind === 'whole' ? [damaged, ended] : [ended];
          },
        }))}
        onChoose={(id) => {
          const chosen = aims.find((one) => `${one.kind} ${one.place}` === id);
          if (chosen && !sameAim(chosen, aim)) model.change({ aim: chosen, points: 0 });
        }}
        changing={[JSON.stringify(inputs)]}
      />
      {ask.number('visible', t.wreck.visible, { none: t.wreck.allVisible })}
      {ask.choice('area', t.wreck.area, t.wreck.areas)}
    </div>
  );
}

/** What is agreed on for this attack alone, and what stands over the target. */
export function SpecialParts({ model, onAim }: SheetProps & { readonly onAim: () => void }) {
  const { language } = useServices();
  const texts = wreckWords(language);
  const t = useTexts('wreck');
  const inputs = model.inputs.value.value;
  const ask = asksIn(wreckAsked, inputs, model.change);
  return (
    <>
      <Button wide onClick={onAim}>
        {t.aim}: {aimText(texts, inputs, inputs.aim)}
      </Button>
      {ask.number('plate', t.plate, { none: { sign: '–', said: t.noPlate } })}
      {inputs.aim.kind === 'whole' && (
        <>
          <div class="row">{ask.flag('overkill', t.overkill)}</div>
          <p class="hint">{t.overkillHint}</p>
        </>
      )}
      {ask.number('points', t.points)}
      <p class="hint">{t.grindHint}</p>
      <Grinding model={model} />
    </>
  );
}

/** The creation itself, part by part: of an army, one of the player's own, or one that stands ready. */
export function CreationSheet({ model }: SheetProps) {
  const t = useTexts('creation');
  const inputs = model.inputs.value.value;
  return (
    <div class="stack">
      <ArmyPart model={model} />
      <Examples
        legend={t.begin}
        examples={presetIds.map((id) => [id, t.presets[id], () => model.begin(presets[id])])}
      />
      <CreationBuilder value={inputs.creation} rules={buildingRules(inputs)} onChange={model.build} />
    </div>
  );
}

/** What has been done to it, entered by hand, and what it can still do. */
export function StateSheet({ model }: SheetProps) {
  const { language } = useServices();
  const t = wreckWords(language);
  const format = useFormat();
  const undo = useUndo();
  const inputs = model.inputs.value.value;
  const { creation, state } = inputs;
  const { size, propulsions } = conditionNow(inputs);
  const piece = pieceSize(creation, state);
  const set = (part: Partial<WreckState>) => void model.setState({ ...state, ...part });
  const shown = [
    ...(creation.propulsion.length > 0 ? [t.wreck.nowMove(format.number(size.move))] : []),
    ...(propulsions.some(({ grounded }) => grounded) ? [t.wreck.nowGrounded] : []),
    ...(creation.weapons.length > 0 ? [t.wreck.nowWeapons(format.number(size.weaponLimit))] : []),
    ...(creation.propulsion.length > 0 ? [t.wreck.nowCap(format.number(size.momentumCap))] : []),
    ...(state.controlsOff ? [t.wreck.unsteered] : []),
  ];
  return (
    <div class="stack">
      <p>{size.destroyed ? t.wreck.destroyed : shown.join(' · ')}</p>
      {asksOf(state, set).number('pips', t.wreck.pips, stepsToDestroy(piece))}
      {piece > 1 && (
        <>
          {creation.propulsion.map(({ medium, parts }, place) =>
            asksOf({ off: state.partsOff[place] ?? 0 }, ({ off = 0 }) =>
              set({
                partsOff: creation.propulsion.map((_, at) =>
                  at === place ? off : (state.partsOff[at] ?? 0),
                ),
              }),
            ).number('off', `${t.wreck.partsOff}: ${t.creation.mediums[medium]}`, parts),
          )}
          <div class="row">
            {creation.weapons.map((weapon, place) => (
              <Toggle
                key={place}
                pressed={state.weaponsOff.includes(place)}
                onChange={(off) =>
                  set({
                    weaponsOff: off
                      ? [...state.weaponsOff, place].sort((a, b) => a - b)
                      : state.weaponsOff.filter((at) => at !== place),
                  })
                }
              >
                {t.wreck.weaponOff(weaponName(t.creation, weapon))}
              </Toggle>
            ))}
            {hasControls(creation) && (
              <Toggle pressed={state.controlsOff} onChange={(controlsOff) => set({ controlsOff })}>
                {t.wreck.controlsOff}
              </Toggle>
            )}
          </div>
        </>
      )}
      {piece > 1 && <Split model={model} />}
      <Button
        icon="undo"
        onClick={() => {
          undo(t.wreck.repaired, model.repair());
        }}
      >
        {t.wreck.repair}
      </Button>
      <SheetNotice />
    </div>
  );
}
