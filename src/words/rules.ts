import type { Rank } from '../engine/cards.ts';
import type { PlainEffect } from '../engine/rules/effects.ts';
import type { FindingCode, FindingLevel, RuleSetFinding } from '../engine/rules/findings.ts';
import type { DealRow, FirstStep, Power, RuleSet } from '../engine/rules/schema.ts';
import type { PlainErrorCode } from './closed-lists.ts';
import type { PlainError } from './facts.ts';

/** A value of a parameter, as people say it. */
type Say<T> = (value: T) => string;

/**
 * Every parameter with a clause for each of its values: a choice between a few has them all written down, what may
 * be of any number or length has a function.
 */
type ParameterWords<T> = [T] extends [readonly unknown[]]
  ? Say<T>
  : [T] extends [object]
    ? { readonly [K in keyof T]: ParameterWords<T[K]> }
    : [T] extends [boolean]
      ? Readonly<Record<'true' | 'false', string>>
      : [T] extends [string]
        ? string extends T
          ? Say<T>
          : Readonly<Record<T, string>>
        : Say<T>;

/** What is no parameter, and what has words of its own: powers and variations. */
type Apart = 'format' | 'id' | 'title' | 'texts' | 'special' | 'variations';

/** What a kind of card does, one clause for each effect: its verb and what follows, to be joined with others. */
export interface EffectWords {
  readonly plain: Readonly<Record<PlainEffect, string>>;
  readonly atMost: (rank: Rank) => string;
  readonly atLeast: (rank: Rank) => string;
  /** By which ranks it is beaten all the same; by none if the list is empty. */
  readonly unbeatable: (except: readonly Rank[]) => string;
  /** With which ranks the next player may pass it on; with none if the list is empty. */
  readonly forcePickUp: (deflectedBy: readonly Rank[]) => string;
}

/** What is said of rule sets: their parameters, what is wrong with them, and how they are named. */
export interface RulesWords {
  readonly parameters: ParameterWords<Omit<RuleSet, Apart>>;
  /** What so many players are dealt. */
  readonly dealRow: (row: DealRow) => string;
  /** Who begins. */
  readonly starts: { readonly [B in FirstStep['by']]: (step: Extract<FirstStep, { by: B }>) => string };
  readonly effects: EffectWords;
  readonly powers: {
    /** A kind of card without a power. */
    readonly ordinary: string;
    /** Where a card with a power may be laid, as a clause like those of effects. */
    readonly goes: (power: Power) => string;
    /** All that a card does. */
    readonly all: (clauses: readonly string[]) => string;
  };
  readonly variations: {
    /** Where a rule set has no such variation. */
    readonly notOffered: string;
    /** What it changes: each parameter with its value, as files write them. */
    readonly changing: (title: string, changes: readonly string[]) => string;
  };
  /** What is wrong with the combination, what that means, and what to do. */
  readonly findings: {
    readonly [C in FindingCode]: (finding: Extract<RuleSetFinding, { code: C }>) => string;
  };
  readonly level: Readonly<Record<FindingLevel, string>>;
  /** Why a rule set with its options can't be used, and what to do. */
  readonly errors: Readonly<Record<PlainErrorCode, (error: PlainError) => string>>;
  /** A sentence with the parameters that it is about. */
  readonly withPaths: (sentence: string, paths: readonly string[]) => string;
}
