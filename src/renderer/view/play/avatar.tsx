import { Fragment, type ReactNode } from 'react';
import { pickFor } from '../parts/untidy.ts';

/** A bot's face, in 100 by 100 with its middle at 50 50: what differs from one to the next. */
const EYES: readonly ReactNode[] = [
  <Fragment key="round">
    <circle cx="40" cy="45" r="4.6" className="ink" />
    <circle cx="60" cy="45" r="4.6" className="ink" />
  </Fragment>,
  <path key="smiling" d="M34 47q6-8 12 0M54 47q6-8 12 0" className="line" />,
  <path key="sleepy" d="M34 44h12M54 44h12M36 49h8M56 49h8" className="line thin" />,
  <Fragment key="glasses">
    <circle cx="39" cy="46" r="8" className="line thin" />
    <circle cx="61" cy="46" r="8" className="line thin" />
    <path d="M47 45q3-2 6 0" className="line thin" />
    <circle cx="39" cy="46" r="2.8" className="ink" />
    <circle cx="61" cy="46" r="2.8" className="ink" />
  </Fragment>,
];

const MOUTHS: readonly ReactNode[] = [
  <path key="smile" d="M38 61q12 11 24 0" className="line" />,
  <path key="straight" d="M40 63h20" className="line" />,
  <path key="crooked" d="M39 64q13 4 22-5" className="line" />,
  <path key="open" d="M41 60q9 4 18 0q-1 10-9 10t-9-10z" className="ink" />,
];

const HAIR: readonly ReactNode[] = [
  <path key="fringe" d="M22 44q2-25 28-25t28 25q-9-2-14-10-6 8-20 8-9 0-13-4-3 5-9 6z" className="hair" />,
  <path key="parted" d="M22 45q0-26 28-26t28 26q-6-14-18-15-22 0-30 4-5 3-8 11z" className="hair" />,
  <path key="tuft" d="M38 27q4-16 14-12 10-8 15 4-6 1-8 7-10-4-21 1z" className="hair" />,
  <path
    key="curls"
    d="M22 46a9 9 0 0 1 4-15 10 10 0 0 1 13-10 11 11 0 0 1 22 0 10 10 0 0 1 13 10 9 9 0 0 1 4 15q-6-3-8-11-9 4-20 4t-20-4q-2 8-8 11z"
    className="hair"
  />,
];

const one = (parts: readonly ReactNode[], name: string, what: string): ReactNode =>
  parts[pickFor(`${what} ${name}`, parts.length)];

/** The face of a bot, drawn in a chip: the same for a name wherever it plays. */
export const Avatar = ({ name, number }: { readonly name: string; readonly number: number }) => (
  <svg
    className="chip avatar"
    data-number={number}
    viewBox="0 0 100 100"
    aria-hidden="true"
    focusable="false"
  >
    <circle cx="50" cy="50" r="48" className="chip-rim" />
    <circle cx="50" cy="50" r="38" className="chip-middle" />
    {one(HAIR, name, 'hair')}
    {one(EYES, name, 'eyes')}
    {one(MOUTHS, name, 'mouth')}
  </svg>
);
