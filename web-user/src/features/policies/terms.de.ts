import { APP_NAME } from '../../shared/app-name.js';
import { contactSentences } from './contact.js';
import { operator, operatorName } from './operator.js';
import type { Policy } from './PolicyText.js';

export const policy: Policy = {
  note: 'Diese Übersetzung soll dir das Lesen leichter machen. Maßgeblich ist die englische Fassung.',
  intro: `Diese Bedingungen sind die Vereinbarung zwischen dir und ${operator() ? `${operator()} (betreibt ${APP_NAME})` : APP_NAME}. Sie sind geschrieben, um gelesen zu werden. Wenn dir etwas darin nicht zusagt, nutze den Dienst bitte nicht.`,
  sections: [
    {
      title: 'Was wir anbieten',
      paragraphs: [
        `${APP_NAME} bringt Erwachsene miteinander in Kontakt und setzt sie samstags in kleinen Gruppen in einem Café oder Restaurant zusammen. Du sagst uns, wann du Zeit hast, welche Art von Ort du magst und wie weit du fahren würdest. Wir schlagen dir einen Tisch vor und öffnen einen Chat dafür.`,
        'Die Orte, an denen ihr euch trefft, gehören uns nicht; wir betreiben sie nicht und reservieren dort nichts. Essen, Getränke, Anreise und alles andere vor Ort sind eine Sache zwischen dir und dem Lokal.',
      ],
    },
    {
      title: 'Wer den Dienst nutzen darf',
      paragraphs: [
        'Du musst mindestens 18 Jahre alt sein. Mit dem Anlegen eines Kontos bestätigst du, dass das stimmt und dass das angegebene Geburtsdatum dein eigenes ist. Konten von jüngeren Personen schließen wir.',
      ],
    },
    {
      title: 'Dein Konto',
      paragraphs: [
        'Eine Person, ein Konto. Mach richtige Angaben, behalte dein Passwort für dich und sag uns Bescheid, wenn es jemand anderem in die Hände gefallen ist. In den Einstellungen siehst du, wo du angemeldet bist, und wir schreiben dir eine E-Mail, wenn sich jemand auf einem neuen Gerät anmeldet. Was unter deinem Konto geschieht, gilt als von dir getan, bis du uns etwas anderes sagst.',
      ],
    },
    {
      title: 'Wie Tische entstehen',
      paragraphs: [
        'Ein Programm stellt die Tische aus den Vorlieben, Umfrageantworten, Altersspannen und Entfernungen zusammen, die ihr angebt. Du kannst immer nur eine offene Anfrage haben. Wir können nicht versprechen, dass sich für einen bestimmten Samstag ein Tisch findet, dass alle kommen oder dass ihr euch versteht.',
        'Eine Anfrage behält den Ort, für den ihr Tisch gefunden wurde: Wenn du umziehst, zählt das ab deiner nächsten Anfrage. Um zu schützen, wo Menschen wohnen, kannst du deinen Ort dreimal am Tag und zehnmal im Monat ändern.',
      ],
    },
    {
      title: 'Kommen',
      paragraphs: [
        'Andere Leute planen ihren Samstag mit dir. Wenn du nicht kommen kannst, verlass den Tisch in der App so früh wie möglich, damit jemand anderes deinen Platz bekommt. Alle an einem Tisch können ihn für alle absagen; bitte tu das nur, wenn das Treffen wirklich nicht stattfinden kann.',
        `Wenn du innerhalb von 90 Tagen mehrmals nicht zu Tischen kommst oder Plätze spät aufgibst, bekommen andere bis zu 30 Tage lang zuerst einen Platz. Wo die Menschen hinter ${APP_NAME} es eingeschaltet haben, kannst du außerdem bis zu 14 Tage lang keinen neuen Tisch anfragen. Grund und Ende schicken wir dir per E-Mail, und du kannst einmal bei der Moderation Einspruch einlegen.`,
      ],
    },
    {
      title: 'Wie wir miteinander umgehen',
      paragraphs: ['Ein Tisch ist nur so gut wie seine Manieren. Du verpflichtest dich,'],
      points: [
        'niemanden zu belästigen, zu bedrohen, zu beleidigen oder zu diskriminieren;',
        'dich nicht als jemand anderes auszugeben und kein Bild von jemand anderem zu verwenden;',
        'nicht zu werben, zu rekrutieren, zu verkaufen oder um Geld zu bitten;',
        'nicht ungefragt weiterzugeben, was andere dir erzählt haben, oder ihre Bilder zu zeigen;',
        'ohne Zustimmung des Tisches niemanden aufzunehmen und keine Gäste mitzubringen;',
        'den Dienst für nichts Rechtswidriges zu nutzen.',
      ],
    },
    {
      title: 'Deine Sicherheit',
      paragraphs: [
        `${APP_NAME} überprüft die Menschen, die den Dienst nutzen, nicht. Wir führen keine Hintergrundprüfungen durch und garantieren weder die Identität, das Verhalten oder die Absichten von irgendjemandem noch deine Sicherheit.`,
        'Triff dich an öffentlichen Orten, sag vertrauten Menschen, wo du bist, sorge selbst für deinen Heimweg und vertrau deinem Urteil. Ruf im Notfall zuerst den Notruf an.',
      ],
    },
    {
      title: 'Überprüfung und Vertrauenswert',
      paragraphs: [
        'Du kannst deine E-Mail, dein Geburtsdatum, dein Telefon, dein Ausweisdokument und dein Bild bestätigen lassen, und jeder Schritt erhöht deinen Vertrauenswert. Das ist freiwillig. Ein Abzeichen oder ein hoher Wert besagt, dass ein Schritt erledigt wurde; er garantiert nicht, wer eine Person ist oder wie sie sich verhalten wird.',
      ],
    },
    {
      title: 'Was du schreibst und hochlädst',
      paragraphs: [
        'Was du schreibst, gehört weiterhin dir. Du erlaubst uns, es zu speichern und denen zu zeigen, für die es gedacht ist; das ist nötig, um den Dienst zu betreiben. Lade nichts hoch, was du nicht teilen darfst.',
      ],
    },
    {
      title: 'Meldungen, Sperrung und Schließung',
      paragraphs: [
        'Alle können eine Person, eine Nachricht oder ein Treffen melden. Wir gehen Meldungen nach und dürfen die Nachrichten rund um die gemeldete lesen. Du kannst eine Person auch blockieren: Dann seht ihr beide nicht mehr, was die andere Person schreibt, und kommt nicht mehr an denselben Tisch.',
        'Wir dürfen ein Konto sperren oder schließen, das gegen diese Bedingungen verstößt oder der Gemeinschaft schadet, und zwar sofort, wenn die Sicherheit es verlangt. Um ein Konto zu schließen, braucht es zwei Personen aus der Moderation. Du erfährst den Grund und kannst einmal darum bitten, dass jemand, der nicht selbst entschieden hat, noch einmal darauf schaut. Dein eigenes Konto kannst du jederzeit löschen, auch während einer Sperrung.',
      ],
    },
    {
      title: 'Verfügbarkeit und Änderungen am Dienst',
      paragraphs: [
        'Wir bemühen uns, den Dienst am Laufen und deine Daten unversehrt zu halten, aber er wird so angeboten, wie er ist, und kann unterbrochen, geändert oder eingestellt werden. Wenn eine Änderung für dich wichtig ist, sagen wir es dir vorher.',
      ],
    },
    {
      title: 'Haftung',
      paragraphs: [
        'Soweit das Gesetz es erlaubt, haften wir nicht für das Verhalten von Menschen innerhalb oder außerhalb des Dienstes, für das, was bei einem Treffen oder in dessen Umfeld geschieht, oder für mittelbare Schäden. Nichts in diesen Bedingungen beschränkt eine Haftung, die gesetzlich nicht beschränkt werden kann.',
      ],
    },
    {
      title: 'Änderungen dieser Bedingungen',
      paragraphs: [
        'Wenn sich diese Bedingungen ändern, veröffentlichen wir den neuen Text hier mit Datum, und wir sagen es dir in der App, wenn die Änderung über den Wortlaut hinausgeht. Wenn du den Dienst danach weiter nutzt, gelten die neuen Bedingungen.',
      ],
    },
  ],
  closing: {
    title: 'Kontakt',
    paragraphs: [
      contactSentences({
        byEmail: 'Fragen zu diesen Bedingungen? Schreib an {contact}, und ein Mensch antwortet dir.',
        elsewhere: 'Hier erreichst du uns: {reach}.',
        otherwise: `Fragen zu diesen Bedingungen? Wende dich bitte an ${operatorName() || `die Leute, die ${APP_NAME} bei dir betreiben`}.`,
      }),
    ],
  },
};
