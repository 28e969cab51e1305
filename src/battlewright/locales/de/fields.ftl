# Fields of Eternia: Wörter, Ereignisse, Fragen, Möglichkeiten, Ablehnungen.

fe-about = Masters of the Universe: Fields of Eternia. Zwei Teams aus je drei Helden ringen um einen Planeten: Außenposten, Aufgaben, Bestien und epische Kämpfe mit verdeckten Karten. Für eine bis sechs Personen, auch allein gegen das Spiel.
fe-difficulty = Schwierigkeitsgrad
fe-base = Basis der Evil Warriors
fe-hero = Held
fe-hero-proposed = Wie vom Szenario vorgeschlagen
fe-planet = Eternia
fe-unknown-card = verdeckte Karte
fe-die-face = { $zone } +{ $number }
fe-card-in-zone = { $card } ({ $zone })
fe-switch-faster_combat = Schnellere Kampfregeln
fe-switch-dice_of_power = Würfel der Macht
fe-switch-free_heroes = Freie Heldenwahl (Konfrontation)
fe-switch-outpost_movement_action = Außenposten-Bewegung als eigene Aktion
fe-switch-start_abilities_once = Fähigkeiten zu Kampfbeginn nur in der 1. Kampfrunde
fe-switch-solo_flee_for_one = Solo, Mittel: Fliehen kostet 1 Eternium
fe-switch-power_dice_per_roll = Würfel der Macht: höchstens zehn Würfel pro Wurf
fe-switch-enemy_initiative_added = Solo: Die aufgedruckte Initiative eines gegnerischen Helden kommt zur Gefechtskarte hinzu

## Wörter

fe-word-attack = Angriff
fe-word-defense = Verteidigung
fe-word-initiative = Initiative
fe-word-plus1 = +1
fe-word-plus2 = +2
fe-word-plus3 = +3
fe-word-energy = Energie
fe-word-time = Zeit
fe-word-support = Unterstützung
fe-word-power-flow = Kraftfluss
fe-word-blank = leer
fe-word-success = Erfolg
fe-word-double = Doppelerfolg
fe-word-reroll = neu würfeln
fe-word-shop = Laden
fe-word-guild = Magiergilde
fe-word-smith = Schmiede
fe-word-melee = Nahkampf
fe-word-ranged = Fernkampf
fe-word-magic = Magie
fe-word-hp = TP
fe-word-body = Körper
fe-word-spirit = Geist
fe-word-movement = Bewegung
fe-word-cards = Kampfkarten
fe-word-blow = Schaden eines Treffers
fe-word-armor = Panzer
fe-word-eternium = Eternium
fe-word-vp = SP
fe-word-deck_equipment = Ausrüstung
fe-word-deck_spells = Zauber
fe-word-deck_vehicles = Maschinen
fe-word-deck_encounter = Begegnungen
fe-word-deck_scenario = Karten der Mission
fe-word-deck_victory = Siegkarten
fe-word-deck_effect = Effekte des Feindes
fe-word-deck_battle_energy = Kampfkarten mit Energie
fe-word-deck_battle_plain = Kampfkarten ohne Energie
fe-word-equipment = Ausrüstung
fe-word-spells = Zauber
fe-word-vehicles = Maschinen
fe-word-victory = Siegkarten
fe-word-encounters = Begegnungen
fe-word-inventory = Gepäck
fe-word-allies = Mitstreiter
fe-word-mounts = Bestien und Maschinen
fe-word-artifacts = Artefakte
fe-word-soldier = Soldat
fe-word-quest = Aufgabenmarker
fe-word-vines = Ranken
fe-word-foe = der Gegner
fe-word-lost-artifact = das verlorene Artefakt
fe-word-plans = die Pläne
fe-word-evelyn = Evelyn
fe-word-fractures = Risse
fe-word-crystals = Kristalle
fe-word-clues = Hinweise
fe-word-unmasked = Hochstapler besiegt
fe-word-found = gefunden
fe-word-home = heimgebracht
fe-word-stone = Ram Stone
fe-word-outpost = Außenposten
fe-word-wilds = Wildnis
fe-word-water = Wasser
fe-word-standard = Standardspiel
fe-word-skirmish = Konfrontation
fe-word-solo = Solo und kooperativ
fe-word-easy = Einfach
fe-word-medium = Mittel
fe-word-advanced = Fortgeschritten
fe-word-merciless = Gnadenlos
fe-word-setup = Aufbau
fe-word-preparation = Vorbereitungsphase
fe-word-action = Aktionsphase
fe-word-over = beendet
fe-word-day = Tag
fe-word-night = Nacht
fe-word-tower = Schnellreise
fe-word-fortify = Außenposten befestigen
fe-word-move = Bewegen
fe-word-ride = Außenposten-Bewegung
fe-word-march = Soldaten bewegen
fe-word-mobilize = Soldaten mobilisieren
fe-word-rest = Ruhen
fe-word-mount = Reittier erhalten
fe-word-train = Trainieren
fe-word-trade = Handel
fe-word-trader = Händler nutzen
fe-word-redraw = neue Siegkarten
fe-word-special = Spezialkarte

