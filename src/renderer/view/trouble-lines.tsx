import { sayFault } from '../../words/say/fault.ts';
import { useFirstTools, usePage } from '../store/context.ts';
import { saidAtTable } from '../store/effect.ts';
import { isCutOff } from '../store/guest.ts';
import type { PageState } from '../store/page.ts';

/** Stays for as long as a game would be lost with the program, or shares its file with something else. */
export function KeepLine() {
  const { keep } = useFirstTools().words;
  const trouble = usePage(({ lobby }) => lobby?.trouble ?? (lobby?.parted ? 'parted' : null));
  if (trouble === null) return null;
  return (
    <p className="keep" role="alert" data-testid="keep-trouble" data-code={trouble}>
      {keep[trouble]}
    </p>
  );
}

type Lines = Pick<PageState, 'connection' | 'trouble'> & { readonly isPhone: boolean };

function useLine({ connection, trouble, isPhone }: Lines): string | null {
  const { devices } = useFirstTools().words;
  const words = usePage((state) => state.words);
  if (isPhone && connection === 'lost') return devices.connection.lostByPhone;
  if (connection !== 'open') return devices.connection[connection];
  if (trouble === null) return null;
  if (trouble.code !== 'setup') return devices.refused[trouble.code];
  return words && sayFault(words, trouble.error);
}

/** What is wrong between this page and the table; nothing to see while all is well. */
export function ConnectionLine() {
  const connection = usePage((state) => state.connection);
  const isAtTable = usePage((state) => saidAtTable(state) !== null);
  const trouble = usePage((state) => (isAtTable ? null : state.trouble));
  const isPhone = usePage((state) => state.guest !== null);
  // That screen says it at length.
  const cutOff = usePage(isCutOff);
  const said = useLine({ connection, trouble, isPhone });
  const line = cutOff ? null : said;
  return (
    <p
      className="connection"
      role="status"
      data-testid="connection"
      data-state={connection}
      data-trouble={trouble?.code ?? ''}
      hidden={line === null}
    >
      {line}
    </p>
  );
}
