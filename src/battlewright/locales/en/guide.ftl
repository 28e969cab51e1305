# The words of the guided first games. Which belongs to which step is in `guides/<game>.toml`.

# --- Heroscape --------------------------------------------------------------------------------------

guide-heroscape-hello = Welcome to the battlefield! The Vikings are yours: four warriors and Finn, their champion. On the other side wait the Marro, four of them, and Nerak on his swog. Whoever has no figures left has lost.
guide-heroscape-place = First everybody takes position. Your Vikings know their places, so choose “Set up the rest for me”.
guide-heroscape-orders = Now the heart of the game: orders. A round has three turns, and before it begins you decide which card acts in each of them. The markers 1, 2 and 3 lie face down on your cards until their turn comes.
guide-heroscape-orders-x = The X is a bluff. It does nothing, but your opponent cannot tell it from the others. Give the Vikings 1 and 2, Finn 3 and the X.
guide-heroscape-initiative = Both sides rolled a twenty-sided die for the initiative: 13 for you, 8 for them, so you begin. Your marker 1 is turned over: in this turn all the Vikings may move, and after that all of them may attack.
guide-heroscape-hill = A Viking has 4 points for moving. A space costs one point, and every level you climb costs one more. Take Viking 2 to the top of the hill, D5. Something lies there…
guide-heroscape-glyph = A glyph! It stops whoever steps on it, and now it lies open: Astrid. As long as one of your figures stands here, your normal attacks roll one die more.
guide-heroscape-line = Bring Viking 3 up beside him, to D4. The other two follow by themselves.
guide-heroscape-power = Nobody is near enough to fight yet, but the Vikings have a power of their own. Berserker Charge: roll the twenty-sided die, and on 15 or more they all move again. It costs nothing to try.
guide-heroscape-marro = A 1! Well, it can only get better. Your turn is over, and the others turn up their marker 1: the Marro, who can shoot at anything within six spaces.
guide-heroscape-height = Keep an eye on the Viking on the hill. Whoever stands higher than the enemy has one die more, in attack and in defence.
guide-heroscape-dice = Both shots were stopped. Every skull of the attacker is a hit, every shield of the defender takes one away. From his hill your Viking defended with five dice instead of four.
guide-heroscape-charge = Your marker 2: the Vikings again. Now they go down to the enemy. Send Viking 3 to D6, next to Marro 3.
guide-heroscape-engaged = These two are engaged: they stand side by side. An engaged figure can only attack enemies it is engaged with. And it had better not walk away; you will see why in a moment.
guide-heroscape-second = Viking 1 goes to C6, next to the other Marro. The rest stay where they are: after that choose “Nobody else moves”.
guide-heroscape-attack = Time to strike! Point at an attack, and you are told the exact odds before you choose. Here: three dice of the Viking, one because he stands higher, one from Astrid. Viking 3 attacks Marro 3.
guide-heroscape-again = Two skulls, two shields: nothing. That happens. Everyone in the squad has an attack, so now it is the turn of Viking 1.
guide-heroscape-hit = Four skulls, and only two shields: a hit. Figures of a squad have a single life, so that was the end of this Marro.
guide-heroscape-flee = His friend is still engaged with Viking 3, and he has seen enough. Watch what comes of it when he runs.
guide-heroscape-fled = Whoever leaves a fight may be struck at in passing: one die, no defence. A skull, and he is gone. If a way of yours is as dangerous, you are warned before you take it.
guide-heroscape-shots = Two Marro are left. One of them steps onto the other glyph, and both shoot.
guide-heroscape-gerda = Nothing got through again. Their glyph is Gerda: one more die in defence, for everybody on their side.
guide-heroscape-finn = Marker 3: Finn. A hero is a card of one figure, with several lives, and Vikings next to Finn attack with one die more. He has 5 points: B8 is just within reach.
guide-heroscape-hero = Finn is engaged with two enemies at once and may choose between them. Attack the Marro on the glyph.
guide-heroscape-nerak = One skull, one shield. Finn mutters something about glyphs. It is the last turn of the others: Nerak attacks Finn.
guide-heroscape-round = Three shields! That was the last turn of the round. A new one begins, with new orders and a new roll for the initiative.
guide-heroscape-orders-again = Finn is in the thick of it, so he acts first: 1 and the X on Finn, 2 and 3 on the Vikings.
guide-heroscape-lost-initiative = 12 against 13: this time the others begin, and Nerak strikes at Finn once more.
guide-heroscape-wounds = Two skulls and not a single shield: two wounds. Finn has four lives and keeps fighting as well as ever. Only the fourth wound is the end of him.
guide-heroscape-revenge = Your turn. Finn need not move: choose “Nobody else moves”, and then let him answer.
guide-heroscape-end = A wound for Nerak! Orders, ways, height, glyphs, engagement, attacks, wounds: you have seen how it goes.
guide-heroscape-free = From here the battle is yours, and every choice is free. What you have forgotten stands under Rules. Good luck!

