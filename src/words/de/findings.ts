import type { Kind, Rank } from '../../engine/cards.ts';
import type { Idle, Role } from '../../engine/rules/findings.ts';
import type { Words } from '../words.ts';
import { cardName, cards, rankName, the } from './cards.ts';
import { effects } from './effects.ts';
import { andList, capital, cardCount, orList } from './grammar.ts';

/** `Die 7`, `Der B`, `Ein Joker`. */
const theKind = (kind: Kind): string => (kind === 'JK' ? 'Ein Joker' : capital(the(rankName(kind))));
const rankNames = (ranks: readonly Rank[]): string => orList(ranks.map(rankName));

/** What it does, without the ranks that it names. */
function roleWords(role: Role): string {
  const words = effects[role];
  return 'role' in words ? words.role : words.clause;
}
const both = (kind: Kind, roles: readonly Role[]): string =>
  `${theKind(kind)} ${andList(roles.map(roleWords))}`;

const jokerWords = {
  named:
    'Auf eine Karte soll ein Joker passen, aber es ist keiner im Spiel. Nimm Joker dazu, oder nenn sie dort nicht.',
  noJokers:
    'Joker sind Sonderkarten, aber es sind keine im Spiel. Nimm Joker dazu, oder lass weg, was sie tun.',
  noPower: 'Es sind Joker im Spiel, aber es steht nirgends, was sie tun. Mach sie zu Sonderkarten.',
  notOnAny:
    'Ein Joker hat keinen Rang, also ist keine Karte höher oder niedriger. Lass ihn auf jede Karte gehen.',
} as const;

const idleWords: Record<Idle, string> = {
  whenAlone:
    'Paare sind ohnehin immer erlaubt, auch wenn jemand eine höhere einzelne Karte hat. Lass das weg.',
  together:
    'Aus der Hand sind mehrere gleiche auf einmal erlaubt, aber Paare sind hier nur Ersatz für eine höhere Karte. Lass beliebig viele Karten folgen, oder immer nur eine Karte legen.',
  onAny:
    'Genug gleiche Karten gehen auf jede Karte, aber gleiche Karten verbrennen den Stapel nicht. Sag, wie viele ihn verbrennen, oder lass das weg.',
  seeThrough:
    'Unsichtbare Karten zwischen gleichen zählen nicht, aber gleiche verbrennen den Stapel nicht. Sag, wie viele ihn verbrennen, oder lass das weg.',
  jumpIn:
    'Außer der Reihe darf nur genau die oberste Karte gelegt werden, aber ein Spiel hat keine zweite davon. Spielt mit mehr Kartenspielen, oder erlaubt jede gleiche Karte.',
  newStarter:
    'Nach dem Aufnehmen soll eine neue Karte vom Vorrat aufgedeckt werden, aber es gibt keinen. Mach die übrigen Karten zum Vorrat, oder lass das weg.',
  addFaceUp:
    'Mit dem Stapel soll eine offene Karte aufgenommen werden, aber es wird keine gegeben. Gib welche, oder lass das weg.',
  swapsRows:
    'Eine Karte lässt offene Karten tauschen, aber es werden keine gegeben. Gib welche, oder lass die Karte etwas anderes tun.',
  exempt:
    'Manche Karten dürfen in beiden Farben auf gleiche, aber keine Karte verlangt eine Farbe. Lass eine das tun, oder lass das weg.',
  required:
    'Verbrannt wird nur mit einem Ruf, aber es steht nirgends, was man ruft. Gib das Wort an, oder lass das weg.',
};

