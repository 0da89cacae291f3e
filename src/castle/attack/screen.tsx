import { useEffect } from 'preact/hooks';
import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/choice.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Field } from '../../kit/field.tsx';
import { Icon } from '../../kit/icon.tsx';
import { later } from '../../kit/later.tsx';
import { useUndo } from '../../kit/undo.ts';
import { type UnitOfArmy, unitInAddress } from '../../kit/unit-address.ts';
import { figureLimits } from '../../rules/mage-knight/figure.ts';
import { decidingText } from '../eligibility-text.ts';
import { useFigureName } from '../figures/enter-figure.tsx';
import { openCastleFigures } from '../figures/model.ts';
import { CastleQuestion, focusVerdict, Verdict } from '../question-frame.tsx';
import { AccessForm, FigureButtons, FigureForm } from './figure-form.tsx';
import { castleWays } from './inputs.ts';
import type { CastleAttackModel } from './model.ts';
import { attackerName, attackerNames, verdictText } from './text.ts';
import { AccessWhy, Why } from './why.tsx';

// Only an attack that was opened from a battle needs it.
const BattleEntered = later(
  () => import('../../kit/battle-entered.tsx').then((module) => module.BattleEntered),
  ['armies'],
);

/** The members of a formation or gang up, each with its own answer; one is being edited. */
function FigureList({ model }: { readonly model: CastleAttackModel }) {
  const { announcer } = useServices();
  const t = useTexts('castle');
  const mays = model.mays.value;
  const { figures, mode } = model.inputs.value.value;
  const chosen = model.chosen.value;
  if (figures.length < 2) return <FigureName model={model} only />;

  function makePrimary(): void {
    announcer.announce(t.madePrimary(attackerName(t, figures, chosen)));
    // The button is gone with the place that it changed.
    document.querySelector<HTMLElement>('.figure-list input:checked')?.focus();
    model.makePrimary();
  }

  return (
    <div class="stack figure-list">
      <Choice
        legend={t.joint[mode]}
        value={String(chosen)}
        onChange={(place) => model.choose(Number(place))}
        options={figures.map((_, place) => ({
          value: String(place),
          label: (
            <span class="figure-chip">
              <Icon name={mays[place] ? 'check' : 'close'} size={18} />
              <span>{attackerName(t, figures, place)}</span>
              <span class="visually-hidden">{mays[place] ? t.mayShort : t.mayNotShort}</span>
            </span>
          ),
        }))}
      />
      <p class="hint">{mode === 'access' ? t.accessHint : t.jointHint}</p>
      <FigureName model={model} />
      {chosen > 0 && (
        <div>
          <Button kind="quiet" icon="up" onClick={makePrimary}>
            {t.makePrimary}
          </Button>
        </div>
      )}
    </div>
  );
}

interface FigureNameProps {
  readonly model: CastleAttackModel;
  /** There is no other: it needs no name, but may have brought one. */
  readonly only?: boolean;
}

function FigureName({ model, only }: FigureNameProps) {
  const t = useTexts('castle');
  const { name } = model.figure.value;
  if (only) return name.trim() ? <p class="figure-name">{name.trim()}</p> : null;
  return (
    <Field
      key={model.chosen.value}
      label={t.name}
      value={name}
      maxLength={figureLimits.name}
      placeholder={t.figure(model.chosen.value + 1)}
      onInput={model.rename}
    />
  );
}

interface TakeFigureProps extends UnitOfArmy {
  readonly model: CastleAttackModel;
}

/** Makes the figure of an army's line the attacker, and clears the address that named it. */
function TakeFigure({ army, line, model }: TakeFigureProps) {
  const services = useServices();
  const offerUndo = useUndo();
  const t = useTexts('castlefigures');
  const nameOf = useFigureName();
  useEffect(() => {
    let current = true;
    void openCastleFigures(services)
      .then((figures) => figures.lines.find(army, line))
      .then((found) => {
        if (!current) return;
        services.navigation.describe('');
        if (!found) return services.notices.show(t.notThere);
        const before = model.inputs.value.peek();
        model.take([found], 'instead');
        offerUndo(t.took(nameOf(found)), () => model.restore(before));
      });
    return () => {
      current = false;
    };
  }, [army, line]);
  return null;
}

