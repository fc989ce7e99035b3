/** Every command, as its help is looked up. */
type CommandName =
  | 'burnpile'
  | 'serve'
  | 'start'
  | 'judge'
  | 'check'
  | 'tables'
  | 'export'
  | 'recognise'
  | 'simulate'
  | 'rules'
  | 'rulesList'
  | 'rulesShow'
  | 'rulesDiff'
  | 'rulesValidate'
  | 'sheet'
  | 'sheetCommands'
  | 'sheetDeck'
  | 'ports';

/** What a flag or an argument of a command means; one that several commands share stands once. */
type FlagName =
  | 'atOnce'
  | 'option'
  | 'seats'
  | 'dealer'
  | 'lastLoser'
  | 'scanner'
  | 'baud'
  | 'quiet'
  | 'oneScan'
  | 'port'
  | 'noOpen'
  | 'tablesJson'
  | 'tablesAll'
  | 'tableName'
  | 'as'
  | 'round'
  | 'output'
  | 'packs'
  | 'jokers'
  | 'rules'
  | 'bots'
  | 'games'
  | 'seed'
  | 'playouts'
  | 'jobs'
  | 'rulesJson'
  | 'noSuits'
  | 'codes'
  | 'paper'
  | 'out'
  | 'seatCodes'
  | 'names'
  | 'size'
  | 'help'
  | 'version';

/** What `--data` is the folder of. */
type FolderName = 'games' | 'rules' | 'tables';

/** Why a command line can't be read. */
type UsageFault =
  | 'unknownCommand'
  | 'unknownOption'
  | 'missingArgument'
  | 'optionMissingArgument'
  | 'missingMandatoryOptionValue'
  | 'excessArguments';

/** What `--help` says, and what is said of a command line that can't be read. */
export interface CliHelpWords {
  /** The headings of a help, and the words for what may follow a command. */
  readonly headings: Readonly<Record<'Usage:' | 'Arguments:' | 'Options:' | 'Commands:', string>>;
  readonly places: Readonly<Record<'[options]' | '[command]', string>>;
  readonly commands: Readonly<Record<CommandName | 'help', string>>;
  readonly flags: Readonly<Record<FlagName, string>>;
  readonly data: (what: FolderName, folder: string) => string;
  readonly usually: (value: string) => string;
  /** `what` is the command, flag or argument that it is about. */
  readonly faults: Readonly<Record<UsageFault, (what: string) => string>>;
  readonly didYouMean: (names: string) => string;
}
