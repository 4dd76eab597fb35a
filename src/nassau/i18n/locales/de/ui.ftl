### Texte der Web-App

language-name = Deutsch
app-name = Nassau
app-title = Piratenspiele
app-skip = Zum Inhalt
app-loading = Einen Moment …

nav-main = Hauptmenü
nav-home = Start
nav-lobby = Tische
nav-rules = Regeln
nav-settings = Einstellungen
nav-about = Über Nassau
nav-host = Selbst hosten
nav-profile = Dein Profil
nav-signin = Anmelden
nav-replay = Spiel ansehen
nav-back = Zurück

start-title = Ein Hafen für fünf Piratenspiele
start-lead = Spiel mit Freunden, mit Unbekannten oder gegen Bots. Der Tisch kennt alle Regeln und erklärt sie dir.
start-resume = Deine Tische
start-games = Die Spiele
start-play = Jetzt spielen
start-play-game = Jetzt spielen: { $game }
start-learn = In { $minutes } Minuten lernen
start-learn-game = In { $minutes } Minuten lernen: { $game }
start-lesson = Lektion
start-lesson-game = Lektion: { $game }
start-rules = Regeln
start-new = Tisch einrichten
start-players = { $from }–{ $to } Spieler
start-minutes = ca. { $minutes } Minuten
start-soon = Kommt noch: An diesem Spiel bauen wir gerade.
start-yourturn = Du bist dran

play-title = { $game } spielen
play-name = Wie heißt du am Tisch?
play-name-hint = Du brauchst kein Konto. Wenn du später ein Passwort wählst, bleiben dir deine Partien erhalten.
play-another = Anderer Name
play-bots = Gegen Bots
play-learn = Beim Spielen lernen
play-people = Mit anderen
play-friends = Freunde einladen
play-seats = Spieler
play-level = Spielstärke der Bots
play-bots-hint = geht sofort los
play-learn-hint = gegen Bots, mit Hinweisen zu jeder Entscheidung
play-people-hint = nach { $seconds } Sekunden füllen Bots auf
play-friends-hint = privater Tisch, Einladung per Link
play-as = Du spielst als { $name }.

lobby-title = Tische
lobby-lead = An offenen Tischen kannst du mitspielen, bei laufenden Partien zuschauen.
lobby-open = Freie Plätze
lobby-running = Laufende Partien
lobby-mine = Deine Tische
lobby-none-open = Gerade wartet niemand. Mach einen Tisch auf, dann sehen ihn die anderen sofort hier.
lobby-none-running = Gerade läuft keine Partie.
lobby-join = Mitspielen
lobby-watch = Zuschauen
lobby-return = Zurück an den Tisch
lobby-new = Tisch einrichten
lobby-filter = Tische filtern
lobby-filter-game = Spiel
lobby-filter-all = Alle Spiele
lobby-filter-unclocked = Nur ohne Uhr
lobby-free = frei
lobby-host = Gastgeber: { $name }
lobby-replay = Wiederholung ansehen

new-title = Tisch einrichten
new-game = Spiel
new-seats = Plätze
new-seat = Platz { $number }
new-you = Du
new-kind-person = Für jemanden, den ich einlade
new-kind-open = Für alle offen
new-kind-bot = Bot
new-level = Spielstärke
new-add = Platz hinzufügen
new-remove = Platz entfernen
new-options = Regeln dieses Tisches
new-options-default = wie in der Anleitung
new-preset = Nach welchen Regeln?
new-options-preset = wie oben gewählt
new-options-changed = { $count ->
    [one] 1 Regel geändert
   *[other] { $count } Regeln geändert
}
new-clock = Bedenkzeit
new-visibility = Wer darf mitspielen?
new-spectators = Zuschauer erlaubt
new-rated = Zählt für die Wertung (nur wenn alle ein Konto haben)
new-autoplay = Wenn es nur einen möglichen Zug gibt, sofort ausführen
new-learning = Lerntisch: Wer dran ist, darf den Kapitän um Rat fragen (zählt nicht für die Wertung)

counsel-ask = Kapitän um Rat fragen
counsel-thinking = Der Kapitän denkt nach …
counsel-title = Das rät der Kapitän:
counsel-hide = Rat ausblenden
counsel-share = Erwarteter Anteil am Sieg