## Woher Zahlen kommen

fe-source-FE-EPIC-19 = epischer Würfel
fe-source-FE-EPIC-27 = Soldaten
fe-source-FE-EPIC-33 = Karten
fe-source-FE-EPIC-34 = eigene Initiative
fe-source-FE-EPIC-37 = Überraschung
fe-source-FE-EPIC-39 = aufgedruckter Wert
fe-source-FE-EPIC-40 = Angriff über Verteidigung
fe-source-FE-EPIC-41 = abgewehrt
fe-source-FE-DECK-03 = Kampfkarte
fe-source-FE-DECK-04 = Kraftfluss
fe-source-FE-DECK-05 = Energie
fe-source-FE-DECK-08 = Unterstützung
fe-source-FE-FASTER-05 = schnellerer Kampf
fe-source-FE-SKIRM-19 = Konfrontation
fe-source-FE-SOLO-24 = Energie
fe-source-FE-SOLO-16 = Gefechtskarte
fe-source-FE-TRADER-07 = Preis
fe-source-FE-TRADER-09 = mehrere Händler
fe-source-FE-WILD-03 = Körper
fe-source-FE-MOVE-01 = Bewegung

## Ereignisse: Aufbau und Runden

fe-event-hero_drafted = { $team }: { $hero } ist dabei.
fe-event-starting_team = { $team } beginnen.
fe-event-zone_taken = { $team } wählen die Einsatzzone { $zone }.
fe-event-deployed = { $team }: { $what } auf { $area } platziert.
fe-event-eternium_given_up = { $team } geben { $amount } nicht ausgegebenes Eternium ab.
fe-event-round_began =
    { $day ->
        [yes] Runde { $round } beginnt, bei Tag.
       *[other] Runde { $round } beginnt, bei Nacht.
    }
fe-event-income_gained = { $team } erhalten { $amount } Eternium aus ihren Außenposten.
fe-event-skull_event = Schädel-Ereignis { $number }.
fe-event-activated = { $hero } wird aktiviert.
fe-event-turn_ended = Der Zug von { $hero } endet.
fe-event-team_passed = { $team } passen.
fe-event-extra_action = { $hero } darf eine weitere Aktion ausführen.
fe-event-extra_round = Gleichstand: Es wird eine weitere Nacht gespielt.
fe-event-duel_fought = Gleichstand: { $hero } und { $enemy } kämpfen um den letzten Punkt.
fe-event-game_over =
    { $winners_count ->
        [0] Niemand gewinnt. { $why } Stand: { $score }.
       *[other] Gewonnen: { $winners }. { $why } Stand: { $score }.
    }
fe-reason-points = Die meisten Siegpunkte.
fe-reason-tie-break = Gleich viele Punkte; Außenposten oder Eternium entscheiden.
fe-reason-tie = Gleichstand bis zuletzt.
fe-reason-scenario = Das Ziel des Szenarios ist erreicht.
fe-reason-boss = Der Boss steht noch.
fe-reason-success = Die Mission ist gelungen.
fe-reason-failure = Die Mission ist gescheitert.
fe-reason-concession = Die andere Seite hat aufgegeben.
fe-reason-agreed-draw = Man hat sich auf ein Unentschieden geeinigt.

## Ereignisse: auf der Karte

fe-event-moved = { $hero } bewegt sich: { $area }.
fe-event-tower_travelled = Schnellreise: { $hero } von { $source } nach { $area }.
fe-event-placed = { $hero } wird versetzt: { $area }.
fe-event-rested = { $hero } ruht.
fe-event-soldiers_placed =
    { $soldiers ->
        [one] { $team }: 1 Soldat kommt hinzu ({ $area }).
       *[other] { $team }: { $soldiers } Soldaten kommen hinzu ({ $area }).
    }
fe-event-soldiers_moved =
    { $surplus ->
        [0] { $team }: Soldaten ziehen von { $source } nach { $area } ({ $soldiers }).
       *[other] { $team }: Soldaten ziehen von { $source } nach { $area } ({ $soldiers }); { $surplus } davon finden keinen Platz und gehen in den Vorrat zurück.
    }
fe-event-soldiers_removed =
    { $soldiers ->
        [one] { $team }: 1 Soldat wird entfernt ({ $area }).
       *[other] { $team }: { $soldiers } Soldaten werden entfernt ({ $area }).
    }
fe-event-captured = { $team } kontrollieren jetzt { $area }.
fe-event-market_opened = { $trader } öffnet: { $cards }.
fe-event-market_refilled = { $trader }, neu im Angebot: { $cards }.
fe-event-market_refreshed = { $hero } tauscht das Angebot aus ({ $trader }): { $cards }.
fe-event-eternium_gained = { $team } erhalten { $amount } Eternium.
fe-event-eternium_spent = { $team } geben { $amount } Eternium ab.
fe-event-vp_gained = { $team } erhalten { $amount } SP.
fe-event-vp_withheld = { $team } erhalten dafür keine SP ({ $amount }), aber { $eternium } Eternium.
fe-event-damaged = { $who } verliert { $amount } TP (noch { $left }).
fe-event-healed = { $who } heilt { $amount } TP (jetzt { $left }).
fe-event-survived = { $hero } wäre gefallen, steht aber noch mit { $left } TP.
fe-event-defeated = { $hero } wird besiegt ({ $area }).
fe-event-penalty_paid = { $hero } zahlt für die Niederlage: { $eternium } von { $due } in Eternium.
fe-event-marker_placed = { $area }: { $what } gelegt.
fe-event-marker_removed = { $area }: { $what } entfernt.
fe-event-counter_changed =
    { $team ->
        [none] { $name }: { $value }.
       *[other] { $team }, { $name }: { $value }.
    }
