import type { RuleTexts } from '../../rule-texts.ts';

export const canteen = {
  'Seven cards each and no drawing, one card at a time; twos and tens go on anything, and the first one out wins.':
    'Je sieben Karten und kein Nachziehen, immer nur eine Karte; Zweier und Zehner gehen auf alles, und wer zuerst raus ist, gewinnt.',
  'Everybody has three face-down cards.': 'Alle haben drei verdeckte Karten.',
  'One face-up card lies on each of them.': 'Auf jeder liegt eine offene Karte.',
  'Seven cards of the one pack are the hand; what is left stays out of play and nobody draws.':
    'Sieben Karten des einen Kartenspiels sind die Hand; was übrig ist, bleibt aus dem Spiel, und niemand zieht nach.',
  'Before play you may exchange any hand cards for your face-up cards.':
    'Vor dem Spiel darfst du beliebige Handkarten gegen deine offenen Karten tauschen.',
  'The player to the dealer’s right begins, and play goes clockwise.':
    'Wer rechts vom Geber sitzt, beginnt, und gespielt wird im Uhrzeigersinn.',
  'In turn, each player lays one card.': 'Der Reihe nach legen alle je eine Karte.',
  'It has to be as high as the top card or higher.':
    'Sie muss so hoch wie die oberste Karte sein oder höher.',
  'Twos and tens may be laid on any card.': 'Zweier und Zehner dürfen auf jede Karte gelegt werden.',
  'A two takes the place of the card under it: anything may follow.':
    'Eine Zwei tritt an die Stelle der Karte darunter: Alles darf folgen.',
  'A ten, and only a ten, takes the whole pile out of play, itself included.':
    'Eine Zehn, und nur eine Zehn, nimmt den ganzen Stapel aus dem Spiel, sich selbst eingeschlossen.',
  'Whoever lays a ten goes again.': 'Wer eine Zehn legt, ist noch einmal dran.',
  'Whoever has nothing as high and neither a two nor a ten takes the pile, and only then.':
    'Wer nichts gleich Hohes oder Höheres und weder eine Zwei noch eine Zehn hat, nimmt den Stapel auf, und nur dann.',
  'When the hand is gone, the face-up cards are played from the table.':
    'Sind die Handkarten aufgebraucht, werden die offenen Karten vom Tisch gespielt.',
  'When these are gone too, take a face-down card by luck, without looking first.':
    'Sind auch diese aufgebraucht, nimm auf gut Glück eine verdeckte Karte, ohne sie vorher anzusehen.',
  'Whoever is rid of all cards first wins.': 'Wer zuerst alle Karten los ist, gewinnt.',
  'The ace is the highest card.': 'Das Ass ist die höchste Karte.',
} as const satisfies Partial<RuleTexts>;