# --- Battleground -----------------------------------------------------------------------------------

guide-battleground-hello = Welcome to Eternia! You lead He-Man, Man-At-Arms and Stratos. Across the ruins wait Skeletor, Mer-Man and Trap Jaw. After four rounds points decide: 20 for every objective you have captured, and for every enemy you knock out what that enemy cost.
guide-battleground-first = You won the roll. The first player is ahead whenever two cards are equal, so take that.
guide-battleground-card = This is your hand. Each side plays one card face down; the higher number acts first. The card also brings action points (AP) and mana to the character who acts with it.
guide-battleground-press-on = Play Press On: initiative 5, 2 AP, 1 mana.
guide-battleground-activate = 5 against 4: you go first. Now you say who acts with this card. Activate Man-At-Arms.
guide-battleground-bonus = Every card has one bonus besides: either its ability or extra mana. The ability of Press On is one more AP, and today we are in a hurry. Take it.
guide-battleground-focus = 3 AP, and most actions cost one. Begin with Focus. That is a token you spend later: to run farther, or to make a roll easier.
guide-battleground-move = See the objective in the middle of the ruin? That is where we want to go. Man-At-Arms moves 5 hexes, or 8 if he spends his Focus.
guide-battleground-move-where = Move with Focus, to L11. What a way costs is shown while you point at it.
guide-battleground-extra = In your own activation you may play more cards from your hand, for their bonus only. Second Wind gives 1 AP. Play it.
guide-battleground-again = A second Move in the same activation costs 2 AP, a third would cost 3. Go round the wall to L14, and turn him north-east, to the enemy: people look, and shoot, to the front.
guide-battleground-glory = Two of your cards are Glory cards. Each is a side mission worth 20 points, or simply 1 AP. We need the AP now: use The Perfect Shot.
guide-battleground-watch = Spend it on Overwatch. That ends his turn; but as soon as an enemy comes to a halt in front of him and in range, Man-At-Arms breaks in and acts.
guide-battleground-blast = Skeletor's turn, and he has seen Man-At-Arms. He casts Magic Blast. Every die that shows the number needed, usually 4 or more, is a success; with mana a die can be rolled again.
guide-battleground-defend = Three successes. You may defend, and each of your own successes takes one of his away. Against magic Man-At-Arms uses his mind: only two dice. Roll them!
guide-battleground-walk = 6 and 5, two successes! One of his is left, and Magic Blast needs two for a wound: nothing happened. Skeletor has 1 AP left and comes closer. Too close…
guide-battleground-shoot = Overwatch! Man-At-Arms interrupts with 1 AP. Shoot at Skeletor with the Arm Cannon. Odds are shown before you choose, here and everywhere.
guide-battleground-reroll = 6, 6, 5 and a 3. Now mana is of use: roll the 3 again.
guide-battleground-wounded = Only a 2, never mind: each six adds a die, and in the end you had four successes. Skeletor stopped three, one got through: a wound. End the interruption and save your other cards.
guide-battleground-second = The next pair of cards. He-Man and Stratos have not acted yet. Play Clash of Steel, your fastest.
guide-battleground-he-man = You go first again. Activate He-Man: the objective is his.
guide-battleground-run = Cards give He-Man no mana, only Focus does; AP he gets like everybody. Use Champion's Blow for 1 AP more, and Move twice.
guide-battleground-run-where = First to H16, then to M15, right onto the objective. Then face north-east.
guide-battleground-objective = Objectives are captured when the round ends, by somebody on or beside them, if no enemy is next to the objective or to him.
guide-battleground-mer-man = So the others would have to come very close. Mer-Man tries. Not close enough!
guide-battleground-third = Everybody has one character left. Play Stand Firm; what it is good for, Stratos will see.
guide-battleground-stratos = Trap Jaw had the higher card and has moved already. Stratos, the winged man, takes Focus and runs: to L22.
guide-battleground-round = The round is over, and He-Man captures the objective. 20 points, and nobody can take them from you. All characters are ready again.
guide-battleground-draw = In a new round both sides fill their hands up to five Fate cards. Cards you do not like you may discard first; you keep yours.
guide-battleground-strike = Now for Skeletor. Play Long Awaited, initiative 8, and activate He-Man.
guide-battleground-behind = It matters where you strike from. An attack from behind is a flank attack: each die needs one less.
guide-battleground-behind-where = Move around Skeletor to Q15, and face south-west, towards his back.
guide-battleground-sword = Strike First adds a die to all attacks of this activation. Play it for its ability, and then: the Power Sword!
guide-battleground-last = Four successes, one stopped: two wounds at once. The more gets through, the deeper the cut; Skeletor has 2 of 5 left. End the turn.
guide-battleground-end = Cards, AP, Focus, Overwatch, attack and defence, mana, facing, objectives: you have seen how it goes.
guide-battleground-free = From here every choice is yours. Walking away from an enemy beside you invites a blow, so look before you leave. And what you have forgotten stands under Rules. You have the power!

