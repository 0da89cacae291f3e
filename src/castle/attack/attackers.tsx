import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog, useShown } from '../../kit/controls/dialog.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { asksIn } from '../../kit/question/asks-in.tsx';
import { useUndo } from '../../kit/undo.ts';
import { abilityName } from '../eligibility-text.ts';
import { focusVerdict } from '../question-frame.tsx';
import { FigureForm, FigureName } from './figure-form.tsx';
import { type CastleFigure, castleFigure, damageCounts, damageOf } from './inputs.ts';
import type { CastleAttackModel } from './model.ts';
import { attackerName } from './text.ts';

interface AttackerProps {
  readonly model: CastleAttackModel;
  readonly place: number;
  readonly figure: CastleFigure;
  readonly onOpen: () => void;
}

/** One of several attackers: whether it may, its name, and its damage at hand. */
function Attacker({ model, place, figure, onOpen }: AttackerProps) {
  const t = useTexts('castle');
  const terms = useTexts('castleterms');
  const words = useTexts('castlefigures').access;
  const format = useFormat();
  const { figures, mode } = model.inputs.value.value;
  const name = attackerName(t, figures, place);
  const may = model.allowed.value[place];
  const damage = damageOf(mode);
  const label = damage === 'baseDamage' ? t.baseDamage : t.baseRangedDamage;
  const details = [
    place === 0 ? t.primary : '',
    figure.kind === 'warrior' ? '' : t.kinds[figure.kind],
    ...(mode === 'access' ? [] : figure.abilities.map((id) => abilityName(terms, id))),
    figure.place === 'elsewhere' || mode === 'access' ? '' : t.places[figure.place],
  ].filter(Boolean);
  const ask = asksIn(castleFigure, figure, (part) => model.changeAt(place, part));
  return (
    <li class="attacker">
      <button
        type="button"
        class="attacker-open"
        aria-haspopup="dialog"
        onClick={() => {
          model.choose(place);
          onOpen();
        }}
      >
        <span class="attacker-sign" data-may={may}>
          <Icon name={may ? 'check' : 'close'} size={20} />
        </span>
        <span>
          <b>{name}</b> <span class="visually-hidden">{may ? t.mayShort : t.mayNotShort}</span>
          <small>{format.list(details)}</small>
        </span>
      </button>
      {mode === 'access'
        ? figure.kind !== 'section' && ask.flag('frontArcTouches', place === 0 ? words.faces : words.touches)
        : damageCounts(figure, mode)
          ? ask.number(damage, `${name}: ${label}`, { hideLabel: true })
          : null}
    </li>
  );
}

/** The members of a formation or gang up, each with its own answer; what few need of one is in its sheet. */
export function Attackers({ model }: { readonly model: CastleAttackModel }) {
  const t = useTexts('castle');
  const [open, show, hide] = useShown();
  const { figures, mode } = model.inputs.value.value;
  return (
    <div class="stack">
      <h3 class="label">{t.joint[mode]}</h3>
      <ul class="attackers">
        {figures.map((figure, place) => (
          <Attacker key={place} model={model} place={place} figure={figure} onOpen={show} />
        ))}
      </ul>
      <p class="hint">{mode === 'access' ? t.accessHint : t.jointHint}</p>
      {open && <AttackerSheet model={model} onClose={hide} />}
    </div>
  );
}

interface AttackerSheetProps {
  readonly model: CastleAttackModel;
  readonly onClose: () => void;
}

/** One of several attackers in full: its name, what it is and can do, its place among the others. */
function AttackerSheet({ model, onClose }: AttackerSheetProps) {
  const { announcer } = useServices();
  const offerUndo = useUndo();
  const t = useTexts('castle');
  const { figures } = model.inputs.value.value;
  const place = model.chosen.value;
  const name = attackerName(t, figures, place);

  function makePrimary(): void {
    announcer.announce(t.madePrimary(name));
    model.makePrimary();
    onClose();
  }

  function remove(): void {
    const before = model.inputs.value.peek();
    model.removeFigure();
    onClose();
    focusVerdict();
    offerUndo(t.removed(name), () => model.restore(before));
  }

  return (
    <Dialog kind="sheet" title={name} onClose={onClose}>
      <div class="stack">
        <FigureName model={model} />
        <FigureForm model={model} />
        <div class="castle-buttons">
          {place > 0 && (
            <Button icon="up" onClick={makePrimary}>
              {t.makePrimary}
            </Button>
          )}
          <Button kind="quiet" icon="trash" onClick={remove}>
            {t.removeFigure(name)}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
