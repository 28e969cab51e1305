# Alles, was Battleground sagt. Ein Ereignis, eine Möglichkeit, eine Frage oder eine Ablehnung findet ihre
# Nachricht über ihren Namen: event-<Art>, option-<Art>, decision-<Art>, denial-<Regel>. Ein Sonderfall hängt
# den Namen dessen an, was ihn besonders macht. Ein Wert, den es nicht gibt, lautet „none“.

## Namen

stat-strength = Stärke
stat-perception = Wahrnehmung
stat-power = Macht
stat-toughness = Zähigkeit
stat-mind = Geist
stat-speed = Tempo
stat-health = Gesundheit

slot-melee = Nahkampf
slot-ranged = Fernkampf
slot-spell = Zauber
slot-heavy = schwere Waffe
slot-trinket = Schmuck
slot-armor = Panzer
slot-shield = Schild
slot-module = Modul

faction-masters = Meister des Universums
faction-evil = Böse Krieger
faction-horde = Böse Horde
faction-rebellion = Große Rebellion
faction-snake-men = Schlangenmenschen
faction-preternia = Helden von Preternia
faction-foe-men = Fighting Foe Men
faction-monster = Monster
faction-short-masters = Meister
faction-short-evil = Böse
faction-short-horde = Horde
faction-short-rebellion = Rebellion
faction-short-snake-men = Schlangen
faction-short-preternia = Preternia
faction-short-foe-men = Foe Men
faction-short-monster = Monster

phase-setup = Aufbau
phase-preparation = Vorbereitungsphase
phase-activation = Aktivierungsphase
phase-clean_up = Aufräumphase
phase-over = Spielende

terrain-open = offenes Feld
terrain-high = hohes Hindernis
terrain-low = niedriges Hindernis
terrain-ladder = Leiter
terrain-platform = Plattform
terrain-difficult = schwieriges Gelände
terrain-zone = Einsatzzone
terrain-objective = Zielmarker
terrain-mark = Zeichen

token-focus = Konzentration
token-overwatch = Bereitschaft
token-mana = Mana
token-wounds = Wunden
token-activated = aktiviert
token-buff = Stärkung
token-debuff = Schwächung

number-dice = Würfel
number-needed = nötig
number-ap = AP

direction-0 = Osten
direction-1 = Nordosten
direction-2 = Nordwesten
direction-3 = Westen
direction-4 = Südwesten
direction-5 = Südosten

unknown-card = eine verdeckte Karte
several-unknown-cards = { $count } Karten

## Woher eine Änderung kommt, in wenigen Worten

source-BG-TEST-03 = geprüfter Wert
source-BG-TEST-04 = Effekt
source-BG-ATK-03 = frühere Angriffe
source-BG-ATK-05 = Würfel der Waffe
source-BG-FOCUS-05 = Konzentration
source-BG-AOO-06 = Gelegenheitsangriff
source-BG-INT-09 = Unterbrechung
source-BG-FLANK-01 = Flankenangriff
source-BG-COVER-03 = Deckung
source-BG-COVER-06 = höhere Position
source-BG-COVER-07 = Deckung
source-BG-SCOPE-01 = normaler Bereich
source-BG-SCOPE-04 = 6 gelingt, 1 scheitert
source-BG-SCOPE-06 = Schuss ins Gefecht
source-BG-ACT-04 = frühere Nutzung
source-BG-ACT-05 = Kosten der Fertigkeit
source-BG-SPELL-04 = Manakosten
source-BG-MOVE-01 = Tempo
source-BG-MOVE-02 = Effekt
source-BG-MOVE-09 = schwieriges Gelände
source-BGF-WAND-02 = geänderte Manakosten
source-BG-FREE-01 = freier Angriff

## Bedingungen von Karten, wie in „nur, wenn …“

condition-attacking = die Probe zum eigenen Angriff gehört
condition-melee = der Angriff ein Nahkampfangriff ist
condition-ranged = der Angriff ein Fernkampfangriff ist
condition-spell = der Angriff ein Zauberangriff ist
condition-flank = es ein Flankenangriff ist
condition-frontal = es kein Flankenangriff ist
condition-attack_focused = der Angriff konzentriert ist
condition-interruption = gerade unterbrochen wird
condition-activation = gerade eine Aktivierung läuft
condition-own_turn = es seine eigene Aktivierung oder Unterbrechung ist
condition-opportunity = es ein Gelegenheitsangriff ist
condition-target_debuffed = das Ziel eine Schwächung hat
condition-target_enemy = das Ziel ein Feind ist
condition-target_buffed = das Ziel eine Stärkung hat
condition-target_in_difficult = das Ziel in schwierigem Gelände steht
condition-target_less_mana = das Ziel weniger Mana hat
condition-target_knocked_out = das Ziel ausgeschaltet wurde
condition-after_move = sofort davor eine Aktion „Bewegen“ ausgeführt wurde
condition-distance = der Abstand mindestens { $number } Zoll beträgt
condition-successes = { $number } oder mehr Erfolge erreicht sind
condition-rolled = ein Würfel eine { $number } zeigt
condition-skill_defence = es eine Verteidigung gegen eine Fertigkeit ist
condition-attackable = der Angriff auch dorthin möglich wäre
condition-focused = der Charakter konzentriert ist
condition-not_focused = der Charakter nicht konzentriert ist
condition-engaged = der Charakter im Gefecht ist
condition-not_engaged = der Charakter nicht im Gefecht ist
condition-mana = der Charakter mindestens { $number } Mana hat
condition-can_spend = der Charakter { $number } Mana ausgeben kann
condition-can_discard = es ist eine Karte zum Abwerfen auf der Hand
condition-debuffed = der Charakter eine Schwächung hat
condition-buffed = der Charakter eine Stärkung hat
condition-wounded =
    { $number ->
        [1] der Charakter verwundet ist
       *[other] der Charakter mindestens { $number } Wunden hat
    }
