import type { RuleTexts } from '../../rule-texts.ts';

export const blast = {
  'Always lower, from a card turned up at the start; three of a kind and tens blast the pile.':
    'Immer niedriger, von einer Karte an, die am Anfang aufgedeckt wird; Drillinge und Zehner sprengen den Stapel.',
  Blast: 'Blast',
  'the last one left': 'das Schlusslicht',
  'Two to four play; four is best.': 'Es spielen zwei bis vier; am besten vier.',
  'The king is the highest card, the ace the lowest.':
    'Der König ist die höchste Karte, das Ass die niedrigste.',
  'Everybody has three face-down cards in a row that nobody looks at.':
    'Alle haben drei verdeckte Karten in einer Reihe, die niemand ansieht.',
  'The hand has four cards with two or three players, three with four.':
    'Die Hand hat vier Karten, wenn zwei oder drei spielen, und drei, wenn vier spielen.',
  'Its top card is turned up and is the first to play on.':
    'Die oberste Karte des Vorrats wird aufgedeckt; auf sie wird zuerst gespielt.',
  'The aim is to run out of cards.': 'Ziel ist es, keine Karten mehr zu haben.',
  'Before play you may switch hand cards with your face-up cards.':
    'Vor dem Spiel darfst du Handkarten mit deinen offenen Karten vertauschen.',
  'Once play has begun there is no more switching.': 'Hat das Spiel begonnen, wird nicht mehr vertauscht.',
  'The player to the dealer’s left begins, and play passes from one to the next.':
    'Wer links vom Geber sitzt, beginnt, und gespielt wird der Reihe nach.',
  'The card you lay must be lower than the top card.':
    'Die Karte, die du legst, muss niedriger als die oberste sein.',
  'It is then the card to go below.': 'Dann ist sie es, die unterboten werden muss.',
  'After laying cards you draw, then the turn passes.':
    'Nach dem Legen ziehst du nach, dann ist der Zug vorbei.',
  'Advice: lay the highest card that is still lower.': 'Rat: Leg die höchste Karte, die noch niedriger ist.',
  'If you cannot go lower, take the whole pile; the next player goes on.':
    'Kannst du nicht niedriger, nimm den ganzen Stapel auf; dann geht es mit der nächsten Person weiter.',
  'Draw only while you hold fewer cards than you started with.':
    'Zieh nur nach, solange du weniger Karten hast als am Anfang.',
  'One to four cards of one rank may be laid together.':
    'Eine bis vier Karten von einem Rang dürfen zusammen gelegt werden.',
  'When hand and stock are gone, take your face-up cards into the hand.':
    'Sind Hand und Vorrat aufgebraucht, nimm deine offenen Karten auf die Hand.',
  'After these the face-down cards are played, one at a time.':
    'Danach werden die verdeckten Karten gespielt, eine nach der anderen.',
  'Whoever is out of cards first wins.': 'Wer zuerst keine Karten mehr hat, gewinnt.',
  'Three or four equal ranks in a row blast the pile: it is set aside.':
    'Drei oder vier gleiche Ränge hintereinander sprengen den Stapel: Er wird beiseitegelegt.',
  'The player calls "Blast".': 'Dabei ruft man „Blast“.',
  'Whoever blasts goes again.': 'Wer den Stapel sprengt, ist noch einmal dran.',
  'Equal cards may be laid on equal cards only to make three or four of them.':
    'Gleiche Karten dürfen nur auf gleiche gelegt werden, um drei oder vier voll zu machen.',
  'One ten alone is a blast.': 'Eine einzelne Zehn sprengt den Stapel schon.',
  'A ten is best kept for when nothing lower can be played.':
    'Eine Zehn hebt man am besten auf, bis nichts Niedrigeres mehr geht.',
  'After a ten too the player goes again.': 'Auch nach einer Zehn ist man noch einmal dran.',
  'After the winner the others play on for their places.':
    'Die anderen spielen danach um ihre Plätze weiter.',
} as const satisfies Partial<RuleTexts>;
