import type { RuleTexts } from '../../rule-texts.ts';

export const palace = {
  'The game as most tables play it: same or higher, twos start afresh, tens and four of a kind burn.':
    'Das Spiel, wie man es fast überall spielt: gleich oder höher, Zweier fangen neu an, Zehner und Vierlinge verbrennen den Stapel.',
  'Two to five play with one shuffled pack of 52 cards, without jokers.':
    'Es spielen zwei bis fünf mit einem gemischten Kartenspiel von 52 Karten, ohne Joker.',
  'Everybody has three face-down cards, three face-up cards on them and three in the hand; the rest is the stock.':
    'Alle haben drei verdeckte Karten, drei offene darauf und drei auf der Hand; der Rest ist der Vorrat.',
  'Before play you may swap hand cards with your own face-up cards.':
    'Vor dem Spiel darfst du Handkarten gegen deine eigenen offenen Karten tauschen.',
  'Whoever holds a three begins, or else a four, and so on; of several the one nearest to the dealer’s left, with any card.':
    'Wer eine Drei hat, beginnt, sonst wer eine Vier hat, und so weiter; von mehreren, wer links vom Geber am nächsten sitzt. Gelegt werden darf jede Karte.',
  'Play goes clockwise, each card equal to the top one or higher; the ace is the highest.':
    'Gespielt wird im Uhrzeigersinn, jede Karte gleich hoch wie die oberste oder höher; das Ass ist am höchsten.',
  'Lay one card, or several of one rank together.': 'Leg eine Karte oder mehrere von einem Rang zusammen.',
  'Draw up to three cards while the stock lasts.': 'Zieh auf drei Karten nach, solange der Vorrat reicht.',
  'Whoever cannot play, or would rather not, takes the pile, and the turn is over.':
    'Wer nicht legen kann oder nicht mag, nimmt den Stapel auf, und der Zug ist vorbei.',
  'A two goes on anything, and anything goes on a two.':
    'Eine Zwei geht auf alles, und alles geht auf eine Zwei.',
  'A ten goes on anything and burns the pile; its player goes again.':
    'Eine Zehn geht auf alles und verbrennt den Stapel; wer sie gelegt hat, ist noch einmal dran.',
  'Four of a rank on top of the pile burn it, whoever laid them; the one who completed them goes again.':
    'Vier von einem Rang oben auf dem Stapel verbrennen ihn, wer immer sie gelegt hat; wer die vier voll gemacht hat, ist noch einmal dran.',
  'When hand and stock are gone, play your face-up cards, and after them the face-down ones, blind and one at a time.':
    'Sind Hand und Vorrat aufgebraucht, spielst du deine offenen Karten, danach die verdeckten, blind und einzeln.',
  'A blind card that does not fit goes to your hand with the pile, and the turn is over.':
    'Eine blinde Karte, die nicht passt, kommt mit dem Stapel auf deine Hand, und der Zug ist vorbei.',
  'The last one with cards loses, and deals the next round.':
    'Wer als Letztes noch Karten hat, verliert und gibt die nächste Runde.',
} as const satisfies Partial<RuleTexts>;
