import { useSignal } from '@preact/signals';
import { type ComponentChildren, createElement } from 'preact';
import { useEffect } from 'preact/hooks';
import { useServices, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { Dialog } from '../kit/controls/dialog.tsx';
import { doors } from './doors.ts';
import type { PlaceModels } from './places.ts';

/** A rule over the place that named it, or a list of several; Back or the cross return to the same state. */
export function RuleDialog({ models }: { readonly models: PlaceModels }) {
  const { navigation, language, offline } = useServices();
  const t = useTexts('shell');
  const id = navigation.rule.value;
  const content = useSignal<{ readonly id: string; readonly sheet: ComponentChildren } | undefined>(
    undefined,
  );

  useEffect(() => {
    if (id === undefined) return;
    Promise.all([doors.lookup(), models.lookup(), language.load(['kit', 'lookup'])]).then(
      ([module, model]) => {
        content.value = { id, sheet: createElement(module.RuleSheet, { id, model }) };
      },
      () => offline.markOutdated(),
    );
  }, [id, models, language, offline, content]);

  if (id === undefined) return null;
  const several = id.includes(' ');
  return (
    <Dialog
      title={several ? t.places.rules : `${t.rule} ${id}`}
      ownEntry
      onClose={() => navigation.closeRule()}
    >
      {content.value?.id === id ? content.value.sheet : <p class="hint">{t.loading}</p>}
      {!several && (
        <Button wide icon="rules" onClick={() => navigation.go(`rules/${id}`)}>
          {t.openInRules}
        </Button>
      )}
    </Dialog>
  );
}
