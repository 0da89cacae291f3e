import type { Part } from '../../../i18n/messages.ts';
import type { FightFrameModel, FramePart } from '../../../state/fight-frame.ts';
import { barModes } from '../../../state/fight-modes.ts';
import type { LanguageModel } from '../../../state/language.ts';
import { useServices, useTexts } from '../../context.ts';
import { Fetched, type Render } from '../../parts/fetched.tsx';
import { later } from '../../parts/later.tsx';
import { useBelowHeader } from './below-header.ts';
import { KeepBar, SavedPage } from './keeping.ts';
import { ModeBar } from './mode-bar.tsx';
import { RulesLine } from './rules-line.tsx';
import './frame.css';

const StartQuestion = later(
  () => import('./start-question.tsx').then((module) => module.StartQuestion),
  ['fightsaved'],
);
const RulesSheet = later(
  () => import('./rules-sheet.tsx').then((module) => module.RulesSheet),
  ['houserules', 'fightsaved'],
);

type Bring = (frame: FightFrameModel) => Promise<Render>;

/** Each mode with its code, its model and its words. */
const modes: Readonly<Record<FramePart, readonly [bring: Bring, ...parts: readonly Part[]]>> = {
  brikwars: [
    async (frame) => {
      const [{ BrikwarsFight }, model] = await Promise.all([
        import('../brikwars-fight.tsx'),
        frame.load('brikwars'),
      ]);
      return () => <BrikwarsFight model={model} />;
    },
    'fight',
  ],
  many: [
    async (frame) => {
      const [{ ManyFight }, model] = await Promise.all([
        import('../many/many-fight.tsx'),
        frame.load('many'),
      ]);
      return () => <ManyFight model={model} />;
    },
    'fight',
    'many',
  ],
  charge: [
    async (frame) => {
      const [{ ChargeFight }, model] = await Promise.all([
        import('../charge/charge-fight.tsx'),
        frame.load('charge'),
      ]);
      return () => <ChargeFight model={model} />;
    },
    'fight',
    'charge',
  ],
  quik: [
    async (frame) => {
      const [{ QuikFight }, model] = await Promise.all([
        import('../quik/quik-fight.tsx'),
        frame.load('quik'),
      ]);
      return () => <QuikFight model={model} />;
    },
    'quik',
  ],
};

async function fetchMode(part: FramePart, frame: FightFrameModel, language: LanguageModel): Promise<Render> {
  const [bring, ...parts] = modes[part];
  const [render] = await Promise.all([bring(frame), language.load(parts)]);
  return render;
}

/** BrikWars in the Fight place: what is played above, the mode in the middle, what is kept of it below. */
export function BrikwarsPlace({ frame }: { readonly frame: FightFrameModel }) {
  const { language } = useServices();
  useBelowHeader();
  const page = frame.page.value;
  if (page === 'saved') return <SavedPage frame={frame} />;
  return (
    <div class="fight-frame">
      <Played frame={frame} />
      {page !== 'quik' && <Modes frame={frame} />}
      {frame.asking.value && <StartQuestion frame={frame} />}
      <Fetched key={page} load={() => fetchMode(page, frame, language)} />
      <KeepBar frame={frame} />
    </div>
  );
}

/** The edition played, and the sheet that changes it. */
function Played({ frame }: { readonly frame: FightFrameModel }) {
  const t = useTexts('fights');
  const edition = frame.edition.value;
  return (
    <RulesLine
      frame={frame}
      played={edition && t.editions[edition]}
      changes={frame.changes.value}
      sheet={(close) => <RulesSheet frame={frame} onClose={close} />}
    />
  );
}

/** Fight, shoot, charge, or many at once. */
function Modes({ frame }: { readonly frame: FightFrameModel }) {
  const t = useTexts('fights');
  const mode = frame.mode.value;
  return (
    <ModeBar
      modes={barModes}
      names={t.modes}
      mode={mode === 'quik' ? undefined : mode}
      onChoose={(chosen) => void frame.choose(chosen)}
    />
  );
}
