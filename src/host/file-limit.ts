/**
 * Lets a write beyond the system's limit on the size of files fail, as on a full disk, instead of ending the process.
 * To be called once, when a program begins: for Node ignores the limit's signal only until somebody has listened to it,
 * which `write-file-atomic` does with every file.
 */
export function outliveFileLimit(): void {
  process.on('SIGXFSZ', () => {});
}
