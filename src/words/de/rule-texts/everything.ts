import type { RuleTexts } from '../../rule-texts.ts';

export const everything = {
  'Choose three of six to lie open; fours are invisible, nines set a limit, and after a ten you may stop.':
    'Wähl drei von sechs, die offen liegen; Vierer sind unsichtbar, Neuner setzen eine Grenze, und nach einer Zehn darfst du aufhören.',
  bronze: 'Bronze',
  silver: 'Silber',
  gold: 'Gold',
  platinum: 'Platin',
  'Fours and nines are ordinary cards.': 'Vierer und Neuner sind gewöhnliche Karten.',
  'Another rank is invisible instead of the four.': 'Statt der Vier ist ein anderer Rang unsichtbar.',
  'Fours, nines and tens follow the normal order; only twos go on anything.':
    'Vierer, Neuner und Zehner folgen der gewöhnlichen Ordnung; nur Zweier gehen auf alles.',
  'Two jokers go on anything and turn the direction or skip a player.':
    'Zwei Joker gehen auf alles und drehen die Richtung um oder lassen jemanden aussetzen.',
  reverse: 'Richtung umdrehen',
  skip: 'aussetzen lassen',
  'Face-up cards are played from the table.': 'Offene Karten werden vom Tisch gespielt.',
  'Face-up cards are played from the table, and a face-down card as soon as nothing lies on it.':
    'Offene Karten werden vom Tisch gespielt, und eine verdeckte, sobald nichts mehr auf ihr liegt.',
  'A hand of seven; what is left stays out of play and nobody draws.':
    'Sieben Handkarten; was übrig ist, bleibt aus dem Spiel, und niemand zieht nach.',
  'Whoever loses again rises to a higher title: a number, a medal, a rank of nobility, or what you make up.':
    'Wer wieder verliert, steigt im Titel auf: eine Zahl, eine Medaille, ein Adelstitel, oder was ihr euch ausdenkt.',
  'From one pack everybody is dealt three cards face down in a row, and six more.':
    'Aus einem Kartenspiel bekommen alle drei verdeckte Karten in einer Reihe und sechs weitere.',
  'Choose three of the six to lie face up on your face-down cards; the other three are your hand.':
    'Wähl drei von den sechs, die offen auf deinen verdeckten Karten liegen sollen; die anderen drei sind deine Hand.',
  'The cards that were not dealt are the stock.': 'Die Karten, die nicht gegeben wurden, sind der Vorrat.',
  'Whoever has the three of spades begins, or else the nearest rank upwards, and play goes clockwise.':
    'Wer die Pik-Drei hat, beginnt, sonst wer den nächsthöheren Rang hat, und gespielt wird im Uhrzeigersinn.',
  'In turn everybody who can has to lay at least one card.':
    'Der Reihe nach müssen alle, die können, mindestens eine Karte legen.',
  'It has to be equal to the card before or higher; aces are high.':
    'Sie muss gleich hoch wie die Karte davor sein oder höher; Asse sind hoch.',
  'Whoever drops below three cards draws up to three while there is a stock.':
    'Wer weniger als drei Karten hat, zieht auf drei nach, solange es einen Vorrat gibt.',
  'Whoever can lay nothing takes the pile.': 'Wer nichts legen kann, nimmt den Stapel auf.',
  'Twos, fours, nines and tens may be laid on any card.':
    'Zweier, Vierer, Neuner und Zehner dürfen auf jede Karte gelegt werden.',
  'A two starts afresh: anything beats it.': 'Mit einer Zwei fängt es neu an: Alles schlägt sie.',
  'A four is invisible: the next player plays against the card before it.':
    'Eine Vier ist unsichtbar: Wer danach dran ist, spielt gegen die Karte davor.',
  'After a nine the next player has to lay a nine or lower.':
    'Auf eine Neun muss eine Neun oder eine niedrigere Karte folgen.',
  'A ten burns the pile, and its player may lay another card.':
    'Eine Zehn verbrennt den Stapel, und wer sie gelegt hat, darf noch eine Karte legen.',
  'Several cards of one rank may be laid together.':
    'Mehrere Karten von einem Rang dürfen zusammen gelegt werden.',
  'All four cards of a rank together on the pile burn it as a ten does.':
    'Liegen alle vier Karten eines Ranges zusammen auf dem Stapel, verbrennen sie ihn wie eine Zehn.',
  'When stock and hand are used up, take your three face-up cards into the hand.':
    'Sind Vorrat und Hand aufgebraucht, nimm deine drei offenen Karten auf die Hand.',
  'After these the face-down cards stay on the table, and each is chosen blind.':
    'Danach bleiben die verdeckten Karten auf dem Tisch liegen, und jede wird blind gewählt.',
  'Fours and nines have no power.': 'Vierer und Neuner können nichts Besonderes.',
  'The powers belong to other ranks.': 'Was sie können, können andere Ränge.',
  'Only twos go on any card; the other special cards follow the order.':
    'Nur Zweier gehen auf jede Karte; die anderen Sonderkarten folgen der Ordnung.',
  'Jokers go on any card and turn the direction, or skip a player.':
    'Joker gehen auf jede Karte und drehen die Richtung um oder lassen jemanden aussetzen.',
  'Face-up cards are played straight from the table.': 'Offene Karten werden gleich vom Tisch gespielt.',
  'A face-down card may be played as soon as no face-up card lies on it.':
    'Eine verdeckte Karte darf gespielt werden, sobald keine offene mehr auf ihr liegt.',
  'Seven cards are the hand; the cards left over are ignored.':
    'Sieben Karten sind die Hand; um die übrigen kümmert sich niemand.',
  'As Everything, but the seven is the invisible card, and fours and nines are ordinary.':
    'Wie „Alles“, aber die Sieben ist die unsichtbare Karte, und Vierer und Neuner sind gewöhnliche.',
  Shed: 'Shed',
  'Sevens and tens follow the normal order; only twos go on anything.':
    'Siebener und Zehner folgen der gewöhnlichen Ordnung; nur Zweier gehen auf alles.',
  'Twos, sevens and tens may be laid on any card.':
    'Zweier, Siebener und Zehner dürfen auf jede Karte gelegt werden.',
  'The seven is invisible instead of the four, and no card sets a limit as the nine does elsewhere.':
    'Statt der Vier ist die Sieben unsichtbar, und keine Karte setzt eine Grenze wie anderswo die Neun.',
} as const satisfies Partial<RuleTexts>;
