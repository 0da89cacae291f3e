import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { useUndo } from '../../kit/undo.ts';
import { fillIn } from '../ask/fill-in.ts';
import { type CastleFiguresModel, openCastleFigures } from '../figures/model.ts';
import type { CastleModel } from '../model.ts';
import type { AskedFigure, AskedSection } from '../plan/asked-section.ts';
import { sayingText } from '../questions/access/line.ts';
import type { QuickQuestion } from '../quick-verdict.ts';
import { wordOf } from '../shots/text.ts';
import { answersAbout, type SectionAnswer } from './about-section.ts';
import './section-answers.css';

const drawings: Readonly<Record<SectionAnswer['id'], string>> = {
  attack: 'M4 3l9 9M4 3v3l9 9M20 3l-9 9M20 3v3l-9 9M6 15l3 3M5 21l3-3M18 15l-3 3M19 21l-3-3',
  shoot: 'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 2v6M12 16v6M2 12h6M16 12h6',
  stands: 'M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3 20c0-8 12-8 12 0zM16 6a3 3 0 0 1 0 5M18 14c2 1 3 3 3 6h-3',
  ladder: 'M7 3v18M17 3v18M7 7h10M7 12h10M7 17h10',
  doors: 'M3 21V5h3v3h3V5h6v3h3V5h3v16zM10 21v-5a2 2 0 0 1 4 0v5',
};

interface Tile {
  /** What is seen from afar. */
  readonly value: string;
  readonly note: string;
}

/** So many are named of all who may. */
const named = 2;

function useTileOf(): (answer: SectionAnswer) => Tile {
  const t = useTexts('castleanswers');
  const shots = useTexts('castleshots');
  const ways = useTexts('castlequestions');
  const terms = useTexts('castleterms');
  const format = useFormat();
  const counted = (some: number, all: number) => `${format.number(some)}/${format.number(all)}`;
  const shooter = ({ name, distance }: AskedFigure) =>
    distance === undefined ? name : `${name}, ${format.number(distance, 1)}″`;

  function shot(answer: Extract<SectionAnswer, { readonly id: 'shoot' | 'stands' }>): Tile {
    const { number, word } = wordOf({ t: shots, format }, answer.answer);
    if (answer.id === 'stands') {
      const [first = t.nobody] = answer.names;
      const hit = number === undefined ? word : t.hitAt(number);
      return { value: format.number(answer.names.length), note: t.called(first, hit) };
    }
    const { attack, defence } = answer.question.ask === 'shots' ? answer.question.inputs.section : {};
    const who = answer.by
      ? shooter(answer.by)
      : t.example(format.number(attack ?? 0), format.number(defence ?? 0));
    return number === undefined ? { value: '✗', note: t.called(who, word) } : { value: number, note: who };
  }

  return (answer) => {
    switch (answer.id) {
      case 'attack': {
        const { may, of } = answer;
        const known = of > 0 ? counted(may.length, of) : '4+';
        const more = may.length > named ? [`+${format.number(may.length - named)}`] : [];
        const names = [...may.slice(0, named), ...more];
        return { value: known, note: names.length > 0 ? format.list(names) : t.needs };
      }
      case 'shoot':
      case 'stands':
        return shot(answer);
      case 'ladder':
        return {
          value: counted(answer.used, answer.allowed),
          note: answer.here > 0 ? t.leans(answer.here) : t.left(Math.max(0, answer.allowed - answer.used)),
        };
      case 'doors':
        return {
          value: counted(answer.open, answer.of),
          note: sayingText({ t: ways, terms }, answer.way),
        };
    }
  };
}

interface PartProps {
  readonly model: CastleModel;
  readonly asked: AskedSection;
  readonly short?: boolean;
}

/** The figures that are kept, once they are read. */
function useKeptFigures(): CastleFiguresModel | undefined {
  const services = useServices();
  const figures = useSignal<CastleFiguresModel | undefined>(undefined);
  useEffect(() => {
    void openCastleFigures(services).then((opened) => {
      figures.value = opened;
    });
  }, []);
  return figures.value;
}

/** The address of a question, where its draft is what was filled in. */
const addresses = {
  attack: 'castle/attack',
  shots: 'castle/shots',
  ways: 'castle/effects/ways',
} as const satisfies Readonly<Record<QuickQuestion['ask'], string>>;

/** What is most asked of a section with the answers in it; a tap opens the question with all filled in, Back returns. */
export function SectionAnswersPart({ model, asked, short = false }: PartProps) {
  const { navigation } = useServices();
  const offerUndo = useUndo();
  const t = useTexts('castleanswers');
  const castle = useTexts('castle');
  const figures = useKeptFigures();
  const tileOf = useTileOf();
  async function open({ question }: SectionAnswer): Promise<void> {
    const undo = await fillIn(model, question, () => navigation.go(addresses[question.ask]));
    offerUndo(castle.filled, undo);
  }
  return (
    <ul class="section-answers" data-short={short} aria-label={t.title}>
      {answersAbout(asked, figures?.list.value ?? []).map((answer) => {
        const { value, note } = tileOf(answer);
        const called = (short ? t.short : t.titles)[answer.id];
        return (
          <li key={answer.id}>
            <button
              type="button"
              class="section-answer"
              aria-label={`${called}: ${value}, ${note}`}
              onClick={() => void open(answer)}
            >
              <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d={drawings[answer.id]} />
              </svg>
              <b>{called}</b> <span>{value}</span> {!short && <small>{note}</small>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