fe-event-token_moved =
    { $hero ->
        [none] { $area ->
            [none] { $token }: aus dem Spiel.
           *[other] { $token }: liegt jetzt hier: { $area }.
        }
       *[other] { $token }: jetzt bei { $hero }.
    }
fe-event-boss_came = { $boss } erscheint: { $area }.
fe-event-enemy_moved = { $hero } rückt an: { $area }.

## Ereignisse: Karten

fe-event-card_gained = { $hero } erhält „{ $card }“.
fe-event-card_bought = { $hero } kauft „{ $card }“ für { $price } Eternium.
fe-event-card_discarded = { $hero } wirft „{ $card }“ ab.
fe-event-spell_cast = { $hero } wirkt „{ $spell }“.
fe-event-spell_cancelled = „{ $spell }“ verpufft: { $hero } hebt den Zauber auf.
fe-event-item_used = { $hero } verwendet „{ $card }“.
fe-event-equipped = { $hero } legt „{ $card }“ an.
fe-event-stowed = { $hero } steckt „{ $card }“ ins Gepäck.
fe-event-traded = { $hero } gibt { $partner } „{ $card }“.
fe-event-stolen = { $hero } nimmt { $victim } „{ $card }“ weg.
fe-event-looked = { $hero } sieht sich Karten des Stapels an ({ $deck }): { $cards }.
fe-event-victory_redrawn =
    { $cards_count ->
        [one] { $team } tauschen 1 Siegkarte aus: { $cards }.
       *[other] { $team } tauschen { $cards_count } Siegkarten aus: { $cards }.
    }
fe-event-victory_revealed = { $team } erfüllen das Primärziel von „{ $card }“: { $vp } SP.
fe-event-victory_completed = { $team } erfüllen das Sekundärziel von „{ $card }“: { $vp } SP.
fe-event-victory_discarded =
    { $cards_count ->
        [one] { $team } legen 1 Siegkarte weg.
       *[other] { $team } legen { $cards_count } Siegkarten weg.
    }
fe-event-combat_card_gained = { $team }: „{ $card }“ kommt in den Kampfstapel, „{ $removed }“ geht.
fe-event-combat_card_missed = { $team }: „{ $card }“ ist im Vorrat nicht mehr da.
fe-event-triggered =
    { $own ->
        [yes] { $hero }: Die passive Fähigkeit tritt in Kraft.
       *[no]
            { $hero ->
                [none] „{ $source }“ tritt in Kraft.
               *[other] { $hero }: „{ $source }“ tritt in Kraft.
            }
    }

## Ereignisse: epischer Kampf

fe-event-epic_began = Epischer Kampf ({ $area }): { $hero } gegen { $enemy }.
fe-event-combat_avoided = { $hero } weicht dem Kampf mit { $enemy } aus.
fe-event-defender_chosen = { $hero } stellt sich { $enemy }.
fe-event-combat_round_began = Kampfrunde { $number }.
fe-event-weapon_chosen = { $hero } kämpft mit „{ $weapon }“.
fe-event-combat_card_drawn = { $hero } zieht { $cards }.
fe-event-combat_card_played =
    { $up ->
        [yes] { $hero } spielt { $card } offen: { $zone }.
       *[other] { $hero } spielt eine Karte verdeckt: { $zone } ({ $card }).
    }
fe-event-concentrated = { $hero } nutzt Konzentration und wirft { $card } ab (noch { $left }-mal).
fe-event-combat_card_discarded = { $hero } wirft { $card } ab.
fe-event-time_laid = { $hero } legt Zeit neben das Kampftableau.
fe-event-grid_revealed = { $hero } deckt auf: { $cards }.
fe-event-energy_used = { $hero } nutzt die Energiefähigkeit von „{ $ability }“.
fe-event-cards_swapped = { $hero } tauscht { $card } ({ $zone }) und { $other } ({ $other_zone }).
fe-event-grid_card_changed =
    { $how ->
        [turned] { $hero }: { $card } ({ $zone }) wird umgedreht.
        [discarded] { $hero }: { $card } ({ $zone }) wird abgeworfen.
        [moved] { $hero }: { $card } wandert von { $zone } nach { $into }.
       *[other] { $hero }: Energie ({ $zone }) ist noch einmal einsetzbar.
    }
