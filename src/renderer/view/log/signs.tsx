import type { SaidRecordLine } from '../../../words/say/log.ts';
import { Icon, type IconName } from '../parts/icon.tsx';

/** What a line of the log begins with: the same signs as on the band, as far as plain text has them. */
export const SIGNS = {
  legal: '✔',
  onTrust: '✔',
  burn: '▲',
  mishap: '⇧',
  notYet: '…',
  illegal: '✖',
  stands: '!',
  check: '?',
  notice: '·',
  question: '?',
  change: '=',
} as const;

/** The same as icons; what was only said has none. */
const ICONS: { readonly [T in SaidRecordLine['tone']]: IconName | null } = {
  legal: 'fits',
  onTrust: 'fits',
  burn: 'burn',
  mishap: 'up',
  notYet: 'ask',
  illegal: 'no',
  stands: 'no',
  check: 'ask',
  notice: null,
  question: 'ask',
  change: 'fix',
};

/** The sign of a ruling in its colour; the words stand beside it. */
export function ToneIcon({ tone }: { readonly tone: SaidRecordLine['tone'] }) {
  const name = ICONS[tone];
  return name === null ? (
    <span className="tone-icon" />
  ) : (
    <Icon name={name} className={`tone-icon tone-${tone}`} />
  );
}
