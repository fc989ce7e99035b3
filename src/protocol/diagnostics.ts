import * as v from 'valibot';

/** What a screen on this machine asks to show somebody who wants to report a fault; nothing here is refused. */
export const diagnosticsMessages = [v.strictObject({ type: v.literal('diagnostics') })] as const;
export type DiagnosticsMessage = v.InferOutput<(typeof diagnosticsMessages)[number]>;

/** The answer, to the screen alone that has asked: versions, devices, settings and the last lines of the log, as text. */
export const diagnosticsAnswers = [
  v.strictObject({ type: v.literal('diagnostics'), text: v.string() }),
] as const;