/** What is wrong with a combination of rules, what it means and what to do: one sentence for each code. */
export const findings: Words['rules']['findings'] = {
  DEAL_TOO_BIG: ({ players, each, starter, needed, deck }) =>
    `${players} Personen × ${each} Karten${starter ? ' und die erste Karte des Stapels' : ''} = ${needed}, aber das Spiel hat nur ${deck}. Gib weniger Karten, lass weniger Leute mitspielen, oder nimm noch ein Kartenspiel oder Joker dazu.`,
  DEAL_NO_ROW: ({ players }) =>
    `Für ${orList(players.map(String))} Personen steht nirgends, was gegeben wird, also können sie nicht beginnen. Füg eine Zeile für sie hinzu, oder ändere die Zahl der Personen.`,
  FACE_UP_WITHOUT_STACK: ({ faceUp, stacks }) =>
    `Jede offene Karte muss hier auf einer verdeckten liegen, aber es sind ${faceUp} offene Karten und ${stacks} Päckchen. Gib so viele Päckchen wie offene Karten.`,
  UNCOVERED_NEEDS_TABLE: () =>
    'Alle offenen Karten werden auf einmal auf die Hand genommen, also liegt keine verdeckte früher frei als die anderen. Spiel sie vom Tisch, oder die verdeckten nach den offenen.',
  EXCHANGE_NO_FACE_UP: () =>
    'Es gibt keine offenen Karten, die sich tauschen oder wählen ließen. Gib welche, oder lass den Tausch weg.',
  PICK_HAND_SHORT: ({ faceUp, hand }) =>
    `Werden ${faceUp} von ${cardCount(hand)} offen hingelegt, bleibt nichts auf der Hand. Gib mehr Karten auf die Hand.`,
  REFILL_DEAD: () =>
    'Es gibt keinen Vorrat, also lässt sich nichts nachziehen. Mach die übrigen Karten zum Vorrat, oder zieh nichts nach.',
  REFILL_SIZE: ({ size, hand }) =>
    `Die Hand wird auf ${cardCount(size)} aufgefüllt, aber am Anfang sind es ${hand}: Alle ziehen mehr, als ihnen gegeben wurde. Soll das nicht so sein, mach beides gleich.`,
  RESET_DEAD: ({ kind, roles }) =>
    `${both(kind, roles)}, und beides schließt sich aus. Lass nur eines davon stehen.`,
  TWO_TRANSPARENT_RESET: ({ kind, roles }) =>
    `${both(kind, roles)}: Eine Karte kann nicht zugleich unsichtbar sein und am Stapel etwas ändern. Lass nur eines davon stehen.`,
  BURN_PLUS_EFFECT: ({ kind, roles }) =>
    `${both(kind, roles)}: Die Karte ist gleich aus dem Spiel, also käme das andere nie zum Zug. Lass nur eines davon stehen.`,
  AGAIN_NO_NEXT: ({ kind, roles }) =>
    `${both(kind, roles)}: Wer dran ist, bleibt dran, also zählt das andere nur, wenn es die letzte Karte war. Lass nur eines davon stehen.`,
  ATMOST_OUT: ({ kind, limit }) =>
    `${theKind(kind)} verlangt ${rankName(limit)} oder niedriger, aber hier muss die nächste Karte ohnehin niedriger sein. Lass sie „${rankName(limit)} oder höher“ verlangen, oder lass es weg.`,
  JOKER_ABSENT: ({ fault }) => jokerWords[fault],
  OF_A_KIND_TOO_BIG: ({ fault, size, copies }) =>
    ({
      size: `${size} gleiche Karten verbrennen den Stapel, aber von jedem Rang gibt es nur ${copies}. Verlang weniger, oder nimm noch ein Kartenspiel dazu.`,
      off: 'Ein Satz darf außer der Reihe voll gemacht werden, aber gleiche Karten verbrennen den Stapel nicht. Sag, wie viele ihn verbrennen, oder lass es weg.',
      neverTogether:
        'Gleiche Karten müssen in einem Zug kommen, damit sie den Stapel verbrennen, aber ein Zug ist nur eine Karte. Erlaub mehrere zusammen, oder lass gleiche zählen, egal, wie sie auf den Stapel kommen.',
    })[fault],
  OF_A_KIND_UNREACHABLE: () =>
    'Gleiche Karten verbrennen den Stapel, aber sie können nie zusammen liegen: Je Zug wird eine Karte gelegt, und keine gleiche darf folgen. Erlaub mehrere zusammen oder gleiche Karten, oder lass gleiche Karten nicht verbrennen.',
  EQUAL_COMPLETES_NO_SET: () =>
    'Gleiche Karten dürfen nur gelegt werden, um einen Satz voll zu machen, aber gleiche Karten verbrennen den Stapel nicht. Sag, wie viele ihn verbrennen, oder sag, ob gleiche Karten gelegt werden dürfen.',
  JUMP_IN_NO_EQUAL: () =>
    'Gleiche Karten dürfen außer der Reihe gelegt werden, aber hier passt keine auf eine gleiche, außer manche Sonderkarten. Erlaub gleiche Karten, oder lass niemanden damit reinlegen.',
  MATCH_SINGLE: () =>
    'Es müssen so viele Karten sein wie im Zug davor, aber in einem Zug darf nur eine gelegt werden. Erlaub mehrere zusammen, oder lass diese Regel weg.',
  RUN_AND_SIZE: () =>
    'Folgen sind erlaubt, und es müssen so viele Karten sein wie im Zug davor, aber ob eine Folge zählt, steht nirgends. Lass eines von beiden weg.',
  SELF_SKIP: () =>
    'Zu zweit trifft, wer zwei aussetzen lässt, auch sich selbst. Lass nur andere aussetzen, oder erlaub das Spiel erst ab drei Personen.',
  PAIRSKIP_SINGLE: () =>
    'Ein Paar lässt den Nächsten aussetzen, aber in einem Zug dürfen keine zwei gleichen Karten gelegt werden. Erlaub mehrere zusammen, oder lass gleiche Karten aus zwei Zügen zählen.',
  FIRST_CARD_MISSING: ({ card, fault }) =>
    fault === 'mayFindNobody'
      ? 'Vielleicht haben alle nur niedrigere Karten, und dann beginnt, wer zuerst legt. Soll das nicht so sein, häng als letzten Schritt einen Platz an, oder such nach dem nächstliegenden Rang.'
      : card === null
        ? 'Vielleicht fängt niemand an: Die Karte hat womöglich keiner auf der Hand, und verloren hat noch niemand. Häng als letzten Schritt einen Platz an, oder eine Suche durch die Ränge.'
        : `Es beginnt, wer ${the(cardName(card), 'accusative')} hat, aber diese Karte ist nicht im Spiel. Nenn eine andere.`,
  THROWN_IN_CLASH: ({ with: path }) =>
    ({
      'first.steps':
        'Karten werden abgeworfen, bevor feststeht, wer anfängt, also kommt nichts anderes davor. Mach es zum ersten Schritt, oder lass es weg.',
      'next.starter':
        'Wer nach dem letzten Abwerfen kommt, fängt an, also kann die nächste Runde niemand anders anfangen. Lass die Schritte entscheiden, oder lass nichts abwerfen.',
      'first.window':
        'Abgeworfen wird nach dem Tauschen, aber es sollen die Karten entscheiden, wie sie gegeben wurden. Lass die Karten nach dem Tauschen entscheiden, oder lass nichts abwerfen.',
    })[path],
  MUSTPLAY_STARTER: ({ always }) =>
    always
      ? 'Als Erstes muss die Karte gelegt werden, die entscheidet, wer anfängt. Hier entscheidet das aber keine bestimmte Karte. Lass diese Regel weg.'
      : 'Die erste Karte muss die sein, wegen der jemand anfängt; wer vom Platz her oder als letzter Verlierer anfängt, darf jede legen. Soll das nicht so sein, lass diese Regel weg.',
  STARTER_PILE_FIRST: () =>
    'Der Stapel beginnt mit einer Karte, die aufgedeckt wird, also kann keine andere die erste sein, ob im Wettlauf oder abgeworfen. Deck keine auf, oder lass jemanden beginnen.',
  STARTER_NO_STOCK: () =>
    'Vom Vorrat soll eine andere erste Karte aufgedeckt werden, aber es gibt keinen. Mach die übrigen Karten zum Vorrat, oder fangt mit jeder Karte an, die aufgedeckt wird.',
  ADD_FACE_UP_WITH_TO_HAND: () =>
    'Mit dem Stapel soll eine offene Karte aufgenommen werden, aber bis offene Karten gespielt werden, sind sie schon auf der Hand. Spiel sie vom Tisch, oder lass diese Regel weg.',
  CHANCE_NO_STOCK: () =>
    'Die oberste Karte des Vorrats soll aufgedeckt werden, aber es gibt keinen. Mach die übrigen Karten zum Vorrat, oder lass diese Regel weg.',
  STACKING_CLASH: ({ with: path }) =>
    ({
      exchange:
        'Vor dem Spiel sollen Karten auf offene gelegt werden, aber es geht gleich los. Lass vorher tauschen oder die offenen Karten wählen, oder lass das weg.',
      'faceDown.access':
        'Karten, die auf offene gelegt werden, liegen auf keiner verdeckten, aber hier entscheidet jede offene Karte, wann die unter ihr gespielt werden darf. Spiel die verdeckten nach den offenen, oder lass das weg.',
      leftover:
        'Für jede Karte, die auf eine offene gelegt wird, soll eine gezogen werden, aber es gibt keinen Vorrat. Mach die übrigen Karten zum Vorrat, oder lass das weg.',
    })[path],
  LASTCARD_SPECIAL_BLIND: () =>
    'Die letzte Karte darf keine Sonderkarte sein, und wer eine letzte verdeckte Karte aufdeckt, kann sie nicht wählen. Eine Sonderkarte gilt dann wie jede Karte, die nicht passt.',
  SAME_RANK_TWO_ROLES: ({ kind, roles }) =>
    roles.length === 1
      ? `${both(kind, roles)}, und das zweimal: Es steht nirgends, was davon zählt. Lass nur eines davon stehen.`
      : `${both(kind, roles)}: Das sind zwei Vorgaben für die nächste Karte. Lass nur eines davon stehen.`,
  NOTON_ANY: ({ kind, under }) =>
    `${cards.plural(kind)} dürfen nicht auf ${rankNames(under)}, wo sie ohnehin nie liegen könnten. Lass das weg, oder lass sie auf jede Karte gehen.`,
  WILD_IDLE: ({ kind, fault }) =>
    ({
      jokers: `${theKind(kind)} ist wild, kann aber nicht als Joker gelten: Ein Joker hat keinen Rang. Lass den Joker weg.`,
      itself: `${theKind(kind)} ist wild, soll aber nur als der eigene Rang gelten. Nenn andere Ränge, oder lass das weg.`,
      powers:
        'Ein wilder Joker gilt immer als eine andere Karte, darum kommen seine anderen Wirkungen fast nie zum Zug. Lass sie weg.',
    })[fault],
  CHOICE_IDLE: ({ kind, fault }) =>
    ({
      wild: `${theKind(kind)} lässt wählen, ob sie wild ist, aber einen Rang nennt man nur für wilde Karten. Lass sie wild sein, oder nimm etwas anderes zur Wahl.`,
      joker:
        'Als was ein Joker gilt, kann man nicht beim Legen wählen: Das gilt für alle Joker gleich. Nimm etwas anderes zur Wahl.',
      twice: `${theKind(kind)} lässt zweimal dasselbe wählen. Lass eines davon weg.`,
    })[fault],
  COLOUR_SUITLESS: ({ kind }) =>
    `${theKind(kind)} verlangt rot oder schwarz, aber von den Karten werden nur die Ränge gelesen. Nimm Codes mit Kreuz, Karo, Herz und Pik, oder lass das weg.`,
  WITHOUT_EFFECT: ({ idle }) => idleWords[idle],
  END_NO_LOSER: ({ next, mode }) =>
    `${mode === 'firstOut' ? 'Das Spiel endet, sobald jemand raus ist' : 'Alle bekommen einen Platz, und niemand verliert'}, also gibt es niemanden, der als Verlierer ${next === 'dealer' ? 'geben' : 'beginnen'} könnte. Lass verlieren, wer als Letztes noch Karten hat, oder nimm jemand anderen.`,
};