fe-event-soldiers_spent = Soldaten helfen { $hero }: Angriff +{ $attack }, Verteidigung +{ $defense }, Initiative +{ $initiative }.
fe-event-boosted = { $who }: { $value } { $amount }.
fe-event-epic_die_rolled = Der epische Würfel für { $enemy } zeigt: { $face }.
fe-event-battle_card_drawn =
    { $enemy } kämpft mit „{ $weapon }“ (Würfel: { $face }). Die Gefechtskarte „{ $card }“: Angriff { $attack }, Verteidigung { $defense }, Initiative { $initiative }, Effektkarten { $effects }, { $energy ->
        [yes] mit Energie
       *[no] ohne Energie
    }.
fe-event-effect_card_drawn = { $enemy } zieht die Effektkarte „{ $card }“.
fe-event-totals_made = { $who }: Angriff { $attack } ({ $attack_reasons }); Verteidigung { $defense } ({ $defense_reasons }); Initiative { $initiative } ({ $initiative_reasons }).
fe-event-power_rolled =
    { $dice_count ->
        [0] { $who }, { $zone }: keine Würfel, { $automatic } sichere Erfolge: { $result }.
       *[other] { $who } würfelt, { $zone }: { $dice }. Mit { $automatic } sicheren Erfolgen macht das { $result }.
    }
fe-event-initiative_won =
    { $tie ->
        [yes] Initiative { $initiative } auf beiden Seiten: { $who } schlägt zuerst zu.
       *[other] { $who } schlägt zuerst zu, Initiative { $initiative } zu { $other }.
    }
fe-event-struck = { $who } greift { $target } an: { $attack } gegen { $defense }, Schaden { $damage } ({ $reasons }).
fe-event-fled = { $hero } flieht für { $price } Eternium: { $area }.
fe-event-combat_won =
    { $reason ->
        [defeat] { $who } hat { $over } besiegt.
        [flight] { $who } gewinnt: { $over } ist geflohen.
       *[other] { $who } hat mehr Schaden verursacht und gewinnt gegen { $over }.
    }
fe-event-combat_drawn = { $hero } und { $enemy } fallen beide: Niemand gewinnt.
fe-event-beast_escaped = { $card } entkommt.
fe-event-epic_ended = Der epische Kampf zwischen { $hero } und { $enemy } ist vorbei.

## Ereignisse: Wildnis und Aufgaben

fe-event-wilds_began = Wildnis-Kampf: { $hero } gegen { $foe } ({ $hp } TP, Angriff { $attack }, Verteidigung { $defense }).
fe-event-wilds_rolled = { $hero } würfelt: { $dice }.
fe-event-dice_assigned = { $hero } verteilt Erfolge: Verteidigung { $defense_sum }, Trefferpunkte { $hp_sum }, Angriff { $attack_sum }.
fe-event-wilds_ended =
    { $won ->
        [yes] { $hero } besiegt { $foe }.
       *[other] { $hero } besiegt { $foe } nicht.
    }
fe-event-tamed = { $hero } bändigt für { $price } Eternium: { $card }.
fe-event-recruited = { $hero } gewinnt für { $price } Eternium einen Mitstreiter: { $card }.
fe-event-ally_sent_back = { $card } verlässt { $hero } und geht in den Begegnungsstapel zurück.
fe-event-encounter_drawn = { $hero } trifft auf: { $cards }.
fe-event-encounter_chosen = { $hero } wählt „{ $card }“; „{ $under }“ kommt unter den Stapel.
fe-event-quest_began =
    { $card ->
        [none] { $hero } geht eine Aufgabe an ({ $area }).
       *[other] { $hero } geht eine Aufgabe an ({ $area }): „{ $card }“.
    }
fe-event-quest_ended =
    { $met ->
        [yes] { $hero } meistert die Aufgabe „{ $card }“.
       *[other] { $hero } meistert die Aufgabe „{ $card }“ nicht.
    }
fe-event-checked =
    { $met ->
        [yes] Probe: { $dice }. Sie gelingt ({ $successes } von { $needed }).
       *[other] Probe: { $dice }. Sie misslingt ({ $successes } von { $needed }).
    }

## Fragen

fe-decision-react = Eine Fähigkeit nutzen?
fe-decision-draft = { $team }: Wählt einen Helden.
fe-decision-pregame_shop = { $team }: Kauft Karten vor dem Spiel oder lasst einen Helden mit dem Einkauf aufhören.
fe-decision-zone = { $team }: Wählt eine Einsatzzone.
fe-decision-deploy_soldier = { $team }: Wohin kommt ein Soldat?
fe-decision-deploy_hero = { $team }: Welcher Held steht wo?
fe-decision-deploy_quest = { $team }: Wohin kommt ein Aufgabenmarker?
fe-decision-activate = { $team }: Wer wird aktiviert?
fe-decision-act =
    { $actions ->
        [0] { $hero } hat keine Standardaktion mehr. Freie Aktionen oder das Ende des Zuges?
        [one] { $hero } hat noch 1 Standardaktion. Was nun?
       *[other] { $hero } hat noch { $actions } Standardaktionen. Was nun?
    }
fe-decision-destination = Wohin geht { $hero }? ({ $points ->
        [one] { $points } Bewegungspunkt
       *[other] { $points } Bewegungspunkte
    })