/** Where some are out: who remains, and the way on with them; the others can be had back. */
function LeaveOut({ model }: { readonly model: CastleAttackModel }) {
  const offerUndo = useUndo();
  const t = useTexts('castle');
  const format = useFormat();
  const mays = model.mays.value;
  const names = attackerNames(t, model.inputs.value.value.figures);
  const out = [...mays.keys()].filter((place) => !mays[place]);
  if (out.length === 0 || out.length === mays.length) return null;
  const named = (may: boolean) => format.list(names.filter((_, place) => mays[place] === may));

  function leave(): void {
    const before = model.inputs.value.peek();
    model.leaveOut(out);
    offerUndo(t.leftOut(named(false)), () => model.restore(before));
    focusVerdict();
  }

  return (
    <div class="leave-out">
      <p>{t.remain(named(true))}</p>
      <Button icon="check" onClick={leave}>
        {t.leaveOut}
      </Button>
    </div>
  );
}

/** Whether the attackers may attack the section, and the reason that decided. */
function SectionAnswer({ model }: { readonly model: CastleAttackModel }) {
  const t = useTexts('castle');
  const terms = useTexts('castleterms');
  const format = useFormat();
  const { eligible, attackers, out, reasons } = model.verdict.value;
  const [decisive] = reasons;
  const names = attackerNames(t, model.inputs.value.value.figures);
  const outNames = format.list(out.map((place) => names[place] ?? ''));
  const why = decidingText(t, terms, attackers[out[0] ?? 0]?.reasons ?? []);
  const outText = out.length === 1 && why ? t.outWhy(outNames, why) : t.out(outNames);
  const decided = decidingText(t, terms, reasons);
  const text = attackers.length > 1 && out.length > 0 ? outText : decided;
  return (
    <Verdict
      answer={eligible ? 'yes' : 'no'}
      word={verdictText(t, model.mays.value)}
      reason={decisive && { text, rule: decisive.rule }}
    />
  );
}

/** Takes over the figure that an army's line sent here. Shows nothing. */
function IncomingFigure({ model }: { readonly model: CastleAttackModel }) {
  const named = unitInAddress(useServices().navigation.location.value.query);
  return named ? <TakeFigure army={named.army} line={named.line} model={model} /> : null;
}

/** "May it attack the castle?": the answer on top, following every tap. */
export function AttackMode({ model }: { readonly model: CastleAttackModel }) {
  const t = useTexts('castle');
  const { mode, battle } = model.inputs.value.value;
  const through = mode === 'access';
  return (
    <CastleQuestion
      class="castle"
      inputs={model.inputs}
      above={<IncomingFigure model={model} />}
      question={through ? t.questionAccess : t.question}
      answer={
        <>
          {through ? <AccessAnswer model={model} /> : <SectionAnswer model={model} />}
          <LeaveOut model={model} />
          {battle && <BattleEntered battle={battle} way="castle" />}
        </>
      }
      formTitle={t.inputs}
      form={
        <>
          <Choice
            legend={t.mode}
            value={mode}
            options={castleWays.map((value) => ({ value, label: t.modes[value] }))}
            onChange={model.setMode}
          />
          <FigureList model={model} />
          {through ? <AccessForm model={model} /> : <FigureForm model={model} />}
          <FigureButtons model={model} />
        </>
      }
      why={through ? <AccessWhy model={model} /> : <Why model={model} />}
    />
  );
}

/** Whether the attackers may strike at the figure at the other end, and what its height adds to its defence. */
function AccessAnswer({ model }: { readonly model: CastleAttackModel }) {
  const t = useTexts('castle');
  const words = useTexts('castlefigures').access;
  const format = useFormat();
  const answer = model.access.value;
  if (!answer) return null;
  const { figures } = model.inputs.value.value;
  const { allowed, reasons, out, defence } = answer;
  const [decisive] = reasons;
  const names = attackerNames(t, figures);
  const outNames = format.list(out.map((place) => names[place] ?? ''));
  const [why] = answer.attackers[out[0] ?? 0]?.reasons ?? [];
  const decided = decisive ? words.reasons[decisive.effect](decisive.amount ?? 0) : '';
  const some = figures.length > 1 && out.length > 0 && answer.remaining.length > 0;
  const outText =
    out.length === 1 && why ? t.outWhy(outNames, words.reasons[why.effect](0)) : t.out(outNames);
  const text = some ? outText : decided;
  return (
    <Verdict
      answer={allowed ? 'yes' : 'no'}
      word={verdictText(t, model.mays.value)}
      reason={decisive && { text, rule: decisive.rule }}
    >
      {allowed && defence.value > 0 && words.defence(format.signed(defence.value))}
    </Verdict>
  );
}
