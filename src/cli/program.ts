import { Command, type CommanderError, Help, type Option } from 'commander';
import type { AllWords } from '../words/words.ts';

/** What a line of words for the parser's own is in the chosen language; what has none stays. */
const inWords = (said: Readonly<Record<string, string>>, text: string): string =>
  Object.entries(said).reduce((all, [theirs, ours]) => all.replace(theirs, ours), text);

/** A flag that is off and a list that is empty go without saying. */
function usualOf({ defaultValue }: Option): string {
  return typeof defaultValue === 'string' ? defaultValue : '';
}

/** The parser says in English what it could not read: by its code, and what that names, it is said in our words. */
function sayFault(help: AllWords['cli']['help'], { code, message }: CommanderError): string {
  const say = (help.faults as Readonly<Record<string, (what: string) => string>>)[
    code.replace('commander.', '')
  ];
  if (say === undefined) return message;
  const what = /'([^']*)'/.exec(message)?.[1] ?? '';
  const meant = /Did you mean (?:one of )?(.*)\?\)/.exec(message)?.[1];
  return `${say(what)}${meant === undefined ? '' : ` ${help.didYouMean(meant)}`}`;
}

/** The program without its commands; these take over how it speaks and how it ends. */
export function createProgram(help: AllWords['cli']['help'], version: string): Command {
  const plain = new Help();
  const program = new Command('burnpile');
  return program
    .description(help.commands.burnpile)
    .version(version, '-V, --version', help.flags.version)
    .helpOption('-h, --help', help.flags.help)
    .helpCommand('help [command]', help.commands.help)
    .configureHelp({
      styleTitle: (title) => inWords(help.headings, title),
      commandUsage: (command) => inWords(help.places, plain.commandUsage(command)),
      subcommandTerm: (command) => inWords(help.places, plain.subcommandTerm(command)),
      optionDescription: (option) => {
        const usual = usualOf(option);
        return usual === '' ? option.description : `${option.description} ${help.usually(usual)}`;
      },
    })
    .configureOutput({ outputError: () => {} })
    .exitOverride((error) => {
      // Help and the version are no faults; without a command, the help has been shown as one.
      const isFault = error.exitCode !== 0 && error.code !== 'commander.help';
      if (isFault) process.stderr.write(`${sayFault(help, error)}\n`);
      // The list of commands is also what the parser has for `help` of one that isn't there.
      const [word, name] = program.args.slice(-2);
      if (error.exitCode !== 0 && !isFault && word === 'help' && name !== undefined)
        process.stderr.write(`\n${help.faults.unknownCommand(name)}\n`);
      // A command line that can't be read is told apart from rules that can't be played (1).
      process.exit(error.exitCode === 0 ? 0 : 2);
    });
}
