import { Button } from '../../kit/button.tsx';
import { useServices, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import type { UsbFrameModel } from '../place.ts';
import { CoherencyPart } from './coherency-part.tsx';
import { DeckPart } from './deck-part.tsx';
import { EncounterPart } from './encounter-part.tsx';
import { SmokePart } from './smoke-part.tsx';
import { TableSizePart } from './table-size-part.tsx';
import { TerrainPart } from './terrain-part.tsx';
import { TransportPart } from './transport-part.tsx';
import { useAtTable } from './use-at-table.ts';
import './at-table.css';
import { PowerCard } from './power-card.tsx';

/** Help around the fights: the size of the table, who starts, coherency, transport, the battle's score, cards. */
export function AtTable({ frame }: { readonly frame: UsbFrameModel }) {
  const t = useTexts('usbfield');
  const { navigation } = useServices();
  const model = useAtTable();
  if (!model) return null;
  const rules = frame.rules.value;
  return (
    <div class="usb-field">
      <Fold title={t.sizeTitle}>
        <TableSizePart model={model} />
      </Fold>
      <Fold title={t.startsTitle}>
        <p>{t.startsHint}</p>
        <div class="row">
          <Button icon="dice" onClick={() => navigation.go('dice/contests?k=starts')}>
            {t.toStarts}
          </Button>
          <Button icon="dice" onClick={() => navigation.go('dice/contests?k=dispute')}>
            {t.toDispute}
          </Button>
        </div>
      </Fold>
      <Fold title={t.powerTitle}>{() => <PowerCard />}</Fold>
      <Fold title={t.deckTitle}>
        <DeckPart model={model} />
      </Fold>
      <Fold title={t.encounterTitle}>
        <EncounterPart model={model} />
      </Fold>
      <Fold title={t.coherencyTitle}>
        <CoherencyPart model={model} />
      </Fold>
      <Fold title={t.terrainTitle}>
        <TerrainPart model={model} />
      </Fold>
      <Fold title={t.transportTitle}>
        <TransportPart model={model} rules={rules} units={frame.units.value} />
      </Fold>
      <Fold title={t.smokeTitle}>
        <SmokePart rules={rules} />
      </Fold>
    </div>
  );
}