condition-had_focus = der Charakter zu Beginn seines Zugs konzentriert war
condition-no_attack_made = in diesem Zug nicht angegriffen wurde
condition-unfocused_test = die Probe ohne Konzentration gemacht wird
condition-activatable = der Charakter mit der aufgedeckten Karte aktiviert werden kann
condition-activated_initiative_least = er mit Initiative { $number } oder mehr aktiviert wurde
condition-mark_gone = es „{ $what }“ ist
condition-no_action = der Charakter in dieser Runde keine Aktion ausgeführt hat
condition-ultimates = mindestens { $number } solche Fähigkeiten eingesetzt wurden
condition-obstacle_within = ein Hindernis höchstens { $number } Hexfelder entfernt ist
condition-carries = der Charakter „{ $what }“ ausgerüstet hat
condition-no_enemy_within = kein Feind innerhalb von { $number } Zoll und in Sichtlinie ist
condition-enemy_within = ein Feind innerhalb von { $number } Zoll und in Sichtlinie ist
condition-adjacent = der andere Charakter angrenzt
condition-own = es ein Charakter des eigenen Trupps ist
condition-by_owner = ein Charakter des eigenen Trupps es einem Feind zugefügt hat
condition-causes = in diesem Zug mindestens { $number } Wunden zugefügt werden
condition-first_blood = noch kein eigener Charakter ausgeschaltet wurde
condition-second_knock_out = derselbe Charakter zwei Feinde ausgeschaltet hat
condition-move_action = eine Aktion „Bewegen“ endet
condition-in_enemy_zone = der Charakter in der feindlichen Einsatzzone steht
condition-turn_mana = in diesem Zug mindestens { $number } Mana ausgegeben wurden
condition-turn_attacks = in diesem Zug mindestens { $number } Angriffe ausgeführt wurden
condition-debuffed_characters = mindestens { $number } Charaktere eine Schwächung haben
condition-activated = der Charakter in dieser Runde schon aktiviert wurde
condition-ready = der Charakter noch einsatzfähig ist
condition-has_effect = der Charakter eine Stärkung oder Schwächung hat
condition-successes_most = höchstens { $number } Erfolge erreicht sind
condition-attacker_interrupts = der Angriff in einer Unterbrechung geschieht
condition-targeted = der Angriff diesem Charakter galt
condition-health_left = höchstens { $number } Wunden den Charakter ausschalten würden
condition-on_overwatch = der Charakter in Bereitschaft ist
condition-initiative_most = der Charakter mit Initiative { $number } oder weniger aktiviert wurde
condition-nobody_within = kein anderer Charakter innerhalb von { $number } Zoll und in Sichtlinie ist
condition-debuffed_within = ein anderer Charakter mit einer Schwächung innerhalb von { $number } Zoll und in Sichtlinie ist
condition-blow = { $number } oder mehr Wunden auf einmal zugefügt werden
condition-round = es Runde { $number } ist
condition-losing_buff = eine Stärkung verloren zu gehen droht
condition-heavy = der Angriff mit einer schweren Waffe ausgeführt wird
condition-target_engaged = das Ziel mit jemand anderem im Nahkampf gebunden ist
condition-target_adjacent = das Ziel benachbart ist
condition-target_ally = das Ziel ein Verbündeter ist
condition-target_keyword = das Ziel das Schlüsselwort „{ $number }“ hat
condition-target_in_own_zone = das Ziel in seiner eigenen Aufstellungszone steht
condition-target_within = das Ziel innerhalb von { $number } Zoll und in Sichtlinie ist
condition-friend_near_target = ein passender Verbündeter ({ $number }) dem Ziel nahe ist
condition-further_target = es ein weiteres Ziel des Angriffs ist
condition-other_weapon = der Angriff nicht mit „{ $what }“ erfolgt
condition-no_effect = der Angriff keine Wirkung hatte
condition-after_focused_move = es unmittelbar auf eine konzentrierte Bewegungsaktion folgt
condition-distance_most = der Abstand höchstens { $number } Zoll beträgt
condition-of_attack = es eine Angriffsprobe ist
condition-of_skill = es eine Fähigkeitsprobe ist
condition-of_defence = es eine Verteidigungsprobe ist
condition-initiative_least = der Charakter mit Initiative { $number } oder mehr aktiviert wurde
condition-other_initiative_least = der andere Charakter mit Initiative { $number } oder mehr aktiviert wurde
condition-won_initiative = die Karte die Initiative gewonnen hat
condition-lost_initiative = die Karte die Initiative verloren hat
condition-character = der Charakter { $what } ist
condition-keyword = der Charakter das Schlüsselwort „{ $number }“ hat
condition-has_token = der Charakter „{ $what }“ hat
condition-massive = das Modell massig ist
condition-unwounded = der Charakter keine Wunden hat
condition-strength = die Stärke des Charakters mindestens { $number } beträgt
condition-equipment = der Charakter mindestens { $number } Waffen und Gegenstände trägt
condition-hand_most = sein Spieler höchstens { $number } Schicksalskarten hält
condition-not_moved = der Charakter sich in diesem Zug nicht bewegt hat
condition-moved = der Charakter sich in diesem Zug mindestens { $number } Felder bewegt hat
condition-mark_within = ein Zeichen innerhalb von { $number } Zoll und in Sichtlinie liegt
condition-enemy_mark = „{ $what }“ eines Gegners den Charakter erreicht
condition-token_adjacent = ein benachbarter Charakter „{ $what }“ hat
condition-could_watch = der Charakter auf der Lauer unterbrechen könnte
condition-by_keyword = es ein Charakter mit dem Schlüsselwort „{ $number }“ getan hat
condition-by_attack = es durch einen Angriff geschah
condition-by_skill = es durch eine Fähigkeit geschah
condition-by_fate = eine Schicksalskarte die Unterbrechung auslöst
condition-mission_bearer = es der Charakter ist, mit dem der Nebenauftrag begann
condition-round_least = es Runde { $number } oder später ist
condition-all_standing = kein eigener Charakter ausgeschaltet wurde
condition-all_buffed = alle eigenen Charaktere eine Stärkung haben
condition-in_own_zone = es in der eigenen Aufstellungszone des Charakters geschieht
condition-far_from_owner = alle eigenen Charaktere mindestens { $number } Zoll entfernt sind
condition-actor_health_left = { $number } oder weniger Wunden den handelnden Charakter ausschalten würden
condition-wounds_in_play = mindestens { $number } Wunden im Spiel sind
condition-wounds_in_play_most = höchstens { $number } Wunden im Spiel sind
condition-wounded_this_turn = mindestens { $number } Charaktere in diesem Zug Wunden erlitten haben
condition-engaged_friends = mindestens { $number } eigene Charaktere im Nahkampf gebunden sind
condition-friends_in_enemy_zone = mindestens { $number } eigene Charaktere in der gegnerischen Aufstellungszone stehen

