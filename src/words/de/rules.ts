import { formsOf, PLAIN_EFFECTS } from '../../engine/rules/effects.ts';
import type { Power } from '../../engine/rules/schema.ts';
import type { Words } from '../words.ts';
import { rankName, rankNames } from './cards.ts';
import { findings } from './findings.ts';
import { andList, orList } from './grammar.ts';
import { dealRow, parameters, starts } from './parameters.ts';
import { sayValue } from './values.ts';

function goes({ on, notOn, onlyIfStuck }: Power): string {
  const where =
    on === 'any'
      ? 'geht auf jede Karte'
      : on === 'natural'
        ? 'geht, wo ihr Rang passt'
        : `geht auf ${rankName(on.maxTop)} oder niedriger`;
  const but = notOn.length === 0 ? '' : `, aber nie auf ${orList(rankNames(notOn))}`;
  return `${where}${but}${onlyIfStuck === false ? '' : onlyIfStuck === 'onEmpty' ? ', und auf einen leeren Stapel nur, wenn sonst nichts geht' : ', und nur, wenn keine andere Karte passt'}`;
}

/** What a kind of card does. */
const powers: Words['rules']['powers'] = {
  ordinary: 'ist eine gewöhnliche Karte',
  goes,
  all: andList,
};

/** Variations as they are listed. */
const variations: Words['rules']['variations'] = {
  notOffered: 'nicht angeboten',
  changing: (title, changes) => (changes.length === 0 ? title : `${title} (${changes.join('; ')})`),
};

/** Why a rule set can’t be used with its options, and what to do: one sentence for each code. */
const errors: Words['rules']['errors'] = {
  CANNOT_READ: ({ detail }) =>
    detail === 'ENOENT'
      ? 'Diese Datei gibt es nicht: Prüf ihren Namen und ihren Ordner.'
      : `Die Datei lässt sich nicht lesen (${detail}): Prüf, ob du sie lesen darfst.`,
  NOT_JSON: ({ detail }) =>
    `Die Datei ist kein JSON (${detail}): Such dort nach einem fehlenden Komma, Anführungszeichen oder einer fehlenden Klammer.`,
  NOT_A_RULE_SET: () =>
    'Die Datei enthält keine Spielregeln: Sie muss ein Objekt in geschweiften Klammern sein, mit "format", "id" und dem, was anders ist.',
  NEWER_FORMAT: ({ detail }) =>
    `Die Regeln sind im Format ${detail} geschrieben, das ein neueres Burnpile liest: Nimm das neuere, oder schreib sie für dieses.`,
  BAD_ID: ({ detail }) =>
    `Die id der Regeln kann nicht ${sayValue(detail)} sein: Gib ihnen einen Namen aus Buchstaben, Ziffern, _ und -, wie "our-table".`,
  ID_TAKEN: ({ detail }) =>
    `Die id der Regeln ist vergeben (an ${detail}): Gib ihnen einen eigenen Namen, und lass sie auf den anderen aufbauen.`,
  UNKNOWN_RULE_SET: ({ detail }) =>
    `Es gibt keine Spielregeln namens „${detail}“: Nimm welche, die Burnpile mitbringt, wie reference oder blast, oder eigene.`,
  EXTENDS_ITSELF: ({ detail }) =>
    `Die Spielregeln bauen auf sich selbst auf (${detail}): Lass sie auf andere aufbauen, oder auf keine.`,
  NOT_THERE: ({ path, detail }) =>
    `Es gibt kein ${detail}, das \`${path}\` wegnehmen könnte: Korrigiere den Namen, oder lass es weg.`,
  UNKNOWN_OPTION: ({ path }) =>
    `\`${path}\` ist keine Option dieser Spielregeln: Korrigiere den Namen, oder lass es weg.`,
  BAD_OPTION: ({ path, detail }) =>
    `\`${path}\` hat einen Wert, den diese Option nicht haben kann (${sayValue(detail)}): Gib ihr einen von diesen.`,
  UNKNOWN_PARAMETER: ({ path }) =>
    `\`${path}\` ist kein Parameter von Spielregeln: Korrigiere den Namen, oder lass es weg.`,
  BAD_VALUE: ({ path, detail }) =>
    `\`${path}\` hat einen Wert, den dieser Parameter nicht haben kann (${sayValue(detail)}): Gib ihm einen, der passt.`,
  BAD_EFFECT: ({ path, detail }) =>
    `\`${path}\` ist keine Wirkung (${sayValue(detail)}): Eine Wirkung ist eine von ${PLAIN_EFFECTS.join(', ')}, oder ${formsOf('Rang', 'Ränge', 'Wirkungen').join(', ')} mit Rängen wie "7".`,
};

/** What is said about rule sets: their parameters, effects and faults. */
export const rules: Words['rules'] = {
  parameters,
  dealRow,
  starts,
  powers,
  variations,
  findings,
  level: { error: 'Fehler', warning: 'Warnung' },
  errors,
  withPaths: (sentence, paths) => `${sentence} (${andList(paths.map((path) => `\`${path}\``))})`,
};
