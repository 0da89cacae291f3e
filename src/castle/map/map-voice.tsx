import { useEffect, useRef } from 'preact/hooks';
import { useServices, useTexts } from '../../kit/context.ts';
import { useMapPhrases } from '../plan/findings-text.ts';
import type { CastleMapModel } from './model.ts';

/** A run of arrow keys is one move, told when it has come to rest. */
const rest = 350;

/** Tells the screen reader once what a change has led to. */
export function MapVoice({ model }: { readonly model: CastleMapModel }) {
  const { announcer } = useServices();
  const t = useTexts('castlemap');
  const terms = useTexts('castleterms');
  const phrases = useMapPhrases(model.plan.value);
  const change = model.last.value;
  const told = useRef(change);
  useEffect(() => {
    // A cleared table says so itself, with the way back.
    if (!change || change.act === 'cleared' || told.current === change) return undefined;
    const timer = setTimeout(() => {
      told.current = change;
      const wrong = model.findings.peek().length;
      const verdict = wrong > 0 ? t.wrong(wrong) : t.legal;
      announcer.announce(`${done()} ${verdict}.`.trim());
    }, rest);
    return () => clearTimeout(timer);
  }, [change]);

  function done(): string {
    const { act, thing, kind } = change ?? {};
    if (act === 'removed' && thing && kind) {
      const name = kind === 'terrain' || kind === 'figure' ? t[kind] : terms.sections[kind];
      return t.removed(t.numbered(name, thing.index + 1));
    }
    if (act === 'undone') return t.undone;
    if (act === 'redone') return t.redone;
    return thing ? `${phrases.name(thing)}: ${phrases.position(thing)}.` : '';
  }
  return null;
}