## Ereignisse: Aufbau

event-force_fielded = { $seat } tritt an mit { $characters }: { $points } Punkte.
event-first_rolled = Die Würfel um den Vorrang zeigen { $rolls }; { $winner } darf entscheiden.
event-first_chosen =
    { $team } hat Vorrang{ $rolls ->
        [none] {""}
       *[other] {" "}(die Würfel zeigten { $rolls })
    }.
event-map_chosen = Das Schlachtfeld: { $map }.
event-zone_chosen =
    { $zone ->
        [0] { $team } stellt im Süden (oder Westen) auf.
        [1] { $team } stellt im Norden (oder Osten) auf.
       *[other] { $team } stellt in Zone { $zone } auf.
    }
event-objective_placed = { $team } legt einen Zielmarker auf { $at }.
event-deployed = { $character } bezieht Stellung auf { $at }.
event-turned = { $character } dreht sich nach { $direction }.

## Ereignisse: Runden und Karten

event-round_began = Runde { $round } beginnt.
event-cards_discarded = { $seat } wirft ab: { $cards }.
event-cards_drawn =
    { $source ->
        [discard] { $seat } nimmt vom Ablagestapel zurück: { $cards }.
       *[other] { $seat } zieht { $cards }.
    }
event-cards_revealed = Die Karten werden aufgedeckt: { $cards }. { $first } beginnt.
revealed-card = { $seat } zeigt „{ $card }“ (Initiative { $initiative })
event-passed = { $seat } passt.
event-card_lost = { $seat } kann niemanden mehr aktivieren; „{ $card }“ wird abgeworfen.
event-activated = { $character } wird mit „{ $card }“ aktiviert: { $ap } AP, { $mana } Mana.
event-bonus_taken =
    { $extra ->
        [yes] { $seat } spielt für { $character } noch „{ $card }“ aus und wählt
       *[no] { $character } wählt von „{ $card }“
    } { $bonus ->
        [ability] die Fähigkeit.
        [mana] das zusätzliche Mana.
        [mission] die Nebenmission.
        [ap] 1 AP.
       *[other] den Bonus.
    }
event-activation_ended =
    { $ap_lost ->
        [0] Die Aktivierung von { $character } ist vorbei.
       *[other] Die Aktivierung von { $character } ist vorbei; { $ap_lost } AP verfallen.
    }
event-interruption_began =
    { $kind ->
        [card] { $character } unterbricht { $interrupted } durch eine Karte.
        [opportunity] { $character } erhält einen Gelegenheitsangriff gegen { $interrupted }.
       *[other] { $character } ist in Bereitschaft und unterbricht { $interrupted }.
    }
event-interruption_ended =
    { $goes_on ->
        [yes] Die Unterbrechung durch { $character } ist vorbei; { $interrupted } macht weiter.
       *[no] Die Unterbrechung durch { $character } ist vorbei.
    }

## Ereignisse: was Charaktere erhalten und verlieren

event-gained =
    { $what ->
        [mana] { $character } erhält { $amount } Mana.
        [ap] { $character } erhält { $amount } AP.
        [focus] { $character } erhält Konzentration.
        [overwatch] { $character } geht in Bereitschaft.
       *[other] { $character } erhält { $what }.
    }
event-lost =
    { $what ->
        [mana] { $character } { $spent ->
            [yes] gibt { $amount } Mana aus.
           *[no] verliert { $amount } Mana.
        }
        [ap] { $character } { $spent ->
            [yes] gibt { $amount } AP{ $action ->
                [focus] {" "}für Konzentration
                [move] {" "}für eine Bewegung
                [overwatch] {" "}für Bereitschaft
               *[none] {""}
            } aus.
           *[no] verliert { $amount } AP.
        }
        [focus] { $character } { $spent ->
            [yes] gibt die Konzentration aus.
           *[no] verliert die Konzentration.
        }
        [overwatch] { $character } ist nicht mehr in Bereitschaft.
       *[other] { $character } verliert { $what }.
    }
event-token_given = { $character } erhält „{ $token }“.
event-token_removed = { $character } verliert „{ $token }“.
event-token_kept =
    { $character ->
        [none] „{ $token }“ übersteht die nächste Aufräumphase.
       *[other] „{ $token }“ bei { $character } übersteht die nächste Aufräumphase.
    }
event-token_saved = { $character } behält „{ $token }“.
event-token_prevented = { $character } erhält „{ $token }“ nicht.
event-shove_prevented = { $character } bleibt stehen.
event-mark_moved = „{ $token }“ wandert von { $at } nach { $goal }.
event-weapon_laid_down = { $character } dreht „{ $weapon }“ um.
event-cards_recovered =
    { $place ->
        [top] { $seat } legt { $cards } oben auf den Stapel.
       *[other] { $seat } mischt { $cards } in den Stapel.
    }
event-readied = { $character } kann erneut aktiviert werden.
event-dice_added =
    { $amount ->
        [one] { $character } erhält { $amount } Würfel mehr.
       *[other] { $character } erhält { $amount } Würfel mehr.
    }
event-wounds_passed =
    { $amount ->
        [one] { $amount } Wunde trifft { $to_character } statt { $character }.
       *[other] { $amount } Wunden treffen { $to_character } statt { $character }.
    }
event-mark_placed = { $character } legt „{ $token }“ auf { $at }.
event-mark_removed = „{ $token }“ auf { $at } verschwindet.
event-rearmed = { $character } legt „{ $put_away }“ ab und nimmt „{ $equipped }“.
event-transformed = { $old } wird zu { $new }.
event-focus_lent = { $character } leiht { $to_character } seine Konzentration.
event-withdrawn = { $character } verlässt das Schlachtfeld und kommt wieder.
event-held_back = { $character } wird zurückgehalten.
event-initiative_changed = „{ $card }“ von { $seat } hat jetzt Initiative { $initiative }.
event-obstacle_removed = { $character } reißt das Hindernis auf { $hexes } nieder.
event-cards_seen = { $seat } sieht { $cards } oben auf dem Stapel von { $owner } an.
event-promised =
    { $what ->
        [ap] Dank { $character } erhält der nächste Verbündete, der in dieser Runde aktiviert wird, { $amount } AP.
       *[other] Dank { $character } erhält der nächste Verbündete, der in dieser Runde aktiviert wird, { $amount } Mana.
    }
