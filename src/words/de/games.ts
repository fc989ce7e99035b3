import type { OutsideWords } from '../words.ts';

/** What is wrong with a written game, and what to do. */
export const games: OutsideWords['cli']['games'] = {
  version: (detail) =>
    detail === ''
      ? 'Ein aufgeschriebenes Spiel beginnt mit [Burnpile "1"]: Schreib das ganz oben hin.'
      : `Das Spiel ist in Version ${detail} der Notation, und dieses Burnpile liest Version 1.`,
  options: (detail) =>
    `Die Optionen „${detail}“ sind nicht lesbar: Schreib jede als Namen oder als Name=Wert, mit ; dazwischen.`,
  rules: (detail) => `Die Regeln lassen sich nicht spielen (${detail}): Korrigiere [Rules] oder [Options].`,
  seats: (detail) =>
    `„${detail}“ nennt keinen Platz oder zwei gleiche: Nenn jeden Platz einmal, und dann so, wie er in [Seats] steht.`,
  deal: (detail) => `So lässt sich nicht geben (${detail}): Korrigiere [Deal], [Seats] oder [Phase].`,
  position: (detail) => `Diese Stellung kann es nicht geben (${detail}): Korrigiere [Position].`,
  knowledge: () => '[Knowledge "full"] braucht alle Karten: Nenn die unbekannten, oder schreib "table".',
  tag: (detail) => `„${detail}“ ist kein Tag oder steht zweimal da: Schreib jedes einmal, als [Name "Text"].`,
  comment: () => 'Ein Kommentar hat kein Ende: Schließ ihn mit } in derselben Zeile.',
  entry: (detail) =>
    `„${detail}“ ist kein lesbarer Zug: Schreib 7H zum Legen, ^ zum Aufnehmen, #2 für Päckchen 2, aufgedeckt.`,
  ending: (detail) =>
    `Die Züge führen zu einem anderen Ende: Schreib hier „${`* ${detail}`.trim()}“, oder korrigiere die Züge.`,
  afterEnding: (detail) => `„${detail}“ folgt auf die letzte Zeile: Nimm es weg, oder die Zeile mit * davor.`,
};
