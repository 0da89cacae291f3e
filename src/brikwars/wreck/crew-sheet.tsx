import { useFormat, useTexts } from '../../kit/context.ts';
import { Chips } from '../../kit/controls/choice.tsx';
import { asksIn } from '../../kit/question/asks-in.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { BrikwarsRuleId } from '../../rules/brikwars/ids.ts';
import { drive, mayOperate, systemsAt } from '../../rules/brikwars/wreck/operators.ts';
import { type WreckInputs, wreckCrew } from './inputs.ts';
import type { WreckModel } from './model.ts';

interface Description {
  readonly rule: BrikwarsRuleId;
  readonly text: string;
}

/** What the operator may do this turn, and what the creation does by itself (BW-OPR-02 to BW-OPR-07). */
export function crewLines(
  t: Messages['wreck']['crew'],
  format: Format,
  { creation, state, crew }: Pick<WreckInputs, 'creation' | 'state' | 'crew'>,
): readonly Description[] {
  const { pilot, steers, others, speed, held, ally } = crew;
  if (creation.mind.kind !== 'none') return [{ rule: 'BW-OPR-01', text: t.ownMind }];
  const governed = systemsAt({ systems: 'all', wrecked: state.controlsOff });
  const may = governed.length > 0 && mayOperate([], held);
  const driven = drive({ pilot, steers: steers && may, otherActions: others, lastSpeed: speed });
  const lines: Description[] = [];
  if (governed.length === 0) lines.push({ rule: 'BW-OPR-02', text: t.wrecked });
  else if (!may) lines.push({ rule: 'BW-OPR-02', text: t.held });
  else lines.push({ rule: 'BW-OPR-04', text: t.oneSystem });
  if (may && !mayOperate(ally ? ['ally'] : [], false)) lines.push({ rule: 'BW-OPR-03', text: t.ally });
  if (driven.drift > 0) lines.push({ rule: 'BW-OPR-05', text: t.drifts(format.number(driven.drift)) });
  if (!driven.legal) lines.push({ rule: pilot ? 'BW-OPR-07' : 'BW-OPR-06', text: t.tooMuch });
  else if (steers && may)
    lines.push(pilot ? { rule: 'BW-OPR-07', text: t.pilots } : { rule: 'BW-OPR-06', text: t.drives });
  return lines;
}

/** Who is at the controls, and what follows. */
export function CrewSheet({ model }: { readonly model: WreckModel }) {
  const t = useTexts('wreck').crew;
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const { crew } = inputs;
  const ask = asksIn(wreckCrew, crew, (part) => model.change({ crew: { ...crew, ...part } }));
  return (
    <div class="stack">
      {inputs.creation.mind.kind === 'none' && (
        <>
          <Chips legend={t.title} hideLegend>
            {ask.flag('steers', t.steers)}
            {ask.flag('pilot', t.pilot)}
            {ask.flag('held', t.heldByOthers)}
            {ask.flag('ally', t.usedByAllies)}
          </Chips>
          {ask.number('others', t.others)}
          {ask.number('speed', t.speed)}
        </>
      )}
      <Reasons items={crewLines(t, format, inputs)} />
    </div>
  );
}