event-lasting_began =
    { $until ->
        [attack] „{ $effect }“ gilt für { $character } bei diesem Angriff.
        [next] „{ $effect }“ gilt für { $character } bis zur nächsten Aktivierung.
        [round] „{ $effect }“ gilt für { $character } bis zum Ende der Runde.
       *[other] „{ $effect }“ gilt für { $character } bis zum Ende dieses Zugs.
    }

## Ereignisse: Bewegung

event-moved =
    { $how ->
        [charge] { $character } stürmt von { $from } nach { $to } ({ $points } BP).
        [jump] { $character } springt von { $from } nach { $to }.
        [teleport] { $character } teleportiert sich von { $from } nach { $to }.
       *[other] { $character } geht von { $from } nach { $to } ({ $points } BP).
    }
event-shoved =
    { $how ->
        [pull] { $character } wird von { $from } nach { $to } gezogen.
       *[other] { $character } wird von { $from } nach { $to } geschoben.
    }
event-swapped = { $first } und { $second } tauschen die Plätze.

## Ereignisse: Angriffe und Proben

event-attack_declared =
    { $mana ->
        [0] { $attacker } greift { $target } mit „{ $weapon }“ an ({ $cost } AP).
       *[other] { $attacker } greift { $target } mit „{ $weapon }“ an ({ $cost } AP, { $mana } Mana).
    }
event-attack_redirected = { $instead } springt für { $target } ein und zieht den Angriff von { $attacker } auf sich.
event-spell_fizzled = Der Zauber „{ $weapon }“ von { $caster } verpufft.
event-further_target = Der Angriff von { $attacker } mit „{ $weapon }“ richtet sich auch gegen { $target }.
event-rolled =
    { $character } würfelt { $kind ->
        [attack] für den Angriff
        [defence] für die Verteidigung
       *[other] für die Fertigkeit
    } mit { $dice_total ->
        [one] { $dice_total } Würfel
       *[other] { $dice_total } Würfeln
    } ({ $dice }), Erfolg ab { $needed_total }{ $needed ->
        [none] {""}
       *[other] {" "}({ $needed })
    }{ $faces ->
        [none] {""}
       *[other] {": "}{ $faces }
    }.
event-rerolled =
    { $mana ->
        [0] { $character } würfelt { $before } kostenlos neu: { $after }.
       *[other] { $character } würfelt { $before } für { $mana } Mana neu: { $after }.
    }
event-exploded =
    { $faces_count ->
        [one] Eine 6 explodiert, { $character } würfelt nach: { $faces }.
       *[other] Sechsen explodieren, { $character } würfelt nach: { $faces }.
    }
event-tested =
    { $character } hat { $successes ->
        [0] keinen Erfolg
        [one] { $successes } Erfolg
       *[other] { $successes } Erfolge
    } { $kind ->
        [attack] im Angriff.
        [defence] in der Verteidigung.
       *[other] in der Probe.
    }
event-defence_declined = { $character } verzichtet auf die Verteidigung.
event-attack_resolved =
    { $row ->
        [0] Der Angriff von { $attacker } auf { $target } bleibt wirkungslos.
       *[other] Der Angriff von { $attacker } auf { $target } kommt mit { $successes ->
            [one] { $successes } Erfolg durch.
           *[other] { $successes } Erfolgen durch.
        }
    }
event-skill_used =
    { $target ->
        [none] { $character } nutzt „{ $skill }“.
       *[other] { $character } nutzt „{ $skill }“, Ziel: { $target }.
    }
event-power_triggered = „{ $power }“ von { $character } wirkt.

## Ereignisse: Wunden

event-wounded =
    { $by ->
        [none] { $character } erhält { $amount ->
            [one] { $amount } Wunde.
           *[other] { $amount } Wunden.
        }
       *[other] { $character } erhält { $amount ->
            [one] { $amount } Wunde
           *[other] { $amount } Wunden
        } durch { $by }.
    }
event-wound_prevented =
    { $amount ->
        [one] { $character } entgeht { $amount } Wunde.
       *[other] { $character } entgeht { $amount } Wunden.
    }
event-healed =
    { $amount ->
        [one] { $character } wird von { $amount } Wunde geheilt.
       *[other] { $character } wird von { $amount } Wunden geheilt.
    }
event-knocked_out = { $character } ist ausgeschaltet! { $seat } erhält { $vp } SP.

## Ereignisse: Wertung

event-mission_began = { $seat } nimmt sich die Nebenmission „{ $card }“ vor.
event-mission_completed = { $seat } erfüllt die Nebenmission „{ $card }“ und erhält { $vp } SP.
event-objective_captured = { $character } nimmt den Zielmarker auf { $at } für { $seat } ein.
event-cleaned_up = Runde { $round } ist vorbei; alle Charaktere sind wieder einsatzfähig.
event-game_over =
    Das Spiel ist vorbei: { $reason ->
        [knock-out] { $winners_count ->
            [one] { $winners } gewinnt, die andere Seite ist ausgeschaltet.
           *[other] { $winners } gewinnen, die andere Seite ist ausgeschaltet.
        }
        [mutual-knock-out] Niemand steht mehr, es endet unentschieden.
        [points] { $winners_count ->
            [one] { $winners } gewinnt nach Punkten.
           *[other] { $winners } gewinnen nach Punkten.
        }
        [concession] { $winners_count ->
            [one] { $winners } gewinnt, die andere Seite hat aufgegeben.
           *[other] { $winners } gewinnen, die andere Seite hat aufgegeben.
        }
        [agreed-draw] Beide Seiten haben sich auf ein Unentschieden geeinigt.
       *[other] Es endet unentschieden.
    } Stand: { $score }.