# --- Fields of Eternia ------------------------------------------------------------------------------

guide-fields-hello = Welcome to Eternia, the whole of it! Three heroes of the Masters against three Evil Warriors. You are He-Man. The computer leads Teela and Man-At-Arms, who are on your side, and the three who are not.
guide-fields-turns = In every round each hero has one turn, and the sides take turns. Who has most victory points (VP) in the end wins together. Activate He-Man.
guide-fields-move = A turn has two standard actions, and they must be different ones. Moving is one of them. He-Man can go two areas: move to Eternos.
guide-fields-outpost = An empty outpost belongs to whoever walks in. Eternos is yours, and in every round by day it pays 2 eternium, the money of the planet.
guide-fields-fortify = Somebody has to stay when He-Man leaves, or the next enemy walks in as easily. Fortify Eternos with 3 soldiers.
guide-fields-trader = Both standard actions are done. A visit to a trader ends the turn. Your side holds a village with a mage guild, and buys there even from afar.
guide-fields-buy = Spells! Lightning Bolt hurts an enemy in combat, Mirror Image weakens the attack. Buy both, and then nothing more.
guide-fields-goals = Two points at once: with two spells your side has met the first goal of Book of Spells. The goals lie open for everybody; look at them before you plan.
guide-fields-others = Now the others, one after the other: each takes an outpost and leaves soldiers there, as you did.
guide-fields-income = A new day. Your outposts pay 10 eternium, and theirs too; the Evil Warriors have met a goal as well. Activate He-Man again.
guide-fields-wilds = Outposts make rich, quests make famous. In Harmony Meadows lies a quest marker. Move there.
guide-fields-quest = And go on the quest. Nobody knows what waits there until the card is turned up.
guide-fields-epic = A Mantisaur! An epic combat is fought with cards. They go into three zones: attack, defense and initiative. He who has more initiative strikes first, and attack beyond the defense of the other is damage.
guide-fields-weapon = First choose what to fight with: the Power Sword.
guide-fields-zones = You draw from your combat deck, card by card, and say where each one goes. Four cards may stay.
guide-fields-concentrate = A +1 is not much. Twice in a combat you may concentrate: the card goes, and another comes. Do it.
guide-fields-energy-card = Energy! It counts only 1, but wakes up your weapon in a moment. Put it into attack. And the +1 that comes next: concentrate once more.
guide-fields-rest-of-cards = Another +1, then it has to do for defense. The second Energy goes into attack, and the 2 into defense.
guide-fields-energy = The cards lie, now come the abilities, one at a time until both sides pass. Each Energy lets the Power Sword add 2 to your attack and 1 to your defense. Use both.
guide-fields-spells = And the spells you bought. Lightning Bolt takes 1 hit point and 2 initiative, Mirror Image 2 attack.
guide-fields-won = 6 against 3, and faster than the beast: it fell before it could bite. That is 1 VP for your side.
guide-fields-tame = A beaten beast may be tamed, for 3 eternium. Do you want a Mantisaur? Of course you do.
guide-fields-deck = A victory makes you better, too. A new card comes into your combat deck and an old one leaves: take Power Flow, and let go of a +1.
guide-fields-goods = He-Man has earned something. Go to the shop, buy the Power Bracers, put them on, and buy nothing more: so the turn ends.
guide-fields-end = Outposts and eternium, soldiers, traders, quests, combats, goals: you have seen how it goes.
guide-fields-free = From here every choice is yours. The game ends with the round of the fourth skull, and most VP win. What you have forgotten stands under Rules. By the power of Grayskull!
