import type { FieldDescription, FormName } from './form-descriptions'

/** The words of a form that staff may change. */
export const FORM_WORDS = ['title', 'lead', 'submit', 'sentTitle', 'offNote'] as const
export type FormWord = (typeof FORM_WORDS)[number]

/** The posted and described name of the question that staff added. */
export const EXTRA = 'extra'

const MOST_CHARACTERS = 1000

/** A question that staff added to a form, in one language. Nobody has to answer it. */
export interface FormQuestion {
  kind: 'text' | 'choice'
  text: string
  options: readonly { id: string; text: string }[]
}

/** What staff changed of a form, in one language. Words that are not there are those of its description. */
export interface FormSetting {
  isOff: boolean
  words: Partial<Record<FormWord, string>>
  question: FormQuestion | null
}

/** The settings of all forms in one language. */
export type FormSettings = Record<FormName, FormSetting>

/** A form as it is described. */
export const AS_DESCRIBED: FormSetting = { isOff: false, words: {}, question: null }

/** A setting as stored, in one language. */
export interface StoredSetting extends Partial<Record<FormWord, string | null>> {
  isOff?: boolean | null
  question?: {
    kind?: 'none' | 'text' | 'choice' | null
    text?: string | null
    options?: { id?: string | null; text?: string | null }[] | null
  }
}

const written = (text: string | null | undefined) => text?.trim() ?? ''

/** A question is asked only in languages that it is written in; a choice also needs two options there. */
function questionOf({ question }: StoredSetting): FormQuestion | null {
  const text = written(question?.text)
  if (!text || !question?.kind || question.kind === 'none') return null
  if (question.kind === 'text') return { kind: 'text', text, options: [] }
  const options = (question.options ?? []).flatMap(({ id, text: option }) =>
    id && written(option) ? [{ id, text: written(option) }] : [],
  )
  return options.length < 2 ? null : { kind: 'choice', text, options }
}

/** Reads a stored setting in one language. */
export function settingOf(stored: StoredSetting): FormSetting {
  const words = FORM_WORDS.flatMap((word) => (written(stored[word]) ? [[word, written(stored[word])] as const] : []))
  return { isOff: stored.isOff === true, words: Object.fromEntries(words), question: questionOf(stored) }
}

/** The field of an added question. */
export function fieldOf({ kind, options }: FormQuestion): FieldDescription {
  return kind === 'text'
    ? { name: EXTRA, kind, most: MOST_CHARACTERS }
    : { name: EXTRA, kind, options: options.map(({ id }) => id) }
}

/** Where the words of a form as described stand in the message files. */
export const messageKeys = (form: FormName) =>
  ({
    title: `forms.${form}.title`,
    lead: `forms.${form}.lead`,
    submit: 'form.submit',
    sentTitle: `forms.${form}.sentTitle`,
    offNote: 'form.off',
  }) as const satisfies Record<FormWord, string>