score-entry = { $seat } { $vp } SP

## Fragen

decision-draft = Stell deinen Trupp zusammen: bisher { $points } von { $most } Punkten, Schicksalskarten: { $fate }, Ruhmkarten: { $glory }.
decision-first = Wer soll Vorrang haben?
decision-map = Auf welchem Schlachtfeld kämpfst du?
decision-zone = Wo stellst du auf?
decision-objective = Wohin kommt der Zielmarker?
decision-deploy = Welchen Charakter stellst du als Nächstes auf?
decision-deploy_hex = Wo beginnt { $character }?
decision-discard = Runde { $round }: Welche Karten wirfst du vor dem Ziehen ab?
decision-initiative = Runde { $round }: Welche Karte spielst du verdeckt aus?
decision-tie = Gleiche Initiative: Wer von euch beginnt?
decision-activate = Wen aktivierst du mit „{ $card }“?
decision-bonus = Welchen Bonus von „{ $card }“ nimmst du?
decision-act = { $character } hat { $ap } AP. Was nun?
decision-act-interrupted =
    { $kind ->
        [opportunity] { $character } hat einen Gelegenheitsangriff gegen { $interrupted } ({ $ap } AP). Was nun?
       *[other] { $character } unterbricht { $interrupted } ({ $ap } AP). Was nun?
    }
decision-consumables = { $by } wird gleich { $interrupted } unterbrechen. Vorher noch etwas einsetzen?
decision-spend = Wie viel Mana gibt { $character } für „{ $source }“ aus?
decision-spend-skill = Wie viel Mana gibt { $character } für „{ $skill }“ aus?
decision-pay = { $character } braucht { $amount } Mana. Wie viel davon zahlt { $lender }?
decision-boost =
    { $pay ->
        [mana] Wie viel Mana legt { $attacker } bei „{ $weapon }“ drauf?
        [ap] Wie viele AP legt { $attacker } bei „{ $weapon }“ drauf?
       *[other] Wie weit geht { $attacker } mit „{ $weapon }“?
    }
decision-defend =
    { $successes ->
        [one] Gegen { $target } steht { $successes } Erfolg. Verteidigen?
       *[other] Gegen { $target } stehen { $successes } Erfolge. Verteidigen?
    }
decision-row = Welchen Effekt von „{ $weapon }“ wählt { $attacker }?
decision-further_target = Gegen wen richtet sich der Angriff mit „{ $weapon }“ als Nächstes?
decision-aim = Wohin zielt { $attacker } mit „{ $weapon }“?
decision-targets = Wen greift { $attacker } mit „{ $weapon }“ noch an?
decision-free_reroll = { $character } hat { $faces } gewürfelt, Erfolg ab { $needed }. Welche Würfel werden kostenlos neu gewürfelt?
decision-mana_reroll =
    { $character } hat { $faces } gewürfelt, Erfolg ab { $needed }. { $per_mana ->
        [1] Neu würfeln, je Mana 1 Würfel (bis zu { $mana } Mana)?
       *[other] Neu würfeln, je Mana { $per_mana } Würfel (bis zu { $mana } Mana)?
    }
decision-destination-beside = Wo neben { $beside } erscheint { $character }?
decision-destination =
    { $how ->
        [jump] Wohin springt { $character } ({ $points ->
            [one] { $points } Hexfeld
           *[other] { $points } Hexfelder
        })?
        [teleport] Wohin teleportiert sich { $character } ({ $points ->
            [one] { $points } Hexfeld
           *[other] { $points } Hexfelder
        })?
        [charge] Wohin stürmt { $character } ({ $points } BP)?
       *[other] Wohin geht { $character } ({ $points } BP)?
    }
decision-speed = Gibt { $character } die Konzentration aus, um mit dem zweiten Tempowert zu gehen?
decision-push = Wohin wird { $character } geschoben?
decision-face = Wohin schaut { $character }?
decision-direction = In welche Richtung wird { $character } bewegt?
decision-pick = Wen wählt { $character } für „{ $source }“?
decision-either = Was wählt { $character } für „{ $source }“?
decision-place_mark = Wohin legt { $character } das Zeichen von „{ $source }“?
decision-toss = Eine Karte für „{ $source }“ abwerfen?
decision-free_attack = „{ $source }“: { $character } hat einen freien Angriff.
decision-pass_wounds = Wie viele Wunden gibt { $character } weiter („{ $source }“)?
decision-recover = Welche Karte kommt für „{ $source }“ zurück in den Stapel?
decision-lay_down = Welche Waffe dreht { $character } für „{ $source }“ um?
decision-lift_mark = Welches Zeichen entfernt { $character } für „{ $source }“?
decision-move_mark = „{ $source }“: welches Zeichen, oder wohin?
decision-raze = Welches Hindernis entfernt { $character }?
decision-foresee = Welchen Stapel sieht { $character } an, oder welche Karte kommt nach oben?
decision-strip = Welche Stärkung wird entfernt?
decision-borrow = Welches Artefakt leiht sich { $character }?
decision-special = Was wählt { $character } für „{ $source }“?
decision-react =
    { $moment_at ->
        [move_declared] { $moment_who } will gerade weg. Reagieren?
        [movement_ended] { $moment_who } hat sich bewegt. Wer reagiert zuerst?
        [attack_declared] Angriff von { $moment_other } auf { $moment_who }. Reagieren?
        [defence_test] { $moment_who } wird sich gleich verteidigen. Reagieren?
        [taking_wounds] { $moment_who } erhält gleich { $moment_caused ->
            [one] { $moment_caused } Wunde.
           *[other] { $moment_caused } Wunden.
        } Reagieren?
        [wounded] { $moment_who } wurde verwundet. Reagieren?
        [knocked_out] { $moment_who } wurde ausgeschaltet. Reagieren?
        [spell_paid] { $moment_who } wirkt einen Zauber. Reagieren?
        [attack_resolved] Der Angriff von { $moment_who } ist entschieden. Reagieren?
        [attack_finished] Der Angriff von { $moment_who } ist vorbei. Reagieren?
        [debuffed] { $moment_who } hat eine Schwächung erhalten. Reagieren?
        [focused] { $moment_who } hat Konzentration erhalten. Reagieren?
        [mana_spent] { $moment_who } hat Mana ausgegeben. Reagieren?
        [activated] { $moment_who } wird aktiviert. Reagieren?
        [activation_ended] Die Aktivierung von { $moment_who } endet. Reagieren?
        [turn_ended] Der Zug von { $moment_who } endet. Reagieren?
        [interruption_started] Die Unterbrechung durch { $moment_who } beginnt. Reagieren?
        [interruption_ended] Die Unterbrechung durch { $moment_who } endet. Reagieren?
       *[other] Was wirkt zuerst?
    }

