import type { Layout } from '../device/layouts.ts';
import type { PhraseTrouble } from '../device/phrase.ts';
import type { Trouble } from '../device/source.ts';
import type { Card } from '../engine/cards.ts';
import type { BreachCode, ClaimCode } from '../engine/ruling.ts';
import type { Language } from '../protocol/look.ts';
import type { MoveView, ScannerView, TableView } from '../protocol/view.ts';
import type { NoticeCode } from '../referee/notice.ts';
import type { QuestionCode } from '../referee/question.ts';
import type { AppWords } from './app.ts';
import type { BeginningWords } from './beginning.ts';
import type { CameraWords } from './camera.ts';
import type { CliWords } from './cli.ts';
import type { RefusedCode } from './closed-lists.ts';
import type { CoachWords } from './coach.ts';
import type { CorrectWords } from './correct.ts';
import type { DecksWords } from './decks.ts';
import type { DoorsWords } from './doors.ts';
import type { BreachFacts, NamedBreachFacts, NoticeFacts, NoticeSentences, PhraseFacts } from './facts.ts';
import type { FaultWords } from './faults.ts';
import type { HintWords } from './hints.ts';
import type { HouseWords } from './house.ts';
import type { LessonWords } from './lessons.ts';
import type { LogWords } from './log.ts';
import type { LookWords, NameWords } from './look.ts';
import type { PeopleWords } from './people.ts';
import type { PhonesWords } from './phones.ts';
import type { PlayWords } from './play.ts';
import type { PrintWords } from './print.ts';
import type { RuleBookWords } from './rule-book.ts';
import type { RuleTexts } from './rule-texts.ts';
import type { RulesWords } from './rules.ts';
import type { AsideWords, EndWords, HelpWords, HomeWords, KeepWords, SetupWords } from './screens.ts';
import type { SeriesWords } from './series.ts';
import type { SettingsWords } from './settings.ts';
import type { SheetWords } from './sheet.ts';
import type { SpeechWords } from './speech.ts';
import type { StatisticsWords } from './statistics.ts';

export interface CardWords {
  readonly joker: string;
  /** A rank as people of this language write it on a card. */
  readonly rank: (rank: string) => string;
  /** Several of a kind: `8s`, `jokers`; JK stands for jokers. */
  readonly plural: (kind: string) => string;
  readonly unknown: string;
  /** A card as a screen reader is to read it: `7 of hearts`. */
  readonly named: (card: Card) => string;
}

export interface DemandWords {
  readonly anything: string;
  /** The same of the first card of a round, said beside who starts. */
  readonly first: string;
  /** A card lies on the pile that nobody has told yet. */
  readonly unknown: string;
  readonly atLeast: (rank: string) => string;
  readonly above: (rank: string) => string;
  readonly atMost: (rank: string) => string;
  readonly below: (rank: string) => string;
  /** No other rank would do. */
  readonly exactly: (rank: string) => string;
  readonly sameColour: (card: string) => string;
  readonly atLeastCards: (count: number) => string;
  /** So many cards, or more of any rank. */
  readonly orMoreCards: (count: number) => string;
  readonly only: (ranks: readonly string[]) => string;
  readonly pickUpOr: (ranks: readonly string[]) => string;
  /** The other way to fit, where equal cards complete a set. */
  readonly orMore: (count: number, rank: string, plural: string) => string;
  readonly always: (kinds: readonly string[]) => string;
  /** The card that makes the demand, and who laid it if that is known. */
  readonly from: (card: string, who: string | null) => string;
}

export interface RulingWords {
  readonly breaches: Record<BreachCode, (facts: BreachFacts) => string>;
  /** What may be done instead; `asked` is the demand in words. */
  readonly advice: Record<BreachCode, (facts: NamedBreachFacts, asked: string) => string>;
  readonly claims: Record<ClaimCode, (who: string) => string>;
  readonly moves: Record<MoveView['kind'], (who: string, cards: string, taken: string) => string>;
  /** Whoever can't play leaves the pile to another one. */
  readonly leavesPile: (who: string, taker: string) => string;
  /** Picking up that isn’t allowed: from afar it must not read as if it were done. */
  readonly pickUpOf: (who: string) => string;
  readonly notAllowed: string;
  /** For a contradiction: a mis-scan until somebody says otherwise. */
  readonly pleaseCheck: string;
  readonly cannotBeChecked: (claims: string) => string;
  readonly burn: (call: string | null) => string;
  readonly takenBack: string;
  /** Not allowed, but the table has let it stand. */
  readonly stands: string;
  /** Said over the next play while a card that is not allowed still lies there. */
  readonly stillThere: (move: string) => string;
  readonly by: (rule: string, text: string | null) => string;
  readonly effects: {
    readonly draws: (count: number) => string;
    /** With the equal cards that did it; null where the power of a card did. */
    readonly burns: (equals: string | null) => string;
    readonly unburned: string;
    readonly goesAgain: string;
    readonly mayGoAgain: string;
    readonly skips: (names: readonly string[]) => string;
    readonly turns: string;
    readonly takes: (count: number) => string;
    readonly takenBy: (taker: string, count: number) => string;
    readonly failed: string;
    readonly out: (name: string) => string;
  };
}

export interface OpenWords {
  readonly fits: string;
  readonly notYet: (missing: number, rank: string, plural: string) => string;
  readonly cannot: string;
  readonly burns: string;
  readonly closesByDone: string;
}