fe-decision-march = Welche Soldaten ziehen los?
fe-decision-relocate = Wohin wird { $hero } versetzt?
fe-decision-return = Wo kehrt { $hero } zurück?
fe-decision-withdraw = Wohin zieht sich { $hero } zurück?
fe-decision-retreat = Wohin zieht sich { $hero } zurück?
fe-decision-push = Wohin muss { $hero } weichen?
fe-decision-place = Wohin geht { $hero }?
fe-decision-defender = Wer stellt sich { $hero } ({ $area })?
fe-decision-spread = Soldaten ({ $area }): Wer erleidet den nächsten Schaden? (noch { $left })
fe-decision-weapon = { $fighter }: Welche Waffe?
fe-decision-play = { $fighter } hat { $drawn } gezogen (bisher { $played } gespielt). In welche Zone? Konzentration noch: { $concentrate }.
fe-decision-play-source = „{ $source }“: In welche Zone?
fe-decision-step_four = Kampfrunde { $round }, { $hero } gegen { $enemy }, Schritt 4: handeln oder passen?
fe-decision-assist = { $fighter } kämpft. Einen Kampfzauber wirken oder es { $fighter } überlassen?
fe-decision-excess =
    { $left ->
        [one] { $fighter } hat 1 Würfel zu viel. Welche Zone gibt ihn ab?
       *[other] { $fighter } hat { $left } Würfel zu viel. Welche Zone gibt einen ab?
    }
fe-decision-reroll = { $hero } gegen { $foe }, gewürfelt: { $dice }. Neu würfeln?
fe-decision-reroll-zone = { $fighter }, { $zone }, gewürfelt: { $dice }. Neu würfeln?
fe-decision-flee = { $hero } darf für { $cost } Eternium vor { $enemy } fliehen. Fliehen oder weiterkämpfen?
fe-decision-tame = Für { $cost } Eternium bändigen: { $card }?
fe-decision-encounter = { $hero }: Welche Begegnung?
fe-decision-ally = { $card } würde sich { $hero } für { $cost } Eternium anschließen.
fe-decision-wilds_items = { $hero } gegen { $foe }: Vor dem Wurf etwas verwenden?
fe-decision-assign = { $hero } gegen { $foe } ({ $hp } TP, Angriff { $attack }, Verteidigung { $defense }): { $dice }. Wie werden die Erfolge verteilt?
fe-decision-quest_card = „{ $card }“: Welche Karte wirft { $hero } ab?
fe-decision-quest_price = „{ $card }“ verlangt von { $hero }: { $price }. Zahlen?
fe-price-eternium = { $number } Eternium
fe-price-soldiers =
    { $number ->
        [one] 1 Soldat
       *[other] { $number } Soldaten
    }
fe-price-damage = { $number } TP
fe-decision-shop = { $hero }, { $trader }: Was wird gekauft?
fe-decision-keep_card = { $hero }: Welche Karte wird behalten?
fe-decision-replace = { $hero } erhält „{ $card }“: Was macht dafür Platz?
fe-decision-overflow = { $hero } hat zu viele Karten ({ $pile }, { $over } zu viel). Welche geht?
fe-decision-wear = { $hero } hat „{ $card }“ gekauft. Gleich anlegen?
fe-decision-trading = { $hero } und { $partner } handeln.
fe-decision-gain_combat_card = { $hero }: Welche Kampfkarte?
fe-decision-exchange = „{ $card }“ kommt in den Kampfstapel. Welche Karte verlässt ihn?
fe-decision-penalty = { $hero } wurde besiegt und schuldet noch { $left }. Was wird abgegeben?
fe-decision-duel = { $team }: Welcher Held ficht das letzte Duell?
fe-decision-pick = „{ $source }“: Wähle einen Helden. { $text }
fe-decision-pick_area = „{ $source }“: Wähle ein Gebiet. { $text }
fe-decision-either = „{ $source }“: Wähle. { $text }
fe-decision-pay = „{ $source }“: Den Preis zahlen? { $text }
fe-decision-boost = „{ $source }“: Welcher Wert?
fe-decision-recruit = „{ $source }“: Wohin kommen die Soldaten? { $text }
fe-decision-slay = „{ $source }“: Wo werden Soldaten entfernt? { $text }
fe-decision-discard = „{ $source }“: Welche Karte wird abgeworfen? { $text }
fe-decision-flip = „{ $source }“: Welche Karte wird umgedreht?
fe-decision-remove = „{ $source }“: Welche Karte wird abgeworfen?
fe-decision-shift = „{ $source }“: Welche Karte wandert in welche Zone?
fe-decision-swap_cards = „{ $source }“: Welche zwei Karten werden getauscht?

## Möglichkeiten

fe-option-react = { $power }: { $text }
fe-option-decline = Nein
fe-option-hero = { $hero }
fe-option-deploy = { $what }: { $area }
fe-option-zone = { $zone }
fe-option-activate = { $hero }
fe-option-move = Bewegen
fe-option-ride = Außenposten-Bewegung
fe-option-goto = { $area }
fe-option-stay = Lassen
fe-option-stay-destination = Hier bleiben
fe-option-tower = Schnellreise: { $area }
fe-option-fortify =
    { $soldiers ->
        [one] Außenposten befestigen mit 1 Soldaten
       *[other] Außenposten befestigen mit { $soldiers } Soldaten
    }