## Möglichkeiten: was auf einem Knopf steht

option-add =
    { $card } aufnehmen ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    })
option-equip =
    { $card } für { $character } ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    })
option-take = In den Stapel: { $card } (Initiative { $initiative }, { $ap } AP, { $mana } Mana)
option-dismiss = { $character } entlassen
option-unequip = { $character } „{ $card }“ abnehmen
option-putback = Aus dem Stapel nehmen: { $card }
option-back = Letztes zurücknehmen
option-prepared = Fertiger Trupp: { $force }
option-done = Fertig
option-first = { $team }
option-map = { $map }
option-zone =
    { $zone ->
        [0] Im Süden (oder Westen)
        [1] Im Norden (oder Osten)
       *[other] Zone { $zone }
    }
option-objective = Auf { $at }
option-deploy = { $character }
option-face = Nach { $direction }
option-discard =
    { $cards ->
        [none] Nichts abwerfen
       *[other] Abwerfen: { $cards }
    }
option-play = { $card } (Initiative { $initiative }, { $ap } AP, { $mana } Mana)
option-pass = Passen: in dieser Runde niemanden mehr aktivieren
option-go = { $seat }
option-activate = { $character }
option-bonus =
    { $bonus ->
        [ability] { $card }, Fähigkeit: { $text }
        [mana] { $card }: { $extra_mana } Mana zusätzlich
        [refused] { $card }: nichts; { $by } weist ihr Mana ab
        [mission] { $card }, Nebenmission für { $vp } SP: { $text }
        [ap] { $card }: 1 AP
       *[other] { $card }
    }
option-focus = Konzentration
option-move =
    { $focused ->
        [focused] Konzentriert bewegen, zweiter Tempowert
        [turn] Auf der Stelle drehen
       *[none] Bewegen
    }
option-attack = Angriff auf { $target } mit „{ $weapon }“
option-skill =
    { $target ->
        [none] { $skill }
       *[other] { $skill }: { $target }
    }
option-overwatch = Bereitschaft, beendet den Zug
option-use = { $item } einsetzen
option-end = Zug beenden
option-end-consumables = Nichts einsetzen
option-goto = { $at }
option-stay = Hier bleiben
option-stay-pick = Niemanden
option-stay-toss = Nichts abwerfen
option-stay-deploy_hex = In Reserve halten
option-stay-free_attack = Nicht angreifen
option-stay-targets = Niemanden sonst
option-choose = { $what }
option-choose-row =
    { $what ->
        [1] Der Effekt für 1 Erfolg
       *[other] Der Effekt für { $what } Erfolge
    }
option-choose-speed =
    { $what ->
        [focused] Konzentration für den zweiten Tempowert ausgeben
       *[other] Mit dem ersten Tempowert gehen
    }
option-choose-either =
    { $what ->
        [focus] Konzentration
        [overwatch] Bereitschaft
        [mana] Mana
        [ap] AP
       *[other] { $what }
    }
option-choose-deck = Der Stapel von { $seat }
option-choose-effect = { $on }: { $token }
option-spend = { $amount } Mana
option-spend-boost =
    { $amount ->
        [0] Nichts
       *[other] { $pay ->
            [mana] { $amount } Mana: { $gain }
            [ap] { $amount } AP: { $gain }
           *[other] { $gain }
        }
    }
option-spend-pass_wounds =
    { $amount ->
        [one] { $amount } Wunde
       *[other] { $amount } Wunden
    }
option-spend-pay = { $amount } Mana von { $lender }
gain-dice =
    { $amount ->
        [one] 1 Würfel mehr
       *[other] { $amount } Würfel mehr
    }
gain-range = { $amount } Zoll mehr Reichweite
gain-area =
    { $amount ->
        [one] { $amount } Hexfeld mehr Fläche
       *[other] { $amount } Hexfelder mehr Fläche
    }
gain-other = { $amount } mehr
option-reroll =
    { $faces ->
        [none] Wurf behalten
       *[other] Neu würfeln: { $faces }
    }
option-defend =
    { $how ->
        [mana] Mit so vielen Würfeln verteidigen, wie Mana da ist
        [sixes] Mit allen Würfeln verteidigen, nur Sechsen gelingen
        [decline] Nicht verteidigen
       *[roll] Verteidigen
    }
# Eine Aktion des Menüs mit dem, was sie kostet; $option ist ihre Beschriftung.
option-with-cost =
    { $mana ->
        [0] { $option } ({ $ap } AP)
       *[other] { $option } ({ $ap } AP, { $mana } Mana)
    }
option-react = { $power } ({ $character })
option-react-opportunity = Gelegenheitsangriff: { $character }
option-react-overwatch = Aus der Bereitschaft unterbrechen: { $character }
option-decline = Nein

## Ablehnungen: warum nicht

denial = Die Regel „{ $title }“ erlaubt das nicht.
denial-card = „{ $rule }“ erlaubt das nicht.
denial-card-action = „{ $rule }“ verbietet das.
denial-card-at = „{ $rule }“: Die Bewegung muss von { $at } aus weitergehen.
denial-card-beside = „{ $rule }“: Die Bewegung muss angrenzend enden: { $beside }.
denial-card-character = „{ $rule }“: { $character } kann nicht unterbrochen werden.
denial-card-conditions = „{ $rule }“ geht nur, wenn { $conditions }.
denial-card-interruption = „{ $rule }“ geht nicht in einer Unterbrechung.
denial-card-target = „{ $rule }“: { $target } kommt als Ziel nicht infrage.
denial-card-within = „{ $rule }“: nur innerhalb von { $within } Zoll, der Abstand beträgt { $distance }.

