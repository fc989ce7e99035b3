import type { Locator, Page } from 'playwright-core';
import type { Language } from '../../src/protocol/look.ts';
import { ownNameOf } from '../../src/words/languages.ts';
import type { Words } from '../../src/words/words.ts';

/** Somebody who has never seen the program, and goes by what stands on the buttons. */
export interface Walker {
  readonly page: Page;
  readonly words: Words;
  /** Whether rounds are played to their end and everything is looked at, or only what needs no waiting. */
  readonly whole: boolean;
  /** Presses the button that begins with these words; it fails by their name if there is none. */
  press(name: string): Promise<void>;
  /** Chooses what is called so, of several. */
  choose(name: string): Promise<void>;
  /** Types something into the field of this name. */
  fill(field: string, text: string): Promise<void>;
  /** Waits until these words are read somewhere. */
  read(text: string): Promise<void>;
  /** Something to look at, for which something is done first at each size of the page. */
  show(step: string, before?: () => Promise<void>): Promise<void>;
}

/** Walks through a part of the program from the home screen. */
export type Door = (walker: Walker) => Promise<void>;

/** A page that doesn't show a button by then will not. */
const PATIENCE = 10_000;

const beginning = (text: string): RegExp => new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/** Whoever walks there; `show` is called with each step's name. */
export function makeWalker(page: Page, words: Words, whole: boolean, show: Walker['show']): Walker {
  /** What lies over the page is all that can be pressed. */
  const within = async (): Promise<Page | Locator> => {
    const dialog = page.locator('dialog[open]').last();
    return (await dialog.count()) > 0 ? dialog : page;
  };
  /** Of several, the one that says least besides. */
  const found = async (role: 'button' | 'radio' | 'textbox', name: string): Promise<Locator> => {
    const all = (await within()).getByRole(role, { name: beginning(name) }).filter({ visible: true });
    await all
      .first()
      .waitFor({ timeout: PATIENCE })
      .catch(() => {
        throw new Error(`there is no ${role} “${name}” on ${page.url()}`);
      });
    const lengths = await all.evaluateAll((every) => every.map(({ textContent }) => textContent.length));
    return all.nth(lengths.indexOf(Math.min(...lengths)));
  };
  return {
    page,
    words,
    whole,
    show,
    press: async (name) => (await found('button', name)).click({ timeout: PATIENCE }),
    // It is drawn as the label around it.
    choose: async (name) => (await found('radio', name)).check({ force: true }),
    fill: async (field, text) => (await found('textbox', field)).fill(text),
    read: (text) => page.getByText(text).filter({ visible: true }).first().waitFor({ timeout: PATIENCE }),
  };
}

/** Somebody who doesn't read what the page is in finds the own language at once. */
export async function inLanguage({ page, press }: Walker, language: Language): Promise<void> {
  await press(ownNameOf(language));
  await page.locator(`html[lang="${language}"]`).waitFor();
}

/** Away from a table that goes on. */
export async function leaveTable({ page, words, press }: Walker): Promise<void> {
  const menu = page.getByTestId('menu');
  if (await menu.isVisible()) await menu.click();
  await press(words.aside.home);
  await press(words.aside.leave);
}