table-deputy-level = Spielstärke des Vertreters

new-create = Tisch öffnen
new-start = Jetzt starten

clock-none = Ohne Uhr
clock-none-hint = alle haben so viel Zeit, wie sie wollen
clock-friendly = Entspannt
clock-friendly-hint = nach langem Warten springt ein Vertreter ein
clock-live = Zügig
clock-live-hint = für eine Partie an einem Abend
clock-slow = Fernpartie
clock-slow-hint = mindestens ein Tag pro Entscheidung

visibility-public = Alle
visibility-invite = Nur wer den Link hat

level-landlubber = Landratte
level-sailor = Matrose
level-captain = Kapitän
level-admiral = Admiral

table-title = { $game }
table-yourturn = Du bist dran
table-turn-mine = Du bist dran
table-turn-other = Am Zug: { $names }
table-turn-thinking = { $count ->
    [one] { $names } überlegt …
   *[other] { $names } überlegen …
}
table-over = Die Partie ist zu Ende
table-watching = Du schaust zu
table-watchers = { $count ->
    [one] 1 Zuschauer
   *[other] { $count } Zuschauer
}
table-log = Spielverlauf
table-chat = Chat
table-others = Plätze
table-players = Mitspieler
table-summary = Spielplan als Text
table-options = Alle Möglichkeiten als Liste
table-undo = Zug zurücknehmen
table-help = Tastenkürzel
table-menu = Tischmenü
table-leave = Tisch verlassen
table-leave-running = Ein Vertreter spielt für dich weiter, und du kannst jederzeit zurückkommen. Sind alle gegangen, spielt kein Bot besser als ein Matrose.
table-leave-confirm = Verlassen
table-deputy = Einen Bot für mich spielen lassen
table-deputy-on = Gerade spielt ein Bot für dich ({ $level }).
table-deputy-off = Wieder selbst spielen
table-deputy-mark = Vertreter: { $level }
table-share = Link kopieren
table-share-done = Link kopiert
table-rules = Regeln
table-odds = Wahrscheinlichkeiten zeigen
table-hints = Hinweise zeigen
table-speed = Tempo
table-speed-factor = { $factor }×
table-speed-instant = Sofort
table-volume = Lautstärke
table-volume-off = Aus
table-bot = Bot
table-bot-level = Bot, { $level }
table-you = du
table-offline = abwesend
table-since = Seit deinem letzten Zug
table-why = Warum nicht? { $what }
table-choose = Auswählen
table-cancel = Abbrechen
table-set = Auf { $number } stellen
table-less = Weniger
table-more = Mehr

# Was in der Entscheidungsleiste zusammengestellt und dann auf einmal abgeschickt wird
compose-reset = Neu wählen
compose-amount = { $name }: { $count } von { $most }
compose-bargain = Schnäppchen machen …
compose-bargain-pick = Welche zwei Waren?
compose-load = { $rest ->
    [0] Alles laden
   *[other] { $count } laden, { $rest } ablegen
}
compose-goals-kept = behalten
compose-goals-keep = { $rest ->
    [0] Diese Karte behalten
    [one] Diese Karte behalten, 1 zurücklegen
   *[other] Diese Karte behalten, { $rest } zurücklegen
}
compose-goals-order = In dieser Reihenfolge zurücklegen
compose-goals-pick = Erst die Karte, die du behältst, dann die anderen in der Reihenfolge, in der sie zurückgehen
compose-goals-tuck = In welcher Reihenfolge gehen sie zurück?
compose-fields = { $count } von { $most } Inseln
compose-fill = { $count ->
    [one] 1 Feld ausmalen
   *[other] { $count } Felder ausmalen
}

story-faster = Schneller
story-skip = Überspringen
settled-show = Abrechnung
settled-nothing = Nichts in dieser Runde.

table-enlarge = Spielplan vergrößern
table-shrink = Ganzen Spielplan zeigen
table-sealed = Versiegelte Würfel: Prüfsumme { $hash }
table-gone = Du kannst diesen Tisch nicht mehr sehen: Er wurde geschlossen, oder du wurdest entfernt.
table-missing = Diesen Tisch gibt es nicht, oder er ist privat.
table-chat-say = Nachricht an alle
table-chat-send = Senden
table-chat-empty = Noch hat niemand etwas geschrieben.
table-chat-mute = { $name } stummschalten
table-chat-unmute = { $name } nicht mehr stummschalten
table-chat-muted = stummgeschaltet
table-chat-new = neu
table-log-empty = Noch ist nichts passiert.
table-rule = Regel { $id }

