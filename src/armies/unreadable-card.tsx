import { useFormat, useServices, useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { PageHeading } from '../kit/page-heading.tsx';
import type { ArmiesModel } from './model.ts';

type Unreadable = ArmiesModel['list']['unreadable']['value'][number];

interface UnreadableCardProps {
  readonly army: Unreadable;
  readonly model: ArmiesModel;
  /** In the list: leads to the army's own page with its earlier versions. */
  readonly inList?: boolean;
}

/** An army that cannot be opened: why, and what can be done with it. */
export function UnreadableCard({ army, model, inList }: UnreadableCardProps) {
  const { offline, navigation } = useServices();
  const t = useTexts('armies');
  const shell = useTexts('shell');
  const format = useFormat();
  const { decoded } = army;
  const places = decoded.state === 'damaged' ? decoded.issues.map(({ path }) => path).filter(Boolean) : [];
  return (
    <section class="card">
      <PageHeading name={nameIn(decoded.raw) ?? t.unreadableHere(army.id)} />
      <p class="note" data-tone="bad">
        {t.unreadable[decoded.state]}
      </p>
      {places.length > 0 && <p class="hint">{t.unreadableWhere(format.list(places.slice(0, 5)))}</p>}
      <div class="row">
        <Button icon="download" onClick={() => model.exportRaw(army)}>
          {t.exportRaw}
        </Button>
        {inList && decoded.state === 'damaged' && (
          <Button icon="history" onClick={() => navigation.go(`armies/${army.id}`)}>
            {t.versions}
          </Button>
        )}
        {decoded.state === 'newer' ? (
          <Button icon="repeat" onClick={() => offline.reload()}>
            {shell.reload}
          </Button>
        ) : (
          <Button icon="trash" onClick={() => void model.remove(army.id)}>
            {t.remove}
          </Button>
        )}
      </div>
    </section>
  );
}

function nameIn(raw: unknown): string | undefined {
  if (typeof raw !== 'object' || raw === null || !('name' in raw)) return undefined;
  return typeof raw.name === 'string' && raw.name !== '' ? raw.name.slice(0, 120) : undefined;
}
