import type { RuleTexts } from '../../rule-texts.ts';

export const threes = {
  'The first three starts, three piles of two wait face down, and four of a kind in one go burn the pile.':
    'Die erste Drei beginnt, drei Päckchen zu je zwei Karten warten verdeckt, und vier gleiche auf einmal verbrennen den Stapel.',
  Threes: 'Dreier',
  Burn: 'Brennt',
  'Two packs, for up to eleven players.': 'Zwei Kartenspiele, für bis zu elf Personen.',
  'Get rid of all your cards: whoever is left holding some loses.':
    'Werde alle deine Karten los: Wer am Ende noch welche hat, verliert.',
  'One shuffled pack of 52 cards, or two of them.':
    'Ein gemischtes Kartenspiel von 52 Karten, oder zwei davon.',
  'Nine cards each, dealt unseen: six face down in three piles of two, and three for the hand.':
    'Je neun Karten, ungesehen gegeben: sechs verdeckt in drei Päckchen zu je zwei, und drei für die Hand.',
  'Draw whenever you hold fewer than three cards, as long as there is a stock.':
    'Zieh nach, wann immer du weniger als drei Karten hast, solange es einen Vorrat gibt.',
  'A two may be laid on any card.': 'Eine Zwei darf auf jede Karte gelegt werden.',
  'Any card may be laid on a two.': 'Auf eine Zwei darf jede Karte gelegt werden.',
  'Whoever is first to lay down a three has started.': 'Wer als Erstes eine Drei hinlegt, hat begonnen.',
  'If nobody holds a three, the next rank up that somebody holds starts: a four, else a five, and so on.':
    'Hat niemand eine Drei, beginnt der nächsthöhere Rang, den jemand hat: eine Vier, sonst eine Fünf, und so weiter.',
  'Play goes clockwise.': 'Gespielt wird im Uhrzeigersinn.',
  'Lay a card equal to the top one or higher, or a two; the ace is high.':
    'Leg eine Karte, die gleich hoch wie die oberste ist oder höher, oder eine Zwei; das Ass ist hoch.',
  'Whoever has no such card takes the whole pile, and only then.':
    'Wer keine solche Karte hat, nimmt den ganzen Stapel auf, und nur dann.',
  'Taking the pile ends the turn; the next player lays any card.':
    'Mit dem Aufnehmen ist der Zug vorbei; wer danach dran ist, legt eine beliebige Karte.',
  'Burning takes every card of the pile out of the game.':
    'Verbrennen nimmt alle Karten des Stapels aus dem Spiel.',
  'Four of one rank that are laid together in one turn burn the pile.':
    'Vier von einem Rang, die in einem Zug zusammen gelegt werden, verbrennen den Stapel.',
  'If the player before you has just laid three of a rank, the fourth card burns the pile too.':
    'Hat die Person vor dir gerade drei von einem Rang gelegt, verbrennt auch die vierte Karte den Stapel.',
  'The player calls "Burn".': 'Dabei ruft man „Brennt“.',
  'Whoever burns the pile has to lay another card before the turn is over.':
    'Wer den Stapel verbrennt, muss noch eine Karte legen, bevor der Zug vorbei ist.',
  'With an empty hand, turn over the top card of your first pile and play it.':
    'Ist die Hand leer, deck die oberste Karte deines ersten Päckchens auf und spiel sie.',
  'After it comes the top card of the second pile, then that of the third.':
    'Danach kommt die oberste Karte des zweiten Päckchens, dann die des dritten.',
  'The lower cards follow, in whichever order you like.':
    'Dann folgen die unteren Karten, in welcher Reihenfolge du magst.',
  'Only one card is turned over at a time.': 'Es wird immer nur eine Karte aufgedeckt.',
  'If the turned card does not fit, take it with the whole pile.':
    'Passt die aufgedeckte Karte nicht, nimm sie mit dem ganzen Stapel auf.',
  'Play the cards of your hand before you go back to your piles.':
    'Spiel erst deine Handkarten, bevor du an deine Päckchen zurückgehst.',
  'Whoever has neither hand nor piles left is out; the game ends when one player remains.':
    'Wer weder Handkarten noch Päckchen hat, ist raus; das Spiel endet, wenn nur noch eine Person übrig ist.',
} as const satisfies Partial<RuleTexts>;