room-title = Warten auf Mitspieler
room-invite = Schick deinen Freunden diesen Link:
room-copy = Kopieren
room-copied = Kopiert

invite-renew = Einladungslink erneuern
invite-renew-sure = Der alte Link funktioniert dann nicht mehr. Wer am Tisch sitzt, bleibt; wer über den Link zuschaut, fliegt raus.
invite-renew-confirm = Link erneuern
invite-renewed = Es gibt jetzt einen neuen Link.

room-ready = Ich bin bereit
room-notready = Doch nicht bereit
room-isready = bereit
room-waits = noch nicht bereit
room-free = freier Platz
room-sit = Hier sitzen
name-title = Wie heißt du?
name-sit = Platz nehmen
room-bots = Mit Bots auffüllen
room-bot = Bot auf Platz { $number }
room-bot-none = Kein Bot
room-fewer = Platz entfernen
room-kick = Platz freimachen
room-leave = Aufstehen
room-start = Spiel starten
room-begins = Es geht los, sobald alle bereit sind.
room-begin = Du kannst starten, sobald alle bereit sind.
room-options = Regeln dieses Tisches
room-dice = Versiegelte Würfel: Vor dem Start steuert jeder Browser Zufall bei. So kann niemand einen Wurf bestimmen oder vorhersehen.
room-rated = Diese Partie zählt für die Wertung. Zum Mitspielen brauchst du ein Konto.
room-seal = Diese Prüfsumme ist bei allen am Tisch gleich:
room-sealing = Gleich geht es los: Die Würfel werden versiegelt …

event-game_started = Die Partie beginnt.
event-acts_undone = { $name } nimmt einen Zug zurück.
event-deputy_took_over = Ein Bot spielt für { $name }.
event-deputy_took_over-asked = { $name } lässt einen Bot für sich spielen ({ $level }).
event-deputy_took_over-left = { $name } hat den Tisch verlassen, ein Bot spielt weiter ({ $level }).
event-deputy_took_over-time = Die Bedenkzeit von { $name } ist abgelaufen, ein Bot spielt weiter ({ $level }).
event-deputy_took_over-removed = { $name } wurde vom Tisch entfernt, ein Bot spielt weiter ({ $level }).
event-deputy_gave_back = { $name } spielt wieder selbst.
event-bot_faltered = Der Bot { $name } hat keinen Zug gefunden, ein schwächerer ist eingesprungen.
event-stop_asked = { $name } möchte die Partie abbrechen.
event-stop_declined = { $name } möchte weiterspielen.
event-game_stopped = Ihr habt die Partie gemeinsam abgebrochen.
event-game_finished = Die Partie ist zu Ende.

table-stop = Abbruch vorschlagen
table-stop-agree = Partie abbrechen
table-stop-decline = Weiterspielen
table-stop-asked = Partie abbrechen? Vorschlag von { $names }.
table-stop-waiting = Du hast einen Abbruch vorgeschlagen. Die anderen werden gefragt.
table-stop-alone = Du spielst nur gegen Bots: Die Partie endet sofort und ohne Sieger.
table-stop-end = Partie beenden
table-host = { $name } zum Gastgeber machen
table-host-you = Du bist jetzt Gastgeber dieses Tisches.
table-kick = { $name } entfernen
table-close = Tisch schließen

hint-title = Hinweis
hint-next = Weiter
hint-done = Verstanden
hint-off = Keine Hinweise mehr

lesson-title = Lektion: { $lesson }
lesson-progress = Schritt { $page } von { $pages }
lesson-next = Weiter
lesson-later = Später weitermachen
lesson-skip = Lektion überspringen
lesson-wrong = Das ginge in einer echten Partie auch. Nimm jetzt erst mal, was leuchtet.
lesson-skipped = Du hast die Lektion verlassen. Du kannst sie jederzeit neu beginnen.
lesson-done = Lektion geschafft!
lesson-practice = Übungspartie spielen
lesson-practice-hint = gegen zwei gemütliche Bots, mit Rat auf Wunsch
lesson-home = Zur Startseite
lesson-again = Lektion von vorn beginnen


