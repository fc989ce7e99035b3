/**
 * What the same keys give in different keyboard layouts. A scanner presses the keys of the layout that it is set
 * to; the computer reads them by its own.
 */

/** Layouts of one name here give the same characters wherever a code of ours has them. */
export const LAYOUTS = [
  'us',
  'german',
  'swissGerman',
  'swissFrench',
  'french',
  'spanish',
  'italian',
  'portuguese',
  'swedish',
  'danish',
  'norwegian',
] as const;
export type Layout = (typeof LAYOUTS)[number];

interface Keys {
  readonly plain: string;
  readonly shifted: string;
}

/** The keys with digits, letters and the marks beside them, row by row; first as they are, then with Shift. */
const KEYS: Record<Layout, Keys> = {
  us: {
    plain: '1234567890qwertyuiopasdfghjkl;zxcvbnm,.',
    shifted: '!@#$%^&*()QWERTYUIOPASDFGHJKL:ZXCVBNM<>',
  },
  german: {
    plain: '1234567890qwertzuiopasdfghjklöyxcvbnm,.',
    shifted: '!"§$%&/()=QWERTZUIOPASDFGHJKLÖYXCVBNM;:',
  },
  swissGerman: {
    plain: '1234567890qwertzuiopasdfghjklöyxcvbnm,.',
    shifted: '+"*ç%&/()=QWERTZUIOPASDFGHJKLéYXCVBNM;:',
  },
  swissFrench: {
    plain: '1234567890qwertzuiopasdfghjkléyxcvbnm,.',
    shifted: '+"*ç%&/()=QWERTZUIOPASDFGHJKLöYXCVBNM;:',
  },
  french: {
    plain: '&é"\'(-è_çàazertyuiopqsdfghjklmwxcvbn,;:',
    shifted: '1234567890AZERTYUIOPQSDFGHJKLMWXCVBN?./',
  },
  spanish: {
    plain: '1234567890qwertyuiopasdfghjklñzxcvbnm,.',
    shifted: '!"·$%&/()=QWERTYUIOPASDFGHJKLÑZXCVBNM;:',
  },
  italian: {
    plain: '1234567890qwertyuiopasdfghjklòzxcvbnm,.',
    shifted: '!"£$%&/()=QWERTYUIOPASDFGHJKLçZXCVBNM;:',
  },
  portuguese: {
    plain: '1234567890qwertyuiopasdfghjklçzxcvbnm,.',
    shifted: '!"#$%&/()=QWERTYUIOPASDFGHJKLÇZXCVBNM;:',
  },
  swedish: {
    plain: '1234567890qwertyuiopasdfghjklözxcvbnm,.',
    shifted: '!"#¤%&/()=QWERTYUIOPASDFGHJKLÖZXCVBNM;:',
  },
  danish: {
    plain: '1234567890qwertyuiopasdfghjklæzxcvbnm,.',
    shifted: '!"#¤%&/()=QWERTYUIOPASDFGHJKLÆZXCVBNM;:',
  },
  norwegian: {
    plain: '1234567890qwertyuiopasdfghjkløzxcvbnm,.',
    shifted: '!"#¤%&/()=QWERTYUIOPASDFGHJKLØZXCVBNM;:',
  },
};

/** What a text comes out as when its keys are pressed by one layout and read by another; null if it can't be. */
export function retype(text: string, from: Layout, to: Layout): string | null {
  const changed = [...text].map((character) => {
    const row = KEYS[from].plain.includes(character) ? 'plain' : 'shifted';
    return KEYS[to][row][KEYS[from][row].indexOf(character)];
  });
  return changed.includes(undefined) ? null : changed.join('');
}

export interface LayoutPair {
  readonly scanner: Layout;
  readonly computer: Layout;
}

/** Ways in which a text would have been meant otherwise; scanners are sold with the layout of the US, so first those. */
export function misreadings(text: string, isMeant: (text: string) => boolean): LayoutPair[] {
  return LAYOUTS.flatMap((scanner) =>
    LAYOUTS.filter((computer) => computer !== scanner).flatMap((computer) => {
      const meant = retype(text, computer, scanner);
      return meant !== null && meant !== text && isMeant(meant) ? [{ scanner, computer }] : [];
    }),
  );
}
