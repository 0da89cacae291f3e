import type { CastleModel } from '../../state/castle.ts';
import { attackModes } from '../../state/castle-inputs.ts';
import { useTexts } from '../context.ts';
import { Choice } from '../parts/choice.tsx';
import { LinkedNote } from '../parts/linked-note.tsx';
import { FigureForm } from './figure-form.tsx';
import { FigureButtons, FigureList } from './figure-list.tsx';
import { VerdictBanner } from './verdict-banner.tsx';
import { Why } from './why.tsx';
import './castle.css';

/** "May it attack the castle?": the answer on top, following every tap. */
export default function CastleScreen({ model }: { readonly model: CastleModel }) {
  const t = useTexts('castle');
  return (
    <div class="screen" data-game="mage-knight">
      <div class="castle">
        <LinkedNote inputs={model.inputs} />
        <p class="label">{t.question}</p>
        <VerdictBanner model={model} />
        <div class="columns">
          <section class="card" aria-labelledby="castle-inputs">
            <h2 id="castle-inputs" class="visually-hidden">
              {t.inputs}
            </h2>
            <Choice
              legend={t.mode}
              value={model.inputs.value.value.mode}
              options={attackModes.map((value) => ({ value, label: t.modes[value] }))}
              onChange={model.setMode}
            />
            <FigureList model={model} />
            <FigureForm model={model} />
            <FigureButtons model={model} />
          </section>
          <div>
            <Why model={model} />
            <p class="hint">{t.edition}</p>
          </div>
        </div>
      </div>
    </div>
  );
}
