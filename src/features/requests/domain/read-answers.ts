import { z } from 'zod'
import { readName, readPhone } from '@/features/forms'
import { readEmail } from '@/kernel/form/email'
import { readAmount } from '@/kernel/form/typed-amount'
import { readPosition } from '@/kernel/form/typed-position'
import { ok, type Result, refuse } from '@/kernel/result'
import { type FieldDescription, type FormName, formOf, PURPOSES, type Purpose } from './form-descriptions'
import { EXTRA, type FormQuestion, fieldOf } from './form-setting'
import { consentField, type FaultCode, type FormFault } from './form-state'

/** An answer as it is stored; null: left empty. */
export type Answer = string | number | null

/** A form that was filled in rightly. */
export interface Answers {
  answers: Record<string, Answer>
  /** The question that staff added, as it was asked, and what was answered. */
  extra?: { question: string; answer: string } | null
  consents: Record<Purpose, boolean>
}

type Read = Result<Answer, FaultCode>

const LINE_LENGTH = 300
const POSITION_LENGTH = 500

function readNumber({ least = 0, most = Number.MAX_SAFE_INTEGER, hasDecimals }: FieldDescription, typed: string): Read {
  const read = readAmount(typed, { decimals: hasDecimals ? 4 : 0 })
  if (!read.ok || read.value < 0) return refuse('notANumber')
  const number = hasDecimals ? read.value / 10_000 : read.value
  return number < least || number > most ? refuse('outOfRange') : ok(number)
}

/** A place as `13.7563,100.5018`, or the https link of any map, as it was pasted. */
function readPlace(typed: string): Read {
  if (typed.length > POSITION_LENGTH) return refuse('tooLong')
  const isLink = URL.canParse(typed) && new URL(typed).protocol === 'https:' && !/[\s<>"]/.test(typed)
  if (isLink) return ok(typed)
  const place = readPosition(typed)
  return place ? ok(`${place.lat},${place.lng}`) : refuse('notAPosition')
}

function readPhoneAnswer(typed: string): Read {
  const phone = readPhone(typed)
  if (phone.ok) return phone
  return refuse(phone.refusal === 'tooLong' ? 'notAPhone' : phone.refusal)
}

function readEmailAnswer(typed: string): Read {
  const email = readEmail(typed)
  return email.ok ? email : refuse(email.refusal)
}

function readText(field: FieldDescription, typed: string): Read {
  return typed.length > (field.most ?? LINE_LENGTH) ? refuse('tooLong') : ok(typed)
}

const SLUG_OR_RANGE = /^[a-z0-9][a-z0-9-]{0,60}$/

function readChoice({ options = [], list }: FieldDescription, typed: string): Read {
  return (list ? SLUG_OR_RANGE.test(typed) : options.includes(typed)) ? ok(typed) : refuse('notChosen')
}

const READERS: Record<FieldDescription['kind'], (field: FieldDescription, typed: string) => Read> = {
  name: (_, typed) => readName(typed),
  phone: (_, typed) => readPhoneAnswer(typed),
  email: (_, typed) => readEmailAnswer(typed),
  line: (field, typed) => readText(field, typed.replace(/\s+/g, ' ')),
  text: readText,
  choice: readChoice,
  number: readNumber,
  position: (_, typed) => readPlace(typed),
  // The names of the files that arrived.
  files: (_, typed) => ok(typed),
}

const EMPTY: Partial<Record<FieldDescription['kind'], FaultCode>> = { choice: 'notChosen', files: 'noFile' }

function readField(field: FieldDescription, value: string): Read {
  const typed = value.normalize('NFC').trim()
  if (typed !== '') return READERS[field.kind](field, typed)
  if (!field.isRequired) return ok(null)
  return refuse(EMPTY[field.kind] ?? 'missing')
}

const schemaOf = (field: FieldDescription) =>
  z.string().transform((value, issues): Answer => {
    const read = readField(field, value)
    if (read.ok) return read.value
    issues.addIssue({ code: 'custom', message: read.refusal })
    return z.NEVER
  })

const agreed = z.string().min(1, { message: 'notAgreed' satisfies FaultCode })

/** The rules of a form, made from its description: one schema for each field. */
function schemaOfForm(form: FormName, question: FormQuestion | null) {
  const asked: FieldDescription[] = [...formOf(form).fields, ...(question ? [fieldOf(question)] : [])]
  const fields = asked.map((field) => [field.name, schemaOf(field)] as const)
  return z.object({ ...Object.fromEntries(fields), [consentField('answer')]: agreed })
}

function areaFault(form: FormName, values: Readonly<Record<string, string>>): FormFault[] {
  const { area = [], fields } = formOf(form)
  const read = fields
    .filter(({ name }) => area.includes(name))
    .map((field) => ({ name: field.name, answer: readField(field, values[field.name] ?? '') }))
  const [first] = read
  const isEmpty = read.every(({ answer }) => answer.ok && !answer.value)
  return first && isEmpty ? [{ field: first.name, fault: 'noArea' }] : []
}

const orderOf = (form: FormName) => [
  ...formOf(form).fields.map(({ name }) => String(name)),
  EXTRA,
  consentField('answer'),
]

function extraOf(question: FormQuestion | null, answer: Answer | undefined): Answers['extra'] {
  if (!question || answer === null || answer === undefined) return null
  const chosen = question.options.find(({ id }) => id === answer)
  return { question: question.text, answer: chosen?.text ?? String(answer) }
}

/** Faults in the order of the form, one a field. */
export function inOrder(form: FormName, faults: readonly FormFault[]): FormFault[] {
  return orderOf(form).flatMap((field) => faults.find((one) => one.field === field) ?? [])
}

/**
 * Reads a posted form by its description and the question that staff added, or returns the faults of all fields at
 * once, in the order of the form.
 */
export function readAnswers(
  form: FormName,
  values: Readonly<Record<string, string>>,
  question: FormQuestion | null = null,
): Result<Answers, FormFault[]> {
  const order = orderOf(form)
  const posted = Object.fromEntries(order.map((name) => [name, values[name] ?? '']))
  const parsed = schemaOfForm(form, question).safeParse(posted)
  const faults = inOrder(form, [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => ({
      field: String(path[0]),
      fault: message as FaultCode,
    })),
    ...areaFault(form, values),
  ])
  if (!parsed.success || faults.length > 0) return refuse(faults)
  const { [consentField('answer')]: _, [EXTRA]: extra, ...answers } = parsed.data as Record<string, Answer>
  const consents = Object.fromEntries(
    PURPOSES.map((purpose) => [purpose, (values[consentField(purpose)] ?? '') !== '']),
  )
  return ok({ answers, extra: extraOf(question, extra), consents: consents as Record<Purpose, boolean> })
}
