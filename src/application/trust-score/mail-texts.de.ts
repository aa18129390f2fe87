import type { ReviewKind } from '../../domain/trust-score/review-kind.js';
import type { ReviewReason } from '../../domain/trust-score/verification-review.js';
import type { ReviewMailTexts } from './mail-texts.en.js';

const THANKS: Record<ReviewKind, string> = {
  id: 'Danke, dass du deinen Ausweis geschickt hast. Wir konnten ihn noch nicht annehmen.',
  picture: 'Danke, dass du dein Foto geschickt hast. Wir konnten es noch nicht annehmen.',
};
const ANOTHER: Record<ReviewKind, string> = { id: 'einen anderen Ausweis', picture: 'ein anderes Foto' };

const VERIFIED: Record<ReviewKind, string> = {
  id: 'Dein Ausweis ist bestätigt',
  picture: 'Dein Foto ist bestätigt',
};

const RETRY: Record<ReviewKind, string> = {
  id: 'Dein Ausweis braucht einen neuen Versuch',
  picture: 'Dein Foto braucht einen neuen Versuch',
};

const PRAISE: Record<ReviewKind, string> = {
  id: 'Gute Nachricht: Wir haben deinen Ausweis geprüft, und alles stimmt. Das sind +20 Punkte, und dein Tisch sieht das Abzeichen. Deine Datei haben wir gelöscht.',
  picture:
    'Gute Nachricht: Dein Foto passt zu deinem Profilbild. Das sind +20 Punkte, und dein Tisch sieht das Abzeichen. Das geschickte Foto haben wir gelöscht.',
};

const MISMATCH: Record<ReviewKind, string> = {
  id: 'Der Name oder das Geburtsdatum stimmt nicht mit deinem Konto überein.',
  picture: 'Wir konnten nicht erkennen, ob es dieselbe Person ist wie auf deinem Profilbild.',
};

const WHY: Record<Exclude<ReviewReason, 'mismatch'>, string> = {
  unreadable:
    'Wir konnten nicht genug erkennen. Am besten geht ein scharfes Foto bei gutem Licht, auf dem nichts verdeckt ist.',
  expired: 'Das Dokument ist abgelaufen. Schick bitte eines, das noch gültig ist.',
  wrong_document:
    'Diese Art von Dokument können wir nicht nutzen. Schick bitte einen Reisepass, einen Personalausweis oder einen Führerschein.',
  not_a_person: 'Wir konnten darauf kein Gesicht sehen.',
  other: 'Diesmal konnten wir es nicht annehmen.',
};

export const reviewMailTextsDe: ReviewMailTexts = {
  approved: (kind) => ({
    subject: VERIFIED[kind],
    paragraphs: [PRAISE[kind], 'Danke, dass du jeden Tisch ein bisschen sicherer machst.'],
    button: 'Vertrauenswert ansehen',
  }),
  rejected: (kind, reason, note) => ({
    subject: RETRY[kind],
    paragraphs: [
      THANKS[kind],
      reason === 'mismatch' ? MISMATCH[kind] : WHY[reason],
      ...(note ? [`Aus der Prüfung dazu: ${note}`] : []),
      `Du kannst es jederzeit noch einmal versuchen: Öffne deinen Vertrauenswert in der App und schick ${ANOTHER[kind]}. Sonst ändert sich nichts.`,
    ],
    button: 'Noch einmal versuchen',
  }),
};