fe-option-march = Soldaten bewegen
fe-option-send =
    { $soldiers ->
        [one] 1 Soldat von { $source } nach { $to }
       *[other] { $soldiers } Soldaten von { $source } nach { $to }
    }
fe-option-wilds =
    { $cards ->
        [one] Wildnis trotzen
       *[other] Wildnis trotzen mit Auswahl aus { $cards } Karten
    }
fe-option-quest = Aufgabe meistern
fe-option-rest = Ruhen
fe-option-mount = Reittier erhalten
fe-option-train = Trainieren: { $card } für { $cost } Eternium
fe-option-trade = Handel mit { $hero }
fe-option-trader = Händler nutzen: { $trader }
fe-option-equip = „{ $card }“ anlegen: { $text }
fe-option-stow = „{ $card }“ ins Gepäck stecken
fe-option-cast = { $hero } wirkt „{ $spell }“: { $text }
fe-option-cast-on = { $hero } wirkt „{ $spell }“ für { $on }: { $text }
fe-option-use = „{ $card }“ verwenden: { $text }
fe-option-redraw = Für 1 Eternium austauschen: { $cards }
fe-option-end = Zug beenden
fe-option-weapon = { $weapon } ({ $kind }). Energie: { $text }
fe-option-play = { $card }
fe-option-play-zone = { $card }: { $zone }
fe-option-concentrate = Konzentration: abwerfen und eine andere Karte ziehen
fe-option-energy = Energie einsetzen ({ $zone })
fe-option-time = { $card } ({ $zone }) und { $other } ({ $to }) tauschen
fe-option-remove = Soldaten: Angriff +{ $attack }, Verteidigung +{ $defense }, Initiative +{ $initiative }
fe-option-pass = Passen
fe-option-pass-shop = Nichts mehr kaufen
fe-option-pass-wilds_items = Würfeln
fe-option-leave = Überlassen
fe-option-flee = Fliehen: { $area }
fe-option-fight = Weiterkämpfen
fe-option-fight-ally = Kämpfen
fe-option-reroll = Neu-würfeln-Seiten noch einmal werfen
fe-option-reroll-faces = Neu würfeln, dazu auch { $faces }
fe-option-keep = Wurf behalten
fe-option-keep-keep_card = Keine behalten
fe-option-assign = Verteidigung { $defense_sum }, Trefferpunkte { $hp_sum }, Angriff { $attack_sum }
fe-option-spread = { $to }
fe-option-card = { $card }
fe-option-card-encounter = { $card }
fe-option-card-keep_card = { $card }: { $text }
fe-option-accept = Ja
fe-option-accept-ally = Aufnehmen
fe-option-accept-tame = Bändigen
fe-option-refuse = Nein
fe-option-refuse-wear = Ins Gepäck
fe-option-buy = „{ $card }“ für { $cost } Eternium kaufen: { $text }
fe-option-buy-hero = { $hero } kauft „{ $card }“ für { $cost } Eternium: { $text }
fe-option-refresh = Neue Auslage
fe-option-give = „{ $card }“ geben
fe-option-take = „{ $card }“ nehmen
fe-option-done = Fertig
fe-option-eternium = In Eternium zahlen
fe-option-choose = { $what }
fe-option-choose-pregame_shop = { $what } kauft nichts mehr
fe-option-choose-excess = Ein Würfel aus { $part1 } wird zu einem Erfolg für { $part2 }
fe-option-choose-flip = { $part2 } ({ $part1 })
fe-option-choose-remove = { $part2 } ({ $part1 })
fe-option-choose-shift = { $part2 } von { $part1 } nach { $part3 }

## Ablehnungen