rule-more = In den Regeln nachlesen
rule-close = Schließen

help-title = Tastenkürzel
help-arrows = Zwischen allen Möglichkeiten wechseln
help-digits = Knopf mit dieser Nummer wählen
help-enter = Auswählen
help-undo = Zug zurücknehmen
help-list = Alle Möglichkeiten als Liste
help-summary = Spielplan als Text
help-hint = Hinweis ein- oder ausblenden
help-help = Diese Hilfe
help-escape = Menü schließen
help-key-arrows = Pfeiltasten
help-key-enter = Eingabe
help-key-escape = Esc

result-title = Ergebnis
result-winner = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
}
result-score = Summe
result-how = Die Wertung
result-course = Der Spielverlauf
result-rematch = Revanche
result-rematch-go = Zur Revanche
result-replay = Wiederholung ansehen
result-share = Bild teilen
result-verify = Würfel prüfen
result-download = Partie herunterladen
result-show = Ergebnis anzeigen
result-chart = Punkteverlauf. Am Ende: { $scores }

insight-title = Glück und Entscheidungen
insight-what = So schätzen die Bots die Partie ein, wenn alle Karten offen liegen. Glück ist, was der Zufall mehr oder weniger brachte als im Schnitt; der Rest sind Entscheidungen, deine und die der anderen.
insight-working = Die Bots werten die Partie aus … { $percent } %
insight-chart = Verlauf der Gewinnchancen. Am Ende: { $scores }
insight-luck = Glück
insight-decisions = Entscheidungen
insight-rolls = Das größte Glück und das größte Pech
insight-regrets = Die teuersten Fehler
insight-better = Der Kapitän hätte gewählt:
insight-none = Keine groben Fehler: Der Kapitän hätte auch nicht viel besser gespielt.
insight-show = Diesen Moment in der Wiederholung ansehen

replay-title = Wiederholung: { $game }
replay-play = Abspielen
replay-pause = Anhalten
replay-first = Zum Anfang
replay-last = Zum Ende
replay-prev = Schritt zurück
replay-next = Schritt vor
replay-at = Schritt { $at } von { $all }
replay-view = Sicht
replay-view-watch = Zuschauer
replay-view-open = Alle Karten offen
replay-share = Link zu diesem Moment kopieren
replay-speed = Tempo
replay-missing = Diese Partie gibt es nicht, oder du darfst sie nicht ansehen.
replay-chart = Punkteverlauf

verify-title = Würfel prüfen
verify-lead = Dein Browser rechnet jeden Wurf und jede Karte dieser Partie nach: aus dem Geheimnis, das vor dem ersten Zug versiegelt wurde, und aus dem Zufall aller Browser. Dazu vergleicht er mit dem, was er während der Partie aufgehoben hat.
verify-start = Jetzt prüfen
verify-later = Das Geheimnis wird nach der Partie aufgedeckt.
verify-ok = { $count ->
    [one] Das Ergebnis stimmt mit den versiegelten Würfeln überein.
   *[other] Alle { $count } Ergebnisse stimmen mit den versiegelten Würfeln überein.
}
verify-bad = Ergebnis { $number } weicht ab: Im Spielverlauf steht { $log }, die versiegelten Würfel ergeben { $drawn }.
verify-problem-alarm = Während der Partie hat der Server etwas anderes gezeigt als vorher. Vertrau diesen Würfeln nicht.
verify-problem-commitment = Der Server zeigt eine andere Prüfsumme als vor dem Start. Vertrau diesen Würfeln nicht.
verify-problem-secret = Das Geheimnis passt nicht zur Prüfsumme von vor dem Start.
verify-problem-restart = Der Start wurde wiederholt: Beim ersten Mal standen andere Beiträge fest.
verify-problem-contribution = Der Zufall deines Browsers fehlt in diesen Würfeln.
verify-problem-promise = Ein Beitrag ist ein anderer als der, der vor dem Start festgelegt wurde.
verify-problem-missing = Es fehlen Ergebnisse, die dein Browser während der Partie gesehen hat.
verify-problem-bounds = Ein Würfel hat nicht die Seiten, die er laut Regeln hat.
verify-problem-chain = Ein Wurf oder eine Karte ist anders beschrieben, als der Server es während der Partie festgelegt hat.
verify-basis-own = Dein Browser hat selbst Zufall beigesteuert und die Prüfsumme schon vor dem Start aufgehoben.
verify-basis-kept = Dein Browser hat die Prüfsumme während der Partie aufgehoben, aber selbst keinen Zufall beigesteuert.
verify-basis-answer = Dein Browser war nicht dabei und hat nichts aufgehoben. Deshalb zeigt das nur, dass die Angaben des Servers zueinander passen.
verify-late = Nicht rechtzeitig beigesteuert: { $names }.
verify-record = Partie speichern
verify-evidence = Belege meines Browsers speichern
seal-alarm = Vorsicht: Der Server zeigt zu den Würfeln plötzlich etwas anderes als vorher.
verify-stream = Quelle
verify-number = Nr.
verify-outcome = Ergebnis
verify-checked = Geprüft
verify-match = stimmt
verify-differs = weicht ab

