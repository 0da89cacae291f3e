import type { Part } from '../../../i18n/messages.ts';
import type { FightFrameModel, FramePart } from '../../../state/fight-frame.ts';
import type { LanguageModel } from '../../../state/language.ts';
import { useServices } from '../../context.ts';
import { Fetched, type Render } from '../../parts/fetched.tsx';
import { later } from '../../parts/later.tsx';
import { useBelowHeader } from './below-header.ts';
import { ModeBar } from './mode-bar.tsx';
import { RulesLine } from './rules-line.tsx';
import './frame.css';

const StartQuestion = later(
  () => import('./start-question.tsx').then((module) => module.StartQuestion),
  ['fightsaved'],
);
const KeepBar = later(() => import('./keep-bar.tsx').then((module) => module.KeepBar), ['fightkeep']);
const SavedPage = later(
  () => import('../saved/saved-page.tsx').then((module) => module.SavedPage),
  ['rolls', 'fightkeep', 'fightsaved'],
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
      <RulesLine frame={frame} />
      {page !== 'quik' && <ModeBar frame={frame} />}
      {frame.asking.value && <StartQuestion frame={frame} />}
      <Fetched key={page} load={() => fetchMode(page, frame, language)} />
      <KeepBar frame={frame} />
    </div>
  );
}