fe-denial-other = Die Regeln erlauben es nicht: { $title }.
fe-denial-conditions = „{ $card }“ lässt sich jetzt nicht einsetzen. Darauf steht: { $text }
fe-denial-over = { $hero } hätte zu viele Karten: { $pile }, { $over } über der Grenze.
fe-denial-FE-EQUIP-03 = „{ $card }“ lässt sich von { $hero } so nicht verwenden.
fe-denial-FE-EQUIP-06 = Im Gepäck von { $hero } ist kein Platz mehr.
fe-denial-FE-EQUIP-07 = { $hero } hat „{ $card }“ nicht dort.
fe-denial-FE-EPIC-03 = Die Zone ist voll: { $zone } hat { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }.
fe-denial-FE-DICE-03 = Die Zone ist voll: { $zone } hat { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }.
fe-denial-FE-EPIC-15 = Auch die letzte Karte von { $hero } kam in diese Zone ({ $zone }); jetzt ist eine andere an der Reihe.
fe-denial-FE-EPIC-16 = Konzentration braucht genau eine gezogene Karte und eine weitere zum Ziehen.
fe-denial-FE-EPIC-18 = { $hero } hat Konzentration so oft genutzt, wie Geist es erlaubt ({ $used }).
fe-denial-FE-EPIC-23 = Das geht in Schritt 4 jetzt nicht.
fe-denial-FE-EPIC-25 = { $hero } gehört nicht zu deinem Team.
fe-denial-FE-EPIC-31 = Andere dürfen hier nur Kampfzauber wirken.
fe-denial-FE-DICE-04 = { $hero } hat noch Zeit neben dem Kampftableau und muss sie erst nutzen.
fe-denial-FE-EPIC-50 = { $hero } darf erst nach der ersten Kampfrunde fliehen (dies ist Runde { $round }).
fe-denial-FE-EPIC-51 = Von hier kann niemand dorthin fliehen: { $area }.
fe-denial-FE-EPIC-51-cost = Fliehen kostet { $cost } Eternium; das Team hat { $eternium }.
fe-denial-FE-EPIC-53 = Für { $hero } gibt es kein freies Gebiet zum Fliehen.
fe-denial-FE-EPIC-53-enemy = { $enemy } lässt niemanden fliehen.
fe-denial-FE-ACT-01 = { $hero } muss erst etwas anderes abschließen.
fe-denial-FE-ACT-01-left = { $hero } hat zu wenige Standardaktionen übrig ({ $left } von { $needed }).
fe-denial-FE-ACT-01-taken = { $hero } hat diese Aktion in diesem Zug schon ausgeführt: { $taken }.
fe-denial-FE-ACT-02 = { $hero } kann das nicht als Aktion tun.
fe-denial-FE-ACT-03 = { $hero } hat das in diesem Zug schon getan: { $taken }.
fe-denial-FE-ETERNIUM-02 = Das kostet { $cost } Eternium; das Team hat { $eternium }.
fe-denial-FE-MOVE-02 = { $hero } kommt hier nicht weg: { $area }.
fe-denial-FE-MOVE-02-points = Außer Reichweite für { $hero } mit { $points ->
        [one] { $points } Bewegungspunkt
       *[other] { $points } Bewegungspunkten
    }: { $area }.
fe-denial-FE-OUTPOST-01 = Kein Weg, den { $hero } nutzen darf, führt hier hinaus: { $area }.
fe-denial-FE-OUTPOST-02 = Die Außenposten-Bewegung gehört in dieser Partie zum Bewegen.
fe-denial-FE-FAST-01 = Die Schnellreise führt von Turm zu Turm; { $hero } steht hier: { $at }.
fe-denial-FE-SOLDIER-02 = { $hero } kann nur einen Außenposten ohne Gegner befestigen, nicht dieses Gebiet: { $area }.
fe-denial-FE-SOLDIER-02-most = { $hero } kann hier höchstens { $most ->
        [one] einen Soldaten
       *[other] { $most } Soldaten
    } platzieren.
fe-denial-FE-SOLDIER-03 = Hier stehen keine Soldaten, die { $hero } bewegen könnte: { $area }.
fe-denial-FE-SOLDIER-04 = Kein Weg führt von { $source } nach { $area }.
fe-denial-FE-SOLDIER-04-hero = In der Nähe von { $hero } gibt es keinen Weg für die Soldaten.
fe-denial-FE-BASE-02 = Eine gegnerische Basis ist verschlossen: { $area }.
fe-denial-FE-BASE-04 = In einer Basis werden keine Soldaten platziert ({ $area }).
fe-denial-FE-FIRST-06 = Im ersten Spiel darf vor dem zweiten Schädel kein Held angegriffen werden ({ $area }).
fe-denial-FE-WILDS-01 = { $hero } ist nicht in der Wildnis ({ $area }).
fe-denial-FE-QUEST-01 = Hier liegt kein Aufgabenmarker: { $area }.
fe-denial-FE-REST-01 = { $hero } kann nur bei Nacht ruhen.
fe-denial-FE-SKIRM-26 = { $hero } kann „{ $card }“ hier nicht trainieren.
fe-denial-FE-SKIRM-27 = { $hero } kann in dieser Partie oder an diesem Ort kein Reittier erhalten.
fe-denial-FE-DECK-02 = „{ $card }“ ist im Vorrat nicht mehr da.
fe-denial-FE-TRADE-01 = { $hero } und { $partner } sind nicht im selben Gebiet oder nicht in einem Team.
fe-denial-FE-TRADE-01-cards = { $hero } und { $partner } haben nichts zu handeln.
fe-denial-FE-SPELL-04 = { $hero } besitzt „{ $spell }“ nicht.
fe-denial-FE-SPELL-05 = „{ $spell }“ lässt sich in diesem Moment nicht wirken.
fe-denial-FE-VICTORY-07 = Es gibt keine Siegkarte zum Austauschen oder keine zum Ziehen.
fe-denial-FE-VICTORY-08 = „{ $card }“ ist keine verdeckte Karte deiner Hand.
fe-denial-FE-WILD-06 = Erst muss die Verteidigung überwunden sein: { $assigned } von { $defense }.
fe-denial-FE-WILD-08 = Diese Würfel liegen nicht da, oder ein Doppelerfolg würde geteilt.
fe-denial-FE-WATER-03 = { $hero } kann nicht auf Wasser anhalten ({ $area }).
fe-denial-FE-MAP-04 = Der Held steht schon hier: { $area }.
fe-denial-FE-FLY-02 = Nur durch die Luft von hier erreichbar: { $area }.
fe-denial-FE-TRADER-02 = Das Team von { $hero } kontrolliert keinen solchen Händler: { $trader }.
fe-denial-FE-TRADER-03 = Dieser Markt ist noch nicht eröffnet: { $trader }.
fe-denial-FE-TRADER-07 = „{ $card }“ liegt nicht aus: { $trader }.
fe-denial-FE-TRADER-08 = Neue Auslage gibt es einmal, vor dem ersten Kauf.
fe-denial-FE-SETUP-02 = Ein Team hat drei Helden; hier sind es { $heroes_count }.
fe-denial-FE-SETUP-02-faction = { $hero } gehört nicht zu { $faction }.
fe-denial-FE-SETUP-02-missing = { $hero } kann an dieser Mission nicht teilnehmen.
fe-denial-FE-SETUP-02-copies = { $hero } ist { $copies }-mal im Team.
fe-denial-FE-SETUP-02-unknown = Einen Helden „{ $unknown }“ gibt es nicht.
fe-denial-FE-SETUP-18 = Ein Team hat höchstens einen Berittenen; hier sind { $riders }.
fe-denial-FE-SKIRM-02 = { $hero } kommt aus einer Erweiterung und steht hier nicht zur Wahl.
fe-denial-FE-SKIRM-04 = Ein Team hat höchstens einen Berittenen; hier sind { $riders }.
fe-denial-FE-SETUP-03 = { $hero } gehört { $seat }.
fe-denial-FE-ROUND-07 = Du bist nicht am Zug.
fe-denial-FE-ROUND-07-acting = { $acting } ist am Zug, nicht { $hero }.
fe-denial-FE-ROUND-07-team = Am Zug: { $team }.
fe-denial-FE-ROUND-08 = { $hero } wurde in dieser Runde schon aktiviert.