rules-title = Regeln
rules-of = Regeln: { $game }
rules-search = In den Regeln suchen
rules-found = { $count ->
    [one] 1 Regel gefunden
   *[other] { $count } Regeln gefunden
}
rules-nothing = Dazu gibt es keine Regel.
rules-contents = Inhalt
rules-option = Hängt von den Regeln des Tisches ab
rules-source-seed = aus der Anleitung
rules-source-public = anderswo veröffentlicht
rules-source-ruling = von uns festgelegt
rules-source-other = Quelle: { $source }
rules-link = Link zur Regel { $id }
rules-options = Wählbare Regeln
rules-lead = Alle Regeln in unseren Worten, mit den Nummern, die du auch am Tisch siehst.
rules-soon = kommt noch
guide-goal = Ziel
guide-turn = Dein Zug
guide-end = Ende der Partie
guide-scoring = Wertung
guide-learn = Spielend lernen ({ $minutes } Minuten)
guide-aid = Spielhilfe zum Drucken
guide-rulebook = Das Regelwerk, Regel für Regel
guide-back = Zurück zu den Regeln
guide-print = Drucken
note-now = Jetzt:
note-not-now = Jetzt nicht:
rules-sources = Woher das stammt
rules-sources-what = Unter jeder Regel steht jetzt, ob sie aus der Anleitung stammt, anderswo veröffentlicht oder von uns festgelegt ist.

profile-title = { $name }
profile-guest = Gast
profile-since = dabei seit { $date }
profile-games = Spiele
profile-none = Noch keine Partie zu Ende gespielt.
profile-game = Spiel
profile-played = Gespielt
profile-won = Gewonnen
profile-rating = Wertung
profile-best = Bestes Ergebnis
profile-recent = Letzte Partien
profile-keep = Partien behalten
profile-keep-lead = Wähl ein Passwort, dann wird aus deinem Gastnamen ein Konto, und du behältst alle Partien.
profile-signup = Konto anlegen
profile-signout = Abmelden
profile-signout-guest = Als Gast kommst du nach dem Abmelden nicht mehr an diese Partien.

bots-title = Deine Bots
bots-lead = Hier können auch Programme von dir mitspielen, jedes mit eigenem Namen und eigenem Schlüssel.
bots-name = Name des Bots
bots-make = Bot anlegen
bots-token = Schlüssel von { $name }
bots-once = Du siehst ihn nur dieses eine Mal. Wer ihn kennt, kann als dein Bot spielen.
bots-renew = Neuen Schlüssel erzeugen
bots-revoke = Schlüssel sperren
bots-delete = Löschen

profile-missing = Hier gibt es niemanden mit diesem Namen.

sign-title = Anmelden
sign-name = Name
sign-password = Passwort
sign-in = Anmelden
sign-up = Konto anlegen
sign-guest = Als Gast spielen
sign-new = Noch kein Konto?
sign-have = Schon ein Konto?
sign-hint = Mindestens 8 Zeichen.

