# Hints and analysis: what a move promises, and where a game was decided.

coach-change = { $what }: { $amount }
coach-only = { $option } is the only sensible way.
coach-clear = { $option } is clearly best: about { $gain } more chance to win than { $other }.
coach-likely = { $option } looks best: about { $gain } more chance to win than { $other }.
coach-close = { $option } and { $other } look equally good.
coach-spared = Losses it spares you, beside the other moves
coach-then = It might go on so: { $line }
coach-range = By cards and dice, the chance then lies between { $least } and { $most }.

## What a change is about: own minus the enemy's

coach-battleground-points = Victory points scored
coach-battleground-own = Health of your characters
coach-battleground-enemy = Health taken from the enemy
coach-battleground-means = Mana, focus and tokens
coach-battleground-place = Nearness to objectives
coach-battleground-objectives = Objectives held
coach-heroscape-own = Your own strength left
coach-heroscape-enemy = Strength taken from the enemy
coach-heroscape-height = High ground
coach-heroscape-glyphs = Glyphs held
coach-heroscape-goal = Progress towards the goal
coach-fields-points = Victory points
coach-fields-eternium = Eternium
coach-fields-outposts = Outposts
coach-fields-soldiers = Soldiers
coach-fields-deck = Combat deck
coach-fields-own = Your heroes' hit points
coach-fields-enemy = Hit points taken from rivals
coach-fields-cards = Equipment, companions and spells
coach-fields-objectives = Victory cards in progress
coach-fields-goal = The scenario's goal
coach-fields-combat = The combat under way

## Analysis

analysis-title = Analysis of { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
}: each side's chance to win over time
analysis-luck = Dice and cards against expectation, in chance to win:
analysis-luck-side = { $side }: { $amount } from { $rolls ->
    [one] { $rolls } choice with dice or cards
   *[other] { $rolls } choices with dice or cards
}
analysis-mistakes = The decisions that cost most:
analysis-no-mistakes = No decision cost much of the chance to win.
analysis-mistake = Choice { $number }, { $seat }: { $cost } chance to win
analysis-chosen = Chosen: { $option }
analysis-better = Better: { $option }
analysis-line = It might have gone on so: { $line }
