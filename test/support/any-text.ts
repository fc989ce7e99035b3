import fc from 'fast-check';

/** Any character but half of one, the plain ones often. */
const anyCharacter = fc
  .oneof(
    fc.integer({ min: 0, max: 0x7f }),
    fc.integer({ min: 0, max: 0xd7ff }),
    fc.integer({ min: 0xe000, max: 0x10ffff }),
  )
  .map((code) => String.fromCodePoint(code));

/** Any text of so many characters. Unlike `fc.string` of all characters, it doesn't take a second to begin. */
export const anyText = (lengths: { readonly minLength?: number; readonly maxLength?: number } = {}) =>
  fc.array(anyCharacter, lengths).map((characters) => characters.join(''));
