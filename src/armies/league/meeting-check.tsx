import { useTexts } from '../../kit/context.ts';
import { Choice, Toggle } from '../../kit/controls/choice.tsx';
import { Stepper } from '../../kit/controls/stepper.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import { checkMeeting } from '../../rules/brikwars/league/meeting.ts';
import { type MeetingAsk, seasonBounds } from '../../storage/season.ts';
import { changeMeeting } from './edit.ts';
import type { GameProps } from './props.ts';

const defaultAsk: MeetingAsk = {
  width: 120,
  depth: 120,
  daysAhead: 2,
  referee: 'present',
  documented: false,
};

const rules = { table: 'BW-LG-07', notice: 'BW-LG-08', referee: 'BW-LG-09' } as const;

/** Whether the meeting is one of the league: its table, its notice, its referee. */
export function MeetingCheck({ model, season, meeting }: GameProps) {
  const t = useTexts('league');
  const ask = meeting.ask ?? defaultAsk;
  const set = (what: string, change: Partial<MeetingAsk>) =>
    model.step(season.id, t.step(what), (known) => {
      const before = known.meetings.find(({ id }) => id === meeting.id);
      return changeMeeting(known, meeting.id, { ask: { ...(before?.ask ?? defaultAsk), ...change } });
    });
  const { width, depth, daysAhead, referee, documented } = ask;
  const checked = checkMeeting({
    width,
    depth,
    daysAhead,
    documented,
    juniors: season.juniors,
    refereePresent: referee === 'present',
    refereePlays: referee === 'plays',
  });
  const parts = ['table', 'notice', 'referee'] as const;
  const wrong = parts.filter((part) => !checked[part]).length;
  return (
    <section class="stack" aria-labelledby="league-ask">
      <h3 id="league-ask" class="card-title">
        {t.ask} <small class="hint">{wrong === 0 ? t.inOrder : t.wrong(wrong)}</small>
      </h3>
      <div class="league-pair">
        <Stepper
          label={t.width}
          value={width}
          min={0}
          max={seasonBounds.centimetres}
          step={5}
          onChange={(next) => set(t.width, { width: next })}
        />
        <Stepper
          label={t.depth}
          value={depth}
          min={0}
          max={seasonBounds.centimetres}
          step={5}
          onChange={(next) => set(t.depth, { depth: next })}
        />
      </div>
      <Stepper
        label={t.daysAhead}
        value={daysAhead}
        min={0}
        max={seasonBounds.days}
        onChange={(next) => set(t.daysAhead, { daysAhead: next })}
      />
      <Choice
        legend={t.referee}
        options={(['present', 'plays', 'absent'] as const).map((value) => ({
          value,
          label: t.referees[value],
        }))}
        value={referee}
        onChange={(next) => set(t.referee, { referee: next })}
      />
      {referee !== 'present' && (
        <Toggle pressed={documented} onChange={(next) => set(t.documented, { documented: next })}>
          {t.documented}
        </Toggle>
      )}
      <div role="status">
        <Reasons
          items={parts.map((part) => ({
            text: t.checks[part][checked[part] ? 'good' : 'bad'],
            rule: rules[part],
          }))}
        />
      </div>
    </section>
  );
}
