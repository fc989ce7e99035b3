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
