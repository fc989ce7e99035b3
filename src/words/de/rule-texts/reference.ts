import type { RuleTexts } from '../../rule-texts.ts';

export const reference = {
  'Same or higher, sevens cap, eights skip, tens and four of a kind clear the pile; the last with cards loses.':
    'Gleich oder höher, Siebener deckeln, Achter lassen aussetzen, Zehner und Vierlinge räumen den Stapel ab; wer als Letztes noch Karten hat, verliert.',
  'Five or more players: two cards each in hand, face up and face down.':
    'Ab fünf Personen: je zwei Karten auf der Hand, offen und verdeckt.',
  'Two jokers, up to six players: three cards each in hand, face up and face down.':
    'Zwei Joker, bis zu sechs Personen: je drei Karten auf der Hand, offen und verdeckt.',
  'Two jokers, up to nine players.': 'Zwei Joker, bis zu neun Personen.',
  'Only red goes on a red four, only black on a black one.':
    'Auf eine rote Vier geht nur Rot, auf eine schwarze nur Schwarz.',
  'A four goes on any four, red or black.': 'Eine Vier geht auf jede Vier, ob rot oder schwarz.',
  'Queens turn the direction.': 'Damen drehen die Richtung um.',
  'No ten on a seven.': 'Keine Zehn auf eine Sieben.',
  'Whoever is last to get rid of all cards loses.': 'Wer als Letztes alle Karten loswird, verliert.',
  'Nobody wins; there is only a loser.': 'Niemand gewinnt; es verliert nur jemand.',
  'Play goes clockwise, one seat after another.':
    'Gespielt wird im Uhrzeigersinn, ein Platz nach dem anderen.',
  'Lay the same rank as the last play or a higher one, unless a special card says otherwise.':
    'Leg den gleichen Rang wie zuletzt oder einen höheren, wenn eine Sonderkarte nichts anderes sagt.',
  'If you cannot play, take the whole pile into your hand.':
    'Kannst du nicht legen, nimm den ganzen Stapel auf die Hand.',
  'Taking the pile costs you the turn.': 'Den Stapel aufzunehmen kostet dich den Zug.',
  'As long as you hold cards, play only from the hand.':
    'Solange du Handkarten hast, spiel nur von der Hand.',
  'With an empty hand, play the face-up cards before you.':
    'Ist die Hand leer, spiel die offenen Karten vor dir.',
  'Leave the face-down cards alone while a face-up card remains.':
    'Lass die verdeckten Karten liegen, solange noch eine offene da ist.',
  'When no face-up card is left, play the face-down ones.':
    'Ist keine offene Karte mehr da, spiel die verdeckten.',
  'Face-down cards may not be looked at before they are played.':
    'Verdeckte Karten darf man nicht ansehen, bevor man sie spielt.',
  'Whoever can play must.': 'Wer legen kann, muss.',
  'Draw as many cards as you laid from your hand, while the stock lasts.':
    'Zieh so viele Karten nach, wie du von der Hand gelegt hast, solange der Vorrat reicht.',
  'One shuffled pack of 52 cards.': 'Ein gemischtes Kartenspiel von 52 Karten.',
  'Everybody is dealt three cards face down.': 'Alle bekommen drei verdeckte Karten.',
  'Three face-up cards lie on these.': 'Darauf liegen drei offene Karten.',
  'Three more cards are the hand.': 'Drei weitere Karten sind die Hand.',
  'The rest is the stock.': 'Der Rest ist der Vorrat.',
  'With five players or more everybody is dealt only two of each.':
    'Ab fünf Personen bekommen alle nur zwei von jeder Sorte.',
  'Or two jokers are added, so that three of each can be dealt.':
    'Oder es kommen zwei Joker dazu, damit es für drei von jeder Sorte reicht.',
  'Ranks run in their natural order with the ace on top; suits do not matter.':
    'Die Ränge folgen ihrer gewöhnlichen Ordnung mit dem Ass an der Spitze; auf Kreuz, Karo, Herz und Pik kommt es nicht an.',
  'Several cards of one rank may be laid together, from the hand or from the face-up cards.':
    'Mehrere Karten von einem Rang dürfen zusammen gelegt werden, von der Hand oder von den offenen Karten.',
  'Four of a rank together take the pile out of the game.':
    'Vier von einem Rang zusammen nehmen den Stapel aus dem Spiel.',
  'Whoever takes the pile out plays again.': 'Wer den Stapel aus dem Spiel nimmt, legt noch einmal.',
  'Whoever can complete the four of the card on top may do so out of turn.':
    'Wer die vier zur obersten Karte voll machen kann, darf es auch außer der Reihe.',
  'A two goes on any card, and any card may follow it.':
    'Eine Zwei geht auf jede Karte, und auf sie darf jede Karte folgen.',
  'A three goes on any card; the card under it stays in effect.':
    'Eine Drei geht auf jede Karte; es gilt weiter die Karte darunter.',
  'A ten goes on any card and takes the pile out of the game.':
    'Eine Zehn geht auf jede Karte und nimmt den Stapel aus dem Spiel.',
  'Whoever lays a ten plays again.': 'Wer eine Zehn legt, legt noch einmal.',
  'A joker goes on any card and turns the direction.':
    'Ein Joker geht auf jede Karte und dreht die Richtung um.',
  'A seven is played in natural order; the next card must be a seven or lower.':
    'Eine Sieben wird nach ihrem Rang gelegt; die nächste Karte muss eine Sieben oder niedriger sein.',
  'An eight is played in natural order and skips the next player.':
    'Eine Acht wird nach ihrem Rang gelegt und lässt die nächste Person aussetzen.',
  'As many players are skipped as eights were laid.': 'Es setzen so viele aus, wie Achter gelegt wurden.',
  'Nobody skips themselves.': 'Sich selbst lässt niemand aussetzen.',
  'The loser of the last round starts.': 'Wer die letzte Runde verloren hat, beginnt.',
  'Without such a loser, whoever has the four of hearts starts.':
    'Hat noch niemand verloren, beginnt, wer die Herz-Vier hat.',
  'If nobody has it, anybody with a four starts.': 'Hat sie niemand, darf beginnen, wer eine Vier hat.',
  'If nobody has a four, anybody with the card nearest to it starts.':
    'Hat niemand eine Vier, darf beginnen, wer die Karte hat, die ihr am nächsten kommt.',
  'Before the start you may swap hand cards with your face-up cards.':
    'Vor dem Anfang darfst du Handkarten gegen deine offenen Karten tauschen.',
  'After a red four the next player lays a red card, after a black four a black one.':
    'Auf eine rote Vier muss eine rote Karte folgen, auf eine schwarze eine schwarze.',
  'A queen turns the direction.': 'Eine Dame dreht die Richtung um.',
  'A ten may not be laid on a seven.': 'Eine Zehn darf nicht auf eine Sieben.',
} as const satisfies Partial<RuleTexts>;