denial-BG-FORCE-01 = Ein Trupp braucht mindestens einen Charakter.
denial-BG-FORCE-01-seat = { $character } gehört zu { $seat }.
denial-BG-FORCE-01-asked = Über { $character } entscheidet gerade jemand anderes.
denial-BG-FORCE-01-unknown = Eine Karte „{ $unknown }“ gibt es nicht.
denial-BG-FORCE-02 = { $character } gehört nicht zur Fraktion { $faction }.
denial-BG-FORCE-06 = { $target } ist nicht auf dem Schlachtfeld.
denial-BG-FORCE-06-character = { $character } ist nicht auf dem Schlachtfeld.
denial-BG-SETUP-01 = Der Trupp ist nicht erlaubt.
denial-BG-SETUP-01-slot = { $character }, Plätze für { $slot }: vorhanden { $room }, belegt wären { $used }.
denial-BG-SETUP-01-iconic = „{ $iconic }“ ist ikonisch und nicht für { $character } gemacht.
denial-BG-SETUP-01-must_carry = { $character } muss „{ $must_carry }“ ausgerüstet haben.
denial-BG-SETUP-01-copies = { $character } ist { $copies }-mal dabei; erlaubt: { $most }.
denial-BG-SETUP-01-equipment = „{ $equipment }“ ist { $copies }-mal dabei; erlaubt: { $most }.
denial-BG-SETUP-01-points = Der Trupp kostet { $points } Punkte; erlaubt sind { $most }.
denial-BG-SETUP-06 = Der Stapel ist nicht erlaubt.
denial-BG-SETUP-06-unknown = Eine Karte „{ $unknown }“ gibt es nicht.
denial-BG-SETUP-06-fate = Schicksalskarten im Stapel: { $fate }; nötig: { $needed }.
denial-BG-SETUP-06-glory = Ruhmkarten im Stapel: { $glory }; nötig: { $needed }.
denial-BG-SETUP-06-copies = „{ $card }“ ist { $copies }-mal im Stapel; einmal ist erlaubt.
denial-BT-FORCE-02 = Der Trupp kostet { $points } Punkte; erlaubt sind { $most }.
denial-BT-FORCE-04 = Ein Team hat nur eine Fraktion, nicht { $factions }.
denial-BT-FORCE-05 = Das Team hat { $character } schon.
denial-BT-FORCE-06 = Das Team hat „{ $equipment }“ schon.
denial-BT-FORCE-07 = Das Team hat die Karte „{ $card }“ schon.

denial-BG-ACT-02 = { $character } wurde in der vorigen Runde zuletzt aktiviert und darf jetzt nicht beginnen.
denial-BG-ACT-03 =
    { $acting ->
        [none] Gerade ist niemand am Zug.
       *[other] { $acting } ist am Zug.
    }
denial-BG-ACT-03-pending = Zuerst muss etwas anderes entschieden werden.
denial-BG-ACT-05 = „{ $skill }“ wurde in diesem Zug schon genutzt.
denial-BG-ACT-08 = Das kostet { $cost } AP, übrig sind { $ap }.
denial-BG-ACT-10 = { $character } wurde in dieser Runde schon aktiviert.
denial-BG-FOCUS-03 = { $character } ist nicht konzentriert; es gilt der erste Tempowert.
denial-BG-FOCUS-02 = { $character } ist schon konzentriert.
denial-BG-OVERWATCH-01 = { $character } ist schon in Bereitschaft.
denial-BG-OVERWATCH-01-watcher = { $watcher } ist nicht in Bereitschaft.
denial-BG-OVERWATCH-03 = { $watcher } sieht nicht, wo die Bewegung endete.
denial-BG-OVERWATCH-04 = Die Bewegung endete nicht auf der Vorderseite von { $watcher }.
denial-BG-OVERWATCH-05 = { $watcher } könnte weder angreifen noch nah genug herankommen.
denial-BG-INT-03 =
    { $action ->
        [focus] In einer Unterbrechung gibt es keine Aktion „Konzentration“.
        [overwatch] In einer Unterbrechung gibt es keine Aktion „Bereitschaft“.
       *[other] Diese Aktion geht nicht in einer Unterbrechung.
    }
denial-BG-INT-06 = Eine Unterbrechung muss sich gegen { $interrupted } richten, nicht gegen { $target }.
denial-BG-INT-08 = Kein Weg führt näher an { $interrupted } heran und endet in Sichtlinie.
denial-BG-INT-08-at = In einer Unterbrechung muss die Bewegung zu { $interrupted } führen und in Sichtlinie enden; { $at } passt dazu nicht.
denial-BG-INT-15 = Erst muss die Unterbrechung durch { $acting } vorbei sein.
denial-BG-AOO-04 = Ein Gelegenheitsangriff erlaubt nur einen Nahkampfangriff.

denial-BG-CARD-05 = Jetzt wird kein Charakter zum Aktivieren gewählt.
denial-BG-CARD-12 = „{ $card }“ bietet diesen Bonus nicht.
denial-BG-CARD-15 =
    { $active ->
        [none] Karten spielst du im Zug eines eigenen Charakters aus.
       *[other] { $active } ist am Zug; Karten spielst du im Zug eines eigenen Charakters aus.
    }
denial-BG-CARD-15-pending = Karten werden zwischen den Aktionen ausgespielt, nicht jetzt.
denial-BG-CARD-15-in_hand = „{ $card }“ ist nicht auf der Hand.
denial-BG-CARD-16 = „{ $card }“ hat keinen Bonus, für den du sie ausspielen könntest.
denial-BG-ITEM-05 =
    { $used ->
        [yes] „{ $item }“ wurde schon eingesetzt.
       *[no] „{ $item }“ lässt sich jetzt nicht einsetzen.
    }

