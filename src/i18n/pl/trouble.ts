import type { Messages } from '../messages.ts';

export const trouble: Messages['trouble'] = {
  storageRefused:
    'Ta przeglądarka niczego tu nie zapisuje (tryb prywatny?). Wszystko działa do zamknięcia; zabierz dane przez Ustawienia, Kopia zapasowa.',
  storageFull:
    'Pamięć urządzenia jest pełna: ostatnia zmiana nie została zapisana. Zwolnij miejsce albo usuń, co zbędne, i zmień jeszcze raz.',
  storageFailed:
    'Nie udało się zapisać ostatniej zmiany. Spróbuj jeszcze raz; jeśli się powtórzy, zrób kopię zapasową w Ustawieniach.',
  settingsNewer:
    'Ustawienia zapisała nowsza wersja aplikacji. Zostają nietknięte; wczytaj ponownie, aby dostać nowszą wersję.',
  settingsDamaged:
    'Zapisane ustawienia były uszkodzone, więc wracają do początkowych. Armie i rzuty są bezpieczne.',
  crashTitle: 'Coś poszło nie tak',
  crashText:
    'Twoje dane są zapisane. Wczytaj ponownie, aby grać dalej; jeśli się powtórzy, wyeksportuj dane i skopiuj szczegóły do zgłoszenia.',
  carryOn: 'Graj dalej bez wczytywania',
  copyDetails: 'Kopiuj szczegóły',
  copied: 'Skopiowano.',
  exportData: 'Eksportuj moje dane',
};
