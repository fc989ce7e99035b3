/** What is used of a package that says nothing of its types. */
declare module 'subset-font' {
  interface Kept {
    readonly targetFormat: 'woff2';
    readonly variationAxes: Readonly<Record<string, Readonly<Record<'min' | 'max' | 'default', number>>>>;
    /** Tags of OpenType. */
    readonly keepFeatures: readonly string[];
  }

  function subsetFont(font: Buffer, letters: string, kept: Kept): Promise<Buffer>;
  export = subsetFont;
}