password-title = Passwort
password-lead = Hier bleibst du angemeldet, auf allen anderen Geräten wirst du abgemeldet.
password-old = Aktuelles Passwort
password-new = Neues Passwort
password-change = Passwort ändern
password-done = Dein Passwort wurde geändert.
password-wrong = Das ist nicht dein aktuelles Passwort.

account-data = Deine Daten
account-data-lead = Alles, was wir über dich gespeichert haben, kannst du herunterladen oder löschen.
account-export = Daten herunterladen
account-delete = Konto löschen
account-delete-sure = Dein Name, deine Nachrichten und deine Ergebnisse sind dann endgültig weg. Gemeinsame Partien bleiben den anderen, aber ohne deinen Namen.
account-delete-confirm = Endgültig löschen
account-deleted = Alle deine Daten sind gelöscht.

settings-title = Einstellungen
settings-lead = Gelten nur in diesem Browser.
settings-language = Sprache
settings-language-auto = Sprache des Browsers
settings-theme = Farben
settings-theme-auto = Wie auf dem Gerät eingestellt
settings-theme-light = Hell (Pergament)
settings-theme-dark = Dunkel (Nacht)
settings-motion = Animationen
settings-motion-auto = Wie auf dem Gerät eingestellt
settings-motion-off = Aus
settings-sound = Klänge
settings-autoplay = Erzwungene Züge gegen Bots gleich ausführen
settings-hints = Hinweise in meinen ersten Partien
settings-hints-again = Alle Hinweise wieder zeigen
settings-hints-done = Du siehst jetzt wieder alle Hinweise.
settings-odds = Auf dem Spielplan Wahrscheinlichkeiten zeigen
settings-notify = Benachrichtigung, wenn ich dran bin
settings-notify-denied = Dein Browser erlaubt dieser Seite keine Benachrichtigungen.

host-title = Nassau selbst hosten
host-lead = Nassau ist ein einziges Programm, und alle Daten liegen in einer Datei.
host-lan-title = Fürs Wohnzimmer
host-lan = So können alle im selben Netz mitspielen:
host-net-title = Für den Verein oder im Internet
host-net = Stell einen Webserver mit Zertifikat davor und gib Nassau eine Datenbank:
host-cluster-title = Für viele Tische
host-cluster = Mehrere Prozesse teilen sich ein PostgreSQL und ein Redis; jeder davon bedient alle Tische:
host-care-title = Prüfen und sichern
host-care = Jede Partie lässt sich Zug für Zug nachspielen. Diese Befehle prüfen und sichern alle Partien:
host-check = prüft jeden Tisch
host-backup = sichert alles im laufenden Betrieb
host-secrets-title = Was sieht, wer den Server betreibt?
host-secrets = Der Server kennt alle Karten, spiel also nur dort, wo du dem Betreiber vertraust. Die Würfel kann aber auch er nicht bestimmen: Sie sind versiegelt, und alle können sie hinterher prüfen.
host-status = Dieser Server
host-status-version = Version { $version }
host-status-compiled = Spielregeln kompiliert
host-status-pure = Spielregeln nicht kompiliert
host-status-tables = { $count ->
    [one] 1 Tisch geladen
   *[other] { $count } Tische geladen
}
host-status-connections = { $count ->
    [one] 1 Verbindung
   *[other] { $count } Verbindungen
}

