import { typedValues } from './posted-form'
import type { SendFault } from './send-fault'

/** Why a field was refused. Words are attached where it is shown. */
export interface FieldFault<Field extends string = string, Fault extends string = string> {
  field: Field
  fault: Fault
}

/** A file that arrived and waits for the form to be right. Its id is a secret of the sender. */
export interface KeptFile {
  id: string
  name: string
}

/**
 * What a form answers: the one state of every form of the site and the back office. A form names its own notices, the
 * faults of its fields and its ends; any of them may be a send fault.
 */
export interface FormState<
  Notice extends string = string,
  Fault extends FieldFault = FieldFault,
  Done extends string = string,
> {
  /** What was typed, to show it again: without secrets. */
  values: Readonly<Record<string, string>>
  faults: readonly Fault[]
  /** Why a form that was filled in rightly was not taken, or what became of it. */
  notice: Notice | SendFault | null
  /** The end that the page shows in place of the form. */
  done: Done | null
  /** What stands, where somebody else has saved meanwhile: finished sentences. */
  stands?: readonly string[]
  /** The files of each field that arrived: a browser sends a file only once. */
  files?: Readonly<Record<string, readonly KeptFile[]>>
}

/** A server action that answers a form. */
export type FormAction<State extends FormState = FormState> = (state: State, data: FormData) => Promise<State>

/** The state of every form before it is sent. */
export const EMPTY_FORM: FormState<never, never, never> = { values: {}, faults: [], notice: null, done: null }

/** What a form answers with all that was typed in it. */
export const answerWith = <Notice extends string, Fault extends FieldFault, Done extends string>(
  data: FormData,
  change: Partial<FormState<Notice, Fault, Done>> = {},
): FormState<Notice, Fault, Done> => ({ ...EMPTY_FORM, values: typedValues(data), ...change })
