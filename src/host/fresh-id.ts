/** Names that no file can have everywhere. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** How letters are written that have a spelling of their own without marks. */
const SPELLED: readonly (readonly [RegExp, string])[] = [
  [/ä/g, 'ae'],
  [/ö/g, 'oe'],
  [/ü/g, 'ue'],
  [/Ä/g, 'Ae'],
  [/Ö/g, 'Oe'],
  [/Ü/g, 'Ue'],
  [/ß/g, 'ss'],
];

/** What people name, by what it is called where nothing of their name can be typed. */
const NAMELESS = { rules: 'House-rules', deck: 'Deck' } as const;

/** The name that people give, as something that can be typed on a command line and name a file. */
function slug(name: string, kind: keyof typeof NAMELESS): string {
  const spelled = SPELLED.reduce((text, [letter, by]) => text.replace(letter, by), name.normalize('NFC'));
  const plain = spelled
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
  if (plain === '') return NAMELESS[kind];
  return RESERVED.test(plain) ? `${plain}-${kind}` : plain;
}

/** An id of its own for rules or a deck of this name; it is the name of its file too. */
export function freshId(name: string, kind: keyof typeof NAMELESS, isTaken: (id: string) => boolean): string {
  const stem = slug(name, kind);
  for (let n = 1; ; n++) {
    const id = n === 1 ? stem : `${stem}-${n}`;
    if (!isTaken(id)) return id;
  }
}
