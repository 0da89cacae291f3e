import type { Messages } from '../messages.ts';

export const trouble: Messages['trouble'] = {
  storageRefused:
    'Ta przeglądarka niczego tu nie zapisuje (tryb prywatny?). Wszystko działa do zamknięcia; dane zabierzesz przez Ustawienia, Kopia zapasowa.',
  storageFull:
    'Pamięć urządzenia jest pełna: ostatnia zmiana nie została zapisana. Zwolnij miejsce albo usuń, co zbędne; wtedy zapisze się sama.',
  storageSilent:
    'Pamięć przeglądarki nie odpowiada. Wszystko działa, ale na razie tylko w tym oknie; zapisze się, gdy tylko odpowie.',
  storageFailed:
    'Nie udało się zapisać ostatniej zmiany. Aplikacja ponawia próby; jeśli znak u góry nie zniknie, zrób kopię zapasową w Ustawieniach.',
  settingsNewer:
    'Ustawienia zapisała nowsza wersja aplikacji. Zostają nietknięte; odśwież, aby przejść na nowszą wersję.',
  settingsDamaged:
    'Zapisane ustawienia były uszkodzone, więc wracają do początkowych. Armie i rzuty są bezpieczne.',
  keptForDays:
    'Zapisane tylko na tym urządzeniu. Safari może usunąć dane strony nieotwieranej przez 7 dni: zainstaluj aplikację albo rób kopie zapasowe.',
  crashTitle: 'Coś poszło nie tak',
  crashText:
    'Twoje dane są zapisane. Odśwież, aby kontynuować; jeśli się powtórzy, wyeksportuj dane i skopiuj szczegóły do zgłoszenia.',
  carryOn: 'Kontynuuj bez odświeżania',
  toStart: 'Przejdź na początek',
  copyDetails: 'Kopiuj szczegóły',
  copied: 'Skopiowano.',
  exportData: 'Eksportuj moje dane',
};
