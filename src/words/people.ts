/** What is said where people are renamed, change places, or go for a while. */
export interface PeopleWords {
  readonly title: string;
  readonly away: string;
  readonly isAway: (name: string) => string;
  /** Places can be changed now, or why they can't. */
  readonly mayMove: string;
  readonly mayNotMove: string;
}
