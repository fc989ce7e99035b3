import type { RuleTexts } from '../../rule-texts.ts';

export const encyclopedia = {
  'Single cards, pairs for whoever is stuck, face-up cards that must be higher, and nothing burns.':
    'Einzelne Karten, Paare für alle, die nicht weiterkommen, offene Karten, die höher sein müssen, und nichts verbrennt.',
  'Two equal cards laid together skip the next player.':
    'Zwei gleiche Karten zusammen lassen die nächste Person aussetzen.',
  'The aim is to lose all your cards; whoever is last to do so loses.':
    'Ziel ist es, alle Karten loszuwerden; wer das als Letztes schafft, verliert.',
  'The loser deals the next game, and may owe the others a small favour.':
    'Wer verliert, gibt das nächste Spiel und schuldet den anderen vielleicht einen kleinen Gefallen.',
  'Two to four players are best, five are the most; one shuffled pack of 52 cards.':
    'Am besten spielen zwei bis vier, höchstens fünf; ein gemischtes Kartenspiel von 52 Karten.',
  'Everybody has three face-down cards in a row, which are neither looked at nor changed.':
    'Alle haben drei verdeckte Karten in einer Reihe, die weder angesehen noch getauscht werden.',
  'Three more cards, dealt face down, are the hand.': 'Drei weitere, verdeckt gegebene Karten sind die Hand.',
  'Then hand cards and face-up cards may be switched.':
    'Dann dürfen Handkarten und offene Karten getauscht werden.',
  'The first player clockwise from the dealer who has a three face up starts.':
    'Vom Geber aus im Uhrzeigersinn beginnt, wer als Erstes eine offene Drei hat.',
  'Without a face-up three, the first player with a three in the hand starts.':
    'Liegt keine Drei offen, beginnt die erste Person mit einer Drei auf der Hand.',
  'If there is none either, fours are looked for in the same way, and so on.':
    'Gibt es auch die nicht, wird ebenso nach Vierern gesucht, und so weiter.',
  'The starter may lay any rank.': 'Wer beginnt, darf mit jedem Rang beginnen.',
  'Lay a card equal to the top one or higher.':
    'Leg eine Karte, die gleich hoch wie die oberste ist oder höher.',
  'Then draw until you hold three cards, unless you hold as many or the stock is used up.':
    'Zieh dann nach, bis du drei Karten hast, außer du hast schon so viele oder der Vorrat ist aufgebraucht.',
  'From the hand one card is laid; whoever has no higher single card may lay a pair.':
    'Von der Hand wird eine Karte gelegt; wer keine höhere einzelne hat, darf ein Paar legen.',
  'After a pair the next player has to lay a higher pair, or three of a kind.':
    'Auf ein Paar muss ein höheres Paar folgen oder ein Drilling.',
  'Whoever cannot play takes the pile, which ends the turn.':
    'Wer nicht legen kann, nimmt den Stapel auf; damit ist der Zug vorbei.',
  'Two cards of one rank laid together skip the next player.':
    'Zwei Karten von einem Rang zusammen lassen die nächste Person aussetzen.',
  'Play goes clockwise, and no card has a power unless you agree on some.':
    'Gespielt wird im Uhrzeigersinn, und keine Karte kann etwas Besonderes, wenn ihr nichts ausmacht.',
  'Face-up cards are played only when the stock is used up and the hand is empty.':
    'Offene Karten werden erst gespielt, wenn der Vorrat aufgebraucht und die Hand leer ist.',
  'One or more face-up cards of one rank may be laid together.':
    'Eine oder mehrere offene Karten von einem Rang dürfen zusammen gelegt werden.',
  'A face-up card has to be higher than the top card; whoever has none higher takes the pile.':
    'Eine offene Karte muss höher als die oberste sein; wer keine höhere hat, nimmt den Stapel auf.',
  'Which ranks are higher differs from table to table; here two is the lowest and the ace the highest.':
    'Welche Ränge höher sind, ist von Tisch zu Tisch verschieden; hier ist die Zwei am niedrigsten und das Ass am höchsten.',
} as const satisfies Partial<RuleTexts>;
