/** Whether a keyboard is likely at hand: where one points with a finger, a field that has the focus brings one up over the page. */
export const hasKeyboard = (): boolean => matchMedia('(pointer: fine)').matches;
