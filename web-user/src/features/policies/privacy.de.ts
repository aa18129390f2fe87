import { APP_NAME } from '../../shared/app-name.js';
import { contactSentences } from './contact.js';
import { mapProvider, type MapProvider } from './map-provider.js';
import { operator, operatorName } from './operator.js';
import type { Policy } from './PolicyText.js';

const MAPS: Record<MapProvider, string> = {
  own: 'Die Bilder, aus denen Karten bestehen, holt unser eigener Server, und dein Gerät behält sie eine Weile. Kein Kartendienst erfährt, wer schaut oder welche Gegend sich eine Person ansieht.',
  outside:
    'Die Bilder, aus denen Karten bestehen, kommen von einem Kartendienst, und dein Browser holt sie dort. Dieser Dienst erfährt deine Internetadresse und welche Gegend du dir ansiehst.',
  google:
    'Karten und Orte kommen von Google, und dein Browser holt sie dort. Google erfährt deine Internetadresse und welche Gegend du dir ansiehst.',
};

export const policy: Policy = {
  note: 'Diese Übersetzung soll dir das Lesen leichter machen. Maßgeblich ist die englische Fassung.',
  intro: `Auf dieser Seite steht, was ${APP_NAME} über dich weiß, warum, wer es sieht und wann es wieder weg ist.`,
  sections: [
    {
      title: 'Für wen das ist',
      paragraphs: [
        ...(operator()
          ? [`${APP_NAME} wird betrieben von: ${operator()}. Dort liegt die Verantwortung für deine Daten.`]
          : []),
        `${APP_NAME} ist für Erwachsene. Für ein Konto musst du mindestens 18 Jahre alt sein, und wir speichern wissentlich keine Daten von jüngeren Personen.`,
      ],
    },
    {
      title: 'Was wir erheben',
      points: [
        'Konto: Name, Benutzername, E-Mail, Geburtsdatum und, wenn du möchtest, ein Profilbild oder eine Zeichnung.',
        'Profil: Bio, Interessen und deine Antworten auf die Umfrage.',
        'Ort: der Ort, den du eintippst oder ermitteln lässt. Seine Position speichern wir nur auf etwa anderthalb Kilometer genau.',
        'Vorlieben: Art des Lokals, Altersspanne, Zeiten und Tage, an denen du kannst, und die größte Entfernung.',
        'Aktivität: Chatnachrichten, die Treffen, bei denen du dabei warst, ob du gesagt hast, dass du kommst, dich verspätest oder nicht kannst, verpasste Tische und was du uns dazu geschrieben hast, und deine Rückmeldungen, auch mit wem du nicht mehr am Tisch sitzen möchtest.',
        'Begleitung: die Freunde, mit denen du kommst, und der Code, den du geteilt hast, Änderungen deines Tisches, zu denen wir dich gefragt haben, und Angebote eines Chats zu zweit, jeweils mit deiner Antwort.',
        'Was du einrichtest: Links zu deinem Kalender, zu deinem Plan für Freunde und zu deinem Treffen, die Geräte mit Push-Nachrichten und die Nachrichten, die du abgeschaltet hast.',
        'Überprüfung, nur wenn du es möchtest: deine Telefonnummer, ein Ausweisdokument und ein aktuelles Foto.',
        'Sicherheit: Meldungen, die du machst oder die dich betreffen, die Personen, die du blockierst, wann wir gefragt haben, ob du gut nach Hause gekommen bist, und wann du geantwortet hast, und, falls dein Konto je gesperrt war, warum, bis wann und was du uns dazu geschrieben hast.',
        'Technik: Angaben zu Gerät und IP-Adresse, mit denen wir Anmeldungen und den Dienst sicher halten: Browser und System jeder Anmeldung, ein Cookie, an dem wir deinen Browser 180 Tage lang wiedererkennen, und ob dein Konto an seinem Tag das erste aus seinem Netz war.',
      ],
    },
    {
      title: 'Wofür wir es verwenden',
      points: [
        'um dich mit Leuten zusammenzusetzen, die zu den Vorlieben aller am Tisch passen;',
        'um Chats, Treffen und die E-Mails zu betreiben, die du brauchst;',
        'um den Dienst sicher zu halten: Missbrauch zu verhindern, Meldungen nachzugehen und Überprüfungen durchzuführen.',
      ],
      paragraphs: ['Wir verkaufen deine Daten nicht und zeigen keine Werbung.'],
    },
    {
      title: 'Was andere sehen',
      paragraphs: [
        'Die Leute an deinem Tisch sehen deinen Vornamen, dein Profilbild, eine Altersspanne, deine Vertrauensstufe und Abzeichen, deine Bio und deine Interessen. Sie sehen nie deinen Nachnamen, Benutzernamen, deine E-Mail, Telefonnummer, dein Geburtsdatum, genaues Alter, deine Adresse oder Position und auch nicht, wie weit weg du wohnst.',
        'Wer am selben offenen Treffen teilnehmen könnte, sieht vielleicht auch deine Umfrageantworten. An einem Tisch sehen die Leute nur die Antworten, die sie selbst auch gegeben haben und die der größte Teil des Tisches teilt.',
        'Wenn du ein Treffen organisierst, kannst du einen Link dazu teilen. Wer den Link hat, sieht Titel, Datum, Uhrzeit, Gegend und freie Plätze, aber keine Person und keine Adresse, bis du ihn nicht mehr teilst oder das Treffen beginnt.',
      ],
    },
    {
      title: 'Ort',
      paragraphs: [
        'Mit deinem Ort setzen wir dich innerhalb der Entfernung zusammen, die alle angegeben haben, und finden Lokale in der Nähe. Dein Browser fragt, bevor er eine Position weitergibt, und du kannst stattdessen immer eine Adresse eintippen.',
        MAPS[mapProvider()],
      ],
    },
    {
      title: 'Chatnachrichten',
      paragraphs: [
        'Nachrichten sind für die Leute am Tisch ab dem Moment sichtbar, in dem sie dazugekommen sind. Sie werden 180 Tage nach dem Essen gelöscht. Wenn du dein Konto löschst, werden deine Chatnachrichten innerhalb von 30 Tagen gelöscht. Die Moderation liest Nachrichten nur, wenn eine davon gemeldet wurde, und jeder solche Blick wird festgehalten.',
      ],
    },
    {
      title: 'Telefonnummern, Ausweisdokumente und Fotos',
      points: [
        'An deine Telefonnummer schicken wir dir Codes; wir behalten sie, bis du sie entfernst oder dein Konto löschst.',
        'Ausweisdokumente werden verschlüsselt gespeichert und nur von der Person aus der Moderation gesehen, die sie prüft und sich dafür mit einem zweiten Faktor anmeldet; jeder Blick wird festgehalten. Aus einer PDF-Datei werden Bilder ihrer Seiten; die PDF-Datei selbst behalten wir nicht. Die Datei wird gelöscht, sobald sie angenommen ist, innerhalb von 7 Tagen, wenn sie abgelehnt wird, und innerhalb von 30 Tagen, wenn nie entschieden wurde.',
        'Das Foto, das du zur Überprüfung deines Bildes machst, vergleicht die Moderation mit deinem Profilbild und löscht es nach denselben Regeln.',
        'Was bleibt, ist das Ergebnis, wer geprüft hat, wann, und ob das Geburtsdatum übereinstimmte.',
      ],
    },
    {
      title: 'Meldungen, Blockierungen und Sperrungen',
      paragraphs: [
        'Die Person, die du meldest, erfährt nicht, von wem die Meldung kommt; das weiß nur unsere Moderation. Zu deiner Meldung behalten wir eine Kopie dessen, worum es geht: das Profil, wie andere es sahen, das Treffen oder die Nachricht mit bis zu zehn davor und zehn danach. Jeder Blick der Moderation darauf wird festgehalten. Die Kopie und deine Notiz werden 180 Tage nach der Entscheidung gelöscht; die Entscheidung selbst bleibt.',
        'Blockierungen sind still: Die andere Person erfährt nichts davon. Sie bleiben, bis du sie zurücknimmst oder eine von euch beiden Personen das Konto löscht. Eine Meldung, über die nie entschieden wurde, wird nach 180 Tagen gelöscht, es sei denn, es geht um die Sicherheit.',
        'Wenn wir dein Konto sperren oder schließen, erfährst du, warum und bis wann, und kannst uns einmal in der App schreiben, damit jemand aus der Moderation, der nicht selbst entschieden hat, noch einmal darauf schaut. Grund, Daten und Notizen behalten wir, bis dein Konto gelöscht ist.',
      ],
    },
    {
      title: 'Wer uns hilft',
      paragraphs: [
        'Einen Teil der Arbeit erledigen Dienste, die deine Daten nur für diese Arbeit verwenden dürfen: Hosting und Speicherung, Versand von E-Mails und SMS, Suche nach Adressen und Anzeige von Karten. Wenn du dich mit einem anderen Dienst wie Google anmeldest, teilt er uns deinen Namen, deine E-Mail und ob er sie bestätigt hat mit, und er erfährt, dass du diesen Dienst nutzt. Dein Passwort dort bekommen wir nie, und dein Bild übernehmen wir nicht von dort.',
      ],
    },
    {
      title: 'Wie lange wir es behalten',
      points: [
        'Wer mit wem am Tisch saß, ob du gesagt hast, dass du kommst, und Rückmeldungen: ein Jahr. Mit wem du nicht mehr am Tisch sitzen möchtest: bis eines der beiden Konten gelöscht ist.',
        'Verpasste Tische: 90 Tage, ein Einspruch bis 30 Tage nach der Antwort.',
        'Gruppen von Freunden und ihre Codes: bis zwei Tage nach dem Samstag.',
        'Änderungen eines Tisches und Angebote eines Chats zu zweit, mit deiner Antwort: bis sie enden, höchstens 14 Tage. Ein Chat zu zweit schließt nach 90 Tagen ohne Nachricht.',
        'Wann wir gefragt haben, ob du gut nach Hause gekommen bist, und wann du geantwortet hast: zwei Tage. Die Antwort behalten wir nicht; ein Nein ist eine Meldung.',
        'Der Link zu deinem Plan: bis sechs Stunden nach dem Beginn oder bis du ihn zurücknimmst. Der Link zu deinem Kalender: bis du ihn ersetzt oder dein Konto löschst.',
        'Ein Gerät mit Push-Nachrichten: bis du dich dort abmeldest oder sie abschaltest.',
        'Registrierungen, Zurücksetzungen und Änderungen, die nicht abgeschlossen wurden: einen Tag nach dem Ende ihres Codes. Zähler, die Missbrauch bremsen: höchstens einen Tag.',
      ],
      paragraphs: [
        'Wir behalten deine Daten, solange du ein Konto hast. Wenn du dich zwei Jahre lang nicht anmeldest, schreiben wir dir zweimal eine E-Mail und löschen es dann. Die Texte von Treffen und Vorschläge für Lokale werden 180 Tage nach dem Termin gelöscht. Was unsere Moderation getan hat, bleibt zwei Jahre festgehalten. Wenn du dein Konto löschst, wirst du sofort abgemeldet, von jedem Tisch genommen und ausgeblendet; persönliche Daten und Nachrichten werden innerhalb von 30 Tagen gelöscht. Die Kopie in einer Meldung über dich bleibt bis 180 Tage nach der Entscheidung erhalten, auch wenn es dein Konto nicht mehr gibt. Anmeldungen enden nach 7 Tagen ohne Nutzung.',
      ],
    },
    {
      title: 'Deine Möglichkeiten und Rechte',
      paragraphs: [
        'Du kannst die meisten deiner Daten in der App sehen und ändern, alle herunterladen und dein Konto löschen. Je nachdem, wo du lebst, kannst du auch dem widersprechen, was wir damit tun, es einschränken lassen und dich bei einer Datenschutzbehörde beschweren.',
      ],
    },
    {
      title: 'Änderungen und Fragen',
      paragraphs: [
        `Wenn sich diese Erklärung ändert, veröffentlichen wir sie hier mit Datum, und wir sagen es dir in der App, wenn es wichtig ist. ${contactSentences(
          {
            byEmail: 'Bei Fragen schreib an {contact}.',
            elsewhere: 'Hier erreichst du uns: {reach}.',
            otherwise: `Bei Fragen wende dich bitte an ${operatorName() || `die Leute, die ${APP_NAME} bei dir betreiben`}.`,
          },
        )}`,
      ],
    },
  ],
};