denial-BG-ATK-01 = Jetzt ist kein Angriff möglich.
denial-BG-ATK-01-target = { $target } ist kein Feind.
denial-BG-ATK-02 = „{ $weapon }“ ist nicht ausgerüstet.
denial-BG-MELEE-02 = Ein Nahkampfangriff braucht ein Ziel im Gefecht, und { $at } ist { $distance } Zoll entfernt.
denial-BG-MELEE-05 = Fäuste gibt es nur ohne Nahkampfwaffe, und hier ist „{ $melee_weapon }“ ausgerüstet.
denial-BG-RANGED-03 = Im Gefecht gibt es keine Fernkampf- und Zauberangriffe, hier mit { $engaged_with }.
denial-BG-RANGED-06 = Das Ziel ist { $distance } Zoll entfernt; die Reichweite beträgt { $range }.
denial-BG-SPELL-04 = Der Zauber kostet { $cost } Mana, vorhanden sind { $mana }.
denial-BG-SPELL-05 = „{ $weapon }“ wirkt auf Verbündete, und { $target } gehört nicht dazu.
denial-BG-BIG-04 = Die Base passt nicht auf { $at } oder kommt nicht dorthin.
denial-BG-BIG-18 = Die Base ist anders groß: { $target }.
denial-BG-BIG-12 = Es ist kein Platz, um sich zu { $target } zu drehen.
denial-BG-LOS-01 = Von { $from } nach { $to } gibt es keine Sichtlinie.
denial-BG-LOS-01-blocked_by = Von { $from } nach { $to } gibt es keine Sichtlinie; im Weg: { $blocked_by }.
denial-BG-LOS-06 = Von der Plattform aus verdeckt ein hohes Hindernis neben { $to } die Sicht von { $from }.
denial-BG-LOS-07 = Ein hohes Hindernis neben { $from } verdeckt das Plattformfeld { $to }.
denial-BG-LOS-08 = Durch eine Plattform sieht niemand, auch nicht von { $from } nach { $to }.

denial-BG-MOVE-01 = Der Weg nach { $at } kostet { $cost } BP, vorhanden sind { $points }.
denial-BG-MOVE-04 = Der Weg nach { $at } führt an { $enemies } vorbei, und dort endet jede Bewegung.
denial-BG-MOVE-07 = Auf { $at } kann niemand stehen.
denial-BG-MOVE-07-terrain =
    { $terrain ->
        [high] Auf { $at } steht ein hohes Hindernis.
        [low] Auf { $at } steht ein niedriges Hindernis.
        [ladder] Auf { $at } steht eine Leiter.
       *[other] Auf { $at } kann niemand stehen.
    }
denial-BG-MOVE-07-occupant = { $occupant } steht auf { $at }.
denial-BG-CLIMB-09 = { $occupant } steht auf { $at } und kann nicht weggeschoben werden.
denial-BG-MOVE-12 = { $at } ist kein freies Hexfeld an einem Hindernisteil neben dem Charakter.
denial-BG-MOVE-13 = Nach { $at } führt kein Weg.
denial-BG-MOVEFX-03 = Das Stürmen ist möglich und damit Pflicht; auf { $at } bleiben geht nicht.
denial-BG-MOVEFX-03-towards = Auf { $at } kann ein Sturm auf { $towards } nicht enden.
denial-BG-MOVEFX-04 = Ein Sturm mit { $points } BP reicht nicht bis zu { $target }.
denial-BG-AREA-03 = „{ $weapon }“ kann auf nichts zielen, von wo aus { $target } getroffen würde.
denial-BG-MOVEFX-06 =
    { $hexes ->
        [one] { $at } ist mehr als { $hexes } Hexfeld entfernt, oder dort kann niemand stehen.
       *[other] { $at } ist mehr als { $hexes } Hexfelder entfernt, oder dort kann niemand stehen.
    }
denial-BG-MOVEFX-10 =
    { $hexes ->
        [one] Mit einem Sprung von { $hexes } Hexfeld ist { $at } nicht zu erreichen.
       *[other] Mit einem Sprung von { $hexes } Hexfeldern ist { $at } nicht zu erreichen.
    }
denial-BG-MOVEFX-01 = { $at } liegt nicht auf dem kürzesten Weg zu { $towards }.

denial-BG-SKILL-01 = { $character } hat keine aktive Fertigkeit dieses Namens.
denial-BG-SKILL-02 = Die Fertigkeit kostet { $cost } Mana, vorhanden sind { $mana }.
denial-BG-SKILL-06 = { $target } ist { $distance } Zoll entfernt; die Fertigkeit reicht { $within } Zoll weit.
denial-BG-SKILL-07 = { $target } ist nicht in Sichtlinie.
denial-BG-SKILL-07-targets = Für „{ $skill }“ gibt es kein Ziel.
denial-BG-SKILL-07-side =
    { $side ->
        [enemy] Die Fertigkeit richtet sich gegen Feinde, und { $target } gehört nicht dazu.
        [ally] Die Fertigkeit wirkt auf Verbündete, und { $target } gehört nicht dazu.
        [friend] Die Fertigkeit wirkt auf Charaktere des eigenen Trupps, und { $target } gehört nicht dazu.
       *[other] Die Fertigkeit wirkt nicht auf { $target }.
    }
denial-BG-SKILL-07-conditions = Die Fertigkeit wirkt auf { $target } nur, wenn { $conditions }.

denial-BG-OBJ-02 = { $character } ist im Gefecht.
denial-BG-OBJ-03 = { $character } steht weder auf { $at } noch angrenzend.
denial-BG-OBJ-04 = Der Zielmarker auf { $at } ist umkämpft: { $enemies }.
denial-BG-OBJ-05 = Der Zielmarker auf { $at } liegt in der eigenen Einsatzzone.

## Chancen und Maße

odds-wounds = Wunden { $table }
odds-wounds-knock_out = Wunden { $table }; ausgeschaltet { $chance }
odds-successes = Erfolge { $table }
odds-test =
    { $who } würfelt mit { $dice_total ->
        [one] { $dice_total } Würfel
       *[other] { $dice_total } Würfeln
    } ({ $dice }), Erfolg ab { $needed_total }{ $needed ->
        [none] {""}
       *[other] {" "}({ $needed })
    }
measure =
    { $distance } Zoll, { $sight ->
        [yes] in Sichtlinie
       *[no] nicht in Sichtlinie
    }, { $cover ->
        [none] ohne Deckung
       *[other] in Deckung
    }, auf { $arc ->
        [front] der Vorderseite
        [rear] der Rückseite
       *[half] einem halben Hexfeld der Vorderseite
    } des Ziels.