about-title = Über Nassau
about-what = Hier kannst du fünf Piraten-Brettspiele spielen, kostenlos und ohne Werbung. Regeln, Tische, Bots und Zeichnungen haben wir selbst gemacht, aus Liebe zu diesen Spielen.
about-unofficial-title = Inoffiziell
about-unofficial = Nassau gehört zu keinem Autor und zu keinem Verlag dieser Spiele und wurde von keinem unterstützt oder geprüft. Die Namen sagen nur, welche Regeln gelten. Wenn dir ein Spiel gefällt, kauf es: Nichts geht über die echte Schachtel.
about-own-title = Eigene Zeichnungen, eigene Worte
about-own = Alle Spielpläne, Figuren und Bilder haben wir selbst gezeichnet, nichts stammt aus einer Anleitung oder von einem Verlag. Auch die Regeln erklären wir in eigenen Worten.
about-data-title = Nachgebildete Daten
about-data = Wo uns Bilder der Anleitung fehlten, haben wir Daten nachgebildet und im Programm so gekennzeichnet:
about-data-grog = Grog Island: die Bauplätze der Halbinseln
about-data-seas = Die Piraten der Weltmeere: wie sich die Karten auf die Arten verteilen
about-data-port_royal = Port Royal – Das Würfelspiel: die Seekarten der Bögen
about-data-manila = Manila: nach einer Regelübersicht und veröffentlichten Angaben; wo die Quellen sich widersprechen, kannst du am Tisch wählen
about-licence-title = Lizenz
about-licence = Das Programm ist freie Software unter der MIT-Lizenz. Die Schriften sind Alegreya und Source Sans 3 unter der SIL Open Font License.
about-privacy-title = Datenschutz
about-privacy = Ein Cookie hält dich angemeldet, mehr nicht: kein Tracking, keine Werbung, nichts von fremden Servern.
about-credits = Autoren der Spiele: Franz-Benno Delonge (Manila), Stefan Feld (Um Rum & Ehre), Michael Rieneck (Grog Island), Alexander Newskiy und Oleg Sidorenko (Die Piraten der Weltmeere), Alexander Pfister (Port Royal – Das Würfelspiel).

status-connecting = Verbindung wird aufgebaut …
status-lost = Verbindung verloren. Neuer Versuch …
status-unreachable-title = Der Server antwortet nicht
status-unreachable = Vielleicht startet er gerade neu, oder du bist offline. Die Seite versucht es von selbst weiter.
status-retry = Jetzt versuchen

missing-title = Hier liegt kein Schiff
missing-lead = Unter dieser Adresse gibt es nichts als offene See.
missing-home = Zurück in den Hafen

error-unreachable = Der Server antwortet nicht. Bitte versuch es noch einmal.
error-limited = { $wait ->
    [one] Nicht so schnell! Warte bitte eine Sekunde.
   *[other] Nicht so schnell! Warte bitte { $wait } Sekunden.
}
error-signed_out = Wähl bitte erst einen Namen.
error-bad_login = Name oder Passwort ist falsch.
error-name_taken = Diesen Namen gibt es schon. Nimm bitte einen anderen.
error-bad_name = Dieser Name geht nicht. Erlaubt sind Buchstaben, Ziffern und Leerzeichen.
error-bad_password = Das Passwort ist zu kurz: Nimm mindestens 8 Zeichen.
error-bad_setup = So geht der Tisch nicht auf. Prüf bitte die Einstellungen.
error-too_few_seats = Dieses Spiel braucht mindestens { $need } Spieler.
error-too_many_seats = Dieses Spiel geht mit höchstens { $need } Spielern.
error-no_game = Dieses Spiel gibt es hier nicht.
error-no_table = Diesen Tisch gibt es nicht, oder er ist privat.
error-no_person = Hier gibt es niemanden mit diesem Namen.
error-no_invite = Diese Einladung gilt nicht mehr.
error-not_seated = Das dürfen nur die Spieler am Tisch.
error-not_host = Das darf nur der Gastgeber.
error-not_allowed = Das ist hier nicht erlaubt.
error-seat_taken = Da war jemand schneller: Der Platz ist besetzt.
error-full = Der Tisch ist voll.
error-not_ready = Es sind noch nicht alle bereit.
error-started = Die Partie läuft schon.
error-not_started = Die Partie hat noch nicht begonnen.
error-over = Die Partie ist zu Ende.
error-not_pending = Du bist gerade nicht dran.
error-stale = Am Tisch ist es schon weitergegangen. Jetzt geht es um diese Entscheidung.
error-not_offered = Das geht gerade nicht.
error-refused = Das erlauben die Regeln gerade nicht.
error-no_undo = Das lässt sich nicht mehr zurücknehmen.
error-unavailable = Das hat der Server gerade nicht geschafft. Es wurde nichts geändert.
error-other = Das hat nicht geklappt ({ $code }).

# Names for guests, separated by blanks; a first name stands before them.
guest-last-names = Silberzahn Möwenschreck Goldhaken Sturmnase Rumfass Holzbein Salzbart Kielfisch Laterne Windfang Krakenarm Ankerstich Mastkorb Muschelohr Tangfuß Flaute Bugwelle Seestern Krummsäbel Segelflick