export interface QuestionWords {
  readonly ask: Record<QuestionCode, (facts: NoticeFacts) => string>;
  /** Why it is asked who laid a card: several may start, or it completes a set, which anybody may do. */
  readonly whoPlayedWhy: { readonly starts: string; readonly completes: string };
  readonly yes: Record<QuestionCode, (facts: NoticeFacts) => string>;
  readonly no: Record<QuestionCode, (facts: NoticeFacts) => string>;
  /** Nothing has happened, or it is booked rightly. */
  readonly misScan: Record<QuestionCode, string>;
  /** What came meanwhile, and how much more than that. */
  readonly waits: (things: readonly string[], more: number) => string;
  readonly seat: (name: string) => string;
}

export interface ResultWords {
  readonly over: string;
  readonly place: (place: number) => string;
  readonly winner: (name: string) => string;
  readonly drawn: string;
}

export interface TableWords {
  readonly title: string;
  readonly turn: (name: string) => string;
  readonly faceUpOf: (name: string) => string;
  readonly starts: (names: readonly string[]) => string;
  readonly whoStarts: string;
  /** What is to be done with face-up cards before the first card; null for nothing. */
  readonly before: Record<TableView['rules']['exchange'], string | null>;
  /** No card has left the game for long. */
  readonly stalled: string;
  readonly exchange: string;
  readonly scanStarter: string;
  readonly mustGoAgain: string;
  readonly mayGoAgain: string;
  readonly announced: (name: string) => string;
  /** Whose face-up cards are scanned before the first card, and how many of them are known. */
  readonly registering: (name: string, done: number, of: number) => string;
  /** The same, after people have swapped. */
  readonly exchanging: (name: string, done: number, of: number) => string;
  /** A card is turned over: where from, and that it is to be scanned. */
  readonly blind: Record<NonNullable<TableView['blind']>, string>;
  readonly direction: Record<TableView['direction'], string>;
  readonly nothingYet: string;
  readonly labels: Record<
    | 'pile'
    | 'stock'
    | 'leftOver'
    | 'burned'
    | 'hand'
    | 'faceUp'
    | 'faceDown'
    | 'known'
    | 'dealer'
    | 'dealerShort'
    | 'out'
    | 'log'
    | 'seats'
    | 'cards'
    | 'speed'
    | 'empty'
    | 'ruling'
    | 'news'
    | 'actions'
    | 'ways'
    | 'you',
    string
  >;
  readonly buttons: Record<
    | 'pickUp'
    | 'done'
    | 'undo'
    | 'itWas'
    | 'blind'
    | 'burned'
    | 'repeat'
    | 'draw'
    | 'stop'
    | 'cards'
    | 'hideCards'
    | 'send'
    | 'cancel',
    string
  >;
  readonly watch: (sample: string) => string;
  readonly watching: (sample: string, done: number, total: number) => string;
  readonly whose: string;
  readonly nextCardIs: (name: string) => string;
  readonly typeCode: string;
  readonly gone: string;
  readonly more: (count: number) => string;
}

export interface DeviceWords {
  readonly scanner: (kind: ScannerView['kind'], state: ScannerView['state'], name: string) => string;
  readonly trouble: Record<Trouble, string>;
  readonly connection: Record<'connecting' | 'open' | 'lost' | 'lostByPhone', string>;
  readonly refused: Record<RefusedCode, string>;
}

export interface KeyboardWords {
  /** A test scan went well: what was read, and for how long a key waits from now on. */
  readonly works: (text: string, gap: number) => NoticeSentences;
  readonly trouble: Record<PhraseTrouble, (facts: PhraseFacts) => NoticeSentences>;
  readonly layouts: Record<Layout, string>;
}

/** Every sentence that people read, in one language. What is missing doesn't compile. */
export interface Words {
  /** As in the `lang` of a page. */
  readonly language: Language;
  /** As they are used now, and the traditional ones to choose. */
  readonly names: NameWords;
  readonly traditional: NameWords;
  readonly look: LookWords;
  readonly cards: CardWords;
  readonly demand: DemandWords;
  readonly rulings: RulingWords;
  readonly open: OpenWords;
  readonly questions: QuestionWords;
  readonly notices: Record<NoticeCode, (facts: NoticeFacts) => NoticeSentences>;
  readonly result: ResultWords;
  readonly table: TableWords;
  readonly beginning: BeginningWords;
  readonly people: PeopleWords;
  readonly phones: PhonesWords;
  readonly devices: DeviceWords;
  readonly keyboard: KeyboardWords;
  readonly home: HomeWords;
  readonly doors: DoorsWords;
  readonly setup: SetupWords;
  readonly end: EndWords;
  readonly aside: AsideWords;
  readonly correct: CorrectWords;
  readonly hints: HintWords;
  readonly coach: CoachWords;
  readonly help: HelpWords;
  readonly keep: KeepWords;
  readonly lessons: LessonWords;
  readonly log: LogWords;
  readonly speech: SpeechWords;
  readonly settings: SettingsWords;
  readonly camera: CameraWords;
  readonly play: PlayWords;
  readonly print: PrintWords;
  readonly decks: DecksWords;
  readonly sheet: SheetWords;
  readonly series: SeriesWords;
  readonly house: HouseWords;
  readonly statistics: StatisticsWords;
  readonly ruleBook: RuleBookWords;
  readonly rules: RulesWords;
  /** What rule sets say themselves; null where the language is that of their files. */
  readonly ruleTexts: RuleTexts | null;
  readonly faults: FaultWords;
  readonly cli: CliWords;
  readonly app: AppWords;
}