## Chancen

fe-odds-wilds = { $who } wird besiegt: { $chance }. Verlorene TP: { $table }.
fe-odds-check = Die Probe gelingt: { $chance }.
fe-odds-epic = { $who } fällt in dieser Runde: { $chance }. Verursachter Schaden: { $table }.
fe-odds-epic-own = { $who } fällt in dieser Runde: { $chance }. Erlittener Schaden: { $table }.
fe-odds-epic-ahead = { $who } fällt in dieser Runde, kommende Karten eingerechnet: { $chance }. Verursachter Schaden: { $table }.
fe-odds-epic-ahead-own = { $who } fällt in dieser Runde, kommende Karten eingerechnet: { $chance }. Erlittener Schaden: { $table }.
fe-odds-other = { $who }: { $table }.

## In the terminal

fe-terminal-lying = Auf dem Tisch
fe-terminal-answers = Darf noch handeln
fe-terminal-why = Frage so: why move teela gaz-village; why rest; why fortify 3; why train +2.
fe-terminal-measure = Frage so: m gaz-village.
fe-terminal-steps = { $hero }: { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
  }
fe-terminal-discarded = Abgelegt
fe-terminal-round = Runde
fe-terminal-difficulty = Schwierigkeitsgrad
fe-terminal-skulls = Schädel-Ereignisse
fe-terminal-counters = Zähler
fe-terminal-teams = Teams
fe-terminal-heroes = Helden
fe-terminal-boss = Boss
fe-terminal-markets = Im Angebot
fe-terminal-areas = Gebiete
fe-terminal-epic = Epischer Kampf
fe-terminal-wilds = Wildnis-Kampf
fe-terminal-vp = SP
fe-terminal-eternium = Eternium
fe-terminal-outposts = Außenposten
fe-terminal-reserve = Soldaten im Vorrat
fe-terminal-team = Seite
fe-terminal-area = Gebiet
fe-terminal-hp = TP
fe-terminal-activated = Aktiviert
fe-terminal-defeated = Besiegt
fe-terminal-equipped = Angelegt
fe-terminal-inventory = Gepäck
fe-terminal-spells = Zauber
fe-terminal-allies = Mitstreiter
fe-terminal-mounts = Bestien und Maschinen
fe-terminal-carries = Trägt
fe-terminal-control = Kontrolle
fe-terminal-soldiers = Soldaten
fe-terminal-marks = Zeichen
fe-terminal-combat_round = Kampfrunde
fe-terminal-weapon = Waffe
fe-terminal-printed = Auf der Karte
fe-terminal-zone_attack = Angriff
fe-terminal-zone_defense = Verteidigung
fe-terminal-zone_initiative = Initiative
fe-terminal-beside = Neben dem Tableau
fe-terminal-drawn = Gezogen
fe-terminal-boosts = Änderungen
fe-terminal-die = Würfel
fe-terminal-totals = Summen
fe-terminal-damage = Schaden
fe-terminal-foe = Gegner
fe-terminal-dice = Würfel
fe-terminal-adjacent = Angrenzend
fe-terminal-paths = Wege nach
fe-terminal-primary = Primärziel
fe-terminal-secondary = Sekundärziel
fe-terminal-revealed = Aufgedeckt
fe-terminal-completed = Erfüllt
fe-terminal-progress = Fortschritt
fe-terminal-combat_deck = Kampfstapel
