/**
 * What the rule sets that come with Burnpile say in their own words, by their English: titles, rules, options and names.
 * Each text stands with the set that has it first. A test holds that these are all of them, and no others.
 */
export const ruleTexts: Readonly<Record<string, string>> = {
  // Palace.
  'The plain game: same or higher, twos reset, tens and four of a kind burn.':
    'Das schlichte Spiel: gleich oder höher, Zweier setzen den Stapel zurück, Zehner und Vierlinge verbrennen ihn.',
  'Two to five play with one shuffled pack of 52 cards, without jokers.':
    'Es spielen zwei bis fünf mit einem gemischten Kartenspiel von 52 Karten, ohne Joker.',
  'Everybody has three face-down cards, three face-up cards on them and a hand of three; the rest is the stock.':
    'Alle haben drei verdeckte Karten, drei offene darauf und drei auf der Hand; der Rest ist der Vorrat.',
  'Before play you may swap hand cards with your face-up cards.':
    'Vor dem Spiel darfst du Handkarten gegen deine offenen Karten tauschen.',
  'The player with a three in hand starts, with any card. If nobody has one, a four counts, and so on; if several players have one, the first one clockwise from the dealer starts.':
    'Es beginnt, wer eine Drei auf der Hand hat, mit einer beliebigen Karte. Hat niemand eine, zählt die Vier, und so weiter; haben mehrere eine, beginnt im Uhrzeigersinn der Erste nach dem Geber.',
  'Play goes clockwise, each card equal to the top one or higher; the ace is the highest.':
    'Gespielt wird im Uhrzeigersinn, jede Karte mindestens so hoch wie die oberste; das Ass ist am höchsten.',
  'Play one card, or several of one rank together.': 'Leg eine Karte oder mehrere von einem Rang zusammen.',
  'Draw until you hold three cards again, while the stock lasts.':
    'Zieh nach, bis du wieder drei Karten hast, solange der Vorrat reicht.',
  'If you can’t play, or would rather not, pick up the pile. Your turn is over, and the next player starts a new pile with any card.':
    'Kannst oder magst du nicht legen, nimm den Stapel auf. Dein Zug ist vorbei, und der Nächste beginnt mit einer beliebigen Karte einen neuen Stapel.',
  'A two goes on any card and resets the pile: anything goes next.':
    'Eine Zwei geht auf jede Karte und setzt den Stapel zurück: Danach passt jede Karte.',
  'A ten goes on any card and burns the pile, and you go again.':
    'Eine Zehn geht auf jede Karte und verbrennt den Stapel, und du legst noch einmal.',
  'Four cards of one rank on top of the pile burn it, no matter who played them. If you complete the four, you go again.':
    'Vier Karten von einem Rang oben auf dem Stapel verbrennen ihn, egal wer sie gelegt hat. Machst du die vier voll, legst du noch einmal.',
  'When your hand and the stock are gone, play your face-up cards. Then turn over your face-down cards, one each turn, without looking first.':
    'Sind deine Hand und der Vorrat weg, spiel deine offenen Karten; danach deck deine verdeckten auf, in jedem Zug eine, ohne sie vorher anzusehen.',
  'If a face-down card doesn’t fit, you pick it up with the pile, and your turn is over.':
    'Passt eine verdeckte Karte nicht, nimmst du sie mit dem Stapel auf, und dein Zug ist vorbei.',
  'The last player with cards loses, and deals the next round.':
    'Wer als Letztes noch Karten hat, verliert und gibt die nächste Runde.',
  // Classic.
  'The usual English-speaking game: twos reset, threes are invisible, a seven means seven or lower, eights skip, tens and four of a kind burn.':
    'So spielt man meist auf Englisch: Zweier setzen zurück, Dreier sind unsichtbar, nach Siebenern geht höchstens 7, Achter lassen aussetzen, Zehner und Vierlinge verbrennen.',
  'Play goes clockwise, each card equal to the top one or higher, unless a special card says otherwise; the ace is the highest.':
    'Gespielt wird im Uhrzeigersinn, jede Karte mindestens so hoch wie die oberste, wenn keine Sonderkarte etwas anderes sagt; das Ass ist am höchsten.',
  'Pick up the pile, but only if you can’t play. Your turn is over, and the next player starts a new pile with any card.':
    'Den Stapel nimmst du nur auf, wenn du nicht legen kannst. Dann ist dein Zug vorbei, und der Nächste beginnt mit einer beliebigen Karte einen neuen Stapel.',
  'Play an eight like any other card: it skips the next player; each further eight skips one more.':
    'Eine Acht legst du wie jede andere Karte, aber sie lässt den Nächsten aussetzen; jede weitere Acht noch einen.',
  // Vändtia, Idiot, China Hand.
  'Sweden’s game: the lowest card starts, and the top of the stock is a last chance before you pick up.':
    'So spielt man in Schweden: Die niedrigste Karte beginnt, und vor dem Aufnehmen ist die oberste Karte des Vorrats die letzte Chance.',
  'Before play, you may put cards on face-up cards of the same rank, your own or another player’s.':
    'Vor dem Spiel darfst du gleiche Karten auf offene Karten legen, auf deine und die der anderen.',
  'The player with the lowest card in hand starts, with any card. If several players have one, hearts come first, then clubs, diamonds and spades.':
    'Wer die niedrigste Karte auf der Hand hat, beginnt, mit einer beliebigen Karte. Haben mehrere eine, kommt Herz zuerst, dann Kreuz, Karo und Pik.',
  'If you can’t play, you may turn over the top card of the stock: if it fits, you have played it; if not, you pick it up with the pile. Or pick up the pile straight away. After a pick-up the next player starts a new pile with any card.':
    'Kannst du nicht legen, darfst du die oberste Karte des Vorrats aufdecken: Passt sie, gilt sie als gelegt; passt sie nicht, nimmst du sie mit dem Stapel auf. Oder nimm den Stapel gleich auf. Nach dem Aufnehmen beginnt der Nächste mit einer beliebigen Karte einen neuen Stapel.',
  'Norway’s game: no swapping, the stock or the pile at will, and aces burn court cards.':
    'So spielt man in Norwegen: ohne Tauschen, Vorrat oder Stapel nach Belieben, und Asse verbrennen Bildkarten.',
  'There is no swapping: your face-up cards stay as they were dealt.':
    'Getauscht wird nicht: Deine offenen Karten bleiben, wie sie gegeben wurden.',
  'The player with the lowest card in hand starts, with any card. If several players have one, the first one clockwise from the dealer starts.':
    'Wer die niedrigste Karte auf der Hand hat, beginnt, mit einer beliebigen Karte. Haben mehrere eine, beginnt im Uhrzeigersinn der Erste nach dem Geber.',
  'Instead of playing you may turn over the top card of the stock, or pick up the pile, even if you could play. If the card from the stock doesn’t fit, you pick it up with the pile. After a pick-up the next player starts a new pile with any card.':
    'Statt zu legen, darfst du die oberste Karte des Vorrats aufdecken oder den Stapel aufnehmen, auch wenn du legen könntest. Passt die Karte des Vorrats nicht, nimmst du sie mit dem Stapel auf. Nach dem Aufnehmen beginnt der Nächste mit einer beliebigen Karte einen neuen Stapel.',
  'A ten goes on any card and burns the pile, and you go again. It may start a new pile only if you have no other card for it.':
    'Eine Zehn geht auf jede Karte und verbrennt den Stapel, und du bist noch einmal dran. Einen neuen Stapel beginnt sie nur, wenn sonst nichts passt.',
  'An ace goes only on a jack, a queen, a king or an ace. It burns the pile like a ten, and may start a new one only if you have no other card for it.':
    'Ein Ass geht nur auf Bube, Dame, König oder Ass. Es verbrennt den Stapel wie eine Zehn und beginnt einen neuen nur, wenn sonst nichts passt.',
  'Finland’s game: court cards go on anything but an ace, which few cards beat, and the first one out wins.':
    'So spielt man in Finnland: Bildkarten gehen auf alles außer auf ein Ass, das nur wenige schlagen, und wer zuerst raus ist, gewinnt.',
  'Before play you may swap hand cards with your face-up cards, and put hand cards on your own face-up cards of the same rank. For each of these draw one from the stock.':
    'Vor dem Spiel darfst du Handkarten gegen deine offenen Karten tauschen und Handkarten auf eine deiner offenen Karten mit dem gleichen Rang legen. Für diese ziehst du vom Vorrat nach.',
  'Jacks, queens and kings go on any card but an ace. What follows must be at least as high, or go on anything.':
    'Buben, Damen und Könige gehen auf jede Karte außer auf ein Ass. Was folgt, muss mindestens so hoch sein oder auf alles gehen.',
  'An ace goes on any card, and nothing goes on it but an ace, a two or a ten.':
    'Ein Ass geht auf jede Karte, und darauf nur ein Ass, eine Zwei oder eine Zehn.',
  'The first player without cards wins, and the round is over. The player to the dealer’s left deals the next round.':
    'Wer zuerst keine Karten mehr hat, gewinnt, und die Runde ist zu Ende. Wer links vom Geber sitzt, gibt die nächste.',
  // Reference.
  'Same or higher, low after a seven, eights skip, tens and four of a kind burn; jump in to complete four.':
    'Gleich oder höher, nach Siebenern geht höchstens 7, Achter lassen aussetzen, Zehner und Vierlinge verbrennen den Stapel; was zum Vierling fehlt, darf jeder reinlegen.',
  'Five or more players: two cards each in hand, face up and face down.':
    'Ab fünf Personen: je zwei Karten auf der Hand, offen und verdeckt.',
  'Two jokers, up to six players: three cards each in hand, face up and face down.':
    'Zwei Joker, bis zu sechs Personen: je drei Karten auf der Hand, offen und verdeckt.',
  'Two jokers, up to nine players.': 'Zwei Joker, bis zu neun Personen.',
  'After a red four the next card must be red, after a black four black, and its rank must fit. Cards that go on anything are exempt.':
    'Auf eine rote Vier geht nur Rot, auf eine schwarze nur Schwarz, und der Rang muss passen; Karten, die auf alles gehen, sind davon ausgenommen.',
  'A four goes on any four, red or black.': 'Eine Vier geht auf jede Vier, ob rot oder schwarz.',
  'Queens reverse play.': 'Damen drehen die Richtung um.',
  'A ten may not be played on a seven.': 'Eine Zehn darf nicht auf eine Sieben.',
  'The last player with cards loses.': 'Wer als Letztes noch Karten hat, verliert.',
  'Nobody wins; there is only a loser.': 'Es gibt keinen Gewinner, nur einen Verlierer.',
  'Play goes clockwise, one seat after another.':
    'Gespielt wird im Uhrzeigersinn, ein Platz nach dem anderen.',
  'Play the same rank as the last play or a higher one, unless a special card says otherwise.':
    'Leg den gleichen Rang wie zuletzt oder einen höheren, wenn eine Sonderkarte nichts anderes sagt.',
  'If you can’t play, pick up the whole pile.': 'Kannst du nicht legen, nimm den ganzen Stapel auf.',
  'Picking up the pile ends your turn, and the next player starts a new pile with any card.':
    'Nimmst du den Stapel auf, ist dein Zug vorbei, und der Nächste beginnt mit einer beliebigen Karte einen neuen Stapel.',
  'While you have hand cards, play only from your hand.':
    'Solange du Handkarten hast, spiel nur aus der Hand.',
  'When your hand is empty, play your face-up cards.': 'Ist deine Hand leer, spiel deine offenen Karten.',
  'Leave your face-down cards alone while you have a face-up card.':
    'Lass deine verdeckten Karten liegen, solange du noch eine offene hast.',
  'When you have neither hand nor face-up cards left, turn over a face-down card on your turn. If it doesn’t fit, you pick it up with the pile, and your turn is over.':
    'Hast du weder Handkarten noch offene Karten mehr, deck in deinem Zug eine verdeckte auf. Passt sie nicht, nimmst du sie mit dem Stapel auf, und dein Zug ist vorbei.',
  'Nobody may look at a face-down card before playing it.':
    'Niemand darf eine verdeckte Karte ansehen, bevor sie gespielt wird.',
  'If you can play, you must play.': 'Wenn du legen kannst, musst du legen.',
  'Draw as many cards as you played from your hand, while the stock lasts.':
    'Zieh so viele Karten nach, wie du aus der Hand gelegt hast, solange der Vorrat reicht.',
  'Play with one shuffled pack of 52 cards.': 'Gespielt wird mit einem gemischten Kartenspiel von 52 Karten.',
  'Everybody is dealt three cards face down.': 'Alle bekommen drei verdeckte Karten.',
  'Each face-down card gets a face-up card on top.': 'Auf jede verdeckte Karte kommt eine offene.',
  'Three more cards are the hand.': 'Drei weitere Karten kommen auf die Hand.',
  'The rest is the stock.': 'Der Rest ist der Vorrat.',
  'With five players or more everybody is dealt only two cards face down, two face up and two for the hand.':
    'Ab fünf Personen bekommen alle nur zwei Karten verdeckt, zwei offen und zwei auf die Hand.',
  'With five or six players you may add two jokers and deal as many cards as with four.':
    'Zu fünft oder zu sechst könnt ihr zwei Joker dazunehmen und so viele Karten geben wie zu viert.',
  'Or you may add two jokers and play with up to nine: four players or fewer are dealt three cards of each kind, five or more two.':
    'Oder ihr nehmt zwei Joker dazu und spielt bis zu neunt: Bis zu viert bekommen alle drei Karten von jeder Art, ab fünf zwei.',
  'Ranks run in their natural order with the ace on top; suits do not matter.':
    'Die Ränge gelten in der üblichen Reihenfolge, das Ass ist am höchsten; Kreuz, Karo, Herz und Pik sind egal.',
  'You may play several cards of one rank together, from your hand or from your face-up cards.':
    'Du darfst mehrere Karten von einem Rang zusammen legen, aus der Hand oder von deinen offenen Karten.',
  'Four cards of one rank together burn the pile: all its cards leave the game.':
    'Vier Karten von einem Rang zusammen verbrennen den Stapel: Alle seine Karten kommen aus dem Spiel.',
  'If you burn the pile, you go again.': 'Verbrennst du den Stapel, legst du noch einmal.',
  'If you have all the cards that are missing to make four of the rank on top, you may play them even out of turn.':
    'Hast du alle Karten, die zu vier gleichen obenauf noch fehlen, darfst du sie auch außer der Reihe reinlegen.',
  'A three goes on any card and is invisible: look at the card underneath. Equal cards with a three between them don’t make four of a kind.':
    'Eine Drei geht auf jede Karte und ist unsichtbar: Es gilt die Karte darunter. Liegt eine Drei zwischen gleichen Karten, ergeben sie keinen Vierling.',
  'A ten goes on any card and burns the pile.': 'Eine Zehn geht auf jede Karte und verbrennt den Stapel.',
  'If you play a ten, you go again.': 'Legst du eine Zehn, legst du noch einmal.',
  'If you play with jokers, a joker goes on any card, reverses play and is invisible: look at the card underneath.':
    'Spielt ihr mit Jokern, geht ein Joker auf jede Karte, dreht die Richtung um und ist unsichtbar: Es gilt die Karte darunter.',
  'Play a seven like any other card. The next player needs a seven or lower, or a card that goes on anything.':
    'Eine Sieben legst du wie jede andere Karte. Danach geht nur eine Sieben, etwas Niedrigeres oder eine Karte, die auf alles geht.',
  'Play an eight like any other card: it skips the next player.':
    'Eine Acht legst du wie jede andere Karte, aber sie lässt den Nächsten aussetzen.',
  'Several eights skip one player each.': 'Für jede Acht setzt einer aus.',
  'You can’t skip yourself: with as many eights as other players, or more, all of them are skipped and it is your turn again.':
    'Dich selbst kannst du nicht aussetzen lassen. Legst du mindestens so viele Achter, wie andere mitspielen, setzen alle anderen aus, und du bist noch einmal dran.',
  'The loser of the last round starts.': 'Wer die letzte Runde verloren hat, beginnt.',
  'If nobody lost the last round, the player with the four of hearts starts, in hand or face up.':
    'Hat niemand die letzte Runde verloren, beginnt, wer die Herz-Vier hat, auf der Hand oder offen.',
  'If nobody has the four of hearts, any player with a four may start.':
    'Hat niemand die Herz-Vier, darf beginnen, wer eine Vier hat.',
  'If nobody has a four, any player with the card nearest to a four may start.':
    'Hat niemand eine Vier, darf beginnen, wer die Karte hat, die einer Vier am nächsten kommt.',
  // Everything.
  'Choose three of six to put face up; fours are invisible, nines set a limit, and after a ten you may stop.':
    'Wähl aus sechs drei, die offen liegen; Vierer sind unsichtbar, nach einer Neun geht nur 9 oder niedriger, und nach einer Zehn darfst du aufhören.',
  bronze: 'Bronze',
  silver: 'Silber',
  gold: 'Gold',
  platinum: 'Platin',
  'Fours and nines are ordinary cards.': 'Vierer und Neuner sind gewöhnliche Karten.',
  'Another rank is invisible instead of the four; the other special cards stay.':
    'Statt der Vier ist ein anderer Rang unsichtbar; die anderen Sonderkarten bleiben.',
  'Only twos and jokers go on anything; the other special cards follow the normal order.':
    'Nur Zweier und Joker gehen auf alles; für die anderen Sonderkarten gilt die normale Reihenfolge.',
  'Two jokers go on anything, are invisible, and reverse play or skip a player.':
    'Zwei Joker gehen auf alles, sind unsichtbar und drehen die Richtung um oder lassen jemanden aussetzen.',
  reverse: 'Richtung umdrehen',
  skip: 'aussetzen lassen',
  'Face-up cards are played from the table.': 'Offene Karten werden vom Tisch gespielt.',
  'Face-up cards are played from the table, and a face-down card as soon as it is uncovered.':
    'Offene Karten werden vom Tisch gespielt, und eine verdeckte, sobald sie frei liegt.',
  'A hand of seven; what is left stays out of play and nobody draws.':
    'Sieben Handkarten; was übrig ist, bleibt aus dem Spiel, und niemand zieht nach.',
  'If you lose again, you rise to a higher title: a number, a medal, a rank of nobility, or anything you make up.':
    'Wer wieder verliert, steigt im Titel auf: eine Zahl, eine Medaille, ein Adelstitel oder was ihr euch ausdenkt.',
  'From one pack everybody is dealt three cards face down in a row, and six more.':
    'Aus einem Kartenspiel bekommen alle drei verdeckte Karten in einer Reihe und sechs weitere.',
  'Choose three of the six to put face up on your face-down cards; the other three are your hand.':
    'Wähl drei von den sechs, die offen auf deine verdeckten Karten kommen; die anderen drei sind deine Hand.',
  'The cards that were not dealt are the stock.': 'Die Karten, die nicht gegeben wurden, sind der Vorrat.',
  'The player with the three of spades starts, in hand or face up. If nobody has it, a player with another three starts, or else with a four, and so on. Play goes clockwise.':
    'Es beginnt, wer die Pik-Drei hat, auf der Hand oder offen; hat sie niemand, wer eine andere Drei hat, sonst eine Vier, und so weiter. Gespielt wird im Uhrzeigersinn.',
  'On your turn you must play at least one card if you can.':
    'In deinem Zug musst du mindestens eine Karte legen, wenn du kannst.',
  'Play a card equal to the one before or higher; aces are high.':
    'Leg eine Karte, die mindestens so hoch ist wie die davor; Asse sind hoch.',
  'With fewer than three cards, draw back up to three while the stock lasts.':
    'Hast du weniger als drei Karten, zieh wieder auf drei nach, solange der Vorrat reicht.',
  'If you can play nothing, pick up the pile. The next player starts a new pile with any card.':
    'Kannst du nichts legen, nimm den Stapel auf. Der Nächste beginnt mit einer beliebigen Karte einen neuen Stapel.',
  'Twos, fours, nines and tens go on any card.': 'Zweier, Vierer, Neuner und Zehner gehen auf jede Karte.',
  'A two resets the pile: anything goes next.': 'Eine Zwei setzt den Stapel zurück: Danach passt jede Karte.',
  'A four is invisible: look at the card underneath. A nine underneath still sets its limit, and equal cards with a four between them don’t make four of a kind.':
    'Eine Vier ist unsichtbar: Es gilt die Karte darunter. Eine Neun darunter gilt weiter, und liegt eine Vier zwischen gleichen Karten, ergeben sie keinen Vierling.',
  'After a nine the next player needs a nine or lower, or a card that goes on anything.':
    'Nach einer Neun geht nur eine Neun, etwas Niedrigeres oder eine Karte, die auf alles geht.',
  'A ten burns the pile, and you may go again.':
    'Eine Zehn verbrennt den Stapel, und du darfst noch einmal legen.',
  'You may play several cards of one rank together.':
    'Du darfst mehrere Karten von einem Rang zusammen legen.',
  'All four cards of a rank together on the pile burn it as a ten does.':
    'Liegen alle vier Karten eines Ranges zusammen auf dem Stapel, verbrennen sie ihn wie eine Zehn.',
  'When your hand and the stock are gone, take your face-up cards into your hand.':
    'Sind deine Hand und der Vorrat weg, nimm deine offenen Karten auf die Hand.',
  'When you have neither hand nor face-up cards left, turn over a face-down card on your turn, without looking first. If it doesn’t fit, you pick it up with the pile, and your turn is over.':
    'Hast du weder Handkarten noch offene Karten mehr, deck in deinem Zug eine verdeckte auf, ohne sie vorher anzusehen. Passt sie nicht, nimmst du sie mit dem Stapel auf, und dein Zug ist vorbei.',
  'Like Three of Six, but the seven is invisible, and fours and nines are ordinary cards.':
    'Wie „Drei aus sechs“, aber die Sieben ist die unsichtbare Karte, und Vierer und Neuner sind gewöhnliche.',
  Shed: 'Shed',
  'Twos, sevens and tens go on any card.': 'Zweier, Siebener und Zehner gehen auf jede Karte.',
  'The seven is invisible instead of the four: look at the card underneath. Equal cards with a seven between them don’t make four of a kind. Fours and nines are ordinary cards.':
    'Statt der Vier ist die Sieben unsichtbar: Es gilt die Karte darunter. Liegt eine Sieben zwischen gleichen Karten, ergeben sie keinen Vierling. Vierer und Neuner sind gewöhnliche Karten.',
  // Threes.
  'The first to play a three starts; three stacks of two wait face down, and four of a kind in one go burn the pile.':
    'Wer zuerst eine Drei legt, beginnt; drei Päckchen zu je zwei Karten warten verdeckt, und vier gleiche auf einmal verbrennen den Stapel.',
  Threes: 'Dreier',
  Burn: 'Brennt',
  'Two packs, for up to eleven players.': 'Zwei Kartenspiele, für bis zu elf Personen.',
  'Get rid of all your cards: the player left holding cards loses.':
    'Werde alle deine Karten los: Wer am Ende noch welche hat, verliert.',
  'Play with one shuffled pack of 52 cards, or with two if you like.':
    'Gespielt wird mit einem gemischten Kartenspiel von 52 Karten, oder mit zweien, wenn ihr mögt.',
  'Everybody is dealt nine cards: six face down in three stacks of two, and three for the hand.':
    'Alle bekommen neun Karten: sechs verdeckt in drei Päckchen zu je zwei, und drei auf die Hand.',
  'Draw whenever you hold fewer than three cards, while the stock lasts.':
    'Zieh nach, wann immer du weniger als drei Karten hast, solange der Vorrat reicht.',
  'A two goes on any card.': 'Eine Zwei geht auf jede Karte.',
  'Any card goes on a two.': 'Auf eine Zwei geht jede Karte.',
  'The first player to play a three starts with it: that is the first turn.':
    'Wer zuerst eine Drei legt, beginnt damit: Das ist schon der erste Zug.',
  'If nobody holds a three, the next rank up that anybody holds decides: a four, or else a five, and so on. The first player to play one starts with it.':
    'Hat niemand eine Drei, beginnt, wer zuerst den nächsthöheren Rang legt, den jemand hat: eine Vier, sonst eine Fünf, und so weiter.',
  'Play goes clockwise.': 'Gespielt wird im Uhrzeigersinn.',
  'Play a card equal to the top one or higher, or a two; the ace is high.':
    'Leg eine Karte, die mindestens so hoch ist wie die oberste, oder eine Zwei; das Ass ist hoch.',
  'Pick up the whole pile, but only if you have no equal or higher card and no two.':
    'Den ganzen Stapel nimmst du nur auf, wenn du keine gleich hohe oder höhere Karte und keine Zwei hast.',
  'Burning takes every card of the pile out of the game.':
    'Verbrennt der Stapel, sind alle seine Karten aus dem Spiel.',
  'If you play four cards of one rank together, and one of them would fit, the pile burns.':
    'Legst du vier Karten von einem Rang zusammen und passt eine davon, verbrennt der Stapel.',
  'If the player before you has just played three of a rank together, you burn the pile by adding the fourth card.':
    'Hat die Person vor dir gerade drei von einem Rang zusammen gelegt, verbrennst du den Stapel, wenn du die vierte dazulegst.',
  'Call “Burn” when you burn the pile.': 'Ruf „Brennt“, wenn du den Stapel verbrennst.',
  'If you burn the pile, you must play another card before your turn is over.':
    'Verbrennst du den Stapel, musst du noch eine Karte legen, bevor dein Zug vorbei ist.',
  'When your hand is empty, turn over the top card of your first stack and play it.':
    'Ist deine Hand leer, deck die oberste Karte deines ersten Päckchens auf und spiel sie.',
  'After the top card of your first stack comes that of the second, then that of the third.':
    'Nach der obersten Karte deines ersten Päckchens kommt die des zweiten, dann die des dritten.',
  'After the top cards, play the lower ones in any order you like.':
    'Nach den oberen Karten folgen die unteren, in welcher Reihenfolge du magst.',
  'Turn over only one card at a time.': 'Deck immer nur eine Karte auf.',
  'Play your hand cards before you go back to your stacks.':
    'Spiel erst deine Handkarten, bevor du an deine Päckchen zurückgehst.',
  'A player with neither hand cards nor stacks is out; the game ends when one player is left.':
    'Wer weder Handkarten noch Päckchen hat, ist raus; das Spiel endet, wenn nur noch eine Person übrig ist.',
  // Canteen.
  'Seven cards each and no drawing, one card at a time; twos and tens go on anything, and the first one out wins.':
    'Je sieben Karten und kein Nachziehen, immer nur eine Karte; Zweier und Zehner gehen auf alles, und wer zuerst raus ist, gewinnt.',
  'Everybody has three face-down cards.': 'Alle haben drei verdeckte Karten.',
  'Everybody has seven cards in hand, from one pack; what is left stays out of play and nobody draws.':
    'Alle haben sieben Karten auf der Hand, aus einem Kartenspiel; was übrig ist, bleibt aus dem Spiel, und niemand zieht nach.',
  'The player to the dealer’s right starts, and play goes clockwise.':
    'Wer rechts vom Geber sitzt, beginnt, und gespielt wird im Uhrzeigersinn.',
  'On your turn you play one card.': 'In deinem Zug legst du eine Karte.',
  'Play a card equal to the top one or higher.':
    'Leg eine Karte, die mindestens so hoch ist wie die oberste.',
  'Twos and tens go on any card.': 'Zweier und Zehner gehen auf jede Karte.',
  'A ten burns the whole pile, itself included; nothing else burns it.':
    'Eine Zehn verbrennt den ganzen Stapel, auch sich selbst; sonst verbrennt ihn nichts.',
  'Pick up the pile, but only if you have no equal or higher card, no two and no ten. The next player starts a new pile with any card.':
    'Den Stapel nimmst du nur auf, wenn du keine gleich hohe oder höhere Karte, keine Zwei und keine Zehn hast. Danach beginnt der Nächste mit einer beliebigen Karte einen neuen Stapel.',
  'When you have neither hand nor face-up cards left, turn over a face-down card at random, without looking first. If it doesn’t fit, you pick it up with the pile, and your turn is over.':
    'Hast du weder Handkarten noch offene Karten mehr, deck auf gut Glück eine verdeckte auf, ohne sie vorher anzusehen. Passt sie nicht, nimmst du sie mit dem Stapel auf, und dein Zug ist vorbei.',
  'The first player to get rid of all cards wins, and the game is over.':
    'Wer zuerst alle Karten los ist, gewinnt, und das Spiel ist vorbei.',
  'The ace is the highest card.': 'Das Ass ist die höchste Karte.',
  // Encyclopedia.
  'Single cards, pairs where no single card is higher, face-up cards that must be higher, and nothing burns.':
    'Einzelne Karten, Paare, wo keine einzelne höher ist, offene Karten, die höher sein müssen, und nichts verbrennt.',
  'Two equal cards played together skip the next player.':
    'Zwei gleiche Karten zusammen lassen den Nächsten aussetzen.',
  'The loser deals the next game, and may owe the others a small favour.':
    'Wer verliert, gibt das nächste Spiel und schuldet den anderen vielleicht einen kleinen Gefallen.',
  'Two to four players are best, five are the most; play with one shuffled pack of 52 cards.':
    'Am besten spielen zwei bis vier, höchstens fünf; gespielt wird mit einem gemischten Kartenspiel von 52 Karten.',
  'Everybody has three face-down cards in a row, which are neither looked at nor changed.':
    'Alle haben drei verdeckte Karten in einer Reihe, die weder angesehen noch getauscht werden.',
  'Three more cards, dealt face down, are the hand.': 'Drei weitere Karten kommen verdeckt auf die Hand.',
  'The first player clockwise from the dealer who has a three face up starts.':
    'Vom Geber aus im Uhrzeigersinn beginnt der Erste, der eine offene Drei hat.',
  'If no three is face up, the first player with a three in hand starts.':
    'Liegt keine Drei offen, beginnt der Erste, der eine Drei auf der Hand hat.',
  'If nobody has a three in hand either, fours are looked for in the same way, and so on.':
    'Hat auch niemand eine Drei auf der Hand, sucht ihr genauso nach Vierern, und so weiter.',
  'The starter may play any rank.': 'Wer beginnt, darf mit jedem Rang beginnen.',
  'After playing, draw until you hold three cards, unless you already hold three or more, or the stock is used up.':
    'Zieh dann nach, bis du drei Karten hast, außer du hast schon drei oder mehr, oder der Vorrat ist aufgebraucht.',
  'From your hand you play one card. If no single card of yours is higher than the top card, you may play a pair instead.':
    'Aus der Hand legst du eine Karte. Ist keine einzelne von dir höher als die oberste, darfst du stattdessen ein Paar legen.',
  'After a pair the next player needs a higher pair, or three or four of a kind. After three of a kind it takes three higher cards of one rank, or four of a kind.':
    'Auf ein Paar muss ein höheres Paar, ein Drilling oder ein Vierling folgen. Auf einen Drilling müssen drei höhere Karten von einem Rang oder ein Vierling folgen.',
  'If you can’t play, pick up the pile. Your turn is over, and the next player starts a new pile with any card.':
    'Kannst du nicht legen, nimm den Stapel auf. Dein Zug ist vorbei, und der Nächste beginnt mit einer beliebigen Karte einen neuen Stapel.',
  'Play goes clockwise. No card has a power and nothing burns, unless you agree otherwise.':
    'Gespielt wird im Uhrzeigersinn, keine Karte kann etwas Besonderes, und nichts verbrennt, wenn ihr nichts anderes ausmacht.',
  'Play your face-up cards only when the stock is used up and your hand is empty.':
    'Spiel deine offenen Karten erst, wenn der Vorrat aufgebraucht und deine Hand leer ist.',
  'You may play one or more face-up cards of one rank together.':
    'Du darfst eine oder mehrere offene Karten von einem Rang zusammen legen.',
  'Face-up cards must be higher than the top card, even three or four of a kind after a pair.':
    'Offene Karten müssen höher sein als die oberste, auch ein Drilling oder Vierling nach einem Paar.',
  'Which ranks are higher differs from table to table; here two is the lowest and the ace the highest.':
    'Welche Ränge höher sind, ist von Tisch zu Tisch verschieden; hier ist die Zwei am niedrigsten und das Ass am höchsten.',
  'When you have neither hand nor face-up cards left, turn over a face-down card on your turn, without looking first. It fits if it is equal to the top card or higher, but never after a pair or three of a kind. Otherwise you pick it up with the pile, and your turn is over.':
    'Hast du weder Handkarten noch offene Karten mehr, deck in deinem Zug eine verdeckte auf, ohne sie vorher anzusehen. Sie passt, wenn sie mindestens so hoch ist wie die oberste, aber nie nach einem Paar oder Drilling. Sonst nimmst du sie mit dem Stapel auf, und dein Zug ist vorbei.',
  // Blast.
  'Always lower, from a card turned up at the start; three of a kind and tens burn the pile.':
    'Immer niedriger, von einer Karte an, die am Anfang aufgedeckt wird; Drillinge und Zehner verbrennen den Stapel.',
  Blast: 'Blast',
  'the last one left': 'das Schlusslicht',
  'Two to four play; four is best.': 'Es spielen zwei bis vier; am besten vier.',
  'The king is the highest card, the ace the lowest.':
    'Der König ist die höchste Karte, das Ass die niedrigste.',
  'Everybody has three face-down cards in a row that nobody looks at.':
    'Alle haben drei verdeckte Karten in einer Reihe, die niemand ansieht.',
  'The hand has four cards with two or three players, three with four.':
    'Die Hand hat vier Karten, wenn zwei oder drei spielen, und drei, wenn vier spielen.',
  'The top card of the stock is turned up and starts the pile. If it is a ten, it burns nothing: play lower than the ten.':
    'Die oberste Karte des Vorrats wird aufgedeckt und beginnt den Stapel. Ist es eine Zehn, verbrennt sie nichts: Leg niedriger als die Zehn.',
  'The aim is to run out of cards.': 'Ziel ist es, keine Karten mehr zu haben.',
  'Once play has begun, nobody may swap any more.': 'Hat das Spiel begonnen, wird nicht mehr getauscht.',
  'The player to the dealer’s left starts, and play goes clockwise.':
    'Wer links vom Geber sitzt, beginnt, und gespielt wird im Uhrzeigersinn.',
  'The card that you play must be lower than the top card, unless it burns the pile.':
    'Die Karte, die du legst, muss niedriger sein als die oberste, außer sie verbrennt den Stapel.',
  'The next player has to go below the card that you played.':
    'Der Nächste muss dann deine Karte unterbieten.',
  'After playing you draw, and then your turn is over.':
    'Nach dem Legen ziehst du nach, dann ist dein Zug vorbei.',
  'Advice: play the highest card that is still lower.': 'Rat: Leg die höchste Karte, die noch niedriger ist.',
  'If you can’t play a lower card, a ten, or cards that make three or four of a rank, pick up the whole pile. The next player starts a new pile with any card.':
    'Kannst du nichts legen, weder eine niedrigere Karte noch eine Zehn noch Karten, die drei oder vier gleiche voll machen, nimm den ganzen Stapel auf. Der Nächste beginnt mit einer beliebigen Karte einen neuen Stapel.',
  'Draw only while you hold fewer cards than you started with.':
    'Zieh nur nach, solange du weniger Karten hast als am Anfang.',
  'You may play one to four cards of one rank together.':
    'Du darfst eine bis vier Karten von einem Rang zusammen legen.',
  'The first player without cards wins.': 'Wer zuerst keine Karten mehr hat, gewinnt.',
  'Three or four cards of one rank in a row burn the pile: it is set aside.':
    'Drei oder vier Karten von einem Rang hintereinander verbrennen den Stapel: Er wird beiseitegelegt.',
  'Call “Blast” when you burn the pile.': 'Ruf „Blast“, wenn du den Stapel verbrennst.',
  'A card goes on one of its own rank only to make three or four in a row.':
    'Auf eine gleiche Karte darfst du nur legen, wenn du damit drei oder vier hintereinander voll machst.',
  'A ten goes on any card, and a single ten burns the pile.':
    'Eine Zehn geht auf jede Karte, und schon eine einzige verbrennt den Stapel.',
  'A ten is best kept until nothing lower can be played.':
    'Eine Zehn hebt man am besten auf, bis nichts Niedrigeres mehr geht.',
  'You go again after a ten, too.': 'Auch nach einer Zehn legst du noch einmal.',
  'After the winner the others play on for their places.':
    'Hat jemand gewonnen, spielen die anderen um die übrigen Plätze weiter.',
};
