import type { PageState } from '../../store/page.ts';

/** To the settings; leaving them leads back to where one came from. */
export const toSettings = ({ screen, back }: PageState): Partial<PageState> => ({
  screen: 'settings',
  back: screen === 'settings' ? back : screen,
  phrase: null,
});

export const fromSettings = ({ back }: PageState): Partial<PageState> => ({ screen: back, back: 'home' });
